//! All positions of a short row, and the moves between them.

use super::first_move::FirstMove;
use super::packed::Packed;
use super::ranks::{Left, RankSweep};
use super::row::arrangements;
use super::table::ChainTable;
use crate::error::{ChainError, Error};
use crate::game::EndRule;
use crate::solve::Value;

/// The most cells of a row that is mapped: 101 positions.
pub const MAX_MAP: u32 = 12;

/// The graph of the positions that fit into a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainMap {
    /// By the number of objects, and with the same by [`rank`](ChainTable::rank): the empty position comes
    /// first, the whole row last. A move leads to an earlier place.
    pub nodes: Vec<MapNode>,
    /// From each node in their order; from one, groups from large to small, and then by the objects
    /// taken.
    pub edges: Vec<MapEdge>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapNode {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// How many objects it has.
    pub objects: u32,
    /// Its value under normal play; the first-move rule is not applied.
    pub normal: Value,
    /// Its value under misère play.
    pub misere: Value,
    /// Whether a game from the whole row under the first-move rule can come here.
    pub reachable: bool,
    /// In how many rows of the length it lies.
    pub arrangements: u64,
}

/// A move, from one position to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapEdge {
    /// The place of the position before it among the nodes.
    pub from: usize,
    /// The place of the position after it.
    pub to: usize,
    /// How many objects it takes.
    pub count: u32,
    /// How many takes in any one row of the position are this move.
    pub ways: u32,
}

impl ChainMap {
    /// For each node, whether a game from the whole row can come to it. Under the first-move rule that is
    /// what the nodes have themselves. Cost O(edges).
    pub fn reachable(&self, first: FirstMove) -> Vec<bool> {
        reachable(self.nodes.len(), &self.edges, first)
    }
}

/// A position as the sweep meets it.
struct Met {
    groups: Vec<u32>,
    objects: u32,
    rank: u32,
    values: [Packed; 2],
    options: Vec<(Left, u32)>,
}

/// The map of a row of `length` cells.
///
/// # Errors
///
/// [`ChainError::OBJECTS`] unless the length is 1 to [`MAX_MAP`] and to that of the table;
/// [`Error::PositionNotSolved`] if the table is not finished.
///
/// # Cost
///
/// O(g + log p) for each of the p positions' moves, of g groups.
///
/// ```
/// use appleyard_core::chain::{ChainTable, OctalCode, map};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 3)?;
/// table.finish()?;
/// let map = map(&table, 3)?;
/// let groups: Vec<_> = map.nodes.iter().map(|node| node.groups.as_slice()).collect();
/// assert_eq!(groups, [&[][..], &[1], &[1, 1], &[2], &[3]]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn map(table: &ChainTable, length: u32) -> Result<ChainMap, Error> {
    ChainError::OBJECTS.check(length, 1..=table.length().min(MAX_MAP))?;
    let met = positions(table, length)?;
    // They come by rank; a rank is found among these, and then its place among the nodes.
    let ranks: Vec<u32> = met.iter().map(|it| it.rank).collect();
    let by_objects: Vec<usize> = (0..=length)
        .flat_map(|objects| {
            let same = move |(it, met): (usize, &Met)| (met.objects == objects).then_some(it);
            met.iter().enumerate().filter_map(same)
        })
        .collect();
    let mut places = vec![0; met.len()];
    for (place, &it) in by_objects.iter().enumerate() {
        if let Some(here) = places.get_mut(it) {
            *here = place;
        }
    }
    let place = |rank: u32| {
        let found = ranks.binary_search(&rank).ok()?;
        places.get(found).copied()
    };
    let in_order = || by_objects.iter().filter_map(|&it| met.get(it));
    let edges: Vec<MapEdge> = (0..)
        .zip(in_order())
        .flat_map(|(from, position)| {
            let edge = move |&(left, rank): &(Left, u32)| {
                Some(MapEdge {
                    from,
                    to: place(rank)?,
                    count: left.taken.into(),
                    ways: ways(&position.groups, left),
                })
            };
            position.options.iter().filter_map(edge)
        })
        .collect();
    let reachable = reachable(met.len(), &edges, FirstMove::Fewest);
    let nodes = in_order().zip(reachable).map(|(it, reachable)| {
        let [normal, misere] = it.values.map(Packed::value);
        MapNode {
            arrangements: arrangements(&it.groups, length),
            groups: it.groups.clone(),
            objects: it.objects,
            normal,
            misere,
            reachable,
        }
    });
    Ok(ChainMap {
        nodes: nodes.collect(),
        edges,
    })
}

/// All positions that fit into the row, with their options.
fn positions(table: &ChainTable, length: u32) -> Result<Vec<Met>, Error> {
    let ranks = table.ranks();
    let mut sweep = RankSweep::new(
        ranks,
        table.leavings(),
        u8::try_from(length).unwrap_or(u8::MAX),
    );
    let mut met = Vec::new();
    loop {
        let value = |end_rule| {
            let value = table.packed_at(sweep.rank(), end_rule);
            value.ok_or(Error::PositionNotSolved)
        };
        let mut options = Vec::new();
        sweep.options(ranks, table.leavings(), |left, rank| {
            options.push((left, rank));
        });
        met.push(Met {
            groups: sweep.sizes().iter().map(|&size| size.into()).collect(),
            objects: sweep.objects(),
            rank: sweep.rank(),
            values: [value(EndRule::Normal)?, value(EndRule::Misere)?],
            options,
        });
        if !sweep.step(ranks) {
            return Ok(met);
        }
    }
}

/// A group of each of the same size may be taken from; and what is left may lie either way, unless it is
/// two groups alike, or nothing.
fn ways(groups: &[u32], left: Left) -> u32 {
    let size = u32::from(left.taken) + u32::from(left.larger) + u32::from(left.smaller);
    let alike = groups.iter().filter(|&&it| it == size).count();
    let sides = if left.larger == left.smaller { 1 } else { 2 };
    u32::try_from(alike).unwrap_or(u32::MAX) * sides
}

/// Which nodes a game from the last one comes to.
fn reachable(nodes: usize, edges: &[MapEdge], first: FirstMove) -> Vec<bool> {
    let mut reachable = vec![false; nodes];
    let start = nodes - 1;
    reachable[start] = true;
    let moves = edges.iter().filter(|edge| edge.from == start);
    let fewest = moves.map(|edge| edge.count).min();
    for edge in edges.iter().rev() {
        let allowed = first == FirstMove::Any || edge.from != start || Some(edge.count) == fewest;
        if allowed && reachable[edge.from] {
            reachable[edge.to] = true;
        }
    }
    reachable
}
