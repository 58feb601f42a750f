//! What happened in a game.

use crate::error::Error;
use crate::game::{Outcome, Ply, Point};
use crate::lattice::Picture;
use crate::solve::Value;

/// The most plies a recorded game may have.
pub const MAX_PLIES: usize = 511;

/// Whoever moves from the start, and the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Moves from the start, and whenever an even number of plies has been made.
    First,
    /// Moves after an odd number of plies.
    Second,
}

impl Player {
    /// Whoever must move after so many plies.
    pub fn to_move_after(plies: usize) -> Player {
        if plies.is_multiple_of(2) {
            Player::First
        } else {
            Player::Second
        }
    }

    /// `first` or `second`.
    pub fn name(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Second => "second",
        }
    }

    /// The other player.
    pub fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The start, and then each ply; as many as there are points on the path.
    pub plies: Vec<PlayedPly>,
    /// Who has won; `None` while the game goes on.
    pub winner: Option<Player>,
}

/// A point of a game, and the ply that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedPly {
    /// The point.
    pub point: Point,
    /// Its value, for whoever must move there.
    pub value: Value,
    /// The ply that led here: of several moves that do, the first; `None` at the start.
    pub ply: Option<Ply>,
    /// Whether that ply gave a win away: the point before was won for whoever moved, and here it
    /// is won for the other one.
    pub blunder: bool,
}

/// The record of a game that went through the points of `path`, the start first.
///
/// The picture must be finished and know remoteness; points beyond the drawing are fine.
///
/// # Errors
///
/// [`Error::EmptyPath`]; [`Error::PathTooLong`] beyond [`MAX_PLIES`]; [`Error::PointOutside`] if
/// the start is not in the picture; [`Error::IllegalMove`] if no move leads from one point to the
/// next; [`Error::PointNotColoured`] where the picture has no value.
///
/// # Cost
///
/// O(k) for each ply and k steps; a ray costs up to its length.
///
/// ```
/// use appleyard_core::game::{EndRule, Point, VectorGame};
/// use appleyard_core::lattice::Colouring;
/// use appleyard_core::play::{Player, record};
///
/// let mut apples = Colouring::new(VectorGame::apples(), EndRule::Misere, 3, 3)?;
/// apples.advance(u64::MAX);
///
/// // From two apples, as quickly as possible: who wins, and where did the other one go wrong?
/// let path = [(2, 0), (1, 0), (0, 0)].map(|(m, n)| Point { m, n });
/// let game = record(&apples, &path)?;
/// assert_eq!(game.winner, Some(Player::First)); // the second one ate the last piece,
/// assert!(game.plies[2].blunder); // instead of leaving half of it
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn record(picture: &impl Picture, path: &[Point]) -> Result<GameRecord, Error> {
    let (&start, followers) = path.split_first().ok_or(Error::EmptyPath)?;
    if followers.len() > MAX_PLIES {
        return Err(Error::PathTooLong {
            plies: followers.len() as u64,
            limit: MAX_PLIES as u64,
        });
    }
    let mut last = PlayedPly {
        point: start,
        value: value_at_start(picture, start)?,
        ply: None,
        blunder: false,
    };
    let mut plies = vec![last];
    for &point in followers {
        last = played(picture, last, point, plies.len() as u64)?;
        plies.push(last);
    }
    let is_over = picture.game().plies(last.point).next().is_none();
    let to_move = Player::to_move_after(followers.len());
    let winner = match picture.end_rule().outcome_at_end() {
        Outcome::N => to_move,
        Outcome::P => to_move.other(),
    };
    Ok(GameRecord {
        plies,
        winner: is_over.then_some(winner),
    })
}

/// The ply from the one before to `point`, the `place`-th of the game.
fn played(
    picture: &impl Picture,
    before: PlayedPly,
    point: Point,
    place: u64,
) -> Result<PlayedPly, Error> {
    let ply = picture
        .game()
        .plies(before.point)
        .find(|ply| ply.to == point)
        .ok_or(Error::IllegalMove {
            ply: place,
            m: point.m,
            n: point.n,
        })?;
    let value = value_at(picture, point)?;
    Ok(PlayedPly {
        point,
        value,
        ply: Some(ply),
        blunder: before.value.outcome == Outcome::N && value.outcome == Outcome::N,
    })
}

fn value_at_start(picture: &impl Picture, start: Point) -> Result<Value, Error> {
    value_at(picture, start).map_err(|not_coloured| {
        if picture.is_drawn(start) {
            not_coloured
        } else {
            Error::PointOutside {
                m: start.m,
                n: start.n,
            }
        }
    })
}

pub(super) fn value_at(picture: &impl Picture, point: Point) -> Result<Value, Error> {
    picture.value(point).ok_or(Error::PointNotColoured {
        m: point.m,
        n: point.n,
    })
}
