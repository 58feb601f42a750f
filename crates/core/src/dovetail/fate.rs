//! What becomes of a machine, as far as a sweep has to know.

use super::machines::Machines;
use super::small::{self, Fate};
use crate::error::Error;
use crate::machine::turing::{MAX_PROVED, Plain, Prover};
use crate::progress::{Run, left_of};

/// A machine whose fate is not known yet.
#[derive(Clone, Debug)]
pub(super) struct Living {
    pub machine: u64,
    search: Search,
}

#[derive(Clone, Debug)]
enum Search {
    Proof(Box<Prover>),
    /// No proof was found in time.
    Alone(Box<Plain>),
}

impl Living {
    /// Begins with a machine: its fate, if that is clear within few steps, or else the machine to run on.
    pub fn begin(machines: &Machines, machine: u64) -> Result<(Fate, Option<Living>), Error> {
        if let Some(digits) = machines.digits(machine) {
            let fate = small::fate(&digits);
            if fate != Fate::Open {
                return Ok((fate, None));
            }
        }
        let (program, tape) = machines.program(machine)?;
        let prover = Box::new(Prover::new(&program, &tape, MAX_PROVED));
        let mut living = Living {
            machine,
            search: Search::Proof(prover),
        };
        let fate = living.run_to(0)?;
        Ok((fate, (fate == Fate::Open).then_some(living)))
    }

    /// Runs the machine up to a step, unless its fate is clear before.
    pub fn run_to(&mut self, step: u64) -> Result<Fate, Error> {
        if let Search::Proof(prover) = &mut self.search {
            let done = prover.machine().steps();
            prover.advance(left_of(step, done))?;
            if let Some(proof) = prover.proof() {
                let steps = prover.machine().steps();
                return Ok(Fate::Never { steps, proof });
            }
            if step >= MAX_PROVED {
                self.search = Search::Alone(Box::new(prover.machine().clone()));
            }
        }
        if let Search::Alone(plain) = &mut self.search {
            plain.advance(left_of(step, plain.steps()));
        }
        let plain = self.plain();
        Ok(match plain.end() {
            // A machine without an instruction stops in the step that it cannot do.
            Some(_) => Fate::Halts {
                steps: plain.steps() + u64::from(plain.state().is_some()),
                ones: plain.ones(),
            },
            None => Fate::Open,
        })
    }

    fn plain(&self) -> &Plain {
        match &self.search {
            Search::Proof(prover) => prover.machine(),
            Search::Alone(plain) => plain,
        }
    }

    /// How many cells it keeps at most after the next steps: the tape may double, and the search for a proof keeps three
    /// more of them, and the tape of the start.
    pub fn room(&self) -> u64 {
        let tapes = match self.search {
            Search::Proof(_) => 2 * 4 + 1,
            Search::Alone(_) => 2,
        };
        tapes * self.plain().room() as u64
    }
}
