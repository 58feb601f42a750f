//! What can be wrong with a question about paths.

use crate::error::errors;

errors! {
    /// Why a question about paths was refused.
    pub enum PathsError {
        /// The graph does not have this node.
        NoSuchNode = "path-no-such-node" {
            /// Which node, counted from 1.
            node: u64,
            /// How many nodes the graph has.
            nodes: u64,
        } => "the graph has no node {node}, only {nodes} nodes",
        /// The nodes are not a way: it does not begin at the start, an edge is missing, or a node comes twice.
        NotAWay = "not-a-way" {
            /// Which node of the way does not fit, counted from 1.
            place: u64,
        } => "node {place} of the way does not fit",
        /// The walk has fewer steps.
        NoSuchStep = "path-no-such-step" {
            /// The step that was asked for.
            step: u64,
            /// The number of steps.
            steps: u64,
        } => "the walk has no step {step}, only {steps}",
        /// The graph is too wide to count its paths: too many ways to join its frontier.
        TooManyStates = "path-too-many-states" {
            /// The most states that are kept.
            limit: u64,
        } => "counting needs more than {limit} states",
        /// The number of a path is not written in digits, or is 0.
        NotDigits = "path-number-not-digits" => "the number of a path is 1 or more, in digits",
        /// There are fewer paths.
        NoSuchPath = "path-no-such-number" {
            /// The number of paths, in digits.
            paths: String,
        } => "there are only {paths} paths",
        /// No edge has a weight.
        WithoutWeights = "path-without-weights" => "no edge has a weight",
        /// Some edges have a weight, and this one has none.
        EdgeWithoutWeight = "path-edge-without-weight" {
            /// The name of its first node.
            from: String,
            /// The name of its second node.
            to: String,
        } => "the edge from {from} to {to} has no weight, and others have one",
        /// A weight has more digits than can be added exactly.
        WeightTooLong = "path-weight-too-long" {
            /// The weight as it is written.
            weight: String,
        } => "the weight {weight} has too many digits",
        /// An edge has a weight below 0.
        NegativeWeight = "path-negative-weight" {
            /// The name of its first node.
            from: String,
            /// The name of its second node.
            to: String,
        } => "the edge from {from} to {to} has a weight below 0",
    }
    ranges {
        /// The size of a ready graph.
        SIZE = "path-graph-size-out-of-range" => "the size of the graph",
    }
}
