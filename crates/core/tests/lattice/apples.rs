//! The apple game and other games whose solution is known in closed form or has been published.

use std::collections::HashMap;

use crate::lattice::games::{coloured, is_lost, options, rectangle, solved, steps, wavefront};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{Picture, Point, VectorGame};
use appleyard_core::solve::{Solved, Value};

fn apples_misere(m: u32, n: u32) -> Value {
    let lost = (m == 0 && n % 2 == 1) || (m >= 2 && m.is_multiple_of(2) && n.is_multiple_of(2));
    let remoteness = match m {
        0 => n,
        1 => 2 + 2 * (n / 2),
        _ if m.is_multiple_of(2) => 2 * m - 1 + n,
        _ => 2 * m - 2 + 2 * n.div_ceil(2),
    };
    Value {
        outcome: if lost { Outcome::P } else { Outcome::N },
        remoteness: Some(remoteness),
    }
}

fn apples_normal(m: u32, n: u32) -> Value {
    let lost = m.is_multiple_of(2) && n.is_multiple_of(2);
    let remoteness = if m.is_multiple_of(2) {
        2 * m + n
    } else {
        2 * m - 1 + 2 * n.div_ceil(2)
    };
    Value {
        outcome: if lost { Outcome::P } else { Outcome::N },
        remoteness: Some(remoteness),
    }
}

/// Compares the generic solver first, and then the colouring, with the closed forms.
fn check_apples(end_rule: EndRule, closed_form: fn(u32, u32) -> Value) {
    let apples = VectorGame::apples();
    let solver = solved(&apples, end_rule, [Point { m: 200, n: 200 }]);
    let run = coloured(&VectorGame::apples(), end_rule, 201, 201);
    let fast = wavefront(&VectorGame::apples(), end_rule, 201, 201);
    for m in 0..=200 {
        for n in 0..=200 {
            let (point, value) = (Point { m, n }, closed_form(m, n));
            assert_eq!(solver.value(&point), Ok(value), "solver at {point}");
            assert_eq!(run.value(point), Ok(Some(value)), "colouring at {point}");
            // The moves alone define it, so it is the same under both end rules.
            assert_eq!(run.grundy(point), Some(2 * (m % 2) + n % 2));
            assert_eq!(fast.outcome(point), Ok(Some(value.outcome)));
        }
    }
}

#[test]
fn apples_misere_have_a_closed_form() {
    check_apples(EndRule::Misere, apples_misere);
}

#[test]
fn apples_normal_have_a_closed_form() {
    check_apples(EndRule::Normal, apples_normal);
}

#[test]
fn twenty_apples_are_lost_for_the_mover_in_39_plies() {
    let run = coloured(&VectorGame::apples(), EndRule::Misere, 21, 21);
    let twenty = Value {
        outcome: Outcome::P,
        remoteness: Some(39),
    };
    assert_eq!(run.value(Point { m: 20, n: 0 }), Ok(Some(twenty)));
}

/// Solves only within the drawn rectangle, as if moves out of it did not exist.
fn clipped(game: &VectorGame, end_rule: EndRule, point: Point, columns: u32, rows: u32) -> Outcome {
    let mut outcomes = HashMap::new();
    for weight in 0..=2 * point.m + point.n {
        for m in 0..=(weight / 2).min(columns - 1) {
            let at = Point {
                m,
                n: weight - 2 * m,
            };
            if at.n >= rows {
                continue;
            }
            let options: Vec<_> = options(game, at)
                .filter(|option| option.m < columns && option.n < rows)
                .map(|option| outcomes[&option])
                .collect();
            let outcome = match &options[..] {
                [] => end_rule.outcome_at_end(),
                _ if options.contains(&Outcome::P) => Outcome::N,
                _ => Outcome::P,
            };
            outcomes.insert(at, outcome);
        }
    }
    outcomes[&point]
}

#[test]
fn a_clipped_rectangle_miscolours_twenty_apples() {
    let (game, twenty) = (VectorGame::apples(), Point { m: 20, n: 0 });
    let ours = |rows| {
        let run = coloured(&VectorGame::apples(), EndRule::Misere, 21, rows);
        run.value(twenty).unwrap().unwrap().outcome
    };
    let flipped: Vec<_> = (1..=21)
        .filter(|&rows| clipped(&game, EndRule::Misere, twenty, 21, rows) != ours(rows))
        .collect();
    assert!(!flipped.is_empty());
    assert!((1..=21).all(|rows| ours(rows) == Outcome::P));
    // If there is room for all halves that can arise, clipping does no harm.
    assert_eq!(clipped(&game, EndRule::Misere, twenty, 21, 21), Outcome::P);
}

/// Taking 1 to k from a heap: multiples of k+1 are lost (Bachet; *Winning Ways*, chapter 4).
#[test]
fn multiples_of_four_are_lost_when_taking_up_to_three() {
    let run = coloured(
        &steps(&[(-1, 0), (-2, 0), (-3, 0)]),
        EndRule::Normal,
        200,
        3,
    );
    for m in 0..200 {
        for n in 0..3 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.outcome == Outcome::P, m % 4 == 0);
            // The loser delays by taking one, then the winner takes three.
            if m % 4 == 0 {
                assert_eq!(value.remoteness, Some(m / 2));
            }
        }
    }
}

/// If the player who takes the last stone loses, the numbers that are 1 more than a multiple of k+1
/// are lost.
#[test]
fn one_more_than_multiples_of_four_is_lost_under_misere_play() {
    let run = coloured(
        &steps(&[(0, -1), (0, -2), (0, -3)]),
        EndRule::Misere,
        1,
        200,
    );
    for n in 0..200 {
        let value = run.value(Point { m: 0, n }).unwrap().unwrap();
        assert_eq!(value.outcome == Outcome::P, n % 4 == 1);
    }
}

/// Taking 1, 3 or 4: the numbers 0 and 2 modulo 7 are lost (*Winning Ways*, chapter 4).
#[test]
fn zero_and_two_modulo_seven_are_lost_when_taking_one_three_or_four() {
    let run = coloured(
        &steps(&[(-1, 0), (-3, 0), (-4, 0)]),
        EndRule::Normal,
        210,
        1,
    );
    for m in 0..210 {
        let value = run.value(Point { m, n: 0 }).unwrap().unwrap();
        assert_eq!(value.outcome == Outcome::P, matches!(m % 7, 0 | 2));
    }
}

/// The king walks to the corner: a point is lost exactly if both coordinates are even.
#[test]
fn the_king_loses_where_both_coordinates_are_even() {
    let run = coloured(
        &steps(&[(-1, 0), (0, -1), (-1, -1)]),
        EndRule::Normal,
        60,
        40,
    );
    for m in 0..60 {
        for n in 0..40 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.outcome == Outcome::P, m % 2 == 0 && n % 2 == 0);
        }
    }
}

/// A knight with the four moves that bring it nearer to the corner, a well-known exercise. The board
/// falls into blocks of 4 × 4, and a position is lost if both coordinates are 0 or 1 modulo 4.
#[test]
fn the_knight_loses_in_blocks_of_four_by_four() {
    let knight = steps(&[(-2, -1), (-1, -2), (-2, 1), (1, -2)]);
    let run = coloured(&knight, EndRule::Normal, 40, 40);
    for m in 0..40 {
        for n in 0..40 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.outcome == Outcome::P, m % 4 < 2 && n % 4 < 2);
        }
    }
}

/// Both coordinates go down together: a point is lost if the smaller one is even.
#[test]
fn a_diagonal_step_loses_where_the_smaller_coordinate_is_even() {
    let run = coloured(&steps(&[(-1, -1)]), EndRule::Normal, 30, 30);
    for m in 0..30 {
        for n in 0..30 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.remoteness, Some(m.min(n)));
            assert_eq!(value.outcome == Outcome::P, m.min(n) % 2 == 0);
        }
    }
}

/// Two heaps, one or two taken from either: a position is lost if the heaps are congruent modulo 3.
#[test]
fn two_heaps_are_lost_if_congruent_modulo_three() {
    let heaps = steps(&[(-1, 0), (-2, 0), (0, -1), (0, -2)]);
    let run = coloured(&heaps, EndRule::Normal, 90, 130);
    let fast = wavefront(&heaps, EndRule::Normal, 90, 130);
    for point @ Point { m, n } in rectangle(90, 130) {
        let value = run.value(point).unwrap().unwrap();
        assert_eq!(value.outcome == Outcome::P, m % 3 == n % 3);
        assert_eq!(is_lost(&fast, m, n), m % 3 == n % 3);
        assert_eq!(run.grundy(point), Some((m % 3) ^ (n % 3)));
    }
}

/// The largest numbers count the drawn points only.
#[test]
fn the_largest_numbers_count_drawn_points_only() {
    let run = coloured(&VectorGame::apples(), EndRule::Misere, 21, 31);
    assert_eq!(run.largest_remoteness(), Some(2 * 20 - 1 + 30));
    assert_eq!(run.largest_grundy(), Some(3));
    let run = coloured(&VectorGame::apples(), EndRule::Normal, 3, 1);
    assert_eq!(run.largest_remoteness(), Some(4));
    assert_eq!(run.largest_grundy(), Some(2));
}
