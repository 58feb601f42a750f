//! What a record says about each position, how bundles cancel, and errors that come late.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{
    ColdPair, ColdPairs, Coupling, HeapGame, HeapOpponent, HeapRecord, HeapRun, HeapTake,
    MAX_INDEX, MAX_PAIRS, NimClass, Numbers, cancel,
};
use appleyard_core::play::Chance;

use crate::nim_games::reference::finished;
use crate::support::params::numbers;
use crate::support::stopped::stopped;

fn run(heaps: &[u64], rules: &[&str], coupling: Coupling, end_rule: EndRule) -> HeapRun {
    let rules: Vec<Numbers> = rules
        .iter()
        .map(|rule| Numbers::parse(rule).unwrap().numbers)
        .collect();
    let game = HeapGame::new(heaps, &rules, coupling, false, end_rule).unwrap();
    HeapRun::new(game).unwrap()
}

/// Every game that can be played from here.
fn walk(run: &HeapRun, path: &mut Vec<HeapTake>, check: &mut impl FnMut(&[HeapTake])) {
    check(path);
    let position = run.record(path).unwrap().game.plies[path.len()]
        .position
        .clone();
    for take in run.game().takes(&position).collect::<Vec<_>>() {
        path.push(take);
        walk(run, path, check);
        path.pop();
    }
}

#[test]
fn the_better_move_of_a_blunder_is_the_perfect_one() {
    let games = [
        (&[2, 4][..], "any", Coupling::None),
        (&[6, 7], "2,3", Coupling::None),
        (&[3, 4], "any", Coupling::Wythoff),
    ];
    for (heaps, rule, coupling) in games {
        for end_rule in [EndRule::Normal, EndRule::Misere] {
            let run = finished(run(heaps, &[rule], coupling, end_rule));
            let mut blunders = 0;
            walk(&run, &mut vec![], &mut |path| {
                let plies = run.record(path).unwrap().game.plies;
                let last = &plies[path.len()];
                assert_eq!(last.better.is_some(), last.blunder);
                let Some(better) = last.better else { return };
                let before = &path[..path.len() - 1];
                let perfect = run.reply(before, HeapOpponent::Perfect, Chance::default());
                assert_eq!(perfect, Ok(Some(better)));
                let mended = [before, &[better]].concat();
                let mended = run.record(&mended).unwrap().game;
                assert_eq!(mended.plies[path.len()].value.outcome, Outcome::P);
                blunders += 1;
            });
            assert!(blunders > 0);
        }
    }
}

#[test]
fn a_record_has_the_exclusive_or_and_the_class_if_they_exist() {
    let xors_and_classes = |rule, coupling, end_rule| {
        let run = finished(run(&[3, 5], &[rule], coupling, end_rule));
        let HeapRecord { xors, classes, .. } = run.record(&[HeapTake::from_one(1, 2)]).unwrap();
        (xors, classes)
    };
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        let plain = Coupling::None;
        assert_eq!(
            xors_and_classes("any", plain, end_rule),
            (Some(vec![6, 0]), Some(vec![NimClass::S2, NimClass::T2]))
        );
        assert_eq!(
            xors_and_classes("1..3", plain, end_rule),
            (Some(vec![2, 0]), None)
        );
        assert_eq!(
            xors_and_classes("any", Coupling::Wythoff, end_rule),
            (None, None)
        );
    }
}

#[test]
fn bundles_cancel_if_the_exclusive_or_says_what_to_play() {
    let steps = |rule, coupling, end_rule| {
        let run = finished(run(&[7, 5], &[rule], coupling, end_rule));
        run.cancel(&[7, 5]).unwrap()
    };
    let plain = Coupling::None;
    assert_eq!(steps("any", plain, EndRule::Normal), cancel(&[7, 5]));
    assert_eq!(steps("any", plain, EndRule::Misere), cancel(&[7, 5]));
    assert_eq!(steps("1..3", plain, EndRule::Normal), cancel(&[3, 1]));
    assert!(steps("1..3", plain, EndRule::Misere).is_empty());
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        assert!(steps("any", Coupling::Wythoff, end_rule).is_empty());
    }
}

#[test]
fn a_heap_that_no_period_reaches_is_named() {
    // The period of the second rule, 600,007, shows only beyond the table.
    let rules = ["1..3", "1,600006"];
    let heaps = [3, 20, 1_000_000_000, 500];
    let mut run = run(&heaps, &rules, Coupling::None, EndRule::Normal);
    let error = stopped(&mut run, 1_000_000);
    assert_eq!(error.code(), "heap-too-large");
    let params = [("heap", 3), ("stones", 1_000_000_000), ("limit", 1_000_000)];
    assert_eq!(numbers(error.params()), params);
}

#[test]
fn cold_pairs_have_an_end() {
    let error = ColdPairs::new(MAX_PAIRS + 1).unwrap_err();
    assert_eq!(error.code(), "too-many-pairs");
    assert_eq!(
        numbers(error.params()),
        [("count", 100_001), ("limit", 100_000)]
    );
    let error = ColdPair::at(MAX_INDEX + 1).unwrap_err();
    assert_eq!(error.code(), "pair-too-large");
    let index = 381_966_011_250_106;
    assert_eq!(
        numbers(error.params()),
        [("index", index), ("limit", index - 1)]
    );
    for error in [
        ColdPairs::new(u64::MAX).unwrap_err(),
        ColdPair::at(u64::MAX).unwrap_err(),
    ] {
        assert!(error.to_string().contains(&u64::MAX.to_string()));
    }
}
