//! Patterns of random games, compared with a larger window than the search looks at.

use crate::lattice::games::rectangle;
use crate::lattice::pattern::seen_in;
use crate::lattice::reference::{Reference, any_end_rule, any_game};
use appleyard_core::lattice::{Pattern, Picture, Point, find_pattern};
use proptest::prelude::*;

/// Smaller periods than the reported one do not hold in the checked window.
fn check_minimal(found: &Pattern, picture: &Reference, side: u32) {
    let same = |m: u32, n: u32, dm: u32, dn: u32| {
        let other = Point {
            m: m + dm,
            n: n + dn,
        };
        picture.outcome(Point { m, n }) == picture.outcome(other)
    };
    match found {
        Pattern::Rectangular(found) => {
            let (p, q) = found.period;
            for smaller in 1..p {
                let all =
                    (side / 2..side - smaller).all(|m| (0..side).all(|n| same(m, n, smaller, 0)));
                assert!(!all, "columns have period {smaller}");
            }
            for smaller in 1..q {
                let all =
                    (side / 2..side - smaller).all(|n| (0..side).all(|m| same(m, n, 0, smaller)));
                assert!(!all, "rows have period {smaller}");
            }
        }
        Pattern::Diagonal(found) => {
            let ((p, q), from) = (found.period, found.from);
            for k in (2..=p.min(q)).filter(|k| p % k == 0 && q % k == 0) {
                let all = (from.m..side - p / k)
                    .all(|m| (from.n..side - q / k).all(|n| same(m, n, p / k, q / k)));
                assert!(!all, "shift ({p},{q}) is {k} times a shorter one");
            }
        }
        Pattern::None { .. } => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Every pattern that is found holds on a window larger than any that the search has looked at.
    #[test]
    fn a_pattern_holds_beyond_the_checked_window(
        game in any_game(4, 3, false),
        end_rule in any_end_rule(),
    ) {
        let picture = Reference::square(&game, end_rule, 300);
        let mut largest = 0;
        let found = find_pattern(|side| {
            largest = side;
            Ok(seen_in(&picture))
        })
        .unwrap();
        check_minimal(&found, &picture, largest);
        if !matches!(found, Pattern::None { .. }) {
            for point in rectangle(300, 300) {
                prop_assert_eq!(found.outcome(point), picture.outcome(point), "{}", point);
            }
        }
    }
}
