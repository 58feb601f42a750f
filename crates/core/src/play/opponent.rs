//! Opponents, from the perfect one to one that gives every win away.

use super::record::follow;
use crate::error::Error;
use crate::game::Outcome;
use crate::rng::Rng;
use crate::solve::{Solved, Value};

/// The most a share in percent may be.
const ALL_PERCENT: u32 = 100;

/// How an opponent chooses its moves, in any game. Among equally good ones it always takes the first.
/// What only one game has stands with that game: copying in the apple game, the trap in Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Plays as [`Solved::best`] says: wins as soon as possible; where it cannot win, loses as late as
    /// possible.
    Perfect,
    /// Now and then makes any move, each with the same chance (the best one too); otherwise plays
    /// perfectly.
    Erring {
        /// How often, in percent: 0 to 100.
        percent: u32,
    },
    /// Loses if it can, as late as possible: of the moves that leave the other one a won position, it
    /// makes the most remote. Where every move wins, it wins as late as possible.
    SlowestLoss,
}

/// The moves of a position, each with its value to whoever chooses it, in the order of
/// [`Game::moves`](crate::game::Game::moves).
///
/// # Errors
///
/// As for [`Solved::value`].
pub fn options<S: Solved>(
    game: &S,
    position: &S::Position,
) -> Result<Vec<(S::Move, Value)>, Error> {
    game.moves(position)
        .map(|chosen| Ok((chosen, game.value_of_move(position, chosen)?)))
        .collect()
}

/// What the opponent plays after the game so far, which went from `start` through `moves`; `None` if
/// it is over.
///
/// Chance depends on the seed and the number of plies alone, so the same game gives the same reply,
/// also when it is replayed from the middle.
///
/// # Errors
///
/// As for [`follow`] and [`Solved::value`]; [`Error::PERCENT`].
///
/// # Cost
///
/// The value of each option of the last position, and what it takes to check the moves so far.
pub fn reply<S: Solved>(
    game: &S,
    start: &S::Position,
    moves: &[S::Move],
    opponent: Opponent,
    seed: u64,
) -> Result<Option<S::Move>, Error> {
    if let Opponent::Erring { percent } = opponent {
        check_percent(percent)?;
    }
    let positions = follow(game, start, moves)?;
    let position = positions.last().unwrap_or(start);
    // What is not known is refused here, not at the first of its options.
    game.value(position)?;
    match opponent {
        Opponent::Perfect => game.best(position),
        Opponent::Erring { percent } => {
            let mut rng = Rng::at(seed, moves.len() as u64);
            if rng.below(ALL_PERCENT) < percent {
                Ok(game.any(position, &mut rng))
            } else {
                game.best(position)
            }
        }
        Opponent::SlowestLoss => slowest_loss(game, position),
    }
}

/// How the game goes on if both play perfectly: the moves to the end, as many as the remoteness of the
/// position. Where it is drawn, which need not end, only the first move.
///
/// # Errors
///
/// As for [`Solved::value`].
///
/// # Cost
///
/// That of [`Solved::best`] for each ply.
pub fn principal_line<S: Solved>(game: &S, position: &S::Position) -> Result<Vec<S::Move>, Error> {
    let mut position = position.clone();
    let mut line = Vec::new();
    while let Some(chosen) = game.best(&position)? {
        line.push(chosen);
        if game.value(&position)?.outcome == Outcome::D {
            break;
        }
        position = game.after(&position, chosen);
    }
    Ok(line)
}

/// Whatever it leaves, the longer the better; to lose is better than anything. The first such move.
fn slowest_loss<S: Solved>(game: &S, position: &S::Position) -> Result<Option<S::Move>, Error> {
    let rank = |value: Value| {
        let lost = match value.outcome {
            Outcome::P => 2,
            Outcome::D => 1,
            Outcome::N => 0,
        };
        (lost, value.remoteness)
    };
    let mut slowest: Option<(S::Move, Value)> = None;
    for (chosen, value) in options(game, position)? {
        if slowest.is_none_or(|(_, most)| rank(value) > rank(most)) {
            slowest = Some((chosen, value));
        }
    }
    Ok(slowest.map(|(chosen, _)| chosen))
}

/// Refuses a share of more than all.
fn check_percent(percent: u32) -> Result<(), Error> {
    Error::PERCENT.check(percent, 0..=ALL_PERCENT)
}
