//! The questions that a coloured lattice answers, however it was coloured.

use super::order::Order;
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, VectorGame};
use crate::solve::Value;

/// A picture of a game on a drawn rectangle: what is known about each point so far.
///
/// Everything that reads a picture (a certificate, a pattern, the first point where a conjecture
/// fails) is written once, for all ways of colouring.
pub trait Picture {
    /// The game.
    fn game(&self) -> &VectorGame;

    /// Who wins when no move is left.
    fn end_rule(&self) -> EndRule;

    /// The number of points drawn across: m < columns.
    fn columns(&self) -> u32;

    /// The number of points drawn up: n < rows.
    fn rows(&self) -> u32;

    /// The outcome of a point that is drawn or can be reached from a drawn one; `None` elsewhere,
    /// and as long as it is not known.
    fn outcome(&self, point: Point) -> Option<Outcome>;

    /// Outcome and remoteness; `None` if the picture has no remoteness.
    fn value(&self, _point: Point) -> Option<Value> {
        None
    }

    /// The Grundy value; `None` if the picture has none. The moves alone define it. It decides the
    /// game in normal play but not in misère play.
    fn grundy(&self, _point: Point) -> Option<u32> {
        None
    }

    /// The largest remoteness of a drawn point so far, in plies; 0 if no point is coloured yet, and
    /// `None` if the picture has no remoteness. Cost O(1).
    fn largest_remoteness(&self) -> Option<u32> {
        None
    }

    /// The largest Grundy value of a drawn point so far; 0 if no point is coloured yet, and `None`
    /// if the picture has no Grundy values. Cost O(1).
    fn largest_grundy(&self) -> Option<u32> {
        None
    }

    /// The step that colours a drawn point, counted from 0 in order of rising weight, then of
    /// rising m. It is known before the run has reached it. `None` for a point that is not drawn.
    /// Cost O(columns).
    fn step_of(&self, point: Point) -> Option<usize> {
        Order::new(self.game(), self.columns(), self.rows()).step_of(point)
    }

    /// The drawn point that a step colours; `None` after the last step. Cost O(columns × log of the
    /// heaviest weight).
    fn point_at(&self, step: usize) -> Option<Point> {
        Order::new(self.game(), self.columns(), self.rows()).point_at(step)
    }

    /// Whether a point is drawn.
    fn is_drawn(&self, point: Point) -> bool {
        point.m < self.columns() && point.n < self.rows()
    }
}

/// A reference to a picture is a picture. So one compiled function with a `&dyn Picture` can serve
/// all kinds, if the kind does not matter.
impl<P: Picture + ?Sized> Picture for &P {
    fn game(&self) -> &VectorGame {
        (**self).game()
    }

    fn end_rule(&self) -> EndRule {
        (**self).end_rule()
    }

    fn columns(&self) -> u32 {
        (**self).columns()
    }

    fn rows(&self) -> u32 {
        (**self).rows()
    }

    fn outcome(&self, point: Point) -> Option<Outcome> {
        (**self).outcome(point)
    }

    fn value(&self, point: Point) -> Option<Value> {
        (**self).value(point)
    }

    fn grundy(&self, point: Point) -> Option<u32> {
        (**self).grundy(point)
    }

    fn largest_remoteness(&self) -> Option<u32> {
        (**self).largest_remoteness()
    }

    fn largest_grundy(&self) -> Option<u32> {
        (**self).largest_grundy()
    }
}
