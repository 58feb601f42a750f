//! Lattice games in the form in which they are played: as paths of points.

use std::borrow::Borrow;

use super::picture::Picture;
use crate::error::{Error, LatticeError};
use crate::game::{EndRule, Game, Outcome};
use crate::lattice::{Ply, Point, VectorGame};
use crate::play::check_length;
use crate::solve::{Solved, Value};

/// The game of a token that vectors move, and who wins when it cannot be moved. `M` is the vectors or borrows
/// them; `S` says where a token starts, if that is known, as in a [`StartedLattice`](super::StartedLattice).
#[derive(Clone, Copy, Debug)]
pub struct LatticeGame<M, S = ()> {
    /// How the token may be moved.
    pub(super) moves: M,
    /// Who wins when no move is left.
    pub(super) end_rule: EndRule,
    pub(super) start: S,
}

impl<M> LatticeGame<M> {
    /// The game with the token at any point.
    pub fn anywhere(moves: M, end_rule: EndRule) -> Self {
        let start = ();
        LatticeGame {
            moves,
            end_rule,
            start,
        }
    }
}

impl<M: Borrow<VectorGame>, S> Game for LatticeGame<M, S> {
    type Position = Point;
    type Move = Ply;

    fn moves(&self, &point: &Point) -> impl Iterator<Item = Ply> {
        self.moves.borrow().plies(point)
    }

    fn after(&self, _: &Point, ply: Ply) -> Point {
        ply.to
    }

    fn verdict(&self, _: &Point) -> Outcome {
        self.end_rule.outcome_at_end()
    }

    /// Cost O(1), however long the rays are.
    fn is_legal(&self, &point: &Point, ply: Ply) -> bool {
        let chosen = self.moves.borrow().moves().get(ply.index);
        chosen.and_then(|one| one.times(point, ply.to)) == Some(ply.times)
    }

    fn illegal(&self, ply: u64, Ply { to, .. }: Ply) -> Error {
        illegal(ply, to)
    }
}

/// The game of a picture, with the values that the picture has. The picture must be finished and must
/// have remoteness; points beyond the drawing are allowed.
#[derive(Clone, Copy)]
pub struct SolvedLattice<'a> {
    picture: &'a dyn Picture,
    game: LatticeGame<&'a VectorGame>,
}

impl<'a> SolvedLattice<'a> {
    /// The game of this picture.
    pub fn new(picture: &'a dyn Picture) -> SolvedLattice<'a> {
        let game = LatticeGame::anywhere(picture.game(), picture.end_rule());
        SolvedLattice { picture, game }
    }

    /// The start of a game and its plies, found from the points of its path. If several moves lead
    /// from one point to the next, it takes the first of them.
    ///
    /// # Errors
    ///
    /// [`LatticeError::EmptyPath`]; [`Error::PathTooLong`]; [`LatticeError::IllegalMove`] if no move
    /// leads from one point to the next.
    ///
    /// # Cost
    ///
    /// O(k) for each ply and k moves.
    pub fn plies_of(&self, path: &[Point]) -> Result<(Point, Vec<Ply>), Error> {
        let (&start, followers) = path.split_first().ok_or(LatticeError::EmptyPath)?;
        check_length(followers.len(), self.game.most_plies())?;
        let plies = (1..).zip(path.windows(2)).map(|(place, points)| {
            let (before, to) = (points[0], points[1]);
            let ply = self.game.moves.ply_to(before, to);
            ply.ok_or(illegal(place, to))
        });
        Ok((start, plies.collect::<Result<_, Error>>()?))
    }
}

impl<'a> Solved for SolvedLattice<'a> {
    type Game = LatticeGame<&'a VectorGame>;

    fn game(&self) -> &Self::Game {
        &self.game
    }

    fn value(&self, &point: &Point) -> Result<Value, Error> {
        let Point { m, n } = point;
        self.picture
            .value(point)
            .ok_or(if self.picture.is_drawn(point) {
                LatticeError::PointNotColoured { m, n }.into()
            } else {
                LatticeError::PointOutside { m, n }.into()
            })
    }

    /// It stops at the first move whose value is that of the point, for no move has a better one.
    fn best(&self, point: &Point) -> Result<Option<Ply>, Error> {
        let value = self.value(point)?;
        for ply in self.game.moves(point) {
            if self.value_of_move(point, ply)? == value {
                return Ok(Some(ply));
            }
        }
        Ok(None)
    }
}

fn illegal(ply: u64, Point { m, n }: Point) -> Error {
    LatticeError::IllegalMove { ply, m, n }.into()
}
