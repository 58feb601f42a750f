//! The apple game and other games whose solution is known in closed form or has been published.

use std::collections::HashMap;

use appleyard_core::game::{EndRule, Outcome, Point, Vector, VectorGame};
use appleyard_core::lattice::{Colouring, MilestoneKind};
use appleyard_core::solve::{Solver, Value};

fn finished(game: VectorGame, end_rule: EndRule, columns: u32, rows: u32) -> Colouring {
    let mut run = Colouring::new(game, end_rule, columns, rows).unwrap();
    assert!(run.advance(u64::MAX).finished);
    run
}

fn vectors(pairs: &[(i32, i32)]) -> VectorGame {
    let vectors = pairs.iter().map(|&(dm, dn)| Vector { dm, dn }).collect();
    VectorGame::new(vectors).unwrap()
}

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
        remoteness,
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
        remoteness,
    }
}

/// The generic solver first, then the colouring, against the closed forms.
fn check_apples(end_rule: EndRule, closed_form: fn(u32, u32) -> Value) {
    let mut solver = Solver::new(VectorGame::apples(), end_rule);
    solver.ask(Point { m: 200, n: 200 });
    assert!(solver.advance(u64::MAX).unwrap().finished);
    let run = finished(VectorGame::apples(), end_rule, 201, 201);
    for m in 0..=200 {
        for n in 0..=200 {
            let (point, value) = (Point { m, n }, closed_form(m, n));
            assert_eq!(solver.value(point), Some(value), "solver at {point}");
            assert_eq!(run.value(point), Ok(Some(value)), "colouring at {point}");
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
    let run = finished(VectorGame::apples(), EndRule::Misere, 21, 21);
    let twenty = Value {
        outcome: Outcome::P,
        remoteness: 39,
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
            let options: Vec<_> = game
                .moves(at)
                .filter(|(_, option)| option.m < columns && option.n < rows)
                .map(|(_, option)| outcomes[&option])
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
        let run = finished(VectorGame::apples(), EndRule::Misere, 21, rows);
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
    let run = finished(
        vectors(&[(-1, 0), (-2, 0), (-3, 0)]),
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
                assert_eq!(value.remoteness, m / 2);
            }
        }
    }
}

/// The same, where whoever takes the last loses: 1 more than a multiple of k+1 is lost.
#[test]
fn taking_up_to_three_from_a_heap_misere() {
    let run = finished(
        vectors(&[(0, -1), (0, -2), (0, -3)]),
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
    let run = finished(
        vectors(&[(-1, 0), (-3, 0), (-4, 0)]),
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
    let run = finished(
        vectors(&[(-1, 0), (0, -1), (-1, -1)]),
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
    let knight = vectors(&[(-2, -1), (-1, -2), (-2, 1), (1, -2)]);
    let run = finished(knight, EndRule::Normal, 40, 40);
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
    let run = finished(vectors(&[(-1, -1)]), EndRule::Normal, 30, 30);
    for m in 0..30 {
        for n in 0..30 {
            let value = run.value(Point { m, n }).unwrap().unwrap();
            assert_eq!(value.remoteness, m.min(n));
            assert_eq!(value.outcome == Outcome::P, m.min(n) % 2 == 0);
        }
    }
}

fn milestones(run: &Colouring) -> Vec<(&'static str, u32, u32)> {
    let milestones = run.milestones();
    assert!(milestones.is_sorted_by(|one, other| one.step < other.step));
    for milestone in &milestones {
        assert_eq!(run.step_of(milestone.point), Some(milestone.step - 1));
    }
    milestones
        .iter()
        .map(|milestone| (milestone.kind.name(), milestone.point.m, milestone.point.n))
        .collect()
}

#[test]
fn milestones_of_the_apples() {
    let all = [
        ("given", 0, 1),
        ("follows", 1, 0),
        ("every-move", 1, 1),
        ("first-lost-whole", 2, 0),
        ("all-wholes", 20, 0),
        ("finished", 20, 20),
    ];
    let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 21, 21).unwrap();
    let before: Vec<_> = all
        .iter()
        .filter(|one| one.0 != "first-lost-whole")
        .copied()
        .collect();
    assert_eq!(milestones(&run), before);
    run.advance(u64::MAX);
    assert_eq!(milestones(&run), all);
}

#[test]
fn milestones_that_coincide_or_do_not_exist() {
    let apples = |columns, rows| {
        milestones(&finished(
            VectorGame::apples(),
            EndRule::Misere,
            columns,
            rows,
        ))
    };
    assert_eq!(apples(1, 1), [("finished", 0, 0)]);
    assert_eq!(apples(1, 2), [("given", 0, 1)]);
    assert_eq!(apples(2, 1), [("follows", 1, 0)]);
    assert_eq!(
        apples(3, 1),
        [("follows", 1, 0), ("first-lost-whole", 2, 0)]
    );

    // Weight (1,2): (1,0) comes before (0,1); one move only, first possible at (0,1).
    let halves = vectors(&[(1, -1)]);
    assert_eq!(halves.weight(), (1, 2));
    let run = finished(halves, EndRule::Normal, 3, 3);
    let found = milestones(&run);
    assert_eq!(found[0], ("follows", 1, 0));
    assert_eq!(found[1], ("given", 0, 1));
    assert_eq!(run.milestones().len(), 4);
    assert_eq!(run.milestones()[2].kind, MilestoneKind::AllWholes);
}
