//! Results that others have proved.

use appleyard_core::network::{Network, Stock, Theorem, Verdict, exhaustive, stock};
use appleyard_core::rng::Rng;

use crate::network_proof::every_input::{check_counterexample, document, prove, run, word};
use crate::support::params::numbers;

/// A network of comparators between neighbours sorts if and only if it sorts the reversed order
/// (Knuth, *The Art of Computer Programming* 3, 5.3.4, exercise 36; de Bruijn, *Sorting by means of
/// swappings*, 1974).
#[test]
fn neighbours_sort_if_they_sort_the_reversed_order() {
    let mut rng = Rng::new(36);
    let mut sorting = [0, 0];
    for _ in 0..400 {
        let wires = 2 + rng.below(17);
        // Random neighbours sort after about n^2 comparators, so both outcomes should occur.
        let size = rng.below(wires * wires * 4);
        let pair = |_| {
            let a = u8::try_from(rng.below(wires - 1)).unwrap();
            (a, a + 1)
        };
        let comparators = (0..size.min(4096)).map(pair).collect();
        let network = Network::new(wires as usize, comparators).unwrap();
        let mut reversed: Vec<u32> = (0..wires).rev().collect();
        run(&network, &mut reversed);
        let sorts = prove(&network).verdict() == Some(&Verdict::Sorts);
        assert_eq!(sorts, reversed.is_sorted(), "{network:?}");
        sorting[usize::from(sorts)] += 1;
    }
    assert!(sorting.iter().all(|&count| count > 40), "{sorting:?}");
}

/// Odd-even transposition without one of its comparators has too many states, and fails.
#[test]
fn neighbours_with_too_many_states_fail_with_the_fewest_ones() {
    let all = stock(Stock::OddEvenTransposition, 64).unwrap().unwrap();
    for missing in (0..all.size()).step_by(97) {
        let mut fewer = all.comparators().to_vec();
        fewer.remove(missing);
        let network = Network::new(64, fewer).unwrap();
        let proof = prove(&network);
        let Some(Verdict::Fails {
            counterexample,
            sorted: None,
        }) = proof.verdict()
        else {
            panic!("{:?} without {missing}", proof.verdict());
        };
        assert_eq!(proof.theorem(), Some(Theorem::Neighbours));
        check_counterexample(&network, counterexample);
        assert!(counterexample.fewest);
        // The ones are on top, and inputs with fewer ones come out sorted.
        assert_eq!(
            word(&counterexample.input).trailing_ones(),
            counterexample.ones
        );
    }
}

/// The theorem covers the pairwise network, but not networks that are almost the same.
#[test]
fn networks_that_are_nearly_pairwise_stay_undecided() {
    let all = stock(Stock::Pairwise, 64).unwrap().unwrap();
    for missing in (0..all.size()).step_by(97) {
        let mut fewer = all.comparators().to_vec();
        fewer.remove(missing);
        let proof = prove(&Network::new(64, fewer).unwrap());
        assert_ne!(proof.verdict(), Some(&Verdict::Sorts), "{missing}");
        assert_eq!(proof.theorem(), None);
    }
}

/// A standard network that sorts has a comparator between every two neighbours (Knuth, 5.3.4),
/// because no other comparator can undo a swap of these two alone.
#[test]
fn every_pair_of_neighbours_is_needed() {
    for wires in 2..=32 {
        let all = document(wires);
        for a in 0..u8::try_from(wires).unwrap() - 1 {
            let others = all.comparators().iter().copied();
            let others = others.filter(|&it| it != (a, a + 1)).collect();
            let proof = prove(&Network::new(wires, others).unwrap());
            assert!(matches!(proof.verdict(), Some(Verdict::Fails { .. })));
        }
    }
}

/// A network without comparators sorts n + 1 inputs. With one comparator between wires a < b it
/// sorts these and the inputs whose only fault this comparator corrects.
#[test]
fn the_counts_of_almost_empty_networks_are_known() {
    for wires in 2..=64_usize {
        let proof = prove(&Network::new(wires, Vec::new()).unwrap());
        assert_eq!(proof.sorted(), Some(wires as u128 + 1));
        let Some(Verdict::Fails { counterexample, .. }) = proof.verdict() else {
            panic!("nothing done");
        };
        assert_eq!(word(&counterexample.input), 1);
        assert!(counterexample.fewest);
        for a in 0..u8::try_from(wires).unwrap() - 1 {
            let one = Network::new(wires, vec![(a, a + 1)]).unwrap();
            assert_eq!(prove(&one).sorted(), Some(wires as u128 + 2));
            let reversed = Network::new(wires, vec![(a + 1, a)]).unwrap();
            assert_eq!(prove(&reversed).sorted(), Some(wires as u128));
        }
    }
}

#[test]
fn more_than_thirty_two_wires_are_not_tried_one_by_one() {
    let error = exhaustive(&Network::new(33, Vec::new()).unwrap()).unwrap_err();
    assert_eq!(error.code(), "too-many-wires");
    assert_eq!(numbers(error.params()), [("count", 33), ("limit", 32)]);
}
