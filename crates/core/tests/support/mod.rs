//! What tests of several folders use.

pub mod canonical;
pub mod params;
pub mod slices;
pub mod stopped;
