//! What tests of several folders use.

pub mod canonical;
pub mod claims;
pub mod params;
pub mod readers;
pub mod slices;
pub mod stopped;
