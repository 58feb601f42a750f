//! What is too large for the general solver, and what is no game of a family.

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
        /// Positions have no Grundy values, because the game is not impartial, does not end, or is not won by
        /// the last move.
        GrundyUndefined = "grundy-undefined" => "the positions of this game have no Grundy values",
        /// Too many moves lie between a position and the ends of play.
        GrundyTooLarge = "grundy-too-large" {
            /// The most that may be followed.
            limit: u64,
        } => "a Grundy value may need at most {limit} moves",
        /// A family of games was given another number of sizes than it needs.
        WrongSizes = "wrong-sizes" {
            /// How many were given.
            given: u64,
        } => "this family of games does not have {given} sizes",
        /// The images of a position cannot be taken together: the family has no symmetries that it could use.
        CannotFold = "cannot-fold" => "the images of a position cannot count as one in this game",
    }
}
