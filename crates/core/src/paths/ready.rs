//! Graphs to begin with, with places in which they can be drawn.

use std::f64::consts::TAU;

use super::maps;
use super::placed::{Ready, SIDE, undirected};
use crate::checked::known;
use crate::error::{Error, PathsError};
use crate::rng::Rng;

/// The kinds of ready graphs, each with the meaning of its size. Start and destination lie opposite each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum ReadyPaths {
    /// Streets: this many corners a side, each joined to the next ones across and down.
    Grid,
    /// A triangle of triangles with this many nodes a side.
    Triangular,
    /// The squares of a board with this many a side, joined by the moves of a king.
    King,
    /// The same, joined by the moves of a knight.
    Knight,
    /// This many nodes, each joined to every other.
    Complete,
    /// The corners of a cube of this dimension, named by their coordinates.
    Hypercube,
    /// The graph of Petersen (1898), with ten nodes. Its size does not matter.
    Petersen,
    /// Two rails with this many rungs.
    Ladder,
    /// A tree with this many levels, in which each node has two below it.
    Tree,
    /// This many nodes at places by chance, each joined to near ones.
    Random,
    /// The 48 states of the United States that are not separated from the others, and which of them have a border in
    /// common. Its size does not matter.
    States,
    /// The fifteen autonomous communities of Spain on the peninsula, in the same way.
    Communities,
}

impl ReadyPaths {
    /// The largest size, so that the graph can be drawn.
    pub fn most(self) -> u32 {
        match self {
            ReadyPaths::Grid | ReadyPaths::King | ReadyPaths::Knight => 17,
            ReadyPaths::Triangular => 20,
            ReadyPaths::Complete => 24,
            ReadyPaths::Hypercube | ReadyPaths::Tree => 8,
            ReadyPaths::Petersen | ReadyPaths::States | ReadyPaths::Communities => 300,
            ReadyPaths::Ladder => 100,
            ReadyPaths::Random => 200,
        }
    }
}

/// A ready graph. The seed matters only for [`ReadyPaths::Random`]: the same seed gives the same graph everywhere.
/// Cost O(n²) for n nodes.
///
/// # Errors
///
/// [`PathsError::SIZE`] unless the size is 1 to [`ReadyPaths::most`].
///
/// ```
/// use appleyard_core::paths::{ReadyPaths, ready};
///
/// let cube = ready(ReadyPaths::Hypercube, 3, 0)?;
/// assert_eq!(cube.graph.edges().len(), 12);
/// assert_eq!(cube.graph.names()[cube.to as usize], "111");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn ready(kind: ReadyPaths, size: u32, seed: u64) -> Result<Ready, Error> {
    PathsError::SIZE.check(size, 1..=kind.most())?;
    Ok(match kind {
        ReadyPaths::Grid => board(size, |across, down| across + down == 1),
        ReadyPaths::King => board(size, |across, down| across.max(down) == 1),
        ReadyPaths::Knight => board(size, |across, down| across * down == 2),
        ReadyPaths::Triangular => triangles(size),
        ReadyPaths::Complete => complete(size),
        ReadyPaths::Hypercube => hypercube(size),
        ReadyPaths::Petersen => petersen(),
        ReadyPaths::Ladder => ladder(size),
        ReadyPaths::Tree => tree(size),
        ReadyPaths::Random => random(size, seed),
        ReadyPaths::States => maps::states(),
        ReadyPaths::Communities => maps::communities(),
    })
}

/// The numbers of the nodes, from 1, as their names.
fn numbered(nodes: u32) -> Vec<String> {
    (1..=nodes).map(|it| it.to_string()).collect()
}

/// Every pair of nodes, the smaller first, for which a test holds.
fn pairs(nodes: u32, test: impl Fn(u32, u32) -> bool) -> Vec<[u32; 2]> {
    (0..nodes)
        .flat_map(|from| (from + 1..nodes).map(move |to| [from, to]))
        .filter(|&[from, to]| test(from, to))
        .collect()
}

/// Part of a side: `at` of `of` equal steps.
fn along(at: u32, of: u32) -> u32 {
    // A single one stands in the middle.
    (at * SIDE).checked_div(of).unwrap_or(SIDE / 2)
}

/// Squares, joined where a test of their distances across and down holds.
fn board(side: u32, test: impl Fn(u32, u32) -> bool) -> Ready {
    let nodes = side * side;
    let place = |node: u32| [node % side, node / side];
    let edges = pairs(nodes, |one, other| {
        let ([x, y], [u, v]) = (place(one), place(other));
        test(x.abs_diff(u), y.abs_diff(v))
    });
    let places = (0..nodes).map(|it| place(it).map(|at| along(at, side - 1)));
    undirected(numbered(nodes), &edges, places.collect())
}

/// Row by row from the top, where row r has r + 1 nodes.
fn triangles(side: u32) -> Ready {
    let places: Vec<[u32; 2]> = (0..side)
        .flat_map(|row| (0..=row).map(move |at| [row, at]))
        .collect();
    let number = |row: u32, at: u32| row * (row + 1) / 2 + at;
    let mut edges = Vec::new();
    for &[row, at] in &places {
        let here = number(row, at);
        if at < row {
            edges.push([here, here + 1]);
        }
        if row + 1 < side {
            edges.push([here, number(row + 1, at)]);
            edges.push([here, number(row + 1, at + 1)]);
        }
    }
    let steps = 2 * (side - 1);
    // The height of a triangle is 0.866 times its side.
    let spot = |[row, at]: [u32; 2]| {
        let [x, y] = [along(side - 1 + 2 * at - row, steps), along(row, side - 1)];
        [x, if side == 1 { y } else { 67 + y * 866 / SIDE }]
    };
    let spots = places.iter().map(|&it| spot(it)).collect();
    undirected(numbered(number(side, 0)), &edges, spots)
}

/// The whole number nearest to a value from 0 to 1000.
fn whole(value: f64) -> u32 {
    let near = |it: &u32| f64::from(*it) + 0.5 > value;
    known((0..=SIDE).find(near), "a place lies within the square")
}

/// A point of a circle around the middle, clockwise from the top: `at` of `of` equal parts.
fn around(at: u32, of: u32, radius: f64) -> [u32; 2] {
    let angle = TAU * f64::from(at) / f64::from(of.max(1));
    let middle = f64::from(SIDE) / 2.0;
    [
        whole(middle + radius * angle.sin()),
        whole(middle - radius * angle.cos()),
    ]
}

fn complete(nodes: u32) -> Ready {
    let places = (0..nodes).map(|it| around(it, nodes, 500.0));
    let edges = pairs(nodes, |_, _| true);
    let mut made = undirected(numbered(nodes), &edges, places.collect());
    made.to = nodes / 2;
    made
}

/// Each coordinate moves a corner by a vector of its own.
fn hypercube(dimension: u32) -> Ready {
    const STEPS: [[u32; 2]; 8] = [
        [420, 0],
        [0, 420],
        [210, 130],
        [100, 240],
        [150, 60],
        [60, 100],
        [40, 20],
        [20, 30],
    ];
    let nodes = 1 << dimension;
    let wide = dimension as usize;
    let names = (0..nodes).map(|it: u32| format!("{it:0wide$b}"));
    let edges = pairs(nodes, |one, other| (one ^ other).is_power_of_two());
    let places = (0..nodes).map(|node: u32| {
        let mine = STEPS
            .iter()
            .enumerate()
            .filter(|(bit, _)| node >> bit & 1 == 1);
        mine.fold([0, 0], |[x, y], (_, [dx, dy])| [x + dx, y + dy])
    });
    let places: Vec<[u32; 2]> = places.collect();
    undirected(names.collect(), &edges, places)
}

/// Five nodes outside in a circle, five inside in a star, and a spoke from each to each.
fn petersen() -> Ready {
    let outer = (0..5).map(|it| [it, (it + 1) % 5]);
    let inner = (0..5).map(|it| [5 + it, 5 + (it + 2) % 5]);
    let spokes = (0..5).map(|it| [it, it + 5]);
    let edges: Vec<[u32; 2]> = outer.chain(inner).chain(spokes).collect();
    let places = (0..10).map(|it| around(it % 5, 5, if it < 5 { 500.0 } else { 240.0 }));
    let mut made = undirected(numbered(10), &edges, places.collect());
    made.to = 7;
    made
}

/// The upper rail from left to right, then the lower one.
fn ladder(rungs: u32) -> Ready {
    let rail = |from: u32| (from..from + rungs - 1).map(|it| [it, it + 1]);
    let edges: Vec<[u32; 2]> = rail(0)
        .chain(rail(rungs))
        .chain((0..rungs).map(|it| [it, it + rungs]))
        .collect();
    let wide = rungs.max(2) - 1;
    let low = SIDE / 2 + SIDE / wide / 2;
    let high = SIDE - low;
    let places = (0..2 * rungs).map(|it| {
        let y = if it < rungs { high } else { low };
        [along(it % rungs, rungs - 1), y]
    });
    undirected(numbered(2 * rungs), &edges, places.collect())
}

/// The root at the top; each level from left to right.
fn tree(levels: u32) -> Ready {
    let nodes = (1 << levels) - 1;
    let edges: Vec<[u32; 2]> = (1..nodes).map(|it: u32| [(it - 1) / 2, it]).collect();
    let places = (0..nodes).map(|node: u32| {
        let level = (node + 1).ilog2();
        let place = node + 1 - (1 << level);
        [along(2 * place + 1, 2 << level), along(level, levels - 1)]
    });
    undirected(numbered(nodes), &edges, places.collect())
}

/// Places by chance. Each node is joined to the nearest one before it, so that all are joined, and to the two
/// nearest of all. The destination is the node that lies farthest from the start.
fn random(nodes: u32, seed: u64) -> Ready {
    let mut rng = Rng::new(seed);
    let mut places: Vec<[u32; 2]> = Vec::new();
    // Of several places by chance, the one farthest from the others.
    for _ in 0..nodes {
        let far = |it: &[u32; 2]| places.iter().map(|other| apart(it, other)).min();
        let tries: Vec<[u32; 2]> = (0..8)
            .map(|_| [rng.below(SIDE + 1), rng.below(SIDE + 1)])
            .collect();
        let best = tries.into_iter().max_by_key(|it| far(it));
        places.extend(best);
    }
    let mut edges = Vec::new();
    for (node, here) in (0..).zip(&places) {
        let mut near: Vec<(u32, u32)> = (0..)
            .zip(&places)
            .filter(|&(other, _)| other != node)
            .map(|(other, place)| (apart(here, place), other))
            .collect();
        near.sort_unstable();
        let before = near.iter().find(|(_, other)| *other < node);
        let nearest = near.iter().take(2).chain(before);
        edges.extend(nearest.map(|&(_, other)| [node, other]));
    }
    let farthest = (0..)
        .zip(&places)
        .max_by_key(|(_, it)| apart(&places[0], it));
    let (to, _) = known(farthest, "there is a node");
    let mut made = undirected(numbered(nodes), &edges, places.clone());
    made.to = to;
    made
}

/// The square of a distance.
fn apart([x, y]: &[u32; 2], [u, v]: &[u32; 2]) -> u32 {
    let [across, down] = [x.abs_diff(*u), y.abs_diff(*v)];
    across * across + down * down
}
