//! What the states at the end of a network say.

use std::ops::RangeInclusive;

use super::factor::{Factor, Origin};
use super::propagation::Propagation;
use super::state;

/// The range of numbers of ones that states have which a sorting network would not leave; `None` if
/// all states are sorted. Wires of different factors were never compared.
pub(super) fn unsorted_ones(wires: usize, factors: &[Factor<()>]) -> Option<RangeInclusive<u32>> {
    if factors.len() > 1 {
        return Some(0..=u32::MAX);
    }
    let states = factors.iter().flat_map(Factor::states);
    let unsorted = states.filter(|&(state, ())| !state::is_sorted(wires, state));
    let ones: Vec<u32> = unsorted.map(|(state, ())| state.count_ones()).collect();
    Some(*ones.iter().min()?..=*ones.iter().max()?)
}

/// How many inputs come out sorted. For each number of ones, the inputs of each factor count that
/// leave the right values on its wires. If a number of ones was not followed, all inputs with that
/// number count.
pub(super) fn count_sorted(wires: usize, states: &Propagation<Origin>) -> u128 {
    let mut choices = 1_u128;
    let mut sum = 0;
    for (ones, count) in (0..=wires).zip(0_u32..) {
        let sorted = state::sorted(wires, ones);
        let inputs = states.factors().iter().map(|factor| {
            let origin = factor.find(sorted)?;
            Some(u128::from(origin.inputs))
        });
        sum += match states.ones() {
            Some(range) if !range.contains(&count) => choices,
            // A factor without the sorted state leaves no input sorted.
            _ => inputs.product::<Option<u128>>().unwrap_or(0),
        };
        // The number of choices of one element more.
        choices = choices * (wires - ones) as u128 / (ones as u128 + 1);
    }
    sum
}

/// The least of the inputs with the fewest ones that do not come out sorted. If there are several
/// factors, a single one outside the factor of the last wire is such an input. So it is enough to
/// look at the states of one factor at a time, with zeros in the others.
pub(super) fn least_failing(wires: usize, factors: &[Factor<Origin>]) -> Option<u64> {
    let failing = factors
        .iter()
        .flat_map(Factor::states)
        .filter(|&(state, _)| !state::is_sorted(wires, state));
    let inputs = failing.map(|(_, origin)| origin.input);
    inputs.min_by_key(|&input| (input.count_ones(), input))
}

#[cfg(test)]
mod tests {
    use super::super::super::{MAX_WIRES, Network, document};
    use super::super::{MAX_STATES, Phase, Proof, Verdict, exhaustive};
    use super::*;
    use crate::progress::Run;
    use crate::rng::Rng;

    fn prove(network: &Network, phase: Phase) -> Proof {
        let mut proof = Proof::new(network);
        proof.phase = phase;
        let Ok(_) = proof.finish();
        proof
    }

    /// Works as if no random input had failed: then only the numbers of ones that fail are followed
    /// again.
    #[test]
    fn without_random_inputs_the_result_is_the_same() {
        let mut rng = Rng::new(11);
        let mut below = |n: usize| rng.below(u32::try_from(n).unwrap()) as usize;
        let mut failing = 0;
        for _ in 0..300 {
            let wires = 2 + below(11);
            let mut comparators = document(wires).unwrap().to_vec();
            for _ in 0..=below(2) {
                let place = below(comparators.len());
                let (a, b) = comparators[place];
                match below(3) {
                    0 => drop(comparators.remove(place)),
                    1 => comparators[place] = (b, a),
                    _ => comparators.insert(below(place + 1), (a, b)),
                }
                if comparators.is_empty() {
                    break;
                }
            }
            let network = Network::new(wires, comparators).unwrap();
            let states = Propagation::new(wires, network.comparators(), MAX_STATES);
            let proof = prove(&network, Phase::States(states));
            let usual = prove(&network, Phase::Random);
            assert_eq!(proof.verdict(), usual.verdict(), "{network:?}");
            assert_eq!(proof.work(), usual.work());
            let sorted = exhaustive(&network).unwrap().sorted();
            assert_eq!(proof.sorted(), Some(sorted.into()));
            failing += usize::from(proof.verdict() != Some(&Verdict::Sorts));
        }
        assert!((100..300).contains(&failing), "{failing}");
    }

    /// All states but the sorted ones fail, from one 1 on.
    #[test]
    fn the_numbers_of_ones_that_fail_are_a_range() {
        for wires in 2..=MAX_WIRES {
            let a = u8::try_from(wires - 2).unwrap();
            let mut states = Propagation::new(wires, &[(a, a + 1)], MAX_STATES);
            states.step();
            let expected = (wires > 2).then_some(0..=u32::MAX);
            assert_eq!(unsorted_ones(wires, states.factors()), expected);
        }
        let network = Network::new(4, vec![(0, 1), (2, 3), (0, 2), (1, 3), (2, 1)]).unwrap();
        let mut states = Propagation::new(4, network.comparators(), MAX_STATES);
        for _ in 0..5 {
            states.step();
        }
        // Only with two ones do the two wires in the middle matter.
        assert_eq!(unsorted_ones(4, states.factors()), Some(2..=2));
    }
}
