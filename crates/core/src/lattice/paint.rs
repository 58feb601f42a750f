//! Pictures as pixels, at any scale.
//!
//! ```text
//!   n ↑   ┌───────────┐  pixel rows: the first is the top
//!     │   │ tile      │
//!     │   │           │
//!     │   └───────────┘
//!     │   (left, bottom)      level L: a pixel is 2^L × 2^L positions
//!     └──────────────────→ m
//! ```
//!
//! The colour of a pixel that covers several positions shows how many of them are lost. It lies
//! between the colours of won and lost, on a scale of square roots. So a thin line of lost points
//! among won ones, such as Wythoff's, remains visible. A pixel with more lost points is always
//! nearer to the colour of lost. If colours stand for numbers, the pixel has the colour of their
//! mean. Screens show colours on a curve (gamma); this is ignored.

use std::ops::Range;

use super::blend::{Sum, density};
use super::palette::Palette;
use super::picture::Picture;
use super::tile::Tile;
use crate::colour::Colour;
use crate::game::Outcome;
use crate::lattice::Point;

/// What the colours show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Shade {
    /// Whether points are lost or won.
    Winner,
    /// The remoteness, on the ramp; the ramp ends at the largest remoteness of a drawn point.
    Plies,
    /// The Grundy value, on the ramp; the ramp ends at the largest Grundy value of a drawn point.
    Grundy,
}

/// The pixels of a tile, from left to right and from the top row down. Each has four bytes: red,
/// green, blue and alpha; 4 × width × height bytes in all.
///
/// A position is transparent if it is not drawn, if it is not coloured yet, or if the picture does
/// not know what the shade shows. Transparent positions do not count in a pixel's colour. Alpha is
/// 255 times the share of positions that count, and the colours are not multiplied by it. All
/// numbers are rounded to the nearest.
///
/// # Cost
///
/// O(1) for each drawn position of the tile, and for each pixel.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Palette, Shade, Tile, VectorGame, Wavefront, paint};
/// use appleyard_core::progress::Run;
///
/// let mut run = Wavefront::new(VectorGame::apples(), EndRule::Misere, 3, 1)?;
/// run.finish()?;
/// let palette = Palette { lost: [0, 0, 0], won: [255, 255, 255], ramp: vec![] };
/// let pixels = paint(&run, Tile::new(0, 0, 0, 3, 1)?, Shade::Winner, &palette);
/// // With no apple, one and two, the player to move wins, wins and loses.
/// assert_eq!(pixels, [255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn paint(picture: &impl Picture, tile: Tile, shade: Shade, palette: &Palette) -> Vec<u8> {
    match shade {
        Shade::Winner => {
            let colour = |point, lost, won| {
                let is_lost = picture.outcome(point)? == Outcome::P;
                Some(if is_lost { lost } else { won })
            };
            if tile.level == 0 {
                let plain = |point| colour(point, palette.lost, palette.won);
                return pixels(picture, tile, plain, Sum::mean);
            }
            // The channel that adds up red counts the lost positions.
            let counted = |point| colour(point, [1, 0, 0], [0, 0, 0]);
            pixels(picture, tile, counted, |sum, level| {
                density(sum, level, palette)
            })
        }
        Shade::Plies => {
            let scale = Scale::new(palette, picture.largest_remoteness());
            let colour = |point| scale.colour(picture.value(point)?.remoteness?);
            pixels(picture, tile, colour, Sum::mean)
        }
        Shade::Grundy => {
            let scale = Scale::new(palette, picture.largest_grundy());
            let colour = |point| scale.colour(picture.grundy(point)?);
            pixels(picture, tile, colour, Sum::mean)
        }
    }
}

/// The ramp as a table of all numbers up to the largest, so that painting needs no divisions.
struct Scale(Vec<Colour>);

impl Scale {
    fn new(palette: &Palette, largest: Option<u32>) -> Scale {
        let largest = largest.map_or(0, u64::from);
        // A ramp without colours gives none.
        let end = palette.ramp.len().saturating_sub(1) as u64;
        let colours = (0..=largest).map_while(|number| {
            let place = number * end / largest.max(1);
            palette.ramp.get(usize::try_from(place).ok()?).copied()
        });
        Scale(colours.collect())
    }

    #[inline]
    fn colour(&self, number: u32) -> Option<Colour> {
        self.0.get(number as usize).copied()
    }
}

/// How many positions across to paint before the next strip begins. Lines of equal weight cross a
/// narrow strip slowly, so the reads stay close together in memory.
const STRIP: u32 = 128;

/// Adds up the colours of the positions of each pixel; `finish` makes the pixel from a sum and the
/// level.
fn pixels(
    picture: &impl Picture,
    tile: Tile,
    colour: impl Fn(Point) -> Option<Colour>,
    finish: impl Fn(&Sum, u32) -> [u8; 4],
) -> Vec<u8> {
    let level = tile.level;
    let mut pixels = vec![0; 4 * tile.width as usize * tile.height as usize];
    let row_bytes = 4 * tile.width as usize;
    let mut sums = Vec::new();
    for first in (0..tile.width).step_by((STRIP >> level) as usize) {
        let count = (STRIP >> level).min(tile.width - first);
        // What is too far is beyond every picture, and nothing is drawn there.
        let left = tile.left.saturating_add(first << level);
        let across = span(left, level, count, picture.columns());
        for (above, row) in (0..).zip(pixels.chunks_exact_mut(row_bytes).rev()) {
            // As above.
            let bottom = tile.bottom.saturating_add(above << level);
            let row = &mut row[4 * first as usize..][..4 * count as usize];
            if level == 0 {
                copy(row, bottom, across.clone(), picture.rows(), &colour);
                continue;
            }
            sums.clear();
            sums.resize(count as usize, Sum::default());
            for n in span(bottom, level, 1, picture.rows()) {
                for (sum, first) in sums.iter_mut().zip(across.clone().step_by(1 << level)) {
                    let end = (first + (1 << level)).min(across.end);
                    *sum = (first..end)
                        .filter_map(|m| colour(Point { m, n }))
                        .fold(*sum, Sum::with);
                }
            }
            for (pixel, sum) in row.chunks_exact_mut(4).zip(&sums) {
                pixel.copy_from_slice(&finish(sum, level));
            }
        }
    }
    pixels
}

/// Writes a row of pixels with one position each.
#[inline]
fn copy(
    row: &mut [u8],
    n: u32,
    across: Range<u32>,
    rows: u32,
    colour: impl Fn(Point) -> Option<Colour>,
) {
    if n >= rows {
        return;
    }
    for (pixel, m) in row.chunks_exact_mut(4).zip(across) {
        if let Some([red, green, blue]) = colour(Point { m, n }) {
            pixel.copy_from_slice(&[red, green, blue, u8::MAX]);
        }
    }
}

/// The drawn positions among those that this number of pixels covers.
fn span(first: u32, level: u32, pixels: u32, drawn: u32) -> Range<u32> {
    first..first.saturating_add(pixels << level).min(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Param;
    use crate::game::EndRule;
    use crate::lattice::VectorGame;
    use crate::lattice::tile::{MAX_LEVEL, MAX_TILE_SIDE};
    use crate::solve::Value;

    /// A picture of 3 × 2 points; the last point of the upper row is not known.
    ///
    /// ```text
    ///   P 0  N 3  ?
    ///   P 4  N 1  P 2      outcome and remoteness, which is the Grundy value too
    /// ```
    struct Tiny(VectorGame);

    impl Picture for Tiny {
        fn game(&self) -> &VectorGame {
            &self.0
        }

        fn end_rule(&self) -> EndRule {
            EndRule::Normal
        }

        fn columns(&self) -> u32 {
            3
        }

        fn rows(&self) -> u32 {
            2
        }

        fn outcome(&self, point: Point) -> Option<Outcome> {
            self.value(point).map(|value| value.outcome)
        }

        fn value(&self, point: Point) -> Option<Value> {
            Some(match (point.m, point.n) {
                (0, 0) => Value::lost(4),
                (1, 0) => Value::won(1),
                (2, 0) => Value::lost(2),
                (0, 1) => Value::lost(0),
                (1, 1) => Value::won(3),
                _ => return None,
            })
        }

        fn grundy(&self, point: Point) -> Option<u32> {
            self.value(point)?.remoteness
        }

        fn largest_remoteness(&self) -> Option<u32> {
            Some(4)
        }

        fn largest_grundy(&self) -> Option<u32> {
            Some(4)
        }
    }

    /// The pixels as [red, green, blue, alpha]; every colour of the palette has its own red.
    fn painted(tile: Tile, shade: Shade) -> Vec<[u8; 4]> {
        let palette = Palette {
            lost: [200, 0, 40],
            won: [100, 50, 0],
            ramp: vec![[10, 1, 1], [20, 2, 2], [30, 3, 3]],
        };
        let pixels = paint(&Tiny(VectorGame::apples()), tile, shade, &palette);
        let pixels = pixels
            .chunks_exact(4)
            .map(|pixel| pixel.try_into().unwrap());
        pixels.collect()
    }

    fn reds(shade: Shade) -> Vec<u8> {
        let tile = Tile::new(0, 0, 0, 3, 2).unwrap();
        painted(tile, shade).iter().map(|pixel| pixel[0]).collect()
    }

    const NOTHING: [u8; 4] = [0; 4];

    #[test]
    fn each_pixel_is_a_position_from_the_top_down() {
        let (lost, won) = ([200, 0, 40, 255], [100, 50, 0, 255]);
        assert_eq!(
            painted(Tile::new(0, 0, 0, 3, 2).unwrap(), Shade::Winner),
            [lost, won, NOTHING, lost, won, lost]
        );
        assert_eq!(
            painted(Tile::new(0, 1, 0, 4, 3).unwrap(), Shade::Winner),
            [
                [NOTHING; 4],
                [won, NOTHING, NOTHING, NOTHING],
                [won, lost, NOTHING, NOTHING]
            ]
            .concat()
        );
    }

    #[test]
    fn numbers_get_colours_along_the_ramp() {
        // 4 is the largest number: 0 and 1 get the first of three colours, 2 and 3 the second.
        assert_eq!(reds(Shade::Plies), [10, 20, 0, 30, 10, 20]);
        assert_eq!(reds(Shade::Grundy), [10, 20, 0, 30, 10, 20]);
    }

    #[test]
    fn only_known_positions_count_in_a_density() {
        // Two lost and two won give 0.707 of the way. In the other square one is lost and three are
        // missing.
        assert_eq!(
            painted(Tile::new(1, 0, 0, 2, 1).unwrap(), Shade::Winner),
            [[171, 15, 28, 255], [200, 0, 40, 64]]
        );
        // Three lost and two won of 32 × 32 give 0.775 of the way.
        assert_eq!(
            painted(Tile::new(5, 0, 0, 1, 1).unwrap(), Shade::Winner),
            [[177, 11, 31, 1]]
        );
    }

    #[test]
    fn a_pixel_has_the_mean_of_its_numbers() {
        // The square has 4, 1, 0 and 3 on the ramp: 0 and 1 are 10, 3 is 20, and 4 is 30. The last
        // position is 2.
        let tile = Tile::new(1, 0, 0, 2, 1).unwrap();
        let reds: Vec<_> = painted(tile, Shade::Plies)
            .iter()
            .map(|pixel| pixel[0])
            .collect();
        assert_eq!(reds, [18, 20]);
    }

    #[test]
    fn tiles_beyond_the_drawing_are_empty() {
        for (left, bottom) in [
            (3, 0),
            (0, 2),
            (u32::MAX, 0),
            (0, u32::MAX),
            (u32::MAX, u32::MAX),
        ] {
            for level in [0, MAX_LEVEL] {
                let tile = Tile::new(level, left, bottom, 2, 3).unwrap();
                assert_eq!(painted(tile, Shade::Winner), [NOTHING; 6]);
            }
        }
    }

    #[test]
    fn without_a_ramp_numbers_are_not_painted() {
        let palette = Palette {
            lost: [1, 2, 3],
            won: [4, 5, 6],
            ramp: vec![],
        };
        let tile = Tile::new(0, 0, 1, 2, 1).unwrap();
        let tiny = Tiny(VectorGame::apples());
        assert_eq!(paint(&tiny, tile, Shade::Plies, &palette), [0; 8]);
        assert_eq!(paint(&tiny, tile, Shade::Grundy, &palette), [0; 8]);
    }

    #[test]
    fn tiles_out_of_range_are_refused() {
        let code = |level, width, height| {
            let refused = Tile::new(level, 0, 0, width, height).unwrap_err();
            (refused.code(), refused.params()[0].1.clone())
        };
        assert_eq!(code(6, 1, 1), ("level-out-of-range", Param::Number(6)));
        assert_eq!(code(0, 0, 1), ("tile-out-of-range", Param::Number(0)));
        assert_eq!(code(0, 1, 1025), ("tile-out-of-range", Param::Number(1025)));
        assert_eq!(code(5, 65, 1), ("tile-out-of-range", Param::Number(65)));
        assert!(Tile::new(0, 0, 0, MAX_TILE_SIDE, MAX_TILE_SIDE).is_ok());
        assert!(Tile::new(MAX_LEVEL, 0, 0, 64, 64).is_ok());
    }
}
