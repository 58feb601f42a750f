//! All machines of a number of states with the symbols 0 and 1, numbered.
//!
//! The number of a machine with n states, written with 4(n + 1) digits, is its table: the cells A0, A1, B0, B1, … are
//! the digits, the first of them the most significant.
//!
//! ```text
//!   digit = 4 · next + 2 · direction + write        next: 0 for A, 1 for B, …, n for the halt
//!                                                   direction: 0 for left, 1 for right
//! ```
//!
//! There are (4(n + 1))^2n of them: 20,736 with two states, 16,777,216 with three (Rado 1962). Machine 0 writes 0 and
//! moves left for ever, so that whoever wants to run all of them, one after the other, never comes to machine 1.

use super::table::{HeadDirection, Instruction, MachineState, MachineSymbol, Next, Table};
use crate::checked::narrow;
use crate::error::{Error, MachineError};

/// The most states of a numbered machine: with six, the numbers no longer fit 64 bits.
pub const MAX_NUMBERED: u8 = 5;

/// How many machines there are with this number of states.
///
/// # Errors
///
/// [`MachineError::STATES`] for a number of states that is not from 1 to [`MAX_NUMBERED`].
pub fn machine_count(states: u8) -> Result<u64, Error> {
    MachineError::STATES.check(states, 1..=MAX_NUMBERED)?;
    Ok(base(states).pow(2 * u32::from(states)))
}

fn base(states: u8) -> u64 {
    4 * (u64::from(states) + 1)
}

/// The machine with this number.
///
/// # Errors
///
/// Those of [`machine_count`], and [`MachineError::INDEX`] for a number that no machine has.
///
/// ```
/// use appleyard_core::machine::turing::numbered_machine;
///
/// let endless = numbered_machine(2, 0)?;
/// assert_eq!(endless.standard()?, "0LA0LA_0LA0LA");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn numbered_machine(states: u8, index: u64) -> Result<Table, Error> {
    let count = machine_count(states)?;
    MachineError::INDEX.check(index, 0..=count - 1)?;
    DigitTable::of(states, index).table()
}

/// A table in digits, as in the number of a machine, where the halt has the number of states as its `next`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DigitTable {
    pub states: u8,
    pub cells: [u8; 2 * MAX_NUMBERED as usize],
}

impl DigitTable {
    /// The digit of a cell without an instruction.
    pub const EMPTY: u8 = u8::MAX;

    /// A table without instructions.
    pub fn empty(states: u8) -> DigitTable {
        let cells = [DigitTable::EMPTY; 2 * MAX_NUMBERED as usize];
        DigitTable { states, cells }
    }

    /// The table of a numbered machine; `index` is below their count.
    pub fn of(states: u8, index: u64) -> DigitTable {
        let base = base(states);
        let mut digits = DigitTable::empty(states);
        let mut rest = index;
        for cell in digits.cells.iter_mut().take(2 * usize::from(states)).rev() {
            *cell = narrow(rest % base);
            rest /= base;
        }
        digits
    }

    /// The cells of its states.
    pub fn used(&self) -> &[u8] {
        &self.cells[..2 * usize::from(self.states)]
    }

    /// Whether a digit leads to the halt.
    pub fn halts(&self, digit: u8) -> bool {
        digit / 4 == self.states
    }

    /// The number of the machine; none if a cell has no instruction.
    pub fn index(&self) -> Option<u64> {
        let cells = self.used().iter();
        cells
            .map(|&it| (it != DigitTable::EMPTY).then_some(u64::from(it)))
            .try_fold(0, |index, digit| Some(index * base(self.states) + digit?))
    }

    /// The table as the other machines have it.
    pub fn table(&self) -> Result<Table, Error> {
        let instruction = |&digit: &u8| {
            (digit != DigitTable::EMPTY).then(|| Instruction {
                write: MachineSymbol(digit % 2),
                go: if digit & 2 == 0 {
                    HeadDirection::Left
                } else {
                    HeadDirection::Right
                },
                next: if self.halts(digit) {
                    Next::Halt
                } else {
                    Next::State(MachineState(digit / 4))
                },
            })
        };
        let cells = self.used().iter().map(instruction).collect();
        let names = (0..self.states).map(|it| char::from(b'A' + it).to_string());
        Ok(Table::new(
            vec!['0', '1'],
            names.collect(),
            MachineState(0),
            cells,
        )?)
    }
}
