//! What a run did, so that any of its steps can be shown again.
//!
//! ```text
//!   entries      [ step 0 | step 1 | step 2 | step 9 | … ]    one for each operation: where it began
//!   checkpoints  [ ────────────── tape ───────────── tape ]   now and then the whole tape, as runs
//! ```
//!
//! An entry and the next one bound a chain move of n steps: in each of them the machine is in the same state, reads
//! and writes the same symbols, and moves the same way. So state and head of any step are found without replaying
//! anything, and the tape of any step needs only the operations since the last checkpoint.

use super::chained::{Chained, TapeRun};
use super::program::{Act, Program};
use super::table::{HeadDirection, MachineState, MachineSymbol};
use crate::checked::narrow;

/// An operation as the log keeps it: 16 bytes. The cell of the table is below 128 · 36, so that it has 13 bits; the upper
/// seven of them stand with the step, which has 53, and the lower six with the head, which has 55.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The step before it, and below it the upper bits of the cell of the table.
    key: u64,
    /// The cell of the head before it, and below it the lower bits.
    head: i64,
}

const UPPER_BITS: u32 = 7;
const LOWER_BITS: u32 = 6;
const LOWER_MASK: usize = (1 << LOWER_BITS) - 1;

/// An operation of the log: `steps` equal steps from `first` on, the first at the cell `head`.
#[derive(Clone, Copy, Debug)]
pub(super) struct TapeOperation {
    pub first: u64,
    pub steps: u64,
    pub head: i64,
    pub cell: usize,
}

/// What an operation does to the tape: it writes `to` over `from`, in cell after cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Write {
    pub from: MachineSymbol,
    pub to: MachineSymbol,
    pub go: i64,
}

/// The tape before an operation.
#[derive(Clone, Debug)]
pub(super) struct TapeCheckpoint {
    /// The operation's place in the log.
    pub entry: usize,
    /// The first cell of the first run.
    pub first: i64,
    pub runs: Vec<TapeRun>,
}

/// How many operations lie between two checkpoints at least. There are more if the tape has more runs, so that the
/// checkpoints take at most as much memory as the entries.
const APART: usize = 1024;

#[derive(Clone, Debug)]
pub(super) struct Log {
    entries: Vec<Entry>,
    checkpoints: Vec<TapeCheckpoint>,
    /// The entry at which the next checkpoint is due.
    due: usize,
    /// For each cell of the table.
    writes: Vec<Write>,
    width: usize,
    /// The step after the last operation.
    known: u64,
}

impl Log {
    pub fn new(program: &Program) -> Log {
        let width = program.width();
        let write = |cell: usize| {
            let from = MachineSymbol::from(cell % width);
            match program.act_of(cell) {
                Act::Step { write: to, go, .. } => Write {
                    from,
                    to,
                    go: go.step(),
                },
                Act::Stop(_) => Write {
                    from,
                    to: from,
                    go: HeadDirection::Right.step(),
                },
            }
        };
        Log {
            entries: Vec::new(),
            checkpoints: Vec::new(),
            due: 0,
            writes: (0..program.table().cells().len()).map(write).collect(),
            width,
            known: 0,
        }
    }

    /// Keeps the tape if a checkpoint is due. Call it before each operation.
    #[inline]
    pub fn keep(&mut self, machine: &Chained) {
        if self.entries.len() >= self.due {
            let (first, runs) = machine.tape();
            let entry = self.entries.len();
            self.due = entry + APART.max(2 * runs.len());
            self.checkpoints.push(TapeCheckpoint { entry, first, runs });
        }
    }

    /// Adds an operation that began at this step and cell.
    #[inline]
    pub fn push(&mut self, cell: usize, head: i64, steps: u64) {
        self.entries.push(Entry {
            key: self.known << UPPER_BITS | (cell >> LOWER_BITS) as u64,
            head: head << LOWER_BITS | super::plain::offset(cell & LOWER_MASK),
        });
        self.known += steps;
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The last step whose tape is known: the one after the last operation.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// What an operation does to the tape.
    #[inline]
    pub fn write(&self, operation: &TapeOperation) -> Write {
        self.writes[operation.cell]
    }

    /// The state and the symbol of an operation.
    pub fn read(&self, operation: &TapeOperation) -> (MachineState, MachineSymbol) {
        (
            (operation.cell / self.width).into(),
            (operation.cell % self.width).into(),
        )
    }

    /// The place in the log of the operation that does the step from `step` to the next; the length of the log if
    /// that is not known.
    pub fn place(&self, step: u64) -> usize {
        if step >= self.known {
            return self.entries.len();
        }
        let after = self
            .entries
            .partition_point(|it| it.key >> UPPER_BITS <= step);
        after - 1
    }

    /// The operations from a place of the log on.
    pub fn from(&self, place: usize) -> impl Iterator<Item = TapeOperation> + '_ {
        let entries = &self.entries[place..];
        let nexts = entries.iter().skip(1).map(|it| it.key >> UPPER_BITS);
        let ends = nexts.chain(std::iter::once(self.known));
        entries
            .iter()
            .zip(ends)
            .map(|(entry, end)| operation(*entry, end))
    }

    /// The operations before a place of the log, the last one first.
    pub fn back_from(&self, place: usize) -> impl Iterator<Item = TapeOperation> + '_ {
        let mut end = self
            .entries
            .get(place)
            .map_or(self.known, |it| it.key >> UPPER_BITS);
        let entries = &self.entries[..place];
        entries.iter().rev().map(move |entry| {
            let made = operation(*entry, end);
            end = made.first;
            made
        })
    }

    /// The last checkpoint before the operation at a place, or at it.
    pub fn checkpoint(&self, place: usize) -> Option<&TapeCheckpoint> {
        let after = self.checkpoints.partition_point(|it| it.entry <= place);
        self.checkpoints.get(after.checked_sub(1)?)
    }
}

#[inline]
fn operation(entry: Entry, end: u64) -> TapeOperation {
    let first = entry.key >> UPPER_BITS;
    let low = |it: u64, bits: u32| -> usize { narrow(it & ((1 << bits) - 1)) };
    TapeOperation {
        first,
        steps: end - first,
        head: entry.head >> LOWER_BITS,
        cell: low(entry.key, UPPER_BITS) << LOWER_BITS
            | low(entry.head.cast_unsigned(), LOWER_BITS),
    }
}
