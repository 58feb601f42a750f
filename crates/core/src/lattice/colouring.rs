//! The run that colours the lattice: outcome, remoteness and Grundy value.

use std::convert::Infallible;

use super::grundy::Grundy;
use super::picture::Picture;
use super::region::{Limits, Region};
use super::remoteness::Scores;
use super::sweep::SweptLines;
use super::trace_writer::{ROW_WIDTH, TraceWriter};
use crate::error::{Error, LatticeError};
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, VectorGame};
use crate::progress::{Progress, Run};
use crate::solve::Value;
use crate::trace::Trace;

/// The most columns or rows that a [`Colouring`] draws.
pub const MAX_SIDE: u32 = 1024;

/// The most positions of a [`Colouring`]'s table, which has an entry for each point of the hull and
/// one for each line of equal weight. It is enough to draw 1024 × 1024 points of the apple game, and
/// of games whose steepest move gains five halves for a whole. A point and a line take at most 12
/// bytes each (8 with fewer than 32 moves). Each long ray stores at most a sixteenth of the lines once
/// more.
pub const MAX_POSITIONS: u64 = 1 << 22;

/// The most columns or rows for which a [`Colouring`] stores a trace.
pub const MAX_TRACED_SIDE: u32 = 64;

const LIMITS: Limits = Limits {
    side: MAX_SIDE,
    positions: MAX_POSITIONS,
    entries: |points| points,
};

/// Colours the points of a vector game, line by line of equal weight.
///
/// It draws the points with m < `columns` and n < `rows`, and colours all points of their hull, which
/// no move leaves. A point with a lost option is won. A point whose options are all won is lost. A
/// point without moves gets its colour from the end rule. (See the source document's fifth step, and
/// its picture of the lattice of the apple game.)
///
/// ```text
///   n ↑
///     │ ○ ○ ● ○ ●
///     │ ● ○ ○ ○ ○      ● lost for the player to move (P)   ○ won (N)
///     │ ○ ○ ● ○ ●      the apple game, misère
///     └─────────→ m
/// ```
///
/// # Cost
///
/// O(k) for each point of the hull and for each line with points, k being the number of moves; the
/// machine's vector instructions do several points at once. A ray costs no more than a step, except
/// for Grundy values, which need a walk through sets of values. Memory: see [`MAX_POSITIONS`].
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Colouring, Picture, Point, VectorGame};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::Value;
///
/// let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 5, 3)?;
/// run.finish()?;
///
/// let two_wholes = Point { m: 2, n: 0 };
/// assert_eq!(run.value(two_wholes)?, Some(Value::lost(3)));
/// let trace = run.trace().unwrap(); // a picture as small as this has a trace
/// let step = run.step_of(two_wholes).unwrap();
/// // m, n, P, plies, Grundy value, no deciding move
/// assert_eq!(trace.row(step), Some(&[2, 0, 0, 3, 0, u32::MAX]));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Colouring {
    game: VectorGame,
    end_rule: EndRule,
    region: Region,
    sweep: SweptLines,
    scores: Scores,
    grundy: Grundy,
    largest_remoteness: u32,
    largest_grundy: u32,
    writer: Option<TraceWriter>,
}

impl Colouring {
    /// A run that has coloured nothing yet.
    ///
    /// # Errors
    ///
    /// [`LatticeError::COLUMNS`] and [`LatticeError::ROWS`] beyond [`MIN_SIDE`](super::MIN_SIDE) to
    /// [`MAX_SIDE`], [`LatticeError::TooManyLines`] beyond [`MAX_LINES`](super::MAX_LINES),
    /// [`LatticeError::RegionTooLarge`] beyond [`MAX_POSITIONS`]. All are found before any memory is
    /// allocated.
    pub fn new(
        game: VectorGame,
        end_rule: EndRule,
        columns: u32,
        rows: u32,
    ) -> Result<Self, Error> {
        let region = Region::new(&game, columns, rows, &LIMITS)?;
        let traced = columns.max(rows) <= MAX_TRACED_SIDE;
        Ok(Colouring {
            end_rule,
            sweep: SweptLines::default(),
            scores: Scores::new(&region, end_rule),
            grundy: Grundy::new(&game, &region),
            largest_remoteness: 0,
            largest_grundy: 0,
            writer: traced.then(|| TraceWriter::new(&region)),
            game,
            region,
        })
    }

    /// The value of a point of the hull; `None` if the run has not reached it yet. Cost O(1).
    ///
    /// # Errors
    ///
    /// [`LatticeError::PointOutside`] outside the hull.
    pub fn value(&self, point: Point) -> Result<Option<Value>, LatticeError> {
        let place = self.place(point)?;
        Ok(place.and_then(|place| Some(self.scores.get(place)?.value())))
    }

    /// The Grundy value of a point. `None` if the point is outside or not coloured yet, or if this run
    /// has no Grundy values. The value follows from the moves alone, whatever the end rule. Cost O(1).
    pub fn grundy(&self, point: Point) -> Option<u32> {
        self.grundy.value(self.place(point).ok()??)
    }

    /// Whether this run has Grundy values. It always has them, unless the game has rays and the
    /// picture has more than [`MAX_RAY_GRUNDY_SIDE`](super::MAX_RAY_GRUNDY_SIDE) columns or rows, or
    /// more than [`MAX_RAY_GRUNDY_PLIES`](super::MAX_RAY_GRUNDY_PLIES) plies to look at.
    pub fn has_grundy(&self) -> bool {
        self.grundy.is_worked_out()
    }

    /// The steps so far, a row for each drawn point, see [`ROW_WIDTH`]. Points beyond the drawing get
    /// a colour too, but no row. `None` above [`MAX_TRACED_SIDE`] columns or rows: then
    /// [`step_of`](Picture::step_of) and [`point_at`](Picture::point_at) give the picture after a
    /// number of steps, without a trace.
    ///
    /// The benchmarks measure the same run that the page shows; if it stores no trace, the trace costs
    /// one check for each line.
    pub fn trace(&self) -> Option<&Trace<ROW_WIDTH>> {
        self.writer.as_ref().map(TraceWriter::trace)
    }

    /// The number of points of the hull.
    pub fn positions(&self) -> u64 {
        self.region.positions()
    }

    /// The place of a point in the table, once the point is coloured.
    #[inline]
    fn place(&self, point: Point) -> Result<Option<usize>, LatticeError> {
        let located = self.sweep.locate(&self.region, point)?;
        Ok(located.map(|(line, at)| line.start() + at))
    }

    fn colour_line(&mut self, weight: usize) {
        self.scores.solve_line(&self.region, weight);
        self.grundy.solve_line(&self.region, weight);
        let (start, drawn) = (self.region.line(weight).start(), self.region.drawn(weight));
        let places = start + drawn.start..start + drawn.end;
        self.largest_remoteness = self
            .largest_remoteness
            .max(self.scores.largest(places.clone()));
        self.largest_grundy = self.largest_grundy.max(self.grundy.largest(places));
        if let Some(writer) = &mut self.writer {
            writer.record(&self.region, weight, drawn, &self.scores, &self.grundy);
        }
    }
}

impl Run for Colouring {
    type Error = Infallible;

    /// Colours whole lines until `budget` points are done or just exceeded: no line if the budget is
    /// 0, else at least one line with points. A line has at most as many points as the hull has
    /// columns or rows. The unit of work is a point of the hull, drawn or not.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = self.sweep.goal(&self.region, budget);
        while let Some(weight) = self.sweep.next(&self.region, goal) {
            self.colour_line(weight);
        }
        Ok(self.sweep.progress(&self.region))
    }
}

impl Picture for Colouring {
    fn game(&self) -> &VectorGame {
        &self.game
    }

    fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    fn columns(&self) -> u32 {
        self.region.order().columns()
    }

    fn rows(&self) -> u32 {
        self.region.order().rows()
    }

    #[inline]
    fn outcome(&self, point: Point) -> Option<Outcome> {
        Some(self.scores.get(self.place(point).ok()??)?.outcome())
    }

    #[inline]
    fn value(&self, point: Point) -> Option<Value> {
        Some(self.scores.get(self.place(point).ok()??)?.value())
    }

    #[inline]
    fn grundy(&self, point: Point) -> Option<u32> {
        self.grundy(point)
    }

    fn largest_remoteness(&self) -> Option<u32> {
        Some(self.largest_remoteness)
    }

    fn largest_grundy(&self) -> Option<u32> {
        self.has_grundy().then_some(self.largest_grundy)
    }
}
