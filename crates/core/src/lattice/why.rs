//! Why a point has its colour.

use super::hull::Hull;
use super::picture::Picture;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::{Ply, Point};
use crate::solve::Value;

/// The reason for a colour: the points that can be reached in one move.
///
/// A won point has an option that decides. A lost point has only won options, and all of them matter.
/// A point without options gets its outcome from the end rule. The Grundy value is the least number
/// that no option has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct LatticeWhy {
    /// The point that was asked about.
    pub point: Point,
    /// Its value for the player to move; without remoteness if the picture has none.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Its Grundy value; `None` if the picture has none.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u32>,
    /// Its options, in the order of plies. Moves that would leave the quadrant are left out.
    pub options: Vec<LatticeOption>,
    /// The place in `options` of the option that decides a won point: the first of the lost options
    /// with the least remoteness, or the first lost option if remoteness is not known. `None` for a
    /// lost point and for a point without moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<usize>,
}

/// An option of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct LatticeOption {
    /// The move, and the point to which it leads.
    pub ply: Ply,
    /// The value of that point for the player to move there; without remoteness if the picture has
    /// none.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub leaves: Value,
    /// The Grundy value of that point; `None` if the picture has none.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u32>,
    /// Whether the point is drawn, and not only solved.
    pub drawn: bool,
}

/// Why a point, drawn or in the hull, has its colour. Cost O(k) for k plies from the point.
///
/// # Errors
///
/// [`LatticeError::PointOutside`] outside the hull of the drawn points,
/// [`LatticeError::PointNotColoured`] if the run has not reached the point yet.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Colouring, Point, VectorGame, why};
/// use appleyard_core::progress::Run;
///
/// let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 4, 4)?;
/// run.finish()?;
///
/// let why = why(&run, Point { m: 1, n: 0 })?;
/// let deciding = why.options[why.deciding.unwrap()];
/// assert_eq!(deciding.ply.to, Point { m: 0, n: 1 }); // leave the last half to your opponent
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn why(picture: &impl Picture, point: Point) -> Result<LatticeWhy, Error> {
    let value = coloured(picture, point)?;
    let options = picture
        .game()
        .plies(point)
        .map(|ply| {
            Ok(LatticeOption {
                ply,
                leaves: coloured(picture, ply.to)?,
                grundy: picture.grundy(ply.to),
                drawn: picture.is_drawn(ply.to),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(LatticeWhy {
        point,
        value,
        grundy: picture.grundy(point),
        deciding: deciding(&options),
        options,
    })
}

fn coloured(picture: &impl Picture, point: Point) -> Result<Value, Error> {
    let Point { m, n } = point;
    let without_plies = || {
        let outcome = picture.outcome(point)?;
        let remoteness = None;
        Some(Value {
            outcome,
            remoteness,
        })
    };
    picture.value(point).or_else(without_plies).ok_or_else(|| {
        let corner = Point {
            m: picture.columns().saturating_sub(1),
            n: picture.rows().saturating_sub(1),
        };
        if Hull::new(picture.game(), corner).contains(point) {
            LatticeError::PointNotColoured { m, n }.into()
        } else {
            LatticeError::PointOutside { m, n }.into()
        }
    })
}

/// The first of the lost options with the least remoteness. If no remoteness is known, all lost
/// options are equal.
fn deciding(options: &[LatticeOption]) -> Option<usize> {
    options
        .iter()
        .enumerate()
        .filter(|(_, option)| option.leaves.outcome == Outcome::P)
        .min_by_key(|(_, option)| option.leaves.remoteness)
        .map(|(place, _)| place)
}
