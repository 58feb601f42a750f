//! Which points are solved: the hull of the drawn rectangle.

use crate::lattice::games::{any_game_with_rays, closed_region, hull, options, rectangle, steps};
use appleyard_core::error::LatticeError;
use appleyard_core::game::EndRule;
use appleyard_core::lattice::{Colouring, Picture, Point, VectorGame, Wavefront, why};
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_hull_is_the_least_convex_region_that_no_move_leaves(
        game in any_game_with_rays(),
        columns in 1..20_u32,
        rows in 1..20_u32,
    ) {
        let hull = hull(&game, columns, rows);
        let run = Colouring::new(game.clone(), EndRule::Normal, columns, rows).unwrap();
        let fast = Wavefront::new(game.clone(), EndRule::Normal, columns, rows).unwrap();
        prop_assert_eq!(run.positions(), hull.len() as u64);
        prop_assert_eq!(fast.positions(), hull.len() as u64);
        for point in rectangle(columns + 5 * rows, rows + 5 * columns) {
            prop_assert_eq!(run.value(point).is_ok(), hull.contains(&point));
            prop_assert_eq!(fast.outcome(point).is_ok(), hull.contains(&point));
            let code = why(&run, point).unwrap_err().code();
            prop_assert_eq!(code == "point-outside", !hull.contains(&point));
            prop_assert_eq!(code == "point-not-coloured", hull.contains(&point));
        }
        prop_assert!(closed_region(&game, columns, rows).is_subset(&hull));
        for &point in &hull {
            prop_assert!(options(&game, point).all(|option| hull.contains(&option)));
        }
    }
}

/// The numbers are so large that this tests only the arithmetic.
#[test]
fn far_points_are_outside() {
    let games = [
        VectorGame::apples(),
        steps(&[(-4096, 4095), (4095, -4095)]),
        steps(&[(-1, 0)]),
    ];
    for game in games {
        let run = Colouring::new(game.clone(), EndRule::Misere, 2, 2).unwrap();
        let fast = Wavefront::new(game, EndRule::Misere, 2, 2).unwrap();
        for (m, n) in [(u32::MAX, u32::MAX), (u32::MAX, 0), (0, u32::MAX)] {
            let (point, outside) = (Point { m, n }, LatticeError::PointOutside { m, n });
            assert_eq!(run.value(point), Err(outside.clone()));
            assert_eq!(run.grundy(point), None);
            assert_eq!(fast.outcome(point), Err(outside.clone()));
            assert_eq!(why(&run, point).unwrap_err(), outside.into());
            assert_eq!(run.step_of(point), None);
        }
        assert_eq!(run.point_at(usize::MAX), None);
    }
}
