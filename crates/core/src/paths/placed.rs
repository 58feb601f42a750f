//! A graph with places in which it can be drawn.

use super::PathGraph;
use crate::checked::narrow;

/// A ready graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    /// The graph. All its edges lead both ways.
    pub graph: PathGraph,
    /// A place for each node, from 0 to 1000 across and down, in true proportions.
    pub places: Vec<[u32; 2]>,
    /// The start.
    pub from: u32,
    /// The destination.
    pub to: u32,
}

/// The side of the square of places.
pub(super) const SIDE: u32 = 1000;

/// A graph whose edges lead both ways, from its first node to its last.
pub(super) fn undirected(names: Vec<String>, edges: &[[u32; 2]], places: Vec<[u32; 2]>) -> Ready {
    let last = narrow(names.len() - 1);
    Ready {
        graph: PathGraph::new(names, true, edges),
        places,
        from: 0,
        to: last,
    }
}
