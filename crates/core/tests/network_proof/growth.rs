//! Many proofs, one after another.

use appleyard_core::network::{ProofGrowth, Stock, stock};
use appleyard_core::progress::Run;

use crate::network_proof::every_input::prove;

#[test]
fn there_is_a_row_for_each_network() {
    let kinds = [Stock::Document, Stock::Between, Stock::Pairwise];
    let mut growth = ProofGrowth::new(&kinds);
    let Ok(_) = growth.finish();
    let all = kinds.iter().flat_map(|&kind| {
        let there_is = move |wires| Some((kind, stock(kind, wires).unwrap()?));
        (2..=32).filter_map(there_is)
    });
    let all: Vec<_> = all.collect();
    // There are four networks between the smallest and the shallowest.
    assert_eq!(all.len(), 31 + 4 + 31);
    assert_eq!(growth.rows().len(), all.len());
    for (row, (kind, network)) in growth.rows().iter().zip(&all) {
        let proof = prove(network);
        assert_eq!(row.kind, *kind);
        assert_eq!((row.wires, row.size), (network.wires(), network.size()));
        assert_eq!(row.most_states, proof.most_states());
    }
}
