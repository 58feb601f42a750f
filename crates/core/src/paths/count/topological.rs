//! Counts in the order of the edges, where they go round in no circle.

use num_bigint::BigUint;

use super::counting::{CountStop, Counting, States};
use super::method::{CountMethod, Plan, places};
use super::task::{Edge, Task};
use crate::checked::narrow;
use crate::graph::reverse_topological_order;
use crate::progress::left_of;

/// A state of the other methods takes about as much room as this many words of 64 bits.
const WORDS: usize = 12;

/// A plan that decides each node after those to which its edges lead; it costs an edge for each sum. It cannot be
/// carried out if edges go round in a circle. Cost O(nodes + edges).
pub(super) fn topological(task: &Task) -> Plan {
    let mut after = vec![Vec::new(); task.nodes()];
    for edge in task.edges.iter().filter(|it| between_ends(task, it)) {
        after[edge.from as usize].push(edge.to);
    }
    let next = |node: u32| &after[node as usize][..];
    match reverse_topological_order(after.len(), next) {
        Ok(order) if !task.undirected => Plan {
            method: CountMethod::Topological,
            order,
            slots: 0,
            first: 0,
            cost: u32::try_from(task.edges.len()).map_or(f64::INFINITY, f64::from),
        },
        _ => Plan {
            method: CountMethod::Topological,
            ..Plan::none()
        },
    }
}

/// No path comes back to its start, or leaves its destination.
fn between_ends(task: &Task, edge: &Edge) -> bool {
    edge.to != task.from && edge.from != task.to
}

/// The edges that a path can have. A path goes through the nodes in their order, so it has no edge that leads past a
/// node that it must pass.
#[derive(Clone, Debug)]
pub(super) struct Passable {
    places: Vec<usize>,
    /// For each place, how many nodes before it a path must pass.
    before: Vec<u32>,
    /// Each edge after all those that leave its end.
    pub(super) edges: Vec<Edge>,
}

impl Passable {
    pub(super) fn new(task: &Task, order: &[u32]) -> Passable {
        let must = |node: &u32| task.must.get(*node as usize) == Some(&true);
        let before = order.iter().scan(0, |sum, node| {
            let before = *sum;
            *sum += u32::from(must(node));
            Some(before)
        });
        let mut made = Passable {
            places: places(order),
            before: before.collect(),
            edges: Vec::new(),
        };
        // A node that leads on only through the start may come before the destination, and no path passes it.
        let all = task.must.iter().map(|it| u32::from(*it)).sum();
        if made.until(task.from, task) - made.before(task.to) == all {
            let edges = task.edges.iter().filter(|it| between_ends(task, it));
            made.edges = edges.filter(|it| made.has(task, it)).copied().collect();
        }
        let Passable { places, edges, .. } = &mut made;
        edges.sort_by_key(|it| places.get(it.from as usize));
        made
    }

    fn has(&self, task: &Task, edge: &Edge) -> bool {
        self.before(edge.from) == self.until(edge.to, task)
    }

    /// How many nodes that a path must pass come before a node.
    fn before(&self, node: u32) -> u32 {
        self.before[self.places[node as usize]]
    }

    /// The same with the node itself.
    fn until(&self, node: u32, task: &Task) -> u32 {
        self.before(node) + u32::from(task.must.get(node as usize) == Some(&true))
    }
}

/// The ways from a node to the destination: all together, or those of each number of edges, from the least on.
#[derive(Clone, Debug, Default)]
struct Ways {
    least: usize,
    numbers: Vec<BigUint>,
}

impl Ways {
    /// Adds the ways that begin with an edge to a node with these ways.
    fn add(&mut self, other: &Ways, multiplicity: u32, longer: usize) {
        let least = other.least + longer;
        if self.numbers.is_empty() {
            self.least = least;
        }
        // How many shorter lengths come in front; none if they are all known.
        let new = self.least.saturating_sub(least);
        self.numbers
            .splice(0..0, std::iter::repeat_n(BigUint::ZERO, new));
        self.least -= new;
        let shift = least - self.least;
        let needed = shift + other.numbers.len();
        if self.numbers.len() < needed {
            self.numbers.resize(needed, BigUint::ZERO);
        }
        for (sum, number) in self.numbers.iter_mut().skip(shift).zip(&other.numbers) {
            if multiplicity == 1 {
                *sum += number;
            } else {
                *sum += number * multiplicity;
            }
        }
    }

    /// How many words of 64 bits they take.
    fn words(&self) -> usize {
        let words = self.numbers.iter().map(|it| it.bits() / 64 + 1);
        narrow(words.sum::<u64>())
    }
}

/// A count by one pass over the edges: a node has as many ways to the destination as the nodes to which its edges
/// lead have together. Its numbers have any size.
#[derive(Debug)]
pub(super) struct Topological {
    edges: Vec<Edge>,
    at: usize,
    from: u32,
    ways: Vec<Ways>,
    /// For each node, how many edges that lead to it are not decided; then its ways are needed no more.
    open: Vec<u32>,
    /// The ways of all nodes are needed in the end.
    keeps: bool,
    by_length: bool,
    most: usize,
    words: usize,
    numbers: usize,
    widest: usize,
}

impl Topological {
    pub(super) fn new(task: &Task, plan: &Plan, limits: States) -> Topological {
        let Passable { edges, .. } = Passable::new(task, &plan.order);
        let mut ways = vec![Ways::default(); task.nodes()];
        ways[task.to as usize].numbers.push(BigUint::from(1_u32));
        let mut open = vec![0; task.nodes()];
        for edge in &edges {
            open[edge.to as usize] += 1;
        }
        Topological {
            edges,
            at: 0,
            from: task.from,
            ways,
            open,
            keeps: false,
            by_length: limits.shift > 0,
            most: limits.most,
            words: 1,
            numbers: 1,
            widest: 1,
        }
    }

    /// Keeps the ways of all nodes.
    pub(super) fn keeping(self) -> Topological {
        Topological {
            keeps: true,
            ..self
        }
    }

    /// The number of ways from a node to the destination, once all edges are decided.
    pub(super) fn ways(&self, node: u32) -> BigUint {
        self.ways[node as usize].numbers.iter().sum()
    }

    /// Decides an edge. How many words it has added.
    fn decide(&mut self, edge: Edge) -> usize {
        let (from, to) = (edge.from as usize, edge.to as usize);
        self.open[to] -= 1;
        let done = self.open[to] == 0 && !self.keeps;
        // Each node is taken out while its ways are added, so that both can be held.
        let other = std::mem::take(&mut self.ways[to]);
        let added = other.words();
        let ways = &mut self.ways[from];
        self.words -= ways.words();
        self.numbers -= ways.numbers.len();
        ways.add(&other, edge.multiplicity, usize::from(self.by_length));
        self.words += ways.words();
        self.numbers += ways.numbers.len();
        self.widest = self.widest.max(self.numbers);
        if done {
            self.words -= added;
            self.numbers -= other.numbers.len();
        } else {
            self.ways[to] = other;
        }
        added
    }
}

impl Counting for Topological {
    fn advance(&mut self, budget: u64) -> Result<(), CountStop> {
        let mut left = budget;
        while left > 0
            && let Some(&edge) = self.edges.get(self.at)
        {
            let added = self.decide(edge) as u64;
            self.at += 1;
            // A state of the other methods takes about as long.
            left = left_of(left, 1 + added / 16);
            if self.words / WORDS > self.most {
                return Err(CountStop::TooManyStates);
            }
        }
        Ok(())
    }

    fn looked(&self) -> u64 {
        self.at as u64
    }

    fn done(&self) -> [usize; 2] {
        [self.at, self.edges.len()]
    }

    fn kept(&self) -> usize {
        self.numbers
    }

    fn widest(&self) -> usize {
        self.widest
    }

    fn paths(&mut self) -> BigUint {
        self.ways(self.from)
    }

    fn by_length(&mut self, _shift: u32) -> Vec<BigUint> {
        let Ways { least, numbers } = self.ways[self.from as usize].clone();
        let none = if numbers.is_empty() { 0 } else { least };
        std::iter::repeat_n(BigUint::ZERO, none)
            .chain(numbers)
            .collect()
    }
}
