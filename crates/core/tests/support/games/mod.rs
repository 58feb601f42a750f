//! Games whose rules are written down here only, for the tests of all solvers.

pub mod graph;
pub mod heap;
