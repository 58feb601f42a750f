//! What is known half-way.

use appleyard_core::network::{KnownOrder, Network, known_order};
use proptest::prelude::*;

use crate::every_input::{document, run, wires};
use crate::random::network;

/// The states that occur, from every input.
fn every_state(network: &Network) -> Vec<Vec<u64>> {
    let outputs = (0..1 << network.wires()).map(|input| {
        let mut values = wires(network, input);
        run(network, &mut values);
        values
    });
    let mut states: Vec<_> = outputs.collect();
    states.sort_unstable();
    states.dedup();
    states
}

/// The same from all pairs and all thirds.
fn plain_order(network: &Network) -> KnownOrder {
    let states = every_state(network);
    let n = network.wires();
    let below = |i: usize, j: usize| i != j && states.iter().all(|state| state[i] <= state[j]);
    let cover = |i, j| below(i, j) && !(0..n).any(|k| below(i, k) && below(k, j));
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let covers: Vec<(usize, usize)> = pairs.filter(|&(i, j)| cover(i, j)).collect();
    let mut ranks = vec![0; n];
    // As often as a chain can be long.
    for _ in 0..n {
        for &(i, j) in &covers {
            ranks[j] = ranks[j].max(ranks[i] + 1);
        }
    }
    let narrow = |wire| u8::try_from(wire).unwrap();
    KnownOrder {
        covers: covers
            .iter()
            .map(|&(i, j)| (narrow(i), narrow(j)))
            .collect(),
        ranks,
        states: states.len() as u128,
    }
}

#[test]
fn of_the_document_after_every_comparator() {
    for wires in 0..=9 {
        let network = document(wires);
        for after in 0..=network.size() {
            let first = network.comparators()[..after].to_vec();
            let first = Network::new(wires, first).unwrap();
            assert_eq!(known_order(&network, after), Some(plain_order(&first)));
        }
    }
}

proptest! {
    #[test]
    fn of_any_network(network in network(9, 20), after in 0..25_usize) {
        let after_or_all = after.min(network.size());
        let first = network.comparators()[..after_or_all].to_vec();
        let first = Network::new(network.wires(), first).unwrap();
        prop_assert_eq!(known_order(&network, after), Some(plain_order(&first)));
    }
}

#[test]
fn nothing_is_known_at_first_and_all_at_last() {
    for wires in 2..=32_usize {
        let network = document(wires);
        let first = known_order(&network, 0).unwrap();
        assert_eq!((first.covers.len(), first.states), (0, 1 << wires));
        assert_eq!(first.ranks, vec![0; wires]);
        let last = known_order(&network, usize::MAX).unwrap();
        let chain: Vec<_> = (1..u8::try_from(wires).unwrap())
            .map(|i| (i - 1, i))
            .collect();
        assert_eq!((last.covers, last.states), (chain, wires as u128 + 1));
        assert!(last.ranks.into_iter().eq(0..u32::try_from(wires).unwrap()));
    }
}

/// Comparing along all edges of a cube of k dimensions, one direction after the other, sorts 2^k
/// wires as far as the subsets of k things are ordered; the states are then the monotone Boolean
/// functions of k variables, of which there are 2, 3, 6, 20, 168, 7581 (Dedekind numbers, OEIS
/// A000372). The first four layers for 16 wires, by Green, are such a cube (Knuth, 5.3.4).
#[test]
fn after_a_cube_the_states_are_counted_by_dedekind() {
    for (dimensions, dedekind) in [2, 3, 6, 20, 168, 7581].into_iter().enumerate() {
        let wires = 1_usize << dimensions;
        let mut comparators = Vec::new();
        for direction in 0..dimensions {
            let edges = (0..wires).filter(|wire| wire >> direction & 1 == 0);
            let narrow = |wire| u8::try_from(wire).unwrap();
            comparators.extend(edges.map(|it| (narrow(it), narrow(it | 1 << direction))));
        }
        let network = Network::new(wires, comparators.clone()).unwrap();
        let order = known_order(&network, usize::MAX).unwrap();
        assert_eq!(order.states, dedekind);
        comparators.sort_unstable();
        assert_eq!(order.covers, comparators);
        let subsets = (0..wires).map(usize::count_ones);
        assert!(order.ranks.into_iter().eq(subsets));
    }
    assert_eq!(known_order(&document(16), 32).unwrap().states, 168);
}

#[test]
fn too_many_states_are_not_worked_out() {
    // One wire compared with 16 others: 65,536 states or more before the last.
    let star = |wires: u8| {
        let comparators = (1..wires).map(|wire| (0, wire)).collect();
        Network::new(wires.into(), comparators).unwrap()
    };
    assert!(known_order(&star(16), usize::MAX).is_some());
    assert_eq!(known_order(&star(32), usize::MAX), None);
    assert!(known_order(&star(32), 10).is_some());
}
