//! The path of least weight, by Dijkstra's algorithm (1959).

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use super::PathGraph;
use crate::error::PathsError;
use crate::graph::{Weight, compared};

/// A path of least weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lightest {
    /// Its nodes, from the start to the destination.
    pub path: Vec<u32>,
    /// The sum of the weights of its edges, exact.
    pub weight: Weight,
}

/// A path with the fewest edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    /// Its nodes, from the start to the destination.
    pub path: Vec<u32>,
    /// The sum of the weights of its edges, exact; `None` unless each edge of the graph has one.
    pub weight: Option<Weight>,
}

impl PathGraph {
    /// The weight of each edge as the text writes it, in their order; `None` for an edge without one. Of parallel edges the
    /// least, if each of them has one. Cost O(n log e) for n edges of the text and e edges.
    pub fn written_weights(&self) -> Vec<Option<&str>> {
        let mut least: Vec<(u32, Option<&str>)> = vec![(0, None); self.edges().len()];
        for ([from, to], written) in &self.weights {
            let edge = if self.undirected() && from > to {
                [*to, *from]
            } else {
                [*from, *to]
            };
            let at = self.edges().binary_search(&edge).ok();
            if let Some((multiplicity, known)) = at.and_then(|it| least.get_mut(it)) {
                *multiplicity += 1;
                if known.is_none_or(|it| compared(written, it) == Some(Ordering::Less)) {
                    *known = Some(written);
                }
            }
        }
        let all = least.into_iter().zip(self.multiplicities());
        all.map(|((weighed, least), multiplicity)| least.filter(|_| weighed == *multiplicity))
            .collect()
    }

    /// The weight of each edge, in their order; of parallel edges the least. Cost O(n log e) for n edges of the text and e
    /// edges.
    ///
    /// # Errors
    ///
    /// [`PathsError::WithoutWeights`] if no edge has one, and [`PathsError::EdgeWithoutWeight`] if some have one;
    /// [`PathsError::WeightTooLong`] for one that cannot be added exactly: see [`Weight`].
    pub fn weights(&self) -> Result<Vec<Weight>, PathsError> {
        if self.weights.is_empty() {
            return Err(PathsError::WithoutWeights);
        }
        let all = self.edges().iter().zip(self.written_weights());
        all.map(|(edge, written)| {
            let [from, to] = self.ends_of(edge);
            let written = written.ok_or(PathsError::EdgeWithoutWeight { from, to })?;
            Weight::read(written).ok_or_else(|| PathsError::WeightTooLong {
                weight: written.into(),
            })
        })
        .collect()
    }

    /// The names of the two nodes of an edge.
    fn ends_of(&self, edge: &[u32; 2]) -> [String; 2] {
        edge.map(|node| self.names()[node as usize].clone())
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
        if let Some((_, edge)) = (weights.iter().zip(self.edges())).find(|(it, _)| it.negative()) {
            let [from, to] = self.ends_of(edge);
            return Err(PathsError::NegativeWeight { from, to });
        }
        let found = self.nearest(
            [from, to],
            (Weight::default(), 0_u32),
            |(sum, edges), at| Some((sum + *weights.get(at)?, edges + 1)),
        );
        Ok(found.map(|(path, (weight, _))| Lightest { path, weight }))
    }

    /// A path with the fewest edges between two nodes; among those a lightest one, if each edge has a weight that can be added
    /// exactly. `None` if there is no path. Cost O((nodes + e) log e) for e edges.
    ///
    /// # Errors
    ///
    /// [`PathsError::NoSuchNode`].
    pub fn fewest(&self, from: u32, to: u32) -> Result<Option<Fewest>, PathsError> {
        self.check([from, to])?;
        let weights = self.weights().ok();
        // Weights may be below 0 here, because each edge more makes a path longer anyway.
        let found = self.nearest(
            [from, to],
            (0_u32, Weight::default()),
            |(edges, sum), at| match &weights {
                Some(all) => Some((edges + 1, sum + *all.get(at)?)),
                None => Some((edges + 1, sum)),
            },
        );
        Ok(found.map(|(path, (_, sum))| Fewest {
            path,
            weight: weights.map(|_| sum),
        }))
    }

    /// A path between two nodes that costs least, and its cost. `after` is the cost after one edge more, the edge by its
    /// number; it must not be less than before.
    fn nearest<Cost: Copy + Ord>(
        &self,
        [from, to]: [u32; 2],
        none: Cost,
        after: impl Fn(Cost, usize) -> Option<Cost>,
    ) -> Option<(Vec<u32>, Cost)> {
        let cost = |so_far: Cost, from: u32, to: u32| {
            let turned = self.undirected() && from > to;
            let edge = if turned { [to, from] } else { [from, to] };
            after(so_far, self.edges().binary_search(&edge).ok()?)
        };
        let mut before: Vec<Option<u32>> = vec![None; self.names().len()];
        let mut open = BinaryHeap::from([Reverse((none, from, from))]);
        while let Some(Reverse((so_far, node, came))) = open.pop() {
            let Some(known) = before.get_mut(node as usize) else {
                continue;
            };
            if known.is_some() {
                continue;
            }
            *known = Some(came);
            if node == to {
                return Some((way_back(&before, from, to), so_far));
            }
            for &next in self.successors(node) {
                if let Some(more) = cost(so_far, node, next) {
                    open.push(Reverse((more, next, node)));
                }
            }
        }
        None
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
