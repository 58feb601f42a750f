//! Games: their positions, the moves of each position, and who has won when no move is left.
//!
//! [`Game`] says what every game has. [`solve`](crate::solve) finds the values of its positions,
//! and [`play`](crate::play) plays it. Solvers and checks see a game by its numbers, as [`Expand`].

mod claim;
mod ending;
mod expand;
mod heading;
mod interner;
mod notation;
mod outcome;
mod turns;

pub use claim::Claim;
pub use ending::{EndReason, Ending};
pub use expand::{Expand, Interned, Link};
pub use heading::Heading;
pub(crate) use interner::MAX_PLACES;
pub use interner::{Interner, Keys};
pub use notation::Notation;
pub use outcome::{ByEndRule, EndRule, Outcome, Player};
pub(crate) use turns::moves_again;
pub use turns::{Game, MAX_PLIES};
