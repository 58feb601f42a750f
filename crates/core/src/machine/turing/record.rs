//! Looks for a translated cycle: everything goes on as it did, some cells farther on.

use super::evidence::MachineProof;
use super::first_pair::Stepping;
use crate::checked::narrow;

/// A step at which the head was farther in a direction than ever.
#[derive(Clone, Debug)]
pub(crate) struct HeadRecord<M> {
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

impl<M: Stepping> HeadRecord<M> {
    /// Nothing yet: the head begins in a cell, and has been up to another one in direction `go`.
    pub fn new(go: i64, begin: i64, far: i64) -> HeadRecord<M> {
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
    pub fn look(&mut self, machine: &M, steps: u64) -> Option<MachineProof> {
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
