//! What can be wrong with a drawing of a lattice, or with a question about it.

use crate::error::errors;

errors! {
    /// Why a drawing of a lattice game, or a question about one, was refused. `m` and `n` are the
    /// components of a [`Point`](crate::lattice::Point), which count from 0.
    pub enum LatticeError {
        /// The table has too many positions. It holds the drawn rectangle and everything that can be
        /// reached from it. This is known before any work starts.
        RegionTooLarge = "region-too-large" {
            /// The number of positions of the table.
            positions: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the solver may solve at most {limit} positions, not {positions}",
        /// The weights of the game are so large that its points lie on too many lines of equal weight.
        /// This is known before any work starts.
        TooManyLines = "too-many-lines" {
            /// The number of lines.
            lines: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the points may lie on at most {limit} lines of equal weight, not {lines}",
        /// The point is outside the hull of the drawn points, which no move leaves.
        PointOutside = "point-outside" {
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "({m},{n}) is outside the solved region",
        /// The run has not reached this point yet.
        PointNotColoured = "point-not-coloured" {
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "({m},{n}) is not coloured yet",
        /// A conjecture has more or fewer marks than there are pairs of residues.
        ConjectureIncomplete = "conjecture-incomplete" {
            /// The number of marks.
            count: u64,
            /// The number of pairs of residues.
            expected: u64,
        } => "a conjecture needs {expected} marks, one for each pair of residues, not {count}",
        /// A game has at least the point where it starts.
        EmptyPath = "empty-path" => "a path needs at least the point where the game starts",
        /// No move leads to this point from the one before it.
        IllegalMove = "illegal-move" {
            /// Which move, counted from 1.
            ply: u64,
            /// Wholes.
            m: u32,
            /// Halves.
            n: u32,
        } => "no move leads to ({m},{n}) in ply {ply}",
        /// The opponent was asked for a reply at a point where its strategy has none.
        StrategyDoesNotApply = "strategy-does-not-apply" {
            /// Wholes before the move to reply to.
            m: u32,
            /// Halves before that move.
            n: u32,
        } => "copying gives no reply to a move from ({m},{n})",
    }
    ranges {
        /// The width of the drawn rectangle, in points.
        COLUMNS = "columns-out-of-range" => "the number of columns",
        /// The height of the drawn rectangle, in points.
        ROWS = "rows-out-of-range" => "the number of rows",
        /// The number of cells asked for in one call.
        CELLS = "cells-out-of-range" => "the number of cells asked for at once",
        /// How many times the side of a tile is halved.
        LEVEL = "level-out-of-range" => "the level of a tile",
        /// The side of a tile, in pixels.
        TILE = "tile-out-of-range" => "the side of a tile in pixels",
        /// A period of a conjecture, or a component of its start.
        CONJECTURE = "conjecture-out-of-range" => "a period or a start of a conjecture",
    }
}
