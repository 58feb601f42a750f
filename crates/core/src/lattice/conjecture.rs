//! A rule that somebody believes in, put to the test.

use super::picture::Picture;
use super::rank::Rank;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::Point;

/// The most a period of a conjecture may be, either way.
pub const MAX_CONJECTURE_PERIOD: u32 = 8;

/// The most a component of the point from which a conjecture holds may be.
pub const MAX_CONJECTURE_START: u32 = 64;

/// "From here on, a point is lost exactly if its residues are marked."
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
/// let rule = Conjecture::new(2, 2, Point { m: 1, n: 0 }, both_even)?;
/// assert_eq!(rule.outcome(Point { m: 20, n: 0 }), Some(Outcome::P));
/// assert_eq!(rule.outcome(Point { m: 0, n: 0 }), None); // it does not speak of m = 0
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conjecture {
    columns: u32,
    rows: u32,
    from: Point,
    lost: Vec<bool>,
}

/// How a conjecture stood the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConjectureVerdict {
    /// Drawn points that are coloured and that the conjecture speaks of.
    pub points: u64,
    /// Those of them where it is wrong.
    pub violations: u64,
    /// The first of those, in order of rising weight, then of rising m.
    pub first: Option<Point>,
}

impl Conjecture {
    /// The rule that points with m ≥ `from.m` and n ≥ `from.n` are lost exactly where
    /// `lost[(m mod columns) + columns × (n mod rows)]`.
    ///
    /// # Errors
    ///
    /// [`LatticeError::CONJECTURE`] if `columns` or `rows` is not within 1 to
    /// [`MAX_CONJECTURE_PERIOD`] or a component of `from` is beyond [`MAX_CONJECTURE_START`];
    /// [`LatticeError::ConjectureIncomplete`] if there are not `columns` × `rows` marks.
    pub fn new(columns: u32, rows: u32, from: Point, lost: Vec<bool>) -> Result<Conjecture, Error> {
        for period in [columns, rows] {
            LatticeError::CONJECTURE.check(period, 1..=MAX_CONJECTURE_PERIOD)?;
        }
        for start in [from.m, from.n] {
            LatticeError::CONJECTURE.check(start, 0..=MAX_CONJECTURE_START)?;
        }
        let (count, expected) = (lost.len() as u64, u64::from(columns * rows));
        if count != expected {
            return Err(LatticeError::ConjectureIncomplete { count, expected }.into());
        }
        Ok(Conjecture {
            columns,
            rows,
            from,
            lost,
        })
    }

    /// What the rule says of a point; `None` of points before its start. Cost O(1).
    pub fn outcome(&self, point: Point) -> Option<Outcome> {
        if point.m < self.from.m || point.n < self.from.n {
            return None;
        }
        let residues = point.m % self.columns + self.columns * (point.n % self.rows);
        Some(Outcome::lost_if(self.lost[residues as usize]))
    }

    /// Compares the rule with all drawn points that are coloured by now. Cost O(drawn points).
    pub fn test(&self, picture: &impl Picture) -> ConjectureVerdict {
        let rank = Rank::of(picture.game());
        let mut verdict = ConjectureVerdict {
            points: 0,
            violations: 0,
            first: None,
        };
        for m in self.from.m..picture.columns() {
            for n in self.from.n..picture.rows() {
                let point = Point { m, n };
                let (Some(said), Some(is)) = (self.outcome(point), picture.outcome(point)) else {
                    continue;
                };
                verdict.points += 1;
                if said != is {
                    verdict.violations += 1;
                    if verdict
                        .first
                        .is_none_or(|first| rank.key(point) < rank.key(first))
                    {
                        verdict.first = Some(point);
                    }
                }
            }
        }
        verdict
    }
}
