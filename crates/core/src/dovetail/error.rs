//! What can be wrong with a sweep over machines, or with a question about one.

use crate::error::errors;

errors! {
    /// Why a sweep, a number or a question was refused.
    pub enum DovetailError {
        /// The text is no whole number from 0.
        NotWhole = "dovetail-not-whole" => "this is not a whole number from 0, written in digits",
        /// A number has too many digits.
        NumberTooLong = "dovetail-number-too-long" {
            /// How many characters it has.
            digits: u64,
            /// The most that are allowed.
            limit: u64,
        } => "a number may have at most {limit} digits, not {digits}",
        /// A character of the text is not in the alphabet.
        NotInAlphabet = "dovetail-not-in-alphabet" {
            /// Which character of the text, from 1.
            place: u64,
            /// The character.
            found: Option<char>,
        } => "character {place} of the text is not in the alphabet: {found}",
        /// The alphabet has a character twice.
        AlphabetTwice = "dovetail-alphabet-twice" {
            /// The character.
            found: Option<char>,
        } => "the alphabet has this character twice: {found}",
        /// There is no machine to run.
        NoMachines = "dovetail-no-machines" => "the sweep has no machine",
        /// The tapes of the machines that go on would take too much memory.
        TooMuchMemory = "dovetail-too-much-memory" {
            /// The most cells that are kept.
            limit: u64,
        } => "the tapes would take more than {limit} cells",
        /// There is no formal system whose questions could be asked.
        NoSystems = "dovetail-no-systems" => "there is no formal system",
        /// A formal system is there twice.
        SystemTwice = "dovetail-system-twice" => "a formal system is there twice",
    }
    ranges {
        /// How many states the machines of the tree have.
        TREE = "dovetail-tree-out-of-range" => "the number of states",
        /// How many machines a sweep has.
        COUNT = "dovetail-count-out-of-range" => "the number of machines",
        /// How many rounds a sweep has.
        ROUNDS = "dovetail-rounds-out-of-range" => "the number of rounds",
        /// The number of a machine of the sweep.
        MACHINE = "dovetail-machine-out-of-range" => "the number of the machine",
        /// A moment of the sweep.
        MOMENT = "dovetail-moment-out-of-range" => "the moment",
        /// A step of a machine.
        STEP = "dovetail-step-out-of-range" => "the step",
        /// The number of a question.
        QUESTION = "dovetail-question-out-of-range" => "the number of the question",
        /// How many questions are asked.
        QUESTIONS = "dovetail-questions-out-of-range" => "how many questions there are",
        /// The number of a procedure.
        PROCEDURE = "dovetail-procedure-out-of-range" => "the number of the procedure",
        /// How many characters an alphabet has.
        ALPHABET = "dovetail-alphabet-out-of-range" => "the number of characters of the alphabet",
    }
}
