//! Games that somebody writes as a script, in the language Rhai, solved by the general solver of
//! `appleyard-core`.
//!
//! ```text
//!   fn start()            the position in which play begins
//!   fn moves(position)    an array of the positions after each move, or a map from labels to them
//!   fn player(position)   1 or 2: whose turn it is. Without it both players have the same moves.
//!   fn winner(position)   "mover", "opponent" or "draw"; with `player` also 1 or 2; nothing while play
//!                         goes on. Where no move is left and it says nothing, the last mover has won.
//!   fn label(position)    a text or an integer
//!   fn picture(position)  an array of shapes
//! ```
//!
//! Only `start` and `moves` must be there. A position consists of integers, booleans, texts, arrays and
//! maps, and two positions are equal when their contents are. `winner` is asked first: where it says
//! something, play is over and `moves` is not asked.
//!
//! A script reaches nothing but its arguments, and each call ends after a number of operations that is the
//! same on every machine: [`limits`] lists all limits.

#![deny(clippy::missing_errors_doc)]

pub mod limits;

mod certificate;
mod compiled;
mod encoding;
mod error;
mod game;
mod kinds;
mod meter;
mod natives;
mod opened;
mod picture;
mod run;
mod script;
mod store;
mod text;
mod value;

pub use certificate::verify;
pub use error::{RuleError, RuleErrorKind};
pub use game::ScriptGame;
pub use picture::{Form, PICTURE_PROBLEMS, Shape, Tone};
pub use run::ScriptRun;
