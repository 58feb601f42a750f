//! Machines, and the boundary between a machine and its environment.

mod config;
mod discrete;
mod turing;
mod two_states;

pub use config::{MachineConfig, MachineTape};
pub use discrete::{AutomatonState, DiscreteCell, DiscreteLaw, DiscreteMachine};
pub use turing::TuringMachine;
pub use two_states::TwoStateMachines;
