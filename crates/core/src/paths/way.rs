//! A way that somebody draws, node by node.

use super::PathGraph;
use crate::error::PathsError;

/// What a step to a node would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum WayStep {
    /// No edge leads there.
    NoEdge = 0,
    /// The way goes on there.
    Free = 1,
    /// The way arrives: the node is the destination.
    Arrives = 2,
    /// The way has been there, so it would visit the node twice.
    Twice = 3,
}

/// For each node, what a step from the end of this way would be. Cost O(nodes + way).
///
/// # Errors
///
/// [`PathsError::NotAWay`] if the nodes are not a way from the start.
pub fn moves(
    graph: &PathGraph,
    [from, to]: [Option<u32>; 2],
    way: &[u32],
) -> Result<Vec<WayStep>, PathsError> {
    check(graph, from, way)?;
    let mut moves = vec![WayStep::NoEdge; graph.names().len()];
    let mut set = |node: u32, to: WayStep| {
        if let Some(place) = moves.get_mut(node as usize) {
            *place = to;
        }
    };
    if let Some(&head) = way.last() {
        for &next in graph.successors(head) {
            let arrives = Some(next) == to;
            set(
                next,
                if arrives {
                    WayStep::Arrives
                } else {
                    WayStep::Free
                },
            );
        }
    }
    for &node in way {
        set(node, WayStep::Twice);
    }
    Ok(moves)
}

/// Whether the nodes are a way from the start: different nodes, each joined to the next. Cost O(n log d) for n
/// nodes with d edges each.
pub fn is_way(graph: &PathGraph, from: Option<u32>, way: &[u32]) -> bool {
    check(graph, from, way).is_ok()
}

fn check(graph: &PathGraph, from: Option<u32>, way: &[u32]) -> Result<(), PathsError> {
    let mut met = vec![false; graph.names().len()];
    let mut before = None;
    for (place, &node) in (1..).zip(way) {
        let joined = match before {
            None => Some(node) == from,
            Some(before) => graph.joins(before, node),
        };
        let known = met.get_mut(node as usize);
        let new = known.is_some_and(|it| !std::mem::replace(it, true));
        if !joined || !new {
            return Err(PathsError::NotAWay { place });
        }
        before = Some(node);
    }
    Ok(())
}
