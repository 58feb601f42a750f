//! Games, solvers and traces behind Appleyard, which shows in the browser why small deterministic
//! worlds behave as they do. This crate knows nothing of JavaScript and writes no sentences for the page.
//!
//! ```text
//!   game       what the moves are                Game
//!     │
//!     ├── solve      any game, from its ends     Retrograde                ┐
//!     ├── lattice    a token moved by vectors    Colouring, Wavefront      │ each a Solved game:
//!     ├── boards     stones on small boards      IndexedRun                │ Value of a position
//!     ├── nim        heaps of stones             HeapRun                   │
//!     ├── chain      rows                        ChainTable                │
//!     └── contest    dates, products, digits     IndexedRun                ┘
//!                                                    │
//!   play       record, options, opponents, principal line: written once for all of them
//!   certificate   the solution as a text, and its check without a solver
//! ```
//!
//! The folders stand in one order. Each knows only what stands above it; a test reads every `use`:
//!
//! ```text
//!   error
//!   checked
//!   binomial  small_set
//!   rng  progress  trace  colour  plain_text  index  text_cursor
//!   graph  game  network  machine
//!   solve
//!   play  certificate
//!   lattice  boards  nim  chain  sort  paths  dovetail
//!   contest  misere  token_graph  chomp
//!   forms
//! ```
//!
//! Besides the games there are [`sort`], a quicksort that can be watched, and [`network`], the sorting
//! networks with which it can finish; [`paths`], all ways through a graph; and [`machine`], Turing machines and
//! other machines with their environments. [`graph`] reads the graphs that somebody pastes.
//!
//! Everything that takes long is a [`Run`](progress::Run), which works in slices. Everything that can be
//! wrong about an input is an [`Error`] with a stable code, and nothing panics.
//!
//! # Sources
//!
//! The ideas come from five documents, which the project's documentation lists. In these comments,
//! "the source document" or "the document" is the one about the apple game, quicksort, networks or
//! Nim, as the module has it. "The article" is the one about the game of Chain, *On the question of
//! Wirth and chains*. Where a number or a program comes from somebody else, the comment names the
//! author.
//!
//! # Example
//!
//! Twenty apples: would you go first?
//!
//! ```
//! use appleyard_core::game::{EndRule, Outcome};
//! use appleyard_core::lattice::{Colouring, Point, VectorGame};
//! use appleyard_core::progress::Run;
//!
//! let mut run = Colouring::new(VectorGame::apples(), EndRule::Misere, 21, 1)?;
//! run.finish()?;
//!
//! let twenty = run.value(Point { m: 20, n: 0 })?;
//! assert_eq!(twenty.map(|value| value.outcome), Some(Outcome::P)); // no
//! # Ok::<(), appleyard_core::Error>(())
//! ```

#![deny(clippy::missing_errors_doc)]

mod binomial;
pub mod boards;
pub mod certificate;
pub mod chain;
pub mod checked;
pub mod chomp;
mod colour;
pub mod contest;
pub mod dovetail;
/// What can be wrong with an input.
///
/// Each family of games and algorithms has its own kinds of errors, in a table beside it: `nim/error.rs` and
/// the like. It is entered here, where all families are known; nothing in the folder `error` knows any of them.
pub mod error {
    mod family;
    mod param;
    mod range;
    mod shared;
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
    pub use crate::misere::error::MisereError;
    pub use crate::network::error::NetworkError;
    pub use crate::nim::error::NimError;
    pub use crate::paths::error::PathsError;
    pub use crate::solve::error::SolveError;
    pub use crate::sort::error::SortError;
    pub use crate::token_graph::error::TokensError;
    pub use family::{FamilyError, Refused};
    pub use param::Param;
    pub(crate) use param::place;
    pub use range::{OutOfRange, Quantity};
    pub use shared::Error;
    pub use sure::Sure;
    pub use table::Kind;
    pub(crate) use table::errors;

    impl Error {
        /// All kinds: those that every family has, and then those of each family.
        pub fn kinds() -> impl Iterator<Item = &'static Kind> {
            [
                Error::KINDS,
                VectorError::KINDS,
                LatticeError::KINDS,
                NimError::KINDS,
                SortError::KINDS,
                NetworkError::KINDS,
                ChainError::KINDS,
                SolveError::KINDS,
                ContestError::KINDS,
                BoardError::KINDS,
                CertificateError::KINDS,
                GraphError::KINDS,
                TokensError::KINDS,
                PathsError::KINDS,
                MachineError::KINDS,
                DiscreteError::KINDS,
                DovetailError::KINDS,
                MisereError::KINDS,
            ]
            .into_iter()
            .flatten()
        }
    }
}
pub mod forms;
pub mod game;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects)]
pub mod graph;
mod index;
pub mod lattice;
pub mod machine;
pub mod misere;
pub mod network;
pub mod nim;
pub mod paths;
pub mod plain_text;
pub mod play;
pub mod progress;
pub mod rng;
mod small_set;
pub mod solve;
pub mod sort;
#[deny(clippy::indexing_slicing, clippy::arithmetic_side_effects)]
mod text_cursor;
pub mod token_graph;
pub mod trace;

pub use error::Error;
