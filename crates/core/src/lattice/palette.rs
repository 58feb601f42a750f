//! The colours of pictures.

use crate::colour::Colour;

/// The colours to paint with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The colour of a point that is lost for the player to move (P).
    pub lost: Colour,
    /// The colour of a point that is won for the player to move (N).
    pub won: Colour,
    /// The colours of numbers, from 0 to the largest. If it is empty, numbers are not painted.
    pub ramp: Vec<Colour>,
}
