//! What is known about a part of a picture, as flat numbers for JavaScript.

use super::picture::Picture;
use crate::error::{Error, LatticeError};
use crate::game::Outcome;
use crate::lattice::Point;

/// How many numbers describe a point.
pub const CELL_WIDTH: usize = 3;

/// Stands for a number that is not known.
pub const NOT_KNOWN: u32 = u32::MAX;

/// The most cells that one call writes. It takes some milliseconds.
pub const MAX_CELLS: u64 = 1 << 19;

/// The points of a part of the picture, `columns` across and `rows` up, which begins at `from`.
/// They come row by row from the lowest:
///
/// ```text
///   [ o r g | o r g | ... ]      CELL_WIDTH = 3
///     │ │ └ Grundy value
///     │ └── remoteness, in plies
///     └──── outcome: 0 for P (lost for the player to move), 1 for N
/// ```
///
/// [`NOT_KNOWN`] stands for a number that the picture does not know.
///
/// # Errors
///
/// [`LatticeError::PointOutside`] for a part that is not wholly drawn; the error names its far
/// corner. [`LatticeError::CELLS`] beyond [`MAX_CELLS`].
///
/// # Cost
///
/// O(columns × rows).
pub fn cells(
    picture: &impl Picture,
    from: Point,
    columns: u32,
    rows: u32,
) -> Result<Vec<u32>, Error> {
    let end = Point {
        m: from.m.saturating_add(columns),
        n: from.n.saturating_add(rows),
    };
    if end.m > picture.columns() || end.n > picture.rows() {
        // The far corner; without columns or rows it is the place where they would begin.
        return Err(LatticeError::PointOutside {
            m: end.m.saturating_sub(1),
            n: end.n.saturating_sub(1),
        }
        .into());
    }
    let count = u64::from(columns) * u64::from(rows);
    LatticeError::CELLS.check(count, 0..=MAX_CELLS)?;
    let points = (from.n..end.n).flat_map(|n| (from.m..end.m).map(move |m| Point { m, n }));
    Ok(points.flat_map(|point| cell(picture, point)).collect())
}

fn cell(picture: &impl Picture, point: Point) -> [u32; CELL_WIDTH] {
    let Some(outcome) = picture.outcome(point) else {
        return [NOT_KNOWN; CELL_WIDTH];
    };
    let remoteness = picture.value(point).and_then(|value| value.remoteness);
    // What is not known has a number of its own.
    [
        u32::from(outcome != Outcome::P),
        remoteness.unwrap_or(NOT_KNOWN),
        picture.grundy(point).unwrap_or(NOT_KNOWN),
    ]
}
