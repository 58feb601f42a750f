//! The apple game and other games whose solution is known in closed form or has been published.

use std::collections::HashMap;

use crate::games::{coloured, is_lost, options, rectangle, solved, steps, wavefront};
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

/// The generic solver first, then the colouring, against the closed forms.
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
            // Defined by the moves alone: the same under both end rules.
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

/// Solves within the drawn rectangle only, as if moves out of it did not exist.
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
    // With room for all halves that can arise, clipping does no harm.
    assert_eq!(clipped(&game, EndRule::Misere, twenty, 21, 21), Outcome::P);
}

/// Taking 1 to k from a heap: multiples of k+1 are lost (Bachet; *Winning Ways*, chapter 4).
#[test]
fn taking_up_to_three_from_a_heap() {
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
            // The loser delays by taking one, the winner then takes three.
            if m % 4 == 0 {
                assert_eq!(value.remoteness, Some(m / 2));
            }
        }
    }
}

/// The same, where whoever takes the last loses: 1 more than a multiple of k+1 is lost.
#[test]
fn taking_up_to_three_from_a_heap_misere() {
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

/// Taking 1, 3 or 4: lost are 0 and 2 modulo 7 (*Winning Ways*, chapter 4).
#[test]
fn taking_one_three_or_four() {
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

/// The king to the corner: lost exactly where both coordinates are even.
#[test]
fn the_king_to_the_corner() {
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

/// A knight with the four moves that bring it nearer to the corner, a well-known exercise: the board
/// falls into blocks of 4 × 4, and a position is lost where both coordinates are 0 or 1 modulo 4.
#[test]
fn the_knight_to_the_corner() {
    let knight = steps(&[(-2, -1), (-1, -2), (-2, 1), (1, -2)]);
    let run = coloured(&knight, EndRule::Normal, 40, 40);
    for m in 0..40 {
        for n in 0..40 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.outcome == Outcome::P, m % 4 < 2 && n % 4 < 2);
        }
    }
}

/// Both coordinates go down together: lost where the lesser one is even.
#[test]
fn down_the_diagonal() {
    let run = coloured(&steps(&[(-1, -1)]), EndRule::Normal, 30, 30);
    for m in 0..30 {
        for n in 0..30 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.remoteness, Some(m.min(n)));
            assert_eq!(value.outcome == Outcome::P, m.min(n) % 2 == 0);
        }
    }
}

/// Two heaps, one or two taken from either: lost where they are congruent modulo 3.
#[test]
fn one_or_two_from_either_of_two_heaps() {
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

/// The largest numbers of the drawn points only.
#[test]
fn the_largest_numbers_drawn() {
    let run = coloured(&VectorGame::apples(), EndRule::Misere, 21, 31);
    assert_eq!(run.largest_remoteness(), Some(2 * 20 - 1 + 30));
    assert_eq!(run.largest_grundy(), Some(3));
    let run = coloured(&VectorGame::apples(), EndRule::Normal, 3, 1);
    assert_eq!(run.largest_remoteness(), Some(4));
    assert_eq!(run.largest_grundy(), Some(2));
}
