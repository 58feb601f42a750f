//! What a coloured lattice can be asked, however it was coloured.

use super::order::Order;
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, VectorGame};
use crate::solve::Value;

/// A picture of a game on a drawn rectangle: what is known of each point so far.
///
/// Whatever is read off a picture (a certificate, a pattern, the first point where a conjecture
/// fails) is written once, for any way of colouring.
pub trait Picture {
    /// The game.
    fn game(&self) -> &VectorGame;

    /// Who wins when no move is left.
    fn end_rule(&self) -> EndRule;

    /// Points drawn across: m < columns.
    fn columns(&self) -> u32;

    /// Points drawn up: n < rows.
    fn rows(&self) -> u32;

    /// The outcome of a point, drawn or reached from a drawn one; `None` elsewhere, and where it is
    /// not known yet.
    fn outcome(&self, point: Point) -> Option<Outcome>;

    /// Outcome and remoteness, where remoteness is worked out.
    fn value(&self, _point: Point) -> Option<Value> {
        None
    }

    /// The Grundy value, where it is worked out. Defined by the moves alone; it decides the game in
    /// normal play and not under misère play.
    fn grundy(&self, _point: Point) -> Option<u32> {
        None
    }

    /// The largest remoteness of a drawn point so far, in plies, where remoteness is worked out; 0
    /// if no point is coloured yet. Cost O(1).
    fn largest_remoteness(&self) -> Option<u32> {
        None
    }

    /// The largest Grundy value of a drawn point so far, where Grundy values are worked out; 0 if
    /// no point is coloured yet. Cost O(1).
    fn largest_grundy(&self) -> Option<u32> {
        None
    }

    /// The step that colours a drawn point, counted from 0 in order of rising weight, then of
    /// rising m; known before the run has come to it. `None` for a point that is not drawn. Cost
    /// O(columns).
    fn step_of(&self, point: Point) -> Option<usize> {
        Order::new(self.game(), self.columns(), self.rows()).step_of(point)
    }

    /// The drawn point that a step colours; `None` past the last step. Cost O(columns × log of the
    /// heaviest weight).
    fn point_at(&self, step: usize) -> Option<Point> {
        Order::new(self.game(), self.columns(), self.rows()).point_at(step)
    }

    /// Whether a point is drawn.
    fn is_drawn(&self, point: Point) -> bool {
        point.m < self.columns() && point.n < self.rows()
    }
}

/// A picture that is only referred to: where it does not matter which kind it is, one compiled
/// function serves all, given a `&dyn Picture`.
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
