//! The errors that every family can have, and the one type in which all of them pass.

use std::ops::RangeInclusive;

use super::{FamilyError, OutOfRange, Quantity, Refused, errors};

errors! { @table
    /// Why an input was refused or a run stopped.
    ///
    /// The page writes its own sentences, in three languages. It takes [`code`](Error::code), which never
    /// changes, and [`params`](Error::params), which names the offending values and the limits. The
    /// [`Display`](std::fmt::Display) text is English, for Rust users and logs, and may change. In errors,
    /// places count from 1; in calls, indices count from 0. So heap 2 is the one with index 1.
    ///
    /// ```
    /// use appleyard_core::error::Param;
    /// use appleyard_core::nim::{HeapGame, Coupling};
    /// use appleyard_core::game::EndRule;
    ///
    /// let game = HeapGame::new(&[3, 0], &[], Coupling::None, false, EndRule::Normal);
    /// let error = game.unwrap_err();
    /// assert_eq!(error.code(), "heap-empty");
    /// assert_eq!(error.params(), [("heap", Param::Number(2))]);
    /// assert_eq!(error.to_string(), "heap 2 is empty");
    /// ```
    pub enum Error {
        /// The value of a position is not known: the run has not reached it yet, or never will, because the
        /// position was never asked for.
        PositionNotSolved = "position-not-solved" => "this position is not solved yet",
        /// A recorded game has more plies than a record may hold.
        PathTooLong = "path-too-long" {
            /// The number of plies given.
            plies: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a recorded game may have at most {limit} plies, not {plies}",
        /// A recorded game makes a move that its position does not have. Games that can say more about the
        /// move have their own kind of error.
        IllegalPly = "illegal-ply" {
            /// Which move, counted from 1.
            ply: u64,
        } => "ply {ply} is not a legal move",
        /// A text has a character that nobody sees, other than at its beginning.
        InvisibleCharacter = "invisible-character" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
            /// Its name: `soft-hyphen`, `zero-width-space`, `zero-width-joiner`, `word-joiner`, `direction-mark`,
            /// `byte-order-mark` or `other`.
            character: String,
            /// Its number, such as U+200B.
            code: String,
        } => "line {line}, column {column} has an invisible character, {code} ({character})",
        /// Something is wrong that no input can make wrong: the mistake is ours. `Sure` makes it.
        BrokenInvariant = "broken-invariant" {
            /// What should hold, in English, for whoever corrects it.
            what: &'static str,
        } => "internal: {what}",
    }
    ranges {
        /// The percentage of moves on which an opponent errs.
        PERCENT = "percent-out-of-range" => "the percentage",
    }
    families {
        /// A number is outside its bounds.
        OutOfRange(OutOfRange),
        /// Something is wrong that one family of games or algorithms knows.
        Refused(Refused),
    }
}

impl Error {
    /// The error as its family has it, if it is of this family.
    ///
    /// ```
    /// use appleyard_core::Error;
    /// use appleyard_core::error::{ChainError, NimError};
    ///
    /// let error = Error::from(NimError::HeapEmpty { heap: 2 });
    /// assert_eq!(error.of(), Some(&NimError::HeapEmpty { heap: 2 }));
    /// assert_eq!(error.of::<ChainError>(), None);
    /// ```
    pub fn of<T: FamilyError>(&self) -> Option<&T> {
        match self {
            Error::Refused(error) => error.of(),
            _ => None,
        }
    }
}

impl Quantity {
    /// Accepts a number that is among the allowed ones, and refuses any other.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfRange`] for this quantity.
    pub fn check<T>(&'static self, value: T, allowed: RangeInclusive<T>) -> Result<(), Error>
    where
        T: Copy + PartialOrd + Into<u64>,
    {
        if allowed.contains(&value) {
            return Ok(());
        }
        let (min, max) = allowed.into_inner();
        Err(self.refused(value.into(), min.into(), max.into()))
    }

    /// The error that says that `value` is not between `min` and `max`.
    pub fn refused(&'static self, value: u64, min: u64, max: u64) -> Error {
        Error::OutOfRange(OutOfRange {
            quantity: self,
            value,
            min,
            max,
        })
    }
}
