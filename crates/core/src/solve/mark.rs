//! What the solver notes about a position, in one word.

use super::Value;
use crate::game::Outcome;

/// A [`Value`], packed, which for a tie also has the plies to its end. As long as the value is not
/// known, it counts the options that are not known to be losing.
///
/// ```text
///   [ options, 30 bits | 0, 2 bits ]       undecided
///   [ plies,   30 bits | kind, 2 bits ]    1 P, 2 N, 3 D that can end in a tie
/// ```
///
/// The fields are wide enough: there are fewer plies than positions, of which there are at most 2³⁰,
/// and at most 2²⁷ options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u32);

impl Mark {
    /// Neither won nor lost so far, with this number of options. When the run has finished, such a
    /// position is drawn by play without end.
    pub(super) fn undecided(options: u32) -> Mark {
        Mark(options << 2)
    }

    /// The plies to the end: until the winner has won, or to the nearest tie.
    pub(super) fn new(outcome: Outcome, plies: u32) -> Mark {
        let kind = match outcome {
            Outcome::P => 1,
            Outcome::N => 2,
            Outcome::D => 3,
        };
        Mark(plies << 2 | kind)
    }

    /// Whether no win, loss or tie is known yet.
    pub(super) fn is_undecided(self) -> bool {
        self.0 & 3 == 0
    }

    /// The mark after one option of an undecided position has turned out to be losing.
    pub(super) fn without_an_option(self) -> Mark {
        Mark(self.0 - (u32::from(self.is_undecided()) << 2))
    }

    /// Whether all options of an undecided position are losing.
    pub(super) fn has_no_option(self) -> bool {
        self.0 == 0
    }

    /// The outcome; `None` if it is undecided.
    pub(super) fn outcome(self) -> Option<Outcome> {
        [None, Some(Outcome::P), Some(Outcome::N), Some(Outcome::D)][(self.0 & 3) as usize]
    }

    /// The plies of a position that is decided.
    pub(super) fn plies(self) -> u32 {
        self.0 >> 2
    }

    /// The value, when the run has finished: what is undecided then is drawn by play without end.
    pub(super) fn value(self) -> Value {
        match self.outcome() {
            Some(Outcome::P) => Value::lost(self.plies()),
            Some(Outcome::N) => Value::won(self.plies()),
            Some(Outcome::D) | None => Value::DRAWN,
        }
    }

    /// Whether a position with moves can get this value from an option with the mark `option`.
    /// `again` says that the same player moves there.
    pub(super) fn follows_from(self, option: Mark, again: bool) -> bool {
        let Some(outcome) = self.outcome() else {
            return option.is_undecided();
        };
        let there = if again {
            outcome
        } else {
            outcome.seen_by_the_other()
        };
        option == Mark::new(there, self.plies().saturating_sub(1))
    }
}

/// What the options of a position say about it, when all of them are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gathered {
    quickest_win: u32,
    nearest_tie: u32,
    longest_loss: Option<u32>,
}

impl Default for Gathered {
    fn default() -> Self {
        Gathered {
            quickest_win: u32::MAX,
            nearest_tie: u32::MAX,
            longest_loss: None,
        }
    }
}

impl Gathered {
    /// Adds an option. `again` says that the same player moves there.
    #[inline]
    pub(super) fn add(&mut self, option: Mark, again: bool) {
        let plies = option.plies() + 1;
        match option.outcome() {
            Some(Outcome::D) | None => self.nearest_tie = self.nearest_tie.min(plies),
            outcome if again == (outcome == Some(Outcome::N)) => {
                self.quickest_win = self.quickest_win.min(plies);
            }
            _ => self.longest_loss = self.longest_loss.max(Some(plies)),
        }
    }

    /// The mark of the position; `None` if it has no options.
    pub(super) fn mark(self) -> Option<Mark> {
        if self.quickest_win < u32::MAX {
            Some(Mark::new(Outcome::N, self.quickest_win))
        } else if self.nearest_tie < u32::MAX {
            Some(Mark::new(Outcome::D, self.nearest_tie))
        } else {
            let lost = self.longest_loss?;
            Some(Mark::new(Outcome::P, lost))
        }
    }
}
