//! Random codes and sets of numbers.

use appleyard_core::chain::OctalCode;
use appleyard_core::misere::{HeapRules, MisereRun};
use appleyard_core::nim::Numbers;
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::misere::reference::{Search, sums};

/// What is found of the quotient agrees with the search, and any two of its elements differ in some company.
fn check(rules: &HeapRules, up_to: u32) {
    let mut run = MisereRun::new(rules.clone(), up_to, 128).unwrap();
    if let Err(error) = run.finish() {
        assert_eq!(error.code(), "quotient-too-large", "{rules}");
    }
    let quotient = run.quotient();
    let largest = u64::from(quotient.heaps().min(7));
    let mut search = Search::new(rules, largest);
    for sum in sums(3, largest) {
        let verdict = quotient.verdict(&sum).unwrap();
        assert_eq!(verdict.outcome, search.outcome(&sum), "{rules} {sum:?}");
    }
    let elements: Vec<_> = quotient.simplest_sums();
    let context = |element: usize| -> Vec<bool> {
        let all = 0..elements.len();
        all.map(|it| quotient.is_lost(quotient.product(element.into(), it.into())))
            .collect()
    };
    let mut contexts: Vec<_> = (0..elements.len()).map(context).collect();
    contexts.sort();
    contexts.dedup();
    assert_eq!(contexts.len(), elements.len(), "{rules}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn random_codes_are_those_of_the_search(before in "[04]", digits in "[0-7]{0,5}", up_to in 0_u32..10) {
        if let Ok(code) = OctalCode::parse(&format!("{before}.{digits}")) {
            check(&HeapRules::Octal(code), up_to);
        }
    }

    #[test]
    fn random_numbers_are_those_of_the_search(numbers in prop::collection::vec(1_u32..9, 1..5), up_to in 0_u32..40) {
        let text: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let numbers = Numbers::parse(&text.join(",")).unwrap().numbers;
        check(&HeapRules::Take(numbers), up_to);
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Where the period is proved, single heaps have the outcomes of the search, which knows no period.
    #[test]
    fn heaps_of_proved_games_are_those_of_the_search(digits in "[0-7]{1,3}") {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let rules = HeapRules::Octal(code);
        let mut run = MisereRun::new(rules.clone(), 60, 64).unwrap();
        if run.finish().is_err() || run.quotient().period().is_none() {
            return Ok(());
        }
        let quotient = run.quotient();
        let mut search = Search::new(&rules, 28);
        for heap in 1..=28 {
            let verdict = quotient.verdict(&[heap]).unwrap();
            prop_assert_eq!(verdict.outcome, search.outcome(&[heap]), "{} {}", rules, heap);
        }
    }
}
