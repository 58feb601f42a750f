//! Counts paths without listing them.

use std::mem;

use rustc_hash::FxHashMap;

use super::PathGraph;
use crate::error::PathsError;
use crate::progress::{Progress, Run};

/// The most states that are kept at a time: some 100 MB.
pub const MAX_STATES: usize = 500_000;

/// A node inside a piece of a path: no further edge may touch it.
const INSIDE: u16 = u16::MAX;

/// For each node of the frontier the other end of the piece that ends there: the node itself if no edge touches
/// it, or [`INSIDE`].
type State = Box<[u16]>;

/// The number of paths from one node to another, by frontier dynamic programming (Knuth's Simpath, *The Art of
/// Computer Programming*, vol. 4A, 7.1.4).
///
/// ```text
///   decided edges │ frontier │ edges to come        the frontier has the nodes with edges of both kinds
/// ```
///
/// The edges are decided one by one: on the path or not. The decided edges form pieces of the path, and the rest
/// of the decisions depends only on which nodes of the frontier are the two ends of a piece. So all decisions that
/// agree in this are one state, with their number. A path and an edge from its end back to its start form a
/// circle. So the two ends begin as the ends of a piece, and the last edge closes the circle. In a graph whose
/// edges lead one way, a state also knows where each piece begins.
///
/// A unit of the budget is a state that an edge is decided in. [`Progress`] counts edges. Cost: edges × states,
/// and at most [`MAX_STATES`] states are kept.
#[derive(Clone, Debug)]
pub struct PathCount {
    directed: bool,
    edges: Vec<[u16; 2]>,
    /// The nodes of the frontier before each edge, and after the last.
    frontiers: Vec<Vec<u16>>,
    /// How many edges are decided in all states.
    decided: usize,
    states: Vec<(State, u128)>,
    next: FxHashMap<State, u128>,
    paths: u128,
    widest: usize,
    most: usize,
    failed: Option<PathsError>,
}

/// In a graph whose edges lead one way, marks a node at which a piece begins.
const BEGINS: u16 = 1 << 15;

impl PathCount {
    /// Prepares the count. Without a start or a destination there is no path; from a node to itself there is one.
    ///
    /// ```
    /// use appleyard_core::paths::{PathCount, ReadyPaths, ready};
    /// use appleyard_core::progress::Run;
    ///
    /// let streets = ready(ReadyPaths::Grid, 7, 0)?;
    /// let mut count = PathCount::new(&streets.graph, Some(0), Some(48));
    /// count.finish()?;
    /// assert_eq!(count.paths(), 575_780_564); // OEIS A007764
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(graph: &PathGraph, from: Option<u32>, to: Option<u32>) -> PathCount {
        let mut count = PathCount {
            directed: !graph.both(),
            edges: Vec::new(),
            frontiers: Vec::new(),
            decided: 0,
            states: Vec::new(),
            next: FxHashMap::default(),
            paths: 0,
            widest: 0,
            most: MAX_STATES,
            failed: None,
        };
        let Some((from, to)) = from.zip(to) else {
            return count;
        };
        if from == to {
            count.paths = 1;
            return count;
        }
        let orders = [
            numbering(graph, from),
            (0..).take(graph.names().len()).collect(),
        ];
        let plans = orders.map(|order| plan(graph, &order, from, to));
        let [one, other] = plans;
        let width = |plan: &Plan| plan.frontiers.iter().map(Vec::len).max();
        let plan = if width(&one) <= width(&other) {
            one
        } else {
            other
        };
        let first = plan.frontiers.first().cloned().unwrap_or_default();
        let [start, goal] = plan.ends;
        // The piece runs from the destination back to the start.
        let begins = if count.directed { BEGINS } else { 0 };
        let state = first.iter().map(|&node| match node {
            it if it == start => goal,
            it if it == goal => start | begins,
            it => it,
        });
        count.states.push((state.collect(), 1));
        count.edges = plan.edges;
        count.frontiers = plan.frontiers;
        count
    }

    /// The same count with fewer states at a time.
    #[must_use]
    pub fn with_states(mut self, most: usize) -> PathCount {
        self.most = most.min(MAX_STATES);
        self
    }

    /// The number of paths found so far: all of them, once the run has finished.
    pub fn paths(&self) -> u128 {
        self.paths
    }

    /// The number of states in which the next edge is decided.
    pub fn states(&self) -> usize {
        self.states.len() + self.next.len()
    }

    /// The most states that were kept at a time.
    pub fn widest(&self) -> usize {
        self.widest
    }

    /// Decides the next edge in one state.
    fn decide(&mut self, state: &[u16], paths: u128) -> Result<(), PathsError> {
        let Some((&[u, v], before)) = self
            .edges
            .get(self.decided)
            .zip(self.frontiers.get(self.decided))
        else {
            return Ok(());
        };
        // Nodes that come into the frontier with this edge are not touched yet.
        let mut now: Vec<(u16, u16)> = before.iter().copied().zip(state.iter().copied()).collect();
        for node in [u, v] {
            if now.iter().all(|(it, _)| *it != node) {
                now.push((node, node));
            }
        }
        self.keep(&now, paths)?;
        let end = |node: u16| {
            now.iter()
                .find(|(it, _)| *it == node)
                .map_or(INSIDE, |it| it.1)
        };
        let (a, b) = (end(u), end(v));
        if a == INSIDE || b == INSIDE {
            return Ok(());
        }
        // A piece may only be left where it ends, and only be entered where it begins.
        if self.directed && (a & BEGINS != 0 || (b & BEGINS == 0 && b != v)) {
            return Ok(());
        }
        let (a, b) = (a & !BEGINS, b & !BEGINS);
        if a == v {
            // The circle closes, so everything else must be untouched or inside.
            let others = now.iter().filter(|(node, _)| *node != u && *node != v);
            if others
                .into_iter()
                .all(|(node, end)| end == node || *end == INSIDE)
            {
                let sum = self.paths.checked_add(paths);
                self.paths = sum.ok_or(PathsError::TooManyPaths)?;
            }
            return Ok(());
        }
        let begins = if self.directed { BEGINS } else { 0 };
        for (node, end) in &mut now {
            // A node that was alone is an end of the longer piece now, and not inside it.
            *end = match *node {
                it if it == a => b | begins,
                it if it == b => a,
                it if it == u || it == v => INSIDE,
                _ => *end,
            };
        }
        self.keep(&now, paths)
    }

    /// Keeps a state without the nodes that leave the frontier, unless a piece would end at one of them.
    fn keep(&mut self, now: &[(u16, u16)], paths: u128) -> Result<(), PathsError> {
        let Some(after) = self.frontiers.get(self.decided + 1) else {
            return Ok(());
        };
        let leaves = |node: u16| !after.contains(&node);
        if now
            .iter()
            .any(|&(node, end)| leaves(node) && end != node && end != INSIDE)
        {
            return Ok(());
        }
        let end = |node: &u16| {
            now.iter()
                .find(|(it, _)| it == node)
                .map_or(*node, |it| it.1)
        };
        let state: State = after.iter().map(end).collect();
        let known = self.next.entry(state).or_default();
        *known = known.checked_add(paths).ok_or(PathsError::TooManyPaths)?;
        if self.next.len() > self.most {
            return Err(PathsError::TooManyStates {
                limit: self.most as u64,
            });
        }
        Ok(())
    }
}

impl Run for PathCount {
    type Error = PathsError;

    /// # Errors
    ///
    /// [`PathsError::TooManyStates`], [`PathsError::TooManyPaths`].
    fn advance(&mut self, budget: u64) -> Result<Progress, PathsError> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        for _ in 0..budget {
            if self.decided >= self.edges.len() {
                break;
            }
            if let Some((state, paths)) = self.states.pop()
                && let Err(error) = self.decide(&state, paths)
            {
                self.failed = Some(error.clone());
                return Err(error);
            }
            if self.states.is_empty() {
                self.states = mem::take(&mut self.next).into_iter().collect();
                self.widest = self.widest.max(self.states.len());
                self.decided += 1;
            }
        }
        let total = self.edges.len() as u64;
        let done = self.decided as u64;
        Ok(Progress {
            done,
            total,
            finished: done == total,
        })
    }
}

/// The edges in the order in which they are decided, with nodes renumbered, and the frontier before each of them
/// and after the last.
struct Plan {
    edges: Vec<[u16; 2]>,
    frontiers: Vec<Vec<u16>>,
    ends: [u16; 2],
}

/// The nodes in the order in which a search from `from` meets them, level by level; nodes that it does not meet come
/// last.
fn numbering(graph: &PathGraph, from: u32) -> Vec<u32> {
    let nodes = graph.names().len();
    let mut beside = vec![Vec::new(); nodes];
    for &[one, other] in graph.edges() {
        for [here, there] in [[one, other], [other, one]] {
            if let Some(list) = beside.get_mut(here as usize) {
                list.push(there);
            }
        }
    }
    let mut met = vec![false; nodes];
    let mut order = Vec::new();
    for first in std::iter::once(from).chain((0..).take(nodes)) {
        let mut level = vec![first];
        while !level.is_empty() {
            let mut next = Vec::new();
            for node in level {
                if met.get(node as usize) != Some(&false) {
                    continue;
                }
                if let Some(known) = met.get_mut(node as usize) {
                    *known = true;
                }
                order.push(node);
                next.extend(beside.get(node as usize).into_iter().flatten());
            }
            level = next;
        }
    }
    order
}

fn plan(graph: &PathGraph, order: &[u32], from: u32, to: u32) -> Plan {
    let mut number = vec![INSIDE; order.len()];
    for (place, &node) in (0..).zip(order) {
        if let Some(known) = number.get_mut(node as usize) {
            *known = place;
        }
    }
    let number = |node: u32| number.get(node as usize).copied().unwrap_or(INSIDE);
    let mut edges: Vec<[u16; 2]> = graph.edges().iter().map(|edge| edge.map(number)).collect();
    // An edge is decided when the later of its nodes comes.
    edges.sort_unstable_by_key(|&[u, v]| (u.max(v), u.min(v)));
    let ends = [number(from), number(to)];
    let mut last = vec![0; order.len()];
    for (place, edge) in (1..).zip(&edges) {
        for &node in edge {
            if let Some(known) = last.get_mut(usize::from(node)) {
                *known = place;
            }
        }
    }
    let mut frontier: Vec<u16> = ends.to_vec();
    let mut frontiers = vec![frontier.clone()];
    for (place, edge) in (1_usize..).zip(&edges) {
        for node in edge {
            if !frontier.contains(node) {
                frontier.push(*node);
            }
        }
        frontier.retain(|&node| last.get(usize::from(node)).is_some_and(|it| *it > place));
        frontiers.push(frontier.clone());
    }
    Plan {
        edges,
        frontiers,
        ends,
    }
}
