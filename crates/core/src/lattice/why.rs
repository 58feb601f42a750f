//! Why a point has its colour.

use super::hull::Hull;
use super::picture::Picture;
use crate::checked::narrow;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::{Ply, Point};
use crate::solve::Value;

/// The most options in one answer.
pub const MAX_LISTED: usize = 4096;

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
    /// The Grundy values of all its options, each once, from small to large; `None` if the picture has
    /// none. `grundy` is the least number that is not among them.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub excluded: Option<Vec<u32>>,
    /// The number of its moves, each of which leads to one option. Moves that would leave the quadrant
    /// are left out.
    pub moves: usize,
    /// Its options, in the order of plies: the first [`MAX_LISTED`] if there are more. If the deciding
    /// option comes after them, it replaces the last one. [`options`] gives those that are missing.
    pub options: Vec<LatticeOption>,
    /// The place in `options` of the option that decides a won point: the first of the lost options
    /// with the least remoteness, or the first lost option if remoteness is not known. `None` for a
    /// lost point and for a point without moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
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

/// Why a point, drawn or in the hull, has its colour. Cost O(k) for k plies from the point. A ray has
/// thousands of plies on a large picture, but each is only looked up, and at most [`MAX_LISTED`] are
/// kept.
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
/// let deciding = why.options[why.deciding.unwrap() as usize];
/// assert_eq!(deciding.ply.to, Point { m: 0, n: 1 }); // leave the last half to your opponent
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn why(picture: &impl Picture, point: Point) -> Result<LatticeWhy, Error> {
    let value = coloured(picture, point)?;
    let mut options = Vec::new();
    let mut moves = 0;
    let mut deciding: Option<(usize, LatticeOption)> = None;
    let mut has = Vec::new();
    for ply in picture.game().plies(point) {
        let option = option(picture, ply)?;
        if decides(option, deciding.map(|(_, sooner)| sooner)) {
            deciding = Some((moves, option));
        }
        note(&mut has, option.grundy);
        if moves < MAX_LISTED {
            options.push(option);
        }
        moves += 1;
    }
    if let Some((place, option)) = &mut deciding
        && *place >= MAX_LISTED
        && let Some(last) = options.last_mut()
    {
        *last = *option;
        *place = MAX_LISTED - 1;
    }
    let grundy = picture.grundy(point);
    Ok(LatticeWhy {
        point,
        value,
        grundy,
        excluded: grundy.map(|_| {
            (0..)
                .zip(has)
                .filter_map(|(value, has)| has.then_some(value))
                .collect()
        }),
        moves,
        options,
        deciding: deciding.map(|(place, _)| narrow(place)),
    })
}

/// The options of a point in the order of plies: those from the place `from` on, counted from 0, and at
/// most [`MAX_LISTED`] of them. Cost O(`from`), and what a part of [`why`] costs.
///
/// # Errors
///
/// The same as for [`why`].
pub fn options(
    picture: &impl Picture,
    point: Point,
    from: usize,
) -> Result<Vec<LatticeOption>, Error> {
    coloured(picture, point)?;
    let plies = picture.game().plies(point).skip(from).take(MAX_LISTED);
    plies.map(|ply| option(picture, ply)).collect()
}

fn option(picture: &impl Picture, ply: Ply) -> Result<LatticeOption, Error> {
    Ok(LatticeOption {
        ply,
        leaves: coloured(picture, ply.to)?,
        grundy: picture.grundy(ply.to),
        drawn: picture.is_drawn(ply.to),
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
            m: picture.columns() - 1,
            n: picture.rows() - 1,
        };
        if Hull::new(picture.game(), corner).contains(point) {
            LatticeError::PointNotColoured { m, n }.into()
        } else {
            LatticeError::PointOutside { m, n }.into()
        }
    })
}

/// Notes that some option has this Grundy value. No value is larger than the number of moves.
fn note(has: &mut Vec<bool>, grundy: Option<u32>) {
    let Some(place) = grundy.map(|value| value as usize) else {
        return;
    };
    if has.len() <= place {
        has.resize(place + 1, false);
    }
    has[place] = true;
}

/// Whether an option is lost, and sooner than `sooner`, the soonest lost option before it. If no
/// remoteness is known, all lost options are equal.
fn decides(option: LatticeOption, sooner: Option<LatticeOption>) -> bool {
    let plies = option.leaves.remoteness;
    option.leaves.outcome == Outcome::P
        && sooner.is_none_or(|sooner| plies < sooner.leaves.remoteness)
}
