//! The value of a position, and how it follows from the values of the options.

use crate::game::{EndRule, Outcome};

/// Who wins from a position, and in how many plies: the winner hurries, the loser delays.
///
/// Remoteness is the notion of Smith and Steinhaus, named and used in Berlekamp, Conway and Guy,
/// *Winning Ways*, chapter 9. Since the last ply is always made by the same player for a given
/// outcome, its parity is known: won positions (N) have odd remoteness in normal play and even
/// remoteness in misère play, lost ones (P) the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Who wins.
    pub outcome: Outcome,
    /// Plies (moves by one player) until no move is left; 0 at a position without moves.
    pub remoteness: u32,
}

impl Value {
    /// The value of a position without moves.
    pub fn at_end(end_rule: EndRule) -> Value {
        Value {
            outcome: end_rule.outcome_at_end(),
            remoteness: 0,
        }
    }

    /// What an option with this value is worth to whoever may choose it: one ply more, and an
    /// option that is lost for the next player is a win.
    pub fn one_ply_earlier(self) -> Value {
        let outcome = match self.outcome {
            Outcome::P => Outcome::N,
            Outcome::N => Outcome::P,
        };
        Value {
            outcome,
            remoteness: self.remoteness + 1,
        }
    }

    /// Whether whoever must move would rather have this value than `other`: to win rather than to
    /// lose, to win soon and to lose late. The value of a position with moves is the one of its
    /// options, taken one ply earlier, to which nothing is preferred.
    pub fn is_preferred_to(self, other: Value) -> bool {
        match (self.outcome, other.outcome) {
            (Outcome::N, Outcome::P) => true,
            (Outcome::P, Outcome::N) => false,
            (Outcome::N, Outcome::N) => self.remoteness < other.remoteness,
            (Outcome::P, Outcome::P) => self.remoteness > other.remoteness,
        }
    }
}
