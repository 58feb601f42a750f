//! How the number of states in proofs grows with the networks.

use std::convert::Infallible;

use super::super::{MAX_INPUTS, Network, Stock, stock};
use super::Proof;
use crate::progress::{Progress, Run, goal};

/// The work of one proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct ProofGrowthRow {
    /// The kind of the network.
    pub kind: Stock,
    /// The number of wires.
    pub wires: usize,
    /// The number of comparators.
    pub size: usize,
    /// The most states that a factor had, as [`Proof::most_states`] counts them.
    pub most_states: usize,
}

/// Proves the networks in stock of some kinds, each for n = 2 to 32, one after another.
///
/// ```
/// use appleyard_core::network::{ProofGrowth, Stock};
/// use appleyard_core::progress::Run;
///
/// let mut growth = ProofGrowth::new(&[Stock::Document]);
/// let Ok(_) = growth.finish();
/// let most: Vec<_> = growth.rows().iter().map(|row| row.most_states).collect();
/// assert_eq!((most.len(), most[0], most[30]), (31, 4, 289));
/// ```
#[derive(Clone, Debug)]
pub struct ProofGrowth {
    networks: Vec<(Stock, Network)>,
    current: Option<Proof>,
    done: u64,
    rows: Vec<ProofGrowthRow>,
}

impl ProofGrowth {
    /// A run that has done nothing yet. Cost O(size) of all networks.
    pub fn new(kinds: &[Stock]) -> ProofGrowth {
        let of_kind = |&kind: &Stock| {
            let networks = (2..=MAX_INPUTS).filter_map(move |wires| stock(kind, wires).ok()?);
            networks.map(move |network| (kind, network))
        };
        ProofGrowth {
            networks: kinds.iter().flat_map(of_kind).collect(),
            current: None,
            done: 0,
            rows: Vec::new(),
        }
    }

    /// A row for each network that is done: those of the first kind by n, then those of the next
    /// kind.
    pub fn rows(&self) -> &[ProofGrowthRow] {
        &self.rows
    }
}

impl Run for ProofGrowth {
    type Error = Infallible;

    /// Goes on until `budget` states are moved or exceeded; does nothing if it is 0. The unit is
    /// that of [`Proof::advance`], and a call may exceed the budget by as much. `total` counts one
    /// for each network that is still to come, and changes as the proofs find more.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = goal(self.done, budget);
        while self.done < goal
            && let Some((kind, network)) = self.networks.get(self.rows.len())
        {
            let proof = self.current.get_or_insert_with(|| Proof::new(network));
            let before = proof.done();
            let Ok(progress) = proof.advance(goal - self.done);
            self.done += proof.done() - before;
            if progress.finished {
                self.rows.push(ProofGrowthRow {
                    kind: *kind,
                    wires: network.wires(),
                    size: network.size(),
                    most_states: proof.most_states(),
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
