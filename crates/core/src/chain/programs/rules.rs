//! The moves of Chain in a representation, position by position.

use std::fmt::Debug;
use std::hash::Hash;

use super::super::FirstMove;

/// The positions of a row, their moves in the program's order, and all positions layer by layer. A layer
/// has the positions with the same number of objects that fit into the row.
pub(super) trait Rules {
    /// A position.
    type Position: Copy + Eq + Hash + Debug;

    /// The row without objects.
    const EMPTY: Self::Position;

    /// A whole row with this number of objects, at most the number that the rules were made for.
    fn whole(&self, objects: u32) -> Self::Position;

    /// Appends the position after each move to the list, in the program's order. If the representation
    /// distinguishes moves that lead to the same position, it appends the position for each of them.
    /// `first` says what may be taken: [`FirstMove::Fewest`] is for the first move only.
    fn options(
        &self,
        position: Self::Position,
        first: FirstMove,
        options: &mut Vec<Self::Position>,
    );

    /// Appends positions with one object more to the list. From all positions of a layer it makes all
    /// positions of the next layer, each once. There are at most as many as the row has cells.
    fn with_one_more(&self, position: Self::Position, next: &mut Vec<Self::Position>);

    /// The number of positions of all layers, including the start and the empty row.
    fn positions(&self) -> u64;
}
