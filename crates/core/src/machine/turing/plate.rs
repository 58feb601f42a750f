//! All machines of two states.

use crate::error::Error;
use crate::progress::{Progress, Run};

use super::numbered::{machine_count, numbered_machine};
use super::program::{Halting, Program};
use super::proof::{Proof, Prover};
use super::tape::Tape;

/// The most steps of one of them; those that halt do so within 6 (Rado 1962).
const MOST: u64 = 1000;

/// What becomes of a machine on the blank tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoStateOutcome {
    /// It halts after this number of steps, the one that halts included.
    Halts(u64),
    /// It never halts.
    Never(Proof),
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

/// What becomes of a numbered machine.
fn outcome(states: u8, index: u64) -> Result<TwoStateOutcome, Error> {
    let program = Program::new(numbered_machine(states, index)?, Halting::AsWritten);
    let mut prover = Prover::new(&program, &Tape::default(), MOST);
    prover.finish()?;
    Ok(match prover.proof() {
        Some(proof) => TwoStateOutcome::Never(proof),
        None if prover.machine().end().is_some() => {
            TwoStateOutcome::Halts(prover.machine().steps())
        }
        None => TwoStateOutcome::Open,
    })
}

impl Run for TwoStatePlate {
    type Error = Error;

    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let total = machine_count(2)?;
        let first = self.outcomes.len() as u64;
        for index in first..total.min(first.saturating_add(budget)) {
            self.outcomes.push(outcome(2, index)?);
        }
        let done = self.outcomes.len() as u64;
        Ok(Progress {
            done,
            total,
            finished: done == total,
        })
    }
}
