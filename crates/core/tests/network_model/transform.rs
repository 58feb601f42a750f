//! Networks made from other networks.

use appleyard_core::network::{Network, Stock, document, stock};
use proptest::prelude::*;

use crate::network_model::reference::{is_sorted, network, networks, output, sorts, tangled};

/// For each wire, its value at the end for each input, with the wires in any order.
fn columns(network: &Network) -> Vec<Vec<u64>> {
    let outputs: Vec<u64> = (0..1 << network.wires())
        .map(|it| output(network, it))
        .collect();
    let column = |wire: usize| outputs.iter().map(|output| output >> wire & 1).collect();
    let mut columns: Vec<Vec<u64>> = (0..network.wires()).map(column).collect();
    columns.sort_unstable();
    columns
}

/// The bits in reverse order.
fn upside_down(wires: usize, state: u64) -> u64 {
    (0..wires)
        .map(|wire| (state >> wire & 1) << (wires - 1 - wire))
        .sum()
}

/// Batcher drew his bitonic sorter with comparators in both directions: the blocks of a merge go up
/// and down in turns.
fn bitonic_as_batcher_drew_it(n: u8) -> Network {
    let mut comparators = Vec::new();
    let mut block = 2;
    while block <= n {
        let mut gap = block / 2;
        while gap > 0 {
            for wire in (0..n).filter(|wire| wire & gap == 0) {
                let is_reversed = wire & block != 0 && block < n;
                let pair = (wire, wire + gap);
                comparators.push(if is_reversed { (pair.1, pair.0) } else { pair });
            }
            gap /= 2;
        }
        block *= 2;
    }
    network(n.into(), &comparators)
}

#[test]
fn the_bitonic_sorter_can_be_untangled() {
    for n in [2, 4, 8, 16, 32, 64] {
        let drawn = bitonic_as_batcher_drew_it(n);
        assert_eq!(drawn.is_standard(), n == 2);
        let standard = stock(Stock::Bitonic, n.into()).unwrap().unwrap();
        assert!(drawn.untangled().same_up_to_layers(&standard), "{n} wires");
    }
    assert!(sorts(&bitonic_as_batcher_drew_it(8)));
}

/// This network does not sort, but its untangled form does.
#[test]
fn untangling_can_help() {
    let drawn = network(3, &[(1, 0), (1, 2), (0, 2)]);
    assert!(!sorts(&drawn) && !drawn.is_standard());
    assert!(sorts(&drawn.untangled()));
}

#[test]
fn a_network_without_wires_stays_so() {
    let none = network(0, &[]);
    assert_eq!(none.without_top(), None);
    assert_eq!(none.without_bottom(), None);
    assert_eq!(none.untangled(), none);
    assert_eq!(none.reflected(), none);
    assert!(none.is_standard());
    let one = network(1, &[]);
    assert_eq!(one.without_top(), Some(none.clone()));
    assert_eq!(one.without_bottom(), Some(none));
}

/// The networks for any number of wires are made in this way if the rule is for powers of two.
#[test]
fn a_construction_with_fewer_wires_is_made_of_one_with_more() {
    for rule in [Stock::Bitonic, Stock::Pairwise] {
        for wires in (1..=64_usize).filter(|wires| !wires.is_power_of_two()) {
            let next = stock(rule, wires + 1).unwrap().unwrap();
            assert_eq!(next.without_bottom(), stock(rule, wires).unwrap());
        }
    }
}

#[test]
fn documents_networks_with_a_wire_fewer_sort() {
    for wires in 1..=14 {
        let network = network(wires, document(wires).unwrap());
        for smaller in [network.without_top(), network.without_bottom()] {
            let smaller = smaller.unwrap();
            assert_eq!(smaller.wires(), wires - 1);
            assert!(sorts(&smaller), "{wires} wires");
        }
        assert!(sorts(&network.reflected()), "{wires} wires");
    }
}

/// Networks that sort, with reversed comparators; everything made from them sorts too.
fn sorting() -> impl Strategy<Value = Network> {
    let rule = prop::sample::select(&Stock::RULES[..]);
    (rule, 0..=9_usize, prop::collection::vec(any::<bool>(), 64)).prop_map(
        |(rule, wires, reversed)| tangled(&stock(rule, wires).unwrap().unwrap(), &reversed),
    )
}

proptest! {
    #[test]
    fn networks_made_from_a_sorting_network_sort(network in sorting()) {
        prop_assert!(sorts(&network));
        prop_assert!(sorts(&network.untangled()));
        prop_assert!(sorts(&network.reflected()));
        for smaller in [network.without_top(), network.without_bottom()] {
            prop_assert!(smaller.is_none_or(|smaller| sorts(&smaller)));
        }
    }

    #[test]
    fn untangled_is_the_same_except_for_the_order_of_the_outputs(network in networks(8, 30)) {
        let untangled = network.untangled();
        prop_assert!(untangled.is_standard());
        prop_assert_eq!(network.is_standard(), untangled == network);
        prop_assert_eq!(untangled.layers(), network.layers());
        prop_assert_eq!(columns(&untangled), columns(&network));
        prop_assert!(sorts(&untangled) || !sorts(&network));
    }

    #[test]
    fn reflected_does_the_same_upside_down(network in networks(8, 30)) {
        let wires = network.wires();
        let reflected = network.reflected();
        let ones = (1 << wires) - 1;
        for input in 0..1 << wires {
            let other = output(&reflected, ones ^ upside_down(wires, input));
            prop_assert_eq!(other, ones ^ upside_down(wires, output(&network, input)));
        }
        prop_assert_eq!(sorts(&reflected), sorts(&network));
        prop_assert_eq!(reflected.is_standard(), network.is_standard());
        prop_assert_eq!(reflected.layers(), network.layers());
        prop_assert_eq!(reflected.reflected(), network);
    }

    /// The networks with a wire fewer do what the untangled network does when the least element
    /// enters on top, or the greatest at the bottom.
    #[test]
    fn a_network_with_a_wire_fewer_does_the_same(network in networks(8, 30)) {
        prop_assume!(network.wires() > 0);
        let wires = network.wires() - 1;
        let untangled = network.untangled();
        let (top, bottom) = (network.without_top().unwrap(), network.without_bottom().unwrap());
        prop_assert!(top.is_standard() && bottom.is_standard());
        for input in 0..1 << wires {
            let below = output(&top, input) << 1;
            prop_assert_eq!(below, output(&untangled, input << 1));
            let above = output(&bottom, input) | 1 << wires;
            prop_assert_eq!(above, output(&untangled, input | 1 << wires));
            prop_assert!(!sorts(&untangled) || is_sorted(wires, below >> 1));
        }
    }
}
