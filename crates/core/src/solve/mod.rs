//! Solvers: who wins from a position, and how soon.
//!
//! [`Solver`] takes any [`Impartial`](crate::game::Impartial) game. Where a family of games can be
//! solved faster than that, as in [`lattice`](crate::lattice), the fast way is tested against it.

mod impartial;
mod value;

pub use impartial::{MAX_POSITIONS, Solver};
pub use value::Value;
