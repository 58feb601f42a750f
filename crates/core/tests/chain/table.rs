//! Exact values.

use std::collections::BTreeMap;

use appleyard_core::chain::{ChainTable, FirstMove, OctalCode};
use appleyard_core::game::{EndRule, Outcome};
use proptest::prelude::*;

use crate::chain::reference::{
    END_RULES, FIRST_MOVES, Slow, chain, code, positions, signed, table,
};
use crate::support::slices::in_slices;

/// The article's table: normal and misère play, H = 1 to 16, with a first move that takes one object.
#[test]
fn the_table_has_the_values_of_the_article() {
    let printed = [
        (1, -1),
        (-2, 2),
        (3, -3),
        (-4, -3),
        (5, 4),
        (5, -5),
        (7, 6),
        (-8, -7),
        (7, -7),
        (9, 8),
        (11, -9),
        (-10, -9),
        (11, 10),
        (-12, -11),
        (13, 12),
        (-14, -13),
    ];
    let table = chain(16);
    for (objects, (direct, reverse)) in (1..).zip(printed) {
        let value = |end_rule| signed(table.start(objects, end_rule, FirstMove::Fewest).unwrap());
        assert_eq!(value(EndRule::Normal), direct, "{objects}");
        assert_eq!(value(EndRule::Misere), reverse, "{objects}");
    }
}

/// The article writes the value of {1,0,0,1} as +4: that is the value for the player who has just moved
/// there. For the player to move it is -4.
#[test]
fn the_key_position_is_lost_in_four_plies() {
    let value = chain(9).value(&[1, 4], EndRule::Normal).unwrap();
    assert_eq!(signed(value), -4);
}

/// The article counts 39 positions for 9 objects, as 1 + 5 + 6 + 9 + 7 + 5 + 3 + 2 + 1 for 9 to 1
/// objects. In fact there are 42. The article leaves out the empty position, and counts 6 positions of 7
/// objects instead of 8, because four and not two have three groups.
#[test]
fn nine_objects_have_42_positions() {
    let mut by_objects: BTreeMap<u32, usize> = BTreeMap::new();
    for groups in positions(9) {
        *by_objects.entry(groups.iter().sum()).or_default() += 1;
    }
    let counts: Vec<usize> = by_objects.into_values().rev().collect();
    assert_eq!(counts, [1, 5, 8, 9, 7, 5, 3, 2, 1, 1]);
    assert_eq!(counts.iter().sum::<usize>(), 42);
    assert_eq!(chain(9).positions(), 42);
    let printed = [1, 5, 6, 9, 7, 5, 3, 2, 1];
    assert_eq!(printed.iter().sum::<usize>(), 39);
    let in_three = |groups: &&Vec<u32>| groups.len() == 3 && groups.iter().sum::<u32>() == 7;
    let all = positions(9);
    let three: Vec<_> = all.iter().filter(in_three).collect();
    assert_eq!(three, [&[3, 2, 2], &[3, 3, 1], &[4, 2, 1], &[5, 1, 1]]);
}

/// Partition numbers by Euler's recurrence over the pentagonal numbers k(3k - 1)/2, k = 1, -1, 2, -2, …
fn partition_numbers(up_to: usize) -> Vec<i64> {
    let mut numbers = vec![1];
    for n in 1..=up_to {
        let mut sum = 0;
        for k in 1..=n {
            let sign = if k % 2 == 1 { 1 } else { -1 };
            for pentagonal in [k * (3 * k - 1) / 2, k * (3 * k + 1) / 2] {
                if pentagonal <= n {
                    sum += sign * numbers[n - pentagonal];
                }
            }
        }
        numbers.push(sum);
    }
    numbers
}

#[test]
fn positions_are_partitions() {
    let partitions = partition_numbers(81);
    assert_eq!((partitions[61], partitions[81]), (1_121_505, 18_004_327));
    for length in 1..=80 {
        let table = ChainTable::new(OctalCode::chain(), length).unwrap();
        let expected = u64::try_from(partitions[length as usize + 1]).unwrap();
        assert_eq!(table.positions(), expected);
        assert_eq!(table.bytes(), 2 * expected);
        assert_eq!(table.length(), length);
    }
}

#[test]
fn ranks_count_the_positions_in_the_order_of_dictionaries() {
    for length in 1..=20 {
        let table = ChainTable::new(OctalCode::chain(), length).unwrap();
        let mut all = positions(length);
        all.sort();
        for (rank, groups) in (0..).zip(&all) {
            assert_eq!(table.rank(groups), Some(rank), "{groups:?}");
            let backwards: Vec<u32> = groups.iter().rev().copied().collect();
            assert_eq!(table.rank(&backwards), Some(rank));
        }
        assert_eq!(all.len() as u64, table.positions());
        assert_eq!(table.rank(&[length + 1]), None);
        assert_eq!(table.rank(&[length, 1]), None);
        assert_eq!(table.rank(&[u32::MAX, 300]), None);
        assert_eq!(table.rank(&[0, 0]), Some(0));
    }
}

fn compare(code: OctalCode, length: u32) {
    let table = table(code, length);
    for end_rule in END_RULES {
        let mut slow = Slow::new(code, end_rule);
        slow.prepare(&positions(length));
        for groups in positions(length) {
            let expected = Some(slow.value(&groups));
            assert_eq!(
                table.value(&groups, end_rule),
                expected,
                "{code} {groups:?}"
            );
        }
        for first in FIRST_MOVES {
            for objects in 1..=length {
                let expected = Some(slow.start(objects, first));
                let value = table.start(objects, end_rule, first);
                assert_eq!(value, expected, "{code} {objects} {first:?}");
            }
        }
    }
}

/// All positions, in all four variants of the game.
#[test]
fn chain_equals_the_generic_solver() {
    compare(OctalCode::chain(), 30);
}

#[test]
fn other_codes_equal_the_generic_solver() {
    // Dawson's Kayles and chess, a game whose first row with a move has three objects, and one that can
    // leave objects without a move.
    for text in ["0.07", "0.137", "0.006", "0.4", "0.1", "0.2", "0.3333"] {
        compare(code(text), 16);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn random_codes_equal_the_generic_solver(digits in "[0-7]{1,6}", length in 1_u32..15) {
        let text = format!("0.{digits}");
        if let Ok(code) = OctalCode::parse(&text) {
            compare(code, length);
        }
    }

    /// The result does not depend on how the work is cut, and the total is right from the beginning.
    #[test]
    fn slices_do_not_change_the_table(budgets in prop::collection::vec(1_u64..400, 1..8), length in 1_u32..22) {
        let mut run = ChainTable::new(OctalCode::chain(), length).unwrap();
        let total = run.progress().total;
        let mut known = 0;
        in_slices(&mut run, budgets.into_iter().cycle(), |run, progress, _| {
            assert_eq!((progress, progress.total), (run.progress(), total));
            // Values come in the order of the longest group, so short rows are known first.
            let starts = (1..=length).take_while(|&it| run.value(&[it], EndRule::Normal).is_some());
            let starts = starts.count();
            assert!(starts >= known);
            known = starts;
        });
        let whole = chain(length);
        for groups in positions(length) {
            for end_rule in END_RULES {
                prop_assert_eq!(run.value(&groups, end_rule), whole.value(&groups, end_rule));
            }
        }
    }
}

/// The units of work, position by position.
#[test]
fn the_total_is_the_number_of_positions_and_options() {
    for text in ["0.77", "0.137", "0.4", "0.0501"] {
        let code = code(text);
        for length in 1..=14 {
            let mut total = 0;
            for groups in positions(length) {
                let moves =
                    crate::chain::reference::moves(&code, crate::chain::reference::cells(&groups));
                let mut options: Vec<_> = moves
                    .into_iter()
                    .map(|it| crate::chain::reference::groups(it.2))
                    .collect();
                options.sort();
                options.dedup();
                total += 1 + options.len() as u64;
            }
            let table = ChainTable::new(code, length).unwrap();
            assert_eq!(table.progress().total, total, "{text} {length}");
        }
    }
}

/// The outcome decides which player makes the last move, so the parity of the remoteness is known; and no
/// game has more plies than objects.
#[test]
fn the_outcome_gives_the_parity_of_the_remoteness() {
    let table = chain(40);
    for groups in positions(40) {
        for end_rule in END_RULES {
            let value = table.value(&groups, end_rule).unwrap();
            let first_makes_the_last =
                (value.outcome == Outcome::N) == (end_rule == EndRule::Normal);
            assert_eq!(value.remoteness.unwrap() % 2 == 1, first_makes_the_last);
            assert!(value.remoteness.unwrap() <= groups.iter().sum::<u32>());
        }
    }
}

/// One table of 60 has the values of every shorter table.
#[test]
fn one_table_serves_all_shorter_rows() {
    let long = chain(60);
    let partitions = partition_numbers(61);
    assert_eq!(long.progress().done, 38_135_406);
    assert_eq!(long.bytes(), u64::try_from(2 * partitions[61]).unwrap());
    for length in [1, 9, 16, 31] {
        let short = chain(length);
        for objects in 1..=length {
            for end_rule in END_RULES {
                for first in FIRST_MOVES {
                    assert_eq!(
                        long.start(objects, end_rule, first),
                        short.start(objects, end_rule, first)
                    );
                }
            }
        }
        assert_eq!(
            short.start(length + 1, EndRule::Normal, FirstMove::Fewest),
            None
        );
        assert_eq!(
            short.start(length + 1, EndRule::Normal, FirstMove::Any),
            None
        );
    }
}
