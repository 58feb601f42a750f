//! Paths: every way from here to there.
//!
//! ```text
//!   text ──read──┐
//!                ├──> PathGraph ──> Walk       the search of the source document, recorded step by step
//!   ready ───────┘         ├─────> moves      where a way that somebody draws may go on
//!                          └─────> PathCount  how many paths there are, without listing them
//! ```
//!
//! A **path** is a sequence of different nodes, each joined to the next by an edge. Two edges between the same
//! nodes make one path, and an edge from a node to itself is in none. From a node to itself there is exactly one
//! path: the node. The document's program differs in two ways: what it prints leaves the destination out, and if
//! start and destination are the same node, it prints every walk that comes back to it.

mod count;
pub(crate) mod error;
mod graph;
mod ready;
mod walk;
mod way;
mod why;

pub use count::{MAX_STATES, PathCount};
pub use graph::{Pasted, PathGraph};
pub use ready::{Ready, ReadyPaths, ready};
pub use walk::{MAX_STEPS, Operation, Walk, WalkSummary};
pub use way::{Move, is_way, moves};
pub use why::{NodeState, NodeWhy, why};
