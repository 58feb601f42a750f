//! Who wins.

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
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
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub enum Outcome {
    /// P, for previous: whoever just moved wins; lost for whoever must move.
    P,
    /// N, for next: won for whoever must move.
    N,
    /// D, for draw: neither can win, because play ends undecided or need not end.
    D,
}

impl Outcome {
    /// The same seen from the other player.
    pub fn seen_by_the_other(self) -> Outcome {
        match self {
            Outcome::P => Outcome::N,
            Outcome::N => Outcome::P,
            Outcome::D => Outcome::D,
        }
    }

    /// P if it is lost, else N.
    pub(crate) fn lost_if(lost: bool) -> Outcome {
        if lost { Outcome::P } else { Outcome::N }
    }
}

/// Whoever moves from the start, and the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Moves from the start; in an impartial game whenever an even number of plies has been made.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Whoever must move after this number of plies, where the players alternate.
    pub fn to_move_after(plies: usize) -> Player {
        if plies.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// `first` or `second`.
    pub fn name(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }

    /// The other player.
    pub fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}
