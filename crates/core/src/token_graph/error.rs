//! What can be wrong with tokens on a graph.

use crate::error::errors;

errors! {
    /// Why tokens, or a graph to begin with, were refused.
    pub enum TokensError {
        /// A token stands on a node that the graph does not have.
        NoSuchNode = "token-not-on-a-node" {
            /// Which token, counted from 1.
            token: u64,
        } => "token {token} does not stand on a node of the graph",
        /// There are more tokens than are allowed.
        TooManyTokens = "too-many-tokens" {
            /// The number of tokens.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "there may be at most {limit} tokens, not {count}",
    }
    ranges {
        /// The size of a ready graph.
        READY_SIZE = "ready-size-out-of-range" => "the size of the graph",
    }
}
