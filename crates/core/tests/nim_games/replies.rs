//! Games move by move.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use appleyard_core::Error;
use appleyard_core::error::NimError;
use appleyard_core::game::{EndRule, Player};
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Numbers, Take};
use appleyard_core::play::{MAX_PLIES, Opponent};

use crate::reference::{Rule, Slow, any, finished, list, record, reply, value};

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

/// Both perfect: the game lasts as long as the remoteness says, and every record agrees.
#[test]
fn perfect_games() {
    each(|slow, run| {
        let (won, plies) = slow.value(run.game().start());
        let mut takes = Vec::new();
        while let Some(take) = reply(run, &takes, Opponent::Perfect, 0).unwrap() {
            let erring = Opponent::Erring { percent: 0 };
            assert_eq!(reply(run, &takes, erring, 5).unwrap(), Some(take));
            takes.push(take);
        }
        assert_eq!(takes.len(), plies as usize);
        let game = record(run, &takes).unwrap();
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
        assert!(
            record(run, &takes[..takes.len() - 1])
                .unwrap()
                .winner
                .is_none()
        );
    });
}

/// The reply that the definition of the trap asks for.
fn trap(slow: &mut Slow, position: &[u64]) -> Take {
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
fn erring_and_traps() {
    each(|slow, run| {
        for seed in 0..8 {
            let mut takes = Vec::new();
            let mut position = run.game().start().to_vec();
            while !run.game().is_over(&position) {
                let trapped = reply(run, &takes, None, seed).unwrap().unwrap();
                if slow.value(&position).0 {
                    let perfect = reply(run, &takes, Opponent::Perfect, seed).unwrap();
                    assert_eq!(perfect, Some(trapped));
                } else {
                    assert_eq!(trapped, trap(slow, &position), "{position:?}");
                }
                let erring = Opponent::Erring { percent: 80 };
                let take = reply(run, &takes, erring, seed).unwrap().unwrap();
                assert_eq!(reply(run, &takes, erring, seed).unwrap(), Some(take));
                takes.push(take);
                let before = slow.value(&position).0;
                position = run.game().after(&position, take);
                let game = record(run, &takes).unwrap();
                let ply = game.plies.last().unwrap();
                assert_eq!(ply.position, position);
                assert_eq!(ply.blunder, before && slow.value(&position).0);
            }
            for opponent in [Some(Opponent::Perfect), None] {
                assert_eq!(reply(run, &takes, opponent, seed), Ok(None));
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
        let opponent = Opponent::Erring { percent: 100 };
        let met: BTreeSet<_> = (0..600)
            .map(|seed| reply(run, &[], opponent, seed).unwrap().unwrap())
            .map(|take| (take.heap, take.stones, take.both))
            .collect();
        assert_eq!(met, all);
    });
}

/// Without remoteness: the first winning move; else as little as possible from the largest heap.
#[test]
fn perfect_without_a_table() {
    let game = |rule: &str, heaps: &[u64]| {
        let rules = [Numbers::parse(rule).unwrap().numbers];
        let game = HeapGame::new(heaps, &rules, Coupling::None, false, EndRule::Normal);
        finished(HeapRun::new(game.unwrap()).unwrap())
    };
    let first = |run: &HeapRun| reply(run, &[], Opponent::Perfect, 0).unwrap();
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
    assert_eq!(first(&even), Some(Take::from_one(1, 1)));
    let twos = game("2,5", &[14_000_000, 14_000_000]);
    assert_eq!(first(&twos), Some(Take::from_one(0, 2)));
}

#[test]
fn games_that_cannot_be() {
    let rules = [Numbers::parse("1..3").unwrap().numbers];
    let game = HeapGame::new(&[3, 2_000], &rules, Coupling::None, false, EndRule::Normal).unwrap();
    let run = finished(HeapRun::new(game).unwrap());
    let illegal = |ply, take: Take| {
        let error = NimError::IllegalTake {
            ply,
            heap: (take.heap as u64).saturating_add(1),
            stones: take.stones,
        };
        Err::<(), Error>(error.into())
    };
    let fine = Take::from_one(1, 1);
    for take in [
        Take::from_one(0, 0),
        Take::from_one(0, 4),
        Take::from_one(2, 1),
        Take::from_one(usize::MAX, 1),
        Take::from_both(1),
    ] {
        assert_eq!(record(&run, &[take]).map(drop), illegal(1, take));
        assert_eq!(record(&run, &[fine, take]).map(drop), illegal(2, take));
        assert_eq!(reply(&run, &[take], None, 0).map(drop), illegal(1, take));
    }
    assert!(record(&run, &[fine; MAX_PLIES]).is_ok());
    assert_eq!(
        record(&run, &[fine; MAX_PLIES + 1]),
        Err(Error::PathTooLong {
            plies: 512,
            limit: 511
        })
    );
    assert_eq!(
        reply(&run, &[], Opponent::Erring { percent: 101 }, 0),
        Err(Error::PERCENT.refused(101, 0, 100))
    );
}
