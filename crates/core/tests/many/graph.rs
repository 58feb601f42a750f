//! Random games of several players, against a plain recursion over all lines of play.

use appleyard_core::progress::Run;
use appleyard_core::solve::{BackwardInduction, MAX_POSITIONS, ManyGame, TieBreak};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::support::slices::in_slices;

/// A token on a graph. At each place: whose turn it is, who has won if no move is left, and the moves.
#[derive(Clone, Debug)]
struct Token {
    players: u32,
    places: Vec<(u32, Option<u32>, Vec<usize>)>,
}

impl ManyGame for Token {
    type Position = usize;
    type Move = usize;

    fn players(&self) -> u32 {
        self.players
    }

    fn moves(&self, &at: &usize) -> impl Iterator<Item = usize> {
        self.places[at].2.iter().copied()
    }

    fn after(&self, _: &usize, to: usize) -> usize {
        to
    }

    fn turn(&self, &at: &usize) -> u32 {
        self.places[at].0
    }

    fn winner(&self, &at: &usize) -> Option<u32> {
        self.places[at].1
    }
}

/// A game whose moves go to larger places only.
fn games() -> impl Strategy<Value = Token> {
    (2_u32..=5, 1_usize..=9).prop_flat_map(|(players, count)| {
        let place = (
            0..players,
            prop::option::of(0..players),
            vec(any::<prop::sample::Index>(), 0..=3),
        );
        vec(place, count).prop_map(move |places| {
            let places = places
                .into_iter()
                .enumerate()
                .map(|(at, (turn, winner, moves))| {
                    let later = count - at - 1;
                    let moves = moves.iter().filter(|_| later > 0);
                    (
                        turn,
                        winner,
                        moves.map(|to| at + 1 + to.index(later)).collect(),
                    )
                });
            Token {
                players,
                places: places.collect(),
            }
        })
    })
}

/// Whether this player can force a win, straight from the words.
fn forces(game: &Token, at: usize, player: u32) -> bool {
    let (turn, winner, moves) = &game.places[at];
    match moves[..] {
        [] => *winner == Some(player),
        _ if *turn == player => moves.iter().any(|&to| forces(game, to, player)),
        _ => moves.iter().all(|&to| forces(game, to, player)),
    }
}

/// All results of all ways to choose: after each move one of its results is promised, and the player to
/// move takes a move whose promise is a win if there is one, and else any.
fn results(game: &Token, at: usize) -> Vec<Option<u32>> {
    let (turn, winner, moves) = &game.places[at];
    if moves.is_empty() {
        return vec![*winner];
    }
    let mut promises = vec![vec![]];
    for &to in moves {
        let after = results(game, to);
        promises = promises
            .iter()
            .flat_map(|promise| {
                after
                    .iter()
                    .map(move |&one| [&promise[..], &[one]].concat())
            })
            .collect();
    }
    let mut results = vec![];
    for promise in promises {
        let own = Some(*turn);
        if promise.contains(&own) {
            results.push(own);
        } else {
            results.extend(promise);
        }
    }
    results.sort_unstable();
    results.dedup();
    results
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn random_games_agree_with_the_definitions(game in games(), budgets in vec(0_u64..30, 30)) {
        let mut winners = vec![];
        for tie_break in [TieBreak::FirstMove, TieBreak::HelpsNext, TieBreak::SpitesNext] {
            let mut run = BackwardInduction::new(game.clone(), tie_break, MAX_POSITIONS).unwrap();
            for at in 0..game.places.len() {
                run.ask(at).unwrap();
            }
            in_slices(&mut run, budgets.iter().copied().chain([1_000]), |_, _, over| assert!(over <= 3));
            for at in 0..game.places.len() {
                let value = run.value(&at).unwrap();
                let forced = (0..game.players).find(|&player| forces(&game, at, player));
                prop_assert_eq!(value.forced, forced);
                let possible = results(&game, at);
                for player in 0..game.players {
                    let can = possible.contains(&Some(player));
                    prop_assert_eq!(value.possible.has(Some(player)), can);
                }
                prop_assert_eq!(value.possible.has(None), possible.contains(&None));
                // The play under the tie-break is one of those, and its moves lead to its winner.
                prop_assert!(possible.contains(&value.winner));
                let (mut here, mut plies) = (at, 0);
                while let Some(to) = run.best(&here).unwrap() {
                    (here, plies) = (to, plies + 1);
                }
                prop_assert_eq!((game.places[here].1, plies), (value.winner, value.plies));
                winners.push(value.winner);
            }
        }
    }

    /// If a move leads to a better result for the player to move, the player makes it.
    #[test]
    fn nobody_regrets_a_move(game in games()) {
        let players = game.players;
        for tie_break in [TieBreak::HelpsNext, TieBreak::SpitesNext] {
            let mut run = BackwardInduction::new(game.clone(), tie_break, MAX_POSITIONS).unwrap();
            run.ask(0).unwrap();
            run.finish().unwrap();
            for at in run.positions() {
                let turn = game.turn(at);
                let liking = |winner: Option<u32>| match (winner, tie_break) {
                    (None, _) => players,
                    (Some(winner), _) if winner == turn => players + 1,
                    (Some(winner), TieBreak::HelpsNext) => (turn + players - winner) % players,
                    (Some(winner), _) => (winner + players - turn) % players,
                };
                let kept = liking(run.value(at).unwrap().winner);
                for to in game.moves(at) {
                    prop_assert!(liking(run.value(&to).unwrap().winner) <= kept);
                }
            }
        }
    }
}

fn solve(places: Vec<(u32, Option<u32>, Vec<usize>)>, players: u32) -> Result<(), String> {
    let game = Token { players, places };
    let mut run =
        BackwardInduction::new(game, TieBreak::FirstMove, 3).map_err(|it| it.code().to_string())?;
    run.ask(0).map_err(|it| it.code().to_string())?;
    let first = run.finish().map(drop);
    assert_eq!(run.advance(1).map(drop), first);
    first.map_err(|it| it.code().to_string())
}

#[test]
fn games_without_an_end_and_wrong_players_are_refused() {
    let refused = |code: &str| Err(code.to_string());
    let end = |winner| (0, Some(winner), vec![]);
    assert_eq!(solve(vec![(0, None, vec![1]), end(0)], 3), Ok(()));
    assert_eq!(
        solve(vec![(0, None, vec![1]), (1, None, vec![0])], 3),
        refused("game-repeats")
    );
    assert_eq!(
        solve(vec![(0, None, vec![1]), (1, None, vec![1, 2]), end(0)], 3),
        refused("game-repeats")
    );
    assert_eq!(
        solve(vec![(0, None, vec![1]), end(3)], 3),
        refused("no-such-player")
    );
    assert_eq!(
        solve(vec![(7, None, vec![1]), end(0)], 3),
        refused("no-such-player")
    );
    assert_eq!(solve(vec![end(0)], 1), refused("players-out-of-range"));
    assert_eq!(solve(vec![end(0)], 17), refused("players-out-of-range"));
    let row = (1..=5)
        .map(|to| (0, None, vec![to]))
        .chain([end(0)])
        .collect();
    assert_eq!(solve(row, 2), refused("too-many-positions"));
}
