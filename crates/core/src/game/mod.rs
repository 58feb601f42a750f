//! Games: their positions, the moves of each position, and who has won when no move is left.
//!
//! [`Game`] says what every game has. [`solve`](crate::solve) finds the values of its positions,
//! and [`play`](crate::play) plays it.

mod outcome;
mod turns;

pub use outcome::{ByEndRule, EndRule, Outcome, Player};
pub use turns::Game;
