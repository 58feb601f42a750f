//! What pictures are painted with.

use crate::colour::Colour;

/// The colours to paint with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Of a point lost for whoever must move (P).
    pub lost: Colour,
    /// Of a point won for whoever must move (N).
    pub won: Colour,
    /// For numbers, from 0 to the largest. Where it is empty, numbers are not painted.
    pub ramp: Vec<Colour>,
}
