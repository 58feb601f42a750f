//! Counts edge by edge, with nodes as the frontier.

use num_bigint::BigUint;

use super::number::Number;
use super::plan::{Plan, places};
use super::table::{Table, add};
use super::task::{Edge, Task};
use super::word::{Wide, Word};
use super::{Counting, States, Stop};

/// An edge to decide.
#[derive(Clone, Debug)]
struct Step {
    /// The slots of its nodes.
    ends: [u8; 2],
    times: u32,
    /// The slots of the nodes that leave the frontier, and whether a path must pass them.
    leave: Vec<(u8, bool)>,
    /// The slots of the other nodes of the frontier that a path must pass.
    must: Vec<u8>,
    /// Whether a node that a path must pass has not come in yet.
    more: bool,
}

/// A count by frontier dynamic programming (Knuth's Simpath, *The Art of Computer Programming*, vol. 4A, 7.1.4).
///
/// ```text
///   decided edges │ frontier │ edges to come        the frontier has the nodes with edges of both kinds
/// ```
///
/// The edges are decided one by one: on the path or not. The decided edges form pieces of the path, and the rest of
/// the decisions depends only on which nodes of the frontier are the two ends of a piece. So all decisions that agree
/// in this are one state, with their number. A path and an edge from its end back to its start form a circle. So the
/// two ends begin as the ends of a piece, and the last edge closes the circle. In a graph whose edges lead one way, a
/// state also knows where each piece begins.
///
/// A field of a state is the node itself if no edge touches it, the other end of the piece that ends there, the same
/// plus the number of slots if the piece begins there, or [`INSIDE`].
#[derive(Debug)]
pub(super) struct Frontier<N> {
    directed: bool,
    steps: Vec<Step>,
    shift: u32,
    at: usize,
    states: Vec<(Wide, N)>,
    next: Table<Wide, N>,
    paths: Option<N>,
    looked: u64,
    widest: usize,
}

#[expect(clippy::cast_possible_truncation, reason = "a word has 21 slots")]
const SLOTS: u8 = Wide::SLOTS as u8;

/// A node inside a piece of a path: no further edge may touch it.
const INSIDE: u8 = 2 * SLOTS;

impl<N: Number> Frontier<N> {
    pub(super) fn new(task: &Task, plan: &Plan, limits: States) -> Self {
        let (steps, [start, goal]) = steps(task, &plan.order);
        // The piece runs from the destination back to the start.
        let begins = if task.both { start } else { start + SLOTS };
        let word = Wide::default().with(start, goal).with(goal, begins);
        Frontier {
            directed: !task.both,
            steps,
            shift: limits.shift,
            at: 0,
            states: vec![(word, N::one())],
            next: Table::new(limits.most),
            paths: None,
            looked: 0,
            widest: 1,
        }
    }

    /// Decides the next edge in one state.
    fn decide(&mut self, word: Wide, number: N) -> Result<(), Stop> {
        let Some(step) = self.steps.get(self.at) else {
            return Ok(());
        };
        let [u, v] = step.ends;
        let (a, b) = (word.get(u), word.get(v));
        if let Some(rest) = without(word, &step.leave) {
            self.next.add(rest, number.clone())?;
        }
        if a == INSIDE || b == INSIDE {
            return Ok(());
        }
        // A piece may only be left where it ends, and only be entered where it begins.
        if self.directed && (a >= SLOTS || (b < SLOTS && b != v)) {
            return Ok(());
        }
        let (a, b) = (a % SLOTS, b % SLOTS);
        let number = number
            .longer(self.shift)
            .times(step.times)
            .ok_or(Stop::TooLarge)?;
        if a == v {
            // The circle closes, so everything else must be untouched or inside.
            let open = (0..SLOTS).filter(|it| ![u, v].contains(it));
            let mut open = open.filter(|&it| ![it, INSIDE].contains(&word.get(it)));
            let left_out = step.more || step.must.iter().any(|&it| word.get(it) == it);
            if open.next().is_none() && !left_out {
                add(&mut self.paths, number)?;
            }
            return Ok(());
        }
        let begins = if self.directed { SLOTS } else { 0 };
        // A node that was alone is an end of the longer piece now, and not inside it.
        let joined = word.with(u, INSIDE).with(v, INSIDE);
        let joined = joined.with(a, b + begins).with(b, a);
        if let Some(rest) = without(joined, &step.leave) {
            self.next.add(rest, number)?;
        }
        Ok(())
    }
}

impl<N: Number> Counting for Frontier<N> {
    fn advance(&mut self, budget: u64) -> Result<(), Stop> {
        for _ in 0..budget {
            if self.at == self.steps.len() {
                break;
            }
            if let Some((word, number)) = self.states.pop() {
                self.looked += 1;
                self.decide(word, number)?;
            }
            if self.states.is_empty() {
                self.next.take(&mut self.states);
                self.widest = self.widest.max(self.states.len());
                self.at += 1;
            }
        }
        Ok(())
    }

    fn looked(&self) -> u64 {
        self.looked
    }

    fn done(&self) -> [usize; 2] {
        [self.at, self.steps.len()]
    }

    fn kept(&self) -> usize {
        self.states.len() + self.next.len()
    }

    fn widest(&self) -> usize {
        self.widest
    }

    fn paths(&mut self) -> BigUint {
        self.paths.take().map_or(BigUint::ZERO, |it| it.exact())
    }
}

/// The state without the nodes that leave the frontier, unless a piece would end at one of them, or a path would
/// never pass one that it must pass.
fn without(word: Wide, leave: &[(u8, bool)]) -> Option<Wide> {
    leave.iter().try_fold(word, |rest, &(slot, must)| {
        let field = rest.get(slot);
        let may = field == INSIDE || (field == slot && !must);
        may.then(|| rest.with(slot, slot))
    })
}

/// The edges in the order in which they are decided, and for each the nodes of the frontier while it is decided.
pub(super) struct Sweep {
    edges: Vec<Edge>,
    pub(super) frontiers: Vec<Vec<u32>>,
    /// For each node the place of its last edge.
    last: Vec<usize>,
}

/// An edge is decided when the later of its nodes comes.
pub(super) fn sweep(task: &Task, order: &[u32]) -> Sweep {
    let places = places(order);
    let place = |node: u32| places.get(node as usize).copied().unwrap_or(0);
    let mut edges = task.edges.clone();
    edges.sort_unstable_by_key(|&Edge { from, to, .. }| {
        let (one, other) = (place(from), place(to));
        (one.max(other), one.min(other))
    });
    let mut last = vec![0; order.len()];
    for (at, edge) in edges.iter().enumerate() {
        for node in [edge.from, edge.to] {
            if let Some(known) = last.get_mut(node as usize) {
                *known = at;
            }
        }
    }
    let mut frontier = vec![task.from, task.to];
    let frontiers = edges.iter().enumerate().map(|(at, edge)| {
        frontier.retain(|&node| last.get(node as usize).is_some_and(|it| *it >= at));
        for node in [edge.from, edge.to] {
            if !frontier.contains(&node) {
                frontier.push(node);
            }
        }
        frontier.clone()
    });
    let frontiers = frontiers.collect();
    Sweep {
        edges,
        frontiers,
        last,
    }
}

/// The edges as steps, and the slots of the two ends.
fn steps(task: &Task, order: &[u32]) -> (Vec<Step>, [u8; 2]) {
    let Sweep {
        edges,
        frontiers,
        last,
    } = sweep(task, order);
    let mut slots: Vec<Option<u32>> = vec![Some(task.from), Some(task.to)];
    let must = |node: u32| task.must.get(node as usize) == Some(&true);
    let mut waiting: Vec<u32> = (0..).take(task.nodes()).filter(|it| must(*it)).collect();
    let steps = edges
        .iter()
        .zip(&frontiers)
        .enumerate()
        .map(|(at, (edge, frontier))| {
            for &node in frontier {
                if !slots.contains(&Some(node)) {
                    match slots.iter_mut().find(|it| it.is_none()) {
                        Some(free) => *free = Some(node),
                        None => slots.push(Some(node)),
                    }
                }
            }
            let ends = [edge.from, edge.to];
            let find = |node: u32| {
                (0..)
                    .zip(&slots)
                    .find(|(_, it)| **it == Some(node))
                    .map_or(0, |it| it.0)
            };
            waiting.retain(|it| !frontier.contains(it));
            let leaving = |node: u32| last.get(node as usize) == Some(&at);
            let leave: Vec<u32> = frontier.iter().copied().filter(|it| leaving(*it)).collect();
            let others = frontier
                .iter()
                .filter(|&&it| must(it) && !ends.contains(&it));
            let step = Step {
                ends: ends.map(find),
                times: edge.times,
                must: others.map(|&it| find(it)).collect(),
                leave: leave.iter().map(|&it| (find(it), must(it))).collect(),
                more: !waiting.is_empty(),
            };
            for slot in &mut slots {
                if slot.is_some_and(|it| leave.contains(&it)) {
                    *slot = None;
                }
            }
            step
        });
    (steps.collect(), [0, 1])
}
