//! What an error says besides its code.

use std::fmt;

/// A parameter of an error, exactly as the core met it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// A count, a value, a limit, or a place, which counts from 1.
    Number(i128),
    /// A character of the text that was being read; `None` stands for the end of the text.
    Character(Option<char>),
    /// A text: a number of any size as its digits, or a name.
    Digits(String),
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Param::Number(number) => number.fmt(f),
            Param::Character(Some(character)) => write!(f, "{character:?}"),
            Param::Digits(digits) => digits.fmt(f),
            Param::Character(None) => write!(f, "the end of the text"),
        }
    }
}

/// Lets a kind of error have fields of these number types.
macro_rules! numbers {
    ($($type:ty),*) => {
        $(
            impl From<$type> for Param {
                fn from(number: $type) -> Param {
                    Param::Number(number.into())
                }
            }
        )*
    };
}

numbers!(u8, u32, u64, i32);

impl From<usize> for Param {
    fn from(number: usize) -> Param {
        (number as u64).into()
    }
}

impl From<&str> for Param {
    fn from(text: &str) -> Param {
        Param::Digits(text.into())
    }
}

impl From<String> for Param {
    fn from(digits: String) -> Param {
        Param::Digits(digits)
    }
}

impl From<Option<char>> for Param {
    fn from(character: Option<char>) -> Param {
        Param::Character(character)
    }
}

/// The place with this index, counted from 1, as in all errors. The largest `usize` keeps its number,
/// because one more does not fit.
pub(crate) fn place(index: usize) -> u64 {
    (index as u64).saturating_add(1)
}
