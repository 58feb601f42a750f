//! How many states the proofs take as the networks grow.

use std::convert::Infallible;

use super::super::{MAX_INPUTS, Network, document};
use super::{Proof, Verdict};
use crate::progress::{Progress, Run};

/// What one proof took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofGrowthRow {
    /// The number of wires.
    pub wires: usize,
    /// The number of comparators.
    pub size: usize,
    /// The most states that a factor had, as [`Proof::most_states`] counts them.
    pub most_states: usize,
    /// Whether the network was proved to sort.
    pub sorts: bool,
}

/// Proves the document's networks, n = 2 to 32, and then others, one after another.
///
/// ```
/// use appleyard_core::network::ProofGrowth;
/// use appleyard_core::progress::Run;
///
/// let mut growth = ProofGrowth::new(Vec::new());
/// let Ok(_) = growth.finish();
/// let most: Vec<_> = growth.rows().iter().map(|row| row.most_states).collect();
/// assert_eq!((most.len(), most[0], most[30]), (31, 4, 289));
/// ```
#[derive(Clone, Debug)]
pub struct ProofGrowth {
    networks: Vec<Network>,
    current: Option<Proof>,
    done: u64,
    rows: Vec<ProofGrowthRow>,
}

impl ProofGrowth {
    /// A run that has done nothing yet. Cost O(size) of all networks.
    pub fn new(networks: Vec<Network>) -> ProofGrowth {
        let documents = (2..=MAX_INPUTS).filter_map(|wires| {
            let comparators = document(wires)?.to_vec();
            Network::new(wires, comparators).ok()
        });
        ProofGrowth {
            networks: documents.chain(networks).collect(),
            current: None,
            done: 0,
            rows: Vec::new(),
        }
    }

    /// A row for each network that is done: first the document's, by n, then the given ones in their
    /// order.
    pub fn rows(&self) -> &[ProofGrowthRow] {
        &self.rows
    }
}

impl Run for ProofGrowth {
    type Error = Infallible;

    /// Works on until `budget` states are moved or passed: none if it is 0. The unit, and how far a
    /// call may pass the budget, is that of [`Proof::advance`]; `total` counts one for each network
    /// to come and changes as more is found.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = self.done.saturating_add(budget);
        while self.done < goal
            && let Some(network) = self.networks.get(self.rows.len())
        {
            let proof = self.current.get_or_insert_with(|| Proof::new(network));
            let before = proof.done();
            let Ok(progress) = proof.advance(goal - self.done);
            self.done += proof.done() - before;
            if progress.finished {
                self.rows.push(ProofGrowthRow {
                    wires: network.wires(),
                    size: network.size(),
                    most_states: proof.most_states(),
                    sorts: proof.verdict() == Some(&Verdict::Sorts),
                });
                self.current = None;
            }
        }
        let left = self.networks.len() - self.rows.len();
        Ok(Progress {
            done: self.done,
            total: self.done + left as u64,
            finished: left == 0,
        })
    }
}
