//! The colouring is compared with the generic solver, with a naive definition, and with itself in
//! slices.

use std::collections::{BTreeSet, HashMap};

use crate::lattice::games::{
    any_end_rule, any_game_with_rays, coloured, hull, naive_grundy, options, rectangle, solved,
};
use crate::support::slices::in_slices;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    Colouring, MAX_TRACED_SIDE, NO_MOVE, Picture, Point, ROW_WIDTH, VectorGame, milestones, why,
};
use appleyard_core::solve::Solved;
use proptest::prelude::*;

/// The definition, word for word: signs and sizes as in a table of exact values, with positive
/// numbers for a win.
fn naive(game: &VectorGame, end_rule: EndRule, point: Point) -> (bool, u32) {
    let options: Vec<_> = options(game, point)
        .map(|option| naive(game, end_rule, option))
        .collect();
    if options.is_empty() {
        return (end_rule == EndRule::Misere, 0);
    }
    let lost = |&(won, plies): &(bool, u32)| (!won).then_some(plies);
    match options.iter().filter_map(lost).min() {
        Some(soonest) => (true, soonest + 1),
        None => (
            false,
            options.iter().map(|option| option.1).max().unwrap() + 1,
        ),
    }
}

proptest! {
    #[test]
    fn the_colouring_equals_the_generic_solver_on_the_whole_hull(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 1..24_u32,
        rows in 1..24_u32,
    ) {
        let run = coloured(&game, end_rule, columns, rows);
        let hull = hull(&game, columns, rows);
        let solver = solved(&game, end_rule, hull.iter().copied());
        let mut known = HashMap::new();
        for &point in &hull {
            prop_assert_eq!(run.value(point).unwrap(), solver.value(&point).ok());
            prop_assert_eq!(run.grundy(point), Some(naive_grundy(&game, point, &mut known)));
        }
        let drawn = || rectangle(columns, rows);
        let remoteness = drawn().map(|point| run.value(point).unwrap().unwrap().remoteness.unwrap());
        prop_assert_eq!(run.largest_remoteness(), remoteness.max());
        prop_assert_eq!(run.largest_grundy(), drawn().filter_map(|point| run.grundy(point)).max());
    }

    #[test]
    fn the_colouring_equals_the_naive_definition(game in any_game_with_rays(), end_rule in any_end_rule()) {
        let run = coloured(&game, end_rule, 4, 4);
        for point in rectangle(4, 4) {
            let value = run.value(point).unwrap().unwrap();
            let as_naive = (value.outcome == Outcome::N, value.remoteness.unwrap());
            prop_assert_eq!(as_naive, naive(&game, end_rule, point));
        }
    }

    /// The winner makes the last move in normal play, but not in misère play.
    #[test]
    fn the_outcome_gives_the_parity_of_the_remoteness(game in any_game_with_rays(), end_rule in any_end_rule()) {
        let run = coloured(&game, end_rule, 16, 16);
        for point in hull(&game, 16, 16) {
            let value = run.value(point).unwrap().unwrap();
            let won_is_odd = end_rule == EndRule::Normal;
            let odd = value.remoteness.unwrap() % 2 == 1;
            prop_assert_eq!(odd, (value.outcome == Outcome::N) == won_is_odd);
        }
    }

    /// A call stops after the line in which it reaches its budget.
    #[test]
    fn slices_do_not_change_the_colouring(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 1..12_u32,
        rows in 1..12_u32,
        budgets in prop::collection::vec(1..40_u64, 1..8),
    ) {
        let whole = coloured(&game, end_rule, columns, rows);
        let mut sliced = Colouring::new(game, end_rule, columns, rows).unwrap();
        in_slices(&mut sliced, budgets.into_iter().cycle(), |sliced, progress, _| {
            assert_eq!(progress.total, sliced.positions());
            assert_eq!(progress.finished, progress.done == progress.total);
        });
        prop_assert_eq!(sliced.trace(), whole.trace());
        prop_assert_eq!(milestones(&sliced), milestones(&whole));
    }

    /// The point of each row comes after all its drawn options, and its value follows from them.
    #[test]
    fn rows_follow_from_earlier_ones(
        game in any_game_with_rays(),
        end_rule in any_end_rule(),
        columns in 1..16_u32,
        rows in 1..16_u32,
    ) {
        let run = coloured(&game, end_rule, columns, rows);
        let trace = run.trace().unwrap();
        prop_assert_eq!(trace.len(), (columns * rows) as usize);
        prop_assert_eq!(trace.as_slice().len(), ROW_WIDTH * trace.len());
        let (a, b) = game.weight();
        let mut last = None;
        let mut steps = HashMap::new();
        for step in 0..trace.len() {
            let &[m, n, outcome, remoteness, grundy, deciding] = trace.row(step).unwrap();
            let point = Point { m, n };
            prop_assert_eq!(run.step_of(point), Some(step));
            prop_assert_eq!(run.point_at(step), Some(point));
            prop_assert!(last < Some((a * m + b * n, m)));
            last = Some((a * m + b * n, m));
            assert!(options(&game, point).all(|option| {
                steps.contains_key(&option) || option.m >= columns || option.n >= rows
            }));
            steps.insert(point, step);

            let why = why(&run, point).unwrap();
            prop_assert_eq!(why.value.outcome == Outcome::N, outcome == 1);
            prop_assert_eq!(why.value.remoteness, Some(remoteness));
            prop_assert_eq!(why.grundy, Some(grundy));
            prop_assert!(why.options.iter().all(|option| option.grundy != why.grundy));
            prop_assert_eq!(why.options.len(), options(&game, point).count());
            prop_assert_eq!(why.moves, why.options.len());
            let values: BTreeSet<_> = why.options.iter().filter_map(|it| it.grundy).collect();
            prop_assert_eq!(why.excluded, Some(values.into_iter().collect()));
            assert!(why.options.iter().all(|option| {
                option.drawn == (option.ply.to.m < columns && option.ply.to.n < rows)
            }));
            match why.deciding {
                Some(place) => {
                    let place = place as usize;
                    let chosen = why.options[place];
                    prop_assert_eq!(outcome, 1);
                    prop_assert_eq!(deciding as usize, chosen.ply.index);
                    prop_assert_eq!(chosen.leaves.outcome, Outcome::P);
                    prop_assert_eq!(Some(remoteness - 1), chosen.leaves.remoteness);
                    // No other lost option has a smaller remoteness, and none before it has the
                    // same.
                    assert!(why.options.iter().enumerate().all(|(other, option)| {
                        option.leaves.outcome == Outcome::N
                            || (option.leaves.remoteness, other) >= (chosen.leaves.remoteness, place)
                    }));
                }
                None => {
                    prop_assert_eq!(deciding, NO_MOVE);
                    assert!(why.options.iter().all(|option| option.leaves.outcome == Outcome::N));
                    prop_assert!(why.options.is_empty() || outcome == 0);
                }
            }
        }
        prop_assert_eq!(run.point_at(trace.len()), None);
    }
}

#[test]
fn larger_pictures_have_no_trace() {
    let side = MAX_TRACED_SIDE;
    for (columns, rows, traced) in [
        (side, side, true),
        (side + 1, 1, false),
        (1, side + 1, false),
    ] {
        let run = coloured(&VectorGame::apples(), EndRule::Misere, columns, rows);
        assert_eq!(run.trace().is_some(), traced);
    }
}

#[test]
fn a_point_has_no_value_before_the_run_reaches_it() {
    let run = Colouring::new(VectorGame::apples(), EndRule::Misere, 3, 3).unwrap();
    let corner = Point { m: 2, n: 2 };
    assert_eq!(run.value(corner), Ok(None));
    assert_eq!(
        why(&run, corner),
        Err(LatticeError::PointNotColoured { m: 2, n: 2 }.into())
    );
    assert_eq!(run.step_of(corner), Some(8));
    assert_eq!(run.step_of(Point { m: 0, n: 3 }), None);
    assert!(run.trace().unwrap().is_empty());
    assert_eq!(run.grundy(corner), None);
}

#[test]
fn undrawn_points_can_be_asked_about() {
    let run = coloured(&VectorGame::apples(), EndRule::Misere, 3, 1);
    let why = why(&run, Point { m: 1, n: 1 }).unwrap();
    assert_eq!(why.value.remoteness, Some(2));
    assert_eq!(why.value.outcome, Outcome::N);
    let options: Vec<_> = why
        .options
        .iter()
        .map(|option| {
            (
                option.leaves.outcome,
                option.leaves.remoteness,
                option.grundy,
                option.drawn,
            )
        })
        .collect();
    assert_eq!(
        options,
        [
            (Outcome::P, Some(1), Some(1), false), // (0,1)
            (Outcome::N, Some(2), Some(2), true),  // (1,0)
            (Outcome::N, Some(2), Some(0), false), // (0,2)
        ]
    );
    assert_eq!(why.grundy, Some(3));
    assert_eq!(why.deciding, Some(0));
}
