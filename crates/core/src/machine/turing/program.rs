//! A table made ready to run.

use super::table::{
    HeadDirection, Instruction, MachineEnd, MachineState, MachineSymbol, Next, Table,
};

/// Whether the transition that ends a machine is a step. Rado's machines halt by a step that still writes and
/// moves (`1RZ`); others stop before it (`---`). The two counts are a step apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Halting {
    /// As the table has it: an instruction is a step, a missing one is not.
    #[default]
    AsWritten,
    /// It is a step: a missing instruction writes symbol 1 and moves right.
    Step,
    /// It is not: the machine stops in front of it.
    NoStep,
}

/// What happens for a state and a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// A step, after which the machine is in the state `next`, or has ended.
    Step {
        write: MachineSymbol,
        go: HeadDirection,
        next: Result<MachineState, MachineEnd>,
    },
    /// The machine stops without a step.
    Stop(MachineEnd),
}

impl Act {
    /// How the machine stops here, if it does so without a step.
    pub fn stop(&self) -> Option<MachineEnd> {
        match *self {
            Act::Step { .. } => None,
            Act::Stop(end) => Some(end),
        }
    }
}

/// A table made ready to run: what happens for each state and symbol, with the choice of [`Halting`].
#[derive(Clone, Debug)]
pub struct Program {
    table: Table,
    acts: Vec<Act>,
}

impl Program {
    /// Makes a table ready.
    pub fn new(table: Table, halting: Halting) -> Program {
        let act = |cell: &Option<Instruction>| match (*cell, halting) {
            (Some(Instruction { write, go, next }), _) => {
                let next = match next {
                    Next::State(state) => Ok(state),
                    // What leads to no state ends the machine.
                    other => Err(other.end().unwrap_or(MachineEnd::Halt)),
                };
                match next {
                    Err(end) if halting == Halting::NoStep => Act::Stop(end),
                    next => Act::Step { write, go, next },
                }
            }
            (None, Halting::Step) => Act::Step {
                write: MachineSymbol((table.symbols().len() > 1).into()),
                go: HeadDirection::Right,
                next: Err(MachineEnd::Halt),
            },
            (None, _) => Act::Stop(MachineEnd::Missing),
        };
        let acts = table.cells().iter().map(act).collect();
        Program { table, acts }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How many symbols there are.
    #[inline]
    pub(super) fn width(&self) -> usize {
        self.table.symbols().len()
    }

    /// What happens for a state and a symbol.
    #[inline]
    pub(super) fn act(&self, state: MachineState, symbol: MachineSymbol) -> Act {
        self.act_of(usize::from(state) * self.width() + usize::from(symbol))
    }

    /// What happens in a cell, by its place among all cells.
    #[inline]
    pub(super) fn act_of(&self, cell: usize) -> Act {
        self.acts[cell]
    }
}
