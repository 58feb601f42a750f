//! Machines: what a rule makes of a state, step by step.

pub(crate) mod error;
pub mod turing;
