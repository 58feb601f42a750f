//! What is known of the wires half-way.

use super::super::Network;
use super::factor::Factor;
use super::propagation::{Propagated, Propagation};
use super::state;

/// The most states of one factor for which the order is worked out.
pub const MAX_ORDER_STATES: usize = 1 << 16;

/// The partial order of the wires after some comparators: i is below j if, whatever the input, what
/// is on wire i is at most what is on wire j.
///
/// ```text
///   after 0:1 2:3 0:2 1:3      3       rank 2      covers (0,1) (0,2) (1,3) (2,3)
///   on four wires             / \
///                            1   2     rank 1      states 0000 0001 0011 0101 0111 1111
///                             \ /                  (wire 0 first): 6
///                              0       rank 0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownOrder {
    /// The pairs (lower, upper) with no third wire in between: the lines of a Hasse diagram,
    /// ascending.
    pub covers: Vec<(u8, u8)>,
    /// For each wire the number of wires in the longest chain below it: 0 if nothing is known to be
    /// below.
    pub ranks: Vec<u32>,
    /// How many states of zeros and ones can occur there, from n + 1 (all is known) to 2^n.
    pub states: u128,
}

/// What is known after the first `after` comparators; after all if there are fewer. `None` if a
/// factor, as they are worked off here, has more than [`MAX_ORDER_STATES`] states; up to 16 wires none
/// has.
///
/// It is exact: i is below j if and only if no input of zeros and ones leaves a one on i and a zero
/// on j. If x > y on them for some input of other values, "is it x or more?" would be such an input;
/// and no two wires are below each other, as two different values are never equal. Cost: that of
/// the states, as in [`Proof`](super::Proof), at most size · [`MAX_ORDER_STATES`], and O(n · states)
/// more; all in one go.
///
/// ```
/// use appleyard_core::network::{Network, known_order};
///
/// let network = Network::new(4, vec![(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)])?;
/// let order = known_order(&network, 4);
/// assert_eq!(order.map(|order| (order.covers.len(), order.states)), Some((4, 6)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn known_order(network: &Network, after: usize) -> Option<KnownOrder> {
    let all = network.comparators();
    let first = all.get(..after).unwrap_or(all);
    let mut propagation = Propagation::<()>::new(network.wires(), first, MAX_ORDER_STATES);
    loop {
        match propagation.step() {
            Propagated::Done(_) => {}
            Propagated::TooLarge(_) => return None,
            Propagated::Finished => break,
        }
    }
    let factors = propagation.factors();
    let mut above = vec![0; network.wires()];
    for factor in factors {
        note_above(factor, &mut above);
    }
    let states = factors.iter().map(|factor| factor.len() as u128);
    Some(KnownOrder {
        covers: covers(&above),
        ranks: ranks(&above),
        states: states.product(),
    })
}

/// For each wire of a factor, the wires above it, itself not among them. Between different factors
/// nothing is known.
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

/// The pairs with nothing in between.
fn covers(above: &[u64]) -> Vec<(u8, u8)> {
    (0..)
        .zip(above)
        .flat_map(|(lower, &uppers)| {
            let further = state::ones(uppers).fold(0, |all, wire| all | above[usize::from(wire)]);
            state::ones(uppers & !further).map(move |upper| (lower, upper))
        })
        .collect()
}

/// The longest chain below each wire. Whoever is above a wire has fewer wires above itself, so the
/// wires with most above come first.
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
