//! Records of games, and opponents.

use std::collections::HashSet;

use crate::lattice::games::{rays, rectangle, steps};
use crate::lattice::reference::{Reference, any_end_rule, any_game};
use appleyard_core::Error;
use appleyard_core::error::LatticeError;
use appleyard_core::game::{EndRule, Outcome, Player};
use appleyard_core::lattice::{
    self, MAX_RECORDED, Picture, Ply, Point, SolvedLattice, VectorGame, copying_rule,
};
use appleyard_core::play::{self, Chance, GameRecord, MAX_PLIES, Opponent};
use appleyard_core::solve::Value;
use proptest::prelude::*;

pub fn at(m: u32, n: u32) -> Point {
    Point { m, n }
}

pub fn path(points: &[(u32, u32)]) -> Vec<Point> {
    points.iter().map(|&(m, n)| at(m, n)).collect()
}

pub fn apples(end_rule: EndRule, columns: u32, rows: u32) -> Reference {
    Reference::new(VectorGame::apples(), end_rule, columns, rows)
}

/// The record of a game through these points.
fn record(picture: &Reference, path: &[Point]) -> Result<GameRecord<Point, Ply>, Error> {
    let game = SolvedLattice::new(picture);
    let (start, plies) = game.plies_of(path)?;
    play::record(&game, &start, &plies)
}

/// The reply at the end of a path.
fn reply(
    picture: &Reference,
    path: &[Point],
    opponent: Opponent,
    chance: Chance,
) -> Result<Option<Ply>, Error> {
    let game = SolvedLattice::new(picture);
    let (start, plies) = game.plies_of(path)?;
    play::reply(&game, &start, &plies, opponent, chance)
}

#[test]
fn a_game_of_two_apples_is_recorded() {
    let picture = apples(EndRule::Misere, 3, 1);
    let game = record(&picture, &path(&[(2, 0), (1, 0), (0, 0)])).unwrap();
    assert_eq!(game.winner, Some(Player::First));
    let outcomes: Vec<_> = game
        .plies
        .iter()
        .map(|played| played.value.outcome)
        .collect();
    assert_eq!(outcomes, [Outcome::P, Outcome::N, Outcome::N]);
    let blunders: Vec<_> = game.plies.iter().map(|played| played.blunder).collect();
    assert_eq!(blunders, [false, false, true]);
    assert_eq!(game.plies[0].chosen, None);
    let (index, times, to) = (0, 1, at(1, 0));
    assert_eq!(game.plies[1].chosen, Some(Ply { index, times, to }));

    // The same game under the other end rule: the second player took the last piece and wins.
    let picture = apples(EndRule::Normal, 3, 1);
    let game = record(&picture, &path(&[(2, 0), (1, 0), (0, 0)])).unwrap();
    assert_eq!(game.winner, Some(Player::Second));
    assert!(game.plies.iter().all(|played| !played.blunder));
}

#[test]
fn a_game_that_goes_on_has_no_winner() {
    let picture = apples(EndRule::Misere, 3, 1);
    assert_eq!(record(&picture, &path(&[(2, 0)])).unwrap().winner, None);
    let started = record(&picture, &path(&[(2, 0), (1, 1)])).unwrap();
    assert_eq!((started.plies.len(), started.winner), (2, None));
    // The start may be beyond the drawing, if it can be reached from there; and a game may be over
    // at once.
    assert_eq!(record(&picture, &path(&[(0, 2)])).unwrap().winner, None);
    let over = record(&picture, &path(&[(0, 0)])).unwrap();
    assert_eq!(over.winner, Some(Player::First));
}

#[test]
fn a_game_along_a_ray_is_recorded() {
    let picture = Reference::square(&rays(&[(-1, 0), (0, -1)]), EndRule::Normal, 8);
    let game = record(&picture, &path(&[(2, 7), (2, 2)])).unwrap();
    let (index, times, to) = (1, 5, at(2, 2));
    assert_eq!(game.plies[1].chosen, Some(Ply { index, times, to }));
}

#[test]
fn paths_are_checked() {
    let picture = apples(EndRule::Misere, 3, 3);
    let refused = |points: &[(u32, u32)]| record(&picture, &path(points)).unwrap_err();
    assert_eq!(refused(&[]), LatticeError::EmptyPath.into());
    let outside = LatticeError::PointOutside { m: 3, n: 0 };
    assert_eq!(refused(&[(3, 0)]), outside.into());
    let illegal = |ply, m, n| Error::from(LatticeError::IllegalMove { ply, m, n });
    assert_eq!(refused(&[(2, 0), (0, 0)]), illegal(1, 0, 0));
    assert_eq!(refused(&[(2, 0), (1, 0), (1, 0)]), illegal(2, 1, 0));
    assert_eq!(refused(&[(2, 0), (2, 1)]), illegal(1, 2, 1));
}

#[test]
fn a_path_beyond_the_longest_is_refused() {
    let picture = Reference::new(steps(&[(-1, 0)]), EndRule::Normal, 600, 1);
    let of_length = |plies: u32| {
        let points: Vec<_> = (0..=plies).map(|taken| at(599 - taken, 0)).collect();
        record(&picture, &points).map(|game| game.plies.len())
    };
    assert_eq!(of_length(511), Ok(MAX_PLIES + 1));
    let (plies, limit) = (512, 511);
    assert_eq!(of_length(512), Err(Error::PathTooLong { plies, limit }));
}

#[test]
fn the_parts_of_a_record_are_the_whole() {
    let picture = apples(EndRule::Misere, 70, 3);
    let points: Vec<_> = (0..70).map(|taken| at(69 - taken, 1)).collect();
    let whole = record(&picture, &points).unwrap();
    assert!(whole.plies.iter().any(|played| played.blunder));
    let (mut plies, mut rules) = (Vec::new(), Vec::new());
    while plies.len() < points.len() {
        let part = lattice::record(&picture, &points, plies.len()).unwrap();
        assert!((1..=MAX_RECORDED).contains(&part.game.plies.len()));
        assert_eq!(
            (part.game.winner, part.game.over),
            (whole.winner, whole.over)
        );
        plies.extend(part.game.plies);
        rules.extend(part.rules);
    }
    assert_eq!(plies, whole.plies);
    let rule = |place| copying_rule(&points, place);
    assert_eq!(rules, (0..points.len()).map(rule).collect::<Vec<_>>());
    for beyond in [points.len(), usize::MAX] {
        let part = lattice::record(&picture, &points, beyond).unwrap();
        assert_eq!((part.game.plies.len(), part.rules.len()), (0, 0));
    }
}

fn chance(percent: u32, seed: u64) -> Chance {
    Chance { percent, seed }
}

/// Lets two such opponents finish the game; returns the path to the end.
fn play(picture: &Reference, start: Point, opponent: Opponent, chance: Chance) -> Vec<Point> {
    let mut path = vec![start];
    loop {
        match reply(picture, &path, opponent, chance).unwrap() {
            Some(ply) => path.push(ply.to),
            None => return path,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// If both play perfectly, the game lasts as long as the remoteness says, and the player with
    /// the won position wins, without a blunder.
    #[test]
    fn perfect_players_do_what_the_value_says(
        game in any_game(5, 4, true),
        end_rule in any_end_rule(),
    ) {
        let picture = Reference::new(game, end_rule, 10, 10);
        for start in rectangle(10, 10) {
            let value = picture.value(start).unwrap();
            let path = play(&picture, start, Opponent::Perfect, chance(0, 0));
            prop_assert_eq!(Some(path.len() - 1), value.remoteness.map(|plies| plies as usize));
            let game = record(&picture, &path).unwrap();
            let winner = match value.outcome {
                Outcome::N => Player::First,
                _ => Player::Second,
            };
            prop_assert_eq!(game.winner, Some(winner));
            prop_assert!(game.plies.iter().all(|played| !played.blunder));
        }
    }

    /// Checks what each opponent promises about a single reply.
    #[test]
    fn replies_are_what_they_should_be(game in any_game(5, 4, true), end_rule in any_end_rule()) {
        let picture = Reference::new(game.clone(), end_rule, 8, 8);
        for start in rectangle(8, 8) {
            let plies: Vec<_> = game.plies(start).collect();
            let value = |ply: Ply| -> Value { picture.value(ply.to).unwrap() };
            let chosen =
                |opponent, percent| reply(&picture, &[start], opponent, chance(percent, 5)).unwrap();
            let Some(perfect) = chosen(Opponent::Perfect, 0) else {
                prop_assert!(plies.is_empty());
                continue;
            };
            let first_equal = |chosen: Ply| plies.iter().find(|ply| value(**ply) == value(chosen));
            prop_assert_eq!(value(perfect).one_ply_earlier(), picture.value(start).unwrap());
            prop_assert_eq!(first_equal(perfect), Some(&perfect));

            let worst = chosen(Opponent::SlowestLoss, 0).unwrap();
            let gives_away = plies.iter().any(|ply| value(*ply).outcome == Outcome::N);
            prop_assert_eq!(value(worst).outcome == Outcome::N, gives_away);
            let longest = plies
                .iter()
                .map(|ply| value(*ply))
                .filter(|other| other.outcome == value(worst).outcome)
                .map(|other| other.remoteness)
                .max();
            prop_assert_eq!(longest, Some(value(worst).remoteness));
            prop_assert_eq!(first_equal(worst), Some(&worst));

            prop_assert_eq!(chosen(Opponent::Erring, 0), Some(perfect));
            let any = chosen(Opponent::Erring, 100).unwrap();
            prop_assert!(plies.contains(&any));
        }
    }
}

/// Chance depends on the seed and on the number of plies, not on how the game got there.
#[test]
fn an_erring_opponent_can_be_replayed() {
    let picture = apples(EndRule::Misere, 21, 21);
    let games: HashSet<_> = (0..20)
        .map(|seed| {
            let again = || play(&picture, at(20, 0), Opponent::Erring, chance(50, seed));
            let path = again();
            assert_eq!(path, again());
            path
        })
        .collect();
    assert!(games.len() > 15, "{} different games", games.len());
}

/// From a won point with three plies, two of which lose, an opponent that always errs loses the win
/// about twice in three times. One that errs every other time does so half as often.
#[test]
fn an_erring_opponent_errs_as_often_as_it_says() {
    let picture = Reference::new(steps(&[(-1, 0), (-2, 0), (-3, 0)]), EndRule::Normal, 8, 1);
    let lost = |percent| {
        (0..3000)
            .filter(|&seed| {
                let ply = reply(
                    &picture,
                    &[at(5, 0)],
                    Opponent::Erring,
                    chance(percent, seed),
                );
                ply.unwrap().unwrap().to != at(4, 0)
            })
            .count()
    };
    // Six standard deviations are 155 and 164.
    assert!(lost(100).abs_diff(2000) < 155, "{}", lost(100));
    assert!(lost(50).abs_diff(1000) < 164, "{}", lost(50));
    assert_eq!(lost(0), 0);
    let refused = reply(&picture, &[at(5, 0)], Opponent::Erring, chance(101, 0));
    assert_eq!(refused, Err(Error::PERCENT.refused(101, 0, 100)));
}
