//! What can be wrong with an input.
//!
//! Each family of games and algorithms has its own kinds of errors, in a table beside it: `nim/error.rs` and
//! the like. The errors that every family can have stand in this file, once. All of them pass as one type,
//! [`Error`].

mod param;
mod range;
mod sure;
mod table;

pub use crate::boards::error::BoardError;
pub use crate::certificate::error::CertificateError;
pub use crate::chain::error::ChainError;
pub use crate::contest::error::ContestError;
pub use crate::dovetail::error::DovetailError;
pub use crate::graph::error::GraphError;
pub use crate::lattice::error::LatticeError;
pub use crate::lattice::vector_error::VectorError;
pub use crate::machine::discrete::error::DiscreteError;
pub use crate::machine::error::MachineError;
pub use crate::network::error::NetworkError;
pub use crate::nim::error::NimError;
pub use crate::paths::error::PathsError;
pub use crate::solve::error::SolveError;
pub use crate::sort::error::SortError;
pub use crate::token_graph::error::TokensError;
pub use param::Param;
pub(crate) use param::place;
pub use range::{OutOfRange, Quantity};
pub use sure::Sure;
pub use table::Kind;
pub(crate) use table::errors;

errors! {
    /// Why an input was refused or a run stopped.
    ///
    /// The page writes its own sentences, in three languages. It takes [`code`](Error::code), which never
    /// changes, and [`params`](Error::params), which names the offending values and the limits. The
    /// [`Display`](std::fmt::Display) text is English, for Rust users and logs, and may change. In errors,
    /// places count from 1; in calls, indices count from 0. So heap 2 is the one with index 1.
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
        /// The value of a position is not known: the run has not reached it yet, or never will, because the
        /// position was never asked for.
        PositionNotSolved = "position-not-solved" => "this position is not solved yet",
        /// A recorded game has more plies than a record may hold.
        PathTooLong = "path-too-long" {
            /// The number of plies given.
            plies: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a recorded game may have at most {limit} plies, not {plies}",
        /// A recorded game makes a move that its position does not have. Games that can say more about the
        /// move have their own kind of error.
        IllegalPly = "illegal-ply" {
            /// Which move, counted from 1.
            ply: u64,
        } => "ply {ply} is not a legal move",
        /// A text has a character that nobody sees, other than at its beginning.
        InvisibleCharacter = "invisible-character" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
            /// Its name: `soft-hyphen`, `zero-width-space`, `zero-width-joiner`, `word-joiner`, `direction-mark`,
            /// `byte-order-mark` or `other`.
            character: String,
            /// Its number, such as U+200B.
            code: String,
        } => "line {line}, column {column} has an invisible character, {code} ({character})",
        /// Something is wrong that no input can make wrong: the mistake is ours. [`Sure`] makes it.
        BrokenInvariant = "broken-invariant" {
            /// What should hold, in English, for whoever corrects it.
            what: &'static str,
        } => "internal: {what}",
    }
    ranges {
        /// The percentage of moves on which an opponent errs.
        PERCENT = "percent-out-of-range" => "the percentage",
    }
    families {
        /// A number is outside its bounds.
        OutOfRange(OutOfRange),
        /// Something is wrong with the moves of a lattice game.
        Vector(VectorError),
        /// Something is wrong with a drawing of a lattice, or with a question about it.
        Lattice(LatticeError),
        /// Something is wrong with a heap game.
        Nim(NimError),
        /// Something is wrong with a sort.
        Sort(SortError),
        /// Something is wrong with a sorting network.
        Network(NetworkError),
        /// Something is wrong with a game of Chain.
        Chain(ChainError),
        /// A game is too large for the general solver.
        Solve(SolveError),
        /// Something is wrong with a contest game.
        Contest(ContestError),
        /// Something is wrong with a board game, or with a position of one.
        Board(BoardError),
        /// A certificate was not written.
        Certificate(CertificateError),
        /// Something is wrong with a graph.
        Graph(GraphError),
        /// Something is wrong with the tokens on a graph.
        Tokens(TokensError),
        /// Something is wrong with a question about the paths of a graph.
        Paths(PathsError),
        /// Something is wrong with a machine, or with a question about one.
        Machine(MachineError),
        /// Something is wrong with a discrete machine, or with a question about its run.
        Discrete(DiscreteError),
        /// Something is wrong with a sweep over machines, or with a question about one.
        Dovetail(DovetailError),
    }
}
