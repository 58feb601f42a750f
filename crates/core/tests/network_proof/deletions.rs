//! Networks that only just fail to sort.

use appleyard_core::network::{Network, Verdict, exhaustive};

use crate::network_proof::every_input::{check, check_counterexample, document, prove, word};

/// The document's network without one of its comparators, for each of them.
fn deletions(wires: usize) -> impl Iterator<Item = Network> {
    let all = document(wires).comparators().to_vec();
    (0..all.len()).map(move |missing| {
        let mut fewer = all.clone();
        fewer.remove(missing);
        Network::new(wires, fewer).unwrap()
    })
}

#[test]
fn proofs_equal_every_input_up_to_twelve_wires() {
    for wires in 2..=12 {
        deletions(wires).for_each(|network| check(&network));
    }
}

#[test]
fn proofs_equal_every_input_for_thirteen_to_eighteen_wires() {
    for wires in 13..=18 {
        for network in deletions(wires) {
            let run = exhaustive(&network).unwrap();
            let proof = prove(&network);
            assert_eq!(proof.sorted(), Some(run.sorted().into()));
            let input = match proof.verdict() {
                Some(Verdict::Fails { counterexample, .. }) => Some(word(&counterexample.input)),
                _ => None,
            };
            assert_eq!(input, run.failing(), "{network:?}");
        }
    }
}

/// How many comparators of the document's networks for 17 to 32 wires, those of Bose and Nelson, can
/// be left out one at a time. This project found the numbers, and trying every input confirms them
/// up to 22 wires.
const DISPENSABLE: [usize; 16] = [6, 7, 5, 5, 6, 5, 0, 0, 7, 8, 5, 5, 7, 6, 0, 0];

/// Every comparator swaps something for some input, and yet some can be left out: other comparators
/// correct what they correct.
#[test]
fn most_comparators_are_needed_from_seventeen_wires_on() {
    for (wires, dispensable) in (17..).zip(DISPENSABLE) {
        assert_eq!(prove(&document(wires)).redundant(), []);
        let mut sorting = 0;
        for network in deletions(wires) {
            let proof = prove(&network);
            assert!(proof.propagated());
            match proof.verdict().unwrap() {
                Verdict::Fails {
                    counterexample,
                    sorted: Some(sorted),
                } => {
                    check_counterexample(&network, counterexample);
                    assert!(counterexample.fewest);
                    assert!((wires as u128 + 1..1 << wires).contains(sorted));
                }
                Verdict::Sorts if wires <= 22 => {
                    sorting += 1;
                    assert_eq!(exhaustive(&network).unwrap().sorted(), 1 << wires);
                }
                Verdict::Sorts => sorting += 1,
                other => panic!("{other:?}: {network:?}"),
            }
        }
        assert_eq!(sorting, dispensable, "{wires} wires");
    }
}

/// Two comparators sort three wires, except for the input 1 1 0.
#[test]
fn a_single_failing_input_is_found() {
    let network = Network::new(3, vec![(0, 1), (1, 2)]).unwrap();
    assert_eq!(prove(&network).sorted(), Some(7));
    check(&network);
}
