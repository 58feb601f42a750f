//! Digital Deletions, HDU 1404.

use std::convert::Infallible;

use super::digit_string::{DigitString, MAX_DIGITS, count_shorter, power_of_ten};
use crate::error::{ContestError, Error};
use crate::game::{EndRule, Game, Outcome};
use crate::progress::{Progress, Run};
use crate::solve::{Score, Solved, Value};

/// A move of Digital Deletions. Places count from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case", tag = "move")
)]
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
/// The game is also the run that solves it, for all strings of at most `length` digits. A string has its
/// place by length and then by number:
///
/// ```text
///   string   ""  "0" "1" ... "9"  "00" "01" ... "99"  "000" ...
///   index     0   1   2  ... 10    11   12  ... 110    111
/// ```
///
/// A lowered string has a smaller number, and a deletion leaves a shorter string. So every option stands
/// before its string, and the run goes through the places once. A place has one byte, a `Score`: a game of six
/// digits has at most 60 plies.
///
/// Cost: 10^`length` strings, each with at most 60 moves; a byte for each, 1.1 MB for six digits.
///
/// ```
/// use appleyard_core::contest::{DigitString, DigitalDeletions};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{Solved, Value};
///
/// let mut run = DigitalDeletions::new(2)?;
/// let Ok(_) = run.finish();
/// assert_eq!(run.value(&DigitString::parse("00")?)?, Value::won(1));
/// assert_eq!(run.value(&DigitString::parse("1")?)?, Value::lost(2));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct DigitalDeletions {
    length: u32,
    start: DigitString,
    /// One for each string, up to the first that is not solved.
    scores: Vec<Score<i8>>,
}

impl DigitalDeletions {
    /// The game with strings of at most this length; nothing is solved yet.
    ///
    /// # Errors
    ///
    /// [`ContestError::LENGTH`] unless it is from 1 to [`MAX_DIGITS`].
    pub fn new(length: u32) -> Result<DigitalDeletions, Error> {
        ContestError::LENGTH.check(length, 1..=MAX_DIGITS)?;
        Ok(DigitalDeletions::starting(DigitString::nines(length)))
    }

    /// The game from a string, for all strings that are no longer; nothing is solved yet.
    pub fn starting(start: DigitString) -> DigitalDeletions {
        DigitalDeletions {
            length: start.length(),
            start,
            scores: Vec::new(),
        }
    }

    /// The string with which a game begins: only nines, if only a length was given.
    pub fn first(&self) -> DigitString {
        self.start
    }

    /// Whether the game is solved for strings of this length.
    pub(super) fn has_length(&self, length: u32) -> bool {
        length <= self.length
    }

    /// How many strings there are, with the empty one.
    pub fn strings(&self) -> u64 {
        count_shorter(self.length + 1).into()
    }

    /// The score of the next string of this length.
    fn score(&self, length: u32, number: u32) -> Score<i8> {
        let own = self.scores.len();
        let mut best = Score::NO_OPTION;
        for behind in 0..length {
            let value = power_of_ten(behind);
            let digit = number / value % 10;
            if digit == 0 {
                let left = length - behind - 1;
                let before = count_shorter(left) + number / value / 10;
                best = best.max(self.scores[before as usize]);
            }
            let lowered = (1..=digit).map(|by| self.scores[own - (by * value) as usize]);
            best = lowered.fold(best, Score::max);
        }
        best.one_ply_earlier()
    }
}

impl Run for DigitalDeletions {
    type Error = Infallible;

    /// The unit is a string.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let total = self.strings();
        let end = total.min(budget.saturating_add(self.scores.len() as u64));
        if self.scores.is_empty() && end > 0 {
            self.scores.push(Score::at_end(EndRule::Normal));
        }
        for length in 1..=self.length {
            let first = u64::from(count_shorter(length));
            let after_last = u64::from(count_shorter(length + 1)).min(end);
            while (self.scores.len() as u64) < after_last {
                let number = self.scores.len() as u64 - first;
                let score = self.score(length, u32::try_from(number).unwrap_or(0));
                self.scores.push(score);
            }
        }
        let done = self.scores.len() as u64;
        Ok(Progress {
            done,
            total,
            finished: done == total,
        })
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

impl Solved for DigitalDeletions {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    /// Cost O(1). [`ContestError::TooManyDigits`] beyond the length of the game;
    /// [`Error::PositionNotSolved`] if the run has not reached the string.
    fn value(&self, string: &DigitString) -> Result<Value, Error> {
        if !self.has_length(string.length()) {
            let (digits, max) = (string.length().into(), self.length.into());
            return Err(ContestError::TooManyDigits { digits, max }.into());
        }
        let score = self.scores.get(string.index());
        Ok(score.ok_or(Error::PositionNotSolved)?.value())
    }
}
