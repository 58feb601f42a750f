//! Checks that the colours are right, point by point, from the rules alone.
//!
//! Nobody has to believe the colours. Anybody who has them can check them without solving anything,
//! because only the right colours satisfy three conditions. (The proof is by induction on the
//! weight: each point comes after its options.)
//!
//! ```text
//!     ●  lost: no option is lost          ○  won: some option is lost        end: by the end rule
//!   ↙ ↓                                 ↙ ↓
//!  ○  ○                                ○  ●
//! ```

use super::picture::Picture;
use super::rank::Rank;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::Point;
use crate::progress::goal;

/// What the check of all drawn points has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Certificate {
    /// The number of points checked, in order of m, then of n. When the check is complete, it is
    /// the number of drawn points.
    pub points: u64,
    /// The number of options looked at. For a lost point these are all its options; for a won point
    /// they end at the first lost option, because one is enough.
    pub options: u64,
    /// The point with the least weight among those that fail, and of several such points the one
    /// with the least m; `None` if all colours are right.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub flaw: Option<Flaw>,
}

/// A point whose colour contradicts the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Flaw {
    /// The point.
    pub point: Point,
    /// The rule that it contradicts.
    pub kind: FlawKind,
}

/// How a colour can contradict the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FlawKind {
    /// `lost-to-lost`: the point is coloured lost, but a move leads to a lost point.
    LostToLost,
    /// `won-without-reason`: the point is coloured won and has moves, but no move leads to a lost
    /// point.
    WonWithoutReason,
    /// `against-end-rule`: the point has no moves, and its colour is not the one of the end rule.
    AgainstEndRule,
}

impl Certificate {
    /// The certificate before anything has been checked.
    pub const NOTHING: Certificate = Certificate {
        points: 0,
        options: 0,
        flaw: None,
    };

    /// Checks further drawn points of a finished picture against the rules, the same picture in every call. It
    /// takes the colours of options that are not drawn from the picture and does not check these options
    /// themselves. It stops
    /// after looking at about `budget` options, or when every drawn point has been checked. Then
    /// `points` is the number of drawn points, and another call changes nothing.
    ///
    /// # Errors
    ///
    /// [`LatticeError::PointNotColoured`] if a drawn point, or an option that the check needs, has no colour yet.
    /// What has been checked before the error remains checked.
    ///
    /// # Cost
    ///
    /// O(`budget`), plus the options of one point. A whole picture costs O(k) for each point and k steps. A ray
    /// costs up to its length, so a square of side s costs O(s³). With rays, though, lost points are rare, and
    /// the check of a won point stops early.
    pub fn extend(&mut self, picture: &impl Picture, budget: u64) -> Result<(), Error> {
        let rank = Rank::of(picture.game());
        let rows = u64::from(picture.rows());
        let drawn = u64::from(picture.columns()) * rows;
        let enough = goal(self.options, budget);
        while self.points < drawn && self.options < enough {
            #[expect(clippy::cast_possible_truncation, reason = "less than the sides")]
            let point = Point {
                m: (self.points / rows) as u32,
                n: (self.points % rows) as u32,
            };
            let (flaw, options) = check(picture, point)?;
            self.points += 1;
            self.options += options;
            if let Some(kind) = flaw
                && self
                    .flaw
                    .is_none_or(|least| rank.key(point) < rank.key(least.point))
            {
                self.flaw = Some(Flaw { point, kind });
            }
        }
        Ok(())
    }
}

/// What is wrong with a point, if anything, and the number of options looked at.
fn check(picture: &impl Picture, point: Point) -> Result<(Option<FlawKind>, u64), Error> {
    let outcome = coloured(picture, point)?;
    let mut options = 0;
    let mut some_lost = false;
    for ply in picture.game().plies(point) {
        options += 1;
        if coloured(picture, ply.to)? == Outcome::P {
            some_lost = true;
            break;
        }
    }
    let flaw = match outcome {
        _ if options == 0 => {
            (outcome != picture.end_rule().outcome_at_end()).then_some(FlawKind::AgainstEndRule)
        }
        Outcome::P => some_lost.then_some(FlawKind::LostToLost),
        _ => (!some_lost).then_some(FlawKind::WonWithoutReason),
    };
    Ok((flaw, options))
}

fn coloured(picture: &impl Picture, point: Point) -> Result<Outcome, Error> {
    let Point { m, n } = point;
    let outcome = picture.outcome(point);
    outcome.ok_or(LatticeError::PointNotColoured { m, n }.into())
}
