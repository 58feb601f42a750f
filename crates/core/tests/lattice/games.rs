//! What several modules share: random games, known games, finished runs, and slower ways to the
//! same answers.

use std::collections::{HashMap, HashSet};

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Colouring, LatticeGame, Move, Point, Vector, VectorGame, Wavefront};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde};
use proptest::prelude::*;

/// Sets of one to five vectors with components within ±4, valid or not.
pub fn any_vectors() -> impl Strategy<Value = Vec<Vector>> {
    prop::collection::vec((-4..=4, -4..=4), 1..=5).prop_map(|pairs| {
        pairs
            .into_iter()
            .map(|(dm, dn)| Vector { dm, dn })
            .collect()
    })
}

/// Games with at least one move. Moves that lower neither component are removed first, so that few
/// sets are refused.
fn any_game_of(is_ray: impl Strategy<Value = Vec<bool>>) -> impl Strategy<Value = VectorGame> {
    (any_vectors(), is_ray).prop_filter_map("refused", |(mut vectors, is_ray)| {
        vectors.retain(|vector| vector.dm < 0 || vector.dn < 0);
        let mut seen = HashSet::new();
        vectors.retain(|&vector| seen.insert(vector));
        let moves = vectors.into_iter().zip(is_ray).map(|(vector, is_ray)| {
            if is_ray {
                Move::ray(vector)
            } else {
                Move::step(vector)
            }
        });
        VectorGame::new(moves.collect()).ok()
    })
}

/// Steps only.
pub fn any_game() -> impl Strategy<Value = VectorGame> {
    any_game_of(Just(vec![false; 5]))
}

/// Steps, or steps and rays.
pub fn any_game_with_rays() -> impl Strategy<Value = VectorGame> {
    prop_oneof![
        any_game(),
        any_game_of(prop::collection::vec(any::<bool>(), 5))
    ]
}

pub fn any_end_rule() -> impl Strategy<Value = EndRule> {
    prop_oneof![Just(EndRule::Normal), Just(EndRule::Misere)]
}

pub fn steps(pairs: &[(i32, i32)]) -> VectorGame {
    let moves = pairs.iter().map(|&(dm, dn)| Vector { dm, dn });
    VectorGame::new(moves.map(Move::step).collect()).unwrap()
}

pub fn rays(pairs: &[(i32, i32)]) -> VectorGame {
    let moves = pairs.iter().map(|&(dm, dn)| Vector { dm, dn });
    VectorGame::new(moves.map(Move::ray).collect()).unwrap()
}

/// The points that one move can reach, along a ray from near to far.
pub fn options(game: &VectorGame, point: Point) -> impl Iterator<Item = Point> {
    game.plies(point).map(|ply| ply.to)
}

/// The general solver's solution of these points and of all that can be reached from them.
pub fn solved(
    moves: &VectorGame,
    end_rule: EndRule,
    points: impl IntoIterator<Item = Point>,
) -> Retrograde<Interned<LatticeGame<&VectorGame>>> {
    let mut run = Retrograde::new(LatticeGame::anywhere(moves, end_rule), MAX_POSITIONS);
    for point in points {
        run.ask(point).unwrap();
    }
    run.finish().unwrap();
    run
}

/// A finished run.
pub fn coloured(game: &VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Colouring {
    let mut run = Colouring::new(game.clone(), end_rule, columns, rows).unwrap();
    let Ok(_) = run.finish();
    run
}

/// A finished run.
pub fn wavefront(game: &VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Wavefront {
    let mut run = Wavefront::new(game.clone(), end_rule, columns, rows).unwrap();
    let Ok(_) = run.finish();
    run
}

pub fn is_lost(run: &Wavefront, m: u32, n: u32) -> bool {
    run.outcome(Point { m, n }).unwrap() == Some(Outcome::P)
}

pub fn rectangle(columns: u32, rows: u32) -> impl Iterator<Item = Point> {
    (0..columns).flat_map(move |m| (0..rows).map(move |n| Point { m, n }))
}

/// The points that no sum excludes. For each pair of non-negative factors (p,q) such that no move
/// raises p·m + q·n, this sum is at most its value at the drawn corner. The factors are those of
/// the moves themselves, and those of the axes.
pub fn hull(game: &VectorGame, columns: u32, rows: u32) -> HashSet<Point> {
    let vectors: Vec<_> = game.moves().iter().map(|one| one.vector()).collect();
    let never_raised = |&(p, q): &(i32, i32)| {
        vectors
            .iter()
            .all(|vector| p * vector.dm + q * vector.dn <= 0)
    };
    let sums: Vec<_> = vectors
        .iter()
        .map(|vector| (vector.dn.abs(), vector.dm.abs()))
        .chain([(1, 0), (0, 1)])
        .filter(|&(p, q)| (p, q) != (0, 0) && never_raised(&(p, q)))
        .map(|(p, q)| (p.unsigned_abs(), q.unsigned_abs()))
        .collect();
    let of = |(p, q): (u32, u32), point: Point| p * point.m + q * point.n;
    let corner = Point {
        m: columns - 1,
        n: rows - 1,
    };
    rectangle(columns + 4 * rows, rows + 4 * columns)
        .filter(|&point| sums.iter().all(|&sum| of(sum, point) <= of(sum, corner)))
        .collect()
}

/// The drawn points and all that can be reached from them, found by search.
pub fn closed_region(game: &VectorGame, columns: u32, rows: u32) -> HashSet<Point> {
    let mut to_visit: Vec<_> = rectangle(columns, rows).collect();
    let mut region: HashSet<_> = to_visit.iter().copied().collect();
    while let Some(point) = to_visit.pop() {
        for option in options(game, point) {
            if region.insert(option) {
                to_visit.push(option);
            }
        }
    }
    region
}

/// The Grundy value by its definition; values that are known are remembered.
pub fn naive_grundy(game: &VectorGame, point: Point, known: &mut HashMap<Point, u32>) -> u32 {
    if let Some(&value) = known.get(&point) {
        return value;
    }
    let options: HashSet<_> = options(game, point)
        .map(|option| naive_grundy(game, option, known))
        .collect();
    let value = (0..).find(|value| !options.contains(value)).unwrap();
    known.insert(point, value);
    value
}
