//! All known networks for a number of wires: the document's, the best, the constructions.

use appleyard_core::network::{Network, Stock, Theorem, Verdict, best, exhaustive, stock_list};

use crate::network_proof::every_input::{check, prove};

fn known(wires: usize) -> impl Iterator<Item = (Stock, Network)> {
    let list = stock_list(wires).into_iter();
    list.map(|it| (it.kind, it.network))
}

#[test]
fn the_proof_finds_that_all_networks_sort() {
    for wires in 0..=32 {
        for (stock, network) in known(wires) {
            let proof = prove(&network);
            assert_eq!(
                proof.verdict(),
                Some(&Verdict::Sorts),
                "{stock:?}, {wires} wires"
            );
            assert!(proof.propagated());
        }
    }
}

#[test]
fn every_input_is_sorted_up_to_twenty_wires() {
    for wires in 0..=20 {
        for (stock, network) in known(wires) {
            let run = exhaustive(&network).unwrap();
            let found = (run.sorted(), run.failing());
            assert_eq!(found, (1 << wires, None), "{stock:?}, {wires} wires");
        }
    }
}

#[test]
fn constructions_of_many_wires_sort() {
    for wires in 33..=64 {
        for (stock, network) in known(wires) {
            let proof = prove(&network);
            let name = format!("{stock:?}, {wires} wires");
            assert_eq!(proof.verdict(), Some(&Verdict::Sorts), "{name}");
            // Two of them have more states than a proof follows.
            let theorem = match stock {
                Stock::OddEvenTransposition => Theorem::Neighbours,
                Stock::Pairwise => Theorem::Pairwise,
                _ => {
                    assert!(proof.propagated(), "{name}");
                    continue;
                }
            };
            let expected = (!proof.propagated()).then_some(theorem);
            assert_eq!(proof.theorem(), expected, "{name}");
            assert!(expected.is_some() || wires < 64, "{name}");
        }
    }
}

#[test]
fn proofs_of_deletions_equal_every_input_up_to_twelve_wires() {
    for wires in 2..=12 {
        for (_, network) in known(wires) {
            for missing in 0..network.size() {
                let mut fewer = network.comparators().to_vec();
                fewer.remove(missing);
                check(&Network::new(wires, fewer).unwrap());
            }
        }
    }
}

/// The most states of the smallest known network of 32 wires, as others found them.
#[test]
fn the_smallest_network_of_thirty_two_wires_has_the_published_states() {
    let smallest = best(32).unwrap().networks.into_iter().next().unwrap();
    assert_eq!(smallest.size(), 185);
    assert_eq!(prove(&smallest).most_states(), 1764);
}

/// Of all the best known networks only one has a comparator to spare that never swaps anything.
#[test]
fn one_of_the_best_has_a_redundant_comparator() {
    let mut redundant = Vec::new();
    for wires in 2..=32 {
        for network in best(wires).unwrap().networks {
            let drawn = network.in_layers();
            for at in prove(&drawn).redundant() {
                redundant.push((
                    wires,
                    network.size(),
                    network.depth(),
                    drawn.comparators()[at],
                ));
                let mut fewer = drawn.comparators().to_vec();
                fewer.remove(at);
                let fewer = Network::new(wires, fewer).unwrap();
                assert_eq!(prove(&fewer).verdict(), Some(&Verdict::Sorts));
                assert_eq!(fewer.depth(), network.depth());
            }
        }
    }
    assert_eq!(redundant, [(27, 153, 13, (23, 26))]);
}
