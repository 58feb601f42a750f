//! Duels, the census, misled rows and the map, against brute force.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat;

use appleyard_core::chain::{
    Census, CensusKind, ChainTable, FirstMove, MAX_EXAMPLES, OctalCode, Take, arrangements, duel,
    map, misled_rows,
};
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::reference::{
    END_RULES, FIRST_MOVES, Slow, cells, chain, code, groups, moves, positions, signed, table,
};
use crate::slices::in_slices;

/// The positions that a position leads to, each once.
fn options(code: &OctalCode, position: &[u32]) -> BTreeSet<Vec<u32>> {
    let moves = moves(code, cells(position)).into_iter();
    moves.map(|(_, _, after)| groups(after)).collect()
}

fn nim(heaps: &[u32], end_rule: EndRule) -> Outcome {
    // By the game itself: a heap to any smaller one.
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
fn census_by_brute_force() {
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
            let mut census = Census::new(&table, length, end_rule).unwrap();
            let total = census.progress().total;
            in_slices(&mut census, repeat(50), |census, progress, _| {
                assert_eq!((progress, progress.total), (census.progress(), total));
            });
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
            assert_eq!(census.rows().len(), length as usize + 1);
            for (objects, row) in (0..).zip(census.rows()) {
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
            for kind in CensusKind::ALL {
                let mut expected = met.remove(kind.name()).unwrap_or_default();
                expected.truncate(MAX_EXAMPLES);
                assert_eq!(census.examples(kind), expected, "{text} {}", kind.name());
            }
        }
    }
}

/// In Chain no position of two options or more is won by all of them; and what has one option that wins
/// is a row of single objects, an odd number of them in normal play. Under normal play Nim is always
/// right; under misère play first with 5 and 1, and for a single row with 8.
#[test]
fn what_the_census_of_chain_says() {
    let table = chain(40);
    for end_rule in END_RULES {
        let mut census = Census::new(&table, 40, end_rule).unwrap();
        let Ok(_) = census.finish();
        for row in census.rows() {
            assert_eq!(row.every_wins, 0);
            assert_eq!(row.won + row.lost, row.positions);
            let odd = row.objects % 2 == 1;
            let single = (1..=20).contains(&row.objects) && odd == (end_rule == EndRule::Normal);
            assert_eq!(row.forced, u64::from(single));
            assert!(end_rule == EndRule::Misere || row.misled == 0);
        }
        let first = census.examples(CensusKind::Misled).first().cloned();
        let expected = (end_rule == EndRule::Misere).then(|| vec![5, 1]);
        assert_eq!(first, expected);
    }
}

/// Sibert and Conway, *Mathematical Kayles*, 1992: under misère play single rows of 1, 4, 9, 12 and 20
/// are lost, and no others.
#[test]
fn single_rows_under_misere_play() {
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
fn misled_rows_by_brute_force() {
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
fn the_map_by_brute_force() {
    for text in ["0.77", "0.137", "0.07", "0.4", "0.63"] {
        let code = code(text);
        let table = table(code, 12);
        let [mut normal, mut misere] = END_RULES.map(|rule| Slow::new(code, rule));
        for length in [1, 4, 9, 12] {
            let map = map(&table, length).unwrap();
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
                assert_eq!(node.normal, normal.value(&node.groups));
                assert_eq!(node.misere, misere.value(&node.groups));
                assert_eq!(node.arrangements, arrangements(&node.groups, length));
                assert_eq!(node.reachable, reachable.contains(&node.groups));
                let mut edges: BTreeMap<(Vec<u32>, u32), u32> = BTreeMap::new();
                for (_, count, after) in moves(&code, cells(&node.groups)) {
                    *edges.entry((groups(after), count)).or_default() += 1;
                    let allowed = node.objects < length || Some(count) == fewest;
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
    // In Chain objects can be taken one by one: every position can come about, 42 of them.
    let map = map(&chain(9), 9).unwrap();
    assert_eq!((map.nodes.len(), map.edges.len()), (42, 187));
    assert!(map.nodes.iter().all(|node| node.reachable));
}

/// The most plies that a game can last if the first player mirrors, over all that the other may do.
fn longest(code: &OctalCode, row: u64, objects: u32) -> usize {
    let replies = moves(code, row).into_iter().map(|(first, count, after)| {
        let image = ((1_u64 << count) - 1) << (objects - first - count);
        2 + longest(code, after & !image, objects)
    });
    replies.max().unwrap_or(0)
}

#[test]
fn duels_by_brute_force() {
    for (text, up_to) in [("0.77", 12), ("0.137", 11), ("0.07", 12), ("0.47", 10)] {
        let code = code(text);
        let table = table(code, 12);
        let mut slow = Slow::new(code, EndRule::Normal);
        for first in FIRST_MOVES {
            for objects in 1..=up_to {
                let whole = (1_u64 << objects) - 1;
                let all = moves(&code, whole);
                let fewest = all.iter().map(|it| it.1).min();
                let middle = all
                    .iter()
                    .filter(|it| first == FirstMove::Any || Some(it.1) == fewest)
                    .filter(|it| 2 * it.0 + it.1 == objects)
                    .min_by_key(|it| it.1);
                let duel = duel(&table, objects, first).unwrap();
                assert_eq!(duel.is_some(), middle.is_some(), "{text} {objects}");
                let (Some(duel), Some(&(_, _, after))) = (duel, middle) else {
                    continue;
                };
                let plies = duel.takes.len();
                assert_eq!(
                    plies,
                    1 + longest(&code, after, objects),
                    "{text} {objects}"
                );
                assert_eq!(duel.exact, slow.start(objects, first));
                assert_eq!(duel.exact.outcome, Outcome::N);
                check_mirror(&mut slow, first, &duel.takes, objects, duel.slower);
            }
        }
    }
}

/// The moves are legal, every second one mirrors the one before, and the first slow one is where it is said
/// to be.
fn check_mirror(
    slow: &mut Slow,
    first: FirstMove,
    takes: &[Take],
    objects: u32,
    slower: Option<appleyard_core::chain::Slower>,
) {
    let mut row = (1_u64 << objects) - 1;
    let mut met = None;
    for (ply, &take) in (1_usize..).zip(takes) {
        let rule = if ply == 1 { first } else { FirstMove::Any };
        let options = slow.options(row, rule);
        let leaves = |take: Take| {
            let option = options
                .iter()
                .find(|it| (it.0, it.1) == (take.first, take.count));
            option.unwrap().2
        };
        let plies = u32::try_from(ply).unwrap();
        if ply % 2 == 1 {
            if ply > 1 {
                let before = takes[ply - 2];
                assert_eq!(take.first, objects - before.first - before.count);
                assert_eq!(take.count, before.count);
            }
            let mirrored = plies + leaves(take).remoteness.unwrap();
            let lost = options.iter().filter(|it| it.2.outcome == Outcome::P);
            let best = plies + lost.map(|it| it.2.remoteness.unwrap()).min().unwrap();
            if best < mirrored && met.is_none() {
                met = Some((ply, row, take, mirrored, best));
                let slower = slower.unwrap();
                assert_eq!(plies + leaves(slower.best).remoteness.unwrap(), best);
            }
        } else {
            assert_eq!(leaves(take).outcome, Outcome::N);
        }
        row &= !(((1 << take.count) - 1) << take.first);
    }
    assert!(moves(&slow.code, row).is_empty());
    let said = slower.map(|it| {
        let plies = (it.mirrored_plies, it.best_plies);
        (it.ply, it.row.cells(), it.mirrored, plies.0, plies.1)
    });
    assert_eq!(said, met);
}

/// The article's: nine plies by the mirror, seven at best, and it is the third that should not mirror.
#[test]
fn the_duel_of_nine() {
    let duel = duel(&chain(9), 9, FirstMove::Fewest).unwrap().unwrap();
    assert_eq!((duel.takes.len(), signed(duel.exact)), (9, 7));
    let slower = duel.slower.unwrap();
    assert_eq!(
        (slower.ply, slower.mirrored_plies, slower.best_plies),
        (3, 9, 7)
    );
    assert_eq!(slower.row.to_string(), "011101111");
    assert_eq!(slower.row.after(slower.best).groups(), [4, 1]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    /// The kinds are disjoint, and a position is won exactly if an option wins, or at the end.
    #[test]
    fn census_adds_up(digits in "[0-7]{1,4}", length in 1_u32..16, shorter in 0_u32..6) {
        let Ok(code) = OctalCode::parse(&format!(".{digits}")) else { return Ok(()) };
        let table = table(code, length);
        for end_rule in END_RULES {
            let census = |length| {
                let mut census = Census::new(&table, length, end_rule).unwrap();
                let Ok(_) = census.finish();
                census
            };
            let length = length.saturating_sub(shorter).max(1);
            let census = census(length);
            let mut sum = 0;
            for row in census.rows() {
                prop_assert_eq!(row.won + row.lost, row.positions);
                prop_assert!(row.one_wins + row.every_wins + row.forced <= row.won);
                prop_assert!(row.misled == 0 || end_rule == EndRule::Misere);
                sum += row.positions;
            }
            prop_assert_eq!(sum, positions(length).len() as u64);
        }
    }
}
