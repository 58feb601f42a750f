//! What can be wrong with a drawing or a question about it.

use crate::error::errors;

errors! {
    /// Why a drawing of a lattice game, or a question about one, was refused. `m` and `n` are those of a
    /// [`Point`](crate::lattice::Point), which counts from 0.
    pub enum LatticeError {
        /// The table that the drawn rectangle needs, with all that can be reached from it, has too many
        /// positions. Known before any work starts.
        RegionTooLarge = "region-too-large" {
            /// The number of positions of the table.
            positions: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{positions} positions to solve: at most {limit} are allowed",
        /// The weights of the game are so large that its points lie on too many lines of equal weight.
        /// Known before any work starts.
        TooManyLines = "too-many-lines" {
            /// The number of lines.
            lines: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{lines} lines of equal weight: at most {limit} are allowed",
        /// The point is outside the hull of the drawn points, which no move leaves.
        PointOutside = "point-outside" {
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "({m},{n}) is outside the solved region",
        /// The run has not come to this point yet.
        PointNotColoured = "point-not-coloured" {
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "({m},{n}) is not coloured yet",
        /// A conjecture says too little or too much, not one thing for each pair of residues.
        ConjectureIncomplete = "conjecture-incomplete" {
            /// The number of residue pairs it speaks of.
            count: u64,
            /// The number there is.
            expected: u64,
        } => "{count} pairs of residues in a conjecture of {expected}",
        /// A game has at least the point where it starts.
        EmptyPath = "empty-path" => "a game has at least the point where it starts",
        /// No move leads to this point from the one before it.
        IllegalMove = "illegal-move" {
            /// Which move, counted from 1.
            ply: u64,
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "ply {ply}: no move leads to ({m},{n})",
        /// The opponent was asked to reply where its strategy says nothing.
        StrategyDoesNotApply = "strategy-does-not-apply" {
            /// Wholes, before the move that it should reply to.
            m: u32,
            /// Halves, before that move.
            n: u32,
        } => "copying does not help from ({m},{n})",
    }
    ranges {
        /// The width of the drawn rectangle, in points.
        COLUMNS = "columns-out-of-range" => "columns",
        /// The height of the drawn rectangle, in points.
        ROWS = "rows-out-of-range" => "rows",
        /// How many times a tile is halved.
        LEVEL = "level-out-of-range" => "level of a tile",
        /// A side of a tile, in pixels.
        TILE = "tile-out-of-range" => "pixels of a tile's side",
        /// A period or a start of a conjecture.
        CONJECTURE = "conjecture-out-of-range" => "number of a conjecture",
    }
}
