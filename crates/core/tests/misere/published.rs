//! Orders and periods that others have published.
//!
//! Sources: PS = Plambeck and Siegel, *Misère quotients for impartial games*, Journal of Combinatorial Theory A 115,
//! 2008, with its supplement (arXiv math/0609825, 0705.2404); P = Plambeck, *Taming the wild in impartial combinatorial
//! games*, INTEGERS 5, 2005; the periods of normal play, which those of misère play are multiples of: Guy and Smith,
//! 1956, and *Winning Ways*, chapters 4 and 13.

use appleyard_core::misere::MisereRun;
use appleyard_core::progress::Run;

use crate::misere::reference::{octal, quotient, take};

/// An octal code with the order, the preperiod and the period of its quotient.
type Known = (&'static str, usize, u64, u64);

fn check(games: &[Known]) {
    for &(text, order, preperiod, period) in games {
        let quotient = quotient(octal(text), 400);
        let found = quotient.period().unwrap();
        assert!(found.proved);
        assert_eq!(
            (quotient.order(), found.preperiod, found.period),
            (order, preperiod, period),
            "{text}"
        );
    }
}

/// Written down from memory of these papers before the quotient was computed; the papers were not at hand.
#[test]
fn wild_games_have_the_published_quotients() {
    check(&[
        ("0.77", 40, 71, 12),  // PS: Kayles, first solved by Sibert and Conway, 1992
        ("0.123", 20, 5, 5),   // P
        ("0.115", 42, 92, 14), // PS: a cousin of Guiles
        ("0.53", 16, 21, 9),   // PS
        ("0.71", 36, 3, 6),    // PS
        ("0.75", 8, 8, 2),     // PS: the smallest wild quotient
    ]);
}

/// Computed here and kept, so that a change is noticed: nobody else's numbers.
#[test]
fn other_wild_games_keep_their_quotients() {
    check(&[
        ("0.15", 42, 66, 10), // Guiles
        ("0.72", 24, 16, 4),
        ("0.34", 12, 7, 8),
        ("0.144", 30, 12, 10),
        ("0.152", 34, 25, 48),
    ]);
}

/// Misère Nim with heaps up to 2ⁿ - 1 has the tame quotient of 2ⁿ + 2 elements, and two for n = 1 (PS).
#[test]
fn nim_has_the_tame_quotients() {
    for (heap, order) in [(1, 2), (3, 6), (7, 10), (15, 18), (31, 34)] {
        assert_eq!(quotient(take("any"), heap).order(), order, "{heap}");
    }
}

/// Subtraction games are tame (Ferguson, *On sums of graph games with last player losing*, 1974).
#[test]
fn subtraction_games_are_tame() {
    for (numbers, order, period) in [
        ("1..3", 6, 4),
        ("1..7", 10, 8),
        ("1,2,4", 6, 3),
        ("2,3", 6, 5),
    ] {
        let quotient = quotient(take(numbers), 200);
        let found = quotient.period().unwrap();
        assert_eq!(
            (quotient.order(), found.period),
            (order, period),
            "{numbers}"
        );
    }
    assert_eq!(quotient(octal("0.333"), 200).order(), 6);
}

/// Plambeck's page about 0.312: from heap 5 on the heaps behave in turn like two of a kind, and two heaps of 4 like an
/// adder of 0.
#[test]
fn heap_four_of_0_312_is_wild() {
    let quotient = quotient(octal("0.312"), 200);
    let found = quotient.period().unwrap();
    assert_eq!((found.preperiod, found.period), (5, 2));
    let element = |heap| quotient.element(heap).unwrap();
    let four = quotient.product(element(4), element(4));
    assert_eq!(quotient.product(four, four), four);
    assert_eq!(element(3), element(5));
    assert_eq!(element(1_000_001), element(5));
    assert_ne!(element(4), element(6));
}

/// A heap of n + 1 in Dawson's Kayles behaves like a heap of n in Dawson's Chess (Winning Ways, chapter 4). Neither is
/// solved under misère play.
#[test]
fn dawsons_games_are_cousins() {
    let kayles = quotient(octal("0.07"), 23);
    let chess = quotient(octal("0.137"), 22);
    assert_eq!(kayles.order(), chess.order());
    assert!(kayles.period().is_none());
    for one in 0..=22_u64 {
        for other in 0..=one {
            let outcome = kayles.verdict(&[one + 1, other + 1]).unwrap().outcome;
            assert_eq!(outcome, chess.verdict(&[one, other]).unwrap().outcome);
        }
    }
}

/// The quotient of Kayles grows with these heaps.
#[test]
fn the_growth_is_said() {
    let quotient = quotient(octal("0.77"), 200);
    let growth: Vec<(u32, u32)> = quotient
        .growth()
        .iter()
        .map(|it| (it.heap, it.order))
        .collect();
    assert_eq!(
        growth,
        [
            (1, 2),
            (2, 6),
            (5, 12),
            (9, 18),
            (12, 24),
            (25, 32),
            (27, 40)
        ]
    );
}

/// Every quotient but the trivial one has an even number of elements (PS).
#[test]
fn orders_are_even() {
    for text in [
        "0.26", "0.54", "0.56", "0.156", "0.414", "4.7", "0.4107", "0.171",
    ] {
        let mut run = MisereRun::new(octal(text), 12, 512).unwrap();
        run.finish().unwrap();
        assert_eq!(run.quotient().order() % 2, 0, "{text}");
    }
}
