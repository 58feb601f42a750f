//! Tokens on a directed graph: the game to which every impartial game comes down.
//!
//! ```text
//!   text ──read──> TokenGraph ──values──> GrundyGraph ──> Tokens (a Solved game), equivalent Nim heaps
//!                     ├── cycle: refused, and shown
//!                     └── Token, one token, on a graph that may have cycles
//! ```
//!
//! A token moves along an edge; who cannot move any token loses. A node's value is the least number that
//! none of the nodes after it has (mex), and several tokens are worth the exclusive or of their values:
//! Sprague (1935) and Grundy (1939).

pub(crate) mod error;
mod graph;
mod grundy;
mod json;
mod order;
mod read;
mod ready;
mod scan;
mod token;
mod tokens;

pub use graph::{MAX_EDGES, MAX_NAME_CHARS, MAX_NODES, TokenGraph};
pub use grundy::GrundyGraph;
pub(crate) use order::{ends_first, least_missing};
pub use read::{Form, MAX_LINES, MAX_TEXT_BYTES, Parsed, read, read_lines};
pub use ready::{ReadyKind, ready};
pub use token::Token;
pub use tokens::{MAX_TOKENS, TokenHeaps, TokenMove, Tokens};
