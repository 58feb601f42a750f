//! The moves of Chain in a representation, position by position.

use std::fmt::Debug;
use std::hash::Hash;

use super::super::FirstMove;

/// What the positions of a row are, their moves in the program's order, and all of them layer by
/// layer. A layer is the positions of the same number of objects that fit into the row.
pub(super) trait Rules {
    /// A position.
    type Position: Copy + Eq + Hash + Debug;

    /// The row with no object left.
    const EMPTY: Self::Position;

    /// A whole row of so many objects, no more than the row that the rules were made for has.
    fn whole(&self, objects: u32) -> Self::Position;

    /// Adds what each move leads to, in the program's order, to the list; moves that the
    /// representation tells apart but that lead to the same are all there. `first` is what may be
    /// taken: [`FirstMove::Fewest`] is for the first move only.
    fn options(
        &self,
        position: Self::Position,
        first: FirstMove,
        options: &mut Vec<Self::Position>,
    );

    /// The layer of one object more, each position once; the layer of none is the empty row.
    fn next_layer(&self, layer: &[Self::Position]) -> Vec<Self::Position>;

    /// The number of positions of all layers, the start and the empty row included.
    fn positions(&self) -> u64;
}
