//! Opponents, from the perfect one to one that gives every win away.

use super::choose;
use super::game_record::{record, value_at};
use super::strategy::copying_reply_in;
use crate::error::Error;
use crate::game::{Ply, Point};
use crate::lattice::Picture;
use crate::solve::Value;

/// How an opponent chooses its plies. Among equally good ones it always takes the first, in the
/// order of the moves, along a ray from near to far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Wins as soon as possible; where it cannot win, loses as late as possible.
    Perfect,
    /// Now and then takes any ply, each with the same chance (the best one too); otherwise plays
    /// perfectly.
    Erring {
        /// How often, in percent: 0 to 100.
        percent: u8,
    },
    /// Loses if it can, as late as possible: of the plies that leave the other one a won point, it
    /// takes the most remote. Where every ply wins, it wins as late as possible.
    SlowestLoss,
    /// Copies the other's plies, as the source document's second player does: for the apple game
    /// under misère play, see [`copying_reply`](super::copying_reply).
    Copying,
}

/// What the opponent plays after the game so far; `None` if it is over.
///
/// Chance depends on the seed and the number of plies alone, so the same game gives the same reply,
/// also when it is replayed from the middle.
///
/// # Errors
///
/// As for [`record`]; [`Error::PercentOutOfRange`]; and [`Error::StrategyDoesNotApply`] if
/// copying says nothing here: it is another game or normal play, nobody has moved yet, or the
/// other one did not move from where copying wins.
///
/// # Cost
///
/// As for [`record`].
pub fn reply(
    picture: &impl Picture,
    path: &[Point],
    opponent: Opponent,
    seed: u64,
) -> Result<Option<Ply>, Error> {
    if let Opponent::Erring { percent } = opponent {
        choose::check_percent(percent)?;
    }
    let game = record(picture, path)?;
    let (Some(last), None) = (game.plies.last(), game.winner) else {
        return Ok(None);
    };
    let options = options(picture, last.point)?;
    match opponent {
        Opponent::Perfect => Ok(choose::perfect(&options)),
        Opponent::Erring { percent } => {
            let plies = game.plies.len() - 1;
            Ok(choose::erring(&options, percent, seed, plies))
        }
        Opponent::SlowestLoss => Ok(choose::slowest_loss(&options)),
        Opponent::Copying => copying_reply_in(picture, path).map(Some),
    }
}

/// What can be played, and its value for whoever must move next.
fn options(picture: &impl Picture, point: Point) -> Result<Vec<(Ply, Value)>, Error> {
    picture
        .game()
        .plies(point)
        .map(|ply| Ok((ply, value_at(picture, ply.to)?)))
        .collect()
}
