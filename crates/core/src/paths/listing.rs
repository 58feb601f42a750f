//! All paths one by one.

use std::mem;

use super::Between;

/// A depth-first search that gives the paths in the order of their nodes: of two paths, the one comes first that goes
/// on to the smaller number where they part. This is the order of the recorded [`Walk`](super::Walk).
///
/// It can begin anywhere in this order, at a path that is known, and it can be left and taken up again.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The most edges of a path.
    longest: usize,
    pruned: bool,
    stack: Vec<Visit>,
    /// The nodes of the stack, which a path may not enter again, and those to avoid.
    closed: Vec<bool>,
    /// The nodes of the stack and the destination: room for a path.
    path: Vec<u32>,
    calls: u64,
    looks: u64,
}

/// A node of the stack, and the place of the neighbour that comes next.
#[derive(Clone, Copy, Debug)]
struct Visit {
    node: u32,
    next: usize,
}

impl Listing {
    /// Prepares the search for these paths. Parallel edges make one path. Without a start or a destination it finds
    /// nothing. Cost O(nodes).
    ///
    /// ```
    /// use appleyard_core::paths::{Between, Listing, ReadyPaths, ready};
    ///
    /// let streets = ready(ReadyPaths::Grid, 2, 0)?;
    /// let between = Between::new(&streets.graph, Some(0), Some(3));
    /// let mut listing = Listing::new(&between);
    /// let mut paths = Vec::new();
    /// listing.advance(&between, 100, |path| {
    ///     paths.push(path.to_vec());
    ///     true
    /// });
    /// assert_eq!(paths, [[0, 1, 3], [0, 2, 3]]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(between: &Between<'_>) -> Listing {
        let mut listing = Listing {
            longest: usize::MAX,
            pruned: false,
            stack: Vec::new(),
            closed: vec![false; between.graph.names().len()],
            path: Vec::new(),
            calls: 0,
            looks: 0,
        };
        for &node in between.avoid {
            listing.close(node, true);
        }
        if let Some((from, to)) = between.from.zip(between.to)
            && listing.open(from)
            && listing.open(to)
        {
            let visit = listing.enter(from, 0);
            listing.stack.push(visit);
        }
        listing
    }

    /// Only paths with at most this many edges.
    #[must_use]
    pub fn with_longest(mut self, edges: usize) -> Self {
        self.longest = edges;
        self
    }

    /// Never goes where the destination cannot be reached any more. Then every call leads to a path, except where a
    /// limit of the length or nodes to pass forbid it. A call costs O(nodes + edges).
    #[must_use]
    pub fn pruned(mut self) -> Self {
        self.pruned = true;
        self
    }

    /// Begins at this path, which it gives first. It must be one of the paths; see [`is_way`](super::is_way).
    #[must_use]
    pub fn starting_at(mut self, between: &Between<'_>, path: &[u32]) -> Self {
        let inner = path.split_last().map_or(&[][..], |(_, inner)| inner);
        if inner.is_empty() {
            return self;
        }
        while let Some(visit) = self.stack.pop() {
            self.leave(visit.node);
        }
        for (at, (&node, &next)) in inner.iter().zip(path.iter().skip(1)).enumerate() {
            let place = between.graph.after(node).binary_search(&next).unwrap_or(0);
            // Those below have looked at the neighbour that the next one is; the last one will look at it now.
            let looked = usize::from(at + 1 < inner.len());
            let visit = self.enter(node, place + looked);
            self.stack.push(visit);
        }
        self
    }

    /// Looks at up to `budget` neighbours, and gives each path that it finds to `found`, until that answers `false`.
    /// Whether the search has come to its end. It must be given the same graph and nodes each time.
    pub fn advance(
        &mut self,
        between: &Between<'_>,
        budget: u64,
        mut found: impl FnMut(&[u32]) -> bool,
    ) -> bool {
        let Between {
            graph,
            from,
            to,
            pass,
            ..
        } = *between;
        let Some((to, mut top)) = to.zip(self.stack.pop()) else {
            return true;
        };
        if from == Some(to) {
            if pass.iter().all(|it| *it == to) {
                found(&[to]);
            }
            return true;
        }
        let mut after = graph.after(top.node);
        for _ in 0..budget {
            self.looks += 1;
            let Some(&next) = after.get(top.next) else {
                self.leave(top.node);
                match self.stack.pop() {
                    Some(below) => top = below,
                    None => return true,
                }
                after = graph.after(top.node);
                continue;
            };
            top.next += 1;
            if next == to {
                if self.path.len() > self.longest || !self.passes(pass, to) {
                    continue;
                }
                self.path.push(to);
                let more = found(&self.path);
                self.path.pop();
                if !more {
                    break;
                }
            } else if self.open(next)
                && self.path.len() < self.longest
                && (!self.pruned || self.leads(between, next, to))
            {
                let below = mem::replace(&mut top, self.enter(next, 0));
                self.stack.push(below);
                after = graph.after(next);
            }
        }
        self.stack.push(top);
        false
    }

    /// How many calls of the search have begun.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// How many neighbours it has looked at, the end of each list included.
    pub fn looks(&self) -> u64 {
        self.looks
    }

    fn open(&self, node: u32) -> bool {
        self.closed.get(node as usize) == Some(&false)
    }

    fn close(&mut self, node: u32, closed: bool) {
        if let Some(known) = self.closed.get_mut(node as usize) {
            *known = closed;
        }
    }

    /// A call of the search begins.
    fn enter(&mut self, node: u32, next: usize) -> Visit {
        self.close(node, true);
        self.path.push(node);
        self.calls += 1;
        Visit { node, next }
    }

    fn leave(&mut self, node: u32) {
        self.close(node, false);
        self.path.pop();
    }

    /// Whether the stack has all nodes that a path must pass, apart from the destination.
    fn passes(&self, pass: &[u32], to: u32) -> bool {
        pass.iter().all(|it| *it == to || self.path.contains(it))
    }

    /// Whether the destination can be reached from here without the nodes of the stack.
    fn leads(&self, between: &Between<'_>, node: u32, to: u32) -> bool {
        let met = between.graph.reached(node, |it| !self.open(it));
        met.get(to as usize) == Some(&true)
    }
}
