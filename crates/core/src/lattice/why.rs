//! Why a point has its colour.

use super::hull::Hull;
use super::picture::Picture;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::{Ply, Point};
use crate::solve::Value;

/// The reason for a colour: what can be reached in one move.
///
/// A won point has an option that decides; a lost one has only won options, all of which matter;
/// a point without options takes its outcome from the end rule. The Grundy value is the least that
/// no option has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The point asked about.
    pub point: Point,
    /// Its value for whoever must move there; without plies if the picture does not have them.
    pub value: Value,
    /// `None` if the picture does not have it.
    pub grundy: Option<u32>,
    /// Its options, in the order of plies. Moves that would leave the quadrant are left out.
    pub options: Vec<WhyOption>,
    /// The place in `options` of the one that decides a won point: the first that is lost and
    /// least remote, or the first that is lost if remoteness is not known. `None` for a lost point
    /// and for one without moves.
    pub deciding: Option<usize>,
}

/// An option of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyOption {
    /// The move, and where it leads.
    pub ply: Ply,
    /// The value there, for whoever must move there; without plies if the picture does not have them.
    pub leaves: Value,
    /// The Grundy value there; `None` if the picture does not have it.
    pub grundy: Option<u32>,
    /// Whether the point is drawn, rather than merely solved.
    pub drawn: bool,
}

/// Why a point, drawn or in the hull, has its colour. Cost O(k) for k plies from there.
///
/// # Errors
///
/// [`LatticeError::PointOutside`] outside the hull of the drawn points,
/// [`LatticeError::PointNotColoured`] if the run has not come to the point yet.
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
/// assert_eq!(deciding.ply.to, Point { m: 0, n: 1 }); // leave the other one the last half
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn why(picture: &impl Picture, point: Point) -> Result<Why, Error> {
    let value = coloured(picture, point)?;
    let options = picture
        .game()
        .plies(point)
        .map(|ply| {
            Ok(WhyOption {
                ply,
                leaves: coloured(picture, ply.to)?,
                grundy: picture.grundy(ply.to),
                drawn: picture.is_drawn(ply.to),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Why {
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

/// The first of the lost options that are least remote; all are alike where nothing is known.
fn deciding(options: &[WhyOption]) -> Option<usize> {
    options
        .iter()
        .enumerate()
        .filter(|(_, option)| option.leaves.outcome == Outcome::P)
        .min_by_key(|(_, option)| option.leaves.remoteness)
        .map(|(place, _)| place)
}
