//! The same colours in another order: a lost point announces itself to all points with a move to it.

use std::convert::Infallible;

use super::picture::Picture;
use super::rank::Rank;
use super::region::MIN_SIDE;
use super::trace_writer::NO_MOVE;
use crate::checked::narrow;
use crate::error::{Error, LatticeError};
use crate::game::{EndRule, Outcome};
use crate::lattice::{Point, Vector, VectorGame};
use crate::progress::{Progress, Run};
use crate::trace::Trace;

/// The most columns or rows that can be drawn in this order.
pub const MAX_PUSH_SIDE: u32 = 64;

/// The most positions of the box that holds the region, with one byte each.
const MAX_BOX: u64 = 1 << 22;

/// Numbers in a row of the trace.
pub const PUSH_ROW_WIDTH: usize = 4;

/// Colours by pushing. It takes the points in order of rising weight, then of rising m. A point that
/// is not green by then is red, and at once turns every point with a move to it green. In
/// misère play the end rule makes a point without moves green.
///
/// ```text
///   ○ ← · · ·        ● is red: nothing has turned it green, so all its options are green.
///   ● ← ○            It turns green whatever can move to it, by a move in the order of the
///     ↖              moves, along a ray from near to far.
///       ○
/// ```
///
/// The trace has a row for each drawn point, in the order in which the points get their colour:
///
/// ```text
///   [ m n o b | m n o b | ... ]      PUSH_ROW_WIDTH = 4
///     │ │ │ └ index of the move from a green point to the red point that turned it green;
///     │ │ │   NO_MOVE for a red point, and for one coloured by the end rule
///     │ │ └── outcome: 0 for P (red), 1 for N (green)
///     └─┴──── the point
/// ```
///
/// # Cost
///
/// To make the run, it searches and sorts the region: O(r·k + r·log r) for r points and k moves.
/// Memory: a byte for each position of the box around the region and eight for each point. After that
/// a red point costs O(k), with the length of each ray, and a green one O(1).
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Push, VectorGame, NO_MOVE};
/// use appleyard_core::progress::Run;
///
/// let mut run = Push::new(VectorGame::apples(), EndRule::Misere, 3, 3)?;
/// run.finish()?;
///
/// assert_eq!(run.trace().row(0), Some(&[0, 0, 1, NO_MOVE])); // won by the end rule
/// assert_eq!(run.trace().row(1), Some(&[0, 1, 0, NO_MOVE])); // lost, and pushes:
/// assert_eq!(run.trace().row(2), Some(&[1, 1, 1, 0])); // eat the whole
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Push {
    game: VectorGame,
    end_rule: EndRule,
    columns: u32,
    rows: u32,
    width: u32,
    height: u32,
    /// What is known about the points of the box, column by column.
    marks: Vec<PointState>,
    /// The points of the region, in the order in which they are taken.
    order: Vec<Point>,
    done: usize,
    trace: Trace<PUSH_ROW_WIDTH>,
}

/// The state of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PointState {
    Outside,
    Waiting,
    Green,
    Red,
}

impl Push {
    /// A run over `columns` × `rows` drawn points and all points that can be reached from them.
    /// Nothing is coloured yet.
    ///
    /// # Errors
    ///
    /// [`LatticeError::COLUMNS`] and [`LatticeError::ROWS`] beyond 1 to [`MAX_PUSH_SIDE`];
    /// [`LatticeError::RegionTooLarge`] if the smallest box around everything that combinations of the
    /// moves could reach has more than 2^22 positions.
    pub fn new(
        game: VectorGame,
        end_rule: EndRule,
        columns: u32,
        rows: u32,
    ) -> Result<Push, Error> {
        LatticeError::COLUMNS.check(columns, MIN_SIDE..=MAX_PUSH_SIDE)?;
        LatticeError::ROWS.check(rows, MIN_SIDE..=MAX_PUSH_SIDE)?;
        let (width, height) = check_box(&game, columns, rows)?;
        let mut run = Push {
            game,
            end_rule,
            columns,
            rows,
            width,
            height,
            marks: vec![PointState::Outside; width as usize * height as usize],
            order: Vec::new(),
            done: 0,
            trace: Trace::with_capacity(columns as usize * rows as usize),
        };
        run.close();
        Ok(run)
    }

    /// The drawn points that have their colour, in the order in which they got it.
    pub fn trace(&self) -> &Trace<PUSH_ROW_WIDTH> {
        &self.trace
    }

    fn take(&mut self, point: Point) {
        if self.mark(point) == PointState::Green {
            return;
        }
        let at_end = self.game.plies(point).next().is_none();
        if at_end && self.end_rule.outcome_at_end() == Outcome::N {
            self.colour(point, PointState::Green, NO_MOVE);
            return;
        }
        self.colour(point, PointState::Red, NO_MOVE);
        for index in 0..self.game.moves().len() {
            self.push(point, index);
        }
    }

    /// Turns every point green from which the move with this index leads to the red point.
    fn push(&mut self, red: Point, index: usize) {
        let one = self.game.moves()[index];
        let by = narrow(index);
        let most = if one.ray { u32::MAX } else { 1 };
        let mut from = red;
        for _ in 0..most {
            // A walk back along a ray may leave the region and enter it again. It cannot do the same
            // with the box.
            match from.checked_add(reversed(one.vector())) {
                Some(before) if self.in_box(before) => from = before,
                _ => return,
            }
            if self.mark(from) == PointState::Waiting {
                self.colour(from, PointState::Green, by);
            }
        }
    }

    fn colour(&mut self, point: Point, mark: PointState, by: u32) {
        let index = self.index(point);
        self.marks[index] = mark;
        if self.is_drawn(point) {
            let outcome = u32::from(mark == PointState::Green);
            self.trace.push([point.m, point.n, outcome, by]);
        }
    }

    /// Finds all points that can be reached from the drawn ones, and sorts them.
    fn close(&mut self) {
        for m in 0..self.columns {
            for n in 0..self.rows {
                self.meet(Point { m, n });
            }
        }
        // The list of points found is also the queue of points whose options are still to be looked
        // at.
        let mut next = 0;
        while let Some(&point) = self.order.get(next) {
            let options: Vec<_> = self.game.plies(point).map(|ply| ply.to).collect();
            for option in options {
                self.meet(option);
            }
            next += 1;
        }
        let rank = Rank::of(&self.game);
        self.order.sort_unstable_by_key(|&point| rank.key(point));
    }

    fn meet(&mut self, point: Point) {
        let index = self.index(point);
        if self.marks[index] == PointState::Outside {
            self.marks[index] = PointState::Waiting;
            self.order.push(point);
        }
    }

    fn mark(&self, point: Point) -> PointState {
        self.marks[self.index(point)]
    }

    fn index(&self, point: Point) -> usize {
        point.m as usize * self.height as usize + point.n as usize
    }

    fn in_box(&self, point: Point) -> bool {
        point.m < self.width && point.n < self.height
    }
}

impl Run for Push {
    type Error = Infallible;

    /// Takes at most `budget` points. The unit of work is a point of the region, drawn or not; one
    /// unit may turn many points green.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let mut left = budget;
        while left > 0
            && let Some(&point) = self.order.get(self.done)
        {
            self.take(point);
            self.done += 1;
            left -= 1;
        }
        Ok(Progress {
            done: self.done as u64,
            total: self.order.len() as u64,
            finished: self.done == self.order.len(),
        })
    }
}

impl Picture for Push {
    fn game(&self) -> &VectorGame {
        &self.game
    }

    fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    fn columns(&self) -> u32 {
        self.columns
    }

    fn rows(&self) -> u32 {
        self.rows
    }

    fn outcome(&self, point: Point) -> Option<Outcome> {
        if !self.in_box(point) {
            return None;
        }
        match self.mark(point) {
            PointState::Outside | PointState::Waiting => None,
            PointState::Green => Some(Outcome::N),
            PointState::Red => Some(Outcome::P),
        }
    }
}

/// The opposite vector. It exists because components are at most
/// [`MAX_COMPONENT`](crate::lattice::MAX_COMPONENT) from zero.
fn reversed(vector: Vector) -> Vector {
    Vector {
        dm: -vector.dm,
        dn: -vector.dn,
    }
}

/// The width and height of the box that holds the region, if the box is not too large.
fn check_box(game: &VectorGame, columns: u32, rows: u32) -> Result<(u32, u32), LatticeError> {
    let reach = game.reach(Point {
        m: columns - 1,
        n: rows - 1,
    });
    let positions = reach.columns * reach.rows;
    match (u32::try_from(reach.columns), u32::try_from(reach.rows)) {
        (Ok(width), Ok(height)) if positions <= MAX_BOX => Ok((width, height)),
        _ => Err(LatticeError::RegionTooLarge {
            positions,
            limit: MAX_BOX,
        }),
    }
}
