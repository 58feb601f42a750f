//! Games: what the positions are, where one may move, and who has won where no move is left.
//!
//! [`Game`] is what all of them have; [`solve`](crate::solve) draws the consequences, and
//! [`play`](crate::play) plays them.

pub(crate) mod error;
mod outcome;
mod plane;
mod turns;
mod vector;
mod weight;

pub use outcome::{EndRule, Outcome, Player};
pub use plane::{Point, Vector};
pub use turns::Game;
pub use vector::{MAX_COMPONENT, MAX_MOVES, Move, Ply, VectorGame};
