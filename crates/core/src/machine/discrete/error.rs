//! What can be wrong with a discrete machine, or with a question about its run.

use crate::error::errors;

errors! {
    /// Why a discrete machine, or a question about its run, was refused.
    pub enum DiscreteError {
        /// A word has a letter other than 0 and 1.
        NotALetter = "discrete-not-a-letter" {
            /// Which letter, counted from 1.
            place: u64,
            /// The letter.
            found: Option<char>,
        } => "letter {place} of the word is {found}, not 0 or 1",
        /// A row has more or fewer cells than it needs.
        WrongCellCount = "discrete-wrong-cell-count" {
            /// The cells given.
            count: u64,
            /// The cells needed.
            needed: u64,
        } => "the row needs {needed} cells, not {count}",
        /// The number in a cell is outside its bounds.
        CellOutOfRange = "discrete-cell-out-of-range" {
            /// Which cell, counted from 1.
            cell: u64,
            /// The number in it.
            value: i32,
            /// The least that is allowed.
            min: i32,
            /// The most that is allowed.
            max: i32,
        } => "cell {cell} must be from {min} to {max}, not {value}",
        /// A velocity is outside its bounds.
        VelocityOutOfRange = "discrete-velocity-out-of-range" {
            /// The velocity given.
            value: i32,
            /// The least that is allowed.
            min: i32,
            /// The most that is allowed.
            max: i32,
        } => "the velocity must be from {min} to {max}, not {value}",
        /// The run has fewer steps.
        NoSuchStep = "discrete-no-such-step" {
            /// The step that was asked for.
            step: u64,
            /// The number of steps.
            steps: u64,
        } => "the run has no step {step}, only {steps}",
        /// The two boundaries of a machine are not in the row, or the second comes before the first.
        NoSuchWindow = "discrete-no-such-window" {
            /// The cells before the machine.
            from: u64,
            /// The cells up to the end of the machine.
            to: u64,
            /// The cells of the row.
            cells: u64,
        } => "a row of {cells} cells has no machine from {from} to {to}",
    }
    ranges {
        /// The steps of a run.
        STEPS = "discrete-steps-out-of-range" => "the number of steps",
        /// The rule of a cellular automaton.
        RULE = "discrete-rule-out-of-range" => "the rule",
        /// The cells of a row.
        WIDTH = "discrete-width-out-of-range" => "the number of cells",
        /// The letters of a word.
        LETTERS = "discrete-letters-out-of-range" => "the number of letters",
    }
}
