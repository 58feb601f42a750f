//! Games with rays whose solution is known: Nim, and Wythoff's game.

use std::collections::HashMap;

use crate::lattice::games::{
    any_game_with_rays, coloured, is_lost, naive_grundy, rays, rectangle, wavefront,
};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Colouring, MAX_RAY_GRUNDY_SIDE, Point, VectorGame};
use proptest::prelude::*;

fn rook() -> VectorGame {
    rays(&[(-1, 0), (0, -1)])
}

fn queen() -> VectorGame {
    rays(&[(-1, 0), (0, -1), (-1, -1)])
}

/// Bouton 1901: the value of heaps is the exclusive or of their sizes. Under misère play the same
/// points are lost, except for heaps of at most one.
#[test]
fn a_rook_plays_nim() {
    let sides = (201, 201);
    let normal = coloured(&rook(), EndRule::Normal, sides.0, sides.1);
    let misere = coloured(&rook(), EndRule::Misere, sides.0, sides.1);
    let fast = [EndRule::Normal, EndRule::Misere]
        .map(|end_rule| wavefront(&rook(), end_rule, sides.0, sides.1));
    for point @ Point { m, n } in rectangle(sides.0, sides.1) {
        let lost_normal = m == n;
        let lost_misere = if m.max(n) <= 1 { m != n } else { m == n };
        let lost = |run: &Colouring| run.value(point).unwrap().unwrap().outcome == Outcome::P;
        assert_eq!(lost(&normal), lost_normal);
        assert_eq!(lost(&misere), lost_misere);
        assert_eq!(is_lost(&fast[0], m, n), lost_normal);
        assert_eq!(is_lost(&fast[1], m, n), lost_misere);
        assert_eq!(normal.grundy(point), Some(m ^ n));
        assert_eq!(misere.grundy(point), Some(m ^ n));
    }
}

/// Wythoff 1907: the k-th lost pair is (a,a+k) with a = ⌊kφ⌋, φ = (1+√5)/2; in integers,
/// ⌊(k + ⌊√(5k²)⌋)/2⌋.
fn wythoff_pairs(most: u32) -> Vec<(u32, u32)> {
    (0_u32..)
        .map(|k| {
            let root = (5 * u64::from(k).pow(2)).isqrt();
            let a = u32::try_from((u64::from(k) + root) / 2).unwrap();
            (a, a + k)
        })
        .take_while(|&(_, b)| b <= most)
        .collect()
}

#[test]
fn a_queen_plays_wythoff() {
    let pairs = wythoff_pairs(3000);
    assert_eq!(pairs[..5], [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]);
    let run = wavefront(&queen(), EndRule::Normal, 3001, 3001);
    for &(a, b) in &pairs {
        assert!(is_lost(&run, a, b) && is_lost(&run, b, a), "({a},{b})");
    }
    let lost = rectangle(3001, 3001).filter(|point| is_lost(&run, point.m, point.n));
    assert_eq!(lost.count(), 2 * pairs.len() - 1);
}

/// Only near the end does the end rule matter.
#[test]
fn misere_wythoff_differs_only_near_the_end() {
    let normal = wavefront(&queen(), EndRule::Normal, 1500, 1500);
    let misere = wavefront(&queen(), EndRule::Misere, 1500, 1500);
    let values = coloured(&queen(), EndRule::Misere, 600, 600);
    let different: Vec<_> = rectangle(1500, 1500)
        .map(|point| (point.m, point.n))
        .filter(|&(m, n)| is_lost(&normal, m, n) != is_lost(&misere, m, n))
        .collect();
    assert_eq!(different, [(0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 2)]);
    assert!(is_lost(&misere, 0, 1) && is_lost(&misere, 1, 0) && is_lost(&misere, 2, 2));
    for point in rectangle(600, 600) {
        let lost = values.value(point).unwrap().unwrap().outcome == Outcome::P;
        assert_eq!(lost, is_lost(&misere, point.m, point.n));
    }
    assert!(!values.has_grundy());
    assert_eq!(values.grundy(Point { m: 1, n: 1 }), None);
}

/// The first values are those of OEIS A004481 and its neighbours; the definition gives the rest.
#[test]
fn wythoff_has_the_published_grundy_values() {
    let run = coloured(&queen(), EndRule::Normal, 300, 300);
    let row = |n| -> Vec<_> { (0..8).filter_map(|m| run.grundy(Point { m, n })).collect() };
    assert_eq!(row(0), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(row(1), [1, 2, 0, 4, 5, 3, 7, 8]);
    assert_eq!(row(2), [2, 0, 1, 5, 3, 4, 8, 6]);
    let mut known = HashMap::new();
    for point in rectangle(60, 60) {
        let value = naive_grundy(&queen(), point, &mut known);
        assert_eq!(run.grundy(point), Some(value));
        assert_eq!(
            run.grundy(Point {
                m: point.n,
                n: point.m
            }),
            Some(value)
        );
    }
    // No value occurs twice in a row, a column or a diagonal, and none that could occur is missing.
    for n in 0..300 {
        let mut seen: Vec<_> = (0..300).map(|m| run.grundy(Point { m, n })).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 300);
    }
}

#[test]
fn rays_have_grundy_values_up_to_a_side() {
    let side = MAX_RAY_GRUNDY_SIDE;
    let has = |columns, rows| {
        let run = Colouring::new(queen(), EndRule::Normal, columns, rows).unwrap();
        run.has_grundy()
    };
    assert!(has(side, side));
    assert!(!has(side + 1, 1) && !has(1, side + 1));
    // These games are within the sides, but they have too many plies.
    let near: Vec<_> = (0..8)
        .flat_map(|dm| (0..8).map(move |dn| (-dm, -dn)))
        .skip(1)
        .collect();
    let many = |side| Colouring::new(rays(&near), EndRule::Normal, side, side).unwrap();
    assert!(many(200).has_grundy() && !many(side).has_grundy());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// These pictures are so large that their rays are long, and stored in another way than in
    /// small pictures.
    #[test]
    fn long_rays_have_the_right_grundy_values(game in any_game_with_rays()) {
        let run = coloured(&game, EndRule::Normal, 300, 300);
        prop_assume!(run.has_grundy());
        let mut known = HashMap::new();
        for point in rectangle(32, 32) {
            let value = naive_grundy(&game, point, &mut known);
            prop_assert_eq!(run.grundy(point), Some(value));
        }
    }
}
