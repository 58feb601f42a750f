//! Tests a rule that somebody believes in.

use super::picture::Picture;
use super::rank::Rank;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::Point;
use crate::progress::goal;

/// The largest period of a conjecture, in either direction.
pub const MAX_CONJECTURE_PERIOD: u32 = 8;

/// The largest component of the point from which a conjecture holds.
pub const MAX_CONJECTURE_START: u32 = 64;

/// The statement "from here on, a point is lost exactly if its residues are marked".
///
/// ```text
///   n mod 2 ↑                 the apple game, misère, from (1,0):
///         1 │ ○ ○             lost exactly if m and n are even
///         0 │ ● ○
///           └─────→ m mod 2   marks, row by row from the bottom: ● ○ ○ ○
/// ```
///
/// ```
/// use appleyard_core::game::Outcome;
/// use appleyard_core::lattice::{Conjecture, Point};
///
/// let both_even = vec![true, false, false, false];
/// let from = Point { m: 1, n: 0 };
/// let rule = Conjecture { columns: 2, rows: 2, from, lost: both_even };
/// assert_eq!(rule.outcome(Point { m: 20, n: 0 }), Some(Outcome::P));
/// assert_eq!(rule.outcome(Point { m: 0, n: 0 }), None); // it says nothing about m = 0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct Conjecture {
    /// The period across, 1 to [`MAX_CONJECTURE_PERIOD`].
    pub columns: u32,
    /// The period up, 1 to [`MAX_CONJECTURE_PERIOD`].
    pub rows: u32,
    /// The rule says nothing about points with a smaller m or a smaller n. Each component is 0 to
    /// [`MAX_CONJECTURE_START`].
    pub from: Point,
    /// Whether the rule says that the points of a class are lost. There are `columns` × `rows` classes,
    /// row by row; the class of (m, n) is at `(m mod columns) + columns × (n mod rows)`.
    pub lost: Vec<bool>,
}

/// How a conjecture has done in the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ConjectureVerdict {
    /// How many points have been compared: drawn points that are coloured and that the conjecture
    /// covers.
    pub points: u64,
    /// How many of them contradict the conjecture.
    pub violations: u64,
    /// The first of those that contradict it, in order of rising weight, then of rising m.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub first: Option<Point>,
    /// Whether all drawn points have been compared.
    pub complete: bool,
}

/// A comparison of a conjecture with a picture, slice by slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConjectureTest {
    conjecture: Conjecture,
    /// How many points have been compared. They begin at the start of the conjecture, column by column.
    compared: u64,
    verdict: ConjectureVerdict,
}

impl ConjectureTest {
    /// A test that has not compared anything yet.
    ///
    /// # Errors
    ///
    /// [`LatticeError::CONJECTURE`] if a period or a component of `from` is out of range;
    /// [`LatticeError::ConjectureIncomplete`] if the number of marks is not the number of classes.
    pub fn new(conjecture: Conjecture) -> Result<Self, Error> {
        conjecture.check()?;
        let verdict = ConjectureVerdict {
            points: 0,
            violations: 0,
            first: None,
            complete: false,
        };
        Ok(ConjectureTest {
            conjecture,
            compared: 0,
            verdict,
        })
    }

    /// The conjecture that is tested.
    pub fn conjecture(&self) -> &Conjecture {
        &self.conjecture
    }

    /// Compares at most `budget` further points of a picture. The picture must be the same in every
    /// call, and must not be coloured further in between. Cost O(`budget`).
    pub fn extend(&mut self, picture: &impl Picture, budget: u64) -> ConjectureVerdict {
        let from = self.conjecture.from;
        // A conjecture that begins beyond the picture says nothing about it.
        let rows = u64::from(picture.rows().saturating_sub(from.n));
        // The same holds for the columns.
        let all = u64::from(picture.columns().saturating_sub(from.m)) * rows;
        let to = all.min(goal(self.compared, budget));
        let rank = Rank::of(picture.game());
        for at in self.compared..to {
            #[expect(clippy::cast_possible_truncation, reason = "less than the sides")]
            let point = Point {
                m: from.m + (at / rows) as u32,
                n: from.n + (at % rows) as u32,
            };
            self.compare(picture, &rank, point);
        }
        self.compared = to;
        self.verdict.complete = to == all;
        self.verdict
    }

    fn compare(&mut self, picture: &impl Picture, rank: &Rank, point: Point) {
        let verdict = &mut self.verdict;
        let (Some(said), Some(is)) = (self.conjecture.outcome(point), picture.outcome(point))
        else {
            return;
        };
        verdict.points += 1;
        if said == is {
            return;
        }
        verdict.violations += 1;
        let sooner = |first| rank.key(point) < rank.key(first);
        if verdict.first.is_none_or(sooner) {
            verdict.first = Some(point);
        }
    }
}

impl Conjecture {
    /// The outcome that the rule claims for a point; `None` for points before its start, and if a mark
    /// is missing. Cost O(1).
    pub fn outcome(&self, point: Point) -> Option<Outcome> {
        if point.m < self.from.m || point.n < self.from.n {
            return None;
        }
        let (m, n) = (
            point.m.checked_rem(self.columns)?,
            point.n.checked_rem(self.rows)?,
        );
        let class = m.checked_add(self.columns.checked_mul(n)?)?;
        let lost = self.lost.get(class as usize)?;
        Some(Outcome::lost_if(*lost))
    }

    fn check(&self) -> Result<(), Error> {
        for period in [self.columns, self.rows] {
            LatticeError::CONJECTURE.check(period, 1..=MAX_CONJECTURE_PERIOD)?;
        }
        for start in [self.from.m, self.from.n] {
            LatticeError::CONJECTURE.check(start, 0..=MAX_CONJECTURE_START)?;
        }
        let (count, expected) = (self.lost.len() as u64, u64::from(self.columns * self.rows));
        if count == expected {
            Ok(())
        } else {
            Err(LatticeError::ConjectureIncomplete { count, expected }.into())
        }
    }
}
