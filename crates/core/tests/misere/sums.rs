//! Quotients against search, sum by sum.

use appleyard_core::chain::{ChainTable, OctalCode};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::misere::{HeapRules, MisereRun};
use appleyard_core::progress::Run;

use crate::misere::reference::{Search, octal, quotient, sums, take};

/// The quotients of the first forty are found up to 12 within 128 elements.
const FOUND: [&str; 40] = [
    "0.07", "0.77", "0.137", "0.15", "0.16", "0.17", "0.26", "0.34", "0.36", "0.37", "0.45",
    "0.53", "0.54", "0.55", "0.56", "0.57", "0.61", "0.51", "0.71", "0.72", "0.75", "0.115",
    "0.123", "0.144", "0.152", "0.156", "0.171", "0.312", "0.33", "0.356", "0.414", "0.644",
    "0.716", "0.4107", "0.333", "0.317", "0.31", "0.52", "0.331", "0.4",
];

/// The quotients of these have more than 128 elements, with the heap at which they have.
const NOT_FOUND: [(&str, u32); 3] = [("0.76", 12), ("0.774", 10), ("0.316", 9)];

/// All sums of up to four heaps up to 12, in a table of all positions that fit into a row of 51 cells.
#[test]
fn sums_of_four_heaps_are_those_of_the_search() {
    let sums = sums(4, 12);
    assert_eq!(sums.len(), 1820);
    for text in FOUND {
        let code = OctalCode::parse(text).unwrap();
        let mut run = MisereRun::new(HeapRules::Octal(code), 12, 128).unwrap();
        run.finish().unwrap();
        let mut table = ChainTable::new(code, 51).unwrap();
        let Ok(_) = table.finish();
        for sum in &sums {
            let groups: Vec<u32> = sum.iter().map(|&heap| heap as u32).collect();
            let value = table.value(&groups, EndRule::Misere).unwrap();
            let verdict = run.quotient().verdict(sum).unwrap();
            assert_eq!(verdict.outcome, value.outcome, "{text} {sum:?}");
        }
    }
}

#[test]
fn what_is_too_large_says_so_and_keeps_what_was_found() {
    for (text, heap) in NOT_FOUND {
        let mut run = MisereRun::new(octal(text), 12, 128).unwrap();
        let error = run.finish().unwrap_err();
        assert_eq!(error.code(), "quotient-too-large", "{text}");
        assert_eq!(run.quotient().heaps(), heap - 1, "{text}");
        let mut search = Search::new(&octal(text), 7);
        for sum in sums(3, 7) {
            let verdict = run.quotient().verdict(&sum).unwrap();
            assert_eq!(verdict.outcome, search.outcome(&sum), "{text} {sum:?}");
        }
        // An error is final.
        assert_eq!(run.advance(1), Err(error));
    }
}

/// A digit before the point, and sets of numbers, which no row shows.
#[test]
fn other_rules_are_those_of_the_search() {
    for (rules, largest) in [
        (octal("4.7"), 7),
        (octal("4."), 8),
        (octal("4.31"), 7),
        (take("any"), 12),
        (take("1,2,5"), 12),
        (take("2,3,7"), 12),
        (take("3,6..8"), 12),
        (take("pow2"), 12),
        (take("odd"), 12),
        (take("fib"), 12),
    ] {
        let name = rules.to_string();
        let quotient = quotient(rules.clone(), largest);
        let mut search = Search::new(&rules, largest.into());
        for sum in sums(4, largest.into()) {
            let outcome = quotient.verdict(&sum).unwrap().outcome;
            assert_eq!(outcome, search.outcome(&sum), "{name} {sum:?}");
        }
    }
}

/// What a period says of heaps beyond those that were looked at, and all winning moves.
#[test]
fn moves_win_exactly_if_they_leave_a_lost_sum() {
    for (text, heaps) in [
        ("0.77", vec![150, 9, 4]),
        ("0.77", vec![1_000_000_000_000_000, 71]),
        ("0.123", vec![30, 17, 16]),
        ("0.34", vec![64, 33]),
        ("0.31", vec![12, 9, 1]),
    ] {
        let rules = octal(text);
        let quotient = quotient(rules.clone(), 400);
        let moves = quotient.winning_moves(&heaps).unwrap();
        let outcome = quotient.verdict(&heaps).unwrap().outcome;
        assert_eq!(outcome == Outcome::N, !moves.is_empty(), "{text} {heaps:?}");
        // Listed moves win, those at both ends of a stretch and one in the middle.
        for it in &moves {
            for number in [0, it.count / 2, it.count - 1] {
                let smaller = it.smaller + it.step * number;
                let mut after = heaps.clone();
                after[it.heap as usize] -= it.taken + smaller;
                assert!(after[it.heap as usize] >= smaller);
                after.push(smaller);
                assert_eq!(quotient.verdict(&after).unwrap().outcome, Outcome::P);
            }
        }
        if heaps.iter().all(|&heap| heap < 1000) {
            let mut count = 0;
            for (at, &heap) in heaps.iter().enumerate() {
                for [larger, smaller] in crate::misere::reference::left(&rules, heap) {
                    let mut after = heaps.clone();
                    after[at] = larger;
                    after.push(smaller);
                    count += u64::from(quotient.verdict(&after).unwrap().outcome == Outcome::P);
                }
            }
            let listed: u64 = moves.iter().map(|it| it.count).sum();
            assert_eq!(listed, count, "{text} {heaps:?}");
        }
    }
}
