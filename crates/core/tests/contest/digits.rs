//! Digital Deletions against the general solver and a sieve.

use appleyard_core::contest::{DigitMove, DigitString, DigitalDeletions, MAX_DIGITS};
use appleyard_core::game::{Game, Outcome};
use appleyard_core::play::{options, principal_line};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Solved, Value};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::contest::agrees_with_the_general_solver;
use crate::support::readers;
use crate::support::slices::in_slices;

fn string(text: &str) -> DigitString {
    DigitString::parse(text).unwrap()
}

fn solved(length: u32) -> DigitalDeletions {
    let mut run = DigitalDeletions::new(length).unwrap();
    let Ok(_) = run.finish();
    run
}

fn of_length(length: usize) -> impl Iterator<Item = DigitString> {
    (0..10_u32.pow(u32::try_from(length).unwrap()))
        .map(move |number| string(&format!("{number:0length$}")))
}

#[test]
fn the_rules_are_those_of_the_problem() {
    let game = solved(3);
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
fn strings_of_four_digits_agree_with_the_general_solver() {
    // No string leads back to a longer one, so all of four digits reach all shorter ones.
    assert_eq!(
        agrees_with_the_general_solver(&solved(6), of_length(4)),
        11_111
    );
}

/// The program of the problem's time: from the shortest string on, each lost one makes all won that lead
/// to it. It uses strings of characters and knows nothing of indices.
#[test]
fn all_strings_of_six_digits_agree_with_a_sieve() {
    let game = solved(MAX_DIGITS);
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
    let game = solved(MAX_DIGITS);
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
    for length in [0, 7, u32::MAX] {
        let error = DigitalDeletions::new(length).unwrap_err();
        assert_eq!(error.code(), "digits-out-of-range");
    }
    let short = solved(2);
    assert_eq!(
        short.value(&string("100")).unwrap_err().code(),
        "too-many-digits"
    );
    let begun = DigitalDeletions::new(2).unwrap();
    assert_eq!(
        begun.value(&string("10")).unwrap_err().code(),
        "position-not-solved"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn slices_give_the_same_values(budgets in vec(0_u64..400, 40)) {
        let mut run = DigitalDeletions::new(3).unwrap();
        in_slices(&mut run, budgets.into_iter().chain([2_000]), |_, _, over| assert_eq!(over, 0));
        let whole = solved(3);
        for string in of_length(3) {
            prop_assert_eq!(run.value(&string), whole.value(&string));
        }
    }

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
    let game = solved(2);
    for (text, value) in [
        ("0", Value::won(1)),
        ("00", Value::won(1)),
        ("1", Value::lost(2)),
    ] {
        assert_eq!(game.value(&string(text)), Ok(value), "{text}");
    }
    assert_eq!(game.value(&string("20")).unwrap().outcome, Outcome::P);
}
