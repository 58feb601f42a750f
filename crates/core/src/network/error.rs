//! What can be wrong with a sorting network.

use crate::error::errors;

errors! {
    /// Why a network was refused.
    pub enum NetworkError {
        /// A network has more wires than are judged here.
        TooManyWires = "too-many-wires" {
            /// The number of wires.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a network may have at most {limit} wires, not {count}",
        /// A network has more comparators than are shown here.
        TooManyComparators = "too-many-comparators" {
            /// The number of comparators.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a network may have at most {limit} comparators, not {count}",
        /// A comparator is joined to a wire that the network does not have.
        WireOutOfRange = "wire-out-of-range" {
            /// Which comparator, counted from 1.
            comparator: u64,
            /// The wire, counted from 1.
            wire: u64,
            /// The number of wires of the network.
            wires: u64,
        } => "comparator {comparator} is joined to wire {wire}, but the network has {wires} wires",
        /// A comparator joins a wire to itself, but it needs two wires.
        SameWire = "same-wire" {
            /// Which comparator, counted from 1.
            comparator: u64,
            /// The wire, counted from 1.
            wire: u64,
        } => "comparator {comparator} is joined to wire {wire} twice",
        /// There is no network of this kind on this number of wires.
        NotInStock = "not-in-stock" {
            /// The number of wires.
            wires: u64,
        } => "there is no such network on {wires} wires",
        /// The number of values is not the number of wires.
        WrongLength = "wrong-length" {
            /// The number of values.
            length: u64,
            /// The number of wires.
            wires: u64,
        } => "a network of {wires} wires needs a value for each, not {length} values",
        /// A text has more characters than are read.
        TextTooLong = "network-text-too-long" {
            /// The number of characters.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a text may have at most {limit} characters, not {count}",
        /// The character does not belong in a list of comparators here, or the text ends too early.
        Syntax = "network-syntax" {
            /// The line, counted from 1.
            line: u64,
            /// The character in the line, counted from 1; one after the last at the end of the text.
            column: u64,
        } => "the text cannot be read at line {line}, column {column}",
        /// The text has a number here that does not belong to any wire.
        WireNotAllowed = "wire-not-allowed" {
            /// The line of the number, counted from 1.
            line: u64,
            /// The first character of the number in the line, counted from 1.
            column: u64,
            /// The number as it is written; 2^64 - 1 for larger numbers.
            wire: u64,
            /// The first wire's number.
            min: u64,
            /// The largest number that is allowed.
            max: u64,
        } => "the wire at line {line}, column {column} must be from {min} to {max}, not {wire}",
        /// The text has a comparator here that names one wire twice.
        SameWireAt = "same-wire-at" {
            /// The line of the second number, counted from 1.
            line: u64,
            /// The first character of the second number in the line, counted from 1.
            column: u64,
            /// The wire as it is written.
            wire: u64,
        } => "the comparator at line {line}, column {column} has wire {wire} twice",
    }
}
