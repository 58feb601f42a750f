//! The drawn points, in order of rising weight, then of rising m: the order of colouring.
//!
//! ```text
//!   n ↑
//!     │ 2  5  8 10
//!     │ 1  4  7  9       the step of each point, weight 2m + n, counted from 0; the last is 11
//!     │ 0  3  6 ...
//!     └──────────→ m
//! ```
//!
//! Every move lowers the weight, so in this order each point comes after all its options. Nothing
//! has to be sorted or put into a queue.

use std::ops::RangeInclusive;

use super::lines::Lines;
use crate::checked::known;
use crate::lattice::{Point, VectorGame};

/// The order of a drawn rectangle. It is cheap to make and has no table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    lines: Lines,
    columns: u32,
    rows: u32,
}

impl Order {
    pub(crate) fn new(game: &VectorGame, columns: u32, rows: u32) -> Order {
        Order {
            lines: Lines::new(game.weight()),
            columns,
            rows,
        }
    }

    pub(crate) fn lines(&self) -> Lines {
        self.lines
    }

    pub(crate) fn columns(&self) -> u32 {
        self.columns
    }

    pub(crate) fn rows(&self) -> u32 {
        self.rows
    }

    /// The drawn point farthest from the origin, which is the heaviest.
    pub(crate) fn corner(&self) -> Point {
        Point {
            m: self.columns.saturating_sub(1),
            n: self.rows.saturating_sub(1),
        }
    }

    /// The weight of the heaviest point.
    pub(crate) fn heaviest(&self) -> i64 {
        self.lines.weight_of(self.corner())
    }

    /// The number of drawn points.
    pub(crate) fn steps(&self) -> i64 {
        i64::from(self.columns) * i64::from(self.rows)
    }

    pub(crate) fn is_drawn(&self, point: Point) -> bool {
        point.m < self.columns && point.n < self.rows
    }

    /// The places of the drawn points of a line.
    pub(crate) fn drawn(&self, weight: i64) -> RangeInclusive<i64> {
        self.lines.within(
            self.lines.course(weight),
            i64::from(self.columns) - 1,
            i64::from(self.rows) - 1,
        )
    }

    /// The step that colours a drawn point, counted from 0. Cost O(columns).
    pub(crate) fn step_of(&self, point: Point) -> Option<usize> {
        if !self.is_drawn(point) {
            return None;
        }
        let weight = self.lines.weight_of(point);
        let before = i64::from(self.lines.place_of(point)) - self.drawn(weight).start();
        usize::try_from(self.lighter(weight) + before).ok()
    }

    /// The point that a step colours. Cost O(columns × log of the heaviest weight).
    pub(crate) fn point_at(&self, step: usize) -> Option<Point> {
        let step = i64::try_from(step).ok().filter(|&it| it < self.steps())?;
        // The search finds the greatest weight with at most `step` lighter points; the line of that
        // weight holds the point.
        let (mut low, mut high) = (0, self.heaviest());
        while low < high {
            let middle = (low + high + 1) / 2;
            if self.lighter(middle) <= step {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        let place = self.drawn(low).start() + step - self.lighter(low);
        self.lines.point(self.lines.course(low), place)
    }

    /// All drawn points, in order. Cost O(1) for each point and each line.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        let lines = self.lines;
        let last = if self.steps() == 0 {
            -1
        } else {
            self.heaviest()
        };
        (0..=last).flat_map(move |weight| {
            let course = lines.course(weight);
            self.drawn(weight)
                .map(move |place| known(lines.point(course, place), "a drawn place has a point"))
        })
    }

    /// The number of drawn points with less weight.
    fn lighter(&self, weight: i64) -> i64 {
        let rows = i64::from(self.rows);
        let mut rest = weight + self.lines.b - 1;
        let mut sum = 0;
        for _ in 0..self.columns {
            if rest < self.lines.b {
                break;
            }
            sum += (rest / self.lines.b).min(rows);
            rest -= self.lines.a;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::{Move, Vector};

    fn orders() -> Vec<Order> {
        let games = [
            vec![(-1, 0)],                      // (1,1)
            vec![(-1, 1)],                      // (2,1)
            vec![(1, -1)],                      // (1,2)
            vec![(-3, 2), (4, -3)],             // (5,7)
            vec![(-4, 3), (5, -4)],             // (7,9)
            vec![(-4096, 4095), (2, -1)],       // refused: left out below
            vec![(-4096, 4095), (4095, -4095)], // (4096,4097)
        ];
        let sizes = [(1, 1), (4, 4), (9, 3), (3, 11), (1, 20), (20, 1)];
        games
            .iter()
            .filter_map(|pairs| {
                let moves = pairs.iter().map(|&(dm, dn)| Move::step(Vector { dm, dn }));
                VectorGame::new(moves.collect()).ok()
            })
            .flat_map(|game| sizes.map(|(columns, rows)| Order::new(&game, columns, rows)))
            .collect()
    }

    #[test]
    fn steps_and_points_are_those_of_a_sorted_list() {
        assert_eq!(orders().len(), 6 * 6);
        for order in orders() {
            let mut sorted: Vec<_> = (0..order.columns)
                .flat_map(|m| (0..order.rows).map(move |n| Point { m, n }))
                .collect();
            sorted.sort_by_key(|&point| (order.lines.weight_of(point), point.m));
            for (step, &point) in sorted.iter().enumerate() {
                assert_eq!(order.step_of(point), Some(step));
                assert_eq!(order.point_at(step), Some(point));
            }
            assert_eq!(order.point_at(sorted.len()), None);
            assert_eq!(order.points().collect::<Vec<_>>(), sorted);
        }
    }
}
