//! Wythoff's cold pairs.

use std::collections::HashSet;

use appleyard_core::nim::MAX_STONES;
use appleyard_core::nim::wythoff::{
    cold_index, cold_pair, cold_pairs_by_mex, double_formula, partner, winning_moves,
};
use proptest::prelude::*;

#[test]
fn the_first_pairs_are_the_published_ones() {
    let first: Vec<_> = (0..11).filter_map(cold_pair).collect();
    let published = [
        (0, 0),
        (1, 2),
        (3, 5),
        (4, 7),
        (6, 10),
        (8, 13),
        (9, 15),
        (11, 18),
        (12, 20),
        (14, 23),
        (16, 26),
    ];
    assert_eq!(first, published);
}

#[test]
fn the_formula_is_the_mex_rule() {
    for (index, pair) in (0..).zip(cold_pairs_by_mex(1_000_000)) {
        assert_eq!(cold_pair(index), Some(pair));
    }
}

/// The first of the source's properties, and partners.
#[test]
fn each_number_is_in_exactly_one_cold_pair() {
    let mut partners = vec![None; 200_000];
    for (a, b) in cold_pairs_by_mex(200_000) {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(slot) = partners.get_mut(usize::try_from(one).unwrap()) {
                assert!(slot.is_none() || a == b, "{one} twice");
                *slot = Some(other);
            }
        }
    }
    for (stones, expected) in (0..).zip(partners) {
        assert!(expected.is_some());
        assert_eq!(partner(stones), expected);
    }
}

/// The other two properties: this tries all moves from each position.
#[test]
fn moves_from_cold_lead_to_hot_and_some_from_hot_to_cold() {
    const SIDE: u64 = 90;
    let cold: HashSet<_> = cold_pairs_by_mex(100)
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .collect();
    for a in 0..SIDE {
        for b in 0..SIDE {
            let first = (1..=a).map(|taken| (taken, 0));
            let second = (1..=b).map(|taken| (0, taken));
            let both = (1..=a.min(b)).map(|taken| (taken, taken));
            let moves = first.chain(second).chain(both);
            let winning: Vec<_> = moves
                .filter(|&(x, y)| cold.contains(&(a - x, b - y)))
                .collect();
            assert_eq!(winning.is_empty(), cold.contains(&(a, b)), "{a},{b}");
            assert_eq!(winning_moves(a, b), winning, "{a},{b}");
            assert!(winning.len() <= 3);
            assert_eq!(cold_index(a, b).is_some(), cold.contains(&(a, b)));
        }
    }
}

#[test]
fn the_largest_pairs_end_the_sequence() {
    let last = (0..)
        .map(|back| 381_966_011_250_106 - back)
        .find(|&it| cold_pair(it).is_some());
    let (a, b) = cold_pair(last.unwrap()).unwrap();
    assert!(b <= MAX_STONES && b > MAX_STONES - 3);
    assert_eq!(cold_index(b, a), last);
    assert_eq!(cold_pair(last.unwrap() + 1), None);
    assert_eq!(cold_pair(u64::MAX), None);
    assert_eq!(cold_index(0, u64::MAX), None);
    assert_eq!(partner(MAX_STONES + 1), None);
    assert!(winning_moves(u64::MAX, 0).is_empty());
    assert_eq!(
        winning_moves(MAX_STONES, MAX_STONES).last(),
        Some(&(MAX_STONES, MAX_STONES))
    );
}

proptest! {
    #[test]
    fn large_heaps_have_their_pairs(a in 0..=MAX_STONES, b in 0..=MAX_STONES, index in 0..381_966_011_250_105_u64) {
        for (x, y) in winning_moves(a, b) {
            prop_assert!(cold_index(a - x, b - y).is_some());
        }
        prop_assert_eq!(winning_moves(a, b).is_empty(), cold_index(a, b).is_some());
        let (smaller, larger) = cold_pair(index).unwrap();
        prop_assert_eq!((partner(smaller), partner(larger)), (Some(larger), Some(smaller)));
        prop_assert_eq!(cold_index(larger, smaller), Some(index));
        prop_assert!(winning_moves(smaller, larger).is_empty());
        // φ is the root of x² − x − 1, so a = ⌊kφ⌋ means exactly this:
        let (k, a) = (u128::from(index), u128::from(smaller));
        prop_assert!(a * a <= a * k + k * k);
        prop_assert!((a + 1) * (a + 1) > (a + 1) * k + k * k);
    }
}

/// Tests all indices up to the first one where floating point fails. The exact value comes from φ
/// rounded down to 64 bits after the point. The part that is cut off is less than k / 2⁶⁴ < 10⁻¹¹.
/// For k < 1.1 · 10⁸ no kφ comes closer to a whole number from above than 1/(3k) > 3 · 10⁻⁹.
#[test]
fn floating_point_fails_first_at_the_fortieth_fibonacci_number() {
    const FIRST: u64 = 102_334_155;
    // ⌊2⁶⁴ (φ − 1)⌋ = ⌊(√(5 · 2¹²⁸) − 2⁶⁴) / 2⌋ is Knuth's multiplier.
    const FRACTION: u64 = 0x9E37_79B9_7F4A_7C15;
    let exact = |k: u64| k + u64::try_from((u128::from(k) * u128::from(FRACTION)) >> 64).unwrap();
    let fails = (0..=FIRST).find(|&k| double_formula(k) != exact(k));
    assert_eq!(fails, Some(FIRST));
    assert_eq!(cold_pair(FIRST).map(|(a, _)| a), Some(165_580_140));
    assert_eq!(double_formula(FIRST), 165_580_141);
    for k in (0..FIRST).step_by(9973) {
        assert_eq!(cold_pair(k).map(|(a, _)| a), Some(exact(k)));
    }
}
