//! Lines of equal weight a·m + b·n, and the places on them.
//!
//! ```text
//!   n ↑
//!     │ 2 4 6 8
//!     │ 1 3 5 7       weight 2m + n of each point; the line of weight 4 is (1,2), (2,0)
//!     │ 0 2 4 6
//!     └───────→ m
//! ```
//!
//! a and b have no common divisor, so from one point of a line to the next m rises by b and n falls
//! by a. The place t of a point on its line is m / b, rounded down. The remainder m mod b is the
//! same for the whole line and is called its residue:
//!
//! ```text
//!   m = residue + b·t        n = crossing - a·t
//! ```
//!
//! All arithmetic uses 64 bits; weights of drawn points are less than 2^27.

use std::ops::RangeInclusive;

use crate::lattice::Point;

/// The weight (a,b), with the numbers needed to find the points of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    pub(crate) a: i64,
    pub(crate) b: i64,
    /// b as a 32-bit number, for divisions in 32 bits.
    across: u32,
    /// The inverse of a modulo b. The residue of a line is congruent to the inverse times the
    /// weight.
    inverse: i64,
}

/// Where a line begins and how it goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    /// m at t = 0, less than b.
    pub(crate) residue: i64,
    /// n at t = 0; negative if the line has no point in the quadrant.
    pub(crate) crossing: i64,
}

impl Lines {
    /// The lines of the weight (a,b); both are at least 1, without a common divisor. Cost O(log b).
    pub(crate) fn new((a, across): (u32, u32)) -> Lines {
        let (a, b) = (i64::from(a), i64::from(across));
        Lines {
            a,
            b,
            across,
            inverse: inverse(a, b),
        }
    }

    /// The weight of a point.
    #[inline]
    pub(crate) fn weight_of(&self, point: Point) -> i64 {
        self.a * i64::from(point.m) + self.b * i64::from(point.n)
    }

    /// The place of a point on its line.
    #[inline]
    pub(crate) fn place_of(&self, point: Point) -> u32 {
        if self.across == 1 {
            point.m
        } else {
            point.m / self.across
        }
    }

    /// The residue of a line: m mod b of its points.
    #[inline]
    pub(crate) fn residue(&self, weight: i64) -> i64 {
        if self.b == 1 {
            0
        } else {
            weight % self.b * self.inverse % self.b
        }
    }

    /// The place for a value of m, which may be negative.
    #[inline]
    pub(crate) fn place(&self, m: i64) -> i64 {
        if self.b == 1 { m } else { m.div_euclid(self.b) }
    }

    #[inline]
    pub(crate) fn course(&self, weight: i64) -> Course {
        let residue = self.residue(weight);
        Course {
            residue,
            crossing: (weight - self.a * residue).div_euclid(self.b),
        }
    }

    /// The places of the line's points with 0 ≤ n ≤ `top` and 0 ≤ m ≤ `right`.
    pub(crate) fn within(&self, course: Course, right: i64, top: i64) -> RangeInclusive<i64> {
        let first = div_ceil(course.crossing - top, self.a).max(0);
        let last = course
            .crossing
            .div_euclid(self.a)
            .min((right - course.residue).div_euclid(self.b));
        first..=last
    }

    /// The point at a place of a line; `None` if it is not in the quadrant.
    pub(crate) fn point(&self, course: Course, place: i64) -> Option<Point> {
        Some(Point {
            m: u32::try_from(course.residue + self.b * place).ok()?,
            n: u32::try_from(course.crossing - self.a * place).ok()?,
        })
    }
}

/// Division that rounds up, for a positive divisor.
#[inline]
pub(crate) fn div_ceil(number: i64, divisor: i64) -> i64 {
    -(-number).div_euclid(divisor)
}

/// The inverse of a modulo b, from 0 to b - 1, by Euclid's algorithm: each remainder is congruent
/// to its factor times a.
fn inverse(a: i64, b: i64) -> i64 {
    let (mut one, mut other) = ((b, 0), (a % b, 1));
    while other.0 > 0 {
        let quotient = one.0 / other.0;
        let next = (one.0 - quotient * other.0, one.1 - quotient * other.1);
        (one, other) = (other, next);
    }
    one.1.rem_euclid(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_times_a_is_one() {
        for (a, b) in [
            (1, 1),
            (5, 1),
            (1, 9),
            (3, 2),
            (2, 5),
            (8189, 8191),
            (4096, 4097),
        ] {
            assert_eq!(a * inverse(a, b) % b, 1 % b, "{a} modulo {b}");
        }
    }

    #[test]
    fn a_point_is_where_its_weight_and_place_say() {
        for weight in [(1, 1), (2, 1), (1, 2), (3, 2), (2, 5), (7, 4), (8189, 8191)] {
            let lines = Lines::new(weight);
            for m in 0..30 {
                for n in 0..30 {
                    let point = Point { m, n };
                    let course = lines.course(lines.weight_of(point));
                    assert_eq!(
                        lines.point(course, lines.place_of(point).into()),
                        Some(point)
                    );
                    assert!(
                        lines
                            .within(course, 29, 29)
                            .contains(&lines.place_of(point).into())
                    );
                    let above = lines.within(course, 29, i64::from(n) - 1);
                    assert!(!above.contains(&lines.place_of(point).into()));
                    let left = lines.within(course, i64::from(m) - 1, 29);
                    assert!(!left.contains(&lines.place_of(point).into()));
                }
            }
        }
    }
}
