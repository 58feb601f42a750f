//! The simulation step by step.

use super::first_pair::Stepping;
use super::program::{Act, Program};
use super::table::{HeadDirection, MachineEnd, MachineState, MachineSymbol};
use super::tape::Tape;
use crate::checked::narrow;

/// A machine with its tape, which does one step after the other.
///
/// ```text
///   cells   [ 0 0 1 1 0 1 0 0 ]       a byte for each cell, longer on demand
///             ↑       ↑
///           first    at               first is the cell's number on the tape
/// ```
///
/// Memory: a byte for each cell from the first to the last that the head has met, twice that at most.
#[derive(Clone, Debug)]
pub struct Plain {
    acts: Vec<Packed>,
    /// The same as they are, for the end.
    ends: Vec<Act>,
    width: usize,
    cells: Vec<MachineSymbol>,
    first: i64,
    at: usize,
    state: MachineState,
    end: Option<(MachineEnd, bool)>,
    steps: u64,
}

/// An act in the form that the loop reads fastest: in the lowest byte where the head goes, 1, -1 or 0, or [`ENDS`] if the
/// machine ends; then the symbol that is written, and in the upper half the next state's first act.
type Packed = u32;

/// In place of where the head goes.
const ENDS: u8 = 2;

fn packed(act: Act, width: usize) -> Packed {
    let Act::Step {
        write,
        go,
        next: Ok(next),
    } = act
    else {
        return ENDS.into();
    };
    let [go, ..] = go.step().to_le_bytes();
    let row: u16 = narrow(usize::from(next) * width);
    u32::from(go) | u32::from(write.0) << 8 | u32::from(row) << 16
}

impl Plain {
    /// The machine before its first step.
    pub fn new(program: &Program, tape: &Tape) -> Plain {
        let width = program.width();
        let places = 0..program.table().cells().len();
        let ends: Vec<Act> = places.map(|it| program.act_of(it)).collect();
        let mut cells: Vec<MachineSymbol> = tape.cells().collect();
        cells.push(MachineSymbol::BLANK);
        Plain {
            acts: ends.iter().map(|act| packed(*act, width)).collect(),
            ends,
            width,
            at: tape.left.len(),
            first: -offset(tape.left.len()),
            cells,
            state: program.table().start(),
            end: None,
            steps: 0,
        }
    }

    /// Does at most this number of steps and returns how many it did: fewer only if the machine ends.
    pub fn advance(&mut self, most: u64) -> u64 {
        if self.end.is_some() {
            return 0;
        }
        let mut row = usize::from(self.state) * self.width;
        let mut at = self.at;
        let mut left = most;
        while left > 0 {
            let Some(cell) = self.cells.get_mut(at) else {
                at = self.grow(at);
                continue;
            };
            let place = row + usize::from(*cell);
            let act = self.acts[place];
            let [go, write, ..] = act.to_le_bytes();
            if go == ENDS {
                let Some(&Act::Step {
                    write,
                    go,
                    next: Err(end),
                }) = self.ends.get(place)
                else {
                    let end = self.ends.get(place).and_then(Act::stop);
                    // What is not in the table is missing.
                    self.end = Some((end.unwrap_or(MachineEnd::Missing), false));
                    break;
                };
                self.end = Some((end, true));
                *cell = write;
                at = at.wrapping_add_signed(match go {
                    HeadDirection::Left => -1,
                    HeadDirection::Right => 1,
                    HeadDirection::Stay => 0,
                });
                left -= 1;
                break;
            }
            *cell = MachineSymbol(write);
            at = at.wrapping_add_signed(isize::from(go.cast_signed()));
            row = (act >> 16) as usize;
            left -= 1;
        }
        if at >= self.cells.len() {
            at = self.grow(at);
        }
        self.at = at;
        self.state = (row / self.width).into();
        self.steps += most - left;
        most - left
    }

    /// Makes room at the end that the head has left; returns where the head is then.
    #[cold]
    fn grow(&mut self, at: usize) -> usize {
        let more = self.cells.len().max(64);
        if at == self.cells.len() {
            self.cells.resize(at + more, MachineSymbol::BLANK);
            return at;
        }
        self.cells
            .splice(0..0, std::iter::repeat_n(MachineSymbol::BLANK, more));
        self.first -= offset(more);
        more - 1
    }

    /// How many steps it has done.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How the machine has ended; none if it goes on.
    pub fn end(&self) -> Option<MachineEnd> {
        self.end.map(|it| it.0)
    }

    /// The state; none if the machine has ended by a step.
    pub fn state(&self) -> Option<MachineState> {
        let ended_by_step = self.end.is_some_and(|it| it.1);
        (!ended_by_step).then_some(self.state)
    }

    /// The cell of the head.
    pub fn head(&self) -> i64 {
        self.first + offset(self.at)
    }

    /// The symbol under the head.
    pub fn read(&self) -> MachineSymbol {
        self.cells[self.at]
    }

    /// The symbol of a cell.
    pub fn symbol(&self, cell: i64) -> MachineSymbol {
        let place = usize::try_from(cell - self.first).ok();
        place
            .and_then(|it| self.cells.get(it))
            .copied()
            // Where nothing is kept, the tape is blank.
            .unwrap_or(MachineSymbol::BLANK)
    }

    /// The cells that are not blank: the number of the first, and the symbols up to the last. On a blank tape, cell 0 and
    /// no symbols.
    pub fn written(&self) -> (i64, &[MachineSymbol]) {
        let first = self.cells.iter().position(|it| !it.is_blank());
        let last = self.cells.iter().rposition(|it| !it.is_blank());
        let ends = first.zip(last);
        let written =
            ends.map(|(first, last)| (self.first + offset(first), &self.cells[first..=last]));
        // The tape is blank.
        written.unwrap_or((0, &[]))
    }

    /// How many cells are kept in memory.
    pub fn room(&self) -> usize {
        self.cells.len()
    }

    /// How many cells are not blank.
    pub fn ones(&self) -> u64 {
        self.cells.iter().filter(|it| !it.is_blank()).count() as u64
    }
}

impl Stepping for Plain {
    fn state(&self) -> Option<MachineState> {
        self.state()
    }

    fn head(&self) -> i64 {
        self.head()
    }

    fn symbol(&self, cell: i64) -> MachineSymbol {
        self.symbol(cell)
    }

    fn beyond(&self, go: i64) -> u64 {
        let cells = if go > 0 {
            &self.cells[self.at + 1..]
        } else {
            &self.cells[..self.at]
        };
        cells.iter().filter(|it| !it.is_blank()).count() as u64
    }

    fn step(&mut self) {
        self.advance(1);
    }
}

/// A place in memory as a distance on the tape; a list is never that long.
pub(super) fn offset(place: usize) -> i64 {
    narrow(place)
}
