//! Graphs to begin with.

use crate::chain::{ChainTable, FirstMove, OctalCode, map};
use crate::error::{Error, GraphError, TokensError};
use crate::graph::Digraph;
use crate::progress::Run;
use crate::rng::Rng;

/// The kinds of ready graphs, each with the meaning of its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum ReadyKind {
    /// A Nim heap of this many stones: a node for each number of stones, with an edge to every smaller one.
    Heap,
    /// A heap of this many stones from which a player takes 1, 3 or 4.
    TakeAway,
    /// Kayles with this many pins: a player knocks down one, or two that stand side by side. A node has the
    /// lengths of the rows that are left.
    Kayles,
    /// The divisors of this number, with an edge to every smaller divisor of each.
    Divisors,
    /// This many nodes by chance, with edges to later ones only.
    Random,
}

impl ReadyKind {
    /// The largest size, so that the graph can be drawn.
    pub fn most(self) -> u32 {
        match self {
            ReadyKind::Heap => 20,
            ReadyKind::TakeAway | ReadyKind::Random => 60,
            ReadyKind::Kayles => 9,
            ReadyKind::Divisors => 1000,
        }
    }
}

/// A ready graph; play with tokens on it always ends. The seed matters only for
/// [`ReadyKind::Random`]: the same seed gives the same graph everywhere.
///
/// # Errors
///
/// [`TokensError::READY_SIZE`] unless the size is 1 to [`ReadyKind::most`].
///
/// ```
/// use appleyard_core::token_graph::{GrundyGraph, ReadyKind, ready};
///
/// let divisors = GrundyGraph::new(ready(ReadyKind::Divisors, 60, 0)?)?;
/// assert_eq!(divisors.graph().names()[0], "60");
/// assert_eq!(divisors.values()[0], 4); // 60 = 2 · 2 · 3 · 5 has four prime factors
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn ready(kind: ReadyKind, size: u32, seed: u64) -> Result<Digraph, Error> {
    TokensError::READY_SIZE.check(size, 1..=kind.most())?;
    let mut graph = Digraph::new();
    match kind {
        ReadyKind::Heap => heaps(&mut graph, size, |_| true)?,
        ReadyKind::TakeAway => heaps(&mut graph, size, |taken| matches!(taken, 1 | 3 | 4))?,
        ReadyKind::Kayles => return kayles(size),
        ReadyKind::Divisors => {
            let divisors: Vec<u32> = (1..=size)
                .rev()
                .filter(|it| size.is_multiple_of(*it))
                .collect();
            named(&mut graph, &divisors)?;
            let allowed = |from: u32, to: u32| from > to && from.is_multiple_of(to);
            join_where(&mut graph, &divisors, allowed)?;
        }
        ReadyKind::Random => random(&mut graph, size, seed)?,
    }
    Ok(graph)
}

/// The numbers of stones from `stones` down to 0, joined where a number may be taken.
fn heaps(
    graph: &mut Digraph,
    stones: u32,
    allowed: impl Fn(u32) -> bool,
) -> Result<(), GraphError> {
    let numbers: Vec<u32> = (0..=stones).rev().collect();
    named(graph, &numbers)?;
    join_where(graph, &numbers, |from, to| from > to && allowed(from - to))
}

fn named(graph: &mut Digraph, numbers: &[u32]) -> Result<(), GraphError> {
    for number in numbers {
        graph.node(&number.to_string())?;
    }
    Ok(())
}

fn join_where(
    graph: &mut Digraph,
    numbers: &[u32],
    allowed: impl Fn(u32, u32) -> bool,
) -> Result<(), GraphError> {
    for (from, &before) in (0..).zip(numbers) {
        for (to, &after) in (0..).zip(numbers) {
            if allowed(before, after) {
                graph.join(from, to)?;
            }
        }
    }
    Ok(())
}

/// The positions of the row that Chain begins with: the two games are the same.
fn kayles(pins: u32) -> Result<Digraph, Error> {
    let mut table = ChainTable::new(OctalCode::chain(), pins)?;
    table.finish()?;
    let map = map(&table, pins, FirstMove::Any)?;
    let name = |groups: &[u32]| {
        if groups.is_empty() {
            return "0".to_owned();
        }
        let groups: Vec<String> = groups.iter().map(u32::to_string).collect();
        groups.join("+")
    };
    let mut graph = Digraph::new();
    let mut nodes = vec![None; map.nodes.len()];
    for (place, node) in map.nodes.iter().enumerate().rev() {
        if node.reachable {
            nodes[place] = Some(graph.node(&name(&node.groups))?);
        }
    }
    for edge in &map.edges {
        if let (Some(from), Some(to)) = (nodes[edge.from], nodes[edge.to]) {
            graph.join(from, to)?;
        }
    }
    Ok(graph)
}

/// Each node but the last has one to three edges, to one of the next few nodes each.
fn random(graph: &mut Digraph, nodes: u32, seed: u64) -> Result<(), GraphError> {
    let mut rng = Rng::new(seed);
    for node in 1..=nodes {
        graph.node(&node.to_string())?;
    }
    for from in 0..nodes - 1 {
        let reach = (nodes - 1 - from).min(5);
        for _ in 0..1 + rng.below(3) {
            graph.join(from, from + 1 + rng.below(reach))?;
        }
    }
    Ok(())
}
