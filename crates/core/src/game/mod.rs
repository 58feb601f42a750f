//! Games: what the positions are, where one may move, and who has won where no move is left.
//!
//! [`Game`] is what all of them have; [`solve`](crate::solve) draws the consequences, and
//! [`play`](crate::play) plays them.

mod outcome;
mod turns;

pub use outcome::{EndRule, Outcome, Player};
pub use turns::Game;
