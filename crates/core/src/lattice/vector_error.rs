//! What can be wrong with the moves of a lattice game.

use crate::error::errors;

errors! {
    /// Why a set of vectors does not make a game. `dm` and `dn` are the components of a
    /// [`Vector`](crate::lattice::Vector).
    pub enum VectorError {
        /// The text of the moves cannot be read.
        VectorsNotUnderstood = "vectors-not-understood" {
            /// The character where reading stopped, counted from 1.
            at: u64,
            /// The character there.
            found: Option<char>,
        } => "the moves cannot be read at character {at}: {found}",
        /// A game needs at least one move.
        NoMoves = "no-moves" => "a game needs at least one move",
        /// The set of vectors is larger than any game here may have.
        TooManyMoves = "too-many-moves" {
            /// The number of vectors given.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a game may have at most {limit} moves, not {count}",
        /// A move by (0,0) would be a pass, and passing is not allowed.
        ZeroVector = "zero-vector" {
            /// Its place in the set, counted from 1.
            index: u64,
        } => "move {index} is (0,0), which would be a pass",
        /// A component is farther from zero than is allowed.
        VectorTooLong = "vector-too-long" {
            /// Its place in the set, counted from 1.
            index: u64,
            /// Wholes.
            dm: i32,
            /// Halves.
            dn: i32,
            /// The largest component, in either direction.
            limit: u32,
        } => "the components of move {index}, ({dm},{dn}), may be at most {limit} from zero",
        /// The set has the same move twice.
        RepeatedVector = "repeated-vector" {
            /// The place of the second one, counted from 1.
            index: u64,
            /// Wholes.
            dm: i32,
            /// Halves.
            dn: i32,
        } => "move {index}, ({dm},{dn}), is already in the set",
        /// A move lowers neither component, so it can be repeated for ever.
        EndlessMove = "endless-move" {
            /// Wholes, 0 or more.
            dm: i32,
            /// Halves, 0 or more.
            dn: i32,
        } => "({dm},{dn}) can be repeated for ever",
        /// Two moves can be combined so that neither component falls, and so repeated for ever.
        /// `first_times` times the first and `second_times` times the second sum to (0,0) or more.
        EndlessMoves = "endless-moves" {
            /// Wholes of a move that does not lower n.
            first_dm: i32,
            /// Its halves.
            first_dn: i32,
            /// How many times it is played.
            first_times: u32,
            /// Wholes of a move that does not lower m.
            second_dm: i32,
            /// Its halves.
            second_dn: i32,
            /// How many times it is played.
            second_times: u32,
        } => "{first_times} × ({first_dm},{first_dn}) and {second_times} × ({second_dm},{second_dn}) \
              together can be repeated for ever",
    }
    ranges {
        /// A coordinate of the point at which a game starts.
        START = "vector-start-out-of-range" => "a coordinate of the start",
    }
}
