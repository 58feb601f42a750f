//! Turing machines, each with every moment of its run, and all machines of two states.

mod config;
mod turing;
mod two_states;

pub use config::{MachineConfig, MachineTape};
pub use turing::TuringMachine;
pub use two_states::TwoStateMachines;
