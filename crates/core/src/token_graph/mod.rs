//! Tokens on a directed graph: the game to which every impartial game comes down.
//!
//! ```text
//!   Digraph ──values──> GrundyGraph ──> Tokens (a Solved game), equivalent Nim heaps
//!      ├── circle: refused, and shown
//!      └── Token, one token, on a graph that may have circles
//! ```
//!
//! A token moves along an edge; who cannot move any token loses. A node's value is the least number that
//! none of the nodes after it has (mex), and several tokens are worth the exclusive or of their values:
//! Sprague (1935) and Grundy (1939).

pub(crate) mod error;
mod grundy;
mod ready;
mod token;
mod tokens;

pub use grundy::GrundyGraph;
pub(crate) use grundy::least_missing;
pub use ready::{ReadyKind, ready};
pub use token::Token;
pub use tokens::{MAX_TOKENS, TokenHeaps, TokenMove, Tokens};
