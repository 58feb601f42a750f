//! The document's networks.

use appleyard_core::network::{Network, Verdict, exhaustive};

use crate::network_proof::every_input::{check, document, prove};

#[test]
fn the_proof_finds_that_all_networks_sort() {
    for wires in 0..=32 {
        let proof = prove(&document(wires));
        assert_eq!(proof.verdict(), Some(&Verdict::Sorts), "{wires} wires");
        assert_eq!(proof.sorted(), Some(1 << wires));
        assert!(proof.propagated());
        // At the end there is a state for each number of ones.
        if let Some(last) = proof.work().last() {
            assert_eq!(last.after, wires + 1);
        }
    }
}

#[test]
fn every_input_is_sorted_up_to_twenty_two_wires() {
    for wires in 0..=22 {
        let run = exhaustive(&document(wires)).unwrap();
        assert_eq!((run.sorted(), run.failing()), (1 << wires, None));
    }
}

#[test]
fn proofs_equal_every_input_up_to_twelve_wires() {
    for wires in 0..=12 {
        check(&document(wires));
    }
}

/// A network of Bose and Nelson sorts its two halves and then merges them: two factors of n/2 + 1
/// states each.
#[test]
fn two_sorted_halves_have_the_most_states() {
    for wires in 17..=32_usize {
        let halves = (wires / 2 + 1) * (wires.div_ceil(2) + 1);
        assert_eq!(prove(&document(wires)).most_states(), halves);
    }
    // The number is 17 · 17.
    assert_eq!(prove(&document(32)).most_states(), 289);
}

/// This runs all 2^32 inputs of the document's largest network; all came out sorted, in 23 s.
#[test]
#[ignore = "runs for half a minute"]
fn every_input_is_sorted_for_thirty_two_wires() {
    let run = exhaustive(&document(32)).unwrap();
    assert_eq!((run.sorted(), run.failing()), (1 << 32, None));
}

#[test]
fn a_network_without_wires_sorts() {
    for wires in 0..2 {
        let proof = prove(&Network::new(wires, Vec::new()).unwrap());
        assert_eq!(proof.verdict(), Some(&Verdict::Sorts));
        assert_eq!((proof.most_states(), proof.work().len()), (0, 0));
    }
}
