//! What can be wrong with a contest game.

use crate::error::errors;

errors! {
    /// Why a date, a string of digits or a target was refused.
    pub enum ContestError {
        /// A text is not a date.
        NotADate = "not-a-date" => "a date is written like 2001-11-04",
        /// The calendar has no such date.
        NoSuchDate = "no-such-date" {
            /// The year.
            year: u32,
            /// The month, where January is 1.
            month: u32,
            /// The day of the month.
            day: u32,
        } => "the calendar has no day {day} in month {month} of {year}",
        /// A date is outside the years of the Calendar Game.
        DateOutside = "date-outside" {
            /// The year.
            year: u32,
            /// The month, where January is 1.
            month: u32,
            /// The day of the month.
            day: u32,
        } => "a date must be from 1900-01-01 to 2001-12-03, not {year}-{month}-{day}",
        /// A text is not a string of digits.
        NotDigits = "not-digits" {
            /// The character where reading stopped, counted from 1.
            at: u64,
            /// That character; `None` if the text is empty.
            found: Option<char>,
        } => "the digits cannot be read at character {at}: {found}",
        /// A string has more digits than are allowed.
        TooManyDigits = "too-many-digits" {
            /// The number of digits.
            digits: u64,
            /// The most that is allowed.
            max: u64,
        } => "a string may have at most {max} digits, not {digits}",
    }
    ranges {
        /// The number that the players of the Multiplication Game want to reach.
        TARGET = "target-out-of-range" => "the number to reach",
    }
}
