//! Tries the inputs with few ones.

use super::super::{MAX_WIRES, Network};
use super::lanes::{self, Lanes};
use super::state;
use crate::small_set::members;

/// A search by number of ones: first all inputs with a single one, then those with two, ….
#[derive(Clone, Debug)]
pub(super) struct SparseStates {
    next: Option<u64>,
    tried: u64,
    limit: u64,
}

/// What a search has found.
pub(super) enum Found {
    /// The search has found nothing yet.
    Nothing,
    /// This input comes out unsorted, and all inputs before it come out sorted.
    Unsorted(u64),
    /// All inputs that the search had to try come out sorted.
    AllSorted,
    /// All inputs that the search may try come out sorted, but there are more.
    TooMany,
}

impl SparseStates {
    /// A search that has tried nothing yet. It goes through `limit` inputs, or up to 63 more.
    pub fn new(wires: usize, limit: u64) -> SparseStates {
        SparseStates {
            next: state::next_by_ones(wires, 0),
            tried: 0,
            limit,
        }
    }

    /// Tries 64 more inputs, but none with `stop` ones or more.
    pub fn step(&mut self, network: &Network, stop: u32) -> Found {
        let wanted = |input: &u64| input.count_ones() < stop;
        if !self.next.as_ref().is_some_and(wanted) {
            return Found::AllSorted;
        }
        if self.tried >= self.limit {
            return Found::TooMany;
        }
        let wires = network.wires();
        let mut inputs = Vec::with_capacity(64);
        let mut words: Lanes<1> = [[0]; MAX_WIRES];
        for bit in 0..64 {
            let Some(input) = self.next.filter(wanted) else {
                break;
            };
            for wire in state::ones(input) {
                words[usize::from(wire)][0] |= 1 << bit;
            }
            inputs.push(input);
            self.next = state::next_by_ones(wires, input);
        }
        self.tried += inputs.len() as u64;
        lanes::run(network.comparators(), &mut words);
        let [unsorted] = lanes::unsorted(wires, &words);
        match members(unsorted).next() {
            Some(lane) => Found::Unsorted(inputs[lane as usize]),
            None => Found::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive;
    use super::*;
    use crate::rng::Rng;

    fn search(network: &Network, limit: u64, stop: u32) -> Found {
        let mut few = SparseStates::new(network.wires(), limit);
        loop {
            match few.step(network, stop) {
                Found::Nothing => {}
                found => return found,
            }
        }
    }

    #[test]
    fn the_first_is_the_least_with_the_fewest_ones() {
        let mut rng = Rng::new(10);
        let mut unsorted = 0;
        for size in 0..200 {
            let pair = |_| {
                let a = u8::try_from(rng.below(9)).unwrap();
                (a, a + 1)
            };
            let network = Network::new(10, (0..size).map(pair).collect()).unwrap();
            let failing = exhaustive(&network).unwrap().failing();
            match (search(&network, u64::MAX, u32::MAX), failing) {
                (Found::Unsorted(input), Some(failing)) => {
                    unsorted += 1;
                    assert_eq!(input, failing);
                    let ones = input.count_ones();
                    let before = search(&network, u64::MAX, ones);
                    assert!(matches!(before, Found::AllSorted));
                }
                (Found::AllSorted, None) => {}
                _ => panic!("{failing:?}"),
            }
        }
        assert!((50..200).contains(&unsorted), "{unsorted} of 200");
    }

    #[test]
    fn the_search_tries_no_more_inputs_than_allowed() {
        let sorts = super::super::super::document(16).unwrap();
        let network = Network::new(16, sorts.to_vec()).unwrap();
        // There are 16 inputs with one 1, 120 with two, and 560 with three.
        assert!(matches!(search(&network, 136, 3), Found::AllSorted));
        assert!(matches!(search(&network, 640, 4), Found::TooMany));
        assert!(matches!(search(&network, 696, 4), Found::AllSorted));
    }
}
