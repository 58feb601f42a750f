//! Digital Deletions, HDU 1404.

use super::digit_string::{DigitString, count_shorter};
use crate::game::{EndRule, Game, Outcome};

/// A move of Digital Deletions. Places count from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DigitMove {
    /// Changes the digit at a place into a smaller one.
    Lower {
        /// The place.
        at: u32,
        /// The new digit.
        to: u32,
    },
    /// Deletes the zero at a place and everything to its right.
    Delete {
        /// The place.
        at: u32,
    },
}

/// Digital Deletions: a move lowers one digit, or deletes a zero and everything to its right. The player
/// who deletes the last digit wins.
///
/// The positions are all strings that are no longer than the first. A string has its index by length and then
/// by number:
///
/// ```text
///   string   ""  "0" "1" ... "9"  "00" "01" ... "99"  "000" ...
///   index     0   1   2  ... 10    11   12  ... 110    111
/// ```
///
/// A lowered string has a smaller number, and a deletion leaves a shorter string. So every option stands
/// before its string.
///
/// ```
/// use appleyard_core::contest::{DigitString, DigitalDeletions};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
///
/// let start = DigitString::parse("20")?;
/// let mut run = IndexedRun::new(DigitalDeletions::starting(start))?;
/// run.ask(&start)?;
/// run.finish()?;
/// assert_eq!(run.value(&DigitString::parse("00")?)?, Value::won(1));
/// assert_eq!(run.value(&DigitString::parse("1")?)?, Value::lost(2));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DigitalDeletions {
    start: DigitString,
}

impl DigitalDeletions {
    /// The game from a string.
    pub fn starting(start: DigitString) -> DigitalDeletions {
        DigitalDeletions { start }
    }

    /// The string with which a game begins.
    pub fn first(&self) -> DigitString {
        self.start
    }

    /// Whether the game has strings of this length.
    pub(super) fn has_length(&self, length: u32) -> bool {
        length <= self.start.length()
    }

    /// How many strings there are, with the empty one.
    pub(super) fn strings(&self) -> u64 {
        count_shorter(self.start.length() + 1).into()
    }
}

impl Game for DigitalDeletions {
    type Position = DigitString;
    type Move = DigitMove;

    /// By place from the left; at each place the largest change first.
    fn moves(&self, &string: &DigitString) -> impl Iterator<Item = DigitMove> {
        (0..).zip(string.digits()).flat_map(|(at, digit)| {
            let deletes = (digit == 0).then_some(DigitMove::Delete { at });
            let lowers = (0..digit).map(move |to| DigitMove::Lower { at, to });
            deletes.into_iter().chain(lowers)
        })
    }

    fn after(&self, &string: &DigitString, chosen: DigitMove) -> DigitString {
        match chosen {
            DigitMove::Lower { at, to } => string.with(at, to),
            DigitMove::Delete { at } => string.before(at),
        }
    }

    fn verdict(&self, _: &DigitString) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}
