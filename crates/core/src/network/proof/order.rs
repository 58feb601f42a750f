//! What is known about the wires half-way through a network.

use std::convert::Infallible;

use super::super::Network;
use super::factor::Factor;
use super::propagation::{Propagated, Propagation};
use super::state;
use crate::progress::{Progress, Run, goal};

/// The most states of one factor for which the order is calculated.
pub const MAX_ORDER_STATES: usize = 1 << 16;

/// The partial order of the wires after some comparators. Wire i is below wire j if, whatever the
/// input, the element on i is at most the element on j.
///
/// ```text
///   after 0:1 2:3 0:2 1:3      3       rank 2      covers (0,1) (0,2) (1,3) (2,3)
///   on four wires             / \
///                            1   2     rank 1      states 0000 0001 0011 0101 0111 1111
///                             \ /                  (wire 0 first): 6
///                              0       rank 0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct KnownOrder {
    /// The pairs (lower, upper) with no third wire in between, ascending. They are the lines of a
    /// Hasse diagram.
    pub covers: Vec<(u8, u8)>,
    /// For each wire, the number of wires in the longest chain below it; 0 if no wire is known to be
    /// below.
    pub ranks: Vec<u32>,
    /// How many states of zeros and ones can occur after these comparators, from n + 1 (everything is
    /// known) to 2^n.
    #[cfg_attr(
        feature = "bindings",
        tsify(type = "string"),
        serde(serialize_with = "super::decimal::write")
    )]
    pub states: u128,
}

/// Finds out what is known after the first comparators of a network.
///
/// The result is exact: i is below j if and only if no input of zeros and ones leaves a one on i and
/// a zero on j. For suppose that some input of other values leaves x > y on them: then "is it x or
/// more?" turns it into such an input. No two wires are below each other, because two different
/// values are never equal. Cost: that of the states, as in [`Proof`](super::Proof), at most size ·
/// [`MAX_ORDER_STATES`], plus O(n · states).
///
/// ```
/// use appleyard_core::network::{Network, OrderRun};
/// use appleyard_core::progress::Run;
///
/// let network = Network::new(4, vec![(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)])?;
/// let mut run = OrderRun::new(&network, 4);
/// run.finish()?;
/// assert_eq!(run.order().map(|order| (order.covers.len(), order.states)), Some((4, 6)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct OrderRun {
    propagation: Propagation<()>,
    done: u64,
    /// Whether nothing is left to do.
    finished: bool,
    order: Option<KnownOrder>,
}

impl OrderRun {
    /// A run that has done nothing yet, for the first `after` comparators, or for all if there are
    /// fewer.
    pub fn new(network: &Network, after: usize) -> OrderRun {
        let all = network.comparators();
        let first = &all[..after.min(all.len())];
        OrderRun {
            propagation: Propagation::new(network.wires(), first, MAX_ORDER_STATES),
            done: 0,
            finished: false,
            order: None,
        }
    }

    /// What is known. `None` while the work goes on, and also at the end if a factor has more than
    /// [`MAX_ORDER_STATES`] states in the order of this work. With up to 16 wires no factor has.
    pub fn order(&self) -> Option<&KnownOrder> {
        self.order.as_ref()
    }
}

impl Run for OrderRun {
    type Error = Infallible;

    /// Goes on until `budget` states are moved or exceeded; does nothing if it is 0. The unit is a
    /// state that goes through a comparator. `total` counts one state for each comparator to come,
    /// and one for the order itself: it changes as the run finds more. A call finishes its
    /// comparator, so it may exceed the budget by [`MAX_ORDER_STATES`].
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = goal(self.done, budget);
        while !self.finished && self.done < goal {
            match self.propagation.step() {
                Propagated::Done(step) => self.done += step.before as u64,
                end => {
                    self.done += 1;
                    self.finished = true;
                    if matches!(end, Propagated::Finished) {
                        self.order = Some(KnownOrder::of(self.propagation.factors()));
                    }
                }
            }
        }
        let left = if self.finished {
            0
        } else {
            1 + self.propagation.left() as u64
        };
        Ok(Progress {
            done: self.done,
            total: self.done + left,
            finished: self.finished,
        })
    }
}

impl KnownOrder {
    /// The order that the states imply.
    fn of(factors: &[Factor<()>]) -> KnownOrder {
        let wires = factors
            .iter()
            .map(|factor| factor.wires().count_ones() as usize);
        let mut above = vec![0; wires.sum()];
        for factor in factors {
            note_above(factor, &mut above);
        }
        let states = factors.iter().map(|factor| factor.len() as u128);
        KnownOrder {
            covers: covers(&above),
            ranks: ranks(&above),
            states: states.product(),
        }
    }
}

/// For each wire of a factor, the other wires above it. Between different factors nothing is known.
fn note_above(factor: &Factor<()>, above: &mut [u64]) {
    let wires = factor.wires();
    for wire in state::ones(wires) {
        above[usize::from(wire)] = wires & !(1 << wire);
    }
    for (state, ()) in factor.states() {
        for wire in state::ones(state) {
            above[usize::from(wire)] &= state;
        }
    }
}

/// The pairs with no wire in between.
fn covers(above: &[u64]) -> Vec<(u8, u8)> {
    (0..)
        .zip(above)
        .flat_map(|(lower, &uppers)| {
            let further = state::ones(uppers).fold(0, |all, wire| all | above[usize::from(wire)]);
            state::ones(uppers & !further).map(move |upper| (lower, upper))
        })
        .collect()
}

/// The longest chain below each wire. A wire above another has fewer wires above itself, so the wires
/// with most wires above them come first.
fn ranks(above: &[u64]) -> Vec<u32> {
    let mut upwards: Vec<usize> = (0..above.len()).collect();
    upwards.sort_by_key(|&wire| std::cmp::Reverse(above[wire].count_ones()));
    let mut ranks = vec![0; above.len()];
    for wire in upwards {
        for upper in state::ones(above[wire]).map(usize::from) {
            ranks[upper] = ranks[upper].max(ranks[wire] + 1);
        }
    }
    ranks
}
