//! The simulation run by run.
//!
//! ```text
//!   … 0 0 │ 1³ 0² 1⁷ │ 1⁴ 0¹ │ 0 0 …      runs of equal symbols, on two stacks
//!           left     ↑ right               the head faces the top of one of them
//! ```
//!
//! A step in the direction that the head faces takes a cell from the top that it faces and puts the written one on
//! the other stack. If the state stays the same, so does the instruction, until the run ends: the whole run is one
//! operation, a **chain move**. A step back leaves both stacks as they are, except for the written symbol, and so does
//! one that stays. A stay that changes nothing at all is an operation for all the steps to come.

use super::program::{Act, Program};
use super::table::{HeadDirection, MachineEnd, MachineState, MachineSymbol};
use super::tape::Tape;
use crate::checked::narrow;

/// A run of equal symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TapeRun {
    pub symbol: MachineSymbol,
    pub cells: u64,
}

/// What an operation did.
pub(super) enum Done {
    /// It did this number of steps by the act of a cell of the table.
    Steps { cell: usize, steps: u64 },
    /// It began a chain move into the blank end of the tape, or stays as it is; neither ever ends.
    Endless { cell: usize, steps: u64 },
    /// The machine has ended without a step.
    Stopped,
}

/// One side of the tape; its last run is at the head, and beyond its first everything is blank.
#[derive(Clone, Debug, Default)]
struct Side(Vec<TapeRun>);

impl Side {
    #[inline]
    fn push(&mut self, symbol: MachineSymbol, cells: u64) {
        match self.0.last_mut() {
            Some(top) if top.symbol == symbol => top.cells += cells,
            None if symbol.is_blank() => {}
            _ => self.0.push(TapeRun { symbol, cells }),
        }
    }

    #[inline]
    fn take(&mut self, cells: u64) {
        if let Some(top) = self.0.last_mut() {
            top.cells -= cells;
            if top.cells == 0 {
                self.0.pop();
            }
        }
    }
}

/// A machine with its tape as runs.
#[derive(Clone, Debug)]
pub(super) struct Chained {
    left: Side,
    right: Side,
    /// Left or right.
    facing: HeadDirection,
    pub state: MachineState,
    /// How the machine has ended, and whether by a step.
    pub end: Option<(MachineEnd, bool)>,
    pub head: i64,
    pub steps: u64,
}

impl Chained {
    pub fn new(program: &Program, tape: &Tape) -> Chained {
        let mut left = Side::default();
        let mut right = Side::default();
        tape.left.iter().for_each(|&symbol| left.push(symbol, 1));
        tape.right
            .iter()
            .rev()
            .for_each(|&symbol| right.push(symbol, 1));
        Chained {
            left,
            right,
            facing: HeadDirection::Right,
            state: program.table().start(),
            end: None,
            head: 0,
            steps: 0,
        }
    }

    /// The symbol under the head.
    #[inline]
    pub fn read(&self) -> MachineSymbol {
        let side = match self.facing {
            HeadDirection::Left => &self.left,
            _ => &self.right,
        };
        side.0.last().map_or(MachineSymbol::BLANK, |it| it.symbol)
    }

    /// The next operation, with at most `most` steps; `most` is at least 1.
    #[inline]
    pub fn operate(&mut self, program: &Program, most: u64) -> Done {
        let (faced, other) = match self.facing {
            HeadDirection::Left => (&mut self.left, &mut self.right),
            _ => (&mut self.right, &mut self.left),
        };
        let top = faced.0.last().copied();
        let symbol = top.map_or(MachineSymbol::BLANK, |it| it.symbol);
        let cell = usize::from(self.state) * program.width() + usize::from(symbol);
        let (write, go, next) = match program.act_of(cell) {
            Act::Step { write, go, next } => (write, go, next),
            Act::Stop(end) => {
                self.end = Some((end, false));
                return Done::Stopped;
            }
        };
        let forward = go == self.facing;
        let chain = forward && next == Ok(self.state);
        let still = go == HeadDirection::Stay && write == symbol && next == Ok(self.state);
        let steps = match top {
            Some(top) if chain => top.cells.min(most),
            None if chain => most,
            _ if still => most,
            _ => 1,
        };
        if forward {
            faced.take(steps);
            other.push(write, steps);
        } else {
            if write != symbol {
                faced.take(1);
                faced.push(write, 1);
            }
            if go != HeadDirection::Stay {
                self.facing = go;
            }
        }
        self.head += go.step() * narrow::<_, i64>(steps);
        self.steps += steps;
        match next {
            Ok(next) => self.state = next,
            Err(end) => self.end = Some((end, true)),
        }
        if still || (chain && top.is_none()) {
            Done::Endless { cell, steps }
        } else {
            Done::Steps { cell, steps }
        }
    }

    /// How many cells are not blank.
    pub fn ones(&self) -> u64 {
        let runs = self.left.0.iter().chain(&self.right.0);
        runs.filter(|it| !it.symbol.is_blank())
            .map(|it| it.cells)
            .sum()
    }

    /// The first cell of the first run, and the runs from left to right.
    pub fn tape(&self) -> (i64, Vec<TapeRun>) {
        let before: u64 = self.left.0.iter().map(|it| it.cells).sum();
        // Facing left, the head is on the last cell of the left side; facing right, on the first of the right one.
        let split = self.head + i64::from(self.facing == HeadDirection::Left);
        let runs = self.left.0.iter().chain(self.right.0.iter().rev()).copied();
        (split - narrow::<_, i64>(before), runs.collect())
    }
}
