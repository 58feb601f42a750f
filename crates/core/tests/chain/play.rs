//! Games move by move, against the generic solver.

use std::collections::BTreeSet;

use appleyard_core::chain::{
    ChainGame, ChainTable, FirstMove, OctalCode, Row, SolvedChain, Take, why,
};
use appleyard_core::game::{EndRule, Outcome, Player};
use appleyard_core::play::{Opponent, principal_line, record, reply};
use appleyard_core::solve::Value;

use crate::reference::{END_RULES, FIRST_MOVES, Slow, best, code, groups, signed, table};

/// Games of several codes and starts, under both end rules, with and without the first-move rule.
fn each(mut check: impl FnMut(&mut Slow, &ChainTable, &ChainGame)) {
    let codes = [OctalCode::chain(), code("0.137"), code("0.37")];
    for code in codes {
        let table = table(code, 9);
        for end_rule in END_RULES {
            let mut slow = Slow::new(code, end_rule);
            for first in FIRST_MOVES {
                for start in ["7", "9", "4+1", "0110111", "11011011", "1"] {
                    let start = Row::parse(start).unwrap();
                    let game = ChainGame {
                        end_rule,
                        first,
                        start,
                    };
                    check(&mut slow, &table, &game);
                }
            }
        }
    }
}

fn solved<'a>(table: &'a ChainTable, game: &ChainGame) -> SolvedChain<'a> {
    SolvedChain::new(table, *game).unwrap()
}

/// The moves of a row of the game, each with the value of what it leaves; and the row's own value.
fn options(
    slow: &mut Slow,
    game: &ChainGame,
    row: Row,
    plies: usize,
) -> (Vec<(Take, Value)>, Value) {
    let restricted = plies == 0 && game.start.is_whole();
    let first = if restricted {
        game.first
    } else {
        FirstMove::Any
    };
    let options = slow.options(row.cells(), first);
    let value = best(&options).unwrap_or(Value::at_end(game.end_rule));
    let takes = options
        .into_iter()
        .map(|(first, count, value)| (Take { first, count }, value));
    (takes.collect(), value)
}

fn rows(game: &ChainGame, takes: &[Take]) -> Vec<Row> {
    let mut rows = vec![game.start];
    rows.extend(takes.iter().scan(game.start, |row, &take| {
        *row = row.after(take);
        Some(*row)
    }));
    rows
}

/// The first of the moves with the most of something.
fn first_most<K: Ord>(options: &[(Take, Value)], key: impl Fn(Value) -> K) -> Option<Take> {
    let most = options.iter().map(|it| key(it.1)).max()?;
    options.iter().find(|it| key(it.1) == most).map(|it| it.0)
}

fn plies(value: Value) -> i64 {
    value.remoteness.unwrap().into()
}

/// To leave a lost position soon, else a won one late.
fn perfect(options: &[(Take, Value)]) -> Option<Take> {
    first_most(options, |leaves| match leaves.outcome {
        Outcome::P => (1, -plies(leaves)),
        _ => (0, plies(leaves)),
    })
}

fn slowest_loss(options: &[(Take, Value)]) -> Option<Take> {
    first_most(options, |leaves| {
        (leaves.outcome == Outcome::N, leaves.remoteness)
    })
}

/// The record of a game so far, by the values of its rows.
fn check_record(slow: &mut Slow, table: &ChainTable, game: &ChainGame, takes: &[Take]) {
    let record = record(&solved(table, game), &game.start, takes).unwrap();
    let rows = rows(game, takes);
    assert_eq!(record.plies.len(), rows.len());
    let mut before: Option<(Value, Option<Take>)> = None;
    let mut over = false;
    for (place, (&row, ply)) in rows.iter().zip(&record.plies).enumerate() {
        let (options, value) = options(slow, game, row, place);
        assert_eq!((ply.position, ply.value), (row, value));
        assert_eq!(ply.chosen, place.checked_sub(1).map(|place| takes[place]));
        let won = |value: Value| value.outcome == Outcome::N;
        let blunder = before.is_some_and(|before| won(before.0)) && won(value);
        assert_eq!(ply.blunder, blunder);
        let better = before.and_then(|before| before.1).filter(|_| blunder);
        assert_eq!(ply.better, better);
        over = options.is_empty();
        before = Some((value, perfect(&options)));
    }
    // Whoever made the last move wins in normal play; one without any has been made by the second.
    let last_mover = if takes.len() % 2 == 1 {
        Player::First
    } else {
        Player::Second
    };
    let winner = match game.end_rule {
        EndRule::Normal => last_mover,
        EndRule::Misere => last_mover.other(),
    };
    assert_eq!(record.winner, over.then_some(winner));
}

#[test]
fn opponents_and_records() {
    each(|slow, table, game| {
        for seed in 0..6 {
            let mut takes: Vec<Take> = Vec::new();
            loop {
                check_record(slow, table, game, &takes);
                let row = *rows(game, &takes).last().unwrap();
                let (options, _) = options(slow, game, row, takes.len());
                let reply = |opponent| {
                    reply(&solved(table, game), &game.start, &takes, opponent, seed).unwrap()
                };
                assert_eq!(reply(Opponent::Perfect), perfect(&options));
                assert_eq!(reply(Opponent::SlowestLoss), slowest_loss(&options));
                let never = Opponent::Erring { percent: 0 };
                assert_eq!(reply(never), perfect(&options));
                let often = Opponent::Erring { percent: 90 };
                assert_eq!(reply(often), reply(often));
                let Some(take) = reply(often) else {
                    assert!(options.is_empty());
                    break;
                };
                assert!(options.iter().any(|option| option.0 == take));
                takes.push(take);
            }
        }
    });
}

#[test]
fn any_move_may_be_an_error() {
    each(|slow, table, game| {
        let (options, _) = options(slow, game, game.start, 0);
        let all: BTreeSet<_> = options.iter().map(|it| (it.0.first, it.0.count)).collect();
        let opponent = Opponent::Erring { percent: 100 };
        let met: BTreeSet<_> = (0..400)
            .filter_map(|seed| {
                reply(&solved(table, game), &game.start, &[], opponent, seed).unwrap()
            })
            .map(|take| (take.first, take.count))
            .collect();
        assert_eq!(met, all);
    });
}

/// Both perfect: the game lasts as long as the remoteness says, from wherever it goes on.
#[test]
fn principal_lines() {
    each(|slow, table, game| {
        let line = principal_line(&solved(table, game), &game.start).unwrap();
        let (_, value) = options(slow, game, game.start, 0);
        assert_eq!(line.len() as i64, plies(value));
        for made in 0..=line.len() {
            let row = *rows(game, &line[..made]).last().unwrap();
            let rest = principal_line(&solved(table, game), &row).unwrap();
            assert_eq!(rest, line[made..]);
        }
        let record = record(&solved(table, game), &game.start, &line).unwrap();
        assert!(record.winner.is_some());
        assert!(record.plies.iter().all(|ply| !ply.blunder));
    });
}

#[test]
fn what_decides() {
    each(|slow, table, game| {
        let takes = principal_line(&solved(table, game), &game.start).unwrap();
        for made in 0..=takes.len() {
            let takes = &takes[..made];
            let row = *rows(game, takes).last().unwrap();
            let (expected, value) = options(slow, game, row, made);
            let why = why(&solved(table, game), takes).unwrap();
            assert_eq!((why.row, why.value), (row, value));
            assert_eq!(why.groups, groups(row.cells()));
            let listed: Vec<_> = why
                .takes
                .iter()
                .map(|it| (it.take, why.options[it.option].leaves))
                .collect();
            assert_eq!(listed, expected);
            for take in &why.takes {
                let option = &why.options[take.option];
                assert_eq!(option.groups, groups(row.after(take.take).cells()));
                assert_eq!(option.worth, option.leaves.one_ply_earlier());
            }
            let distinct: BTreeSet<_> = why.options.iter().map(|it| &it.groups).collect();
            assert_eq!(distinct.len(), why.options.len());
            let ways: usize = why.options.iter().map(|it| it.ways).sum();
            assert_eq!(ways, why.takes.len());
            let places: Vec<_> = why.takes.iter().map(|it| it.option).collect();
            for (place, option) in why.options.iter().enumerate() {
                assert_eq!(
                    places.iter().filter(|&&it| it == place).count(),
                    option.ways
                );
            }
            let won = why
                .options
                .iter()
                .filter(|it| it.leaves.outcome == Outcome::P);
            assert_eq!(why.winning, won.count());
            let all_best: Vec<_> = (0..why.options.len())
                .filter(|&place| why.options[place].worth == value)
                .collect();
            assert_eq!(why.best, all_best);
            let xor = why.grundy.iter().fold(0, |xor, value| xor ^ value);
            assert_eq!(why.xor, xor);
            for (&size, &grundy) in why.groups.iter().zip(&why.grundy) {
                assert_eq!(table.grundy(size), Some(grundy));
            }
            let restricted = made == 0 && game.start.is_whole() && game.first == FirstMove::Fewest;
            assert_eq!(why.restricted, restricted);
            if !restricted {
                let lost_nim = match game.end_rule {
                    EndRule::Misere if why.grundy.iter().all(|&it| it < 2) => xor == 1,
                    _ => xor == 0,
                };
                assert_eq!(why.nim == Some(Outcome::P), lost_nim);
                assert_eq!(why.misled, why.nim != Some(value.outcome));
                assert!(game.end_rule == EndRule::Misere || !why.misled);
            } else {
                assert_eq!((why.nim, why.misled), (None, false));
            }
        }
    });
}

/// Nine objects: the middle is the only winning first move, and the answer to a take from an end leads to
/// one group of 1 and one of 4.
#[test]
fn nine_objects() {
    let table = table(OctalCode::chain(), 9);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Fewest,
        start: Row::whole(9).unwrap(),
    };
    let start = why(&solved(&table, &game), &[]).unwrap();
    assert_eq!((start.winning, signed(start.value)), (1, 7));
    assert_eq!(start.options[start.best[0]].groups, [4, 4]);
    let takes = [(4, 1), (0, 1)].map(|(first, count)| Take { first, count });
    let third = why(&solved(&table, &game), &takes).unwrap();
    let best: Vec<_> = third
        .best
        .iter()
        .map(|&it| third.options[it].groups.clone())
        .collect();
    assert_eq!(best, [[4, 1]]);
    assert_eq!(signed(third.options[third.best[0]].leaves), -4);
    // To mirror wins too, and later.
    let mirrored = third.options.iter().find(|it| it.groups == [3, 3]).unwrap();
    assert_eq!(signed(mirrored.leaves), -6);
}

/// The first-move rule is for whole rows only.
#[test]
fn a_start_with_gaps_has_no_first_move_rule() {
    let table = table(OctalCode::chain(), 9);
    let takes = |start: &str| {
        let game = ChainGame {
            end_rule: EndRule::Normal,
            first: FirstMove::Fewest,
            start: Row::parse(start).unwrap(),
        };
        why(&solved(&table, &game), &[]).unwrap().takes.len()
    };
    assert_eq!((takes("111"), takes("1110"), takes("1101")), (3, 5, 4));
}
