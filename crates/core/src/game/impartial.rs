//! Impartial games: both players have the same moves, and they alternate.

use std::hash::Hash;

/// An impartial game: from a position, the same options for whoever must move.
///
/// Because the players alternate under the same rules, whose turn it is need not be part of the
/// position (the source document drops it from its triple m, n, p for that reason).
///
/// A rule of a game is one method. It returns an iterator, so that implementations read like the
/// rules and a solver can stop early; and since the iterator's type is the implementation's own,
/// solvers are compiled for each game, without a virtual call for every option.
///
/// ```
/// use appleyard_core::game::Impartial;
///
/// /// One heap of stones; take one, two or three.
/// struct TakeUpToThree;
///
/// impl Impartial for TakeUpToThree {
///     type Position = u32;
///
///     fn options(&self, stones: u32) -> impl Iterator<Item = u32> {
///         (1..=3).filter_map(move |taken| stones.checked_sub(taken))
///     }
/// }
///
/// assert_eq!(TakeUpToThree.options(2).collect::<Vec<_>>(), [1, 0]);
/// ```
pub trait Impartial {
    /// The complete state of the game, whose turn it is left out.
    type Position: Copy + Eq + Hash;

    /// The positions one move away, in a fixed order; none if the game is over there. The same
    /// option may come more than once.
    fn options(&self, position: Self::Position) -> impl Iterator<Item = Self::Position>;
}

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndRule {
    /// Normal play: whoever makes the last move wins. A position without moves is lost for
    /// whoever must move.
    Normal,
    /// Misère play: whoever makes the last move loses. A position without moves is won for
    /// whoever must move.
    Misere,
}

impl EndRule {
    /// The outcome of a position without moves.
    pub fn outcome_at_end(self) -> Outcome {
        match self {
            EndRule::Normal => Outcome::P,
            EndRule::Misere => Outcome::N,
        }
    }
}

/// Who wins from a position if both play as well as possible.
///
/// The letters are those of Berlekamp, Conway and Guy, *Winning Ways*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// P, for previous: whoever just moved wins; lost for whoever must move.
    P,
    /// N, for next: won for whoever must move.
    N,
}
