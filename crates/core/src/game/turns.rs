//! Games in turns: what every game here has.

use std::hash::Hash;

use super::{Outcome, Player};
use crate::error::Error;

/// The most plies a recorded game may have, unless [`Game::most_plies`] says another number.
pub const MAX_PLIES: usize = 511;

/// A game in turns: its positions, the moves of each, and who has won when no move is left.
///
/// In an impartial game both players have the same moves, and they alternate. A position then need not
/// say whose turn it is (for that reason the source document drops p from its triple m, n, p), and
/// [`turn`](Game::turn) returns `None`. In a game with two sides each position says whose turn it is,
/// and a player may have several turns in a row.
///
/// Each rule of a game is one method. [`moves`](Game::moves) returns an iterator, so that
/// implementations read like the rules and callers can stop early. The type of the iterator belongs to
/// the implementation, so the compiler makes each caller for its game, without a virtual call for a
/// move.
///
/// ```
/// use appleyard_core::game::{EndRule, Game, Outcome};
///
/// /// One heap of stones: take one, two or three. The player who takes the last one wins.
/// struct TakeUpToThree;
///
/// impl Game for TakeUpToThree {
///     type Position = u32;
///     type Move = u32;
///
///     fn moves(&self, &stones: &u32) -> impl Iterator<Item = u32> {
///         1..=stones.min(3)
///     }
///
///     fn after(&self, &stones: &u32, taken: u32) -> u32 {
///         stones - taken
///     }
///
///     fn verdict(&self, _: &u32) -> Outcome {
///         EndRule::Normal.outcome_at_end()
///     }
/// }
///
/// assert_eq!(TakeUpToThree.moves(&2).collect::<Vec<_>>(), [1, 2]);
/// assert!(!TakeUpToThree.is_legal(&2, 3));
/// ```
pub trait Game {
    /// The complete state of the game. In an impartial game it does not say whose turn it is.
    type Position: Clone + Eq + Hash;
    /// What a player does at a position.
    type Move: Copy + PartialEq;

    /// The moves of a position in a fixed order; empty if the game is over there. Several moves may
    /// lead to the same position.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position that a move of this position leads to. Whoever calls it has the move from
    /// [`moves`](Game::moves), or has asked [`is_legal`](Game::is_legal). Any other move is a mistake of the
    /// caller, of which a game makes no position: where it cannot take the move, it panics.
    fn after(&self, position: &Self::Position, chosen: Self::Move) -> Self::Position;

    /// Who wins at a position without moves, from the point of view of the player who would have to
    /// move there.
    fn verdict(&self, position: &Self::Position) -> Outcome;

    /// Whose turn it is; `None` in an impartial game.
    fn turn(&self, _position: &Self::Position) -> Option<Player> {
        None
    }

    /// Whether the position has this move. A game that can tell without looking at all moves overrides
    /// this.
    fn is_legal(&self, position: &Self::Position, chosen: Self::Move) -> bool {
        self.moves(position).any(|legal| legal == chosen)
    }

    /// Whether no move is left.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.moves(position).next().is_none()
    }

    /// The most plies that a recorded game may have. A game that is longer with best play allows more.
    fn most_plies(&self) -> usize {
        MAX_PLIES
    }

    /// The error for a recorded game whose `ply`-th move, counted from 1, its position does not have.
    fn illegal(&self, ply: u64, _chosen: Self::Move) -> Error {
        Error::IllegalPly { ply }
    }
}

/// Whether a move keeps its player's turn, from whose turn it was and is. That happens only in games that say
/// whose turn it is.
#[inline]
pub(crate) fn moves_again(before: Option<Player>, after: Option<Player>) -> bool {
    before.is_some() && before == after
}
