//! What can be wrong with a machine, or with a question about one.

use crate::error::errors;

errors! {
    /// Why a machine, its tape, or a question about its run was refused. Lines and columns count from 1.
    pub enum MachineError {
        /// The text of a machine cannot be read here.
        NotUnderstood = "turing-not-understood" {
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// The character there; none at the end of the text.
            found: Option<char>,
        } => "line {line}, column {column} cannot be read: {found}",
        /// A line ends before its rule does.
        PartMissing = "turing-part-missing" {
            /// The line.
            line: u64,
            /// The column after its end.
            column: u64,
            /// What should stand there: `read`, `write`, `move` or `next`; `any` if the order of parts is not known.
            part: String,
        } => "line {line}, column {column}: the rule ends before its part {part}",
        /// A tab is in the indentation of a line of YAML, where only spaces may be.
        TabIndents = "turing-tab-indents" {
            /// The line.
            line: u64,
            /// The column of the tab.
            column: u64,
        } => "line {line}, column {column}: a tab in the indentation, where only spaces may be",
        /// A line of YAML begins in a column where it cannot belong to those before it.
        Misplaced = "turing-misplaced" {
            /// The line.
            line: u64,
            /// The column in which it begins.
            column: u64,
        } => "line {line} begins in column {column}, where it belongs to no line before it",
        /// The text of a machine is too long to be read.
        TextTooLong = "turing-text-too-long" {
            /// Its length in bytes.
            length: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a machine may have at most {limit} bytes, not {length}",
        /// The text has no state.
        NoStates = "turing-no-states" => "the machine has no state",
        /// The text says nowhere in which state the machine begins.
        NoStart = "turing-no-start" => "the machine has no start state",
        /// The text says a second time in which state the machine begins.
        TwoStarts = "turing-two-starts" {
            /// The line of the second start.
            line: u64,
            /// Its column.
            column: u64,
        } => "line {line}, column {column} gives a second start state",
        /// A state is named that has no rules.
        UnknownState = "turing-unknown-state" {
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// The name.
            name: String,
        } => "line {line}, column {column}: there is no state {name}",
        /// This cannot be a symbol of the machine.
        UnknownSymbol = "turing-unknown-symbol" {
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// What stands there, as far as it is a name.
            name: String,
        } => "line {line}, column {column}: there is no symbol {name}",
        /// The head moves left or right, or stays.
        NoSuchDirection = "turing-no-such-direction" {
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// What stands there.
            name: String,
        } => "line {line}, column {column}: {name} is not a direction, only L, R and S are",
        /// A row of the standard text has more or fewer cells than the first row, or too few.
        WrongCells = "turing-wrong-cells" {
            /// The line.
            line: u64,
            /// The column where the row begins.
            column: u64,
            /// How many cells it has.
            cells: u64,
            /// How many it should have.
            expected: u64,
        } => "line {line}, column {column}: the row has {cells} cells, not {expected}",
        /// Cells in a row fit no number of states.
        DoubtfulRows = "turing-doubtful-rows" {
            /// The line.
            line: u64,
            /// The column where they begin.
            column: u64,
        } => "line {line}, column {column}: it is not clear where the row of a state ends",
        /// The text has fewer machines than the one that was chosen.
        NoSuchMachine = "turing-no-such-machine" {
            /// The number of the chosen one, from 1.
            machine: u64,
            /// How many the text has.
            machines: u64,
        } => "the text has no machine {machine}, only {machines}",
        /// The text has a form that is known by its name, but is not read here.
        OtherForm = "turing-other-form" {
            /// The form: jflap, json, python, turing-machine-simulator or xml.
            form: String,
        } => "this text has the form {form}, which is not read here",
        /// A state has two rules for the same symbol.
        TwoRules = "turing-two-rules" {
            /// The line of the second rule.
            line: u64,
            /// Its column.
            column: u64,
        } => "line {line}, column {column} gives a second rule for the same state and symbol",
        /// The machine has too many states.
        TooManyStates = "turing-too-many-states" {
            /// The most that is allowed.
            limit: u64,
        } => "a machine may have at most {limit} states",
        /// The machine has too many symbols.
        TooManySymbols = "turing-too-many-symbols" {
            /// The most that is allowed, the blank included.
            limit: u64,
        } => "a machine may have at most {limit} symbols",
        /// The name of a state is too long.
        NameTooLong = "turing-name-too-long" {
            /// The line.
            line: u64,
            /// The column.
            column: u64,
            /// The most characters that are allowed.
            limit: u64,
        } => "line {line}, column {column}: a name may have at most {limit} characters",
        /// The standard text has no way to write this machine.
        NotStandard = "turing-not-standard" {
            /// The most states that it can write.
            limit: u64,
        } => "the standard text writes at most {limit} states and neither accepts nor rejects",
        /// The form that was asked for cannot write this machine.
        NotWritten = "turing-not-written" => "this form cannot express the machine",
        /// A cell of the initial tape has a symbol that the machine does not have.
        TapeSymbol = "turing-tape-symbol" {
            /// Which character of the tape's text, from 1.
            place: u64,
            /// The character.
            found: Option<char>,
        } => "the tape has at place {place} a symbol that the machine does not have: {found}",
        /// The initial tape is too long.
        TapeTooLong = "turing-tape-too-long" {
            /// How many cells a side has.
            cells: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a side of the tape may have at most {limit} cells at the start, not {cells}",
        /// The run is not known up to this step.
        NoSuchStep = "turing-no-such-step" {
            /// The step that was asked for.
            step: u64,
            /// The last step that is known.
            known: u64,
        } => "step {step} is not known, only the steps up to {known}",
        /// A pixel of the picture would cover more cells and steps than can be added up exactly.
        PictureTooCoarse = "turing-picture-too-coarse" => "the picture covers too many steps and cells",
        /// A question asks from a cell to one that lies before it.
        CellsBackwards = "turing-cells-backwards" => "the last cell lies before the first",
    }
    ranges {
        /// The step at which a run stops at the latest.
        LIMIT = "turing-limit-out-of-range" => "the limit of steps",
        /// How many cells a question asks for.
        CELLS = "turing-cells-out-of-range" => "the number of cells",
        /// How many steps a question asks for.
        STEPS = "turing-steps-out-of-range" => "the number of steps",
        /// A side of a picture in pixels.
        SIDE = "turing-side-out-of-range" => "the side of the picture",
        /// The number of a machine among all machines with its number of states.
        INDEX = "turing-index-out-of-range" => "the number of the machine",
        /// How many states the numbered machines have.
        STATES = "turing-states-out-of-range" => "the number of states",
    }
}
