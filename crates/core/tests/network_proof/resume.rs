//! Small steps give the same result.

use std::iter::repeat;

use appleyard_core::network::{
    Exhaustive, MAX_ORDER_STATES, MAX_STATES, Network, OrderRun, Proof, ProofGrowth, Stock,
    exhaustive,
};
use appleyard_core::progress::Run;

use crate::network_proof::every_input::{document, prove};
use crate::support::slices::in_slices;

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
fn slices_do_not_change_a_proof() {
    for network in networks() {
        let whole = prove(&network);
        for budget in [1, 7, 1000] {
            let mut proof = Proof::new(&network);
            let mut slices = 0;
            in_slices(&mut proof, repeat(budget), |proof, progress, over| {
                assert!(over <= MAX_STATES as u64);
                assert!(slices > 0 || !progress.finished);
                assert_eq!(progress.finished, proof.verdict().is_some());
                assert_eq!(progress.finished, progress.done == progress.total);
                slices += 1;
            });
            assert_eq!(proof.verdict(), whole.verdict());
            assert_eq!(proof.work(), whole.work());
        }
    }
}

#[test]
fn slices_do_not_change_an_exhaustive_run() {
    for network in networks().into_iter().filter(|it| it.wires() <= 16) {
        let whole = exhaustive(&network).unwrap();
        let mut run = Exhaustive::new(&network).unwrap();
        let all = 1 << network.wires();
        let end = in_slices(&mut run, repeat(1), |_, progress, over| {
            assert_eq!(progress.finished, progress.done == all);
            assert!(over < 512);
        });
        assert_eq!(
            (run.sorted(), run.failing()),
            (whole.sorted(), whole.failing())
        );
        assert_eq!(end.total, all);
    }
}

#[test]
fn slices_do_not_change_growth() {
    let mut whole = ProofGrowth::new(&[Stock::Document, Stock::Smallest]);
    let Ok(_) = whole.finish();
    let mut growth = ProofGrowth::new(&[Stock::Document, Stock::Smallest]);
    in_slices(&mut growth, repeat(1000), |growth, progress, _| {
        assert_eq!(progress.finished, growth.rows().len() == whole.rows().len());
    });
    assert_eq!(growth.rows(), whole.rows());
}

#[test]
fn slices_do_not_change_an_order() {
    for network in networks() {
        let mut whole = OrderRun::new(&network, usize::MAX);
        let Ok(_) = whole.finish();
        for budget in [1, 7, 1000] {
            let mut run = OrderRun::new(&network, usize::MAX);
            in_slices(&mut run, repeat(budget), |run, progress, over| {
                assert!(over <= MAX_ORDER_STATES as u64);
                assert!(progress.finished || run.order().is_none());
            });
            assert_eq!(run.order(), whole.order());
        }
        // Only the star of 32 wires has too many states.
        assert_eq!(whole.order().is_none(), network.size() == 31);
    }
}
