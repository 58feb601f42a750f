//! Counts by sets of nodes, for small graphs with many edges.

use num_bigint::BigUint;

use super::counting::{CountStop, Counting, States};
use super::task::{Edge, Task};
use crate::small_set::members;

/// A count by sets: for every set of nodes between the ends, and each of them as the last, the number of ways from
/// the start that visit just the set (Bellman 1962; Held and Karp 1962). Only for edges that are not parallel.
#[derive(Debug)]
pub(super) struct Subsets {
    /// For each node between the ends, the set of those from which an edge leads to it.
    before: Vec<u32>,
    /// The sets that can be first and last.
    first: u32,
    last: u32,
    must: u32,
    /// Whether an edge leads from the start to the destination.
    direct: bool,
    shift: u32,
    /// The next set.
    set: u32,
    /// For each set and each node of it as the last. At most 20!, so a word suffices.
    ways: Vec<u64>,
    /// For each number of nodes between the ends, the number of paths.
    paths: Vec<u128>,
}

impl Subsets {
    pub(super) fn new(task: &Task, limits: States) -> Subsets {
        let between: Vec<u32> = (0..)
            .take(task.nodes())
            .filter(|it| ![task.from, task.to].contains(it))
            .collect();
        let bit = |node: u32| {
            let place = between.iter().position(|it| *it == node);
            place.map_or(0, |it| 1_u32 << it)
        };
        let mut made = Subsets {
            before: vec![0; between.len()],
            first: 0,
            last: 0,
            must: 0,
            direct: false,
            shift: limits.shift,
            set: 0,
            ways: vec![0; between.len() << between.len()],
            paths: vec![0; between.len() + 1],
        };
        for (place, &node) in between.iter().enumerate() {
            if task.must.get(node as usize) == Some(&true) {
                made.must |= 1 << place;
            }
        }
        for &Edge { from, to, .. } in &task.edges {
            made.edge(task, [from, to], bit);
            if task.undirected {
                made.edge(task, [to, from], bit);
            }
        }
        made
    }

    fn edge(&mut self, task: &Task, [from, to]: [u32; 2], bit: impl Fn(u32) -> u32) {
        self.direct |= from == task.from && to == task.to;
        if from == task.from {
            self.first |= bit(to);
        } else if to == task.to {
            self.last |= bit(from);
        } else if let Some(before) = self.before.get_mut(bit(to).trailing_zeros() as usize) {
            *before |= bit(from);
        }
    }

    fn place(&self, set: u32, node: u32) -> usize {
        set as usize * self.before.len() + node as usize
    }

    fn decide(&mut self, set: u32) {
        let whole = set & self.must == self.must;
        let mut sum = u128::from(set == 0 && self.direct);
        for node in members(set) {
            let rest = set & !(1 << node);
            let ways = if rest == 0 {
                u64::from(self.first >> node & 1)
            } else {
                let before = self.before[node as usize];
                let way = |it: u32| self.ways[self.place(rest, it)];
                members(rest & before).map(way).sum()
            };
            let place = self.place(set, node);
            self.ways[place] = ways;
            if self.last >> node & 1 == 1 {
                sum += u128::from(ways);
            }
        }
        if whole {
            self.paths[set.count_ones() as usize] += sum;
        }
    }

    fn sets(&self) -> u32 {
        1 << self.before.len()
    }
}

impl Counting for Subsets {
    fn advance(&mut self, budget: u64) -> Result<(), CountStop> {
        // A set takes about as long as this many states.
        let cost = 1 + self.before.len() as u64 / 4;
        for _ in 0..budget.div_ceil(cost) {
            if self.set == self.sets() {
                break;
            }
            self.decide(self.set);
            self.set += 1;
        }
        Ok(())
    }

    fn looked(&self) -> u64 {
        self.set.into()
    }

    fn done(&self) -> [usize; 2] {
        [self.set as usize, self.sets() as usize]
    }

    fn kept(&self) -> usize {
        self.set as usize
    }

    fn widest(&self) -> usize {
        self.set as usize
    }

    fn paths(&mut self) -> BigUint {
        let by_length = (1..).zip(&self.paths);
        by_length
            .map(|(edges, &paths): (u32, _)| BigUint::from(paths) << (edges * self.shift))
            .sum()
    }
}
