//! Machines, and the boundary between a machine and its environment.

mod discrete;

pub use discrete::{AutomatonState, DiscreteCell, DiscreteLaw, DiscreteMachine};
