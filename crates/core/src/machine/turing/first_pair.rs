//! The first pair of steps that a proof can name.
//!
//! ```text
//!   step      0 1 2 3 4 5 6 7 8 9
//!   acts      a b c d e c d e c d …     an act: the state, and the symbol that the head reads
//!                 └──λ──┘
//! ```
//!
//! A search finds a pair by chance: one of its steps is one that it has kept. But with any pair it knows the period λ,
//! the least one, because it looks at each step after the kept one. A pair of steps is evidence exactly if they are a
//! multiple of λ apart and the acts repeat from the first of them on: the cells that the head reads in between are what
//! it has read, and nobody looks at the others. For a translated cycle everything ahead of the head has to be blank too,
//! and it still is λ steps later. So the first pair begins with the first such step, and ends λ later.

use super::evidence::MachineProof;
use super::table::{MachineState, MachineSymbol};

/// A machine that goes step by step.
pub(crate) trait Stepping: Clone {
    /// The state.
    fn state(&self) -> Option<MachineState>;
    /// The cell of the head.
    fn head(&self) -> i64;
    /// The symbol of a cell.
    fn symbol(&self, cell: i64) -> MachineSymbol;
    /// How many cells beyond the head are not blank, to the right if `go` is above 0 and to the left if not.
    fn beyond(&self, go: i64) -> u64;
    /// Does a step, of which it is known that it is not the last.
    fn step(&mut self);
}

/// The same proof with the earliest pair of steps that it holds for. `start` is the machine before its first step. Cost:
/// about twice the steps up to the pair that was found, and the memory of two machines.
pub(crate) fn first_pair(start: &impl Stepping, proof: MachineProof) -> MachineProof {
    let (found, period, go) = match proof {
        MachineProof::Repeat { first, second } => (first, second - first, 0),
        MachineProof::Translated {
            first,
            second,
            shift,
            ..
        } => (first, second - first, shift.signum()),
        MachineProof::NoHaltInReach { .. } => return proof,
    };
    let (mut one, mut other) = (start.clone(), after(start, period));
    // How many cells ahead are not blank. Where the tape repeats as it is, none of them matters.
    let mut beyond = if go == 0 { 0 } else { one.beyond(go) };
    let mut first = (beyond == 0).then_some(0);
    for step in 0..found {
        if act(&one) != act(&other) {
            first = None;
        }
        let before = one.head();
        one.step();
        other.step();
        let head = one.head();
        if (head - before) * go > 0 {
            beyond -= u64::from(!one.symbol(head).is_blank());
        } else if (head - before) * go < 0 {
            beyond += u64::from(!one.symbol(before).is_blank());
        }
        if beyond == 0 {
            first = first.or(Some(step + 1));
        }
    }
    let Some(first) = first else {
        return proof;
    };
    let second = first + period;
    match proof {
        MachineProof::Translated { shift, .. } => {
            let mut machine = after(start, first);
            let (head, mut reach) = (machine.head(), 0);
            for _ in 0..period {
                machine.step();
                reach = reach.max((head - machine.head()) * go);
            }
            MachineProof::Translated {
                first,
                second,
                shift,
                reach: reach.unsigned_abs(),
            }
        }
        _ => MachineProof::Repeat { first, second },
    }
}

/// The state, and the symbol that the head reads.
fn act(machine: &impl Stepping) -> (Option<MachineState>, MachineSymbol) {
    (machine.state(), machine.symbol(machine.head()))
}

fn after<M: Stepping>(start: &M, steps: u64) -> M {
    let mut machine = start.clone();
    (0..steps).for_each(|_| machine.step());
    machine
}
