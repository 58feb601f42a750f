//! Paints a whole recorded run as one still picture, for arrays that are too long for bars.
//!
//! ```text
//!            places ─────────────────→
//!      time  ┌────────────────────────┐  the array as it was given
//!        │   │........................│
//!        │   │<<<<<<<=====........>>>>│  the current part, by area
//!        │   │<<<=.....>>-=====-------│  - waiting, = finished: outside the current part
//!        ↓   └────────────────────────┘  sorted
//! ```
//!
//! The rows of pixels are moments at equal distances, the columns places at equal distances. As
//! everywhere, the number of a moment is the number of steps before it. The current part at moment t
//! is that of row t - 1 of the trace, and at moment 0 the first part.

mod moments;

pub use self::moments::AreaColours;
pub use crate::colour::Colour;

use self::moments::Moments;
use super::run::SortRun;
use super::step::Step;
use crate::checked::narrow;
use crate::error::{Error, SortError};

/// The longest side of a picture, in pixels.
pub const MAX_PICTURE_SIDE: u32 = 2048;

/// What the colours show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// The area to which a place belongs.
    Area(AreaColours),
    /// The element: its colour lies between two colours by its rank, the number of different values
    /// below its own.
    Value {
        /// The colour of the smallest value, and of all values if they are equal.
        smallest: Colour,
        /// The colour of the largest value.
        largest: Colour,
    },
}

/// The pixels of a picture, from left to right and from the top row down. Each has four bytes: red,
/// green, blue and alpha; 4 × `width` × `height` bytes in all, and alpha is always 255.
///
/// For s steps, row y shows the moment after s × y / (`height` - 1) of them, rounded down. So the
/// first row is the beginning and the last row the end; a picture of one row is the end. For n
/// elements, column x shows the place n × (2x + 1) / (2 × `width`), rounded down. That is the middle
/// place of the pixel's share; if several places share a pixel, only this one is seen. An array
/// without elements is fully transparent.
///
/// # Errors
///
/// [`SortError::PICTURE`] for a side of 0 or beyond [`MAX_PICTURE_SIDE`].
///
/// # Cost
///
/// O(parts + n + `width` × `height`) by area, and O(steps + n log n) more by value.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::sort::picture::{Colours, paint};
/// use appleyard_core::sort::{SortPlan, SortRun};
///
/// let mut run = SortRun::new(vec![3, 1], SortPlan::document())?;
/// run.finish()?;
/// let colours = Colours::Value { smallest: [0, 0, 0], largest: [90, 90, 90] };
/// let pixels = paint(&run, 2, 2, &colours)?;
/// assert_eq!(pixels, [
///     90, 90, 90, 255, 0, 0, 0, 255,
///     0, 0, 0, 255, 90, 90, 90, 255,
/// ]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn paint(run: &SortRun, width: u32, height: u32, colours: &Colours) -> Result<Vec<u8>, Error> {
    for side in [width, height] {
        SortError::PICTURE.check(side, 1..=MAX_PICTURE_SIDE)?;
    }
    let (width, height) = (width as usize, height as usize);
    let count = run.values().len();
    let mut pixels = vec![0; 4 * width * height];
    if count == 0 {
        return Ok(pixels);
    }
    let places: Vec<usize> = (0..width)
        .map(|column| share(count, 2 * column + 1, 2 * width))
        .collect();
    let steps = run.steps();
    let moments = (0..height).map(|line| match height {
        1 => steps,
        _ => share(steps, line, height - 1),
    });
    let rows = moments.zip(pixels.chunks_exact_mut(4 * width));
    match colours {
        Colours::Area(colours) => {
            let mut at = Moments::new(run, colours);
            for (moment, row) in rows {
                let (finished, current) = at.go_to(moment);
                fill(row, &places, |place| {
                    let within = current.as_ref().and_then(|part| part.colour(place));
                    // Outside the part.
                    within.unwrap_or(if finished[place] {
                        colours.finished
                    } else {
                        colours.waiting
                    })
                });
            }
        }
        &Colours::Value { smallest, largest } => {
            let mut array = ramp(run.values(), smallest, largest);
            let mut done = 0;
            for (moment, row) in rows {
                for step in done..moment {
                    swap(&mut array, run.trace().row(step));
                }
                done = moment;
                fill(row, &places, |place| array[place]);
            }
        }
    }
    Ok(pixels)
}

/// `whole` × `part` / `parts`, rounded down, without overflow on machines of 32 bits.
fn share(whole: usize, part: usize, parts: usize) -> usize {
    let [whole, part, parts] = [whole, part, parts].map(|it| it as u64);
    narrow(u128::from(whole) * u128::from(part) / u128::from(parts))
}

/// Paints a row of pixels with the colour of each place.
#[inline]
fn fill(row: &mut [u8], places: &[usize], colour: impl Fn(usize) -> Colour) {
    for (pixel, &place) in row.chunks_exact_mut(4).zip(places) {
        let [red, green, blue] = colour(place);
        pixel.copy_from_slice(&[red, green, blue, u8::MAX]);
    }
}

#[inline]
fn swap(array: &mut [Colour], row: Option<&[u32; 4]>) {
    if let Some((a, b)) = row.and_then(Step::from_row).and_then(Step::swapped) {
        array.swap(a, b);
    }
}

/// The colour of each element: it lies between the two ends by rank, with each part rounded to the
/// nearest.
fn ramp(values: &[u32], smallest: Colour, largest: Colour) -> Vec<Colour> {
    let mut ranks = values.to_vec();
    ranks.sort_unstable();
    ranks.dedup();
    let end = ranks.len().max(2) as u64 - 1;
    let between = |rank: u64, at: usize| {
        let (from, to) = (u64::from(smallest[at]), u64::from(largest[at]));
        narrow((2 * (from * (end - rank) + to * rank) + end) / (2 * end))
    };
    let colours: Vec<Colour> = (0..ranks.len() as u64)
        .map(|rank| [0, 1, 2].map(|at| between(rank, at)))
        .collect();
    values
        .iter()
        .map(|value| colours[ranks.partition_point(|it| it < value)])
        .collect()
}
