//! What the solver notes of a position, in one word.

use super::Value;
use crate::game::Outcome;

/// A [`Value`], narrow, and of a tie also how far its end is.
///
/// ```text
///   [ plies, 30 bits | kind, 2 bits ]      0 undecided, 1 P, 2 N, 3 D that can end in a tie
/// ```
///
/// There are fewer plies than positions, of which there are at most 2³⁰.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u32);

impl Mark {
    /// Neither won nor lost so far; once the run is finished, drawn by play without end.
    pub(super) const UNDECIDED: Mark = Mark(0);

    /// The plies to the end: to that of the winner, or to the nearest that is a tie.
    pub(super) fn new(outcome: Outcome, plies: u32) -> Mark {
        let kind = match outcome {
            Outcome::P => 1,
            Outcome::N => 2,
            Outcome::D => 3,
        };
        Mark(plies << 2 | kind)
    }

    /// `None` if it is undecided.
    pub(super) fn outcome(self) -> Option<Outcome> {
        [None, Some(Outcome::P), Some(Outcome::N), Some(Outcome::D)][(self.0 & 3) as usize]
    }

    pub(super) fn plies(self) -> u32 {
        self.0 >> 2
    }

    /// The value; `None` if it is undecided.
    pub(super) fn value(self) -> Option<Value> {
        Some(match self.outcome()? {
            Outcome::P => Value::lost(self.plies()),
            Outcome::N => Value::won(self.plies()),
            Outcome::D => Value::DRAWN,
        })
    }

    /// The mark of the option from which a position with moves has this one; `again` if the same
    /// player moves there.
    pub(super) fn of_deciding_option(self, again: bool) -> Mark {
        let Some(outcome) = self.outcome() else {
            return Mark::UNDECIDED;
        };
        let there = if again {
            outcome
        } else {
            outcome.seen_by_the_other()
        };
        Mark::new(there, self.plies().saturating_sub(1))
    }
}
