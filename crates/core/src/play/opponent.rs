//! Opponents, from the perfect one to one that gives every win away.

use super::record::follow_within;
use crate::error::{Error, Sure};
use crate::game::{Game, MAX_PLIES, Outcome};
use crate::rng::Rng;
use crate::solve::{MoveOf, PositionOf, Solved, Value};

/// The largest percentage.
const ALL_PERCENT: u32 = 100;

/// How an opponent chooses its moves, in any game. Among equally good moves it always takes the first.
/// A strategy that belongs to one game stands with that game: copying in the apple game, the trap in
/// Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Opponent {
    /// Plays as [`Solved::best`] says: wins as soon as possible. If it cannot win, it loses as late as
    /// possible.
    Perfect,
    /// Plays perfectly, but with the chance that [`Chance`] gives it makes any move, each with the
    /// same chance (the best one too).
    Erring,
    /// Loses if it can, as late as possible: of the moves that leave the opponent a won position, it
    /// makes the one with the greatest remoteness. If every move wins, it wins as late as possible.
    SlowestLoss,
}

/// The chance behind a reply; only [`Opponent::Erring`] uses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chance {
    /// How often the opponent errs, in percent: 0 to 100.
    pub percent: u32,
    /// The seed of the chance. A reply depends on this seed and the number of plies alone, so the same
    /// game gives the same reply, even when it is replayed from the middle.
    pub seed: u64,
}

/// The moves of a position, each with its value to the player who chooses it, in the order of
/// [`Game::moves`](crate::game::Game::moves).
///
/// # Errors
///
/// The same as for [`Solved::value`].
pub fn options<S: Solved + ?Sized>(
    solved: &S,
    position: &PositionOf<S>,
) -> Result<Vec<(MoveOf<S>, Value)>, Error> {
    solved
        .game()
        .moves(position)
        .map(|chosen| Ok((chosen, solved.value_of_move(position, chosen)?)))
        .collect()
}

/// What the opponent plays after the game so far, which went from `start` through `moves`; `None` if
/// the game is over.
///
/// # Errors
///
/// The same as for [`follow`](super::follow) and [`Solved::value`]; [`Error::PERCENT`].
///
/// # Cost
///
/// One value for each option of the last position, and the check of the moves so far.
pub fn reply<S: Solved + ?Sized>(
    solved: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
    opponent: Opponent,
    chance: Chance,
) -> Result<Option<MoveOf<S>>, Error> {
    if opponent == Opponent::Erring {
        Error::PERCENT.check(chance.percent, 0..=ALL_PERCENT)?;
    }
    let positions = follow_within(solved.game(), start, moves, solved.most_plies())?;
    let position = positions.last().sure("a game has a start")?;
    // If the value is not known, the error is about this position, not about the first of its options.
    solved.value(position)?;
    match opponent {
        Opponent::Perfect => solved.best(position),
        Opponent::Erring => {
            let mut rng = Rng::at(chance.seed, moves.len() as u64);
            if rng.below(ALL_PERCENT) < chance.percent {
                Ok(solved.any(position, &mut rng))
            } else {
                solved.best(position)
            }
        }
        Opponent::SlowestLoss => slowest_loss(solved, position),
    }
}

/// The rest of the game with best play: the moves to the end, as many as the remoteness of the
/// position. From a drawn position the line ends where the game ends undecided or where a position
/// comes again, because play need not end; it has at most [`MAX_PLIES`] moves.
///
/// # Errors
///
/// The same as for [`Solved::value`].
///
/// # Cost
///
/// The cost of [`Solved::best`] for each ply; for a drawn position also a comparison with each one before.
pub fn principal_line<S: Solved + ?Sized>(
    solved: &S,
    position: &PositionOf<S>,
) -> Result<Vec<MoveOf<S>>, Error> {
    let mut position = position.clone();
    let mut line = Vec::new();
    let mut drawn = Vec::new();
    while let Some(chosen) = solved.best(&position)? {
        line.push(chosen);
        let after = solved.game().after(&position, chosen);
        if solved.value(&position)?.outcome == Outcome::D {
            drawn.push(position);
            if drawn.contains(&after) || line.len() == MAX_PLIES {
                break;
            }
        }
        position = after;
    }
    Ok(line)
}

/// The first move that loses as late as possible; if no move loses, the first that wins as late as
/// possible.
fn slowest_loss<S: Solved + ?Sized>(
    solved: &S,
    position: &PositionOf<S>,
) -> Result<Option<MoveOf<S>>, Error> {
    let rank = |value: Value| {
        let lost = match value.outcome {
            Outcome::P => 2,
            Outcome::D => 1,
            Outcome::N => 0,
        };
        (lost, value.remoteness)
    };
    let mut slowest: Option<(MoveOf<S>, Value)> = None;
    for (chosen, value) in options(solved, position)? {
        if slowest.is_none_or(|(_, most)| rank(value) > rank(most)) {
            slowest = Some((chosen, value));
        }
    }
    Ok(slowest.map(|(chosen, _)| chosen))
}
