//! What can be wrong with a sorting network.

use crate::error::errors;

errors! {
    /// Why a network was refused.
    pub enum NetworkError {
        /// A network of more wires than are judged here.
        TooManyWires = "too-many-wires" {
            /// The number of wires.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} wires: at most {limit} are allowed",
        /// A longer network than is shown here.
        TooManyComparators = "too-many-comparators" {
            /// The number of comparators.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} comparators: at most {limit} are allowed",
        /// A comparator is joined to a wire that the network does not have.
        WireOutOfRange = "wire-out-of-range" {
            /// Which comparator, counted from 1.
            comparator: u64,
            /// The wire, counted from 1.
            wire: u64,
            /// The number of wires there are.
            wires: u64,
        } => "comparator {comparator} is joined to wire {wire} of a network of {wires}",
        /// A comparator needs two wires.
        SameWire = "same-wire" {
            /// Which comparator, counted from 1.
            comparator: u64,
            /// The wire, counted from 1.
            wire: u64,
        } => "comparator {comparator} is joined to wire {wire} twice",
        /// There is no network of this kind on so many wires.
        NotInStock = "not-in-stock" {
            /// The number of wires.
            wires: u64,
        } => "no such network on {wires} wires",
        /// Not as many values as there are wires.
        WrongLength = "wrong-length" {
            /// The number of values.
            length: u64,
            /// The number of wires.
            wires: u64,
        } => "{length} values for a network of {wires} wires",
        /// A text with more characters than are read.
        TextTooLong = "network-text-too-long" {
            /// The number of characters.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} characters: at most {limit} are read",
        /// What stands here is no part of a list of comparators, or the text ends too early.
        Syntax = "network-syntax" {
            /// The line, counted from 1.
            line: u64,
            /// The character in the line, counted from 1; at the end of the text one after the last.
            column: u64,
        } => "line {line}, column {column}: not expected here",
        /// The number written here is no wire's.
        WireNotAllowed = "wire-not-allowed" {
            /// The line of the number, counted from 1.
            line: u64,
            /// The first character of the number in the line, counted from 1.
            column: u64,
            /// The number as it is written; 2^64 - 1 for a larger one.
            wire: u64,
            /// The first wire's number.
            min: u64,
            /// The largest number that is allowed.
            max: u64,
        } => "line {line}, column {column}: wire {wire}, allowed are {min} to {max}",
        /// The comparator written here has one wire twice.
        SameWireAt = "same-wire-at" {
            /// The line of the second number, counted from 1.
            line: u64,
            /// The first character of the second number in the line, counted from 1.
            column: u64,
            /// The wire as it is written.
            wire: u64,
        } => "line {line}, column {column}: wire {wire} twice",
    }
}
