//! Colouring the lattice of a vector game, point by point, as a run that can be replayed.
//!
//! ```text
//!   VectorGame, EndRule, columns × rows
//!        │
//!        ▼
//!      Region      the drawn points and all that can be reached from them
//!        │
//!        ▼
//!      Rising      those points in order of weight: options come before the points they decide
//!        │
//!        ▼
//!     Colouring    each point takes its Value from its options ──▶ Observer ──▶ Trace
//!        │
//!        ├── why(point)        its options, their values, and the one that decides
//!        └── milestones()      the steps worth stopping at
//! ```
//!
//! The drawn rectangle alone is not enough: a move may leave it and come back, as (-1,+1) leaves
//! it at the top. Cutting such moves off gives wrong colours, even at (20,0) of the apple game. So
//! the whole region is solved, and only the drawing is clipped.

mod cell;
mod colouring;
mod milestone;
mod observer;
mod region;
mod rising;
mod why;

pub use colouring::Colouring;
pub use milestone::{Milestone, MilestoneKind};
pub use observer::{NO_MOVE, Observer, ROW_WIDTH, Recorder};
pub use region::{MAX_POSITIONS, MAX_SIDE, MIN_SIDE};
pub use why::{Why, WhyOption};
