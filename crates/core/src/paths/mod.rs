//! Paths: every way from here to there.
//!
//! ```text
//!   text ──read──┐
//!                ├──> PathGraph ──> Walk       the search of the source document, recorded step by step
//!   ready ───────┘         ├─────> moves      where a way that somebody draws may go on
//!                          ├─────> Lightest   the path of least weight, where edges have weights
//!                          ├─────> Listing    all paths one by one, from any of them on
//!                          ├─────> PathCount  how many paths there are, without listing them
//!                          ├─────> FrontierRun  one way to count, recorded edge by edge
//!                          └─────> PathNumber, EdgeCounts   by counting: path number k, how many pass each edge
//! ```
//!
//! A **path** is a sequence of different nodes, each joined to the next by an edge. Parallel edges make one path, or
//! as many as they are if [`PathQuery`] says so, and an edge from a node to itself is in none. From a node to itself
//! there is exactly one path: the node. The document's program differs in two ways: what it prints leaves the destination out, and if
//! start and destination are the same node, it prints every walk that comes back to it.

mod count;
pub(crate) mod error;
mod graph;
mod lightest;
mod listing;
mod maps;
mod near;
mod numbers;
mod placed;
mod query;
mod ready;
mod walk;
mod way;
mod why;

pub use count::{
    CountMethod, EdgeFate, FrontierRun, FrontierState, FrontierStep, MAX_RECORDED_STATES,
    MAX_STATES, PathCount,
};
pub use graph::{Pasted, PathGraph};
pub use lightest::{Fewest, Lightest};
pub use listing::Listing;
pub use numbers::{EdgeCounts, PathNumber};
pub use placed::Ready;
pub use query::PathQuery;
pub use ready::{ReadyPaths, ready};
pub use walk::{MAX_STEPS, Operation, Walk, WalkSummary};
pub use way::{WayStep, is_way, moves};
pub use why::{NodeState, NodeWhy, why};
