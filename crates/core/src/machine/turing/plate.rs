//! All machines of two states.

use crate::checked::narrow;
use crate::error::Error;
use crate::progress::{Progress, Run, goal};

use super::evidence::MachineProof;
use super::numbered::{machine_count, numbered_machine};
use super::program::{Halting, Program};
use super::proof::Prover;
use super::table::Table;
use super::tape::Tape;

/// The most steps of one of them; those that halt do so within 6 (Rado 1962).
const MOST: u64 = 1000;

/// What becomes of a machine on the blank tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoStateOutcome {
    /// It halts.
    Halts {
        /// After this number of steps, the one that halts included.
        steps: u64,
        /// How many cells are not blank then.
        ones: u64,
    },
    /// It never halts.
    Never(MachineProof),
    /// Neither is known.
    Open,
}

/// What becomes of each of the 20,736 machines with two states and two symbols, on the blank tape. The unit of work is a
/// machine.
#[derive(Clone, Debug, Default)]
pub struct TwoStatePlate {
    outcomes: Vec<TwoStateOutcome>,
}

impl TwoStatePlate {
    /// Prepares the run.
    pub fn new() -> TwoStatePlate {
        TwoStatePlate::default()
    }

    /// What becomes of the machines so far, by their numbers; see [`numbered_machine`].
    pub fn outcomes(&self) -> &[TwoStateOutcome] {
        &self.outcomes
    }
}

impl TwoStatePlate {
    /// The machine with a number, and what becomes of it, whether or not the run has come to it.
    ///
    /// # Errors
    ///
    /// Those of [`numbered_machine`].
    pub fn machine(index: u64) -> Result<(Table, TwoStateOutcome), Error> {
        let table = numbered_machine(2, index)?;
        let program = Program::new(table.clone(), Halting::AsWritten);
        let mut prover = Prover::new(&program, &Tape::default(), MOST);
        prover.finish()?;
        let outcome = match prover.proof() {
            Some(proof) => TwoStateOutcome::Never(proof),
            None if prover.machine().end().is_some() => TwoStateOutcome::Halts {
                steps: prover.machine().steps(),
                ones: prover.machine().ones(),
            },
            None => TwoStateOutcome::Open,
        };
        Ok((table, outcome))
    }
}

impl TwoStateOutcome {
    /// A byte for it: the steps of a machine that halts, at most 63; 64 for an exact repeat, 65 for a translated cycle,
    /// 66 for no halt in reach; 0 for what is not known.
    pub fn code(&self) -> u8 {
        match *self {
            TwoStateOutcome::Halts { steps, .. } => narrow(steps.min(63)),
            TwoStateOutcome::Never(MachineProof::Repeat { .. }) => 64,
            TwoStateOutcome::Never(MachineProof::Translated { .. }) => 65,
            TwoStateOutcome::Never(MachineProof::NoHaltInReach { .. }) => 66,
            TwoStateOutcome::Open => 0,
        }
    }
}

impl Run for TwoStatePlate {
    type Error = Error;

    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let total = machine_count(2)?;
        let first = self.outcomes.len() as u64;
        for index in first..total.min(goal(first, budget)) {
            self.outcomes.push(TwoStatePlate::machine(index)?.1);
        }
        let done = self.outcomes.len() as u64;
        Ok(Progress {
            done,
            total,
            finished: done == total,
        })
    }
}
