//! Networks with too many states.

use appleyard_core::network::{MAX_STATES, MAX_STATES_FAILED, Network, Verdict};
use appleyard_core::rng::Rng;

use crate::network_proof::every_input::{check_counterexample, document, prove};

/// One wire is compared with all others, which gives 2^(n - 2) states or more.
#[test]
fn a_star_fails_by_random_inputs() {
    for wires in [17, 32, 64_u8] {
        let star = (1..wires).map(|wire| (0, wire)).collect();
        let network = Network::new(wires.into(), star).unwrap();
        let proof = prove(&network);
        let Some(Verdict::Fails { counterexample, .. }) = proof.verdict() else {
            panic!("{:?}", proof.verdict());
        };
        check_counterexample(&network, counterexample);
        // A single one on wire 1 stays there.
        assert!(counterexample.fewest);
        assert_eq!(counterexample.ones, 1);
        assert!(proof.most_states() <= MAX_STATES_FAILED);
    }
}

/// Whatever the proof finds, it stays within the caps.
#[test]
fn proofs_of_random_networks_of_many_wires_end() {
    let mut rng = Rng::new(64);
    for wires in [24, 32, 48, 64] {
        for size in [100, 500, 2000] {
            let pair = |_| {
                let a = rng.below(wires);
                let b = (a + 1 + rng.below(wires - 1)) % wires;
                (
                    u8::try_from(a.min(b)).unwrap(),
                    u8::try_from(a.max(b)).unwrap(),
                )
            };
            let network = Network::new(wires as usize, (0..size).map(pair).collect()).unwrap();
            let proof = prove(&network);
            assert!(proof.most_states() <= MAX_STATES);
            match proof.verdict().unwrap() {
                Verdict::Fails {
                    counterexample,
                    sorted,
                } => {
                    check_counterexample(&network, counterexample);
                    assert_eq!(sorted.is_some(), proof.propagated());
                }
                Verdict::Sorts => assert!(proof.propagated()),
                Verdict::Undecided {
                    comparators_done,
                    states,
                } => {
                    assert_eq!(*comparators_done, proof.work().len());
                    assert!(*states > MAX_STATES);
                }
            }
        }
    }
}

/// The document's network for 32 wires, after random comparators that make the states too many.
fn too_large() -> Vec<(u8, u8)> {
    let mut rng = Rng::new(32);
    let mut comparators = Vec::new();
    for _ in 0..3 {
        let mut wires: Vec<u8> = (0..32).collect();
        wires.sort_by_cached_key(|_| rng.next_u64());
        comparators.extend(wires.chunks(2).map(|pair| (pair[0], pair[1])));
    }
    comparators.extend(document(32).comparators());
    comparators
}

/// The network sorts, but it cannot be followed to the end.
#[test]
fn a_sorting_network_that_is_too_large_is_undecided() {
    let network = Network::new(32, too_large()).unwrap();
    let proof = prove(&network);
    let Some(&Verdict::Undecided {
        comparators_done,
        states,
    }) = proof.verdict()
    else {
        panic!("{:?}", proof.verdict());
    };
    assert_eq!(comparators_done, proof.work().len());
    assert!(states > MAX_STATES && proof.most_states() <= MAX_STATES);
    assert!(!proof.propagated());
    assert_eq!(proof.sorted(), None);
}

/// A reversed comparator between two neighbours at the end spoils exactly the inputs whose number
/// of ones is the number of wires from the lower one on. There are 242,824 inputs with 1 to 5 ones,
/// few enough to try, and 1,149,016 with 1 to 6.
#[test]
fn the_fewest_ones_are_found_though_the_states_are_too_many() {
    for ones in 1..=10_u8 {
        let mut comparators = too_large();
        comparators.push((32 - ones, 31 - ones));
        let network = Network::new(32, comparators).unwrap();
        let proof = prove(&network);
        let Some(Verdict::Fails {
            counterexample,
            sorted: None,
        }) = proof.verdict()
        else {
            panic!("{:?}", proof.verdict());
        };
        check_counterexample(&network, counterexample);
        assert_eq!(counterexample.ones, ones.into());
        assert_eq!(counterexample.fewest, ones <= 6, "{ones} ones");
        assert_eq!(counterexample.wrong, [31 - ones, 32 - ones]);
        assert!(!proof.propagated() && proof.most_states() <= MAX_STATES_FAILED);
    }
}

/// Without the comparators that make the states many, the number of spoilt inputs is a binomial
/// coefficient.
#[test]
fn spoilt_inputs_are_counted() {
    let mut choose = 1_u128;
    for ones in 1..32_u8 {
        choose = choose * u128::from(33 - ones) / u128::from(ones);
        let mut comparators = document(32).comparators().to_vec();
        comparators.push((32 - ones, 31 - ones));
        let network = Network::new(32, comparators).unwrap();
        let proof = prove(&network);
        assert_eq!(proof.sorted(), Some((1 << 32) - choose));
        assert!(proof.propagated());
    }
}
