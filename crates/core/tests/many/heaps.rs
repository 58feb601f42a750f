//! Players take stones in turn from one heap; the player who takes the last stone wins.

use appleyard_core::Error;
use appleyard_core::error::NimError;
use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{
    HeapGame, MAX_SHARED_STONES, ManyValue, Numbers, SharedHeap, SharedRun, TieBreak,
};
use appleyard_core::progress::Run;
use appleyard_core::solve::{IndexedRun, Solved};

const ALL: [TieBreak; 3] = [
    TieBreak::FirstMove,
    TieBreak::HelpsNext,
    TieBreak::SpitesNext,
];

fn values(players: u32, most: u32, tie_break: TieBreak, stones: u32) -> Vec<ManyValue> {
    let run = solved(
        players,
        &format!("1..{most}"),
        EndRule::Normal,
        tie_break,
        stones,
    );
    let heaps = 0..=stones;
    heaps.map(|stones| run.heap(stones).unwrap()).collect()
}

fn solved(
    players: u32,
    rule: &str,
    end_rule: EndRule,
    tie_break: TieBreak,
    stones: u32,
) -> SharedRun {
    let rule = Numbers::parse(rule).unwrap().numbers;
    let heap = SharedHeap::new(players, rule, end_rule);
    let mut run = heap.solving(tie_break, stones).unwrap();
    run.finish().unwrap();
    run
}

/// The fact of the source document.
#[test]
fn three_players_who_take_one_or_two_cannot_force_anything_from_four() {
    for tie_break in ALL {
        let values = values(3, 2, tie_break, 60);
        let forced: Vec<Option<u32>> = values.iter().map(|value| value.forced).collect();
        assert_eq!(forced[..4], [Some(2), Some(0), Some(0), Some(1)]);
        assert!(forced[4..].iter().all(Option::is_none));
        // From 4 the player to move loses and chooses who wins. Later there are always two at least.
        let possible = |stones: usize| values[stones].possible.iter().collect::<Vec<_>>();
        assert_eq!(possible(3), [1]);
        assert_eq!(possible(4), [1, 2]);
        assert_eq!(possible(5), [0, 2]);
        for stones in 6..=60 {
            assert!(possible(stones).len() > 1, "{stones}");
        }
    }
}

/// By hand: at 4 the player to move leaves 3, where the player after next wins, or 2, where the next does.
#[test]
fn the_tie_break_decides_from_four() {
    let winner = |tie_break| values(3, 2, tie_break, 4)[4].winner;
    assert_eq!(winner(TieBreak::FirstMove), Some(2));
    assert_eq!(winner(TieBreak::HelpsNext), Some(1));
    assert_eq!(winner(TieBreak::SpitesNext), Some(2));
}

#[test]
fn helping_the_next_player_agrees_with_a_recursion() {
    for players in 2..=6 {
        for most in 1..=5 {
            let values = values(players, most, TieBreak::HelpsNext, 80);
            for (stones, value) in (0..).zip(values) {
                let expected = plain(players, most, stones);
                assert_eq!(value.winner, expected, "{players} {most} {stones}");
            }
        }
    }
}

/// A recursion that says who wins, relative to the player to move, if losers help the next.
fn plain(players: u32, most: u32, stones: u32) -> Option<u32> {
    let mut winners = vec![players - 1];
    for at in 1..=stones {
        let best = (1..=most.min(at)).map(|taken| (winners[(at - taken) as usize] + 1) % players);
        winners.push(best.min()?);
    }
    winners.last().copied()
}

/// With two players there is nothing to break: a loser has only one opponent.
#[test]
fn two_players_win_as_in_the_solver_of_two() {
    let rules = ["1", "1..2", "1..6", "2,5", "odd"];
    for (rule, end_rule) in rules
        .into_iter()
        .flat_map(|rule| [EndRule::Normal, EndRule::Misere].map(|end_rule| (rule, end_rule)))
    {
        let game = HeapGame::take_away(&[60], rule, end_rule).unwrap();
        let mut two = IndexedRun::new(game).unwrap();
        two.ask(&vec![60]).unwrap();
        two.finish().unwrap();
        for tie_break in ALL {
            let run = solved(2, rule, end_rule, tie_break, 60);
            for stones in 0..=60 {
                let Ok(plain) = two.value(&vec![stones.into()]) else {
                    continue;
                };
                let value = run.heap(stones).unwrap();
                let winner = u32::from(plain.outcome != Outcome::N);
                assert_eq!(value.winner, Some(winner), "{rule} {stones}");
                assert_eq!(value.forced, Some(winner));
                assert_eq!(value.possible.iter().collect::<Vec<_>>(), [winner]);
            }
        }
    }
}

/// The line of play ends after the plies of the value, with the winner's last move under normal play.
#[test]
fn the_line_of_play_is_the_one_of_the_value() {
    for tie_break in ALL {
        let run = solved(3, "1..2", EndRule::Normal, tie_break, 40);
        for stones in 1..=40 {
            let (line, value) = (run.line(stones).unwrap(), run.heap(stones).unwrap());
            assert_eq!(line.iter().sum::<u32>(), stones);
            assert_eq!(line.len(), value.plies as usize);
            assert_eq!(value.winner, Some((value.plies - 1) % 3));
        }
    }
}

#[test]
fn players_and_heaps_have_bounds() {
    let make = |players, stones| {
        let heap = SharedHeap::new(players, Numbers::any(), EndRule::Normal);
        heap.solving(TieBreak::FirstMove, stones).map(|_| ())
    };
    assert_eq!(make(3, MAX_SHARED_STONES), Ok(()));
    let most = u64::from(MAX_SHARED_STONES);
    for stones in [0, MAX_SHARED_STONES + 1] {
        let refused = NimError::SHARED_STONES.refused(stones.into(), 1, most);
        assert_eq!(make(3, stones), Err(refused));
    }
    for players in [0, 1, 17, u32::MAX] {
        let refused = NimError::PLAYERS.refused(players.into(), 2, 16);
        assert_eq!(make(players, 5), Err(refused));
    }
    let run = solved(3, "1..2", EndRule::Normal, TieBreak::FirstMove, 5);
    assert_eq!(run.heap(6), Err(Error::PositionNotSolved));
}
