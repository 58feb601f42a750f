//! Conjectures about games whose answer is known, and about random ones.

use crate::lattice::games::rectangle;
use crate::lattice::reference::{Altered, Reference, any_end_rule, any_game, rank, tested};
use appleyard_core::Error;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    Conjecture, ConjectureTest, ConjectureVerdict, Picture, Point, VectorGame,
};
use proptest::prelude::*;

const ORIGIN: Point = Point { m: 0, n: 0 };

fn both_even(from: Point) -> Conjecture {
    rule(2, 2, from, vec![true, false, false, false])
}

fn rule(columns: u32, rows: u32, from: Point, lost: Vec<bool>) -> Conjecture {
    Conjecture {
        columns,
        rows,
        from,
        lost,
    }
}

#[test]
fn both_even_is_right_for_normal_apples() {
    let picture = Reference::new(VectorGame::apples(), EndRule::Normal, 21, 10);
    assert_eq!(
        tested(&both_even(ORIGIN), &picture).unwrap(),
        ConjectureVerdict {
            points: 210,
            violations: 0,
            first: None,
            complete: true,
        }
    );
}

/// Under misère play the column without wholes is the other way round: the points (0,0), (0,1), ...
/// (0,9).
#[test]
fn both_even_fails_for_misere_apples_where_no_wholes_are_left() {
    let picture = Reference::new(VectorGame::apples(), EndRule::Misere, 21, 10);
    assert_eq!(
        tested(&both_even(ORIGIN), &picture).unwrap(),
        ConjectureVerdict {
            points: 210,
            violations: 10,
            first: Some(ORIGIN),
            complete: true,
        }
    );
    let verdict = tested(&both_even(Point { m: 1, n: 0 }), &picture).unwrap();
    assert_eq!((verdict.points, verdict.violations), (200, 0));
}

#[test]
fn a_conjecture_that_starts_beyond_the_drawing_covers_no_point() {
    let picture = Reference::new(VectorGame::apples(), EndRule::Misere, 5, 5);
    let verdict = tested(&both_even(Point { m: 5, n: 0 }), &picture).unwrap();
    assert_eq!((verdict.points, verdict.first), (0, None));
}

#[test]
fn only_coloured_points_count() {
    let picture = Reference::new(VectorGame::apples(), EndRule::Normal, 6, 6);
    let half_done = Altered {
        picture: &picture,
        alter: Box::new(|point, outcome| (point.m < 3).then_some(outcome)),
    };
    assert_eq!(tested(&both_even(ORIGIN), &half_done).unwrap().points, 18);
}

#[test]
fn the_marks_are_row_by_row() {
    let lost = (0..6).map(|index| index == 4).collect();
    let rule = rule(3, 2, Point { m: 2, n: 1 }, lost);
    let marked: Vec<_> = rectangle(6, 4)
        .filter(|&point| rule.outcome(point) == Some(Outcome::P))
        .collect();
    assert_eq!(marked, [Point { m: 4, n: 1 }, Point { m: 4, n: 3 }]); // m = 1 mod 3, n = 1 mod 2
    assert_eq!(rule.outcome(Point { m: 1, n: 1 }), None);
    assert_eq!(rule.outcome(Point { m: 4, n: 0 }), None);
}

#[test]
fn sizes_are_checked() {
    let picture = Reference::new(VectorGame::apples(), EndRule::Normal, 2, 2);
    let of = |columns, rows, m, n, marks: usize| {
        let rule = rule(columns, rows, Point { m, n }, vec![false; marks]);
        // An incomplete conjecture says nothing, and does not panic.
        for point in rectangle(2, 2) {
            rule.outcome(point);
        }
        tested(&rule, &picture).map(drop)
    };
    let out_of_range = |value, min, max| Err(LatticeError::CONJECTURE.refused(value, min, max));
    assert_eq!(of(8, 8, 64, 64, 64), Ok(()));
    assert_eq!(of(1, 1, 0, 0, 1), Ok(()));
    assert_eq!(
        of(u32::MAX, 1, 0, 0, 0),
        out_of_range(u32::MAX.into(), 1, 8)
    );
    assert_eq!(of(0, 1, 0, 0, 0), out_of_range(0, 1, 8));
    assert_eq!(of(1, 9, 0, 0, 9), out_of_range(9, 1, 8));
    assert_eq!(of(1, 1, 65, 0, 1), out_of_range(65, 0, 64));
    assert_eq!(of(1, 1, 0, 65, 1), out_of_range(65, 0, 64));
    let incomplete = |count, expected| {
        let error = LatticeError::ConjectureIncomplete { count, expected };
        Err(Error::from(error))
    };
    assert_eq!(of(2, 3, 0, 0, 5), incomplete(5, 6));
    assert_eq!(of(2, 3, 0, 0, 7), incomplete(7, 6));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_first_violation_is_the_first_in_order_of_colouring(
        game in any_game(4, 3, true),
        end_rule in any_end_rule(),
        from in (0_u32..4, 0_u32..4),
        lost in prop::collection::vec(any::<bool>(), 6),
        budget in 1_u64..60,
    ) {
        let from = Point { m: from.0, n: from.1 };
        let rule = rule(3, 2, from, lost.clone());
        let picture = Reference::new(game.clone(), end_rule, 11, 9);
        let spoken_of: Vec<_> = rectangle(11, 9)
            .filter(|point| point.m >= from.m && point.n >= from.n)
            .collect();
        let mut wrong: Vec<_> = spoken_of
            .iter()
            .copied()
            .filter(|&point| {
                let said = lost[(point.m % 3 + 3 * (point.n % 2)) as usize];
                said != (picture.outcome(point) == Some(Outcome::P))
            })
            .collect();
        wrong.sort_by_key(|&point| rank(&game, point));
        let verdict = tested(&rule, &picture).unwrap();
        prop_assert_eq!(verdict.points, spoken_of.len() as u64);
        prop_assert_eq!(verdict.violations, wrong.len() as u64);
        prop_assert_eq!(verdict.first, wrong.first().copied());
        prop_assert!(verdict.complete);
        let mut slices = ConjectureTest::new(rule).unwrap();
        for done in (1_u64..).map(|calls| calls * budget) {
            let so_far = slices.extend(&picture, budget);
            prop_assert!(so_far.points <= done && so_far.points <= verdict.points);
            prop_assert_eq!(so_far.complete, done >= verdict.points);
            if so_far.complete {
                prop_assert_eq!(so_far, verdict);
                break;
            }
        }
    }
}
