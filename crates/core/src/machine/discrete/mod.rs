//! Discrete machines, and where the boundary between a machine and its environment is drawn.
//!
//! The source document, the draft "From the viewpoint of computation", calls a machine isolated if its next state
//! depends on its state alone. It says that a machine and its environment together are isolated, wherever the
//! boundary between them is drawn. Here that can be tried: every ready machine is a row of parts, a [`System`], and [`cut`](System::cut) makes two machines of it
//! that hear nothing of each other but what crosses the boundary.
//!
//! ```text
//!   DiscreteConfig ──> System ──> DiscreteRun     the rows, and what crosses a boundary in each step
//!                         └─────> Pair of Windows machine and environment
//! ```
//!
//! The Turing machine is a row that goes with its head: a finite control, and a tape to the left and right of it, which
//! is its environment.
//!
//! The machines with a number of physics are the document's examples in whole numbers: uniform motion, which one
//! event determines; the wave equation, which two rows determine; and Hamilton's equations of a pendulum.

mod control;
pub(crate) mod error;
mod fixed;
mod law;
mod machine;
mod run;
mod setup;
mod system;

pub use law::{Automaton, CellKind, FacingPlayer, PartState, Role};
pub use machine::{Machine, Pair};
pub use run::DiscreteRun;
pub use setup::{
    DiscreteConfig, DiscreteKind, MAX_AMPLITUDE, MAX_LETTERS, MAX_PLACE, MAX_STEPS, MAX_SWING,
    MAX_VELOCITY, MAX_WIDTH,
};
pub use system::{CutRow, DiscreteSignals, System};
