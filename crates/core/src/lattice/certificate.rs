//! Whether the colours are right, checked point by point from the rules alone.
//!
//! Colours need not be believed. Whoever has them can check them without solving anything, because
//! they are the only ones that satisfy three conditions (by induction on the weight: each point
//! comes after its options):
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

/// What a check of all drawn points has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// Points checked, in order of m, then of n; all that are drawn, once it is complete.
    pub points: u64,
    /// Options looked at: all those of a lost point, those of a won point up to the first that is
    /// lost, for one is enough.
    pub options: u64,
    /// Of the points that fail, the one with the least weight, and of those the one with the least
    /// m; `None` if all colours are right.
    pub flaw: Option<Flaw>,
}

/// A point whose colour contradicts the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The point.
    pub point: Point,
    /// Which rule it contradicts.
    pub kind: FlawKind,
}

/// How a colour can contradict the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlawKind {
    /// `lost-to-lost`: coloured lost, though a move leads to a lost point.
    LostToLost,
    /// `won-without-reason`: coloured won, with moves, though none leads to a lost point.
    WonWithoutReason,
    /// `against-end-rule`: without moves, and not coloured as the end rule has it.
    AgainstEndRule,
}

impl FlawKind {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            FlawKind::LostToLost => "lost-to-lost",
            FlawKind::WonWithoutReason => "won-without-reason",
            FlawKind::AgainstEndRule => "against-end-rule",
        }
    }
}

impl Certificate {
    /// The certificate of a picture of which nothing has been checked.
    pub const NOTHING: Certificate = Certificate {
        points: 0,
        options: 0,
        flaw: None,
    };

    /// Checks further points of a finished picture, always the same one, until about `budget`
    /// options have been looked at or every drawn point has been checked: then `points` is how many
    /// are drawn, and another call changes nothing.
    ///
    /// # Errors
    ///
    /// As for [`certify`]; what has been checked stays so.
    ///
    /// # Cost
    ///
    /// O(`budget`), and the options of one point.
    pub fn extend(&mut self, picture: &impl Picture, budget: u64) -> Result<(), Error> {
        let rank = Rank::of(picture.game());
        let rows = u64::from(picture.rows());
        let drawn = u64::from(picture.columns()) * rows;
        let enough = self.options.saturating_add(budget);
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

/// Checks every drawn point of a finished picture against the rules.
///
/// Options that are not drawn are taken as the picture has them, and not checked in turn.
///
/// # Errors
///
/// [`LatticeError::PointNotColoured`] if a drawn point, or an option that was needed, has no colour
/// yet.
///
/// # Cost
///
/// O(k) for each point and k steps. A ray costs up to its length, so O(s³) for a square of side s;
/// lost points are rare then, and won ones stop early. The queen on 4096 × 4096 squares takes
/// seconds: [`Certificate::extend`] does it in slices.
pub fn certify(picture: &impl Picture) -> Result<Certificate, Error> {
    let mut certificate = Certificate::NOTHING;
    certificate.extend(picture, u64::MAX)?;
    Ok(certificate)
}

/// What is wrong with a point, and the number of options looked at.
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
