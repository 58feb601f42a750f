//! Turing machines against a bare simulation, and against numbers that others have published.

mod any;
mod breaks;
mod champions;
mod given;
mod picture;
mod proofs;
mod ready;
mod seek;
mod stays;
mod text;
mod universal;

use appleyard_core::machine::turing::{
    HeadDirection, Instruction, MAX_NUMBERED, MachineState, Next, Table,
};

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
        index = index * 4 * (u64::from(states) + 1)
            + 4 * u64::from(next)
            + 2 * right
            + u64::from(write.0);
    }
    Some(index)
}
