//! The tape of a Turing machine before its first step.

use super::table::{MachineSymbol, Table};
use crate::error::MachineError;

/// The most cells of a side of the initial tape.
pub const MAX_TAPE: usize = 1 << 20;

/// The symbols of the initial tape. All other cells are blank.
///
/// ```text
///    … blank  l  e  f  t │ r  i  g  h  t  blank …
///        -5  -4 -3 -2 -1   0  1  2  3  4   5        the head begins on cell 0
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    /// The symbols of the cells before cell 0, from left to right.
    pub left: Vec<MachineSymbol>,
    /// The symbols from cell 0 on.
    pub right: Vec<MachineSymbol>,
}

impl Tape {
    /// Reads the two sides, a character for each cell.
    ///
    /// # Errors
    ///
    /// [`MachineError::TapeSymbol`], whose place counts through the left side and then the right;
    /// [`MachineError::TapeTooLong`].
    pub fn read(table: &Table, left: &str, right: &str) -> Result<Tape, MachineError> {
        let side = |text: &str, before: usize| {
            // The bytes are a bound that needs no walk through a long text.
            let cells = if text.len() > MAX_TAPE {
                text.chars().count()
            } else {
                0
            };
            if cells > MAX_TAPE {
                let (cells, limit) = (cells as u64, MAX_TAPE as u64);
                return Err(MachineError::TapeTooLong { cells, limit });
            }
            let read = |(at, sign): (usize, char)| {
                table.symbol(sign).ok_or(MachineError::TapeSymbol {
                    place: (before + at + 1) as u64,
                    found: Some(sign),
                })
            };
            text.chars()
                .enumerate()
                .map(read)
                .collect::<Result<Vec<MachineSymbol>, _>>()
        };
        let left = side(left, 0)?;
        let right = side(right, left.len())?;
        Ok(Tape { left, right })
    }

    /// The first cell that the tape names, and its symbols from there on.
    pub(super) fn cells(&self) -> impl DoubleEndedIterator<Item = MachineSymbol> {
        self.left.iter().chain(&self.right).copied()
    }
}
