//! Who wins.

/// Who wins when no move is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum EndRule {
    /// Normal play: the player who makes the last move wins. A position without moves is lost for
    /// the player to move.
    Normal,
    /// Misère play: the player who makes the last move loses. A position without moves is won for
    /// the player to move.
    Misere,
}

impl EndRule {
    /// The outcome of a position without moves, for the player to move.
    pub fn outcome_at_end(self) -> Outcome {
        match self {
            EndRule::Normal => Outcome::P,
            EndRule::Misere => Outcome::N,
        }
    }
}

/// Two values of a kind, one for each end rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ByEndRule<T> {
    /// The value under normal play.
    pub normal: T,
    /// The value under misère play.
    pub misere: T,
}

impl<T> ByEndRule<T> {
    /// Calls `each` for either rule.
    pub fn of(each: impl Fn(EndRule) -> T) -> ByEndRule<T> {
        ByEndRule {
            normal: each(EndRule::Normal),
            misere: each(EndRule::Misere),
        }
    }
}

/// Who wins from a position with best play.
///
/// The letters are those of Berlekamp, Conway and Guy, *Winning Ways*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub enum Outcome {
    /// P: the previous player wins. The position is lost for the player to move.
    P,
    /// N: the next player wins. The position is won for the player to move.
    N,
    /// D: a draw. Neither player can force a win, because play ends undecided or need not end.
    D,
}

impl Outcome {
    /// The same outcome from the opponent's point of view: P and N swap, D stays.
    pub fn seen_by_the_other(self) -> Outcome {
        match self {
            Outcome::P => Outcome::N,
            Outcome::N => Outcome::P,
            Outcome::D => Outcome::D,
        }
    }

    /// P if `lost` is true, else N.
    pub(crate) fn lost_if(lost: bool) -> Outcome {
        if lost { Outcome::P } else { Outcome::N }
    }
}

/// One of the two players: the one who moves first from the start, or the one who moves second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Player {
    /// The player who moves first. In an impartial game this player is to move after an even number
    /// of plies.
    First,
    /// The opponent of the player who moves first.
    Second,
}

impl Player {
    /// The player to move after this number of plies, if the players alternate.
    pub fn to_move_after(plies: usize) -> Player {
        if plies.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// The opponent of this player.
    pub fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}
