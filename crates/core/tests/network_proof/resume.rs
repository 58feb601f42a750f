//! In small steps, the same.

use appleyard_core::network::{Exhaustive, Growth, Network, Proof, exhaustive};

use crate::every_input::{document, prove};

fn networks() -> Vec<Network> {
    let mut networks: Vec<Network> = [0, 1, 2, 5, 9, 16, 32].map(document).to_vec();
    let mut fewer = document(16).comparators().to_vec();
    fewer.remove(40);
    networks.push(Network::new(16, fewer).unwrap());
    networks.push(Network::new(6, vec![(0, 1), (5, 2)]).unwrap());
    let star = (1..32).map(|wire| (0, wire)).collect();
    networks.push(Network::new(32, star).unwrap());
    networks
}

#[test]
fn a_proof() {
    for network in networks() {
        let whole = prove(&network);
        for budget in [1, 7, 1000] {
            let mut proof = Proof::new(&network);
            let start = proof.advance(0);
            assert_eq!((start.done, start.finished), (0, false));
            assert_eq!(proof.verdict(), None);
            let mut before = start;
            loop {
                let progress = proof.advance(budget);
                assert!(progress.done > before.done || progress.finished);
                assert!(progress.done <= progress.total);
                assert_eq!(progress.finished, proof.verdict().is_some());
                assert_eq!(progress.finished, progress.done == progress.total);
                before = progress;
                if progress.finished {
                    break;
                }
            }
            assert_eq!(proof.verdict(), whole.verdict());
            assert_eq!(proof.work(), whole.work());
            assert_eq!(proof.advance(budget), before);
        }
    }
}

#[test]
fn trying_every_input() {
    for network in networks().into_iter().filter(|it| it.wires() <= 16) {
        let whole = exhaustive(&network).unwrap();
        let mut run = Exhaustive::new(&network).unwrap();
        assert!(!run.advance(0).finished);
        while !run.advance(1).finished {}
        assert_eq!(
            (run.sorted(), run.failing()),
            (whole.sorted(), whole.failing())
        );
        let progress = run.advance(1);
        assert_eq!(
            (progress.done, progress.total),
            (1 << network.wires(), 1 << network.wires())
        );
    }
}

#[test]
fn growth() {
    let mut whole = Growth::new(networks());
    assert!(whole.advance(u64::MAX).finished);
    let mut growth = Growth::new(networks());
    assert!(!growth.advance(0).finished);
    while !growth.advance(1000).finished {}
    assert_eq!(growth.rows(), whole.rows());
}
