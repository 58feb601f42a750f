//! The value of a position, and how it follows from the values of its options.

use std::cmp::Ordering;

use crate::game::{Claim, EndRule, Outcome};

/// Who wins from a position, and in how many plies, if the winner hurries and the loser delays.
///
/// Remoteness is the notion of Smith and Steinhaus; Berlekamp, Conway and Guy named and used it in
/// *Winning Ways*, chapter 9. If the players alternate and an [`EndRule`] decides the end, its
/// parity is known. In normal play won positions (N) have odd remoteness and lost ones (P) even
/// remoteness. In misère play it is the other way round.
///
/// ```
/// use appleyard_core::solve::Value;
///
/// // A move that leaves a win in one ply loses in two; a player would rather win, even late.
/// assert_eq!(Value::won(1).one_ply_earlier(), Value::lost(2));
/// assert!(Value::won(9).is_preferred_to(Value::won(11)));
/// assert!(Value::won(11).is_preferred_to(Value::DRAWN));
/// assert!(Value::DRAWN.is_preferred_to(Value::lost(20)));
/// assert!(Value::lost(20).is_preferred_to(Value::lost(18)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Value {
    /// Who wins.
    pub outcome: Outcome,
    /// Plies (moves by one player) until no move is left; 0 at a position without moves. `None` for
    /// a draw, which has no such number, and for a remoteness that is not known.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub remoteness: Option<u32>,
}

impl From<Claim> for Value {
    fn from(claim: Claim) -> Value {
        match claim {
            Claim::Lost(plies) => Value::lost(plies),
            Claim::Won(plies) => Value::won(plies),
            Claim::Tie(_) | Claim::Endless => Value::DRAWN,
        }
    }
}

impl Value {
    /// A draw: neither player wins.
    pub const DRAWN: Value = Value {
        outcome: Outcome::D,
        remoteness: None,
    };

    /// A position that is lost for the player to move, in this number of plies.
    pub const fn lost(plies: u32) -> Value {
        Value {
            outcome: Outcome::P,
            remoteness: Some(plies),
        }
    }

    /// A position that is won for the player to move, in this number of plies.
    pub const fn won(plies: u32) -> Value {
        Value {
            outcome: Outcome::N,
            remoteness: Some(plies),
        }
    }

    /// The value of a position without moves under an end rule.
    pub fn at_end(end_rule: EndRule) -> Value {
        Value::of_verdict(end_rule.outcome_at_end())
    }

    /// The value of a position without moves, where the game itself says who has won.
    pub fn of_verdict(outcome: Outcome) -> Value {
        match outcome {
            Outcome::D => Value::DRAWN,
            outcome => Value {
                outcome,
                remoteness: Some(0),
            },
        }
    }

    /// The value of an option to the player who may choose it, if the opponent moves there. The
    /// remoteness is one ply more, and an option that is lost for the opponent is a win.
    pub fn one_ply_earlier(self) -> Value {
        Value {
            outcome: self.outcome.seen_by_the_other(),
            ..self.one_ply_more()
        }
    }

    /// The value of an option to the player who may choose it, if the same player moves again
    /// there.
    pub fn one_ply_more(self) -> Value {
        Value {
            remoteness: self.remoteness.map(|plies| plies.saturating_add(1)),
            ..self
        }
    }

    /// The value of an option to the player who may choose it; `again` says whether the same player moves again
    /// there.
    pub(crate) fn to_the_chooser(self, again: bool) -> Value {
        if again {
            self.one_ply_more()
        } else {
            self.one_ply_earlier()
        }
    }

    /// Whether the player to move prefers this value to `other`: to win rather than draw, to draw
    /// rather than lose, to win soon and to lose late. An unknown remoteness counts as more than
    /// any number of plies. The value of a position with moves is the most preferred value of its
    /// options, each taken one ply earlier.
    pub fn is_preferred_to(self, other: Value) -> bool {
        self.preference(other) == Ordering::Greater
    }

    /// Greater if this value is preferred, less if `other` is.
    pub(crate) fn preference(self, other: Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }

    /// Larger for a value that is preferred.
    fn rank(self) -> (u8, u32) {
        let plies = self.remoteness.unwrap_or(u32::MAX);
        match self.outcome {
            Outcome::N => (2, u32::MAX - plies),
            Outcome::D => (1, 0),
            Outcome::P => (0, plies),
        }
    }
}
