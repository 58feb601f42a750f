//! The first steps of a machine with the symbols 0 and 1 and few states, without a table in memory.
//!
//! It does the same as [`Prover`](crate::machine::turing::Prover), step by step, on a tape that has just enough cells.
//! A sweep over thousands of machines needs most of them for a few steps only, and to read the table of each would take
//! longer than to run it.

use crate::checked::narrow;
use crate::error::Error;
use crate::machine::turing::{
    self, HeadDirection, HeadRecord, Instruction, MAX_NUMBERED, MachineProof, MachineState,
    MachineSymbol, Next, Stepping, Table, machine_count,
};

/// A table in digits, as in the number of a machine: 4 · next + 2 · direction + write, where `next` is the number of
/// states for the halt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digits {
    pub states: u8,
    pub cells: [u8; 2 * MAX_NUMBERED as usize],
}

/// The digit of a cell without an instruction.
pub(super) const EMPTY: u8 = u8::MAX;

impl Digits {
    /// A table without instructions.
    pub fn empty(states: u8) -> Digits {
        let cells = [EMPTY; 2 * MAX_NUMBERED as usize];
        Digits { states, cells }
    }

    /// The table of a numbered machine; `index` is below their count.
    pub fn of(states: u8, index: u64) -> Digits {
        let base = 4 * (u64::from(states) + 1);
        let mut digits = Digits::empty(states);
        let mut rest = index;
        for cell in digits.cells.iter_mut().take(2 * usize::from(states)).rev() {
            *cell = narrow(rest % base);
            rest /= base;
        }
        digits
    }

    pub fn get(&self, cell: usize) -> u8 {
        self.cells[cell]
    }

    /// Whether a digit leads to the halt.
    pub fn halts(&self, digit: u8) -> bool {
        digit / 4 == self.states
    }

    /// The number of the machine; none if a cell has no instruction.
    pub fn index(&self) -> Option<u64> {
        let base = 4 * (u64::from(self.states) + 1);
        let cells = self.cells.iter().take(2 * usize::from(self.states));
        cells
            .map(|&it| (it != EMPTY).then_some(u64::from(it)))
            .try_fold(0, |index, digit| Some(index * base + digit?))
    }

    /// The table.
    pub fn table(&self) -> Result<Table, Error> {
        machine_count(self.states)?;
        let cell = |&digit: &u8| {
            (digit != EMPTY).then(|| Instruction {
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
        let cells = self.cells.iter().take(2 * usize::from(self.states));
        let names = (0..self.states).map(|it| char::from(b'A' + it).to_string());
        let table = Table::new(
            vec!['0', '1'],
            names.collect(),
            MachineState(0),
            cells.map(cell).collect(),
        );
        Ok(table?)
    }

    /// Whether no rule that can be reached leads to an end.
    pub fn no_halt_in_reach(&self) -> Option<MachineProof> {
        let (mut states, mut symbols) = (1_u64, 1_u64);
        loop {
            let before = (states, symbols);
            for cell in 0..2 * usize::from(self.states) {
                if before.0 >> (cell / 2) & before.1 >> (cell % 2) & 1 == 0 {
                    continue;
                }
                let digit = self.get(cell);
                if digit == EMPTY || self.halts(digit) {
                    return None;
                }
                states |= 1 << (digit / 4);
                symbols |= 1 << (digit % 2);
            }
            if before == (states, symbols) {
                return Some(MachineProof::NoHaltInReach {
                    states: states.into(),
                    symbols,
                });
            }
        }
    }
}

/// The most steps of a [`Small`] run: its head then is still on its tape.
pub(super) const MOST: u64 = 120;

/// The cell in the middle of the tape, where the head begins.
const MIDDLE: u8 = 128;

/// A machine with its tape.
///
/// ```text
///   tape   cell 0 ……… 127 │ 128 ……… 255     a bit for each of 256 cells
///                           ↑ head at the start
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Small {
    pub tape: [u64; 4],
    pub head: u8,
    pub state: u8,
    pub steps: u64,
}

/// What a step led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stepped {
    On,
    Halted,
    /// There was no instruction, and no step.
    Nowhere,
}

impl Small {
    /// The machine on the blank tape, before its first step.
    pub fn new() -> Small {
        Small {
            tape: [0; 4],
            head: MIDDLE,
            state: 0,
            steps: 0,
        }
    }

    #[inline]
    fn symbol(&self, cell: u8) -> usize {
        let word = self.tape[usize::from(cell / 64)];
        usize::from(word >> (cell % 64) & 1 == 1)
    }

    /// The place in the table of the instruction that comes next.
    #[inline]
    pub fn cell(&self) -> usize {
        2 * usize::from(self.state) + self.symbol(self.head)
    }

    /// Does a step. There may be at most [`MOST`].
    #[inline]
    pub fn step(&mut self, digits: &Digits) -> Stepped {
        let digit = digits.get(self.cell());
        if digit == EMPTY {
            return Stepped::Nowhere;
        }
        let word = &mut self.tape[usize::from(self.head / 64)];
        let bit = self.head % 64;
        *word = *word & !(1 << bit) | u64::from(digit & 1) << bit;
        self.head = if digit & 2 == 0 {
            self.head.wrapping_sub(1)
        } else {
            self.head.wrapping_add(1)
        };
        self.state = digit / 4;
        self.steps += 1;
        if digits.halts(digit) {
            Stepped::Halted
        } else {
            Stepped::On
        }
    }

    /// How many cells have the symbol 1.
    pub fn ones(&self) -> u64 {
        self.tape.iter().map(|it| u64::from(it.count_ones())).sum()
    }

    fn is_like(&self, other: &Small) -> bool {
        (self.state, self.head, self.tape) == (other.state, other.head, other.tape)
    }
}

/// What becomes of a machine within [`MOST`] steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SmallOutcome {
    Halts {
        steps: u64,
        ones: u64,
    },
    /// A proof that it never halts, and after how many steps it is found.
    Never {
        steps: u64,
        proof: MachineProof,
    },
    Open,
}

/// The same proof with the earliest pair of steps that it holds for.
pub(super) fn first_pair(digits: &Digits, proof: MachineProof) -> MachineProof {
    let small = Small::new();
    turing::first_pair(&Walking { digits, small }, proof)
}

/// A machine with its table.
#[derive(Clone, Copy)]
struct Walking<'a> {
    digits: &'a Digits,
    small: Small,
}

impl Stepping for Walking<'_> {
    fn state(&self) -> Option<MachineState> {
        Some(MachineState(self.small.state))
    }

    fn head(&self) -> i64 {
        self.small.head.into()
    }

    fn symbol(&self, cell: i64) -> MachineSymbol {
        // Where its tape ends, everything is blank.
        u8::try_from(cell).map_or(MachineSymbol::BLANK, |it| self.small.symbol(it).into())
    }

    fn beyond(&self, go: i64) -> u64 {
        let at = |away| self.head() + go * away;
        (1..256)
            .filter(|&it| !self.symbol(at(it)).is_blank())
            .count() as u64
    }

    fn step(&mut self) {
        self.small.step(self.digits);
    }
}

/// Runs a machine until it halts or is proved never to halt. It finds a proof at the same step as the
/// [`Prover`](crate::machine::turing::Prover), where the method is explained; [`first_pair`] makes it the same proof.
pub(super) fn outcome(digits: &Digits) -> SmallOutcome {
    if let Some(proof) = digits.no_halt_in_reach() {
        return SmallOutcome::Never { steps: 0, proof };
    }
    let mut now = Small::new();
    let mut kept = now;
    let mut next = 1;
    let mut records = [-1, 1].map(|go| HeadRecord::new(go, MIDDLE.into(), MIDDLE.into()));
    while now.steps < MOST {
        match now.step(digits) {
            Stepped::On => {}
            Stepped::Halted => {
                let (steps, ones) = (now.steps, now.ones());
                return SmallOutcome::Halts { steps, ones };
            }
            Stepped::Nowhere => return SmallOutcome::Open,
        }
        let steps = now.steps;
        if kept.is_like(&now) {
            let (first, second) = (kept.steps, steps);
            let proof = MachineProof::Repeat { first, second };
            return SmallOutcome::Never { steps, proof };
        }
        for record in &mut records {
            let small = now;
            if let Some(proof) = record.look(&Walking { digits, small }, steps) {
                return SmallOutcome::Never { steps, proof };
            }
        }
        if steps == next {
            next *= 2;
            kept = now;
        }
    }
    SmallOutcome::Open
}
