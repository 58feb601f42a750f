//! What can be wrong with an input.
//!
//! Each family of games and algorithms has its own kinds of errors, in a table beside it: `nim/error.rs` and
//! the like. What is refused everywhere stands here, once. All of them pass as one type, [`Error`].

mod param;
mod range;
mod table;

pub use crate::chain::error::ChainError;
pub use crate::lattice::error::LatticeError;
pub use crate::lattice::vector_error::VectorError;
pub use crate::network::error::NetworkError;
pub use crate::nim::error::NimError;
pub use crate::solve::error::SolveError;
pub use crate::sort::error::SortError;
pub use param::Param;
pub(crate) use param::place;
pub use range::{OutOfRange, Quantity};
pub use table::Kind;
pub(crate) use table::errors;

errors! {
    /// Why an input was refused or a run stopped.
    ///
    /// The page writes its own sentences, in three languages: it takes [`code`](Error::code), which
    /// stays the same for good, and [`params`](Error::params), the offending values and the limits by
    /// name. The [`Display`](std::fmt::Display) text is English, for Rust users and logs, and may change.
    /// Places count from 1, though indices of calls count from 0: heap 2 is the one with the index 1.
    ///
    /// ```
    /// use appleyard_core::error::Param;
    /// use appleyard_core::nim::{HeapGame, Coupling};
    /// use appleyard_core::game::EndRule;
    ///
    /// let game = HeapGame::new(&[3, 0], &[], Coupling::None, false, EndRule::Normal);
    /// let error = game.unwrap_err();
    /// assert_eq!(error.code(), "heap-empty");
    /// assert_eq!(error.params(), [("heap", Param::Number(2))]);
    /// assert_eq!(error.to_string(), "heap 2 is empty");
    /// ```
    pub enum Error {
        /// The value of a position is not known: the run has not come to it yet, or never will, since
        /// nobody asked for it.
        PositionNotSolved = "position-not-solved" => "this position is not solved yet",
        /// A game with more plies than are kept.
        PathTooLong = "path-too-long" {
            /// The number of plies given.
            plies: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{plies} plies: at most {limit} are allowed",
        /// A move of a recorded game that the position does not have, in a game that says no more
        /// about it.
        IllegalPly = "illegal-ply" {
            /// Which move.
            ply: u64,
        } => "ply {ply} is no legal move",
    }
    ranges {
        /// The share of moves with which an opponent errs.
        PERCENT = "percent-out-of-range" => "percent",
    }
    families {
        /// A number outside its bounds.
        OutOfRange(OutOfRange),
        /// What can be wrong with the moves of a lattice game.
        Vector(VectorError),
        /// What can be wrong with a drawing or a question about it.
        Lattice(LatticeError),
        /// What can be wrong with a heap game.
        Nim(NimError),
        /// What can be wrong with sorting.
        Sort(SortError),
        /// What is wrong with a sorting network.
        Network(NetworkError),
        /// What can be wrong with the game of Chain.
        Chain(ChainError),
        /// What is too large for the general solver.
        Solve(SolveError),
    }
}
