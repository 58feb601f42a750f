//! The search of the source document, recorded.

use super::PathGraph;

/// A recorded walk has at most this many steps. A longer one ends there.
pub const MAX_STEPS: usize = 100_000;

/// Stands for "no call" in the tables.
const NONE: u32 = u32::MAX;

/// What the search does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Operation {
    /// A call begins: its node goes on the stack and into the set.
    Enter = 0,
    /// The neighbour is the destination, so the stack is a path without it.
    Found = 1,
    /// The neighbour is in the set.
    Skip = 2,
    /// From the neighbour the destination cannot be reached without the nodes of the set.
    Cut = 3,
    /// A call has tried all neighbours: its node leaves the stack and the set.
    Leave = 4,
}

/// What a walk found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct WalkSummary {
    /// The number of recorded steps.
    pub steps: u32,
    /// The number of calls that have begun.
    pub calls: u32,
    /// The number of paths found.
    pub paths: u32,
    /// The number of calls that have ended without a path.
    pub dead_ends: u32,
    /// Whether the walk has come to its end; otherwise it was recorded up to [`MAX_STEPS`].
    pub complete: bool,
    /// Whether the destination can be reached from the start.
    pub reachable: bool,
}

/// A depth-first search for all paths, as the source document writes it, with a stack and a set:
///
/// ```text
///   search(s, d)   push s, add s
///                  for each v next to s:   v is d        → output the stack
///                                          v in the set  → nothing
///                                          otherwise     → search(v, d)
///                  del s, pop s
/// ```
///
/// Pruned, it first asks whether d can still be reached from v without the nodes of the set. Then every call
/// leads to a path. Neighbours come in ascending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    rows: Vec<u32>,
    calls: Vec<Call>,
    to: Option<u32>,
    complete: bool,
    reachable: bool,
}

/// A call of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Call {
    pub(super) node: u32,
    pub(super) parent: Option<u32>,
    depth: u32,
    first: u32,
    /// The number of steps after which it has ended, if it has.
    pub(super) last: Option<u32>,
    pub(super) paths: u32,
}

/// A call that has begun and not ended, and the place of the neighbour that it looks at next.
struct Waiting {
    call: u32,
    next: usize,
}

impl Walk {
    /// Walks through the graph. Without a start or a destination, or if both are the same node, the walk has no
    /// steps. A plain step costs O(1), a pruned one O(nodes + edges).
    ///
    /// ```
    /// use appleyard_core::paths::{ReadyPaths, Walk, ready};
    ///
    /// let streets = ready(ReadyPaths::Grid, 3, 0)?;
    /// let walk = Walk::new(&streets.graph, Some(0), Some(8), false);
    /// assert_eq!(walk.summary().paths, 12);
    /// assert_eq!(walk.summary().dead_ends, 10);
    /// assert_eq!(Walk::new(&streets.graph, Some(0), Some(8), true).summary().dead_ends, 0);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(graph: &PathGraph, from: Option<u32>, to: Option<u32>, pruned: bool) -> Walk {
        let ends = from.zip(to);
        let reachable = ends.is_some_and(|(from, to)| {
            let met = graph.reached(from, |_| false);
            met.get(to as usize) == Some(&true)
        });
        let mut walk = Walk {
            rows: Vec::new(),
            calls: Vec::new(),
            to,
            complete: true,
            reachable,
        };
        if let Some((from, to)) = ends
            && from != to
        {
            walk.complete = walk.search(graph, from, to, pruned);
        }
        walk
    }

    /// Whether the search came to its end.
    fn search(&mut self, graph: &PathGraph, from: u32, to: u32, pruned: bool) -> bool {
        let mut set = vec![false; graph.names().len()];
        let mut stack = vec![self.enter(from, None, 0, &mut set)];
        while let Some(top) = stack.last_mut() {
            if self.steps() >= MAX_STEPS {
                self.hand_up(&stack);
                return false;
            }
            let call = top.call;
            let node = self.node(call);
            let Some(&next) = graph.after(node).get(top.next) else {
                stack.pop();
                self.leave(call, node, &mut set);
                continue;
            };
            top.next += 1;
            let is_in = |it: u32| set.get(it as usize) == Some(&true);
            if next == to {
                self.step(Operation::Found, call, node, next);
                self.found(call, 1);
            } else if is_in(next) {
                self.step(Operation::Skip, call, node, next);
            } else if pruned && graph.reached(next, is_in).get(to as usize) != Some(&true) {
                self.step(Operation::Cut, call, node, next);
            } else {
                let depth = u32::try_from(stack.len()).unwrap_or(NONE);
                stack.push(self.enter(next, Some(call), depth, &mut set));
            }
        }
        true
    }

    fn enter(&mut self, node: u32, parent: Option<u32>, depth: u32, set: &mut [bool]) -> Waiting {
        let call = self.count(self.calls.len());
        self.calls.push(Call {
            node,
            parent,
            depth,
            first: self.count(self.steps()),
            last: None,
            paths: 0,
        });
        if let Some(place) = set.get_mut(node as usize) {
            *place = true;
        }
        self.step(Operation::Enter, call, node, node);
        Waiting { call, next: 0 }
    }

    fn leave(&mut self, call: u32, node: u32, set: &mut [bool]) {
        if let Some(place) = set.get_mut(node as usize) {
            *place = false;
        }
        self.step(Operation::Leave, call, node, node);
        let last = self.count(self.steps());
        let Some(ended) = self.calls.get_mut(call as usize) else {
            return;
        };
        ended.last = Some(last);
        let Call { paths, parent, .. } = *ended;
        if let Some(parent) = parent {
            self.found(parent, paths);
        }
    }

    /// The calls that still wait hand their paths up, as if they had ended.
    fn hand_up(&mut self, stack: &[Waiting]) {
        for waiting in stack.iter().rev() {
            if let Some(Call {
                paths,
                parent: Some(parent),
                ..
            }) = self.call(waiting.call)
            {
                self.found(parent, paths);
            }
        }
    }

    fn found(&mut self, call: u32, paths: u32) {
        if let Some(call) = self.calls.get_mut(call as usize) {
            call.paths += paths;
        }
    }

    fn step(&mut self, operation: Operation, call: u32, node: u32, other: u32) {
        self.rows.extend([operation as u32, call, node, other]);
    }

    fn node(&self, call: u32) -> u32 {
        self.call(call).map_or(NONE, |it| it.node)
    }

    /// A number of steps or calls, of which there are at most [`MAX_STEPS`].
    fn count(&self, number: usize) -> u32 {
        u32::try_from(number).unwrap_or(NONE)
    }

    fn steps(&self) -> usize {
        self.rows.len() / 4
    }

    pub(super) fn call(&self, call: u32) -> Option<Call> {
        self.calls.get(call as usize).copied()
    }

    pub(super) fn all_calls(&self) -> &[Call] {
        &self.calls
    }

    pub(super) fn destination(&self) -> Option<u32> {
        self.to
    }

    /// The calls on the stack after this many steps, from the first on.
    pub(super) fn stack(&self, step: u32) -> Vec<u32> {
        let at = (step as usize).checked_sub(1).map(|it| 4 * it);
        let row = at.and_then(|it| self.rows.get(it..it + 4));
        let Some([operation, call, ..]) = row else {
            return Vec::new();
        };
        let left = *operation == Operation::Leave as u32;
        let up = |call: u32| self.call(call).and_then(|it| it.parent);
        let top = if left { up(*call) } else { Some(*call) };
        let mut stack: Vec<u32> = std::iter::successors(top, |&it| up(it)).collect();
        stack.reverse();
        stack
    }

    /// The steps as rows of four numbers: the [`Operation`], the number of the call that does it, its node, and
    /// the neighbour that it looks at (the node itself in `Enter` and `Leave`).
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// The calls as rows of six numbers: the node, the call that it came from, how many calls wait for it, the
    /// number of steps before it, the number of steps after its end, and the paths found in it. `u32::MAX` stands
    /// for no call, and for the end of a call that has not ended.
    pub fn calls(&self) -> Vec<u32> {
        let row = |call: &Call| {
            let Call {
                node,
                parent,
                depth,
                first,
                last,
                paths,
            } = *call;
            [
                node,
                parent.unwrap_or(NONE),
                depth,
                first,
                last.unwrap_or(NONE),
                paths,
            ]
        };
        self.calls.iter().flat_map(row).collect()
    }

    /// What the walk found.
    pub fn summary(&self) -> WalkSummary {
        let dead = |call: &&Call| call.last.is_some() && call.paths == 0;
        WalkSummary {
            steps: self.count(self.steps()),
            calls: self.count(self.calls.len()),
            paths: self.calls.first().map_or(0, |it| it.paths),
            dead_ends: self.count(self.calls.iter().filter(dead).count()),
            complete: self.complete,
            reachable: self.reachable,
        }
    }
}
