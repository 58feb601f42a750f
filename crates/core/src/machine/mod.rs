//! Machines: what a law makes of a state, step by step; and the boundary between a machine and its environment.

pub mod discrete;
pub(crate) mod error;
pub mod turing;
