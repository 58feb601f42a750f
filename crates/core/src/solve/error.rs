//! What is too large for the general solver.

use crate::error::errors;

errors! {
    /// Why a game was not solved.
    pub enum SolveError {
        /// The solver met more positions than it may keep.
        TooManyPositions = "too-many-positions" {
            /// The most that is allowed.
            limit: u64,
        } => "more than {limit} positions to solve",
        /// The solver met more moves of all positions together than it may keep.
        TooManyLinks = "too-many-links" {
            /// The most that is allowed.
            limit: u64,
        } => "more than {limit} moves between positions",
    }
}
