//! What can be wrong with the game of Chain and its relatives.

use std::fmt;

use super::signed;

/// Why a row, a code or a move was refused. Codes and parameters as those of
/// [`Error`](super::Error); a character is given as its Unicode number, and as 0 where the text ends.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChainError {
    /// `objects-out-of-range`: a row of too few or too many objects.
    ObjectsOutOfRange {
        /// What was asked for.
        value: u64,
        /// The least that is allowed.
        min: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `not-a-row`: a text that cannot be read as a row.
    NotARow {
        /// The character where reading stopped, counted from 1; at the end of the text one after
        /// the last.
        at: u64,
        /// That character; `None` at the end of the text.
        found: Option<char>,
    },
    /// `row-too-long`: a row of more cells than are allowed, or than the table was made for.
    RowTooLong {
        /// The cells it needs.
        cells: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `empty-row`: a row without objects.
    EmptyRow,
    /// `not-octal`: a text that cannot be read as the code of an octal game.
    NotOctal {
        /// The character where reading stopped, counted from 1; at the end of the text one after
        /// the last.
        at: u64,
        /// That character; `None` at the end of the text.
        found: Option<char>,
    },
    /// `octal-too-long`: a code with more digits after the point than are allowed.
    OctalTooLong {
        /// The digits after the point.
        digits: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `octal-endless`: the digit before the point allows a move that takes nothing and leaves one
    /// group or none, so that the game need not end.
    OctalEndless {
        /// The digit.
        digit: u8,
    },
    /// `octal-without-moves`: a code of zeros, a game in which nobody can ever move.
    OctalWithoutMoves,
    /// `octal-not-in-a-row`: a move may split a group without taking anything, which needs a gap that
    /// a row of cells does not have.
    OctalNotInARow,
    /// `illegal-chain-take`: a move of a game that the rules do not allow there.
    IllegalTake {
        /// Which move, counted from 1.
        ply: u64,
        /// The first cell it takes, counted from 0.
        first: u64,
        /// How many it takes.
        count: u64,
    },
    /// `grundy-under-misere`: Grundy values were asked to decide misère play, which they do not.
    GrundyUnderMisere,
    /// `program-too-large`: a program that would need too much memory or time to be set up.
    ProgramTooLarge {
        /// The objects asked for.
        objects: u64,
        /// The most that is allowed.
        max: u64,
    },
}

impl ChainError {
    /// A stable name for the kind of error, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            ChainError::ObjectsOutOfRange { .. } => "objects-out-of-range",
            ChainError::NotARow { .. } => "not-a-row",
            ChainError::RowTooLong { .. } => "row-too-long",
            ChainError::EmptyRow => "empty-row",
            ChainError::NotOctal { .. } => "not-octal",
            ChainError::OctalTooLong { .. } => "octal-too-long",
            ChainError::OctalEndless { .. } => "octal-endless",
            ChainError::OctalWithoutMoves => "octal-without-moves",
            ChainError::OctalNotInARow => "octal-not-in-a-row",
            ChainError::IllegalTake { .. } => "illegal-chain-take",
            ChainError::GrundyUnderMisere => "grundy-under-misere",
            ChainError::ProgramTooLarge { .. } => "program-too-large",
        }
    }

    /// The offending values and the limits, by the fields' names.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            ChainError::ObjectsOutOfRange { value, min, max } => vec![
                ("value", signed(value)),
                ("min", signed(min)),
                ("max", signed(max)),
            ],
            ChainError::NotARow { at, found } | ChainError::NotOctal { at, found } => vec![
                ("at", signed(at)),
                ("found", found.map_or(0, |found| u32::from(found).into())),
            ],
            ChainError::RowTooLong { cells, max } => {
                vec![("cells", signed(cells)), ("max", signed(max))]
            }
            ChainError::OctalTooLong { digits, max } => {
                vec![("digits", signed(digits)), ("max", signed(max))]
            }
            ChainError::OctalEndless { digit } => vec![("digit", digit.into())],
            ChainError::EmptyRow
            | ChainError::OctalWithoutMoves
            | ChainError::OctalNotInARow
            | ChainError::GrundyUnderMisere => vec![],
            ChainError::IllegalTake { ply, first, count } => vec![
                ("ply", signed(ply)),
                ("first", signed(first)),
                ("count", signed(count)),
            ],
            ChainError::ProgramTooLarge { objects, max } => {
                vec![("objects", signed(objects)), ("max", signed(max))]
            }
        }
    }
}

impl fmt::Display for ChainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ChainError::ObjectsOutOfRange { value, min, max } => {
                write!(f, "{value} objects: allowed are {min} to {max}")
            }
            ChainError::NotARow { at, found } => unread(f, "row", at, found),
            ChainError::RowTooLong { cells, max } => {
                write!(f, "a row of {cells} cells: at most {max} are allowed")
            }
            ChainError::EmptyRow => write!(f, "a row needs at least one object"),
            ChainError::NotOctal { at, found } => unread(f, "octal code", at, found),
            ChainError::OctalTooLong { digits, max } => {
                write!(
                    f,
                    "{digits} digits after the point: at most {max} are allowed"
                )
            }
            ChainError::OctalEndless { digit } => write!(
                f,
                "the digit {digit} before the point allows a game without end: 0 and 4 do not"
            ),
            ChainError::OctalWithoutMoves => write!(f, "the code allows no move at all"),
            ChainError::OctalNotInARow => {
                write!(
                    f,
                    "a group in a row cannot be split without taking anything"
                )
            }
            ChainError::IllegalTake { ply, first, count } => {
                write!(f, "ply {ply}: {count} from cell {first} may not be taken")
            }
            ChainError::GrundyUnderMisere => {
                write!(f, "Grundy values do not decide misère play")
            }
            ChainError::ProgramTooLarge { objects, max } => {
                write!(
                    f,
                    "{objects} objects: this program is made for at most {max}"
                )
            }
        }
    }
}

fn unread(f: &mut fmt::Formatter<'_>, what: &str, at: u64, found: Option<char>) -> fmt::Result {
    match found {
        Some(found) => write!(f, "the {what} cannot be read at character {at}, {found:?}"),
        None => write!(f, "the {what} ends too early, at character {at}"),
    }
}

impl std::error::Error for ChainError {}
