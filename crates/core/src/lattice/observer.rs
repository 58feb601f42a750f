//! Who watches a colouring, and what is written down.

use crate::game::{Outcome, Point};
use crate::solve::Value;
use crate::trace::Trace;

/// Numbers in a row of the trace.
pub const ROW_WIDTH: usize = 5;

/// Stands for the deciding move where there is none: the point is lost, or has no moves.
pub const NO_MOVE: u32 = u32::MAX;

/// Is told of every drawn point as it is coloured.
///
/// The algorithm is one; the observer makes it the run that the page shows ([`Recorder`]) or the
/// fast version that is measured (`()`, which compiles to nothing).
pub trait Observer {
    /// A drawn point has taken its colour. `deciding` is the index of the move that decides: for
    /// a won point the move to a lost option of least remoteness (the first such, in the order of
    /// the moves); [`NO_MOVE`] for a lost point, where every move is as bad, and for one without
    /// moves, where the end rule decides.
    fn coloured(&mut self, point: Point, value: Value, deciding: u32);
}

/// Watches nothing.
impl Observer for () {
    fn coloured(&mut self, _: Point, _: Value, _: u32) {}
}

/// Writes a trace, a row for each drawn point:
///
/// ```text
///   [ m n o r d | m n o r d | ... ]      ROW_WIDTH = 5
///     │ │ │ │ └ index of the deciding move, or NO_MOVE
///     │ │ │ └── remoteness, in plies
///     │ │ └──── outcome: 0 for P (lost for whoever must move), 1 for N
///     └─┴────── the point
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    trace: Trace<ROW_WIDTH>,
}

impl Recorder {
    pub(crate) fn with_capacity(rows: usize) -> Recorder {
        Recorder {
            trace: Trace::with_capacity(rows),
        }
    }

    pub(crate) fn trace(&self) -> &Trace<ROW_WIDTH> {
        &self.trace
    }
}

impl Observer for Recorder {
    fn coloured(&mut self, point: Point, value: Value, deciding: u32) {
        let outcome = match value.outcome {
            Outcome::P => 0,
            Outcome::N => 1,
        };
        self.trace
            .push([point.m, point.n, outcome, value.remoteness, deciding]);
    }
}
