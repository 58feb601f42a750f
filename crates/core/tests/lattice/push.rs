//! Pushing gives the same colours as asking each point for its options, but in another order.

use std::collections::HashMap;
use std::iter::repeat;

use crate::lattice::games::{rays, rectangle, steps};
use crate::lattice::reference::{Reference, any_end_rule, any_game, rank};
use crate::support::slices::in_slices;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{NO_MOVE, Picture, Point, Push, VectorGame};
use appleyard_core::progress::Run;
use proptest::prelude::*;

fn finished(game: &VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Push {
    let mut run = Push::new(game.clone(), end_rule, columns, rows).unwrap();
    let Ok(_) = run.finish();
    run
}

fn rows_of(run: &Push) -> Vec<[u32; 4]> {
    (0..run.trace().len())
        .map(|index| *run.trace().row(index).unwrap())
        .collect()
}

/// Checks everything that the trace promises, from the trace itself.
fn check_trace(run: &Push, picture: &Reference) {
    let game = picture.game();
    let mut coloured = HashMap::new();
    let mut last_red = None;
    for [m, n, outcome, by] in rows_of(run) {
        let point = Point { m, n };
        let is_green = outcome == 1;
        let plies: Vec<_> = game.plies(point).collect();
        if !is_green {
            assert_eq!(by, NO_MOVE, "{point} is red");
            // Points of the region that are not drawn have no row.
            for ply in plies.iter().filter(|ply| picture.is_drawn(ply.to)) {
                assert_eq!(coloured.get(&ply.to), Some(&true), "{point} red too early");
            }
            assert!(
                last_red < Some(rank(game, point)),
                "{point} red out of order"
            );
            last_red = Some(rank(game, point));
        } else if by == NO_MOVE {
            assert!(plies.is_empty(), "{point} is green without a move");
            assert_eq!(picture.end_rule(), EndRule::Misere);
        } else {
            let by_red = |to: Point| {
                !picture.is_drawn(to) && picture.outcome(to) == Some(Outcome::P)
                    || coloured.get(&to) == Some(&false)
            };
            assert!(
                plies
                    .iter()
                    .any(|ply| ply.index == by as usize && by_red(ply.to)),
                "{point} is green by move {by}"
            );
        }
        assert!(coloured.insert(point, is_green).is_none(), "{point} twice");
    }
    let points: Vec<_> = rectangle(picture.columns(), picture.rows()).collect();
    assert_eq!(coloured.len(), points.len());
    for point in points {
        let is_green = picture.outcome(point) == Some(Outcome::N);
        assert_eq!(coloured[&point], is_green, "{point}");
        assert_eq!(run.outcome(point), picture.outcome(point), "{point}");
    }
}

/// The steps are found by hand. (0,1) turns (1,1), (0,2) and (1,0) green by its three moves: eat
/// the whole (1,1), a half (0,2), half of the whole (1,0).
#[test]
fn the_apples_are_pushed_step_by_step() {
    let run = finished(&VectorGame::apples(), EndRule::Misere, 2, 4);
    assert_eq!(
        rows_of(&run),
        [
            [0, 0, 1, NO_MOVE],
            [0, 1, 0, NO_MOVE],
            [1, 1, 1, 0],
            [0, 2, 1, 1],
            [1, 0, 1, 2],
            [0, 3, 0, NO_MOVE],
            [1, 3, 1, 0],
            // (0,4) is not drawn; from (1,2) a player can leave two pieces or three.
            [1, 2, 1, 2],
        ]
    );
}

#[test]
fn a_ray_pushes_from_near_to_far() {
    let run = finished(&rays(&[(-1, 0), (0, -1)]), EndRule::Normal, 3, 3);
    assert_eq!(
        rows_of(&run),
        [
            [0, 0, 0, NO_MOVE],
            [1, 0, 1, 0],
            [2, 0, 1, 0],
            [0, 1, 1, 1],
            [0, 2, 1, 1],
            [1, 1, 0, NO_MOVE],
            [2, 1, 1, 0],
            [1, 2, 1, 1],
            [2, 2, 0, NO_MOVE],
        ]
    );
}

#[test]
fn the_budget_counts_points_of_the_region() {
    let mut run = Push::new(VectorGame::apples(), EndRule::Misere, 3, 3).unwrap();
    // (0,3), (0,4) and (1,3) can also be reached.
    let Ok(progress) = run.advance(0);
    assert_eq!(
        (progress.done, progress.total, progress.finished),
        (0, 12, false)
    );
    assert!(run.trace().is_empty());
    assert_eq!(run.outcome(Point { m: 0, n: 0 }), None);
    for done in 1..=12 {
        let Ok(progress) = run.advance(1);
        assert_eq!((progress.done, progress.finished), (done, done == 12));
    }
    let Ok(progress) = run.advance(1);
    assert_eq!(progress.done, 12);
    assert_eq!(run.outcome(Point { m: 0, n: 4 }), Some(Outcome::N));
    assert_eq!(run.outcome(Point { m: 0, n: 5 }), None);
    assert_eq!(run.outcome(Point { m: 3, n: 0 }), None);
    assert_eq!(
        run.outcome(Point {
            m: u32::MAX,
            n: u32::MAX
        }),
        None
    );
}

#[test]
fn sizes_are_checked() {
    let of = |game: &VectorGame, columns, rows| {
        Push::new(game.clone(), EndRule::Normal, columns, rows).map(|_| ())
    };
    let apples = VectorGame::apples();
    assert_eq!(of(&apples, 64, 64), Ok(()));
    assert_eq!(
        of(&apples, 0, 1),
        Err(LatticeError::COLUMNS.refused(0, 1, 64))
    );
    assert_eq!(
        of(&apples, 65, 1),
        Err(LatticeError::COLUMNS.refused(65, 1, 64))
    );
    assert_eq!(of(&apples, 1, 0), Err(LatticeError::ROWS.refused(0, 1, 64)));
    assert_eq!(
        of(&apples, 1, 65),
        Err(LatticeError::ROWS.refused(65, 1, 64))
    );
    // 64 columns and 64 + 63 × 4096 rows can be reached.
    let steep = steps(&[(-1, 4096)]);
    let positions = 64 * (64 + 63 * 4096);
    let limit = 1 << 22;
    assert_eq!(
        of(&steep, 64, 64),
        Err(LatticeError::RegionTooLarge { positions, limit }.into())
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn the_trace_keeps_its_promises(
        game in any_game(5, 4, true),
        end_rule in any_end_rule(),
        columns in 1_u32..=24,
        rows in 1_u32..=24,
    ) {
        let picture = Reference::new(game.clone(), end_rule, columns, rows);
        check_trace(&finished(&game, end_rule, columns, rows), &picture);
    }

    #[test]
    fn slices_do_not_matter(
        game in any_game(4, 3, true),
        end_rule in any_end_rule(),
        budget in 1_u64..50,
    ) {
        let whole = finished(&game, end_rule, 9, 7);
        let mut sliced = Push::new(game, end_rule, 9, 7).unwrap();
        in_slices(&mut sliced, repeat(budget), |_, _, over| assert_eq!(over, 0));
        prop_assert_eq!(sliced.trace(), whole.trace());
    }
}
