//! What is too large for the general solver.

use crate::error::errors;

errors! {
    /// Why a game was not solved.
    pub enum SolveError {
        /// The solver met more positions than it may store.
        TooManyPositions = "too-many-positions" {
            /// The most that is allowed.
            limit: u64,
        } => "the game has more than {limit} positions",
        /// A game has more moves, over all positions, than a solver may store or follow.
        TooManyLinks = "too-many-links" {
            /// The most that is allowed.
            limit: u64,
        } => "the game has more than {limit} moves, over all positions",
        /// A solver would need more memory than it may take. It says so before it takes any.
        TooMuchMemory = "too-much-memory" {
            /// The bytes it would need.
            bytes: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the solver may take at most {limit} bytes, not {bytes}",
        /// The solver was asked about something that is not a position of its game.
        NotAPosition = "not-a-position" => "this is not a position of the game",
    }
}
