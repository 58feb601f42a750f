//! Players take stones in turn from one heap; the player who takes the last stone wins.

use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{
    BackwardInduction, MAX_POSITIONS, ManyGame, ManyValue, Retrograde, Solved, TieBreak,
};

const ALL: [TieBreak; 3] = [
    TieBreak::FirstMove,
    TieBreak::HelpsNext,
    TieBreak::SpitesNext,
];

/// A heap from which `players` take 1 to `most`.
#[derive(Clone, Copy)]
struct Heap {
    players: u32,
    most: u32,
}

impl ManyGame for Heap {
    type Position = (u32, u32);
    type Move = u32;

    fn players(&self) -> u32 {
        self.players
    }

    fn moves(&self, &(stones, _): &(u32, u32)) -> impl Iterator<Item = u32> {
        1..=stones.min(self.most)
    }

    fn after(&self, &(stones, turn): &(u32, u32), taken: u32) -> (u32, u32) {
        (stones - taken, (turn + 1) % self.players)
    }

    fn turn(&self, &(_, turn): &(u32, u32)) -> u32 {
        turn
    }

    fn winner(&self, &(_, turn): &(u32, u32)) -> Option<u32> {
        Some((turn + self.players - 1) % self.players)
    }
}

fn values(players: u32, most: u32, tie_break: TieBreak, stones: u32) -> Vec<ManyValue> {
    let game = Heap { players, most };
    let mut run = BackwardInduction::new(game, tie_break, MAX_POSITIONS).unwrap();
    for stones in 0..=stones {
        run.ask((stones, 0)).unwrap();
    }
    run.finish().unwrap();
    (0..=stones)
        .map(|stones| run.value(&(stones, 0)).unwrap())
        .collect()
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

struct TwoPlayers(u32);

impl Game for TwoPlayers {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &stones: &u32) -> impl Iterator<Item = u32> {
        1..=stones.min(self.0)
    }

    fn after(&self, &stones: &u32, taken: u32) -> u32 {
        stones - taken
    }

    fn verdict(&self, _: &u32) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }
}

/// With two players there is nothing to break: a loser has only one opponent.
#[test]
fn two_players_win_as_in_the_solver_of_two() {
    for most in 1..=6 {
        let mut two = Retrograde::new(TwoPlayers(most), MAX_POSITIONS);
        two.ask(60).unwrap();
        two.finish().unwrap();
        for tie_break in ALL {
            let values = values(2, most, tie_break, 60);
            for (stones, value) in (0_u32..).zip(values).filter(|(stones, _)| *stones > 0) {
                let wins = two.value(&stones).map(|it| it.outcome == Outcome::N);
                let winner = u32::from(wins != Ok(true));
                assert_eq!(value.winner, Some(winner));
                assert_eq!(value.forced, Some(winner));
                assert_eq!(value.possible.iter().collect::<Vec<_>>(), [winner]);
            }
        }
    }
}
