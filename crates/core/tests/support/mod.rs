//! What tests of several folders use.

pub mod agreement;
pub mod canonical;
pub mod claims;
pub mod games;
pub mod params;
pub mod readers;
pub mod slices;
pub mod stopped;
