//! The classes of Nim and the moves between them.

use std::collections::BTreeSet;

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{
    ClassOnCourse, Coupling, HeapGame, HeapReason, HeapRun, NimClass, Numbers, columns, deciding,
};

use crate::nim_games::reference::positions;

fn options(position: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for heap in 0..position.len() {
        for stones in 0..position[heap] {
            let mut option = position.to_vec();
            option[heap] = stones;
            options.push(option);
        }
    }
    options
}

#[test]
fn every_position_has_its_class() {
    for (heaps, class) in [
        (&[][..], NimClass::T0),
        (&[0, 0], NimClass::T0),
        (&[1, 1], NimClass::T0),
        (&[1], NimClass::S0),
        (&[1, 0, 1, 1], NimClass::S0),
        (&[2], NimClass::S1),
        (&[1, 7, 1], NimClass::S1),
        (&[2, 3], NimClass::S2),
        (&[2, 2, 2], NimClass::S2),
        (&[2, 2], NimClass::T2),
        (&[1, 2, 3], NimClass::T2),
    ] {
        assert_eq!(NimClass::of(heaps), class, "{heaps:?}");
    }
}

/// Each class leads to these classes, and to each of them from some position.
#[test]
fn moves_lead_between_the_known_classes() {
    use NimClass::{S0, S1, S2, T0, T2};
    let mut met: Vec<(NimClass, BTreeSet<String>)> = [S0, S1, S2, T0, T2]
        .map(|class| (class, BTreeSet::new()))
        .to_vec();
    for position in positions(&[5, 5, 5, 5]) {
        let xor = position.iter().fold(0, |xor, stones| xor ^ stones);
        let large = position.iter().filter(|&&stones| stones >= 2).count();
        assert!(xor != 0 || large != 1, "T1 never: {position:?}");
        let class = NimClass::of(&position);
        let to = options(&position);
        let row = met.iter_mut().find(|(one, _)| *one == class).unwrap();
        row.1.extend(
            to.iter()
                .map(|option| format!("{:?}", NimClass::of(option))),
        );
        let leads_to = |class| to.iter().any(|option| NimClass::of(option) == class);
        match class {
            // The theorems of the source; the table below has more.
            S0 => assert!(leads_to(T0)),
            S1 => assert!(leads_to(S0) && leads_to(T0)),
            S2 => assert!(leads_to(T2)),
            T0 | T2 => {}
        }
    }
    let rows: Vec<_> = met
        .iter()
        .map(|(class, to)| (*class, to.iter().map(String::as_str).collect::<Vec<_>>()))
        .collect();
    assert_eq!(
        rows,
        [
            (S0, vec!["T0"]),
            (S1, vec!["S0", "S1", "T0"]),
            (S2, vec!["S1", "S2", "T2"]),
            (T0, vec!["S0"]),
            (T2, vec!["S1", "S2"]),
        ]
    );
}

/// A position is lost if every move leads to a won one, and won if some move leads to a lost one.
#[test]
fn outcomes_follow_from_the_options() {
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        for position in positions(&[5, 5, 5, 5]) {
            let options = options(&position);
            let lost = |option: &Vec<u64>| NimClass::of(option).outcome(end_rule) == Outcome::P;
            let expected = match options.is_empty() {
                true => end_rule.outcome_at_end(),
                false if options.iter().any(lost) => Outcome::N,
                false => Outcome::P,
            };
            assert_eq!(NimClass::of(&position).outcome(end_rule), expected);
        }
    }
}

/// From every position of the class the winner can make the step of the course, and it leads to the
/// only lost class within reach. The opponent can make its steps from some positions.
#[test]
fn courses_are_those_of_the_winner() {
    let mut positions = positions(&[5, 5, 5, 5]);
    // Of the won positions only this one has no moves, under misère play.
    positions.retain(|position| position.iter().any(|&stones| stones > 0));
    for end_rule in [EndRule::Normal, EndRule::Misere] {
        for pair in NimClass::course(end_rule).windows(2) {
            let [from, to] = [pair[0].class, pair[1].class];
            assert_eq!(pair[0].outcome, from.outcome(end_rule));
            assert_ne!(from.outcome(end_rule), to.outcome(end_rule));
            let mut leads = positions
                .iter()
                .filter(|position| NimClass::of(position) == from)
                .map(|position| {
                    let options = options(position);
                    if from.outcome(end_rule) == Outcome::N {
                        let classes = options.iter().map(|option| NimClass::of(option));
                        let mut lost =
                            classes.filter(|class| class.outcome(end_rule) == Outcome::P);
                        assert!(lost.all(|class| class == to), "{position:?}");
                    }
                    options.iter().any(|option| NimClass::of(option) == to)
                });
            match from.outcome(end_rule) {
                Outcome::N => assert!(leads.all(|leads| leads), "{from:?} {to:?}"),
                _ => assert!(leads.any(|leads| leads), "{from:?} {to:?}"),
            }
        }
    }
}

/// Some game takes exactly this course, and ends where the course ends, or with a single stone
/// left.
#[test]
fn courses_can_be_played() {
    for (end_rule, left) in [(EndRule::Normal, 0), (EndRule::Misere, 1)] {
        let course = NimClass::course(end_rule);
        let mut there = positions(&[5, 5, 5, 5]);
        there.retain(|position| NimClass::of(position) == course[0].class);
        for ClassOnCourse { class, .. } in course.into_iter().skip(1) {
            let next: BTreeSet<Vec<u64>> = there
                .iter()
                .flat_map(|position| options(position))
                .filter(|option| NimClass::of(option) == class)
                .collect();
            there = next.into_iter().collect();
        }
        let ended = there.iter().any(|heaps| heaps.iter().sum::<u64>() == left);
        assert!(ended, "{end_rule:?}");
    }
}

/// Under misère play a column decides in S2 and nowhere else: the winning moves take from its
/// heaps, and each of these heaps has one.
#[test]
fn a_column_decides_in_s2_only() {
    let start = [5, 5, 5, 5];
    let rules = [Numbers::any()];
    let game = HeapGame::new(&start, &rules, Coupling::None, false, EndRule::Misere).unwrap();
    let run = HeapRun::new(game).unwrap();
    for position in positions(&start) {
        let why = run.why(&position).unwrap();
        let column = match why.reason {
            HeapReason::End => None,
            HeapReason::Class { column } => column,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            column.is_some(),
            NimClass::of(&position) == NimClass::S2,
            "{position:?}"
        );
        if let Some(column) = column {
            let winning: BTreeSet<u32> = (0..4)
                .filter(|&heap| {
                    let heap = heap as usize;
                    (0..position[heap]).any(|stones| {
                        let mut option = position.clone();
                        option[heap] = stones;
                        run.value(&option).unwrap().outcome == Outcome::P
                    })
                })
                .collect();
            assert!(winning.iter().eq(&column.heaps), "{position:?}");
            assert_eq!(deciding(&columns(&position)), Some(&column));
        }
    }
}
