//! What can be wrong with the moves of a lattice game.

use crate::error::errors;

errors! {
    /// Why a set of vectors is no game. The components of a vector are `dm` and `dn`, as those of
    /// [`Vector`](crate::lattice::Vector).
    pub enum VectorError {
        /// A game needs at least one move.
        NoMoves = "no-moves" => "a game needs at least one move",
        /// The set of vectors is larger than any game here may have.
        TooManyMoves = "too-many-moves" {
            /// The number of vectors given.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} moves: at most {limit} are allowed",
        /// A move by (0,0) would be a pass, and there is no passing.
        ZeroVector = "zero-vector" {
            /// Its place in the set, counted from 1.
            index: u64,
        } => "move {index} is (0,0), which is a pass",
        /// A component is farther from zero than is allowed.
        VectorTooLong = "vector-too-long" {
            /// Its place in the set, counted from 1.
            index: u64,
            /// Wholes.
            dm: i32,
            /// Halves.
            dn: i32,
            /// The most a component may be, either way.
            limit: u32,
        } => "move {index}, ({dm},{dn}): components are at most {limit} from zero",
        /// The same move stands in the set twice.
        RepeatedVector = "repeated-vector" {
            /// The place of the second one, counted from 1.
            index: u64,
            /// Wholes.
            dm: i32,
            /// Halves.
            dn: i32,
        } => "move {index}, ({dm},{dn}), stands in the set already",
        /// A move loses nothing, and so can be repeated for ever.
        EndlessMove = "endless-move" {
            /// Wholes, 0 or more.
            dm: i32,
            /// Halves, 0 or more.
            dn: i32,
        } => "({dm},{dn}) can be repeated for ever",
        /// Two moves can be combined so that nothing is lost, and so repeated for ever: `first_times`
        /// times the first and `second_times` times the second are (0,0) or more in both components.
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
}
