//! Games: what the positions are and where one may move.
//!
//! A game says nothing of who wins; the [`EndRule`] does, and [`solve`](crate::solve) draws the
//! consequences.

mod impartial;
mod plane;
mod vector;
mod weight;

pub use impartial::{EndRule, Impartial, Outcome};
pub use plane::{Point, Vector};
pub use vector::{MAX_COMPONENT, MAX_MOVES, Move, Ply, VectorGame};
