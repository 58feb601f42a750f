//! The search of the source document, recorded.

use super::listing::SearchObserver;
use super::{Listing, PathGraph, PathQuery};
use crate::checked::{known, narrow};

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

/// The record of a [`Listing`]: every step of the search.
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
        let mut recorder = Recorder::default();
        let mut complete = true;
        if from != to {
            let listing = Listing::new(&PathQuery::new(graph, from, to));
            let mut listing = if pruned { listing.pruned() } else { listing };
            complete = listing.observed(u64::MAX, &mut recorder);
        }
        recorder.hand_up();
        Walk {
            rows: recorder.rows,
            calls: recorder.calls,
            to,
            complete,
            reachable,
        }
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
            // The rows have no other way to say that there is no call.
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
            steps: count(self.rows.len() / 4),
            calls: count(self.calls.len()),
            paths: self.calls.first().map_or(0, |it| it.paths),
            dead_ends: count(self.calls.iter().filter(dead).count()),
            complete: self.complete,
            reachable: self.reachable,
        }
    }
}

/// A number of steps or calls, of which there are at most [`MAX_STEPS`].
fn count(number: usize) -> u32 {
    narrow(number)
}

/// Records what the search does, until there are [`MAX_STEPS`] steps.
#[derive(Default)]
struct Recorder {
    rows: Vec<u32>,
    calls: Vec<Call>,
    /// The call whose node is on top of the stack.
    newest: Option<u32>,
}

impl Recorder {
    fn steps(&self) -> usize {
        self.rows.len() / 4
    }

    /// Records a step of the newest call at its node, or answers that there is no room.
    fn step(&mut self, operation: Operation, other: Option<u32>) -> bool {
        let call = known(self.newest, "a call has begun");
        let room = self.steps() < MAX_STEPS;
        if room {
            let node = self.calls[call as usize].node;
            // An operation without another node is about its own.
            self.rows
                .extend([operation as u32, call, node, other.unwrap_or(node)]);
        }
        room
    }

    fn newest(&mut self) -> Option<&mut Call> {
        self.calls.get_mut(self.newest? as usize)
    }

    /// The newest call hands its paths up to the one that it came from.
    fn end(&mut self) {
        let Some(&mut Call { paths, parent, .. }) = self.newest() else {
            return;
        };
        self.newest = parent;
        if let Some(parent) = self.newest() {
            parent.paths += paths;
        }
    }

    /// The calls that still wait hand their paths up, as if they had ended.
    fn hand_up(&mut self) {
        while self.newest.is_some() {
            self.end();
        }
    }
}

impl SearchObserver for Recorder {
    const SEES_SKIPS: bool = true;

    fn enter(&mut self, node: u32) -> bool {
        if self.steps() == MAX_STEPS {
            return false;
        }
        let call = Call {
            node,
            parent: self.newest,
            depth: self.newest().map_or(0, |it| it.depth + 1),
            first: count(self.steps()),
            last: None,
            paths: 0,
        };
        self.newest = Some(count(self.calls.len()));
        self.calls.push(call);
        self.step(Operation::Enter, None)
    }

    fn skip(&mut self, next: u32) -> bool {
        self.step(Operation::Skip, Some(next))
    }

    fn cut(&mut self, next: u32) -> bool {
        self.step(Operation::Cut, Some(next))
    }

    fn found(&mut self, path: &[u32]) -> bool {
        let room = self.step(Operation::Found, path.last().copied());
        if room && let Some(call) = self.newest() {
            call.paths += 1;
        }
        room
    }

    fn leave(&mut self) -> bool {
        let room = self.step(Operation::Leave, None);
        if room {
            let last = count(self.steps());
            if let Some(call) = self.newest() {
                call.last = Some(last);
            }
            self.end();
        }
        room
    }
}
