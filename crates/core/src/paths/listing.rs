//! All paths one by one.

use super::PathQuery;
use super::near::{Near, NeighbourRows, Nodes};
use crate::progress::goal;

/// A depth-first search that gives the paths in the order of their nodes: of two paths, the one comes first that goes
/// on to the smaller number where they part. It is the search of the source document, with a stack and a set:
///
/// ```text
///   search(s, d)   push s, add s
///                  for each v next to s:   v is d        → output the stack
///                                          v in the set  → nothing
///                                          otherwise     → search(v, d)
///                  del s, pop s
/// ```
///
/// It can begin anywhere in this order, at a path that is known, and it can be left and taken up again. A
/// [`Walk`](super::Walk) is its record.
#[derive(Clone, Debug)]
pub struct Listing {
    rows: NeighbourRows,
    to: Option<u32>,
    /// The nodes that are not in the set and not to be avoided.
    open: Nodes,
    /// The nodes of the stack, and room for the destination.
    path: Vec<u32>,
    /// For each call that waits, and for the newest one, the neighbours that it has not looked at.
    waiting: Vec<Near>,
    rest: Near,
    depth: usize,
    pass: Vec<u32>,
    /// The most edges of a path.
    longest: usize,
    pruned: bool,
    calls: u64,
}

/// Who watches the search. Each method says whether the search goes on.
pub(super) trait SearchObserver {
    /// Whether it wants to see neighbours that are in the set.
    const SEES_SKIPS: bool = false;

    /// A call begins: its node is on the stack.
    fn enter(&mut self, _node: u32) -> bool {
        true
    }

    /// The neighbour is in the set.
    fn skip(&mut self, _next: u32) -> bool {
        true
    }

    /// From the neighbour the destination cannot be reached any more.
    fn cut(&mut self, _next: u32) -> bool {
        true
    }

    /// The neighbour is the destination: this is a path.
    fn found(&mut self, path: &[u32]) -> bool;

    /// The newest call has ended.
    fn leave(&mut self) -> bool {
        true
    }
}

/// Watches only for paths.
struct Found<F>(F);

impl<F: FnMut(&[u32]) -> bool> SearchObserver for Found<F> {
    fn found(&mut self, path: &[u32]) -> bool {
        self.0(path)
    }
}

impl Listing {
    /// Prepares the search for these paths. Parallel edges make one path. Without a start or a destination it finds
    /// nothing. Cost O(nodes + edges).
    ///
    /// ```
    /// use appleyard_core::paths::{PathQuery, Listing, ReadyPaths, ready};
    ///
    /// let streets = ready(ReadyPaths::Grid, 2, 0)?;
    /// let mut listing = Listing::new(&PathQuery::new(&streets.graph, Some(0), Some(3)));
    /// let mut paths = Vec::new();
    /// listing.advance(100, |path| {
    ///     paths.push(path.to_vec());
    ///     true
    /// });
    /// assert_eq!(paths, [[0, 1, 3], [0, 2, 3]]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(between: &PathQuery<'_>) -> Listing {
        let nodes = between.graph.names().len();
        let mut open = Nodes::all(between.graph);
        for &node in between.avoid {
            open.remove(node);
        }
        let ends = between.from.zip(between.to);
        let ends = ends.filter(|(_, to)| open.has(*to));
        // What is left to nobody, who begins the search.
        let rest = ends.map_or_else(Near::default, |(from, _)| Near::one(from));
        Listing {
            rows: NeighbourRows::of(between.graph),
            to: between.to,
            rest: rest.within(&open),
            open,
            path: vec![0; nodes + 1],
            waiting: vec![Near::default(); nodes],
            depth: 0,
            pass: between.pass.to_vec(),
            longest: usize::MAX,
            pruned: false,
            calls: 0,
        }
    }

    /// Only paths with at most this many edges.
    #[must_use]
    pub fn with_longest(mut self, edges: usize) -> Self {
        self.longest = edges;
        self
    }

    /// Never goes where the destination cannot be reached any more. Then every call but the first leads to a path,
    /// except where a limit of the length or nodes to pass forbid it. A call costs O(nodes + edges).
    #[must_use]
    pub fn pruned(mut self) -> Self {
        self.pruned = true;
        self
    }

    /// Begins at this path, which it gives first. It must be one of the paths; see [`is_way`](super::is_way).
    #[must_use]
    pub fn starting_at(mut self, path: &[u32]) -> Self {
        for (at, &node) in path.iter().enumerate() {
            self.rest = self.rows.from(self.rest, node).within(&self.open);
            // The search has looked at all of them but the last, at which it looks now.
            if at + 1 < path.len() {
                self.rest.take();
                self.rest = self.enter(node, self.rest).within(&self.open);
            }
        }
        self
    }

    /// Goes on for up to `budget` calls, and gives each path that it finds to `found`, until that answers `false`.
    /// Whether the search has come to its end.
    pub fn advance(&mut self, budget: u64, found: impl FnMut(&[u32]) -> bool) -> bool {
        self.observed(budget, &mut Found(found))
    }

    /// The same before the eyes of an observer.
    pub(super) fn observed<O: SearchObserver>(&mut self, budget: u64, observer: &mut O) -> bool {
        let last = goal(self.calls, budget);
        // The set is the same whenever a call goes on, so what is not open when it begins never will be.
        let seen = |near: Near, open: &Nodes| {
            if O::SEES_SKIPS {
                near
            } else {
                near.within(open)
            }
        };
        let mut rest = self.rest;
        let finished = loop {
            let Some(next) = rest.take() else {
                if let Some(more) = self.rows.more(rest) {
                    rest = seen(more, &self.open);
                    continue;
                }
                let Some(below) = self.leave() else {
                    break true;
                };
                rest = below;
                if observer.leave() {
                    continue;
                }
                break false;
            };
            let goes_on = if O::SEES_SKIPS && !self.open.has(next) {
                observer.skip(next)
            } else if Some(next) == self.to {
                !self.is_path(next) || observer.found(&self.path[..=self.depth])
            } else if self.depth >= self.longest {
                true
            } else if self.pruned && self.depth > 0 && !self.leads(next) {
                observer.cut(next)
            } else {
                rest = seen(self.enter(next, rest), &self.open);
                observer.enter(next) && self.calls < last
            };
            if !goes_on {
                break false;
            }
        };
        self.rest = rest;
        finished
    }

    /// How many calls of the search have begun.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// A call of the search begins, and the one with this rest waits. The neighbours of the node.
    fn enter(&mut self, node: u32, rest: Near) -> Near {
        self.path[self.depth] = node;
        self.waiting[self.depth] = rest;
        self.depth += 1;
        self.calls += 1;
        self.open.flip(node);
        self.rows.first(node)
    }

    /// The newest call ends. What is left to the one that goes on.
    fn leave(&mut self) -> Option<Near> {
        self.depth = self.depth.checked_sub(1)?;
        self.open.flip(*self.path.get(self.depth)?);
        self.waiting.get(self.depth).copied()
    }

    /// Whether the stack and the destination are one of the paths. Then it stands there.
    fn is_path(&mut self, to: u32) -> bool {
        self.path[self.depth] = to;
        let path = &self.path[..=self.depth];
        self.depth <= self.longest && self.pass.iter().all(|it| path.contains(it))
    }

    /// Whether the destination can be reached from here without the nodes of the stack.
    fn leads(&self, node: u32) -> bool {
        self.to
            .is_some_and(|to| self.rows.lead(node, to, &self.open))
    }
}
