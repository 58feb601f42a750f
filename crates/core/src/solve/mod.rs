//! Solvers: who wins from a position, and how soon.
//!
//! [`Solver`] takes any [`Impartial`](crate::game::Impartial) game. Where a family of games can be
//! solved faster than that, as in [`lattice`](crate::lattice), the fast way is tested against it.
//! `mex`, the least missing number by bits of words, and periods serve the Grundy values of lattices,
//! heaps and rows alike.

mod impartial;
mod mex;
pub(crate) mod period;
mod value;

pub use impartial::{MAX_POSITIONS, Solver};
pub(crate) use mex::SmallSet;
pub use period::Period;
pub use value::Value;
