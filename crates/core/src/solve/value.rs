//! The value of a position, and how it follows from the values of the options.

use std::cmp::Ordering;

use crate::game::{EndRule, Outcome};

/// Who wins from a position, and in how many plies: the winner hurries, the loser delays.
///
/// Remoteness is the notion of Smith and Steinhaus, named and used in Berlekamp, Conway and Guy,
/// *Winning Ways*, chapter 9. Where the players alternate and play ends as an [`EndRule`] says, its
/// parity is known: won positions (N) have odd remoteness in normal play and even remoteness in
/// misère play, lost ones (P) the other way.
///
/// ```
/// use appleyard_core::solve::Value;
///
/// // To lose in two plies is to leave a win in one; whoever must move would rather win late.
/// assert_eq!(Value::won(1).one_ply_earlier(), Value::lost(2));
/// assert!(Value::won(9).is_preferred_to(Value::won(11)));
/// assert!(Value::won(11).is_preferred_to(Value::DRAWN));
/// assert!(Value::DRAWN.is_preferred_to(Value::lost(20)));
/// assert!(Value::lost(20).is_preferred_to(Value::lost(18)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Who wins.
    pub outcome: Outcome,
    /// Plies (moves by one player) until no move is left; 0 at a position without moves. `None` for
    /// a draw, which has no such number, and where it is not known.
    pub remoteness: Option<u32>,
}

impl Value {
    /// Neither wins.
    pub const DRAWN: Value = Value {
        outcome: Outcome::D,
        remoteness: None,
    };

    /// Lost for whoever must move, in this number of plies.
    pub const fn lost(plies: u32) -> Value {
        Value {
            outcome: Outcome::P,
            remoteness: Some(plies),
        }
    }

    /// Won for whoever must move, in this number of plies.
    pub const fn won(plies: u32) -> Value {
        Value {
            outcome: Outcome::N,
            remoteness: Some(plies),
        }
    }

    /// The value of a position without moves.
    pub fn at_end(end_rule: EndRule) -> Value {
        Value::of_verdict(end_rule.outcome_at_end())
    }

    /// The value of a position without moves, of which the game says who has won.
    pub fn of_verdict(outcome: Outcome) -> Value {
        match outcome {
            Outcome::D => Value::DRAWN,
            outcome => Value {
                outcome,
                remoteness: Some(0),
            },
        }
    }

    /// What an option with this value is worth to whoever may choose it, if the other one moves
    /// there: one ply more, and an option that is lost for the next player is a win.
    pub fn one_ply_earlier(self) -> Value {
        Value {
            outcome: self.outcome.seen_by_the_other(),
            ..self.one_ply_more()
        }
    }

    /// What an option with this value is worth if the same player moves there again.
    pub fn one_ply_more(self) -> Value {
        Value {
            remoteness: self.remoteness.map(|plies| plies.saturating_add(1)),
            ..self
        }
    }

    /// Whether whoever must move would rather have this value than `other`: to win rather than to
    /// draw, to draw rather than to lose, to win soon and to lose late. Plies that are not known
    /// count as more than any others. The value of a position with moves is the one of its options,
    /// taken one ply earlier, to which nothing is preferred.
    pub fn is_preferred_to(self, other: Value) -> bool {
        self.preference(other) == Ordering::Greater
    }

    /// Greater if this value is preferred, less if the other is.
    pub(crate) fn preference(self, other: Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }

    /// Larger for what is preferred.
    fn rank(self) -> (u8, u32) {
        let plies = self.remoteness.unwrap_or(u32::MAX);
        match self.outcome {
            Outcome::N => (2, u32::MAX - plies),
            Outcome::D => (1, 0),
            Outcome::P => (0, plies),
        }
    }
}
