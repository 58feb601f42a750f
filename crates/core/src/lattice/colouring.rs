//! The run that colours the lattice.

use super::cell::Cell;
use super::observer::{NO_MOVE, Observer, ROW_WIDTH, Recorder};
use super::region::Region;
use super::rising::Rising;
use crate::error::Error;
use crate::game::{EndRule, Point, VectorGame};
use crate::progress::Progress;
use crate::solve::Value;
use crate::trace::Trace;

/// Colours the points of a vector game, in order of rising weight, then of rising m.
///
/// Drawn are the points with m < `columns` and n < `rows`; coloured are these and all that can be
/// reached from them. A point with a lost option is won, one all of whose options are won is lost,
/// and one without moves takes its colour from the end rule (the source document's fifth step,
/// and its picture of the lattice of the apple game).
///
/// ```text
///   n ↑
///     │ ○ ○ ● ○ ●
///     │ ● ○ ○ ○ ○      ● lost for whoever must move (P)   ○ won (N)
///     │ ○ ○ ● ○ ●      the apple game, misère
///     └─────────→ m
/// ```
///
/// # Cost
///
/// O(k) for each point of the region, k being the number of moves. Making the run sets aside four
/// bytes for each position of the box around the region and marks the region, O(box × k); each row
/// of the trace takes twenty bytes.
///
/// ```
/// use appleyard_core::game::{EndRule, Point, VectorGame};
/// use appleyard_core::lattice::Colouring;
///
/// let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 5, 3)?;
/// while !run.advance(4).finished {}
///
/// assert_eq!(run.trace().len(), 5 * 3);
/// let step = run.step_of(Point { m: 2, n: 0 }).unwrap();
/// // m, n, P, plies, no deciding move
/// assert_eq!(run.trace().row(step), Some(&[2, 0, 0, 3, u32::MAX]));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Colouring<O = Recorder> {
    game: VectorGame,
    end: Cell,
    region: Region,
    rising: Rising,
    done: u64,
    observer: O,
}

impl Colouring<Recorder> {
    /// A run that records its steps. Nothing is coloured yet.
    ///
    /// # Errors
    ///
    /// [`Error::ColumnsOutOfRange`] and [`Error::RowsOutOfRange`] beyond
    /// [`MIN_SIDE`](super::MIN_SIDE) to [`MAX_SIDE`](super::MAX_SIDE), and
    /// [`Error::RegionTooLarge`] beyond [`MAX_POSITIONS`](super::MAX_POSITIONS).
    pub fn new(
        game: VectorGame,
        end_rule: EndRule,
        columns: u32,
        rows: u32,
    ) -> Result<Self, Error> {
        let region = Region::new(&game, columns, rows)?;
        let recorder = Recorder::with_capacity(region.steps());
        Ok(Self::of_region(game, end_rule, region, recorder))
    }

    /// The steps so far, a row for each drawn point; [`Recorder`] tells what is in a row. Points
    /// beyond the drawing are coloured too, but have no row.
    pub fn trace(&self) -> &Trace<ROW_WIDTH> {
        self.observer.trace()
    }
}

impl<O: Observer> Colouring<O> {
    /// A run that tells its steps to `observer`; with `()` the fastest one.
    ///
    /// # Errors
    ///
    /// As for [`new`](Colouring::new).
    pub fn with_observer(
        game: VectorGame,
        end_rule: EndRule,
        columns: u32,
        rows: u32,
        observer: O,
    ) -> Result<Self, Error> {
        let region = Region::new(&game, columns, rows)?;
        Ok(Self::of_region(game, end_rule, region, observer))
    }

    fn of_region(game: VectorGame, end_rule: EndRule, region: Region, observer: O) -> Self {
        Colouring {
            game,
            end: Cell::at_end(end_rule),
            rising: region.rising(),
            region,
            done: 0,
            observer,
        }
    }

    /// Colours at most `budget` points. The unit of work is a point of the region, drawn or not.
    pub fn advance(&mut self, budget: u64) -> Progress {
        let total = self.region.positions();
        let goal = self.done.saturating_add(budget).min(total);
        while self.done < goal {
            let Some(point) = self.rising.next() else {
                break;
            };
            if self.region.cell(point) == Cell::WAITING {
                self.colour(point);
                self.done += 1;
            }
        }
        Progress {
            done: self.done,
            total,
            finished: self.done == total,
        }
    }

    /// The value of a point; `None` if the run has not come to it yet.
    ///
    /// # Errors
    ///
    /// [`Error::PointOutside`] if the point is neither drawn nor reached from a drawn point.
    pub fn value(&self, point: Point) -> Result<Option<Value>, Error> {
        match self.region.cell(point) {
            Cell::OUTSIDE => Err(Error::PointOutside {
                m: point.m,
                n: point.n,
            }),
            cell => Ok(cell.value()),
        }
    }

    /// The row of the trace that colours a drawn point, counted from 0, known before the run has
    /// come to it; `None` for a point that is not drawn. Cost O(columns).
    pub fn step_of(&self, point: Point) -> Option<usize> {
        self.region.step_of(point)
    }

    /// The game.
    pub fn game(&self) -> &VectorGame {
        &self.game
    }

    pub(super) fn region(&self) -> &Region {
        &self.region
    }

    /// All options are coloured already: they are lighter.
    fn colour(&mut self, point: Point) {
        let (best, index) = self.best_option(point);
        let cell = if best == Cell::OUTSIDE {
            self.end
        } else {
            best.one_ply_earlier()
        };
        self.region.colour(point, cell);
        if self.region.is_drawn(point)
            && let Some(value) = cell.value()
        {
            let deciding = if best.is_lost() { index } else { NO_MOVE };
            self.observer.coloured(point, value, deciding);
        }
    }

    /// The option that whoever must move would choose, and the index of the move to it;
    /// [`Cell::OUTSIDE`] if there is none.
    fn best_option(&self, point: Point) -> (Cell, u32) {
        let mut best = (Cell::OUTSIDE, NO_MOVE);
        for (index, &vector) in (0..).zip(self.game.vectors()) {
            let option = self.region.option(point, vector);
            if option < best.0 {
                best = (option, index);
            }
        }
        best
    }
}
