//! What is known half-way through a network.

use appleyard_core::network::{KnownOrder, Network, OrderRun};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::network_proof::every_input::{document, run, wires};
use crate::network_proof::random::network;

/// The states that occur, found from every input.
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

/// The same order, found from all pairs and all thirds.
fn plain_order(network: &Network) -> KnownOrder {
    let states = every_state(network);
    let n = network.wires();
    let below = |i: usize, j: usize| i != j && states.iter().all(|state| state[i] <= state[j]);
    let cover = |i, j| below(i, j) && !(0..n).any(|k| below(i, k) && below(k, j));
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let covers: Vec<(usize, usize)> = pairs.filter(|&(i, j)| cover(i, j)).collect();
    let mut ranks = vec![0; n];
    // The loop runs as often as a chain can be long.
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

/// The result of the finished run.
fn known_order(network: &Network, after: usize) -> Option<KnownOrder> {
    let mut run = OrderRun::new(network, after);
    let Ok(_) = run.finish();
    run.order().cloned()
}

#[test]
fn the_order_of_the_documents_networks_is_right_after_every_comparator() {
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
    fn the_order_of_any_network_is_right(network in network(9, 20), after in 0..25_usize) {
        let after_or_all = after.min(network.size());
        let first = network.comparators()[..after_or_all].to_vec();
        let first = Network::new(network.wires(), first).unwrap();
        prop_assert_eq!(known_order(&network, after), Some(plain_order(&first)));
    }
}

#[test]
fn nothing_is_known_at_first_and_everything_at_last() {
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

/// Comparisons along all edges of a cube of k dimensions, one direction after the other, sort 2^k
/// wires as far as the subsets of k things are ordered. The states are then the monotone Boolean
/// functions of k variables; there are 2, 3, 6, 20, 168, 7581 of them (Dedekind numbers, OEIS
/// A000372). The first four layers for 16 wires, by Green, are such a cube (Knuth, 5.3.4).
#[test]
fn dedekind_numbers_count_the_states_after_a_cube() {
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
fn an_order_with_too_many_states_is_not_calculated() {
    // One wire is compared with 16 others, which gives 65,536 states or more before the last
    // comparator.
    let star = |wires: u8| {
        let comparators = (1..wires).map(|wire| (0, wire)).collect();
        Network::new(wires.into(), comparators).unwrap()
    };
    assert!(known_order(&star(16), usize::MAX).is_some());
    assert_eq!(known_order(&star(32), usize::MAX), None);
    assert!(known_order(&star(32), 10).is_some());
}
