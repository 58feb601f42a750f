//! The first steps of a machine with the symbols 0 and 1 and few states, without a table in memory.
//!
//! It does the same as [`Prover`](crate::machine::turing::Prover), step by step, on a tape that has just enough cells.
//! A sweep over thousands of machines needs most of them for a few steps only, and to read the table of each would take
//! longer than to run it.

use crate::machine::turing::{
    self, DigitTable, MachineProof, MachineState, MachineSymbol, PairSearch, Stepping, reach,
};

/// Whether no rule of a table that can be reached leads to an end.
pub(super) fn no_halt_in_reach(digits: &DigitTable) -> Option<MachineProof> {
    reach(1, 1, |MachineState(state), MachineSymbol(symbol)| {
        let digit = digits.cells[usize::from(2 * state + symbol)];
        let ends = digit == DigitTable::EMPTY || digits.halts(digit);
        (!ends).then_some((MachineState(digit / 4), MachineSymbol(digit % 2)))
    })
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
    pub fn step(&mut self, digits: &DigitTable) -> Stepped {
        let digit = digits.cells[self.cell()];
        if digit == DigitTable::EMPTY {
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
}

/// What becomes of a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It halts.
    Halts {
        /// After this number of steps, the one that halts included.
        steps: u64,
        /// Its output: how many cells of its tape are not blank then.
        ones: u64,
    },
    /// It never halts.
    Never {
        /// After this number of steps the proof is found.
        steps: u64,
        /// The proof.
        proof: MachineProof,
    },
    /// Neither is known.
    Open,
}

/// A machine with its table.
#[derive(Clone, Copy)]
struct Walking<'a> {
    digits: &'a DigitTable,
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

/// What becomes of a machine within [`MOST`] steps. It finds the same proof at the same step as the
/// [`Prover`](crate::machine::turing::Prover), where the method is explained.
pub(super) fn fate(digits: &DigitTable) -> Fate {
    if let Some(proof) = no_halt_in_reach(digits) {
        return Fate::Never { steps: 0, proof };
    }
    let mut now = Small::new();
    let at = |small| Walking { digits, small };
    let mut search = PairSearch::new(at(now), MIDDLE.into(), MIDDLE.into());
    while now.steps < MOST {
        match now.step(digits) {
            Stepped::On => {}
            Stepped::Halted => {
                let (steps, ones) = (now.steps, now.ones());
                return Fate::Halts { steps, ones };
            }
            Stepped::Nowhere => return Fate::Open,
        }
        let steps = now.steps;
        let same_tape = search.kept().small.tape == now.tape;
        if let Some(proof) = search.look(&at(now), steps, same_tape) {
            // The pair is the earliest one that the proof holds for.
            let proof = turing::first_pair(&at(Small::new()), proof);
            return Fate::Never { steps, proof };
        }
    }
    Fate::Open
}
