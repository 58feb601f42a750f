//! All positions of a short row, and the moves between them.

use super::first_move::FirstMove;
use super::ranks::{Left, RankSweep};
use super::row::arrangements;
use super::signed::signed;
use super::table::ChainTable;
use crate::checked::{known, narrow};
use crate::error::{ChainError, Error};
use crate::game::EndRule;
use crate::solve::Score;

/// The most cells of a row that can have a map: with 12 cells there are 101 positions.
pub const MAX_MAP: u32 = 12;

/// The graph of the positions that fit into a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainMap {
    /// The positions by number of objects, and with the same number by [`rank`](ChainTable::rank). The empty
    /// position comes first, the whole row last. A move leads to an earlier place.
    pub nodes: Vec<MapNode>,
    /// The moves from each node, in the order of the nodes. Those from one node go by groups from large to
    /// small, and then by the number of objects taken.
    pub edges: Vec<MapEdge>,
}

/// A position that fits into the row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct MapNode {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// How many objects it has.
    pub objects: u32,
    /// Its value under normal play: +k if the player to move wins in k plies, −k if they lose in k. The
    /// first-move rule is ignored.
    pub normal: i32,
    /// Its value under misère play.
    pub misere: i32,
    /// Whether a game from the whole row can reach it.
    pub reachable: bool,
    /// How many rows of this length show the position.
    pub arrangements: u64,
}

/// A move, from one position to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapEdge {
    /// The place, among the nodes, of the position before the move.
    pub from: usize,
    /// The place, among the nodes, of the position after it.
    pub to: usize,
    /// How many objects it takes.
    pub count: u32,
    /// In how many ways the move can be made in any one row of the position.
    pub ways: u32,
}

/// A position as the sweep meets it.
struct Met {
    groups: Vec<u32>,
    objects: u32,
    rank: u32,
    scores: [Score<i8>; 2],
    options: Vec<(Left, u32)>,
}

/// The map of a row of `length` cells. The first-move rule matters only for `reachable`.
///
/// # Errors
///
/// [`ChainError::OBJECTS`] unless the length is 1 to [`MAX_MAP`] and to that of the table;
/// [`Error::PositionNotSolved`] if the table is not finished.
///
/// # Cost
///
/// O(g + log p) for each move of each of the p positions, where the position has g groups.
///
/// ```
/// use appleyard_core::chain::{ChainTable, FirstMove, OctalCode, map};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 3)?;
/// table.finish()?;
/// let map = map(&table, 3, FirstMove::Any)?;
/// let groups: Vec<_> = map.nodes.iter().map(|node| node.groups.as_slice()).collect();
/// assert_eq!(groups, [&[][..], &[1], &[1, 1], &[2], &[3]]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn map(table: &ChainTable, length: u32, first: FirstMove) -> Result<ChainMap, Error> {
    ChainError::OBJECTS.check(length, 1..=table.length().min(MAX_MAP))?;
    let met = positions(table, length)?;
    // The positions come by rank. A search among these ranks gives the place of a position, and then its
    // place among the nodes.
    let ranks: Vec<u32> = met.iter().map(|it| it.rank).collect();
    let by_objects: Vec<usize> = (0..=length)
        .flat_map(|objects| {
            let same = move |(it, met): (usize, &Met)| (met.objects == objects).then_some(it);
            met.iter().enumerate().filter_map(same)
        })
        .collect();
    let mut places = vec![0; met.len()];
    for (place, &it) in by_objects.iter().enumerate() {
        places[it] = place;
    }
    let place = |rank: u32| {
        let found = ranks.binary_search(&rank).ok();
        places[known(found, "an option fits into the row")]
    };
    let in_order = || by_objects.iter().map(|&it| &met[it]);
    let edges: Vec<MapEdge> = (0..)
        .zip(in_order())
        .flat_map(|(from, position)| {
            let edge = move |&(left, rank): &(Left, u32)| MapEdge {
                from,
                to: place(rank),
                count: left.taken.into(),
                ways: ways(&position.groups, left),
            };
            position.options.iter().map(edge)
        })
        .collect();
    let reachable = reachable(met.len(), &edges, first);
    let nodes = in_order().zip(reachable).map(|(it, reachable)| {
        let [normal, misere] = it.scores.map(|score| signed(score.value()));
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
    if !table.progress().finished {
        return Err(Error::PositionNotSolved);
    }
    let ranks = table.ranks();
    let mut sweep = RankSweep::new(ranks, table.leavings(), narrow(length));
    let mut met = Vec::new();
    loop {
        let score = |end_rule| table.score_at(sweep.rank(), end_rule);
        let mut options = Vec::new();
        sweep.options(ranks, table.leavings(), |left, rank| {
            options.push((left, rank));
        });
        met.push(Met {
            groups: sweep.sizes().iter().map(|&size| size.into()).collect(),
            objects: sweep.objects(),
            rank: sweep.rank(),
            scores: [EndRule::Normal, EndRule::Misere].map(score),
            options,
        });
        if !sweep.step(ranks) {
            return Ok(met);
        }
    }
}

/// In how many ways a move can be made. It may take from any group of the same size. The groups that it
/// leaves may lie in either order, unless they are equal or one of them is empty.
fn ways(groups: &[u32], left: Left) -> u32 {
    let size = u32::from(left.taken) + u32::from(left.larger) + u32::from(left.smaller);
    let alike = groups.iter().filter(|&&it| it == size).count();
    let sides = if left.larger == left.smaller { 1 } else { 2 };
    narrow::<_, u32>(alike) * sides
}

/// Which nodes a game from the last node can reach.
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
