//! The hull of a drawn rectangle, stored line by line.
//!
//! ```text
//!   line    0  1   2    3  ...             lines of equal weight, see `lines`
//!   table  [·][·][· ·][· ·][· · ·] ...     a line: its points, m rising
//!                      ▲    first   place t of its first point
//!                    start  len     how many points
//! ```
//!
//! A move leads from all points of a line to points of one earlier line, at the same distance for
//! all of them. A move leaves the hull only by leaving the quadrant, so it is possible exactly if
//! the target line has a point there. So the solver finds a whole line at once: it lays earlier
//! lines over it, shifted, and does not look at single points.
//!
//! ```text
//!   line w            f . . . . . .
//!   line w - drop         f'. . . .        shifted: t' = t + shift
//!   overlap               └─────┘          where the move is possible
//! ```

use std::ops::Range;

use super::hull::Hull;
use super::lines::Lines;
use super::order::Order;
use crate::checked::{known, narrow};
use crate::error::{Error, LatticeError};
use crate::lattice::{Point, VectorGame};

/// The smallest number of columns or rows of a drawing.
pub const MIN_SIDE: u32 = 1;

/// The most lines of equal weight that a drawn rectangle may have. With the weight (a,b) there are
/// a·(columns - 1) + b·(rows - 1) + 1 of them. So 1024 × 1024 points stay below the limit if
/// a + b ≤ 256, and 4096 × 4096 points if a + b ≤ 64. Larger weights belong to games with long moves.
pub const MAX_LINES: u64 = 1 << 18;

/// How large a region may be, and how it is stored.
pub(crate) struct Limits {
    /// The most columns or rows.
    pub(crate) side: u32,
    /// The most positions: points of the hull, plus lines.
    pub(crate) positions: u64,
    /// How many entries of the table a line with this number of points takes; at most one for each
    /// point.
    pub(crate) entries: fn(u32) -> u32,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    /// The place of its first point.
    pub(crate) first: u32,
    /// The number of its points.
    pub(crate) len: u32,
    /// Where the line starts in the table.
    pub(crate) start: u32,
}

impl Line {
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn start(&self) -> usize {
        self.start as usize
    }
}

/// A move seen as a step from line to line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    /// The index of the move in the game.
    index: u32,
    /// Added to m.
    dm: i64,
    /// By how much the weight falls, at least 1.
    pub(crate) drop: usize,
    /// How many times the move can be repeated: 1 for a step; for a ray at least as often as there
    /// is room.
    pub(crate) times: usize,
}

/// Where a move is possible on a line, and where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overlap {
    /// The index of the move in the game.
    pub(crate) index: u32,
    /// The earlier line.
    pub(crate) line: Line,
    /// The first point of the later line that has the move, counted from 0.
    pub(crate) from: usize,
    /// The point of the earlier line to which that move leads, counted from 0.
    pub(crate) to: usize,
    /// How many points have the move, at least 1. They are consecutive.
    pub(crate) len: usize,
}

/// The hull as a table of lines.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    order: Order,
    lines: Vec<Line>,
    strides: Vec<Stride>,
    positions: u64,
    entries: usize,
}

impl Region {
    /// The region for `columns` × `rows` drawn points. Cost O(lines).
    pub(crate) fn new(
        game: &VectorGame,
        columns: u32,
        rows: u32,
        limits: &Limits,
    ) -> Result<Region, Error> {
        check_sides(columns, rows, limits.side)?;
        let order = Order::new(game, columns, rows);
        let hull = Hull::new(game, order.corner());
        let count = order.heaviest() + 1;
        let positions = hull.points();
        check_size(positions, count.unsigned_abs(), limits)?;
        let mut region = Region {
            order,
            lines: Vec::new(),
            strides: strides(game, order.lines(), count),
            positions,
            entries: 0,
        };
        region.lay_out(&hull, count, limits.entries);
        Ok(region)
    }

    fn lay_out(&mut self, hull: &Hull, count: i64, entries: fn(u32) -> u32) {
        let mut start = 0;
        let lines = self.order.lines();
        self.lines = (0..count)
            .map(|weight| {
                let (first, len) = hull.cut(lines, lines.course(weight));
                let line = Line {
                    first: small(first),
                    len: small(len),
                    start,
                };
                start += entries(line.len);
                line
            })
            .collect();
        self.entries = start as usize;
    }

    pub(crate) fn order(&self) -> &Order {
        &self.order
    }

    /// The number of points.
    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of entries of the table.
    pub(crate) fn entries(&self) -> usize {
        self.entries
    }

    /// The number of lines. Every weight is less.
    pub(crate) fn lines(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn line(&self, weight: usize) -> Line {
        self.lines[weight]
    }

    /// The number of points of the longest line.
    pub(crate) fn longest(&self) -> usize {
        self.lines.iter().map(Line::len).max().unwrap_or(0)
    }

    /// The moves, in the order of the game.
    pub(crate) fn strides(&self) -> &[Stride] {
        &self.strides
    }

    /// The weight of a point, its line, and its place on that line; `None` outside the hull.
    #[inline]
    pub(crate) fn locate(&self, point: Point) -> Option<(usize, Line, usize)> {
        let lines = self.order.lines();
        let weight = usize::try_from(lines.weight_of(point)).ok()?;
        let line = self.lines.get(weight)?;
        let at = lines.place_of(point).checked_sub(line.first)?;
        (at < line.len).then_some((weight, *line, at as usize))
    }

    /// Which points of a line are drawn, counted from 0.
    pub(crate) fn drawn(&self, weight: usize) -> Range<usize> {
        let (line, drawn) = (self.line(weight), self.order.drawn(signed(weight)));
        // This clips to the line, although no drawn point is outside the hull.
        let within = |place: i64| small(place).saturating_sub(line.first).min(line.len) as usize;
        within(*drawn.start())..within(drawn.end() + 1)
    }

    /// Points of a line, counted from 0.
    pub(crate) fn points(&self, weight: usize, range: Range<usize>) -> impl Iterator<Item = Point> {
        let lines = self.order.lines();
        let course = lines.course(signed(weight));
        let first = i64::from(self.line(weight).first);
        range.map(move |at| {
            let point = lines.point(course, first + signed(at));
            known(point, "the line has a point at each of its places")
        })
    }

    /// Where a single use of a move is possible on a line; `None` if it is possible nowhere.
    #[inline]
    pub(crate) fn overlap(&self, weight: usize, stride: &Stride) -> Option<Overlap> {
        self.overlap_from(&self.start(weight), stride, 1)
    }

    /// Where the moves are possible on a line, in the order of plies. A step counts once. A ray that
    /// can be repeated at most `most` times counts once for each number of repeats; longer rays are
    /// left out. With `for_each` this runs as two plain loops; with `for` it takes a third longer on
    /// a small picture.
    #[inline]
    pub(crate) fn overlaps(&self, weight: usize, most: usize) -> impl Iterator<Item = Overlap> {
        let start = self.start(weight);
        let limit = if start.line.len == 0 { 0 } else { most };
        self.strides
            .iter()
            .filter(move |stride| stride.times <= limit)
            .flat_map(move |stride| {
                // A step needs no division.
                let times = match stride.times {
                    1 => 1,
                    many => many.min(weight / stride.drop),
                };
                (1..=times).filter_map(move |times| self.overlap_from(&start, stride, times))
            })
    }

    fn start(&self, weight: usize) -> Start {
        Start {
            weight,
            line: self.line(weight),
            residue: self.order.lines().residue(signed(weight)),
        }
    }

    #[inline]
    fn overlap_from(&self, start: &Start, stride: &Stride, times: usize) -> Option<Overlap> {
        let target = start.weight.checked_sub(stride.drop.checked_mul(times)?)?;
        let (own, line) = (start.line, self.line(target));
        if line.len == 0 {
            return None;
        }
        let shift = (self.order.lines()).place(start.residue + stride.dm * signed(times));
        // The range in places of the own line.
        let (own_first, first) = (i64::from(own.first), i64::from(line.first) - shift);
        let begin = own_first.max(first);
        let end = (own_first + i64::from(own.len)).min(first + i64::from(line.len));
        let len = usize::try_from(end - begin).ok().filter(|&len| len > 0)?;
        Some(Overlap {
            index: stride.index,
            line,
            from: narrow(begin - own_first),
            to: narrow(begin - first),
            len,
        })
    }
}

/// The line from which moves are made.
#[derive(Clone, Copy, Debug)]
struct Start {
    weight: usize,
    line: Line,
    residue: i64,
}

fn strides(game: &VectorGame, lines: Lines, count: i64) -> Vec<Stride> {
    (0..)
        .zip(game.moves())
        .map(|(index, one)| {
            let (dm, dn) = (i64::from(one.vector().dm), i64::from(one.vector().dn));
            let drop = narrow(-(lines.a * dm + lines.b * dn));
            let room = narrow::<_, usize>(count) / drop;
            Stride {
                index,
                dm,
                drop,
                times: if one.ray { room.max(1) } else { 1 },
            }
        })
        .collect()
}

fn check_sides(columns: u32, rows: u32, max: u32) -> Result<(), Error> {
    LatticeError::COLUMNS.check(columns, MIN_SIDE..=max)?;
    LatticeError::ROWS.check(rows, MIN_SIDE..=max)
}

fn check_size(points: u64, lines: u64, limits: &Limits) -> Result<(), LatticeError> {
    if lines > MAX_LINES {
        return Err(LatticeError::TooManyLines {
            lines,
            limit: MAX_LINES,
        });
    }
    if points + lines > limits.positions {
        return Err(LatticeError::RegionTooLarge {
            positions: points + lines,
            limit: limits.positions,
        });
    }
    Ok(())
}

/// Converts a number of a region within its limits: it is not negative and less than 2^27.
fn small(number: i64) -> u32 {
    narrow(number.max(0))
}

fn signed(number: usize) -> i64 {
    narrow(number)
}
