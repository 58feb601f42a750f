//! All machines of a number of states at once, by a tree of tables that are filled only as far as they are needed.

use std::convert::Infallible;

use super::small::{Small, Stepped, no_halt_in_reach};
use crate::checked::narrow;
use crate::error::{DovetailError, Error};
use crate::machine::turing::{DigitTable, machine_count};
use crate::progress::{Progress, Run};

/// The most states whose machines the tree settles.
pub const MAX_TREE: u8 = 4;

/// The steps of the longest of the machines that halt, by the number of states: Rado (1962) for two, Lin and Rado
/// (1965) for three, Brady (1983) for four. Whatever goes on for longer never halts.
const LONGEST: [u64; 4] = [1, 6, 21, 107];

/// A table that stands for many machines: all that differ from it in cells it never comes to, in the names of their
/// states, by left and right, or in what they write and where they go as they halt. They all do the same number of
/// steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub digits: DigitTable,
    /// For how many machines it stands.
    pub weight: u64,
    /// The steps until it halts; none if it never does.
    pub steps: Option<u64>,
}

/// A machine that has come to a cell without an instruction.
#[derive(Clone, Copy, Debug)]
struct Node {
    digits: DigitTable,
    machine: Small,
    weight: u64,
    /// How many states have been named.
    named: u8,
}

/// Goes through the tree, leaf by leaf.
///
/// ```text
///   ---  ---          the machine comes to an empty cell: it gets each instruction in turn
///   ---  ---
///    ├── 1RZ  halts at once: a leaf
///    ├── 0RA  goes to the right for ever: a leaf
///    ├── 0RB  comes to B0, which is empty: the same again
///    └── …
/// ```
///
/// Three conventions keep it small, and the weight of each leaf makes up for them. The first step goes to the right, for
/// a mirror image does the same. A new state gets the next letter, whichever of those left it was. And a halt writes 1
/// and goes to the right. The order of the leaves: at each cell first the halt, then by the next state, then left before
/// right, then 0 before 1.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    states: u8,
    open: Vec<Node>,
    /// The machine that runs at the moment.
    now: Option<Node>,
    most: u64,
}

impl Leaves {
    /// Begins at the root.
    pub fn new(states: u8) -> Result<Leaves, Error> {
        let places = usize::from(states).checked_sub(1);
        let most = places.and_then(|it| LONGEST.get(it)).copied();
        let Some(most) = most else {
            let refused = DovetailError::TREE.refused(states.into(), 1, MAX_TREE.into());
            return Err(refused);
        };
        Ok(Leaves {
            states,
            now: Some(Node {
                digits: DigitTable::empty(states),
                machine: Small::new(),
                weight: 1,
                named: 1,
            }),
            open: Vec::new(),
            most,
        })
    }

    /// The next leaf, if it comes within this number of steps, which it takes off.
    pub fn next(&mut self, budget: &mut u64) -> Option<Leaf> {
        let begins = self.now.is_none();
        if begins {
            self.now = self.open.pop();
        }
        let node = self.now.as_mut()?;
        // A table from which no halt can be reached need not run to the limit.
        let endless = begins && no_halt_in_reach(&node.digits).is_some();
        while !endless && node.machine.steps < self.most {
            if *budget == 0 {
                return None;
            }
            *budget -= 1;
            if node.machine.step(&node.digits) == Stepped::Nowhere {
                let node = *node;
                return Some(self.branch(node));
            }
        }
        let Node { digits, weight, .. } = *node;
        self.now = None;
        Some(Leaf {
            digits,
            weight: weight * self.free(&digits),
            steps: None,
        })
    }

    /// In how many ways the empty cells can be filled.
    fn free(&self, digits: &DigitTable) -> u64 {
        let cells = digits.used().iter();
        let empty = cells.filter(|&&it| it == DigitTable::EMPTY);
        empty.fold(1, |all, _| all * 4 * (u64::from(self.states) + 1))
    }

    /// Gives the empty cell each of its instructions: the halt is the leaf, the others wait.
    fn branch(&mut self, node: Node) -> Leaf {
        let cell = node.machine.cell();
        let filled = |digit: u8| {
            let mut digits = node.digits;
            digits.cells[cell] = digit;
            digits
        };
        let first = node.machine.steps == 0;
        let mirrored = 1 + u64::from(first);
        for next in (0..self.states.min(node.named + 1)).rev() {
            for go in [2, 0] {
                if first && go == 0 {
                    continue;
                }
                for write in [1, 0] {
                    let new = next == node.named;
                    let names = if new { self.states - node.named } else { 1 };
                    self.open.push(Node {
                        digits: filled(4 * next + go + write),
                        weight: node.weight * u64::from(names) * mirrored,
                        named: node.named + u8::from(new),
                        ..node
                    });
                }
            }
        }
        self.now = None;
        let digits = filled(4 * self.states + 3);
        Leaf {
            digits,
            weight: 4 * node.weight * self.free(&digits),
            steps: Some(node.machine.steps + 1),
        }
    }
}

/// How many machines of a number of states halt on the blank tape, and after how many steps. The unit of work is a step
/// of a machine that is simulated; [`Progress`] counts the machines that are settled.
///
/// All machines with the symbols 0 and 1 are meant, as they are numbered: 25,600,000,000 with four states. A leaf of the
/// tree settles thousands of them at once.
#[derive(Clone, Debug)]
pub struct MachineTree {
    leaves: Leaves,
    machines: u64,
    settled: u64,
    forms: u64,
    histogram: Vec<u64>,
}

impl MachineTree {
    /// Prepares the run.
    ///
    /// # Errors
    ///
    /// [`DovetailError::TREE`] for a number of states that is not from 1 to [`MAX_TREE`].
    pub fn new(states: u8) -> Result<MachineTree, Error> {
        let leaves = Leaves::new(states)?;
        let steps: usize = narrow(leaves.most);
        Ok(MachineTree {
            machines: machine_count(states)?,
            leaves,
            settled: 0,
            forms: 0,
            histogram: vec![0; steps + 1],
        })
    }

    /// How many machines there are.
    pub fn machines(&self) -> u64 {
        self.machines
    }

    /// How many are settled.
    pub fn settled(&self) -> u64 {
        self.settled
    }

    /// How many leaves of the tree they took.
    pub fn forms(&self) -> u64 {
        self.forms
    }

    /// How many machines halt after 0, 1, 2, … steps, as far as they are settled. The longest can be the last.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// The steps of the longest of them that halt, as far as they are settled; 0 if none does.
    pub fn most(&self) -> u64 {
        let last = self.histogram.iter().rposition(|&it| it > 0);
        last.map_or(0, |it| it as u64)
    }

    /// How many halt, as far as they are settled.
    pub fn halting(&self) -> u64 {
        self.histogram.iter().sum()
    }
}

impl Run for MachineTree {
    type Error = Infallible;

    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let mut left = budget;
        while let Some(leaf) = self.leaves.next(&mut left) {
            self.settled += leaf.weight;
            self.forms += 1;
            let steps = leaf.steps.and_then(|it| usize::try_from(it).ok());
            if let Some(count) = steps.and_then(|it| self.histogram.get_mut(it)) {
                *count += leaf.weight;
            }
        }
        Ok(Progress {
            done: self.settled,
            total: self.machines,
            finished: self.settled == self.machines,
        })
    }
}
