//! The reading of graphs.

mod reading;
