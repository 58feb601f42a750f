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
/// use appleyard_core::machine::turing::{machine_index, numbered_machine};
///
/// let endless = numbered_machine(2, 0)?;
/// assert_eq!(endless.standard()?, "0LA0LA_0LA0LA");
/// assert_eq!(machine_index(&endless), Some(0));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn numbered_machine(states: u8, index: u64) -> Result<Table, Error> {
    let count = machine_count(states)?;
    MachineError::INDEX.check(index, 0..=count - 1)?;
    let base = base(states);
    let mut rest = index;
    let mut cells = Vec::new();
    for _ in 0..2 * states {
        let digit: u8 = narrow(rest % base);
        rest /= base;
        let next = digit / 4;
        cells.push(Some(Instruction {
            write: MachineSymbol(digit % 2),
            go: if (digit / 2).is_multiple_of(2) {
                HeadDirection::Left
            } else {
                HeadDirection::Right
            },
            next: if next == states {
                Next::Halt
            } else {
                Next::State(MachineState(next))
            },
        }));
    }
    cells.reverse();
    let names = (0..states).map(|it| char::from(b'A' + it).to_string());
    Ok(Table::new(
        vec!['0', '1'],
        names.collect(),
        MachineState(0),
        cells,
    )?)
}

/// The number of a machine; none if it is not one of the numbered ones, because it has other symbols, more states, a
/// cell without an instruction, one that stays, an end that accepts or rejects, or another start state than its first.
pub fn machine_index(table: &Table) -> Option<u64> {
    let states = u8::try_from(table.states().len()).ok()?;
    if table.symbols().len() != 2 || states > MAX_NUMBERED || table.start() != MachineState(0) {
        return None;
    }
    let mut index = 0;
    for cell in table.cells() {
        let Instruction { write, go, next } = (*cell)?;
        let next = match next {
            Next::State(state) => state.0,
            Next::Halt => states,
            Next::Accept | Next::Reject => return None,
        };
        let right = match go {
            HeadDirection::Left => 0,
            HeadDirection::Right => 1,
            HeadDirection::Stay => return None,
        };
        index = index * base(states) + 4 * u64::from(next) + 2 * right + u64::from(write.0);
    }
    Some(index)
}
