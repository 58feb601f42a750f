//! Why a point has its colour.

use super::colouring::Colouring;
use super::observer::Observer;
use crate::error::Error;
use crate::game::{Outcome, Point};
use crate::solve::Value;

/// The reason for a colour: what can be reached in one move.
///
/// A won point has an option that decides; a lost one has only won options, all of which matter;
/// a point without options takes its value from the end rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The point asked about.
    pub point: Point,
    /// Its value.
    pub value: Value,
    /// Its options, in the order of the moves. Moves that would leave the quadrant are left out.
    pub options: Vec<WhyOption>,
    /// The place in `options` of the one that decides a won point: the first that is lost and
    /// least remote. `None` for a lost point and for one without moves.
    pub deciding: Option<usize>,
}

/// An option of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyOption {
    /// The index of the move, as in [`VectorGame::vectors`](crate::game::VectorGame::vectors).
    pub vector: usize,
    /// Where it leads.
    pub point: Point,
    /// The value there, for whoever must move there.
    pub value: Value,
    /// Whether the point is drawn, rather than merely solved.
    pub drawn: bool,
}

impl<O: Observer> Colouring<O> {
    /// Why a point of the region, drawn or not, has its colour. Cost O(k) for k moves.
    ///
    /// # Errors
    ///
    /// [`Error::PointOutside`] outside the region, [`Error::PointNotColoured`] if the run has not
    /// come to the point yet.
    ///
    /// ```
    /// use appleyard_core::game::{EndRule, Point, VectorGame};
    /// use appleyard_core::lattice::Colouring;
    ///
    /// let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 4, 4)?;
    /// run.advance(u64::MAX);
    ///
    /// let why = run.why(Point { m: 1, n: 0 })?;
    /// let deciding = why.options[why.deciding.unwrap()];
    /// assert_eq!(deciding.point, Point { m: 0, n: 1 }); // leave the other one the last half
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn why(&self, point: Point) -> Result<Why, Error> {
        let value = self.coloured(point)?;
        let options = self
            .game()
            .moves(point)
            .map(|(vector, option)| {
                Ok(WhyOption {
                    vector,
                    point: option,
                    value: self.coloured(option)?,
                    drawn: self.region().is_drawn(option),
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        Ok(Why {
            point,
            value,
            deciding: deciding(&options),
            options,
        })
    }

    fn coloured(&self, point: Point) -> Result<Value, Error> {
        self.value(point)?.ok_or(Error::PointNotColoured {
            m: point.m,
            n: point.n,
        })
    }
}

/// The first of the lost options that are least remote.
fn deciding(options: &[WhyOption]) -> Option<usize> {
    options
        .iter()
        .enumerate()
        .filter(|(_, option)| option.value.outcome == Outcome::P)
        .min_by_key(|(_, option)| option.value.remoteness)
        .map(|(place, _)| place)
}
