//! Looks for two steps from which on a machine does the same.

use super::evidence::MachineProof;
use super::first_pair::Stepping;
use crate::checked::narrow;

/// A step at which the head was farther in a direction than ever.
#[derive(Clone, Debug)]
struct HeadRecord<M> {
    go: i64,
    kept: Option<(M, u64)>,
    /// How far the head has been in this direction.
    far: i64,
    /// How far it has been back since the kept step.
    back: i64,
    /// How many records there were, and at which to move the kept one on.
    count: u64,
    next: u64,
}

/// Compares each step with one earlier one only, which it moves on in doubling distances (Brent 1980): the whole tape, for
/// an exact repeat; and at a record of the head, what lies behind it, for a translated cycle.
#[derive(Clone, Debug)]
pub(crate) struct PairSearch<M> {
    kept: M,
    kept_steps: u64,
    /// When to move the kept step on.
    next: u64,
    /// For the left and the right end of the tape: the record that the next ones are compared with.
    records: [HeadRecord<M>; 2],
}

impl<M: Stepping> PairSearch<M> {
    /// A search that has looked at nothing. `start` is the machine before its first step; beyond the cells `left` and
    /// `right` everything is blank.
    pub fn new(start: M, left: i64, right: i64) -> PairSearch<M> {
        let begin = start.head();
        PairSearch {
            kept: start,
            kept_steps: 0,
            next: 1,
            records: [(-1, left), (1, right)].map(|(go, far)| HeadRecord::new(go, begin, far)),
        }
    }

    /// The machine after the step that the next ones are compared with.
    pub fn kept(&self) -> &M {
        &self.kept
    }

    /// Looks at the machine after this number of steps. `same_tape` says whether its tape is that of the kept step.
    pub fn look(&mut self, machine: &M, steps: u64, same_tape: bool) -> Option<MachineProof> {
        let there = |one: &M| (one.state(), one.head());
        if same_tape && there(machine) == there(&self.kept) {
            let (first, second) = (self.kept_steps, steps);
            return Some(MachineProof::Repeat { first, second });
        }
        for record in &mut self.records {
            if let Some(proof) = record.look(machine, steps) {
                return Some(proof);
            }
        }
        if steps == self.next {
            self.next *= 2;
            self.kept = machine.clone();
            self.kept_steps = steps;
        }
        None
    }
}

/// A translated cycle: everything goes on as it did, some cells farther on.
impl<M: Stepping> HeadRecord<M> {
    /// Nothing yet: the head begins in a cell, and has been up to another one in direction `go`.
    fn new(go: i64, begin: i64, far: i64) -> HeadRecord<M> {
        HeadRecord {
            go,
            kept: None,
            far,
            back: begin,
            count: 0,
            next: 1,
        }
    }

    /// Looks at the machine after this number of steps.
    fn look(&mut self, machine: &M, steps: u64) -> Option<MachineProof> {
        let head = machine.head();
        self.back = if self.go > 0 {
            self.back.min(head)
        } else {
            self.back.max(head)
        };
        if (head - self.far) * self.go <= 0 {
            return None;
        }
        self.far = head;
        self.count += 1;
        if let Some((kept, first)) = &self.kept
            && kept.state() == machine.state()
        {
            let reach = kept.head().abs_diff(self.back);
            let same = (0..=narrow(reach)).all(|away: i64| {
                let place = |one: &M| one.symbol(one.head() - self.go * away);
                place(kept) == place(machine)
            });
            if same {
                return Some(MachineProof::Translated {
                    first: *first,
                    second: steps,
                    shift: head - kept.head(),
                    reach,
                });
            }
        }
        if self.count == self.next {
            self.next *= 2;
            self.kept = Some((machine.clone(), steps));
            self.back = head;
        }
        None
    }
}
