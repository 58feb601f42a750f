//! Opponents, from the perfect one to one that gives every win away.

use super::game_record::{record, value_at};
use super::strategy::copying_reply_in;
use crate::error::Error;
use crate::game::{Outcome, Ply, Point};
use crate::lattice::Picture;
use crate::rng::Rng;
use crate::solve::Value;

/// The most a share in percent may be.
const ALL_PERCENT: u8 = 100;

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
    if let Opponent::Erring { percent } = opponent
        && percent > ALL_PERCENT
    {
        return Err(Error::PercentOutOfRange {
            value: percent,
            max: ALL_PERCENT,
        });
    }
    let game = record(picture, path)?;
    let (Some(last), None) = (game.plies.last(), game.winner) else {
        return Ok(None);
    };
    let options = options(picture, last.point)?;
    match opponent {
        Opponent::Perfect => Ok(perfect(&options)),
        Opponent::Erring { percent } => {
            let mut rng = Rng::at(seed, game.plies.len() as u64 - 1);
            if rng.below(ALL_PERCENT.into()) < percent.into() {
                Ok(any(&options, &mut rng))
            } else {
                Ok(perfect(&options))
            }
        }
        Opponent::SlowestLoss => Ok(slowest_loss(&options)),
        Opponent::Copying => copying_reply_in(picture, path).map(Some),
    }
}

/// What can be played, and its value for whoever must move next.
type Options = Vec<(Ply, Value)>;

fn options(picture: &impl Picture, point: Point) -> Result<Options, Error> {
    picture
        .game()
        .plies(point)
        .map(|ply| Ok((ply, value_at(picture, ply.to)?)))
        .collect()
}

fn perfect(options: &Options) -> Option<Ply> {
    first_best(options, |one, other| {
        one.one_ply_earlier()
            .is_preferred_to(other.one_ply_earlier())
    })
}

/// Whatever it leaves, the longer the better; to leave a won point is better than anything.
fn slowest_loss(options: &Options) -> Option<Ply> {
    let rank = |value: Value| (value.outcome == Outcome::N, value.remoteness);
    first_best(options, |one, other| rank(one) > rank(other))
}

/// The first ply to which no other is preferred.
fn first_best(options: &Options, is_preferred: impl Fn(Value, Value) -> bool) -> Option<Ply> {
    options
        .iter()
        .copied()
        .reduce(|best, next| {
            if is_preferred(next.1, best.1) {
                next
            } else {
                best
            }
        })
        .map(|(ply, _)| ply)
}

fn any(options: &Options, rng: &mut Rng) -> Option<Ply> {
    let count = u32::try_from(options.len()).ok()?;
    let place = rng.below(count) as usize;
    options.get(place).map(|&(ply, _)| ply)
}
