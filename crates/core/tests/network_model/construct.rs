//! Networks made by rules have the known sizes and depths, and they sort.

use appleyard_core::error::NetworkError;
use appleyard_core::network::Stock::*;
use appleyard_core::network::{Comparator, Network, Stock, document, stock};
use appleyard_core::rng::Rng;

use crate::network_model::reference::{network, sorts, sorts_in_words};

/// The numbers of comparators of Batcher's sort, n = 1 to 57: OEIS A006282.
const BATCHER: [usize; 57] = [
    0, 1, 3, 5, 9, 12, 16, 19, 26, 31, 37, 41, 48, 53, 59, 63, 74, 82, 91, 97, 107, 114, 122, 127,
    138, 146, 155, 161, 171, 178, 186, 191, 207, 219, 232, 241, 255, 265, 276, 283, 298, 309, 321,
    329, 342, 351, 361, 367, 383, 395, 408, 417, 431, 441, 452, 459, 474,
];

/// The numbers of comparators of Bose and Nelson's networks, n = 1 to 53: OEIS A086845.
const BOSE_NELSON: [usize; 53] = [
    0, 1, 3, 5, 9, 12, 16, 19, 27, 32, 38, 42, 50, 55, 61, 65, 81, 90, 100, 106, 118, 125, 133,
    138, 154, 163, 173, 179, 191, 198, 206, 211, 243, 260, 278, 288, 308, 319, 331, 338, 362, 375,
    389, 397, 413, 422, 432, 438, 470, 487, 505, 515, 535,
];

fn made(rule: Stock, wires: usize) -> Network {
    stock(rule, wires).unwrap().unwrap()
}

/// Batcher's merge exchange, which needs no merging by halves: Knuth, *The Art of Computer
/// Programming* 3, 5.2.2, Algorithm M.
fn merge_exchange(n: u8) -> Vec<Comparator> {
    let highest = n.next_power_of_two() / 2;
    let mut comparators = Vec::new();
    let mut p = highest;
    while p > 0 {
        let (mut q, mut r, mut d) = (highest, 0, p);
        loop {
            let firsts = (0..n.saturating_sub(d)).filter(|i| i & p == r);
            comparators.extend(firsts.map(|i| (i, i + d)));
            if q == p {
                break;
            }
            (d, q, r) = (q - p, q / 2, p);
        }
        p /= 2;
    }
    comparators
}

#[test]
fn constructions_sort_all_inputs_of_zeros_and_ones() {
    for rule in Stock::RULES {
        for wires in 0..=12 {
            let network = made(rule, wires);
            assert_eq!(network.wires(), wires);
            assert!(network.is_standard());
            assert!(sorts(&network), "{rule:?}, {wires} wires");
        }
        for wires in 13..=20 {
            assert!(
                sorts_in_words(&made(rule, wires)),
                "{rule:?}, {wires} wires"
            );
        }
    }
}

#[test]
fn constructions_sort_shuffled_numbers_on_more_wires() {
    let mut rng = Rng::new(6);
    for rule in Stock::RULES {
        for wires in 21..=64_u32 {
            let network = made(rule, wires as usize);
            assert!(network.is_standard());
            for _ in 0..200 {
                let mut values: Vec<u32> = (0..wires).map(|_| rng.below(2 * wires)).collect();
                let mut expected = values.clone();
                expected.sort_unstable();
                network.apply(&mut values).unwrap();
                assert_eq!(values, expected, "{rule:?}");
            }
        }
    }
}

#[test]
fn networks_of_neighbours_have_their_known_sizes() {
    for wires in 0..=64_usize {
        let pairs = wires * wires.saturating_sub(1) / 2;
        for rule in [Insertion, Bubble, OddEvenTransposition] {
            let network = made(rule, wires);
            assert_eq!(network.size(), pairs);
            assert!(network.comparators().iter().all(|(a, b)| a + 1 == *b));
        }
        let triangle = (2 * wires).saturating_sub(3);
        assert_eq!(made(Insertion, wires).depth(), triangle);
        assert!(made(Insertion, wires).same_up_to_layers(&made(Bubble, wires)));
        // Up to three wires both rules also have the same order.
        assert_eq!(made(Insertion, wires) == made(Bubble, wires), wires <= 3);
        if wires >= 3 {
            assert_eq!(made(OddEvenTransposition, wires).depth(), wires);
        }
    }
}

/// Tests n = 2^k for k = 1 to 6.
#[test]
fn powers_of_two_have_the_known_sizes() {
    let sizes = [1, 5, 19, 63, 191, 543];
    for (k, size) in (1..).zip(sizes) {
        let wires = 1 << k;
        let depth = k * (k + 1) / 2;
        for rule in [OddEvenMerge, Pairwise] {
            let network = made(rule, wires);
            assert_eq!((network.size(), network.depth()), (size, depth), "{rule:?}");
        }
        let bitonic = made(Bitonic, wires);
        assert_eq!(bitonic.size() * 4, k * (k + 1) * wires);
        assert_eq!(bitonic.depth(), depth);
        let bose_nelson = made(BoseNelson, wires).size();
        assert_eq!(bose_nelson, vec![3; k].iter().product::<usize>() - wires);
    }
    let shape = |rule, wires| (made(rule, wires).size(), made(rule, wires).depth());
    assert_eq!(shape(BoseNelson, 16), (65, 15));
    assert_eq!(shape(BoseNelson, 64), (665, 63));
}

#[test]
fn any_number_of_wires_has_the_known_size() {
    for (wires, size) in (1..).zip(BATCHER) {
        assert_eq!(made(OddEvenMerge, wires).size(), size, "{wires} wires");
    }
    for (wires, size) in (1..).zip(BOSE_NELSON) {
        assert_eq!(made(BoseNelson, wires).size(), size, "{wires} wires");
    }
    for n in 0..=64_u8 {
        let exchange = merge_exchange(n);
        let merge = made(OddEvenMerge, n.into());
        assert_eq!(merge.size(), exchange.len(), "{n} wires");
        if n <= 10 {
            assert!(sorts(&network(n.into(), &exchange)));
        }
    }
}

/// Tests how halves of four wires become eight, comparator by comparator, as the authors of the
/// rules draw it.
#[test]
fn eight_wires_are_merged_as_the_authors_draw_it() {
    let pairs = [(0, 1), (2, 3), (4, 5), (6, 7)];
    let merges: [(Stock, &[Comparator]); 3] = [
        (
            OddEvenMerge,
            &[
                (0, 4),
                (1, 2),
                (1, 5),
                (2, 4),
                (2, 6),
                (3, 4),
                (3, 5),
                (3, 7),
                (5, 6),
            ],
        ),
        (
            Bitonic,
            &[
                (0, 1),
                (0, 2),
                (0, 7),
                (1, 3),
                (1, 6),
                (2, 3),
                (2, 5),
                (3, 4),
                (4, 5),
                (4, 6),
                (5, 7),
                (6, 7),
            ],
        ),
        (Pairwise, &[(1, 2), (1, 4), (3, 4), (3, 6), (5, 6)]),
    ];
    for (rule, expected) in merges {
        let network = made(rule, 8);
        let (before, merge) = network
            .comparators()
            .split_at(network.size() - expected.len());
        let mut merge = merge.to_vec();
        merge.sort_unstable();
        assert_eq!(merge, expected, "{rule:?}");
        let before = super::reference::network(8, before).in_layers();
        assert_eq!(before.comparators()[..4], pairs, "{rule:?}");
    }
}

/// If the number of wires is odd, the upper half is the larger one.
#[test]
fn the_upper_half_of_three_wires_is_the_larger() {
    assert_eq!(
        made(OddEvenMerge, 3).comparators(),
        [(0, 1), (0, 2), (1, 2)]
    );
}

/// Compares them with the document's networks, where the document has no better ones.
#[test]
fn bose_and_nelson_are_the_documents() {
    for wires in 0..=32 {
        let document = network(wires, document(wires).unwrap());
        let is_same = made(BoseNelson, wires).same_up_to_layers(&document);
        assert_eq!(is_same, !(9..=16).contains(&wires), "{wires} wires");
    }
}

#[test]
fn too_many_wires_are_refused() {
    for wires in [65, 256, 300, usize::MAX] {
        for rule in Stock::RULES {
            let error = NetworkError::TooManyWires {
                count: wires as u64,
                limit: 64,
            };
            assert_eq!(stock(rule, wires), Err(error));
        }
    }
}
