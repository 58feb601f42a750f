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

use super::evidence::MachineProof;
use super::first_pair::first_pair;
use super::plain::Plain;
use super::program::{Act, Program};
use super::record::PairSearch;
use super::table::{MachineState, MachineSymbol};
use super::tape::Tape;
use crate::checked::narrow;
use crate::progress::{Progress, Run};
use crate::small_set::members;

/// The most steps of a search for a proof.
pub const MAX_PROVED: u64 = 1_000_000;

/// Looks which rules can be reached, without running the machine. None if one of them leads to an end. Cost: O(states ×
/// symbols × the larger of them).
pub fn no_halt_in_reach(program: &Program, tape: &Tape) -> Option<MachineProof> {
    let states = 1 << program.table().start().0;
    let symbols = tape.cells().fold(1, |all, symbol| all | 1 << symbol.0);
    reach(states, symbols, |state, symbol| {
        match program.act(state, symbol) {
            Act::Step {
                write,
                next: Ok(next),
                ..
            } => Some((next, write)),
            _ => None,
        }
    })
}

/// The same from these states and symbols. `rule` gives the next state and the symbol that is written, or nothing if the
/// machine ends there.
pub(crate) fn reach(
    mut states: u128,
    mut symbols: u64,
    rule: impl Fn(MachineState, MachineSymbol) -> Option<(MachineState, MachineSymbol)>,
) -> Option<MachineProof> {
    loop {
        let before = (states, symbols);
        for state in members(before.0) {
            for symbol in members(before.1) {
                let (state, symbol) = (MachineState(narrow(state)), MachineSymbol(narrow(symbol)));
                let (next, write) = rule(state, symbol)?;
                states |= 1 << next.0;
                symbols |= 1 << write.0;
            }
        }
        if before == (states, symbols) {
            return Some(MachineProof::NoHaltInReach { states, symbols });
        }
    }
}

/// Looks for a proof that a machine never halts, as it runs step by step. The unit of work is a step.
///
/// It finds every exact repeat and every translated cycle within about three times the steps of the first pair, and needs the
/// memory of a few tapes. Then it runs the machine again, from its start and from the period on side by side, to name the
/// first pair; the work of the last unit is about twice all steps before it.
#[derive(Clone, Debug)]
pub struct Prover {
    /// The machine before its first step.
    start: Plain,
    machine: Plain,
    most: u64,
    found: Option<MachineProof>,
    search: PairSearch<Plain>,
    /// How many cells differ between the step that the search has kept and the last one.
    differ: u64,
}

impl Prover {
    /// Prepares a search of at most `most` steps, up to [`MAX_PROVED`]. If no halt is in reach, it has found that.
    pub fn new(program: &Program, tape: &Tape, most: u64) -> Prover {
        let machine = Plain::new(program, tape);
        let [left, right] = [&tape.left, &tape.right].map(|it| super::plain::offset(it.len()));
        Prover {
            start: machine.clone(),
            search: PairSearch::new(machine.clone(), -left, right.max(1) - 1),
            machine,
            most: most.min(MAX_PROVED),
            found: no_halt_in_reach(program, tape),
            differ: 0,
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
        let kept = self.search.kept().symbol(head);
        let after = self.machine.symbol(head);
        self.differ += u64::from(after != kept);
        self.differ -= u64::from(before != kept);
        let steps = self.machine.steps();
        let proof = self.search.look(&self.machine, steps, self.differ == 0);
        self.found = proof.map(|proof| first_pair(&self.start, proof));
        if self.search.kept().steps() == steps {
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
