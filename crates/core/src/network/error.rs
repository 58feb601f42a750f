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
            /// The form that the text looks like, by its code.
            form: String,
        } => "the text looks like {form}, but it cannot be read at line {line}, column {column}",
        /// The line has more than two numbers with nothing that joins two of them.
        Unpaired = "network-unpaired" {
            /// The line of the third number, counted from 1.
            line: u64,
            /// The first character of the third number in the line, counted from 1.
            column: u64,
        } => "at line {line}, column {column} it is not certain which numbers make a pair",
        /// The first line may be a comparator, or say how many wires and comparators follow.
        FirstLine = "network-first-line" {
            /// The line, counted from 1.
            line: u64,
            /// Its first number.
            wires: u64,
            /// Its second number, which is the number of lines that follow.
            comparators: u64,
        } => "line {line} may be a comparator or say that {wires} wires and {comparators} comparators follow",
        /// The text calls a function that is not known to compare and swap.
        UnknownCall = "network-unknown-call" {
            /// The line of its name, counted from 1.
            line: u64,
            /// The first character of its name in the line, counted from 1.
            column: u64,
            /// The name, at most 40 characters.
            found: String,
        } => "the call of {found} at line {line}, column {column} is not known to compare and swap",
        /// The text defines a macro, which may make anything of the calls.
        Macro = "network-macro" {
            /// The line, counted from 1.
            line: u64,
            /// The character in the line, counted from 1.
            column: u64,
        } => "the macro at line {line}, column {column} may change what the calls do",
        /// The text has a second network.
        SeveralNetworks = "network-several" {
            /// The line in which the second one begins, counted from 1.
            line: u64,
            /// The character in the line, counted from 1.
            column: u64,
        } => "a second network begins at line {line}, column {column}",
        /// The text says how many wires there are, but its comparators need more.
        StatedWires = "network-stated-wires" {
            /// The line of the number, counted from 1.
            line: u64,
            /// The first character of the number in the line, counted from 1.
            column: u64,
            /// The number of wires that the text says.
            stated: u64,
            /// The number of wires that its comparators need.
            found: u64,
        } => "the text says {stated} wires at line {line}, column {column}, but needs {found}",
        /// The text says another number of comparators than it has.
        StatedComparators = "network-stated-comparators" {
            /// The line of the number, counted from 1.
            line: u64,
            /// The first character of the number in the line, counted from 1.
            column: u64,
            /// The number of comparators that the text says.
            stated: u64,
            /// The number of comparators that it has.
            found: u64,
        } => "the text says {stated} comparators at line {line}, column {column}, but has {found}",
        /// The text says another number of layers than its comparators make.
        StatedLayers = "network-stated-layers" {
            /// The line of the number, counted from 1.
            line: u64,
            /// The first character of the number in the line, counted from 1.
            column: u64,
            /// The number of layers that the text says.
            stated: u64,
            /// The number of layers that its comparators make.
            found: u64,
        } => "the text says {stated} layers at line {line}, column {column}, but its comparators make {found}",
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
