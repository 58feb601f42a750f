//! Elements going through networks.

use std::cmp::Reverse;

use appleyard_core::error::NetworkError;
use appleyard_core::network::Network;
use proptest::prelude::*;

use crate::network_model::reference::{network, networks, output};

#[test]
fn the_trace_has_the_wires_after_each_comparator() {
    let network = network(4, &[(0, 1), (3, 2), (2, 0)]);
    let rows = [[4, 3, 2, 1], [3, 4, 2, 1], [3, 4, 2, 1], [3, 4, 2, 1]];
    assert_eq!(network.trace(&[4, 3, 2, 1]), Ok(rows.concat()));
    let rows = [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 4, 3], [4, 2, 1, 3]];
    assert_eq!(network.trace(&[1, 2, 3, 4]), Ok(rows.concat()));
}

#[test]
fn a_network_without_wires_changes_nothing() {
    let none = Network::new(0, vec![]).unwrap();
    assert_eq!(none.trace(&[]), Ok(vec![]));
    assert_eq!(none.apply::<u8>(&mut []), Ok(()));
}

#[test]
fn another_length_is_refused() {
    let network = network(3, &[(0, 1)]);
    for length in [0, 2, 4_u32] {
        let mut values: Vec<u32> = (0..length).rev().collect();
        let before = values.clone();
        let wrong = NetworkError::WrongLength {
            length: length.into(),
            wires: 3,
        };
        assert_eq!(network.trace(&values), Err(wrong.clone()));
        assert_eq!(network.apply(&mut values), Err(wrong));
        assert_eq!(values, before);
    }
}

/// Elements that show only a part of themselves in a comparison.
#[derive(Clone, Debug)]
struct Card(u32, usize);

impl PartialEq for Card {
    fn eq(&self, other: &Card) -> bool {
        self.0 == other.0
    }
}

impl Eq for Card {}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Card) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

proptest! {
    /// For each threshold, whether elements are above it travels as zeros and ones travel.
    #[test]
    fn elements_travel_as_zeros_and_ones_do(network in networks(10, 40), values in prop::collection::vec(0..6_u32, 10)) {
        let values = &values[..network.wires()];
        let rows = network.trace(values).unwrap();
        prop_assert_eq!(rows.len(), (network.size() + 1) * network.wires());
        for comparators in 0..=network.size() {
            let start = Network::new(network.wires(), network.comparators()[..comparators].to_vec()).unwrap();
            let row = &rows[comparators * network.wires()..][..network.wires()];
            for threshold in 0..6 {
                let bits = |row: &[u32]| (0..).zip(row).map(|(wire, &value)| u64::from(value > threshold) << wire).sum::<u64>();
                prop_assert_eq!(bits(row), output(&start, bits(values)));
            }
            let mut applied = values.to_vec();
            start.apply(&mut applied).unwrap();
            prop_assert_eq!(&applied[..], row);
        }
    }

    #[test]
    fn equal_elements_are_not_swapped(network in networks(10, 40)) {
        let mut cards: Vec<Card> = (0..network.wires()).map(|place| Card(7, place)).collect();
        network.apply(&mut cards).unwrap();
        prop_assert!(cards.is_sorted_by_key(|card| card.1));
    }

    /// With the order reversed, a network with reversed comparators does the same.
    #[test]
    fn a_reversed_network_sorts_the_reversed_order(network in networks(10, 40), values in prop::collection::vec(any::<u32>(), 10)) {
        let values = &values[..network.wires()];
        let reversed = network.comparators().iter().map(|&(a, b)| (b, a)).collect();
        let reversed = Network::new(network.wires(), reversed).unwrap();
        let mut one = values.to_vec();
        let mut other: Vec<_> = values.iter().copied().map(Reverse).collect();
        network.apply(&mut one).unwrap();
        reversed.apply(&mut other).unwrap();
        prop_assert_eq!(one, other.into_iter().map(|it| it.0).collect::<Vec<_>>());
    }
}
