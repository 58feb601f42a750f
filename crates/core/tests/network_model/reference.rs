//! Slow and obvious ways to find what a network does to all inputs of zeros and ones, and arbitrary
//! networks.

use appleyard_core::network::{Comparator, Network};
use proptest::prelude::*;

/// The output: bit w is the value of wire w after all comparators, if the wire has bit w of `input`
/// at first.
pub fn output(network: &Network, input: u64) -> u64 {
    network.comparators().iter().fold(input, |state, &(a, b)| {
        let is_wrong = state >> a & 1 == 1 && state >> b & 1 == 0;
        if is_wrong {
            state ^ (1 << a | 1 << b)
        } else {
            state
        }
    })
}

/// Whether all zeros come before all ones.
pub fn is_sorted(wires: usize, state: u64) -> bool {
    (1..wires).all(|wire| state >> (wire - 1) & 1 <= state >> wire & 1)
}

/// Whether all 2^n inputs of zeros and ones come out sorted, tried one after the other.
pub fn sorts(network: &Network) -> bool {
    let wires = network.wires();
    (0..1 << wires).all(|input| is_sorted(wires, output(network, input)))
}

/// The same, 64 inputs at a time: bit k of word w is the value of input number 64w + k on a wire.
pub fn sorts_in_words(network: &Network) -> bool {
    const LOW: [u64; 6] = [
        0xaaaa_aaaa_aaaa_aaaa,
        0xcccc_cccc_cccc_cccc,
        0xf0f0_f0f0_f0f0_f0f0,
        0xff00_ff00_ff00_ff00,
        0xffff_0000_ffff_0000,
        0xffff_ffff_0000_0000,
    ];
    let wires = network.wires();
    (0..(1_u64 << wires).div_ceil(64)).all(|word| {
        let mut state: Vec<u64> = (0..wires)
            .map(|wire| match LOW.get(wire) {
                Some(&pattern) => pattern,
                None => (word >> (wire - 6) & 1).wrapping_neg(),
            })
            .collect();
        for &(a, b) in network.comparators() {
            let (a, b) = (usize::from(a), usize::from(b));
            (state[a], state[b]) = (state[a] & state[b], state[a] | state[b]);
        }
        state.windows(2).all(|pair| pair[0] & !pair[1] == 0)
    })
}

/// Networks of 0 to `wires` wires with at most `size` comparators, some of them reversed.
pub fn networks(wires: u8, size: usize) -> impl Strategy<Value = Network> {
    (0..=wires).prop_flat_map(move |wires| {
        let most = if wires < 2 { 0 } else { size };
        let comparator = (0..wires.max(2), 1..wires.max(2));
        let on = move |(a, by): (u8, u8)| (a, (a + by) % wires.max(2));
        prop::collection::vec(comparator.prop_map(on), 0..=most)
            .prop_map(move |comparators| Network::new(wires.into(), comparators).unwrap())
    })
}

pub fn network(wires: usize, comparators: &[Comparator]) -> Network {
    Network::new(wires, comparators.to_vec()).unwrap()
}

/// Networks that sort, with some comparators reversed and the wires renamed so that they still
/// sort: the opposite of untangling.
pub fn tangled(sorting: &Network, reversed: &[bool]) -> Network {
    // Untangling calls wire w names[w], counted from the outputs backwards.
    let mut names: Vec<u8> = (0_u8..).take(sorting.wires()).collect();
    let mut comparators: Vec<Comparator> = Vec::new();
    for (&(a, b), &reverse) in sorting.comparators().iter().zip(reversed).rev() {
        let (low, high) = (names[usize::from(a)], names[usize::from(b)]);
        comparators.push((low, high));
        if reverse {
            names.swap(a.into(), b.into());
        }
    }
    comparators.reverse();
    network(sorting.wires(), &comparators)
}

#[test]
fn both_ways_to_try_all_inputs_agree() {
    let sorting = network(3, &[(1, 2), (0, 2), (0, 1)]);
    assert!(sorts(&sorting) && sorts_in_words(&sorting));
    for missing in 0..3 {
        let mut fewer = sorting.comparators().to_vec();
        fewer.remove(missing);
        let fewer = network(3, &fewer);
        assert!(!sorts(&fewer) && !sorts_in_words(&fewer));
    }
}

proptest! {
    #[test]
    fn both_ways_agree_on_any_network(network in networks(9, 40)) {
        prop_assert_eq!(sorts(&network), sorts_in_words(&network));
    }
}
