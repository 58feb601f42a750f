//! Random networks, including reversed comparators.

use appleyard_core::network::{Network, Verdict};
use proptest::prelude::*;

use crate::network_proof::every_input::{check, check_counterexample, document, prove};

/// A network with at most this number of wires and of comparators.
pub fn network(wires: usize, size: usize) -> impl Strategy<Value = Network> {
    (2..=wires)
        .prop_flat_map(move |wires| {
            let wire = 0..u8::try_from(wires).unwrap();
            let pairs = (wire.clone(), wire).prop_filter("two wires", |(a, b)| a != b);
            (Just(wires), prop::collection::vec(pairs, 0..=size))
        })
        .prop_map(|(wires, comparators)| Network::new(wires, comparators).unwrap())
}

/// A network of the document, edited in a few places, with comparators upwards, downwards or mixed.
fn edited() -> impl Strategy<Value = Network> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), 0..12_u8, 0..12_u8), 0..4);
    (2..=12_usize, edits).prop_map(|(wires, edits)| {
        let mut comparators = document(wires).comparators().to_vec();
        let most = u8::try_from(wires).unwrap();
        for (index, a, b) in edits {
            let (a, b) = (a % most, b % most);
            let place = index.index(comparators.len() + 1);
            if a != b {
                comparators.insert(place, (a, b));
            } else if place < comparators.len() {
                let (a, b) = comparators[place];
                comparators[place] = (b, a);
            }
        }
        Network::new(wires, comparators).unwrap()
    })
}

proptest! {
    #[test]
    fn the_proof_of_any_network_equals_every_input(network in network(10, 40)) {
        check(&network);
    }

    #[test]
    fn the_proof_of_an_edited_network_equals_every_input(network in edited()) {
        check(&network);
    }

    /// With up to 64 wires, a counterexample that is found really fails, and the work is bounded.
    #[test]
    fn the_proof_of_many_wires_is_bounded(network in network(64, 60)) {
        let proof = prove(&network);
        match proof.verdict().unwrap() {
            Verdict::Fails { counterexample, sorted } => {
                check_counterexample(&network, counterexample);
                prop_assert_eq!(sorted.is_some(), proof.propagated());
                prop_assert!(counterexample.fewest || sorted.is_none());
            }
            Verdict::Sorts => prop_assert!(proof.propagated()),
            Verdict::Undecided { .. } => prop_assert!(false, "random inputs should fail it"),
        }
    }
}

/// A proof for sixteen wires always runs to the end.
#[test]
fn the_proof_of_sixteen_wires_finishes() {
    let mut rng = appleyard_core::rng::Rng::new(16);
    for size in 0..120 {
        let pair = |_| {
            let a = rng.below(16);
            let b = (a + 1 + rng.below(15)) % 16;
            (u8::try_from(a).unwrap(), u8::try_from(b).unwrap())
        };
        let network = Network::new(16, (0..size).map(pair).collect()).unwrap();
        check(&network);
    }
}
