//! Solvers: who wins from a position, and how soon.
//!
//! [`Solver`] takes any [`Impartial`](crate::game::Impartial) game. Where a family of games can be
//! solved faster than that, as in [`lattice`](crate::lattice), the fast way is tested against it.
//! `mex` is the least missing number by bits of words, for Grundy values of lattices and heaps alike.

mod impartial;
mod mex;
mod value;

pub use impartial::{MAX_POSITIONS, Solver};
pub(crate) use mex::SmallSet;
pub use value::Value;
