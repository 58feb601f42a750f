//! Finds out whether a network sorts, by following all inputs of zeros and ones at once.
//!
//! ```text
//!   wire 0 ──●─────●──     {0,1}  ┐ 0:1   {00,01,11}  ┐ 0:2, 1:3          {0000, 0001,
//!        1 ──●──●──┼──     {0,1}  ┘                   │  3 · 3 = 9 states  0011, 0101, …}
//!        2 ──●──┼──●──     {0,1}  ┐ 2:3   {00,01,11}  │                    1:2
//!        3 ──●──●─────     {0,1}  ┘                   ┘                   5 states: sorted
//! ```
//!
//! Wires are independent of each other as long as no comparator joins them, not even through other wires.
//! Wires that are joined form a *factor*, which is described by the set of its states. A comparator
//! within a factor maps the set; a comparator between two factors first multiplies them. So there are few
//! states to follow: nobody lists the 2^n inputs. There are fewest if the comparators are not taken in
//! the order in which they are drawn. As far as the wires allow, those within a factor come first,
//! because they can only make its set smaller, and then the comparator with the smallest product.
//!
//! A network that does not sort can have very many states. So random inputs come first, 64 in a machine
//! word. If one of them comes out unsorted, the answer is known at once. Only two things are left to
//! find: the fewest ones of such an input, and the number of such inputs. A comparator moves ones and
//! makes none, so the output with the fewest ones has the input with the fewest.
//!
//! ```text
//!   random inputs ──── none fails ── states ───── all sorted ──────────────────── Sorts
//!         │                            │    └──── some not: states and origins ── Fails
//!         │                            └ too many ── inputs with few ones ──────── Undecided, Fails
//!         └── one fails ── states and origins ──────────────────────────────────── Fails
//!                              └ too many ── inputs with fewer ones ────────────── Fails
//! ```
//!
//! For two kinds of networks a theorem gives the answer if there are too many states: see [`Theorem`].

mod counterexample;
#[cfg(feature = "bindings")]
mod decimal;
mod end;
mod exhaustive;
mod factor;
mod growth;
mod lanes;
mod order;
mod propagation;
mod sparse;
mod state;
mod summary;
mod theorem;

pub use counterexample::Counterexample;
pub use exhaustive::{Exhaustive, MAX_EXHAUSTIVE_WIRES, exhaustive};
pub use growth::{ProofGrowth, ProofGrowthRow};
pub use order::{KnownOrder, MAX_ORDER_STATES, OrderRun};
pub use propagation::WorkStep;
pub use summary::{ProofOutcome, ProofSummary};
pub use theorem::Theorem;

use std::convert::Infallible;

use super::Network;
use crate::progress::{Progress, Run, goal};
use factor::Origin;
use propagation::{Propagated, Propagation};
use sparse::{Found, SparseStates};

/// The most states of one factor as long as no input is known that comes out unsorted. Memory: up to 24
/// bytes for each state, 50 MB in all; up to 72 bytes, 151 MB in all, if such an input turns up only at
/// the end.
pub const MAX_STATES: usize = 1 << 21;
/// The most states of one factor once an input is known that comes out unsorted. Up to 16 wires there are
/// never more. Memory: up to 72 bytes for each state, 5 MB in all.
pub const MAX_STATES_FAILED: usize = 1 << 16;
/// The most inputs that are tried by number of ones if there are too many states: up to 5 ones of 32, 3
/// of 64.
pub const MAX_INPUTS_FEW: u64 = 1 << 18;

/// The result of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every input comes out sorted.
    Sorts,
    /// Some input does not come out sorted.
    Fails {
        /// An input that does not come out sorted. If the states could be followed to the end, it has the
        /// fewest ones, and of those inputs it is the least as a number.
        counterexample: Counterexample,
        /// How many of the 2^n inputs of zeros and ones come out sorted; `None` if the states could not
        /// be followed to the end.
        sorted: Option<u128>,
    },
    /// A factor would have more than [`MAX_STATES`] states, all inputs tried came out sorted, and no
    /// [`Theorem`] is known to apply.
    Undecided {
        /// The number of comparators that the proof has done.
        comparators_done: usize,
        /// The number of states of the smallest product.
        states: usize,
    },
}

/// The zero-one proof of a network as it is drawn, reversed comparators included.
///
/// # Cost
///
/// One operation for each state and comparator, and one for each state of each product. No bound in n is
/// known that holds for all networks that sort. For 32 wires the document's network, with 211
/// comparators, has at most 289 states.
///
/// ```
/// use appleyard_core::network::{self, Network, Proof, Verdict};
/// use appleyard_core::progress::Run;
///
/// let comparators = network::document(16).unwrap_or_default();
/// let mut proof = Proof::new(&Network::new(16, comparators.to_vec())?);
/// proof.finish()?;
/// assert_eq!(proof.verdict(), Some(&Verdict::Sorts));
/// assert_eq!(proof.sorted(), Some(65_536));
///
/// let mut proof = Proof::new(&Network::new(3, vec![(0, 1), (1, 2)])?);
/// proof.finish()?;
/// let Some(Verdict::Fails { counterexample, sorted }) = proof.verdict() else {
///     panic!("it does not sort 2 1 0");
/// };
/// assert_eq!((&counterexample.input[..], &counterexample.output[..]), (&[1, 1, 0][..], &[1, 0, 1][..]));
/// assert_eq!(*sorted, Some(7));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    network: Network,
    phase: Phase,
    /// An input that comes out unsorted, if one is known.
    failing: Option<u64>,
    /// The size of the smallest product, if it was too large.
    too_large: usize,
    work: Vec<WorkStep>,
    done: u64,
    verdict: Option<Verdict>,
    theorem: Option<Theorem>,
}

#[derive(Clone, Debug)]
enum Phase {
    Random,
    States(Propagation<()>),
    Origins(Propagation<Origin>),
    Sparse(SparseStates),
}

impl Proof {
    /// A proof that has done nothing yet.
    pub fn new(network: &Network) -> Proof {
        Proof {
            network: network.clone(),
            phase: Phase::Random,
            failing: None,
            too_large: 0,
            work: Vec::new(),
            done: 0,
            verdict: None,
            theorem: None,
        }
    }

    /// The number of states moved so far.
    fn done(&self) -> u64 {
        self.done
    }

    /// The result; `None` while the work goes on.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// The theorem on which the verdict rests. `None` while the work goes on, and if the verdict rests on
    /// states that were followed to the end or on inputs that were tried.
    pub fn theorem(&self) -> Option<Theorem> {
        self.theorem
    }

    /// The comparators done so far, in the order of work.
    pub fn work(&self) -> &[WorkStep] {
        &self.work
    }

    /// The most states to which a comparator was applied, which is the most that one factor has had. The
    /// states of other factors at the same time do not count. 0 if no comparator was done.
    pub fn most_states(&self) -> usize {
        let before = self.work.iter().map(|step| step.before);
        // Without a comparator there is no state to move.
        before.max().unwrap_or(0)
    }

    /// Whether all comparators are done.
    pub fn propagated(&self) -> bool {
        self.work.len() == self.network.size()
    }

    /// The comparators that never swap anything, whatever the input, ascending: all of them if
    /// [`propagated`](Proof::propagated), otherwise those that are known so far. Each of them can be left
    /// out, and so can all of them together.
    pub fn redundant(&self) -> Vec<usize> {
        let idle = self.work.iter().filter(|step| step.swapped == 0);
        let mut redundant: Vec<usize> = idle.map(|step| step.comparator).collect();
        redundant.sort_unstable();
        redundant
    }

    /// The number of inputs of zeros and ones, 2^n.
    pub fn inputs(&self) -> u128 {
        1 << self.network.wires()
    }

    /// How many of these inputs come out sorted, if that is known.
    pub fn sorted(&self) -> Option<u128> {
        match self.verdict.as_ref()? {
            Verdict::Sorts => Some(self.inputs()),
            Verdict::Fails { sorted, .. } => *sorted,
            Verdict::Undecided { .. } => None,
        }
    }

    /// Does the next comparator, or else the next part of the proof.
    fn step(&mut self) {
        let (wires, size) = (self.network.wires(), self.network.size());
        let comparators = self.network.comparators();
        match &mut self.phase {
            Phase::Random => {
                self.failing = lanes::try_random(wires, comparators);
                self.done += (lanes::RANDOM_WORDS * size.max(1)) as u64;
                self.phase = if self.failing.is_some() {
                    Phase::Origins(Propagation::new(wires, comparators, MAX_STATES_FAILED))
                } else {
                    Phase::States(Propagation::new(wires, comparators, MAX_STATES))
                };
            }
            Phase::States(states) => match states.step() {
                Propagated::Done(step) => {
                    let worked = size - states.left();
                    self.record(step, worked);
                }
                Propagated::TooLarge(states) => self.give_up(states),
                Propagated::Finished => match end::unsorted_ones(wires, states.factors()) {
                    None => self.settle(Verdict::Sorts),
                    // The numbers of ones that fail are followed once more, now with the origins of the
                    // states.
                    Some(ones) => {
                        let origins = Propagation::new(wires, comparators, MAX_STATES);
                        self.phase = Phase::Origins(origins.of_ones(ones));
                    }
                },
            },
            Phase::Origins(states) => match states.step() {
                Propagated::Done(step) => {
                    let worked = size - states.left();
                    self.record(step, worked);
                }
                Propagated::TooLarge(states) => self.give_up(states),
                Propagated::Finished => {
                    let sorted = end::count_sorted(wires, states);
                    let failing = end::least_failing(wires, states.factors());
                    self.failing = failing;
                    self.conclude(true, Some(sorted));
                }
            },
            Phase::Sparse(few) => {
                self.done += size.max(1) as u64;
                // As long as no input fails, those with any number of ones are tried.
                let ones = self.failing.map_or(u32::MAX, u64::count_ones);
                match few.step(&self.network, ones) {
                    Found::Nothing => {}
                    Found::Unsorted(input) => {
                        self.failing = Some(input);
                        self.conclude(true, None);
                    }
                    Found::AllSorted => self.conclude(true, None),
                    Found::TooMany => {
                        self.failing = self.failing.map(|input| self.with_fewer_ones(input));
                        self.conclude(false, None);
                    }
                }
            }
        }
    }

    /// Notes a comparator, the `worked`-th of this pass; a second pass finds nothing new.
    fn record(&mut self, step: WorkStep, worked: usize) {
        self.done += step.before as u64;
        if self.work.len() < worked {
            self.work.push(step);
        }
    }

    /// There are too many states to follow. A theorem, or inputs with few ones, may still decide.
    fn give_up(&mut self, states: usize) {
        self.too_large = states;
        if theorem::joins_neighbours(&self.network) {
            self.theorem = Some(Theorem::Neighbours);
            self.failing = theorem::first_unsorted(&self.network);
            self.conclude(true, None);
        } else if self.failing.is_none() && theorem::is_pairwise(&self.network) {
            self.theorem = Some(Theorem::Pairwise);
            self.conclude(true, None);
        } else {
            self.phase = Phase::Sparse(SparseStates::new(self.network.wires(), MAX_INPUTS_FEW));
        }
    }

    fn settle(&mut self, verdict: Verdict) {
        self.verdict = Some(verdict);
    }

    /// The verdict if not everything is sorted, or not everything is known.
    fn conclude(&mut self, fewest: bool, sorted: Option<u128>) {
        let verdict = match self.failing {
            Some(input) => Verdict::Fails {
                counterexample: Counterexample::new(&self.network, input, fewest),
                sorted,
            },
            None if self.theorem.is_some() => Verdict::Sorts,
            None => Verdict::Undecided {
                comparators_done: self.work.len(),
                states: self.too_large,
            },
        };
        self.settle(verdict);
    }

    /// Removes ones as long as the input still comes out unsorted.
    fn with_fewer_ones(&self, input: u64) -> u64 {
        state::ones(input).fold(input, |input, wire| {
            let fewer = input & !(1 << wire);
            let output = state::output(self.network.comparators(), fewer);
            if state::is_sorted(self.network.wires(), output) {
                input
            } else {
                fewer
            }
        })
    }
}

impl Run for Proof {
    type Error = Infallible;

    /// Goes on until `budget` states are moved or exceeded; does nothing if it is 0. The unit is a state
    /// that goes through a comparator; 64 inputs in a word count as one. `total` counts one state for
    /// each comparator to come, and one for each other task that may come: it changes as the proof finds
    /// more. A call finishes its comparator, so it may exceed the budget by [`MAX_STATES`].
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = goal(self.done, budget);
        while self.verdict.is_none() && self.done < goal {
            self.step();
        }
        let left = match &self.phase {
            _ if self.verdict.is_some() => 0,
            Phase::Random => 1 + self.network.size() as u64,
            Phase::States(states) => 1 + states.left() as u64,
            Phase::Origins(states) => 1 + states.left() as u64,
            Phase::Sparse(_) => 1,
        };
        Ok(Progress {
            done: self.done,
            total: self.done + left,
            finished: self.verdict.is_some(),
        })
    }
}
