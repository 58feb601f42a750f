//! Rectangular patterns in words.

use crate::lattice::games::rectangle;
use crate::lattice::pattern::every_other;
use crate::lattice::reference::Painted;
use appleyard_core::lattice::{Class, Pattern, Point, Residues, VectorGame, find_pattern};

/// The pattern of a window that a rule paints, without solving a game.
fn painted(is_lost: impl Fn(u32, u32) -> bool) -> Pattern {
    find_pattern(|side| {
        Ok(Painted {
            game: VectorGame::apples(),
            side,
            is_lost: &is_lost,
        })
    })
    .unwrap()
}

/// Whether some `count` of these sets of points cover all lost points, by trying everything.
fn can_cover(lost: u64, sets: &[u64], count: usize) -> bool {
    match (lost, count) {
        (0, _) => true,
        (_, 0) => false,
        _ => (0..sets.len()).any(|first| can_cover(lost & !sets[first], &sets[first..], count - 1)),
    }
}

/// The points m, n < 8 for which `is_so` holds, one bit for each.
fn bits(is_so: impl Fn(u32, u32) -> bool) -> u64 {
    rectangle(8, 8)
        .filter(|point| is_so(point.m, point.n))
        .fold(0, |bits, point| bits | 1 << (8 * point.m + point.n))
}

/// All sets of points that have words and are wholly lost.
fn lost_classes(lost: u64) -> Vec<u64> {
    let residues = || {
        let from = |step| move |first| Residues::From { at: first, step };
        (0..4)
            .map(|at| Residues::Exactly { at })
            .chain((0..4).map(from(1)))
            .chain((0..4).map(from(2)))
    };
    residues()
        .flat_map(|one| residues().map(move |other| (one, other)))
        .map(|(one, other)| bits(|m, n| one.contains(m) && other.contains(n)))
        .filter(|set| set & !lost == 0)
        .collect()
}

/// A sample of the ways to paint a block with starts and periods of at most 2: the classes cover
/// exactly the lost points, and fewer classes would not.
#[test]
fn classes_are_the_lost_points() {
    for seed in 0..200_u32 {
        let (from_m, from_n) = (seed % 3, seed / 3 % 3);
        let (p, q) = (1 + seed % 2, 1 + seed / 2 % 2);
        let fold = |x: u32, from: u32, period: u32| {
            if x < from {
                x
            } else {
                from + (x - from) % period
            }
        };
        let marks = seed.wrapping_mul(2_654_435_761).rotate_left(seed % 32);
        let is_lost = |m, n| {
            let index = fold(m, from_m, p) + 4 * fold(n, from_n, q);
            marks >> index & 1 == 1
        };
        let Pattern::Rectangular(found) = painted(is_lost) else {
            panic!("seed {seed}");
        };
        let classes = found.classes.clone().unwrap();
        let lost = bits(is_lost);
        // Trying everything takes too long for the longest lists.
        if (1..=4).contains(&classes.len()) {
            let is_shorter = can_cover(lost, &lost_classes(lost), classes.len() - 1);
            assert!(!is_shorter, "seed {seed}: {classes:?}");
        }
        for Point { m, n } in rectangle(12, 12) {
            let is_in = |class: &Class| class.m.contains(m) && class.n.contains(n);
            assert_eq!(classes.iter().any(is_in), is_lost(m, n), "({m},{n})");
        }
    }
}

#[test]
fn classes_are_few_and_read_well() {
    let classes = |is_lost: fn(u32, u32) -> bool| match painted(is_lost) {
        Pattern::Rectangular(found) => found.classes.clone().unwrap(),
        other => panic!("{other:?}"),
    };
    let all = |first| Residues::From { at: first, step: 1 };
    assert_eq!(classes(|_, _| false), []);
    assert_eq!(
        classes(|_, _| true),
        [Class {
            m: all(0),
            n: all(0)
        }]
    );
    // A list with an overlap at (0,0) is shorter than one without.
    assert_eq!(
        classes(|m, n| m == 0 || n == 0),
        [
            Class {
                m: Residues::Exactly { at: 0 },
                n: all(0)
            },
            Class {
                m: all(0),
                n: Residues::Exactly { at: 0 }
            },
        ]
    );
    // m and n have the same parity.
    assert_eq!(
        classes(|m, n| m % 2 == n % 2),
        [
            Class {
                m: every_other(0),
                n: every_other(0)
            },
            Class {
                m: every_other(1),
                n: every_other(1)
            },
        ]
    );
    assert_eq!(
        classes(|m, n| m >= 1 && n == 1),
        [Class {
            m: all(1),
            n: Residues::Exactly { at: 1 }
        }]
    );
}
