//! Solvers: who wins from a position, and how soon.
//!
//! [`Value`] is what a position is worth, and [`Solved`] a game of which that is known.
//! [`Retrograde`] makes one of any finite [`Game`](crate::game::Game). Where a family of games can be
//! solved faster than that, as in [`lattice`](crate::lattice), the fast way is tested against it.
//! `mex`, the least missing number by bits of words, and periods serve the Grundy values of lattices,
//! heaps and rows alike.

pub(crate) mod error;
mod graph;
mod mark;
mod mex;
pub(crate) mod period;
mod positions;
mod retrograde;
mod solved;
mod spread;
mod value;

pub(crate) use mex::SmallSet;
pub use period::Period;
pub use retrograde::{MAX_POSITIONS, Retrograde, Witness};
pub use solved::Solved;
pub use spread::{NO_DECIDING_MOVE, SPREAD_ROW_WIDTH, SpreadObserver};
pub use value::Value;
