//! What can be wrong with a graph that somebody pasted.

use crate::error::errors;

errors! {
    /// Why a graph was refused.
    pub enum GraphError {
        /// A text is longer than is read.
        TextTooLong = "graph-text-too-long" {
            /// The number of bytes.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the text of a graph may have at most {limit} bytes, not {count}",
        /// A text has more lines than are read.
        TooManyLines = "graph-too-many-lines" {
            /// The number of lines.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the text of a graph may have at most {limit} lines, not {count}",
        /// The character does not belong here, or the text ends too early.
        Syntax = "graph-syntax" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
            /// What stands there.
            found: Option<char>,
        } => "the graph cannot be read at line {line}, column {column}: {found}",
        /// What stands here is no name of a list of edges.
        NotAName = "graph-not-a-name" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
            /// The signs that stand there.
            found: String,
            /// The form in which they have a meaning, or `none`.
            form: String,
        } => "line {line}, column {column}: {found} is no part of a list of edges, but perhaps of {form}",
        /// The text is of a form that is not read here.
        OtherForm = "graph-other-form" {
            /// The name of the form.
            form: String,
        } => "the text looks like {form}, which is not read here",
        /// A list of edges has arrows of two kinds, or two words without an arrow beside others with arrows.
        MixedArrows = "graph-mixed-arrows" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column} joins nodes in another way than the lines before",
        /// Several words stand before an arrow that leads on.
        SeveralBeforeArrow = "graph-several-before-arrow" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column}: an arrow leads on from one node, and here are several",
        /// Some lines have a number more than others, which may be a weight or a node.
        DoubtfulColumn = "graph-doubtful-column" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "the number at line {line}, column {column} may be a weight or a node",
        /// A line has more columns than the choice of weights or labels allows.
        TooManyColumns = "graph-too-many-columns" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column}: an edge with a weight or label has three words",
        /// A number stands alone beside lines of two words: a node, or the number of the nodes.
        NumberAlone = "graph-number-alone" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "the number alone at line {line}, column {column} may be a node or the number of nodes",
        /// The edges lead both ways where they have to lead one way.
        BothWays = "graph-both-ways" => "the edges lead both ways here, and a token needs edges that lead one way",
        /// The first line was said to count nodes and edges, but it is not two whole numbers.
        NoCounts = "graph-no-counts" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column}: the first line is not the number of nodes and the number of edges",
        /// The text is JSON, but what stands here is no list of edges, no pair and no name.
        UnexpectedJson = "graph-unexpected-json" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column} is JSON, but no part of a graph",
        /// An arrow begins or ends at nothing, or a name has no character that can be seen.
        NodeMissing = "graph-node-missing" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "the name of a node is missing at line {line}, column {column}",
        /// An edge of a list in JSON names a node that the list of nodes does not have.
        UnknownNode = "graph-unknown-node" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "line {line}, column {column} names a node that is not among the nodes",
        /// The name of a node is too long.
        NameTooLong = "graph-name-too-long" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
            /// The most characters.
            limit: u64,
        } => "the name at line {line}, column {column} has more than {limit} characters",
        /// An edge leads from a node to itself. A token there could move for ever.
        SelfLoop = "graph-self-loop" {
            /// The line, counted from 1.
            line: u64,
            /// The column in it, counted from 1.
            column: u64,
        } => "the edge at line {line}, column {column} leads from a node to itself",
        /// The graph has more nodes than are allowed.
        TooManyNodes = "graph-too-many-nodes" {
            /// The most that is allowed.
            limit: u64,
        } => "a graph may have at most {limit} nodes",
        /// The graph has more edges than are allowed.
        TooManyEdges = "graph-too-many-edges" {
            /// The most that is allowed.
            limit: u64,
        } => "a graph may have at most {limit} edges",
        /// The edges go round in a circle, so play with tokens need not end. The circle itself is
        /// [`Digraph::cycle`](crate::graph::Digraph::cycle).
        Cycle = "graph-cycle" {
            /// The number of nodes of the circle.
            nodes: u64,
        } => "the edges go round in a circle of {nodes} nodes",
        /// A text names no node, so a token has no place to stand.
        NoNodes = "graph-without-nodes" => "the graph has no node",
        /// No node has the name at which the token should start.
        UnknownStart = "graph-start-unknown" => "no node has the name of the start",
    }
}
