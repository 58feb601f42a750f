//! What can be wrong with a sorting network.

use std::fmt;

use super::signed;

/// Why a network was refused. Codes and parameters as those of [`Error`](super::Error).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NetworkError {
    /// `too-many-wires`: a network of more wires than are judged here.
    TooManyWires {
        /// The number of wires.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `too-many-comparators`: a longer network than is shown here.
    TooManyComparators {
        /// The number of comparators.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `wire-out-of-range`: a comparator is joined to a wire that the network does not have.
    WireOutOfRange {
        /// Which comparator, counted from 0.
        comparator: u64,
        /// The wire, counted from 0.
        wire: u64,
        /// The number of wires there are.
        wires: u64,
    },
    /// `same-wire`: a comparator needs two wires.
    SameWire {
        /// Which comparator, counted from 0.
        comparator: u64,
        /// The wire, counted from 0.
        wire: u64,
    },
    /// `not-in-stock`: there is no network of this kind on so many wires.
    NotInStock {
        /// The number of wires.
        wires: u64,
    },
    /// `wrong-length`: not as many values as there are wires.
    WrongLength {
        /// The number of values.
        length: u64,
        /// The number of wires.
        wires: u64,
    },
    /// `network-text-too-long`: a text with more characters than are read.
    TextTooLong {
        /// The number of characters.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `network-syntax`: what stands here is no part of a list of comparators, or the text ends too
    /// early.
    Syntax {
        /// The line, counted from 1.
        line: u64,
        /// The character in the line, counted from 1; at the end of the text one after the last.
        column: u64,
    },
    /// `wire-not-allowed`: the number written here is no wire's.
    WireNotAllowed {
        /// The line of the number, counted from 1.
        line: u64,
        /// The first character of the number in the line, counted from 1.
        column: u64,
        /// The number as it is written; 2^64 - 1 for a larger one.
        wire: u64,
        /// The first wire's number.
        min: u64,
        /// The largest number that is allowed.
        max: u64,
    },
    /// `same-wire-at`: the comparator written here has one wire twice.
    SameWireAt {
        /// The line of the second number, counted from 1.
        line: u64,
        /// The first character of the second number in the line, counted from 1.
        column: u64,
        /// The wire as it is written.
        wire: u64,
    },
}

impl NetworkError {
    /// A stable name for the kind of error, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            NetworkError::TooManyWires { .. } => "too-many-wires",
            NetworkError::TooManyComparators { .. } => "too-many-comparators",
            NetworkError::WireOutOfRange { .. } => "wire-out-of-range",
            NetworkError::SameWire { .. } => "same-wire",
            NetworkError::NotInStock { .. } => "not-in-stock",
            NetworkError::WrongLength { .. } => "wrong-length",
            NetworkError::TextTooLong { .. } => "network-text-too-long",
            NetworkError::Syntax { .. } => "network-syntax",
            NetworkError::WireNotAllowed { .. } => "wire-not-allowed",
            NetworkError::SameWireAt { .. } => "same-wire-at",
        }
    }

    /// The offending values and the limits, by the names of the fields.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            NetworkError::TooManyWires { count, limit }
            | NetworkError::TooManyComparators { count, limit }
            | NetworkError::TextTooLong { count, limit } => {
                vec![("count", signed(count)), ("limit", signed(limit))]
            }
            NetworkError::WireOutOfRange {
                comparator,
                wire,
                wires,
            } => vec![
                ("comparator", signed(comparator)),
                ("wire", signed(wire)),
                ("wires", signed(wires)),
            ],
            NetworkError::SameWire { comparator, wire } => {
                vec![("comparator", signed(comparator)), ("wire", signed(wire))]
            }
            NetworkError::NotInStock { wires } => vec![("wires", signed(wires))],
            NetworkError::WrongLength { length, wires } => {
                vec![("length", signed(length)), ("wires", signed(wires))]
            }
            NetworkError::Syntax { line, column } => {
                vec![("line", signed(line)), ("column", signed(column))]
            }
            NetworkError::WireNotAllowed {
                line,
                column,
                wire,
                min,
                max,
            } => vec![
                ("line", signed(line)),
                ("column", signed(column)),
                ("wire", signed(wire)),
                ("min", signed(min)),
                ("max", signed(max)),
            ],
            NetworkError::SameWireAt { line, column, wire } => vec![
                ("line", signed(line)),
                ("column", signed(column)),
                ("wire", signed(wire)),
            ],
        }
    }
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::TooManyWires { count, limit } => {
                write!(f, "{count} wires: at most {limit} are allowed")
            }
            NetworkError::TooManyComparators { count, limit } => {
                write!(f, "{count} comparators: at most {limit} are allowed")
            }
            NetworkError::WireOutOfRange {
                comparator,
                wire,
                wires,
            } => write!(
                f,
                "comparator {comparator} is joined to wire {wire} of a network of {wires}"
            ),
            NetworkError::SameWire { comparator, wire } => {
                write!(f, "comparator {comparator} is joined to wire {wire} twice")
            }
            NetworkError::NotInStock { wires } => {
                write!(f, "no such network on {wires} wires")
            }
            NetworkError::WrongLength { length, wires } => {
                write!(f, "{length} values for a network of {wires} wires")
            }
            NetworkError::TextTooLong { count, limit } => {
                write!(f, "{count} characters: at most {limit} are read")
            }
            NetworkError::Syntax { line, column } => {
                write!(f, "line {line}, column {column}: not expected here")
            }
            NetworkError::WireNotAllowed {
                line,
                column,
                wire,
                min,
                max,
            } => write!(
                f,
                "line {line}, column {column}: wire {wire}, allowed are {min} to {max}"
            ),
            NetworkError::SameWireAt { line, column, wire } => {
                write!(f, "line {line}, column {column}: wire {wire} twice")
            }
        }
    }
}

impl std::error::Error for NetworkError {}
