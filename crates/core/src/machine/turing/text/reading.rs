//! How a text was read: its form, what it leaves open, and what was left aside.

/// The forms that are read from what somebody gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GivenForm {
    /// `1RB1LB_1LA1RZ`, once or several times.
    Standard,
    /// The YAML of turingmachine.io.
    Yaml,
    /// Rules of five words each, in any order of the columns.
    Tuples,
    /// The same as the simulator jsturing has it, with `*` for any state or symbol.
    Jsturing,
    /// Rules of four words: state, symbol that is read, what is done, next state. It moves, or it writes and stays.
    Quadruples,
}

/// What each column of a five-tuple is after the state and the symbol that is read. W is the symbol that is written, M the
/// direction, N the next state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum TupleOrder {
    /// `q0 1 0 R q1`, as Turing has it.
    WriteMoveNext,
    /// `q0 1 0 q1 R`.
    WriteNextMove,
    /// `q0 1 q1 0 R`, the order of δ(q0, 1) = (q1, 0, R).
    NextWriteMove,
    /// `q0 1 q1 R 0`.
    NextMoveWrite,
    /// `q0 1 R 0 q1`.
    MoveWriteNext,
    /// `q0 1 R q1 0`.
    MoveNextWrite,
}

impl TupleOrder {
    /// All orders; where several fit, an earlier one is taken.
    pub(super) const ALL: [TupleOrder; 6] = [
        TupleOrder::WriteMoveNext,
        TupleOrder::NextWriteMove,
        TupleOrder::WriteNextMove,
        TupleOrder::NextMoveWrite,
        TupleOrder::MoveWriteNext,
        TupleOrder::MoveNextWrite,
    ];

    /// The columns of the symbol that is written, of the direction and of the next state, from 0.
    pub(super) fn columns(self) -> [usize; 3] {
        match self {
            TupleOrder::WriteMoveNext => [2, 3, 4],
            TupleOrder::WriteNextMove => [2, 4, 3],
            TupleOrder::NextWriteMove => [3, 4, 2],
            TupleOrder::NextMoveWrite => [4, 3, 2],
            TupleOrder::MoveWriteNext => [3, 2, 4],
            TupleOrder::MoveNextWrite => [4, 2, 3],
        }
    }
}

/// A caller's answers to what a text leaves open. What is not said is found by evidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MachineChoice {
    /// The form of the text.
    pub form: Option<GivenForm>,
    /// Which of several machines, from 0.
    pub machine: Option<u32>,
    /// The blank symbol.
    pub blank: Option<char>,
    /// The order of the columns of five-tuples.
    pub order: Option<TupleOrder>,
}

/// How a text was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct MachineReading {
    /// The form of the text.
    pub form: GivenForm,
    /// The beginnings of the machines that the text has, if it has several.
    pub machines: Vec<String>,
    /// Which of them was read, from 0.
    pub machine: u32,
    /// The state in which the machine begins.
    pub start: String,
    /// The blank.
    pub blank: char,
    /// The symbols that could be the blank, if the text does not say it.
    pub blanks: Vec<char>,
    /// The order of the columns of five-tuples.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub order: Option<TupleOrder>,
    /// The orders that fit, if the text does not say it.
    pub orders: Vec<TupleOrder>,
    /// How many states the machine has.
    pub states: u32,
    /// How many symbols it has, the blank included.
    pub symbols: u32,
    /// The names that end the machine although the text does not say so: letters past the last state, states without rules,
    /// and names that usually end a machine.
    pub ends: Vec<String>,
    /// How many words or keys of the text are not used.
    pub aside: u32,
    /// The machine in a text of ours that says all this itself: the text as it was, if it does.
    pub own: String,
}

/// What a reader finds besides the machine.
#[derive(Default)]
pub(super) struct FoundMachine {
    pub machines: Vec<String>,
    pub blanks: Vec<char>,
    pub order: Option<TupleOrder>,
    pub orders: Vec<TupleOrder>,
    pub ends: Vec<String>,
    pub aside: u32,
}
