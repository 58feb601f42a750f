//! The census, misled rows and the map, against brute force.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat;

use appleyard_core::chain::{
    CensusRun, ChainTable, FirstMove, MAX_EXAMPLES, OctalCode, arrangements, map, misled_rows,
};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::chain::reference::{
    END_RULES, FIRST_MOVES, Slow, cells, chain, code, groups, moves, positions, signed, table,
};
use crate::support::slices::in_slices;

/// The positions to which the moves of a position lead, each once.
fn options(code: &OctalCode, position: &[u32]) -> BTreeSet<Vec<u32>> {
    let moves = moves(code, cells(position)).into_iter();
    moves.map(|(_, _, after)| groups(after)).collect()
}

fn nim(heaps: &[u32], end_rule: EndRule) -> Outcome {
    // By the rules of Nim: a move replaces a heap by any smaller one.
    let lost = if heaps.iter().all(|&heap| heap == 0) {
        end_rule == EndRule::Normal
    } else {
        (0..heaps.len()).all(|at| {
            (0..heaps[at]).all(|less| {
                let mut after = heaps.to_vec();
                after[at] = less;
                nim(&after, end_rule) == Outcome::N
            })
        })
    };
    if lost { Outcome::P } else { Outcome::N }
}

fn heaps(table: &ChainTable, position: &[u32]) -> Vec<u32> {
    position
        .iter()
        .map(|&size| table.grundy(size).unwrap())
        .collect()
}

#[test]
fn the_census_equals_brute_force() {
    for (text, length) in [
        ("0.77", 9),
        ("0.137", 8),
        ("0.4", 8),
        ("0.3", 8),
        ("0.07", 9),
    ] {
        let code = code(text);
        let table = table(code, length + 3);
        for end_rule in END_RULES {
            let [mut normal, mut misere] = END_RULES.map(|rule| Slow::new(code, rule));
            let new = ChainTable::new(code, length + 3).unwrap();
            let mut run = CensusRun::new(new, length, end_rule).unwrap();
            let total = run.progress().total;
            // A position has at most as many options as moves.
            let most = u64::from(2 * (length + 3));
            in_slices(&mut run, repeat(50), |run, progress, over| {
                assert_eq!((progress, progress.total), (run.progress(), total));
                assert!(over <= most, "{over}");
            });
            let census = run.census();
            let mut known = CensusRun::new(table.clone(), length, end_rule).unwrap();
            let Ok(_) = known.finish();
            assert_eq!(census, known.census());
            let mut all = positions(length);
            all.sort();
            all.sort_by_key(|position| position.iter().sum::<u32>());
            let mut met: BTreeMap<&str, Vec<Vec<u32>>> = BTreeMap::new();
            for position in &all {
                let mut won = |position: &[u32], rule| {
                    let slow = match rule {
                        EndRule::Normal => &mut normal,
                        EndRule::Misere => &mut misere,
                    };
                    slow.value(position).outcome == Outcome::N
                };
                let options = options(&code, position);
                let wins = options.iter().filter(|it| !won(it, end_rule)).count();
                let here = won(position, end_rule);
                let of_nim = nim(&heaps(&table, position), end_rule) == Outcome::N;
                let kinds = [
                    ("positions", true),
                    ("won", here),
                    ("lost", !here),
                    ("one-wins", wins == 1 && options.len() > 1),
                    ("every-wins", options.len() > 1 && wins == options.len()),
                    ("forced", options.len() == 1 && wins == 1),
                    (
                        "reversed",
                        won(position, EndRule::Normal) != won(position, EndRule::Misere),
                    ),
                    ("misled", here != of_nim),
                ];
                for (kind, _) in kinds.iter().filter(|it| it.1) {
                    met.entry(kind).or_default().push(position.clone());
                }
            }
            let count = |kind: &str, objects: u32| {
                let all = met.get(kind).into_iter().flatten();
                all.filter(|it| it.iter().sum::<u32>() == objects).count() as u64
            };
            assert_eq!(census.rows.len(), length as usize + 1);
            for (objects, row) in (0..).zip(&census.rows) {
                assert_eq!(row.objects, objects);
                assert_eq!(row.positions, count("positions", objects));
                assert_eq!(row.won, count("won", objects));
                assert_eq!(row.lost, count("lost", objects));
                assert_eq!(row.one_wins, count("one-wins", objects));
                assert_eq!(row.every_wins, count("every-wins", objects));
                assert_eq!(row.forced, count("forced", objects));
                assert_eq!(row.reversed, count("reversed", objects));
                assert_eq!(row.misled, count("misled", objects));
            }
            for (kind, examples) in [
                ("one-wins", census.one_wins),
                ("every-wins", census.every_wins),
                ("reversed", census.reversed),
                ("misled", census.misled),
            ] {
                let mut expected = met.remove(kind).unwrap_or_default();
                expected.truncate(MAX_EXAMPLES);
                assert_eq!(examples, expected, "{text} {kind}");
            }
        }
    }
}

/// In Chain no position with two options or more has only winning options. A position with a single
/// option that wins is a row of single objects, an odd number of them in normal play. Under normal play
/// Nim is always right. Under misère play it is wrong for the first time with 5 and 1, and among single
/// rows with 8.
#[test]
fn the_census_of_chain_has_its_known_features() {
    let table = chain(40);
    for end_rule in END_RULES {
        let mut run = CensusRun::new(table.clone(), 40, end_rule).unwrap();
        let Ok(_) = run.finish();
        let census = run.census();
        for row in census.rows {
            assert_eq!(row.every_wins, 0);
            assert_eq!(row.won + row.lost, row.positions);
            let odd = row.objects % 2 == 1;
            let single = (1..=20).contains(&row.objects) && odd == (end_rule == EndRule::Normal);
            assert_eq!(row.forced, u64::from(single));
            assert!(end_rule == EndRule::Misere || row.misled == 0);
        }
        let first = census.misled.first().cloned();
        let expected = (end_rule == EndRule::Misere).then(|| vec![5, 1]);
        assert_eq!(first, expected);
    }
}

/// Sibert and Conway, *Mathematical Kayles*, 1992: under misère play the single rows of 1, 4, 9, 12 and
/// 20 are lost, and no others.
#[test]
fn the_published_single_rows_are_lost_under_misere_play() {
    let table = chain(60);
    let any = misled_rows(&table, FirstMove::Any).unwrap();
    assert_eq!(any.reversed, [1, 4, 9, 12, 20]);
    assert_eq!(
        any.misled,
        [8, 9, 12, 13, 16, 25, 32, 37, 40, 44, 49, 52, 56]
    );
    let fewest = misled_rows(&table, FirstMove::Fewest).unwrap();
    assert_eq!(fewest.reversed, [1, 2, 3, 6, 9, 11, 19]);
    assert_eq!(fewest.misled, [9, 11, 14, 19, 26, 38, 50]);
}

#[test]
fn misled_rows_equal_brute_force() {
    for text in ["0.77", "0.137", "0.07", "0.26", "0.4"] {
        let code = code(text);
        let table = table(code, 15);
        let [mut normal, mut misere] = END_RULES.map(|rule| Slow::new(code, rule));
        for first in FIRST_MOVES {
            let rows = misled_rows(&table, first).unwrap();
            for objects in 1..=15 {
                let outcome = misere.start(objects, first).outcome;
                let reversed = outcome != normal.start(objects, first).outcome;
                assert_eq!(
                    rows.reversed.contains(&objects),
                    reversed,
                    "{text} {objects}"
                );
                let all = moves(&code, (1 << objects) - 1);
                let fewest = all.iter().map(|it| it.1).min();
                let of_nim = match first {
                    FirstMove::Any => nim(&heaps(&table, &[objects]), EndRule::Misere),
                    FirstMove::Fewest => {
                        let mut left = all.iter().filter(|it| Some(it.1) == fewest);
                        let wins = left.any(|it| {
                            nim(&heaps(&table, &groups(it.2)), EndRule::Misere) == Outcome::P
                        });
                        if wins || fewest.is_none() {
                            Outcome::N
                        } else {
                            Outcome::P
                        }
                    }
                };
                assert_eq!(
                    rows.misled.contains(&objects),
                    outcome != of_nim,
                    "{text} {objects}"
                );
            }
        }
    }
}

#[test]
fn the_map_equals_brute_force() {
    for text in ["0.77", "0.137", "0.07", "0.4", "0.63"] {
        let code = code(text);
        let table = table(code, 12);
        let [mut normal, mut misere] = END_RULES.map(|rule| Slow::new(code, rule));
        for (length, first) in [1, 4, 9, 12]
            .into_iter()
            .zip(FIRST_MOVES.into_iter().cycle())
        {
            let map = map(&table, length, first).unwrap();
            let mut expected = positions(length);
            expected.sort();
            expected.sort_by_key(|position| position.iter().sum::<u32>());
            let met: Vec<_> = map.nodes.iter().map(|node| node.groups.clone()).collect();
            assert_eq!(met, expected);
            let mut reachable = BTreeSet::from([vec![length]]);
            let all = moves(&code, (1 << length) - 1);
            let fewest = all.iter().map(|it| it.1).min();
            for (from, node) in map.nodes.iter().enumerate().rev() {
                assert_eq!(node.objects, node.groups.iter().sum::<u32>());
                assert_eq!(node.normal, signed(normal.value(&node.groups)));
                assert_eq!(node.misere, signed(misere.value(&node.groups)));
                assert_eq!(node.arrangements, arrangements(&node.groups, length));
                assert_eq!(node.reachable, reachable.contains(&node.groups));
                let mut edges: BTreeMap<(Vec<u32>, u32), u32> = BTreeMap::new();
                for (_, count, after) in moves(&code, cells(&node.groups)) {
                    *edges.entry((groups(after), count)).or_default() += 1;
                    let any = first == FirstMove::Any || node.objects < length;
                    let allowed = any || Some(count) == fewest;
                    if node.reachable && allowed {
                        reachable.insert(groups(after));
                    }
                }
                let drawn: BTreeMap<_, _> = map
                    .edges
                    .iter()
                    .filter(|edge| edge.from == from)
                    .map(|edge| ((map.nodes[edge.to].groups.clone(), edge.count), edge.ways))
                    .collect();
                assert_eq!(drawn, edges, "{text} {:?}", node.groups);
            }
            assert!(map.edges.iter().all(|edge| edge.to < edge.from));
            assert!(map.edges.is_sorted_by_key(|edge| edge.from));
        }
    }
    // In Chain objects can be taken one by one, so every position can arise; there are 42.
    let map = map(&chain(9), 9, FirstMove::Fewest).unwrap();
    assert_eq!((map.nodes.len(), map.edges.len()), (42, 187));
    assert!(map.nodes.iter().all(|node| node.reachable));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// The kinds are disjoint, and a position is won exactly if an option wins, or if the end rule says
    /// so.
    #[test]
    fn the_census_adds_up(digits in "[0-7]{1,4}", length in 1_u32..16, shorter in 0_u32..6) {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let table = table(code, length);
        for end_rule in END_RULES {
            let census = |length| {
                let mut run = CensusRun::new(table.clone(), length, end_rule).unwrap();
                let Ok(_) = run.finish();
                run.census()
            };
            let length = length.saturating_sub(shorter).max(1);
            let census = census(length);
            let mut sum = 0;
            for row in census.rows {
                prop_assert_eq!(row.won + row.lost, row.positions);
                prop_assert!(row.one_wins + row.every_wins + row.forced <= row.won);
                prop_assert!(row.misled == 0 || end_rule == EndRule::Misere);
                sum += row.positions;
            }
            prop_assert_eq!(sum, positions(length).len() as u64);
        }
    }
}
