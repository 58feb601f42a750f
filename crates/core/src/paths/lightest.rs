//! The path of least weight, by Dijkstra's algorithm (1959).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::PathGraph;
use crate::error::PathsError;
use crate::graph::Weight;

/// A path of least weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lightest {
    /// Its nodes, from the start to the destination.
    pub path: Vec<u32>,
    /// The sum of the weights of its edges, exact.
    pub weight: Weight,
}

impl PathGraph {
    /// The weight of each edge, in their order; of parallel edges the least. Cost O(e log e) for e edges.
    ///
    /// # Errors
    ///
    /// [`PathsError::WithoutWeights`] unless each edge has a weight; [`PathsError::WeightTooLong`] for one that cannot be
    /// added exactly: see [`Weight`].
    pub fn weights(&self) -> Result<Vec<Weight>, PathsError> {
        let mut least: Vec<Option<Weight>> = vec![None; self.edges().len()];
        for ([from, to], written) in &self.weights {
            let edge = if self.both() && from > to {
                [*to, *from]
            } else {
                [*from, *to]
            };
            let weight = Weight::read(written).ok_or_else(|| PathsError::WeightTooLong {
                weight: written.clone(),
            })?;
            let at = self.edges().binary_search(&edge).ok();
            if let Some(known) = at.and_then(|it| least.get_mut(it)) {
                *known = Some(known.map_or(weight, |it| it.min(weight)));
            }
        }
        let all: Option<Vec<Weight>> = least.into_iter().collect();
        all.filter(|it| !it.is_empty())
            .ok_or(PathsError::WithoutWeights)
    }

    /// The path of least weight between two nodes; among those of the same weight one with the fewest edges. `None` if
    /// there is no path. Of parallel edges the lightest counts. Cost O((nodes + e) log e) for e edges.
    ///
    /// # Errors
    ///
    /// [`PathsError::NoSuchNode`]; those of [`weights`](PathGraph::weights);
    /// [`PathsError::NegativeWeight`], because with edges below 0 the algorithm is wrong, and no fast one is known for
    /// paths that may not visit a node twice.
    pub fn lightest(&self, from: u32, to: u32) -> Result<Option<Lightest>, PathsError> {
        self.check([from, to])?;
        let weights = self.weights()?;
        if let Some((_, [one, other])) =
            (weights.iter().zip(self.edges())).find(|(it, _)| it.negative())
        {
            let name = |node: u32| self.names().get(node as usize).cloned().unwrap_or_default();
            return Err(PathsError::NegativeWeight {
                from: name(*one),
                to: name(*other),
            });
        }
        let weight = |from: u32, to: u32| {
            let turned = self.both() && from > to;
            let edge = if turned { [to, from] } else { [from, to] };
            let at = self.edges().binary_search(&edge).ok()?;
            weights.get(at).copied()
        };
        let mut before: Vec<Option<u32>> = vec![None; self.names().len()];
        let mut open = BinaryHeap::from([Reverse((Weight::default(), 0_u32, from, from))]);
        while let Some(Reverse((sum, edges, node, came))) = open.pop() {
            let Some(known) = before.get_mut(node as usize) else {
                continue;
            };
            if known.is_some() {
                continue;
            }
            *known = Some(came);
            if node == to {
                let path = way_back(&before, from, to);
                return Ok(Some(Lightest { path, weight: sum }));
            }
            for &next in self.after(node) {
                if let Some(more) = weight(node, next) {
                    open.push(Reverse((sum + more, edges + 1, next, node)));
                }
            }
        }
        Ok(None)
    }
}

/// The nodes from the start to a node, by the node before each.
fn way_back(before: &[Option<u32>], from: u32, to: u32) -> Vec<u32> {
    let mut path = vec![to];
    let mut node = to;
    while node != from
        && let Some(Some(came)) = before.get(node as usize)
    {
        node = *came;
        path.push(node);
    }
    path.reverse();
    path
}
