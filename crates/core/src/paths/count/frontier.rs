//! Counts edge by edge, with nodes as the frontier.

use std::fmt::Debug;

use num_bigint::BigUint;

use super::counting::{CountStop, Counting, States};
use super::method::{Plan, places};
use super::number::Number;
use super::table::{StateTable, add};
use super::task::{Edge, Task};
use super::word::{Wide, Word};

/// An edge to decide.
#[derive(Clone, Debug)]
pub(super) struct EdgeStep {
    /// The edge, and the nodes of the frontier once it is decided, each with its slot.
    pub(super) edge: Edge,
    pub(super) frontier: Vec<(u8, u32)>,
    /// The slots of its nodes.
    ends: [u8; 2],
    multiplicity: u32,
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
pub(super) struct Frontier<N, W = ()> {
    directed: bool,
    /// The first frontier: the two ends, each with its slot.
    first: [(u8, u32); 2],
    steps: Vec<EdgeStep>,
    shift: u32,
    at: usize,
    states: Vec<(Wide, N)>,
    next: StateTable<Wide, N>,
    paths: Option<N>,
    looked: u64,
    widest: usize,
    watch: W,
}

/// What becomes of a decision about an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeFate {
    /// No path can have it.
    Dropped,
    /// It completes a path.
    Closed,
    /// It belongs to the next state with this number, from 0.
    State(usize),
}

/// Who watches the decisions.
pub(super) trait Watch<N>: Debug {
    /// An edge is decided in the state at this place of the list, in two ways: it is left out, or taken.
    fn decided(&mut self, state: usize, fates: [EdgeFate; 2]);
    /// The count begins, or the edge is decided in all states. The states that are next, and the paths found so far.
    fn next(&mut self, states: &[(Wide, N)], paths: Option<&N>);
}

/// Nobody watches.
impl<N> Watch<N> for () {
    fn decided(&mut self, _state: usize, _fates: [EdgeFate; 2]) {}
    fn next(&mut self, _states: &[(Wide, N)], _paths: Option<&N>) {}
}

#[expect(clippy::cast_possible_truncation, reason = "a word has 21 slots")]
pub(super) const SLOTS: u8 = Wide::SLOTS as u8;

/// A node inside a piece of a path: no further edge may touch it.
pub(super) const INSIDE: u8 = 2 * SLOTS;

impl<N: Number> Frontier<N> {
    pub(super) fn new(task: &Task, plan: &Plan, limits: States) -> Self {
        Frontier::watched(task, plan, limits, ())
    }
}

impl<N: Number, W: Watch<N>> Frontier<N, W> {
    pub(super) fn watched(task: &Task, plan: &Plan, limits: States, mut watch: W) -> Self {
        let (steps, [start, goal]) = steps(task, &plan.order);
        // The piece runs from the destination back to the start.
        let begins = if task.undirected {
            start
        } else {
            start + SLOTS
        };
        let word = Wide::default().with(start, goal).with(goal, begins);
        let states = vec![(word, N::one())];
        watch.next(&states, None);
        Frontier {
            directed: !task.undirected,
            first: [(start, task.from), (goal, task.to)],
            steps,
            shift: limits.shift,
            at: 0,
            states,
            next: StateTable::new(limits.most),
            paths: None,
            looked: 0,
            widest: 1,
            watch,
        }
    }

    pub(super) fn watch(&self) -> &W {
        &self.watch
    }

    pub(super) fn first(&self) -> &[(u8, u32)] {
        &self.first
    }

    pub(super) fn steps(&self) -> &[EdgeStep] {
        &self.steps
    }

    /// Decides the next edge in a state, in both ways.
    fn decide(&mut self, word: Wide, number: N) -> Result<[EdgeFate; 2], CountStop> {
        let Some(step) = self.steps.get(self.at) else {
            return Ok([EdgeFate::Dropped; 2]);
        };
        let left_out = match without(word, &step.leave) {
            Some(rest) => EdgeFate::State(self.next.add(rest, number.clone())?),
            None => EdgeFate::Dropped,
        };
        let taken = match taken(word, step, self.directed) {
            Taken::Never => EdgeFate::Dropped,
            Taken::Closed => {
                add(&mut self.paths, longer(number, step, self.shift)?)?;
                EdgeFate::Closed
            }
            Taken::Joined(joined) => match without(joined, &step.leave) {
                Some(rest) => {
                    EdgeFate::State(self.next.add(rest, longer(number, step, self.shift)?)?)
                }
                None => EdgeFate::Dropped,
            },
        };
        Ok([left_out, taken])
    }
}

/// What taking an edge does.
enum Taken {
    Never,
    Closed,
    Joined(Wide),
}

fn taken(word: Wide, step: &EdgeStep, directed: bool) -> Taken {
    let [u, v] = step.ends;
    let (a, b) = (word.get(u), word.get(v));
    if a == INSIDE || b == INSIDE {
        return Taken::Never;
    }
    // A piece may only be left where it ends, and only be entered where it begins.
    if directed && (a >= SLOTS || (b < SLOTS && b != v)) {
        return Taken::Never;
    }
    let (a, b) = (a % SLOTS, b % SLOTS);
    if a == v {
        // The circle closes, so everything else must be untouched or inside.
        let open = (0..SLOTS).filter(|it| ![u, v].contains(it));
        let mut open = open.filter(|&it| ![it, INSIDE].contains(&word.get(it)));
        let left_out = step.more || step.must.iter().any(|&it| word.get(it) == it);
        return if open.next().is_none() && !left_out {
            Taken::Closed
        } else {
            Taken::Never
        };
    }
    let begins = if directed { SLOTS } else { 0 };
    // A node that was alone is an end of the longer piece now, and not inside it.
    let joined = word.with(u, INSIDE).with(v, INSIDE);
    Taken::Joined(joined.with(a, b + begins).with(b, a))
}

/// The decisions that take an edge, one of those that are parallel.
fn longer<N: Number>(number: N, step: &EdgeStep, shift: u32) -> Result<N, CountStop> {
    let number = number.longer(shift).times(step.multiplicity);
    number.ok_or(CountStop::TooLarge)
}

impl<N: Number, W: Watch<N>> Counting for Frontier<N, W> {
    fn advance(&mut self, budget: u64) -> Result<(), CountStop> {
        for _ in 0..budget {
            if self.at == self.steps.len() {
                break;
            }
            if let Some((word, number)) = self.states.pop() {
                self.looked += 1;
                let fates = self.decide(word, number)?;
                self.watch.decided(self.states.len(), fates);
            }
            if self.states.is_empty() {
                self.next.take(&mut self.states);
                self.widest = self.widest.max(self.states.len());
                self.at += 1;
                self.watch.next(&self.states, self.paths.as_ref());
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
pub(super) struct EdgeOrder {
    edges: Vec<Edge>,
    pub(super) frontiers: Vec<Vec<u32>>,
    /// For each node the place of its last edge.
    last: Vec<usize>,
}

/// An edge is decided when the later of its nodes comes.
pub(super) fn sweep(task: &Task, order: &[u32]) -> EdgeOrder {
    let places = places(order);
    let place = |node: u32| places[node as usize];
    let mut edges = task.edges.clone();
    edges.sort_unstable_by_key(|&Edge { from, to, .. }| {
        let (one, other) = (place(from), place(to));
        (one.max(other), one.min(other))
    });
    let mut last = vec![0; order.len()];
    for (at, edge) in edges.iter().enumerate() {
        for node in [edge.from, edge.to] {
            last[node as usize] = at;
        }
    }
    let mut frontier = vec![task.from, task.to];
    let frontiers = edges.iter().enumerate().map(|(at, edge)| {
        frontier.retain(|&node| last[node as usize] >= at);
        for node in [edge.from, edge.to] {
            if !frontier.contains(&node) {
                frontier.push(node);
            }
        }
        frontier.clone()
    });
    let frontiers = frontiers.collect();
    EdgeOrder {
        edges,
        frontiers,
        last,
    }
}

/// The edges as steps, and the slots of the two ends.
fn steps(task: &Task, order: &[u32]) -> (Vec<EdgeStep>, [u8; 2]) {
    let EdgeOrder {
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
            let stays = frontier.iter().filter(|it| !leave.contains(it));
            let step = EdgeStep {
                edge: *edge,
                frontier: stays.map(|&it| (find(it), it)).collect(),
                ends: ends.map(find),
                multiplicity: edge.multiplicity,
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
