//! The zero-one principle, in two ways.
//!
//! Up to 20 inputs, each of the 2^n inputs runs through the network, 64 at a time. Bit k of word w
//! is the value of input number 64w + k on a wire, and a comparator is one AND and one OR.
//!
//! For all n, the set of outputs is propagated. Wires are independent as long as no comparator joins
//! them. So the set of values of a group of wires can be known by itself; at first it is {0, 1} for
//! each wire. A comparator within a group maps its set. A comparator between two groups first joins
//! them; the set of the joined group is exactly the product of the two, because their inputs are
//! disjoint. So after the last comparator the only group left has the set of outputs of all 2^n
//! inputs. There were never more than 27,889 states at once (for n = 32). Where both methods run,
//! they agree.

use std::collections::BTreeSet;

use appleyard_core::network::document;

/// The values of the wires, wire w in bit w.
type State = u32;

/// The outputs of the first `comparators` for all inputs, and the most states at once.
fn propagate(inputs: usize, comparators: &[(u8, u8)]) -> (BTreeSet<State>, usize) {
    let mut groups: Vec<(State, BTreeSet<State>)> = (0..inputs)
        .map(|wire| (1 << wire, BTreeSet::from([0, 1 << wire])))
        .collect();
    let mut most = 0;
    for &(a, b) in comparators {
        let has = |wire: u8| move |group: &(State, _)| group.0 >> wire & 1 == 1;
        let first = groups.iter().position(has(a)).unwrap();
        let (mut wires, mut states) = groups.swap_remove(first);
        if let Some(second) = groups.iter().position(has(b)) {
            let (others, other_states) = groups.swap_remove(second);
            let pairs = states
                .iter()
                .flat_map(|state| other_states.iter().map(move |other| state | other));
            states = pairs.collect();
            wires |= others;
        }
        most = most.max(states.len());
        let outputs = states.into_iter().map(|state| {
            let wrong = state >> a & !(state >> b) & 1;
            state ^ (wrong << a | wrong << b)
        });
        groups.push((wires, outputs.collect()));
    }
    let (_, outputs) = groups.pop().unwrap();
    assert!(groups.is_empty(), "wires are never compared");
    (outputs, most)
}

/// The sorted outputs, one for each number of ones: zeros first, then ones.
fn sorted(inputs: usize) -> BTreeSet<State> {
    (0..=inputs)
        .map(|ones| State::try_from((1_u64 << inputs) - (1_u64 << (inputs - ones))).unwrap())
        .collect()
}

/// Whether the comparators sort all 2^n inputs, 64 at a time.
fn sorts_all(inputs: usize, comparators: &[(u8, u8)]) -> bool {
    /// Bit k of word w is bit w of k.
    const LOW: [u64; 6] = [
        0xaaaa_aaaa_aaaa_aaaa,
        0xcccc_cccc_cccc_cccc,
        0xf0f0_f0f0_f0f0_f0f0,
        0xff00_ff00_ff00_ff00,
        0xffff_0000_ffff_0000,
        0xffff_ffff_0000_0000,
    ];
    (0..(1_u64 << inputs).div_ceil(64)).all(|word| {
        let mut wires: Vec<u64> = (0..inputs)
            .map(|wire| match LOW.get(wire) {
                Some(&pattern) => pattern,
                None => (word >> (wire - 6) & 1).wrapping_neg(),
            })
            .collect();
        for &(a, b) in comparators {
            let (x, y) = (wires[usize::from(a)], wires[usize::from(b)]);
            wires[usize::from(a)] = x & y;
            wires[usize::from(b)] = x | y;
        }
        wires.windows(2).all(|pair| pair[0] & !pair[1] == 0)
    })
}

#[test]
fn every_network_sorts_every_input_of_zeros_and_ones() {
    for inputs in 2..=32 {
        let (outputs, most) = propagate(inputs, document(inputs).unwrap());
        assert_eq!(outputs, sorted(inputs), "{inputs} inputs");
        assert!(most <= 27_889);
    }
}

#[test]
fn running_every_input_gives_the_same() {
    for inputs in 2..=20 {
        assert!(
            sorts_all(inputs, document(inputs).unwrap()),
            "{inputs} inputs"
        );
    }
}

/// The tests themselves are tested: they must refuse networks that do not sort. The networks of up
/// to 8 inputs have no comparator to spare.
#[test]
fn a_missing_comparator_is_noticed() {
    for inputs in 3..=8 {
        let comparators = document(inputs).unwrap();
        for missing in 0..comparators.len() {
            let mut fewer = comparators.to_vec();
            fewer.remove(missing);
            assert!(!sorts_all(inputs, &fewer), "{inputs} inputs, {missing}");
            assert_ne!(propagate(inputs, &fewer).0, sorted(inputs));
        }
    }
}

#[test]
fn both_ways_give_the_same_outputs() {
    for inputs in 2..=12 {
        // They stop before the end, where there is little to distinguish, but after all wires are
        // joined.
        let comparators = document(inputs).unwrap();
        let all = comparators.len();
        for used in all.saturating_sub(8)..=all {
            let plain: BTreeSet<State> = (0..1 << inputs)
                .map(|state: State| {
                    comparators[..used].iter().fold(state, |state, &(a, b)| {
                        match (state >> a & 1, state >> b & 1) {
                            (1, 0) => state ^ (1 << a | 1 << b),
                            _ => state,
                        }
                    })
                })
                .collect();
            let joined = earliest_joined(inputs, comparators);
            if used >= joined {
                assert_eq!(propagate(inputs, &comparators[..used]).0, plain);
            }
        }
    }
}

/// After how many comparators all wires are joined.
fn earliest_joined(inputs: usize, comparators: &[(u8, u8)]) -> usize {
    let mut group: Vec<usize> = (0..inputs).collect();
    for (index, &(a, b)) in comparators.iter().enumerate() {
        let (keep, lose) = (group[usize::from(a)], group[usize::from(b)]);
        for it in &mut group {
            if *it == lose {
                *it = keep;
            }
        }
        if group.iter().all(|&it| it == group[0]) {
            return index + 1;
        }
    }
    usize::MAX
}
