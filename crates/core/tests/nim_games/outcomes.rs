//! Outcomes, remoteness and all winning moves of small games, for every position.

use std::iter::repeat;
use std::slice;

use appleyard_core::game::EndRule;
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Method};

use crate::nim_games::reference::{Rule, Slow, any, compare, list, numbers, positions, rule};
use crate::support::slices::in_slices;

const END_RULES: [EndRule; 2] = [EndRule::Normal, EndRule::Misere];
const FIB: [u64; 8] = [1, 2, 3, 5, 8, 13, 21, 34];

fn rules() -> Vec<Rule> {
    vec![
        any(),
        list(&[1]),
        list(&[1, 2, 3]),
        list(&[2, 5]),
        list(&[5, 2, 2]),
        list(&[1, 4]),
        list(&[3]),
        list(&[2, 3, 9]),
        rule("odd", true, |number| number % 2 == 1),
        rule("odd*1..99", true, |number| number % 2 == 1),
        rule("pow2", true, u64::is_power_of_two),
        rule("fib", true, |number| FIB.contains(&number)),
        rule("3..", true, |number| number >= 3),
        rule("any-odd", true, |number| number % 2 == 0),
        rule("(fib,10)-2..3", true, |number| {
            FIB.contains(&number) && !(2..=3).contains(&number) || number == 10
        }),
        rule("1..,4", true, |_| true),
        rule("any-2", true, |number| number != 2),
    ]
}

#[test]
fn four_heaps_of_six_equal_the_definition() {
    for rule in rules() {
        // `odd*1..99` ends, so past the end it has more numbers than the list.
        for past_end in [false, true] {
            if past_end && rule.text.ends_with("99") {
                continue;
            }
            for end_rule in END_RULES {
                let mut slow =
                    Slow::new(slice::from_ref(&rule), Coupling::None, past_end, end_rule);
                let start = [6, 6, 6, 6];
                if !slow.moves(&start).is_empty() {
                    compare(&mut slow, &start);
                }
            }
        }
    }
}

#[test]
fn two_heaps_of_twenty_equal_the_definition() {
    for rule in rules() {
        for end_rule in END_RULES {
            let mut slow = Slow::new(slice::from_ref(&rule), Coupling::None, false, end_rule);
            compare(&mut slow, &[20, 17]);
        }
    }
}

#[test]
fn heaps_with_different_rules_equal_the_definition() {
    let rules = rules();
    for (place, first) in rules.iter().enumerate() {
        let second = &rules[(place + 1) % rules.len()];
        let third = &rules[(place + 5) % rules.len()];
        let mixed = [first.clone(), second.clone(), first.clone(), third.clone()];
        for end_rule in END_RULES {
            let mut slow = Slow::new(&mixed, Coupling::None, false, end_rule);
            compare(&mut slow, &[6, 5, 3, 6]);
            let mut slow = Slow::new(&mixed[..2], Coupling::None, false, end_rule);
            compare(&mut slow, &[6, 5, 6]);
        }
    }
    let ending = [list(&[2, 5]), any(), list(&[4]), list(&[1, 2, 3])];
    for end_rule in END_RULES {
        let mut slow = Slow::new(&ending, Coupling::None, true, end_rule);
        compare(&mut slow, &[6, 5, 6, 6]);
    }
}

#[test]
fn wythoff_equals_the_definition() {
    for end_rule in END_RULES {
        for start in [[24, 24], [13, 30]] {
            let mut slow = Slow::new(&[any()], Coupling::Wythoff, false, end_rule);
            compare(&mut slow, &start);
            let mut slow = Slow::new(&[any()], Coupling::Wythoff, true, end_rule);
            slow.past_end = false;
            compare(&mut slow, &start);
        }
    }
}

#[test]
fn each_game_has_its_method() {
    let method = |rule: &Rule, coupling, end_rule| {
        let game = HeapGame::new(&[6, 7], &[numbers(rule)], coupling, false, end_rule);
        HeapRun::new(game.unwrap()).unwrap().method()
    };
    let twos = list(&[2]);
    assert_eq!(method(&any(), Coupling::None, EndRule::Normal), Method::Xor);
    assert_eq!(
        method(&any(), Coupling::None, EndRule::Misere),
        Method::Class
    );
    assert_eq!(method(&twos, Coupling::None, EndRule::Normal), Method::Xor);
    assert_eq!(
        method(&twos, Coupling::None, EndRule::Misere),
        Method::Search
    );
    assert_eq!(
        method(&any(), Coupling::Wythoff, EndRule::Normal),
        Method::Cold
    );
    assert_eq!(
        method(&any(), Coupling::Wythoff, EndRule::Misere),
        Method::Search
    );
}

#[test]
fn the_budget_may_be_a_single_unit() {
    for (rule, end_rule) in [
        (list(&[1, 3, 4]), EndRule::Misere),
        (list(&[2, 5]), EndRule::Normal),
    ] {
        let start = [9, 4, 9];
        let rules = [numbers(&rule)];
        let game = HeapGame::new(&start, &rules, Coupling::None, false, end_rule).unwrap();
        let mut run = HeapRun::new(game).unwrap();
        let table = run.work().unwrap();
        let mut totals = vec![];
        in_slices(&mut run, repeat(1), |_, progress, _| {
            totals.push(progress.total);
        });
        assert!(totals[0] >= table);
        let mut slow = Slow::new(&[rule], Coupling::None, false, end_rule);
        let at_once = slow.run(&start);
        for position in positions(&start) {
            assert_eq!(run.why(&position), at_once.why(&position));
            assert_eq!(
                run.value(&position).unwrap().remoteness,
                Some(slow.value(&position).1)
            );
        }
    }
}

/// A search needs no Grundy values. It gives up those that are too much work, but still counts the work done
/// for them.
#[test]
fn work_that_is_given_up_still_counts() {
    // No period of the rule shows within a table.
    let rules = [list(&[3, 100, 77_777, 250_007])].map(|rule| numbers(&rule));
    let start = [1_100_000];
    let game = HeapGame::new(&start, &rules, Coupling::None, false, EndRule::Misere).unwrap();
    let mut run = HeapRun::new(game).unwrap();
    let table = run.work().unwrap();
    assert!(run.grundy_values(0).is_some());
    let end = in_slices(&mut run, repeat(500_000), |_, _, _| {});
    assert!(run.grundy_values(0).is_none());
    assert!(end.done > table + 1_000_000);
    assert!(run.value(&start).is_ok());
}
