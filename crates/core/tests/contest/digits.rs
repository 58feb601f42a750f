//! Digital Deletions against the general solver and a sieve.

use appleyard_core::contest::{DigitMove, DigitString, DigitalDeletions, MAX_DIGITS};
use appleyard_core::game::{Game, Outcome};
use appleyard_core::play::{options, principal_line};
use appleyard_core::solve::{IndexedRun, Listed, Solved, Value};
use proptest::prelude::*;

use crate::contest::own;
use crate::support::agreement::{every_solver_agrees, indexed};
use crate::support::readers;

fn string(text: &str) -> DigitString {
    DigitString::parse(text).unwrap()
}

/// From only nines each string that is no longer can be reached.
fn from_nines(length: u32) -> IndexedRun<DigitalDeletions> {
    indexed(game(length))
}

fn game(length: u32) -> DigitalDeletions {
    DigitalDeletions::starting(string(&"9".repeat(length as usize)))
}

fn of_length(length: usize) -> impl Iterator<Item = DigitString> {
    (0..10_u32.pow(u32::try_from(length).unwrap()))
        .map(move |number| string(&format!("{number:0length$}")))
}

#[test]
fn the_rules_are_those_of_the_problem() {
    let game = game(3);
    let after: Vec<String> = game
        .moves(&string("103"))
        .map(|chosen| game.after(&string("103"), chosen).to_string())
        .collect();
    assert_eq!(after, ["003", "1", "100", "101", "102"]);
    assert!(game.is_over(&DigitString::EMPTY));
    assert!(!game.is_legal(&string("10"), DigitMove::Delete { at: 0 }));
    assert!(!game.is_legal(&string("10"), DigitMove::Lower { at: 0, to: 1 }));
    assert!(!game.is_legal(&string("10"), DigitMove::Lower { at: 2, to: 0 }));
}

#[test]
fn every_string_has_the_value_of_a_table() {
    // No string leads back to a longer one, so only nines of four digits reach all shorter ones.
    assert_eq!(every_solver_agrees(&game(4)).count(), 11_111);
    let run = from_nines(6);
    assert_eq!(run.count(), 1_111_111);
    let table = own::digits(6);
    assert_eq!(run.value(&DigitString::EMPTY), Ok(table[0][0]));
    for (length, values) in table.iter().enumerate().skip(1) {
        for (string, value) in of_length(length).zip(values) {
            assert_eq!(run.value(&string), Ok(*value), "{string}");
        }
    }
}

/// The program of the problem's time: from the shortest string on, each lost one makes all won that lead
/// to it. It uses strings of characters and knows nothing of indices.
#[test]
fn all_strings_of_six_digits_agree_with_a_sieve() {
    let game = from_nines(MAX_DIGITS);
    let mut won = vec![vec![]];
    for length in 1..=6_u32 {
        won.push(vec![false; 10_usize.pow(length)]);
    }
    let mut lost = 0;
    for length in 1..=6_usize {
        for number in 0..10_usize.pow(u32::try_from(length).unwrap()) {
            let text = format!("{number:0length$}");
            let wins = won[length][number] || text.starts_with('0');
            let value = game.value(&string(&text)).unwrap();
            assert_eq!(value.outcome == Outcome::N, wins, "{text}");
            if wins {
                continue;
            }
            lost += 1;
            for (at, digit) in text.bytes().enumerate() {
                let unit = 10_usize.pow(u32::try_from(length - at - 1).unwrap());
                for by in 1..=usize::from(b'9' - digit) {
                    won[length][number + by * unit] = true;
                }
            }
            for more in 0..6 - length {
                let unit = 10_usize.pow(u32::try_from(more).unwrap());
                let first = number * 10 * unit;
                won[length + more + 1][first..first + unit].fill(true);
            }
        }
    }
    assert!(lost > 0);
}

#[test]
fn remoteness_of_long_strings_follows_from_their_options() {
    let game = from_nines(MAX_DIGITS);
    let mut longest = 0;
    for string in of_length(6).step_by(7) {
        let value = game.value(&string).unwrap();
        let best = options(&game, &string).unwrap().into_iter();
        let best = best.map(|(_, value)| value);
        let best = best.reduce(|one, other| {
            if other.is_preferred_to(one) {
                other
            } else {
                one
            }
        });
        assert_eq!(Some(value), best, "{string}");
        longest = longest.max(value.remoteness.unwrap());
    }
    assert!(longest <= 60);
    let start = string("999999");
    let line = principal_line(&game, &start).unwrap();
    assert_eq!(
        game.value(&start).unwrap().remoteness,
        Some(u32::try_from(line.len()).unwrap())
    );
}

#[test]
fn what_is_not_a_string_is_refused() {
    let code = |text: &str| DigitString::parse(text).unwrap_err().code();
    assert_eq!(code(""), "not-digits");
    assert_eq!(code("12a"), "not-digits");
    assert_eq!(code("-1"), "not-digits");
    assert_eq!(code("1234567"), "too-many-digits");
    let short = from_nines(2);
    assert_eq!(
        short.value(&string("100")).unwrap_err().code(),
        "position-not-solved"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_string_is_written_as_it_was_read(text in "[0-9]{1,6}") {
        prop_assert_eq!(string(&text).to_string(), text);
    }

    #[test]
    fn any_text_reads_the_same_again_or_is_refused(text in any::<String>()) {
        readers::contest(&text);
    }
}

#[test]
fn the_sample_is_won_as_published() {
    let game = from_nines(2);
    for (text, value) in [
        ("0", Value::won(1)),
        ("00", Value::won(1)),
        ("1", Value::lost(2)),
    ] {
        assert_eq!(game.value(&string(text)), Ok(value), "{text}");
    }
    assert_eq!(game.value(&string("20")).unwrap().outcome, Outcome::P);
}
