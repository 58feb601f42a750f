//! Games of more than two players.
//!
//! ```text
//!   ManyGame    positions, moves, whose turn it is, and who has won at the end
//!     │
//!   BackwardInduction  + TieBreak     ManyValue of each position: who wins under the tie-break,
//!                                     who can force it, and who can win at all
//! ```
//!
//! With three players a position need not be won or lost for anybody: a player who cannot win may still
//! choose who does. So a tie-break says what such a player prefers. It belongs to the answer.

mod error;
mod induction;
mod players;
mod tie_break;

use std::hash::Hash;

pub use error::ManyError;
pub use induction::BackwardInduction;
pub use players::Players;
pub use tie_break::TieBreak;

/// The most players of a game.
pub const MAX_PLAYERS: u32 = 16;

/// A game in turns for two players or more. Players count from 0, in the order in which they sit.
///
/// Whose turn it is belongs to the position. The game must end: a position never comes back.
pub trait ManyGame {
    /// The complete state of the game, with whose turn it is.
    type Position: Clone + Eq + Hash;
    /// What a player does at a position.
    type Move: Copy + PartialEq;

    /// How many players there are, 2 to [`MAX_PLAYERS`].
    fn players(&self) -> u32;

    /// The moves of a position in a fixed order; empty if the game is over there.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position that a move of this position leads to.
    fn after(&self, position: &Self::Position, chosen: Self::Move) -> Self::Position;

    /// Whose turn it is.
    fn turn(&self, position: &Self::Position) -> u32;

    /// Who has won at a position without moves; `None` if nobody has.
    fn winner(&self, position: &Self::Position) -> Option<u32>;
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ManyValue {
    /// Who wins if each player prefers to win, and otherwise keeps to the tie-break; `None` if nobody
    /// wins then.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub winner: Option<u32>,
    /// The plies to the end of that play.
    pub plies: u32,
    /// The player who wins whatever all others do, even if they play together against that player; `None`
    /// if nobody can force a win.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub forced: Option<u32>,
    /// Who can win if each player wins where that is certain, and otherwise does anything.
    pub possible: Players,
}
