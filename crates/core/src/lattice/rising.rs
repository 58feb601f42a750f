//! The points of a box, in order of rising weight, then of rising m.
//!
//! ```text
//!   n ↑
//!     │ 2 4 6 8
//!     │ 1 3 5 7       weight 2m + n of each point; a line of weight 4 is (1,2), (2,0)
//!     │ 0 2 4 6
//!     └───────→ m
//! ```
//!
//! Every move lowers the weight, so in this order each point comes after all its options; nothing
//! has to be sorted or kept in a queue.

use crate::game::Point;

/// A box of `width` × `height` points at the origin, seen as lines of equal weight a·m + b·n.
/// a and b are at least 1 and have no common divisor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    a: u32,
    b: u32,
    /// The inverse of a modulo b: m of a line is congruent to it times the weight.
    inverse: u32,
    width: u32,
    height: u32,
}

impl Lines {
    pub(crate) fn new((a, b): (u32, u32), width: u32, height: u32) -> Lines {
        let inverse = (0..b).find(|x| (a * x) % b == 1 % b).unwrap_or(0);
        Lines {
            a,
            b,
            inverse,
            width,
            height,
        }
    }

    pub(crate) fn weight_of(&self, point: Point) -> u32 {
        self.a * point.m + self.b * point.n
    }

    /// The points of this weight: m rises by b and n falls by a from one to the next.
    #[inline]
    pub(crate) fn line(&self, weight: u32) -> Line {
        let residue = (weight % self.b) * self.inverse % self.b;
        let above = weight.saturating_sub(self.b * (self.height - 1));
        let least = above.div_ceil(self.a);
        let first = least + (residue + self.b - least % self.b) % self.b;
        let end = (weight / self.a + 1).min(self.width);
        let left = end.saturating_sub(first).div_ceil(self.b);
        let next = Point {
            m: first,
            n: weight.saturating_sub(self.a * first) / self.b,
        };
        Line {
            next,
            left,
            across: self.b,
            down: self.a,
        }
    }

    /// How many points of the corner `columns` × `rows` come before this one of its points.
    pub(crate) fn rank_within(&self, columns: u32, rows: u32, point: Point) -> usize {
        let weight = self.weight_of(point);
        let lighter: u32 = (0..columns)
            .map(|m| weight.saturating_sub(self.a * m).div_ceil(self.b).min(rows))
            .sum();
        let before_on_the_line = (point.m / self.b).min((rows - 1 - point.n) / self.a);
        (lighter + before_on_the_line) as usize
    }
}

/// Points of equal weight, m rising.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    next: Point,
    left: u32,
    across: u32,
    down: u32,
}

impl Iterator for Line {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        self.left = self.left.checked_sub(1)?;
        let point = self.next;
        self.next = Point {
            m: point.m + self.across,
            n: point.n.saturating_sub(self.down),
        };
        Some(point)
    }
}

/// The points of the box up to a given weight.
#[derive(Clone, Debug)]
pub(crate) struct Rising {
    lines: Lines,
    weight: u32,
    last: u32,
    line: Line,
}

impl Rising {
    pub(crate) fn new(lines: Lines, last: u32) -> Rising {
        Rising {
            lines,
            weight: 0,
            last,
            line: lines.line(0),
        }
    }
}

impl Iterator for Rising {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        loop {
            if let Some(point) = self.line.next() {
                return Some(point);
            }
            if self.weight == self.last {
                return None;
            }
            self.weight += 1;
            self.line = self.lines.line(self.weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_points_of_the_box_by_weight_then_m() {
        for weight in [(1, 1), (2, 1), (1, 2), (3, 2), (2, 5), (7, 4), (1, 9)] {
            for (width, height) in [(1, 1), (1, 8), (8, 1), (5, 7), (12, 6)] {
                let lines = Lines::new(weight, width, height);
                let corner = Point {
                    m: width - 1,
                    n: height - 1,
                };
                let found: Vec<_> = Rising::new(lines, lines.weight_of(corner)).collect();

                let mut sorted: Vec<_> = (0..width)
                    .flat_map(|m| (0..height).map(move |n| Point { m, n }))
                    .collect();
                sorted.sort_by_key(|&point| (lines.weight_of(point), point.m));
                assert_eq!(found, sorted);
            }
        }
    }

    #[test]
    fn ranks_within_a_corner() {
        for weight in [(1, 1), (2, 1), (1, 2), (3, 2), (5, 7)] {
            let lines = Lines::new(weight, 20, 20);
            for (columns, rows) in [(1, 1), (4, 4), (9, 3), (3, 11)] {
                let drawn = |point: &Point| point.m < columns && point.n < rows;
                let corner = Point { m: 19, n: 19 };
                let in_order = Rising::new(lines, lines.weight_of(corner)).filter(drawn);
                for (rank, point) in in_order.enumerate() {
                    assert_eq!(lines.rank_within(columns, rows, point), rank);
                }
            }
        }
    }
}
