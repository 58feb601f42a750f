//! A machine that runs, with everything that can be asked about its steps.

use std::borrow::Cow;
use std::convert::Infallible;

use super::chained::{Chained, Done, TapeRun};
use super::evidence::MachineProof;
use super::log::{Log, TapeOperation};
use super::program::{Act, Program};
use super::table::{HeadDirection, MachineEnd, MachineState, MachineSymbol};
use super::tape::Tape;
use crate::checked::narrow;
use crate::error::{Error, MachineError};
use crate::progress::{Progress, Run};

/// The highest limit of steps: all step numbers are exact in JavaScript.
pub const MAX_LIMIT: u64 = (1 << 53) - 1;
/// The most operations that a run keeps: 64 MB, and as much again at most for checkpoints.
pub const MAX_OPERATIONS: usize = 1 << 22;
/// The most cells or steps of one question.
pub const MAX_CELLS: u64 = 1 << 20;
/// The most steps of one list.
pub const MAX_ROWS: u64 = 10_000;

/// Why a run has stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The machine has ended.
    End(MachineEnd),
    /// A single instruction goes on for ever: a chain move has reached the blank end of the tape, or the machine stays as
    /// it is.
    Never(MachineProof),
    /// The run has reached its limit of steps.
    Limit,
    /// The run keeps as many operations as it may.
    Memory,
}

/// A machine at a step: `step` steps have been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct TuringMoment {
    /// How many steps have been done.
    pub step: u64,
    /// The state; none if the machine has ended by its last step.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub state: Option<MachineState>,
    /// The cell of the head.
    pub head: i64,
    /// The symbol there.
    pub read: MachineSymbol,
    /// How the machine has ended, if it has.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub end: Option<MachineEnd>,
}

/// A step of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct TuringRow {
    /// How many steps were done before it.
    pub step: u64,
    /// The state.
    pub state: MachineState,
    /// The cell of the head.
    pub head: i64,
    /// The symbol that it reads.
    pub read: MachineSymbol,
    /// The symbol that it writes.
    pub write: MachineSymbol,
    /// Where the head goes.
    pub go: HeadDirection,
    /// The next state; none if the machine ends.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub next: Option<MachineState>,
}

/// A machine that runs by chain moves and keeps a log of them.
///
/// Its unit of work is an operation: a step, or all the steps of a chain move. The total is not known before the run
/// has stopped: it is always one more than what is done.
#[derive(Clone, Debug)]
pub struct TuringRun {
    program: Program,
    machine: Chained,
    log: Log,
    limit: u64,
    stop: Option<Stop>,
    /// The first and the last cell that the head has met.
    met: [i64; 2],
}

impl TuringRun {
    /// Prepares a run that stops after `limit` steps at the latest. Cost: O(cells of the tape).
    ///
    /// # Errors
    ///
    /// [`MachineError::LIMIT`] for a limit that is not from 1 to [`MAX_LIMIT`].
    pub fn new(program: Program, tape: &Tape, limit: u64) -> Result<TuringRun, Error> {
        MachineError::LIMIT.check(limit, 1..=MAX_LIMIT)?;
        Ok(TuringRun {
            machine: Chained::new(&program, tape),
            log: Log::new(&program),
            program,
            limit,
            stop: None,
            met: [0, 0],
        })
    }

    /// The machine.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Why the run has stopped; none if it goes on.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// The last step that is known.
    pub fn known(&self) -> u64 {
        self.log.known()
    }

    /// How many operations were needed for the known steps.
    pub fn operations(&self) -> usize {
        self.log.len()
    }

    /// How many cells are not blank after the known steps.
    pub fn ones(&self) -> u64 {
        self.machine.ones()
    }

    /// The first and the last cell that the head has met in the known steps.
    pub fn met(&self) -> [i64; 2] {
        self.met
    }

    pub(super) fn log(&self) -> &Log {
        &self.log
    }

    /// Refuses a step that is not known.
    pub(super) fn check(&self, step: u64) -> Result<(), MachineError> {
        let known = self.known();
        if step > known {
            return Err(MachineError::NoSuchStep { step, known });
        }
        Ok(())
    }

    /// The checkpoint at a place of the log, or before it: its place, the first cell of its first run, and its runs.
    /// Before the first operation it is the tape itself.
    pub(super) fn before(&self, place: usize) -> (usize, i64, Cow<'_, [TapeRun]>) {
        match self.log.checkpoint(place) {
            Some(it) => (it.entry, it.first, Cow::Borrowed(&it.runs)),
            None => {
                let (first, runs) = self.machine.tape();
                (0, first, Cow::Owned(runs))
            }
        }
    }

    /// The machine after this number of steps. Cost: O(log operations).
    ///
    /// # Errors
    ///
    /// [`MachineError::NoSuchStep`].
    pub fn at(&self, step: u64) -> Result<TuringMoment, MachineError> {
        self.check(step)?;
        let Some(operation) = self.log.from(self.log.place(step)).next() else {
            let by_step = self.machine.end.is_some_and(|it| it.1);
            return Ok(TuringMoment {
                step,
                state: (!by_step).then_some(self.machine.state),
                head: self.machine.head,
                read: self.machine.read(),
                end: self.machine.end.map(|it| it.0),
            });
        };
        let (state, read) = self.log.read(&operation);
        Ok(TuringMoment {
            step,
            state: Some(state),
            head: operation.head_at(step, self.log.write(&operation).go),
            read,
            end: None,
        })
    }

    /// The symbols of the cells from `from` to before `to`, after this number of steps. Cost: O(cells + operations
    /// since the checkpoint before it + runs of the tape there).
    ///
    /// # Errors
    ///
    /// [`MachineError::NoSuchStep`], [`MachineError::CellsBackwards`], [`MachineError::CELLS`] for more than
    /// [`MAX_CELLS`] cells.
    pub fn tape(&self, step: u64, from: i64, to: i64) -> Result<Vec<MachineSymbol>, Error> {
        self.check(step)?;
        if to < from {
            return Err(MachineError::CellsBackwards.into());
        }
        MachineError::CELLS.check(to.abs_diff(from), 0..=MAX_CELLS)?;
        let mut cells = vec![MachineSymbol::BLANK; narrow(to.abs_diff(from))];
        let mut fill = |first: i64, count: u64, symbol: MachineSymbol| {
            let last = first + narrow::<_, i64>(count);
            let place = |cell: i64| -> usize { narrow(cell.clamp(from, to).abs_diff(from)) };
            cells[place(first)..place(last)].fill(symbol);
        };
        let place = self.log.place(step);
        let (entry, mut first, runs) = self.before(place);
        for run in runs.iter() {
            fill(first, run.cells, run.symbol);
            first += narrow::<_, i64>(run.cells);
        }
        for operation in self.log.from(entry) {
            if operation.first >= step {
                break;
            }
            let write = self.log.write(&operation);
            if write.from != write.to {
                let count = operation.steps.min(step - operation.first);
                let end = operation.head_at(operation.first + count - 1, write.go);
                fill(operation.head.min(end), count, write.to);
            }
        }
        Ok(cells)
    }

    /// The steps from `from` on, up to `count` of them. Cost: O(log operations + count).
    ///
    /// # Errors
    ///
    /// [`MachineError::NoSuchStep`], [`MachineError::STEPS`] for more than [`MAX_ROWS`] steps.
    pub fn steps(&self, from: u64, count: u64) -> Result<Vec<TuringRow>, Error> {
        self.check(from)?;
        MachineError::STEPS.check(count, 0..=MAX_ROWS)?;
        let mut rows = Vec::new();
        for operation in self.log.from(self.log.place(from)) {
            let write = self.log.write(&operation);
            let (state, read) = self.log.read(&operation);
            let (go, next) = match self.program.act_of(operation.cell) {
                Act::Step { go, next, .. } => (go, next.ok()),
                Act::Stop(_) => (HeadDirection::Right, None),
            };
            let first = operation.first.max(from);
            for step in first..(operation.first + operation.steps).min(from + count) {
                rows.push(TuringRow {
                    step,
                    state,
                    head: operation.head_at(step, write.go),
                    read,
                    write: write.to,
                    go,
                    next,
                });
            }
            if operation.first + operation.steps >= from + count {
                break;
            }
        }
        Ok(rows)
    }
}

impl TapeOperation {
    /// The cell of the head at a step of this operation.
    #[inline]
    pub(super) fn head_at(&self, step: u64, go: i64) -> i64 {
        self.head + go * narrow::<_, i64>(step - self.first)
    }
}

impl Run for TuringRun {
    type Error = Infallible;

    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        for _ in 0..budget {
            if self.stop.is_some() {
                break;
            }
            let left = self.limit - self.log.known();
            if left == 0 {
                self.stop = Some(Stop::Limit);
                break;
            }
            if self.log.len() >= MAX_OPERATIONS {
                self.stop = Some(Stop::Memory);
                break;
            }
            self.log.keep(&self.machine);
            let (head, step) = (self.machine.head, self.machine.steps);
            match self.machine.operate(&self.program, left) {
                Done::Steps { cell, steps } => self.log.push(cell, head, steps),
                Done::Endless { cell, steps } => {
                    self.log.push(cell, head, steps);
                    let shift = (self.machine.head - head).signum();
                    // Before that it may have gone over blank cells of the tape, by the same instruction.
                    let before = self.log.back_from(self.log.len());
                    let same = before.take_while(|it| it.cell == cell);
                    let first = same.last().map_or(step, |it| it.first);
                    let second = first + 1;
                    self.stop = Some(Stop::Never(match shift {
                        0 => MachineProof::Repeat { first, second },
                        _ => MachineProof::Translated {
                            first,
                            second,
                            shift,
                            reach: 0,
                        },
                    }));
                }
                Done::Stopped => {}
            }
            self.met = [
                self.met[0].min(self.machine.head),
                self.met[1].max(self.machine.head),
            ];
            if let Some((end, _)) = self.machine.end {
                self.stop = Some(Stop::End(end));
            }
        }
        let done = self.log.len() as u64;
        let finished = self.stop.is_some();
        Ok(Progress {
            done,
            total: done + u64::from(!finished),
            finished,
        })
    }
}
