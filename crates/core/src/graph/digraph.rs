//! A directed graph with named nodes.

use rustc_hash::FxHashMap;

use super::order::reverse_topological_order;
use crate::checked::Exact;
use crate::error::GraphError;

/// The most nodes of a graph.
pub const MAX_NODES: usize = 10_000;

/// The most edges of a graph.
pub const MAX_EDGES: usize = 100_000;

/// The most characters of a node's name.
pub const MAX_NAME_CHARS: usize = 64;

/// A directed graph with named nodes, without edges from a node to itself. It has each edge once: of
/// several edges between the same two nodes, in the same direction, one is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Digraph {
    names: Vec<String>,
    numbers: FxHashMap<String, u32>,
    successors: Vec<Vec<u32>>,
    edges: usize,
}

impl Digraph {
    /// A graph without nodes.
    pub fn new() -> Digraph {
        Digraph::default()
    }

    /// The names of the nodes, in the order in which the text named them.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The number of edges, each counted once.
    pub fn edges(&self) -> usize {
        self.edges
    }

    /// The nodes to which edges lead from this one, in rising order; none if there is no such node.
    pub fn successors(&self, node: u32) -> &[u32] {
        self.successors
            .get(node as usize)
            .map_or(&[], Vec::as_slice)
    }

    /// The number of the node with this name.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    /// The node with this name, which is new if the graph had none.
    ///
    /// # Errors
    ///
    /// [`GraphError::TooManyNodes`].
    pub fn node(&mut self, name: &str) -> Result<u32, GraphError> {
        if let Some(known) = self.find(name) {
            return Ok(known);
        }
        let full = GraphError::TooManyNodes {
            limit: MAX_NODES as u64,
        };
        let number = u32::try_from(self.names.len()).map_err(|_| full.clone())?;
        if self.names.len() >= MAX_NODES {
            return Err(full);
        }
        self.names.push(name.into());
        self.numbers.insert(name.into(), number);
        self.successors.push(Vec::new());
        Ok(number)
    }

    /// Gives the nodes other names, as many as there are nodes; whether they differ, else nothing changes.
    pub(crate) fn rename(&mut self, names: Vec<String>) -> bool {
        let numbers: FxHashMap<String, u32> = names.iter().cloned().zip(0..).collect();
        let differ = numbers.len() == names.len();
        if differ {
            (self.names, self.numbers) = (names, numbers);
        }
        differ
    }

    /// Joins two nodes of the graph, which must not be the same; whether the edge is new. Cost O(log d) to
    /// find and O(d) to enter it, for d edges of the node.
    ///
    /// # Errors
    ///
    /// [`GraphError::TooManyEdges`].
    pub(crate) fn join(&mut self, from: u32, to: u32) -> Result<bool, GraphError> {
        let Some(successors) = self.successors.get_mut(from as usize) else {
            return Ok(false);
        };
        let Err(at) = successors.binary_search(&to) else {
            return Ok(false);
        };
        if self.edges >= MAX_EDGES {
            return Err(GraphError::TooManyEdges {
                limit: MAX_EDGES as u64,
            });
        }
        successors.insert(at, to);
        self.edges = self.edges.plus(1);
        Ok(true)
    }

    /// A circle of edges, as the nodes in order, from the one with the least number; `None` where no edge leads back. Cost O(nodes + edges).
    pub fn cycle(&self) -> Option<Vec<u32>> {
        self.reverse_topological_order().err()
    }

    /// See [`reverse_topological_order`].
    pub(crate) fn reverse_topological_order(&self) -> Result<Vec<u32>, Vec<u32>> {
        reverse_topological_order(self.names.len(), |node| self.successors(node))
    }
}
