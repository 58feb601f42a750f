//! Many proofs, one after another.

use appleyard_core::network::{Network, ProofGrowth, Verdict};
use appleyard_core::progress::Run;

use crate::every_input::{document, prove};

#[test]
fn a_row_for_each_network() {
    let reversed = Network::new(2, vec![(1, 0)]).unwrap();
    let given = [document(7), reversed, Network::new(0, Vec::new()).unwrap()];
    let mut growth = ProofGrowth::new(given.to_vec());
    let Ok(_) = growth.finish();
    let networks: Vec<Network> = (2..=32).map(document).chain(given).collect();
    assert_eq!(growth.rows().len(), networks.len());
    for (row, network) in growth.rows().iter().zip(&networks) {
        let proof = prove(network);
        assert_eq!((row.wires, row.size), (network.wires(), network.size()));
        assert_eq!(row.most_states, proof.most_states());
        assert_eq!(row.sorts, proof.verdict() == Some(&Verdict::Sorts));
    }
    let sorts: Vec<_> = growth.rows()[31..].iter().map(|row| row.sorts).collect();
    assert_eq!(sorts, [true, false, true]);
}
