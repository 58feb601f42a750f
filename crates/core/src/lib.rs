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
//!     └── contest    dates, products, digits     CalendarGame and others   ┘
//!                                                    │
//!   play       record, options, opponents, principal line: written once for all of them
//!   certificate   the solution as a text, and its check without a solver
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

pub mod boards;
pub mod certificate;
pub mod chain;
mod colour;
pub mod contest;
pub mod dovetail;
pub mod error;
pub mod forms;
pub mod game;
pub mod graph;
pub mod lattice;
pub mod machine;
pub mod network;
pub mod nim;
pub mod paths;
pub mod plain_text;
pub mod play;
pub mod progress;
pub mod rng;
pub mod solve;
pub mod sort;
pub mod token_graph;
pub mod trace;

pub use error::Error;
