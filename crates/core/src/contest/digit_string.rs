//! Strings of digits.

use std::fmt;

use crate::checked::known;
use crate::error::{ContestError, place};

/// The most digits of a string.
pub const MAX_DIGITS: u32 = 6;

/// A string of at most [`MAX_DIGITS`] digits. Zeros in front count: 0 and 00 are two strings. The empty
/// string is the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DigitString {
    /// How many digits there are.
    length: u32,
    /// The digits, read as a number.
    number: u32,
}

/// How many strings of this length there are. It is also the value of a digit with this number of digits
/// to its right.
pub(super) fn power_of_ten(length: u32) -> u32 {
    10_u32.pow(length)
}

/// How many strings are shorter than this length: 1, 11, 111, ... after the first.
pub(super) fn count_shorter(length: u32) -> u32 {
    (power_of_ten(length) - 1) / 9
}

impl DigitString {
    /// The end of every game.
    pub const EMPTY: DigitString = DigitString {
        length: 0,
        number: 0,
    };

    /// Reads a string of one digit or more.
    ///
    /// # Errors
    ///
    /// [`ContestError::NotDigits`]; [`ContestError::TooManyDigits`] beyond [`MAX_DIGITS`].
    pub fn parse(text: &str) -> Result<DigitString, ContestError> {
        let mut string = DigitString::EMPTY;
        let digits = text.chars().count() as u64;
        for (at, character) in text.chars().enumerate() {
            let digit = character.to_digit(10).ok_or(ContestError::NotDigits {
                at: place(at),
                found: Some(character),
            })?;
            if string.length == MAX_DIGITS {
                let max = MAX_DIGITS.into();
                return Err(ContestError::TooManyDigits { digits, max });
            }
            string = DigitString {
                length: string.length + 1,
                number: string.number * 10 + digit,
            };
        }
        if string.length == 0 {
            return Err(ContestError::NotDigits { at: 1, found: None });
        }
        Ok(string)
    }

    /// The string with an index; `None` beyond the last string of [`MAX_DIGITS`] digits.
    pub(super) fn at(index: u32) -> Option<DigitString> {
        let length = (0..=MAX_DIGITS).find(|&length| index < count_shorter(length + 1))?;
        Some(DigitString {
            length,
            number: index - count_shorter(length),
        })
    }

    /// How many digits the string has.
    pub fn length(self) -> u32 {
        self.length
    }

    /// The digit at a place, counted from 0 at the left; `None` beyond the end.
    pub fn digit(self, at: u32) -> Option<u32> {
        let behind = self.length.checked_sub(at)?.checked_sub(1)?;
        Some(self.number / power_of_ten(behind) % 10)
    }

    /// All digits, from the left.
    pub fn digits(self) -> impl Iterator<Item = u32> {
        (0..self.length).map(move |at| known(self.digit(at), "the string has the place"))
    }

    /// The string with another digit at a place that it has.
    pub(super) fn with(self, at: u32, digit: u32) -> DigitString {
        let old = known(self.digit(at), "the string has the place");
        let value = power_of_ten(self.length - at - 1);
        DigitString {
            number: self.number - old * value + digit * value,
            ..self
        }
    }

    /// Only the digits before a place.
    pub(super) fn before(self, at: u32) -> DigitString {
        DigitString {
            length: at,
            number: self.number / power_of_ten(self.length - at),
        }
    }

    /// The index of the string among all, by length and then by number.
    pub(super) fn index(self) -> u32 {
        count_shorter(self.length) + self.number
    }
}

impl fmt::Display for DigitString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digits().try_for_each(|digit| write!(f, "{digit}"))
    }
}
