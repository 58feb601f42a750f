//! What others have proved.

use appleyard_core::network::{Construction, Network, Theorem, Verdict, construct, exhaustive};
use appleyard_core::rng::Rng;

use crate::every_input::{check_counterexample, document, prove, run};
use crate::params::numbers;

/// A network of comparators between neighbours sorts if and only if it sorts the reversed order
/// (Knuth, *The Art of Computer Programming* 3, 5.3.4, exercise 36; de Bruijn, *Sorting by means of
/// swappings*, 1974).
#[test]
fn neighbours_sort_if_they_sort_the_reversed_order() {
    let mut rng = Rng::new(36);
    let mut sorting = [0, 0];
    for _ in 0..400 {
        let wires = 2 + rng.below(17);
        // Random neighbours sort after about n^2 rounds' worth; both outcomes should occur.
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

/// Without one comparator somewhere odd-even transposition has too many states, and fails.
#[test]
fn neighbours_with_too_many_states_fail_with_the_fewest_ones() {
    let all = construct(Construction::OddEvenTransposition, 64).unwrap();
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
        // The ones are on top, and the same is told of fewer.
        assert_eq!(counterexample.input.trailing_ones(), counterexample.ones);
    }
}

/// What the theorem says of the pairwise network it does not say of its neighbours.
#[test]
fn nothing_is_claimed_of_what_is_nearly_pairwise() {
    let all = construct(Construction::Pairwise, 64).unwrap();
    for missing in (0..all.size()).step_by(97) {
        let mut fewer = all.comparators().to_vec();
        fewer.remove(missing);
        let proof = prove(&Network::new(64, fewer).unwrap());
        assert_ne!(proof.verdict(), Some(&Verdict::Sorts), "{missing}");
        assert_eq!(proof.theorem(), None);
    }
}

/// A standard network that sorts has a comparator between every two neighbours (Knuth, 5.3.4): the
/// exchange of those two alone can be undone by no other.
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

/// With nothing done, n + 1 inputs are sorted; with one comparator between wires a < b only those
/// too, and the ones in which it mends the only fault.
#[test]
fn counts_that_can_be_worked_out() {
    for wires in 2..=64_usize {
        let proof = prove(&Network::new(wires, Vec::new()).unwrap());
        assert_eq!(proof.sorted(), Some(wires as u128 + 1));
        let Some(Verdict::Fails { counterexample, .. }) = proof.verdict() else {
            panic!("nothing done");
        };
        assert_eq!((counterexample.input, counterexample.fewest), (1, true));
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
