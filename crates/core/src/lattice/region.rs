//! The points that matter: those drawn, and all that can be reached from them.
//!
//! ```text
//!   height ┌·┐
//!          │···
//!          │·····          · reached by (-1,+1), solved but not drawn
//!     rows ├──────┐
//!          │ drawn│
//!          └──────┘
//!           columns = width
//! ```

use super::cell::Cell;
use super::rising::{Lines, Rising};
use crate::error::Error;
use crate::game::{Point, Vector, VectorGame};

/// The least number of columns or rows drawn.
pub const MIN_SIDE: u32 = 1;

/// The most columns or rows drawn.
pub const MAX_SIDE: u32 = 1024;

/// The most positions of the table that a drawn rectangle may need: the smallest box, columns ×
/// rows, that holds what a combination of its moves could reach. Four bytes each. It is enough
/// for 1024 × 1024 points drawn of the apple game (1024 × 2047), and of games whose steepest move
/// gains three halves for a whole.
pub const MAX_POSITIONS: u64 = 1 << 22;

/// The closed region, as a table over a box: a perfect index, without hashing.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    columns: u32,
    rows: u32,
    width: u32,
    height: u32,
    lines: Lines,
    cells: Vec<Cell>,
    positions: u64,
}

impl Region {
    /// The region that belongs to `columns` × `rows` drawn points.
    pub(crate) fn new(game: &VectorGame, columns: u32, rows: u32) -> Result<Region, Error> {
        check_sides(columns, rows)?;
        let (width, height) = check_box(game, columns, rows)?;
        let mut region = Region {
            columns,
            rows,
            width,
            height,
            lines: Lines::new(game.weight(), width, height),
            cells: vec![Cell::OUTSIDE; width as usize * height as usize],
            positions: 0,
        };
        region.close(game.vectors());
        Ok(region)
    }

    /// The number of points.
    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of drawn points.
    pub(crate) fn steps(&self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// The drawn point farthest from the origin.
    pub(crate) fn corner(&self) -> Point {
        Point {
            m: self.columns - 1,
            n: self.rows - 1,
        }
    }

    #[inline]
    pub(crate) fn is_drawn(&self, point: Point) -> bool {
        point.m < self.columns && point.n < self.rows
    }

    /// The step in which a drawn point is coloured, counted from 0.
    pub(crate) fn step_of(&self, point: Point) -> Option<usize> {
        self.is_drawn(point)
            .then(|| self.lines.rank_within(self.columns, self.rows, point))
    }

    /// The points of the box in the order of colouring; some of them are outside the region.
    pub(crate) fn rising(&self) -> Rising {
        Rising::new(self.lines, self.heaviest())
    }

    /// What is known of a point; [`Cell::OUTSIDE`] if it is not in the region.
    #[inline]
    pub(crate) fn cell(&self, point: Point) -> Cell {
        if point.m < self.width && point.n < self.height {
            self.cells[self.index(point)]
        } else {
            Cell::OUTSIDE
        }
    }

    /// What is known of an option of a point of the region; [`Cell::OUTSIDE`] if the move would
    /// leave the quadrant. A component below zero wraps around to one beyond the box, and an
    /// option within the quadrant is always within the box, so one comparison each is enough.
    #[inline]
    pub(crate) fn option(&self, point: Point, vector: Vector) -> Cell {
        self.cell(Point {
            m: point.m.wrapping_add_signed(vector.dm),
            n: point.n.wrapping_add_signed(vector.dn),
        })
    }

    /// Colours a point of the region.
    #[inline]
    pub(crate) fn colour(&mut self, point: Point, cell: Cell) {
        let index = self.index(point);
        self.cells[index] = cell;
    }

    #[inline]
    fn index(&self, point: Point) -> usize {
        point.m as usize * self.height as usize + point.n as usize
    }

    /// The weight of the heaviest point.
    fn heaviest(&self) -> u32 {
        self.lines.weight_of(self.corner())
    }

    /// Marks the drawn points, and then from the heaviest line down the options of all that is
    /// marked: they are lighter, so one sweep finds everything.
    fn close(&mut self, vectors: &[Vector]) {
        for m in 0..self.columns {
            let bottom = self.index(Point { m, n: 0 });
            self.cells[bottom..bottom + self.rows as usize].fill(Cell::WAITING);
        }
        for weight in (0..=self.heaviest()).rev() {
            for point in self.lines.line(weight) {
                if self.cell(point) == Cell::WAITING {
                    self.positions += 1;
                    self.mark_options(point, vectors);
                }
            }
        }
    }

    fn mark_options(&mut self, point: Point, vectors: &[Vector]) {
        for &vector in vectors {
            if let Some(option) = point.checked_add(vector) {
                self.colour(option, Cell::WAITING);
            }
        }
    }
}

fn check_sides(columns: u32, rows: u32) -> Result<(), Error> {
    let (min, max) = (MIN_SIDE, MAX_SIDE);
    if !(min..=max).contains(&columns) {
        return Err(Error::ColumnsOutOfRange {
            value: columns,
            min,
            max,
        });
    }
    if !(min..=max).contains(&rows) {
        return Err(Error::RowsOutOfRange {
            value: rows,
            min,
            max,
        });
    }
    Ok(())
}

/// Width and height of the box that holds the region, if it is not too large.
fn check_box(game: &VectorGame, columns: u32, rows: u32) -> Result<(u32, u32), Error> {
    let cone = game.cone();
    let width = cone.farthest(columns - 1, rows - 1) + 1;
    let height = cone.highest(columns - 1, rows - 1) + 1;
    let too_large = Error::RegionTooLarge {
        positions: width * height,
        limit: MAX_POSITIONS,
    };
    if width * height > MAX_POSITIONS {
        return Err(too_large);
    }
    // Neither side can exceed the product, so both fit.
    match (u32::try_from(width), u32::try_from(height)) {
        (Ok(width), Ok(height)) => Ok((width, height)),
        _ => Err(too_large),
    }
}
