//! Solvers: who wins from a position, and how soon.
//!
//! [`Value`] is the value of a position, and a [`Solved`] game knows the values of its positions.
//! [`Retrograde`] solves any finite [`Game`](crate::game::Game). Some families of games can be solved
//! faster, such as [`lattice`](crate::lattice): their fast solvers are tested against it. The modules
//! `mex` (the least missing number, by bits of words) and `period` serve the Grundy values of
//! lattices, heaps and rows alike. [`BackwardInduction`] solves games of more than two players.

pub(crate) mod error;
mod graph;
pub(crate) mod many;
mod mark;
mod mex;
pub(crate) mod period;
mod positions;
mod retrograde;
mod solved;
mod spread;
mod value;

pub use many::{BackwardInduction, MAX_PLAYERS, ManyGame, ManyValue, Players, TieBreak};
pub(crate) use mex::SmallSet;
pub use period::Period;
pub use retrograde::{MAX_POSITIONS, Retrograde, Witness};
pub use solved::Solved;
pub use spread::{NO_DECIDING_MOVE, SPREAD_ROW_WIDTH, SpreadObserver};
pub use value::Value;
