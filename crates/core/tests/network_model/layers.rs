//! Layers: each comparator is in the earliest one, and a network has a normal form.

use appleyard_core::network::{Network, document, layers};
use proptest::prelude::*;

use crate::network_model::reference::{network, networks, output};

/// The layer by definition: 0, or one after the last of the earlier comparators that share a wire.
fn by_definition(network: &Network) -> Vec<u32> {
    let comparators = network.comparators();
    let mut layers: Vec<u32> = Vec::new();
    for (index, &(a, b)) in comparators.iter().enumerate() {
        let before = comparators[..index].iter().zip(&layers);
        let sharing = before.filter(|&(&(c, d), _)| [c, d].contains(&a) || [c, d].contains(&b));
        layers.push(sharing.map(|(_, layer)| layer + 1).max().unwrap_or(0));
    }
    layers
}

/// The document's layers as it prints them.
#[test]
fn the_documents_layers_are_found_again() {
    for wires in 0..=32 {
        let network = network(wires, document(wires).unwrap());
        let sizes: Vec<usize> = layers(wires).unwrap().map(<[_]>::len).collect();
        assert_eq!(network.depth(), sizes.len(), "{wires} wires");
        let numbers = network.layers();
        for (number, &size) in (0..).zip(&sizes) {
            assert_eq!(numbers.iter().filter(|&&it| it == number).count(), size);
        }
    }
}

#[test]
fn comparators_are_drawn_from_the_top() {
    let network = network(6, &[(4, 5), (2, 1), (3, 0), (1, 2), (0, 3), (0, 1)]);
    let drawn = [(3, 0), (4, 5), (2, 1), (0, 3), (1, 2), (0, 1)];
    assert_eq!(network.in_layers().comparators(), drawn);
    assert_eq!(network.in_layers().layers(), [0, 0, 0, 1, 1, 2]);
    assert_eq!(network.columns(), [0, 0, 1, 2, 3, 4]);
}

#[test]
fn networks_are_the_same_only_with_the_same_wires_and_directions() {
    let one = network(3, &[(0, 1), (1, 2)]);
    assert!(!one.same_up_to_layers(&network(4, &[(0, 1), (1, 2)])));
    assert!(!one.same_up_to_layers(&network(3, &[(1, 2), (0, 1)])));
    assert!(!one.same_up_to_layers(&network(3, &[(1, 0), (1, 2)])));
    assert!(!one.same_up_to_layers(&network(3, &[(0, 1)])));
    assert!(one.same_up_to_layers(&one));
}

proptest! {
    #[test]
    fn layers_are_as_early_as_possible(network in networks(12, 60)) {
        prop_assert_eq!(network.layers(), by_definition(&network));
        let depth = by_definition(&network).into_iter().max().map_or(0, |last| last as usize + 1);
        prop_assert_eq!(network.depth(), depth);
    }

    #[test]
    fn the_drawn_order_does_the_same(network in networks(8, 30)) {
        let drawn = network.in_layers();
        prop_assert_eq!(drawn.wires(), network.wires());
        for input in 0..1 << network.wires() {
            prop_assert_eq!(output(&drawn, input), output(&network, input));
        }
        let upper = |&(a, b): &(u8, u8)| a.min(b);
        let uppers = drawn.comparators().iter().map(upper);
        let order: Vec<_> = drawn.layers().into_iter().zip(drawn.columns()).zip(uppers).collect();
        prop_assert!(order.is_sorted_by(|one, next| one < next));
        prop_assert!(drawn.same_up_to_layers(&network));
    }

    /// There are as few columns as possible: a layer has as many as comparators lie over the same
    /// wire.
    #[test]
    fn there_are_as_few_columns_as_possible(network in networks(12, 60)) {
        let drawn = network.in_layers();
        let (layers, columns) = (drawn.layers(), drawn.columns());
        let spans: Vec<_> = drawn.comparators().iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
        let mut numbers = 0;
        for layer in 0..u32::try_from(network.depth()).unwrap() {
            let inside: Vec<usize> = (0..spans.len()).filter(|&at| layers[at] == layer).collect();
            for (&one, &other) in inside.iter().flat_map(|one| inside.iter().map(move |other| (one, other))) {
                let apart = spans[one].1 < spans[other].0 || spans[other].1 < spans[one].0;
                prop_assert!(one == other || columns[one] != columns[other] || apart);
            }
            let over = |wire| inside.iter().filter(|&&at| spans[at].0 <= wire && wire <= spans[at].1).count();
            let most = u32::try_from((0..12).map(over).max().unwrap_or(0)).unwrap();
            let mut here: Vec<u32> = inside.iter().map(|&at| columns[at]).collect();
            here.dedup();
            prop_assert_eq!(here, (numbers..numbers + most).collect::<Vec<_>>());
            numbers += most;
        }
    }

    /// Swapping neighbours in the list that share no wire changes nothing. If they share a wire and
    /// differ, the result is another network.
    #[test]
    fn networks_are_equal_up_to_independent_swaps(network in networks(8, 30), at in any::<prop::sample::Index>()) {
        prop_assume!(network.size() >= 2);
        let at = at.index(network.size() - 1);
        let mut comparators = network.comparators().to_vec();
        let ((a, b), (c, d)) = (comparators[at], comparators[at + 1]);
        comparators.swap(at, at + 1);
        let other = Network::new(network.wires(), comparators).unwrap();
        let is_independent = ![c, d].contains(&a) && ![c, d].contains(&b);
        prop_assert_eq!(
            network.same_up_to_layers(&other),
            is_independent || (a, b) == (c, d)
        );
    }
}
