//! Why a machine never halts.
//!
//! | proof | what it says |
//! |---|---|
//! | no halt in reach | from the start, with the symbols that can be on the tape, no rule leads to an end |
//! | exact repeat | state, head and tape are those of an earlier step, so all goes on as it did then |
//! | translated cycle | the same, except that everything the head has used since lies some cells farther on |
//!
//! A proof carries its evidence, and of all pairs of steps the first: of those whose earlier step is the earliest, the one
//! whose later step is. Whoever has the machine can check it by running it to the two steps, or by looking
//! once at each rule.

use std::convert::Infallible;

use super::evidence::{MachineProof, members};
use super::first_pair::first_pair;
use super::plain::Plain;
use super::program::{Act, Program};
use super::record::HeadRecord;
use super::table::{MachineState, MachineSymbol};
use super::tape::Tape;
use crate::progress::{Progress, Run};

/// The most steps of a search for a proof.
pub const MAX_PROVED: u64 = 1_000_000;

/// Looks which rules can be reached, without running the machine. None if one of them leads to an end. Cost: O(states ×
/// symbols × the larger of them).
pub fn no_halt_in_reach(program: &Program, tape: &Tape) -> Option<MachineProof> {
    let mut states = 1_u128 << program.table().start().0;
    let mut symbols = tape.cells().fold(1_u64, |all, symbol| all | 1 << symbol.0);
    loop {
        let before = (states, symbols);
        for state in members(before.0) {
            for symbol in members(before.1.into()) {
                match program.act(MachineState(state), MachineSymbol(symbol)) {
                    Act::Step {
                        write,
                        next: Ok(next),
                        ..
                    } => {
                        symbols |= 1 << write.0;
                        states |= 1 << next.0;
                    }
                    _ => return None,
                }
            }
        }
        if before == (states, symbols) {
            return Some(MachineProof::NoHaltInReach { states, symbols });
        }
    }
}

/// Looks for a proof that a machine never halts, as it runs step by step. The unit of work is a step.
///
/// It compares each step with one earlier one only, which it moves on in doubling distances (Brent 1980). So it finds
/// every exact repeat and every translated cycle within about three times the steps of the first pair, and needs the
/// memory of a few tapes. Then it runs the machine again, from its start and from the period on side by side, to name the
/// first pair; the work of the last unit is about twice all steps before it.
#[derive(Clone, Debug)]
pub struct Prover {
    /// The machine before its first step.
    start: Plain,
    machine: Plain,
    most: u64,
    found: Option<MachineProof>,
    /// The step that the next ones are compared with, and when to move it on.
    kept: Plain,
    next: u64,
    /// How many cells differ between that step and the last one.
    differ: u64,
    /// For the left and the right end of the tape: the record that the next ones are compared with.
    records: [HeadRecord<Plain>; 2],
}

impl Prover {
    /// Prepares a search of at most `most` steps, up to [`MAX_PROVED`]. If no halt is in reach, it has found that.
    pub fn new(program: &Program, tape: &Tape, most: u64) -> Prover {
        let machine = Plain::new(program, tape);
        let [left, right] = [&tape.left, &tape.right].map(|it| super::plain::offset(it.len()));
        // Beyond the tape that was given everything is blank.
        let records = [
            HeadRecord::new(-1, 0, -left),
            HeadRecord::new(1, 0, right.max(1) - 1),
        ];
        Prover {
            start: machine.clone(),
            kept: machine.clone(),
            machine,
            most: most.min(MAX_PROVED),
            found: no_halt_in_reach(program, tape),
            next: 1,
            differ: 0,
            records,
        }
    }

    /// The proof, if one was found.
    pub fn proof(&self) -> Option<MachineProof> {
        self.found
    }

    /// The machine, as far as it has run: if a proof was found, up to the step at which it was.
    pub fn machine(&self) -> &Plain {
        &self.machine
    }

    fn is_done(&self) -> bool {
        self.found.is_some() || self.machine.end().is_some() || self.machine.steps() >= self.most
    }

    fn step(&mut self) {
        let (head, before) = (self.machine.head(), self.machine.read());
        if self.machine.advance(1) == 0 || self.machine.end().is_some() {
            return;
        }
        let kept = self.kept.symbol(head);
        let after = self.machine.symbol(head);
        self.differ += u64::from(after != kept);
        self.differ -= u64::from(before != kept);
        let repeats = self.differ == 0
            && self.kept.state() == self.machine.state()
            && self.kept.head() == self.machine.head();
        if repeats {
            let (first, second) = (self.kept.steps(), self.machine.steps());
            let proof = MachineProof::Repeat { first, second };
            self.found = Some(first_pair(&self.start, proof));
            return;
        }
        for record in &mut self.records {
            if let Some(proof) = record.look(&self.machine, self.machine.steps()) {
                self.found = Some(first_pair(&self.start, proof));
                return;
            }
        }
        if self.machine.steps() == self.next {
            self.next *= 2;
            self.kept = self.machine.clone();
            self.differ = 0;
        }
    }
}

impl Run for Prover {
    type Error = Infallible;

    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        for _ in 0..budget {
            if self.is_done() {
                break;
            }
            self.step();
        }
        let finished = self.is_done();
        let done = self.machine.steps();
        Ok(Progress {
            done,
            total: if finished { done } else { self.most },
            finished,
        })
    }
}
