//! Games move by move, against the generic solver.

use std::collections::BTreeSet;

use appleyard_core::chain::{
    ChainGame, ChainOption, ChainTable, ChainTake, FirstMove, OctalCode, Row, SolvedChain,
    arrangements, why,
};
use appleyard_core::game::{EndRule, Outcome, Player};
use appleyard_core::play::{Chance, Opponent, principal_line, record, reply};
use appleyard_core::solve::Value;

use crate::chain::reference::{END_RULES, FIRST_MOVES, Slow, best, code, groups, table};

/// Calls `check` with games of several codes and starts, under both end rules, with and without the
/// first-move rule.
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

/// The moves of a row of the game, each with the value of the row after it; and the value of the row
/// itself.
fn options(
    slow: &mut Slow,
    game: &ChainGame,
    row: Row,
    plies: usize,
) -> (Vec<(ChainTake, Value)>, Value) {
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
        .map(|(first, count, value)| (ChainTake { first, count }, value));
    (takes.collect(), value)
}

fn rows(game: &ChainGame, takes: &[ChainTake]) -> Vec<Row> {
    let mut rows = vec![game.start];
    rows.extend(takes.iter().scan(game.start, |row, &take| {
        *row = row.after(take);
        Some(*row)
    }));
    rows
}

/// The first of the moves with the largest key.
fn first_most<K: Ord>(
    options: &[(ChainTake, Value)],
    key: impl Fn(Value) -> K,
) -> Option<ChainTake> {
    let most = options.iter().map(|it| key(it.1)).max()?;
    options.iter().find(|it| key(it.1) == most).map(|it| it.0)
}

fn plies(value: Value) -> i64 {
    value.remoteness.unwrap().into()
}

/// The move of the perfect opponent: it leaves a position that is lost soon, else one that is won late.
fn perfect(options: &[(ChainTake, Value)]) -> Option<ChainTake> {
    first_most(options, |leaves| match leaves.outcome {
        Outcome::P => (1, -plies(leaves)),
        _ => (0, plies(leaves)),
    })
}

fn slowest_loss(options: &[(ChainTake, Value)]) -> Option<ChainTake> {
    first_most(options, |leaves| {
        (leaves.outcome == Outcome::N, leaves.remoteness)
    })
}

/// Compares the record of a game so far with the values of its rows.
fn check_record(slow: &mut Slow, table: &ChainTable, game: &ChainGame, takes: &[ChainTake]) {
    let record = record(&solved(table, game), &game.start, takes).unwrap();
    let rows = rows(game, takes);
    assert_eq!(record.plies.len(), rows.len());
    let mut before: Option<(Value, Option<ChainTake>)> = None;
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
    // Under normal play the player who made the last move wins. In a game without moves, the second
    // player counts as that player.
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
fn opponents_and_records_agree_with_the_values() {
    each(|slow, table, game| {
        for seed in 0..6 {
            let mut takes: Vec<ChainTake> = Vec::new();
            loop {
                check_record(slow, table, game, &takes);
                let row = *rows(game, &takes).last().unwrap();
                let (options, _) = options(slow, game, row, takes.len());
                let reply = |opponent, percent| {
                    let chance = Chance { percent, seed };
                    reply(&solved(table, game), &game.start, &takes, opponent, chance).unwrap()
                };
                assert_eq!(reply(Opponent::Perfect, 0), perfect(&options));
                assert_eq!(reply(Opponent::SlowestLoss, 0), slowest_loss(&options));
                assert_eq!(reply(Opponent::Erring, 0), perfect(&options));
                let often = reply(Opponent::Erring, 90);
                assert_eq!(reply(Opponent::Erring, 90), often);
                let Some(take) = often else {
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
        let percent = 100;
        let met: BTreeSet<_> = (0..400)
            .filter_map(|seed| {
                let chance = Chance { percent, seed };
                reply(
                    &solved(table, game),
                    &game.start,
                    &[],
                    Opponent::Erring,
                    chance,
                )
                .unwrap()
            })
            .map(|take| (take.first, take.count))
            .collect();
        assert_eq!(met, all);
    });
}

/// If both play perfectly, the game lasts as long as the remoteness says, from every position on.
#[test]
fn principal_lines_last_as_long_as_the_remoteness() {
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
fn why_names_the_options_that_decide() {
    each(|slow, table, game| {
        let takes = principal_line(&solved(table, game), &game.start).unwrap();
        for made in 0..=takes.len() {
            let takes = &takes[..made];
            let row = *rows(game, takes).last().unwrap();
            let (expected, value) = options(slow, game, row, made);
            let why = why(&solved(table, game), takes).unwrap();
            assert_eq!(why.cells, row.to_string());
            assert_eq!(
                (why.outcome, Some(why.remoteness)),
                (value.outcome, value.remoteness)
            );
            assert_eq!(why.groups, groups(row.cells()));
            assert_eq!(why.arrangements, arrangements(&why.groups, row.length()));
            let leaves = |it: &ChainOption| Value {
                outcome: it.outcome,
                remoteness: Some(it.remoteness),
            };
            let mut listed: Vec<_> = why
                .options
                .iter()
                .flat_map(|it| it.takes.iter().map(move |&take| (take, leaves(it))))
                .collect();
            listed.sort_by_key(|(take, _)| (take.first, take.count));
            assert_eq!(listed, expected);
            assert_eq!(why.moves, expected.len());
            for option in &why.options {
                for &take in &option.takes {
                    assert_eq!(option.groups, groups(row.after(take).cells()));
                }
            }
            let decides = why.deciding.map(|place| &why.options[place as usize]);
            assert_eq!(
                decides.is_some(),
                value.outcome == Outcome::N && why.moves > 0
            );
            if let Some(option) = decides {
                assert_eq!(leaves(option).one_ply_earlier(), value);
                let sooner = |it: &&ChainOption| leaves(it).one_ply_earlier() == value;
                assert_eq!(why.options.iter().find(sooner), Some(option));
            }
            let distinct: BTreeSet<_> = why.options.iter().map(|it| &it.groups).collect();
            assert_eq!(distinct.len(), why.options.len());
            // The best options come first; of equal options, the one with the leftmost move.
            for pair in why.options.windows(2) {
                let [one, next] = [&pair[0], &pair[1]].map(|it| leaves(it).one_ply_earlier());
                let [before, after] =
                    [&pair[0], &pair[1]].map(|it| (it.takes[0].first, it.takes[0].count));
                assert!(one.is_preferred_to(next) || one == next && before < after);
            }
            let won = why.options.iter().filter(|it| it.outcome == Outcome::P);
            assert_eq!(why.winning, won.count());
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
                assert_eq!(why.misled, lost_nim != (value.outcome == Outcome::P));
                assert!(game.end_rule == EndRule::Misere || !why.misled);
            } else {
                assert!(!why.misled);
            }
        }
    });
}

/// Nine objects: the middle is the only winning first move, and the answer to a take from an end leads to
/// one group of 1 and one of 4.
#[test]
fn of_nine_objects_only_the_middle_wins() {
    let table = table(OctalCode::chain(), 9);
    let game = ChainGame {
        end_rule: EndRule::Normal,
        first: FirstMove::Fewest,
        start: Row::whole(9).unwrap(),
    };
    let start = why(&solved(&table, &game), &[]).unwrap();
    assert_eq!(
        (start.winning, start.outcome, start.remoteness),
        (1, Outcome::N, 7)
    );
    assert_eq!(start.options[0].groups, [4, 4]);
    let takes = [(4, 1), (0, 1)].map(|(first, count)| ChainTake { first, count });
    let third = why(&solved(&table, &game), &takes).unwrap();
    let lost = |option: &ChainOption| (option.outcome == Outcome::P).then_some(option.remoteness);
    let best = &third.options[third.deciding.unwrap() as usize];
    assert_eq!((best.groups.as_slice(), lost(best)), (&[4, 1][..], Some(4)));
    let others = third.options.iter().filter_map(lost);
    assert_eq!(others.filter(|&plies| plies <= 4).count(), 1);
    // The mirroring move also wins, but later.
    let mirrored = third.options.iter().find(|it| it.groups == [3, 3]).unwrap();
    assert_eq!(lost(mirrored), Some(6));
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
        why(&solved(&table, &game), &[]).unwrap().moves
    };
    assert_eq!((takes("111"), takes("1110"), takes("1101")), (3, 5, 4));
}
