//! The Grundy values of a graph without circles.

use crate::checked::known;
use crate::error::GraphError;
use crate::graph::Digraph;

/// A graph whose nodes have Grundy values.
#[derive(Clone, Debug)]
pub struct GrundyGraph {
    graph: Digraph,
    values: Vec<u32>,
    /// The plies from each node to the end, at most.
    longest: Vec<u32>,
}

impl GrundyGraph {
    /// Finds the values, in O(nodes + edges).
    ///
    /// # Errors
    ///
    /// [`GraphError::Cycle`].
    pub fn new(graph: Digraph) -> Result<GrundyGraph, GraphError> {
        let order = graph
            .reverse_topological_order()
            .map_err(|circle| GraphError::Cycle {
                nodes: circle.len() as u64,
            })?;
        let values = least_missing(&order, |node| graph.successors(node));
        let mut longest = vec![0; order.len()];
        for node in order {
            let after = graph.successors(node).iter();
            let plies = after.map(|&next| longest[next as usize] + 1).max();
            // Without a move none can follow.
            longest[node as usize] = plies.unwrap_or(0);
        }
        Ok(GrundyGraph {
            graph,
            values,
            longest,
        })
    }

    /// The graph.
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// The Grundy value of each node. A token on the node is worth a heap of this many stones.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// The greatest number of plies that a token on each node can still make.
    pub fn longest(&self) -> &[u32] {
        &self.longest
    }

    /// The values of the nodes after this one, each once and rising: the value of the node is the least
    /// number that is not among them.
    pub fn mex_set(&self, node: u32) -> Vec<u32> {
        let after = self.graph.successors(node).iter();
        let mut set: Vec<u32> = after.map(|&next| self.values[next as usize]).collect();
        set.sort_unstable();
        set.dedup();
        set
    }
}

/// The Grundy value of each node: the least number that none of the nodes after it has. `order` names every
/// node, each after the nodes to which its edges lead. Cost O(nodes + edges).
pub(crate) fn least_missing<'a>(order: &[u32], after: impl Fn(u32) -> &'a [u32]) -> Vec<u32> {
    let mut values = vec![0; order.len()];
    // The node that last showed each value: a value is in the set if it was the node at hand.
    let mut shown = vec![u32::MAX; order.len() + 1];
    for &node in order {
        for &next in after(node) {
            shown[values[next as usize] as usize] = node;
        }
        let missing = (0..).find(|&value: &u32| shown[value as usize] != node);
        values[node as usize] = known(missing, "the values have an end");
    }
    values
}
