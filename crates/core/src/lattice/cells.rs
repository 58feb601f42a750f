//! What is known of a part of a picture, as numbers that cross into JavaScript at once.

use super::picture::Picture;
use crate::game::{Outcome, Point};

/// Numbers that tell a point.
pub const CELL_WIDTH: usize = 3;

/// Stands for a number that is not known.
pub const NOT_KNOWN: u32 = u32::MAX;

/// The points of the part from `from` on, `columns` across and `rows` up, row by row from the
/// lowest:
///
/// ```text
///   [ o r g | o r g | ... ]      CELL_WIDTH = 3
///     │ │ └ Grundy value
///     │ └── remoteness, in plies
///     └──── outcome: 0 for P (lost for whoever must move), 1 for N
/// ```
///
/// [`NOT_KNOWN`] stands for what the picture does not know, and for all of a point that is not
/// drawn. Cost O(columns × rows).
pub fn cells(picture: &impl Picture, from: Point, columns: u32, rows: u32) -> Vec<u32> {
    let up = (0..rows).map_while(|n| from.n.checked_add(n));
    up.flat_map(|n| {
        (0..columns).map_while(move |m| {
            Some(Point {
                m: from.m.checked_add(m)?,
                n,
            })
        })
    })
    .flat_map(|point| cell(picture, point))
    .collect()
}

fn cell(picture: &impl Picture, point: Point) -> [u32; CELL_WIDTH] {
    let outcome = picture.is_drawn(point).then(|| picture.outcome(point));
    let Some(outcome) = outcome.flatten() else {
        return [NOT_KNOWN; CELL_WIDTH];
    };
    let remoteness = picture.value(point).and_then(|value| value.remoteness);
    [
        u32::from(outcome != Outcome::P),
        remoteness.unwrap_or(NOT_KNOWN),
        picture.grundy(point).unwrap_or(NOT_KNOWN),
    ]
}
