//! The wavefront against the generic solver and against the colouring.

use crate::lattice::games::{
    any_end_rule, any_game, any_game_with_rays, coloured, hull, rectangle, solved, steps, wavefront,
};
use crate::support::slices::in_slices;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Picture, Point, VectorGame, Wavefront, milestones, why};
use appleyard_core::progress::Run;
use appleyard_core::solve::Solved;
use proptest::prelude::*;

fn equals_the_solver(game: &VectorGame, end_rule: EndRule, columns: u32, rows: u32) {
    let run = wavefront(game, end_rule, columns, rows);
    let hull = hull(game, columns, rows);
    let solver = solved(game, end_rule, hull.iter().copied());
    for &point in &hull {
        let outcome = solver.value(&point).unwrap().outcome;
        assert_eq!(run.outcome(point), Ok(Some(outcome)), "{point}");
    }
}

proptest! {
    #[test]
    fn the_wavefront_equals_the_generic_solver(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 1..20_u32,
        rows in 1..20_u32,
    ) {
        equals_the_solver(&game, end_rule, columns, rows);
    }

    /// Compares it with the colouring, over lines of several words.
    #[test]
    fn the_wavefront_equals_the_colouring(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 100..330_u32,
        rows in 100..330_u32,
    ) {
        let run = wavefront(&game, end_rule, columns, rows);
        let values = coloured(&game, end_rule, columns, rows);
        prop_assert_eq!(run.positions(), values.positions());
        for point in rectangle(columns + 300, rows + 300) {
            let outcome = values.value(point).map(|value| value.map(|value| value.outcome));
            prop_assert_eq!(run.outcome(point), outcome);
        }
    }

    #[test]
    fn slices_do_not_change_the_wavefront(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        budgets in prop::collection::vec(1..400_u64, 1..8),
    ) {
        let whole = wavefront(&game, end_rule, 40, 70);
        let mut sliced = Wavefront::new(game, end_rule, 40, 70).unwrap();
        in_slices(&mut sliced, budgets.into_iter().cycle(), |_, _, _| {});
        for point in rectangle(40, 70) {
            prop_assert_eq!(sliced.outcome(point), whole.outcome(point));
        }
        prop_assert_eq!(milestones(&sliced), milestones(&whole));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// The sides are those at which lines begin to need a second word.
    #[test]
    fn the_wavefront_equals_the_generic_solver_across_words(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 62..70_u32,
        rows in 62..70_u32,
    ) {
        equals_the_solver(&game, end_rule, columns, rows);
    }

    #[test]
    fn steps_equal_the_generic_solver_across_words(game in any_game(), end_rule in any_end_rule()) {
        equals_the_solver(&game, end_rule, 130, 40);
    }
}

/// A well-known exercise, see `apples`; here it is compared with the solver, under both end rules.
#[test]
fn the_knight_equals_the_generic_solver() {
    let knight = steps(&[(-1, -2), (-2, -1), (1, -2), (-2, 1)]);
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        equals_the_solver(&knight, end_rule, 100, 100);
    }
}

#[test]
fn a_wavefront_has_no_plies_and_no_grundy_values() {
    let mut run = Wavefront::new(VectorGame::apples(), EndRule::Misere, 100, 100).unwrap();
    let (near, far) = (Point { m: 2, n: 0 }, Point { m: 99, n: 99 });
    assert_eq!(run.outcome(far), Ok(None));
    assert_eq!(
        why(&run, far),
        Err(LatticeError::PointNotColoured { m: 99, n: 99 }.into())
    );
    let Ok(_) = run.advance(100);
    assert_eq!(run.outcome(near), Ok(Some(Outcome::P)));
    assert_eq!(run.outcome(far), Ok(None));
    assert_eq!((run.value(near), run.grundy(near)), (None, None));
    assert_eq!(run.largest_remoteness(), None);
    let why = why(&run, Point { m: 3, n: 0 }).unwrap();
    assert_eq!(why.value.remoteness, None);
    // The options are (2,0) and then (2,1). The first lost one decides, because the run knows
    // nothing else.
    assert_eq!(why.deciding, Some(0));
    assert_eq!(why.options[0].ply.to, near);
    assert_eq!(why.options[0].leaves.remoteness, None);
}
