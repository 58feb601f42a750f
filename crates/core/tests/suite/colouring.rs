//! The colouring against the generic solver, against a naive definition, and against itself in
//! slices.

use std::collections::HashMap;

use crate::games::{any_end_rule, any_game, closed_region};
use appleyard_core::Error;
use appleyard_core::game::{EndRule, Impartial, Outcome, Point, Vector, VectorGame};
use appleyard_core::lattice::{Colouring, MAX_SIDE, MIN_SIDE, NO_MOVE, ROW_WIDTH};
use appleyard_core::solve::{Solver, Value};
use proptest::prelude::*;

fn finished(game: &VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Colouring {
    let mut run = Colouring::new(game.clone(), end_rule, columns, rows).unwrap();
    assert!(run.advance(u64::MAX).finished);
    run
}

/// The definition, word for word: signs and sizes as in a table of exact values, win positive.
fn naive(game: &VectorGame, end_rule: EndRule, point: Point) -> (bool, u32) {
    let options: Vec<_> = game
        .options(point)
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
    fn equals_the_generic_solver_on_the_whole_region(
        game in any_game(),
        end_rule in any_end_rule(),
        columns in 1..24_u32,
        rows in 1..24_u32,
    ) {
        let run = finished(&game, end_rule, columns, rows);
        let region = closed_region(&game, columns, rows);
        let mut solver = Solver::new(game.clone(), end_rule);
        for &point in &region {
            solver.ask(point);
        }
        prop_assert!(solver.advance(u64::MAX).unwrap().finished);
        for &point in &region {
            prop_assert_eq!(run.value(point).unwrap(), solver.value(point));
        }
        // Nothing else is solved.
        let mut counted = Colouring::new(game, end_rule, columns, rows).unwrap();
        prop_assert_eq!(counted.advance(0).total, region.len() as u64);
        for point in [Point { m: columns + 400, n: 0 }, Point { m: 0, n: rows + 400 }] {
            prop_assert_eq!(run.value(point).unwrap_err().code(), "point-outside");
            prop_assert_eq!(run.why(point).unwrap_err().code(), "point-outside");
        }
    }

    #[test]
    fn equals_the_naive_definition(game in any_game(), end_rule in any_end_rule()) {
        let run = finished(&game, end_rule, 4, 4);
        for m in 0..4 {
            for n in 0..4 {
                let value = run.value(Point { m, n }).unwrap().unwrap();
                let as_naive = (value.outcome == Outcome::N, value.remoteness);
                prop_assert_eq!(as_naive, naive(&game, end_rule, Point { m, n }));
            }
        }
    }

    /// Whoever wins makes the last move in normal play, and does not in misère play.
    #[test]
    fn parity_law(game in any_game(), end_rule in any_end_rule()) {
        let run = finished(&game, end_rule, 16, 16);
        for point in closed_region(&game, 16, 16) {
            let value = run.value(point).unwrap().unwrap();
            let won_is_odd = end_rule == EndRule::Normal;
            let odd = value.remoteness % 2 == 1;
            prop_assert_eq!(odd, (value.outcome == Outcome::N) == won_is_odd);
        }
    }

    #[test]
    fn any_slices_give_the_same_trace(
        game in any_game(),
        end_rule in any_end_rule(),
        columns in 1..12_u32,
        rows in 1..12_u32,
        budgets in prop::collection::vec(0..40_u64, 1..8),
    ) {
        let whole = finished(&game, end_rule, columns, rows);
        let mut sliced = Colouring::new(game, end_rule, columns, rows).unwrap();
        let mut done = 0;
        for budget in budgets.into_iter().cycle().map(|budget| budget + 1) {
            let progress = sliced.advance(budget);
            prop_assert!(progress.done <= done + budget);
            prop_assert_eq!(progress.finished, progress.done == progress.total);
            prop_assert!(progress.finished || progress.done == done + budget);
            done = progress.done;
            if progress.finished {
                break;
            }
        }
        prop_assert_eq!(sliced.trace(), whole.trace());
        prop_assert_eq!(sliced.milestones(), whole.milestones());
    }

    /// Each row's point comes after all its drawn options, and its value follows from them.
    #[test]
    fn rows_follow_from_earlier_ones(
        game in any_game(),
        end_rule in any_end_rule(),
        columns in 1..16_u32,
        rows in 1..16_u32,
    ) {
        let run = finished(&game, end_rule, columns, rows);
        let trace = run.trace();
        prop_assert_eq!(trace.len(), (columns * rows) as usize);
        prop_assert_eq!(trace.as_slice().len(), ROW_WIDTH * trace.len());
        let (a, b) = game.weight();
        let mut last = None;
        let mut steps = HashMap::new();
        for step in 0..trace.len() {
            let &[m, n, outcome, remoteness, deciding] = trace.row(step).unwrap();
            let point = Point { m, n };
            prop_assert_eq!(run.step_of(point), Some(step));
            prop_assert!(last < Some((a * m + b * n, m)));
            last = Some((a * m + b * n, m));
            assert!(game.options(point).all(|option| {
                steps.contains_key(&option) || option.m >= columns || option.n >= rows
            }));
            steps.insert(point, step);

            let why = run.why(point).unwrap();
            prop_assert_eq!(why.value.outcome == Outcome::N, outcome == 1);
            prop_assert_eq!(why.value.remoteness, remoteness);
            prop_assert_eq!(why.options.len(), game.options(point).count());
            assert!(why.options.iter().all(|option| {
                option.drawn == (option.point.m < columns && option.point.n < rows)
            }));
            match why.deciding.map(|place| why.options[place]) {
                Some(chosen) => {
                    prop_assert_eq!(outcome, 1);
                    prop_assert_eq!(deciding as usize, chosen.vector);
                    prop_assert_eq!(chosen.value.outcome, Outcome::P);
                    prop_assert_eq!(remoteness, chosen.value.remoteness + 1);
                    // Least remote, and the first such.
                    assert!(why.options.iter().all(|option| {
                        option.value.outcome == Outcome::N
                            || (option.value.remoteness, option.vector)
                                >= (chosen.value.remoteness, chosen.vector)
                    }));
                }
                None => {
                    prop_assert_eq!(deciding, NO_MOVE);
                    assert!(why.options.iter().all(|option| option.value.outcome == Outcome::N));
                    prop_assert!(why.options.is_empty() || outcome == 0);
                }
            }
        }
    }
}

#[test]
fn sides_out_of_range() {
    let new = |columns, rows| {
        Colouring::new(VectorGame::apples(), EndRule::Misere, columns, rows).map(|_| ())
    };
    let (min, max) = (MIN_SIDE, MAX_SIDE);
    for value in [min - 1, max + 1, u32::MAX] {
        assert_eq!(
            new(value, 1),
            Err(Error::ColumnsOutOfRange { value, min, max })
        );
        assert_eq!(
            new(1, value),
            Err(Error::RowsOutOfRange { value, min, max })
        );
    }
    assert_eq!(new(MAX_SIDE, MAX_SIDE), Ok(()));
}

#[test]
fn a_region_too_large_is_refused_before_it_is_made() {
    let steep = VectorGame::new(vec![Vector { dm: -1, dn: 4096 }]).unwrap();
    let error = Colouring::new(steep, EndRule::Normal, 1024, 1024).unwrap_err();
    // 1024 columns, 1023 × 4096 + 1024 rows
    assert_eq!(error.code(), "region-too-large");
    assert_eq!(
        error.params(),
        [("positions", 4_291_821_568), ("limit", 4_194_304)]
    );
}

/// Extreme vectors within the limits, at all sizes: an answer or an error, never an overflow.
#[test]
fn extreme_vectors_stay_within_the_arithmetic() {
    let sets: [&[(i32, i32)]; 6] = [
        &[(-4096, 4095), (4095, -4095)],
        &[(-4095, 4094), (4096, -4095)],
        &[(-1, 2), (1, -3)],
        &[(-1, 3), (-4096, -4096)],
        &[(3, -1), (0, -4096)],
        &[(-4096, 0), (0, -4096)],
    ];
    for pairs in sets {
        let vectors = pairs.iter().map(|&(dm, dn)| Vector { dm, dn }).collect();
        let game = VectorGame::new(vectors).unwrap();
        for (columns, rows) in [(1, 1024), (1024, 1), (1024, 1024)] {
            if let Ok(mut run) = Colouring::new(game.clone(), EndRule::Misere, columns, rows) {
                assert!(run.advance(u64::MAX).finished);
                let corner = Point {
                    m: columns - 1,
                    n: rows - 1,
                };
                assert!(run.value(corner).unwrap().is_some());
            }
        }
    }
}

#[test]
fn before_the_run_has_come_to_a_point() {
    let run = Colouring::new(VectorGame::apples(), EndRule::Misere, 3, 3).unwrap();
    let corner = Point { m: 2, n: 2 };
    assert_eq!(run.value(corner), Ok(None));
    assert_eq!(run.why(corner), Err(Error::PointNotColoured { m: 2, n: 2 }));
    assert_eq!(run.step_of(corner), Some(8));
    assert_eq!(run.step_of(Point { m: 0, n: 3 }), None);
    assert!(run.trace().is_empty());
}

#[test]
fn undrawn_points_can_be_asked_about() {
    let run = finished(&VectorGame::apples(), EndRule::Misere, 3, 1);
    let why = run.why(Point { m: 1, n: 1 }).unwrap();
    let at = |outcome, remoteness| Value {
        outcome,
        remoteness,
    };
    assert_eq!(why.value, at(Outcome::N, 2));
    let options: Vec<_> = why
        .options
        .iter()
        .map(|option| (option.value, option.drawn))
        .collect();
    assert_eq!(
        options,
        [
            (at(Outcome::P, 1), false), // (0,1)
            (at(Outcome::N, 2), true),  // (1,0)
            (at(Outcome::N, 2), false), // (0,2)
        ]
    );
    assert_eq!(why.deciding, Some(0));
}
