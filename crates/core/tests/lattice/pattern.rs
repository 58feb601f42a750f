//! Patterns of games whose answer is known.

use crate::lattice::games::{rays, steps};
use crate::lattice::reference::{Altered, Painted, Reference, certify};
use crate::support::slices;
use appleyard_core::Error;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::lattice::{
    Class, Diagonal, Pattern, PatternSearch, Point, Rectangular, Residues, VectorGame, find_pattern,
};
use appleyard_core::progress::Run;

const ORIGIN: Point = Point { m: 0, n: 0 };

fn pattern(game: &VectorGame, end_rule: EndRule) -> Pattern {
    find_pattern(|side| Ok(Reference::square(game, end_rule, side))).unwrap()
}

/// The points of a smaller square have the same options, so the picture of the largest square is
/// enough.
pub fn seen_in(picture: &Reference) -> Altered<'_> {
    Altered {
        picture,
        alter: Box::new(|_, outcome| Some(outcome)),
    }
}

fn rectangular(game: &VectorGame, end_rule: EndRule) -> Rectangular {
    match pattern(game, end_rule) {
        Pattern::Rectangular(found) => found,
        other => panic!("{other:?}"),
    }
}

fn diagonal(game: &VectorGame, end_rule: EndRule) -> Diagonal {
    match pattern(game, end_rule) {
        Pattern::Diagonal(found) => found,
        other => panic!("{other:?}"),
    }
}

/// Compares the pattern with a closed form, far beyond any window.
fn check(found: &Pattern, is_lost: impl Fn(u32, u32) -> bool) {
    let numbers = (0..40).chain(1_000..1_020).chain([u32::MAX - 1, u32::MAX]);
    for m in numbers.clone() {
        for n in numbers.clone() {
            let outcome = if is_lost(m, n) {
                Outcome::P
            } else {
                Outcome::N
            };
            assert_eq!(found.outcome(Point { m, n }), Some(outcome), "({m},{n})");
        }
    }
}

pub const fn every_other(first: u32) -> Residues {
    Residues::From { at: first, step: 2 }
}

#[test]
fn misere_apples_have_a_pattern() {
    let found = rectangular(&VectorGame::apples(), EndRule::Misere);
    assert_eq!((found.from, found.period), (Point { m: 1, n: 0 }, (2, 2)));
    assert_eq!(found.block.lost, [false, false, true, true, false, false]);
    let no_wholes = Class {
        m: Residues::Exactly { at: 0 },
        n: every_other(1),
    };
    let both_even = Class {
        m: every_other(2),
        n: every_other(0),
    };
    assert_eq!(found.classes.clone(), Some(vec![no_wholes, both_even]));
    check(&Pattern::Rectangular(found), |m, n| {
        (m == 0 && n % 2 == 1) || (m >= 2 && m % 2 == 0 && n % 2 == 0)
    });
}

#[test]
fn normal_apples_repeat_every_two_points() {
    let king = steps(&[(-1, 0), (0, -1), (-1, -1)]);
    for game in [VectorGame::apples(), king] {
        let found = rectangular(&game, EndRule::Normal);
        assert_eq!((found.from, found.period), (ORIGIN, (2, 2)));
        let class = Class {
            m: every_other(0),
            n: every_other(0),
        };
        assert_eq!(found.classes.clone(), Some(vec![class]));
        check(&Pattern::Rectangular(found), |m, n| {
            m % 2 == 0 && n % 2 == 0
        });
    }
}

#[test]
fn taking_one_or_two_repeats_every_three_points() {
    let found = rectangular(
        &steps(&[(-1, 0), (-2, 0), (0, -1), (0, -2)]),
        EndRule::Normal,
    );
    assert_eq!((found.from, found.period), (ORIGIN, (3, 3)));
    assert_eq!(found.classes.clone(), None); // too large for words
    check(&Pattern::Rectangular(found), |m, n| m % 3 == n % 3);
}

#[test]
fn a_single_heap_has_a_pattern() {
    let found = rectangular(&steps(&[(-1, 0)]), EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (2, 1)));
    let even = Class {
        m: every_other(0),
        n: Residues::From { at: 0, step: 1 },
    };
    assert_eq!(found.classes.clone(), Some(vec![even]));

    // The player who cannot move wins, and a single move ends the game: so every point with a move
    // is lost.
    let found = rectangular(&rays(&[(-1, 0)]), EndRule::Misere);
    assert_eq!((found.from, found.period), (Point { m: 2, n: 0 }, (1, 1)));
    let one = Class {
        m: Residues::Exactly { at: 1 },
        n: Residues::From { at: 0, step: 1 },
    };
    assert_eq!(found.classes.clone(), Some(vec![one]));
}

/// A step of period 7 with a start before it: the document's own kind of game, with one heap.
#[test]
fn the_smallest_period_is_reported() {
    let found = rectangular(&steps(&[(-1, 0), (-3, 0), (-4, 0)]), EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (7, 1)));
}

#[test]
fn a_diagonal_step_has_a_diagonal_pattern() {
    let found = diagonal(&steps(&[(-1, -1)]), EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (2, 2)));
    check(&Pattern::Diagonal(found), |m, n| m.min(n) % 2 == 0);

    let found = diagonal(&steps(&[(-1, -2)]), EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (2, 4)));
    check(&Pattern::Diagonal(found), |m, n| m.min(n / 2) % 2 == 0);

    let found = diagonal(&steps(&[(-3, -1)]), EndRule::Misere);
    assert_eq!((found.from, found.period), (ORIGIN, (6, 2)));
    check(&Pattern::Diagonal(found), |m, n| (m / 3).min(n) % 2 == 1);
}

/// Nim with two heaps: equal heaps are lost.
#[test]
fn the_rook_has_a_diagonal_pattern() {
    let rook = rays(&[(-1, 0), (0, -1)]);
    let found = diagonal(&rook, EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (1, 1)));
    assert_eq!((found.bottom.from, found.bottom.period), (1, 1));
    check(&Pattern::Diagonal(found), |m, n| m == n);

    // Misère Nim is the same, except for heaps of at most one.
    let found = diagonal(&rook, EndRule::Misere);
    assert_eq!((found.from, found.period), (Point { m: 0, n: 2 }, (1, 1)));
    check(&Pattern::Diagonal(found), |m, n| match (m, n) {
        (0 | 1, 0 | 1) => m != n,
        _ => m == n,
    });
}

/// The strips have different periods.
#[test]
fn the_strips_may_have_different_periods() {
    let is_lost = |m: u32, n: u32| {
        if m >= n {
            (m - n) % 3 == 1
        } else {
            (n - m) % 5 == 2
        }
    };
    let found = find_pattern(|side| {
        Ok(Painted {
            game: VectorGame::apples(),
            side,
            is_lost,
        })
    })
    .unwrap();
    check(&found, is_lost);
    let Pattern::Diagonal(found) = found else {
        panic!("{found:?}");
    };
    assert_eq!((found.from, found.period), (ORIGIN, (1, 1)));
    assert_eq!((found.bottom.period, found.left.period), (3, 5));
    assert_eq!(found.left.block.columns, 1);
    assert_eq!(found.bottom.block.rows, 1);
}

/// The queen is Wythoff's game with two heaps: the k-th lost point has the least number not used
/// before, and that number plus k. A certificate checks that these are the lost points, which is
/// quicker than solving the game.
#[test]
fn wythoff_has_no_pattern() {
    let mut partner = [None; 256];
    for k in 0.. {
        let Some(least) = partner.iter().position(Option::is_none) else {
            break;
        };
        partner[least] = Some(least + k);
        if let Some(place) = partner.get_mut(least + k) {
            *place = Some(least);
        }
    }
    let wythoff = |side| Painted {
        game: rays(&[(-1, 0), (0, -1), (-1, -1)]),
        side,
        is_lost: |m: u32, n: u32| partner[m as usize] == Some(n as usize),
    };
    assert_eq!(certify(&wythoff(256)).unwrap().flaw, None);
    let found = find_pattern(|side| Ok(wythoff(side))).unwrap();
    assert_eq!(found, Pattern::None { up_to: 256 });
    assert_eq!(found.outcome(ORIGIN), None);
}

/// A window that is smaller than a move does not show that move at work.
#[test]
fn long_moves_are_not_overlooked() {
    let none = Pattern::None { up_to: 256 };
    // No point below m = 300 has a move, and every point beyond has one.
    assert_eq!(pattern(&steps(&[(-300, 0)]), EndRule::Normal), none);
    // The period is 2 up to m = 69, but really 71, which is too long for the largest window.
    assert_eq!(pattern(&steps(&[(-1, 0), (-70, 0)]), EndRule::Normal), none);
    // These periods just fit.
    let found = rectangular(&steps(&[(-1, 0), (-40, 0)]), EndRule::Normal);
    assert_eq!((found.from, found.period), (ORIGIN, (41, 1)));
    let found = rectangular(&steps(&[(-1, 0), (0, -20)]), EndRule::Normal);
    assert_eq!(found.period, (2, 40));
}

#[test]
fn a_pattern_is_proved_for_steps_that_raise_nothing() {
    let proved = |game| rectangular(&game, EndRule::Normal).proved;
    assert!(proved(steps(&[(-1, 0), (-2, 0), (0, -1), (0, -2)])));
    assert!(proved(steps(&[(-1, -1), (-1, 0)])));
    assert!(!proved(VectorGame::apples()));
    assert!(!proved(rays(&[(-1, 0)])));
}

/// A refused window ends the search, and the report says how far the search has looked.
#[test]
fn a_refused_window_ends_the_search() {
    let queen = rays(&[(-1, 0), (0, -1), (-1, -1)]);
    let refusal = Error::from(LatticeError::RegionTooLarge {
        positions: 9,
        limit: 8,
    });
    let picture = Reference::square(&queen, EndRule::Normal, 128);
    let up_to = |largest: u32| {
        let mut asked = Vec::new();
        let found = find_pattern(|side| {
            asked.push(side);
            if side > largest {
                return Err(refusal.clone());
            }
            Ok(seen_in(&picture))
        });
        (found, asked)
    };
    let none = |up_to| Ok(Pattern::None { up_to });
    assert_eq!(up_to(128), (none(128), vec![64, 128, 256]));
    assert_eq!(up_to(64), (none(64), vec![64, 128]));
    assert_eq!(up_to(32), (none(32), vec![64, 32]));
    assert_eq!(up_to(31), (Err(refusal), vec![64, 32]));
}

#[test]
fn unfinished_pictures_are_refused() {
    let apples = Reference::square(&VectorGame::apples(), EndRule::Misere, 64);
    let found = find_pattern(|_| {
        Ok(Altered {
            picture: &apples,
            alter: Box::new(|point, outcome| (point.m < 50).then_some(outcome)),
        })
    });
    let hidden = LatticeError::PointNotColoured { m: 50, n: 0 };
    assert_eq!(found, Err(hidden.into()));
}

/// A single point of the larger window that does not fit, wherever it lies, rules the pattern out.
#[test]
fn every_point_of_the_larger_window_counts() {
    let apples = Reference::square(&VectorGame::apples(), EndRule::Misere, 64);
    for wrong in [(63, 63), (40, 63), (63, 2), (33, 34)].map(|(m, n)| Point { m, n }) {
        let found = find_pattern(|side| {
            if side > 64 {
                return Err(Error::PositionNotSolved);
            }
            Ok(Altered {
                picture: &apples,
                alter: Box::new(move |point, outcome| {
                    Some(if point == wrong {
                        outcome.seen_by_the_other()
                    } else {
                        outcome
                    })
                }),
            })
        });
        assert_eq!(found, Ok(Pattern::None { up_to: 64 }), "{wrong}");
    }
}

/// In slices of any size, the search gives the same result as with windows that are coloured at
/// once.
#[test]
fn slices_do_not_change_the_pattern() {
    let games = [
        (VectorGame::apples(), EndRule::Misere),
        (steps(&[(-1, -1)]), EndRule::Normal),
        (rays(&[(-1, 0), (0, -1), (-1, -1)]), EndRule::Normal),
        // The period is too long for the first window, so the search goes on to the next one.
        (steps(&[(-40, 0), (0, -1)]), EndRule::Normal),
    ];
    for (game, end_rule) in games {
        let mut search = PatternSearch::new(game.clone(), end_rule);
        assert_eq!(search.pattern(), Pattern::None { up_to: 0 });
        slices::in_slices(
            &mut search,
            [0, 1, 777, 5_000].into_iter().cycle(),
            |_, _, _| {},
        );
        assert_eq!(search.pattern(), pattern(&game, end_rule));
    }
}

/// The game is so large that its windows are refused: the report says how far the search has
/// looked, or why it has not.
#[test]
fn searches_that_are_too_large_report_or_refuse() {
    let mut long = PatternSearch::new(steps(&[(-1, 2_000), (0, -1)]), EndRule::Normal);
    assert!(long.finish().unwrap().finished);
    assert_eq!(long.pattern(), Pattern::None { up_to: 128 });
    let heavy = steps(&[(-4095, 4094), (4096, -4095)]);
    let mut heavy = PatternSearch::new(heavy, EndRule::Normal);
    let refused = heavy.finish();
    assert_eq!(refused.clone().unwrap_err().code(), "too-many-lines");
    assert_eq!(heavy.advance(1), refused);
}
