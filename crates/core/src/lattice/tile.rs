//! Rectangles of pixels.

use crate::error::{Error, LatticeError};

/// The most that a tile can be shrunk: 32 × 32 positions for each pixel.
pub const MAX_LEVEL: u32 = 5;

/// The longest side of a tile, in pixels.
pub const MAX_TILE_SIDE: u32 = 1024;

/// The longest side of a tile, in positions. Painting a tile of this size takes some milliseconds.
pub const MAX_TILE_SPAN: u32 = 2048;

/// A rectangle of pixels on the lattice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    pub(crate) level: u32,
    pub(crate) left: u32,
    pub(crate) bottom: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl Tile {
    /// A tile of `width` × `height` pixels, each of which covers 2^`level` × 2^`level` positions.
    /// Its lowest, leftmost position is (`left`,`bottom`), counted in positions at every level. It
    /// may lie beyond the drawing, and so may any part of the tile.
    ///
    /// # Errors
    ///
    /// [`LatticeError::LEVEL`] beyond [`MAX_LEVEL`]; [`LatticeError::TILE`] for a side of 0, of
    /// more than [`MAX_TILE_SIDE`] pixels, or of more than [`MAX_TILE_SPAN`] positions.
    pub fn new(level: u32, left: u32, bottom: u32, width: u32, height: u32) -> Result<Tile, Error> {
        LatticeError::LEVEL.check(level, 0..=MAX_LEVEL)?;
        for side in [width, height] {
            LatticeError::TILE.check(side, 1..=MAX_TILE_SIDE.min(MAX_TILE_SPAN >> level))?;
        }
        Ok(Tile {
            level,
            left,
            bottom,
            width,
            height,
        })
    }
}
