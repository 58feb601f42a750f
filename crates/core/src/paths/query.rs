//! Which paths are meant.

use super::PathGraph;
use crate::error::PathsError;

/// The paths from one node to another that pass some nodes and avoid others.
#[derive(Clone, Copy, Debug)]
pub struct PathQuery<'a> {
    /// The graph.
    pub graph: &'a PathGraph,
    /// The start.
    pub from: Option<u32>,
    /// The destination.
    pub to: Option<u32>,
    /// The nodes that each path passes, in any order.
    pub pass: &'a [u32],
    /// The nodes that no path passes.
    pub avoid: &'a [u32],
    /// Whether each choice of parallel edges is a path of its own.
    pub parallel: bool,
}

impl<'a> PathQuery<'a> {
    /// All paths from one node to another, where parallel edges make one path.
    pub fn new(graph: &'a PathGraph, from: Option<u32>, to: Option<u32>) -> PathQuery<'a> {
        PathQuery {
            graph,
            from,
            to,
            pass: &[],
            avoid: &[],
            parallel: false,
        }
    }

    /// Whether the graph has all these nodes.
    ///
    /// # Errors
    ///
    /// [`PathsError::NoSuchNode`].
    pub fn check(&self) -> Result<(), PathsError> {
        let ends = [self.from, self.to].into_iter().flatten();
        self.graph
            .check(ends.chain(self.pass.iter().chain(self.avoid).copied()))
    }
}
