//! Games move by move.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use appleyard_core::Error;
use appleyard_core::error::NimError;
use appleyard_core::game::{EndRule, Player};
use appleyard_core::nim::{Coupling, HeapGame, HeapOpponent, HeapRun, HeapTake, Numbers};
use appleyard_core::play::{Chance, MAX_PLIES};

use crate::nim_games::reference::{Rule, Slow, any, finished, list, value};

const PERFECT: HeapOpponent = HeapOpponent::Perfect;
const ERRING: HeapOpponent = HeapOpponent::Erring;
const TRAP: HeapOpponent = HeapOpponent::Trap;

fn chance(percent: u32, seed: u64) -> Chance {
    Chance { percent, seed }
}

struct Case {
    rules: Vec<Rule>,
    start: Vec<u64>,
    coupling: Coupling,
    past_end: bool,
}

fn cases() -> Vec<Case> {
    let case = |rules: &[Rule], start: &[u64]| Case {
        rules: rules.to_vec(),
        start: start.to_vec(),
        coupling: Coupling::None,
        past_end: false,
    };
    vec![
        case(&[any()], &[1, 4, 5]),
        case(&[any()], &[1, 1, 1]),
        case(&[any()], &[3, 4, 5]),
        case(&[list(&[2, 5])], &[5, 12]),
        case(&[list(&[1, 3, 4]), list(&[2, 3])], &[7, 6, 5]),
        Case {
            past_end: true,
            ..case(&[list(&[2, 3])], &[6, 5, 4])
        },
        Case {
            coupling: Coupling::Wythoff,
            ..case(&[any()], &[4, 7])
        },
        Case {
            coupling: Coupling::Wythoff,
            ..case(&[any()], &[6, 7])
        },
    ]
}

fn each(mut check: impl FnMut(&mut Slow, &HeapRun)) {
    for case in cases() {
        for end_rule in [EndRule::Normal, EndRule::Misere] {
            let mut slow = Slow::new(&case.rules, case.coupling, case.past_end, end_rule);
            let run = slow.run(&case.start);
            check(&mut slow, &run);
        }
    }
}

/// If both play perfectly, the game lasts as long as the remoteness says, and every record agrees.
#[test]
fn perfect_games_last_as_long_as_the_remoteness() {
    each(|slow, run| {
        let (won, plies) = slow.value(run.game().start());
        let mut takes = Vec::new();
        while let Some(take) = run.reply(&takes, PERFECT, chance(0, 0)).unwrap() {
            let erring = run.reply(&takes, ERRING, chance(0, 5)).unwrap();
            assert_eq!(erring, Some(take));
            takes.push(take);
        }
        assert_eq!(takes.len(), plies as usize);
        let game = run.record(&takes).unwrap().game;
        let winner = if won { Player::First } else { Player::Second };
        assert_eq!(game.winner, Some(winner));
        assert_eq!(game.plies.len(), takes.len() + 1);
        assert_eq!(game.plies[0].chosen, None);
        for (ply, take) in game.plies[1..].iter().zip(&takes) {
            assert_eq!(ply.chosen, Some(*take));
        }
        for ply in &game.plies {
            let (won, plies) = slow.value(&ply.position);
            assert_eq!(ply.value, value(won, plies));
            assert!(!ply.blunder);
        }
        let unfinished = run.record(&takes[..takes.len() - 1]).unwrap().game;
        assert!(unfinished.winner.is_none());
    });
}

/// The reply that the definition of the trap requires.
fn trap(slow: &mut Slow, position: &[u64]) -> HeapTake {
    let mut best = None;
    for (take, after) in slow.moves(position) {
        let replies = slow.moves(&after);
        let wins = replies
            .iter()
            .filter(|(_, after)| !slow.value(after).0)
            .count();
        let rank = match replies.len() {
            0 => (usize::MAX, Reverse(0)),
            moves => (wins, Reverse(moves - wins)),
        };
        if best.is_none_or(|(_, least)| rank < least) {
            best = Some((take, rank));
        }
    }
    best.unwrap().0
}

#[test]
fn erring_opponents_and_traps_follow_their_definitions() {
    each(|slow, run| {
        for seed in 0..8 {
            let mut takes = Vec::new();
            let mut position = run.game().start().to_vec();
            while !run.game().is_over(&position) {
                let trapped = run.reply(&takes, TRAP, chance(0, seed)).unwrap().unwrap();
                if slow.value(&position).0 {
                    let perfect = run.reply(&takes, PERFECT, chance(0, seed)).unwrap();
                    assert_eq!(perfect, Some(trapped));
                } else {
                    assert_eq!(trapped, trap(slow, &position), "{position:?}");
                }
                let erring = || run.reply(&takes, ERRING, chance(80, seed)).unwrap();
                let take = erring().unwrap();
                assert_eq!(erring(), Some(take));
                takes.push(take);
                let before = slow.value(&position).0;
                position = run.game().after(&position, take);
                let game = run.record(&takes).unwrap().game;
                let ply = game.plies.last().unwrap();
                assert_eq!(ply.position, position);
                assert_eq!(ply.blunder, before && slow.value(&position).0);
            }
            for opponent in [PERFECT, TRAP] {
                assert_eq!(run.reply(&takes, opponent, chance(0, seed)), Ok(None));
            }
        }
    });
}

#[test]
fn any_move_may_be_an_error() {
    each(|_, run| {
        let all: BTreeSet<_> = run
            .game()
            .takes(run.game().start())
            .map(|take| (take.heap, take.stones, take.both))
            .collect();
        let met: BTreeSet<_> = (0..600)
            .map(|seed| run.reply(&[], ERRING, chance(100, seed)).unwrap().unwrap())
            .map(|take| (take.heap, take.stones, take.both))
            .collect();
        assert_eq!(met, all);
    });
}

/// Without remoteness, it makes the first winning move, or else the smallest take from the largest
/// heap.
#[test]
fn the_perfect_opponent_needs_no_table() {
    let game = |rule: &str, heaps: &[u64]| {
        let rules = [Numbers::parse(rule).unwrap().numbers];
        let game = HeapGame::new(heaps, &rules, Coupling::None, false, EndRule::Normal);
        finished(HeapRun::new(game.unwrap()).unwrap())
    };
    let first = |run: &HeapRun| run.reply(&[], PERFECT, chance(0, 0)).unwrap();
    let nim = game("any", &[2_000_000, 1_999_999, 3_000_000]);
    assert_eq!(nim.positions(), None);
    assert_eq!(
        first(&nim),
        nim.why(nim.game().start())
            .unwrap()
            .winning_takes
            .first()
            .copied()
    );
    let even = game("any", &[7, 2_000_000, 7, 2_000_000]);
    assert_eq!(first(&even), Some(HeapTake::from_one(1, 1)));
    let twos = game("2,5", &[14_000_000, 14_000_000]);
    assert_eq!(first(&twos), Some(HeapTake::from_one(0, 2)));
}

#[test]
fn games_against_the_rules_are_refused() {
    let rules = [Numbers::parse("1..3").unwrap().numbers];
    let game = HeapGame::new(&[3, 2_000], &rules, Coupling::None, false, EndRule::Normal).unwrap();
    let run = finished(HeapRun::new(game).unwrap());
    let illegal = |ply, take: HeapTake| {
        let error = NimError::IllegalTake {
            ply,
            heap: u64::from(take.heap) + 1,
            stones: take.stones,
        };
        Err::<(), Error>(error.into())
    };
    let fine = HeapTake::from_one(1, 1);
    for take in [
        HeapTake::from_one(0, 0),
        HeapTake::from_one(0, 4),
        HeapTake::from_one(2, 1),
        HeapTake::from_one(usize::MAX, 1),
        HeapTake::from_both(1),
    ] {
        assert_eq!(run.record(&[take]).map(drop), illegal(1, take));
        assert_eq!(run.record(&[fine, take]).map(drop), illegal(2, take));
        assert_eq!(
            run.reply(&[take], TRAP, chance(0, 0)).map(drop),
            illegal(1, take)
        );
    }
    assert!(run.record(&[fine; MAX_PLIES]).is_ok());
    assert_eq!(
        run.record(&[fine; MAX_PLIES + 1]).map(drop),
        Err(Error::PathTooLong {
            plies: 512,
            limit: 511
        })
    );
    assert_eq!(
        run.reply(&[], ERRING, chance(101, 0)),
        Err(Error::PERCENT.refused(101, 0, 100))
    );
}
