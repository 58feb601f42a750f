//! The table of a Turing machine.

use crate::error::MachineError;
use crate::index::index_types;

/// The most states of a machine.
pub const MAX_STATES: usize = 128;
/// The most symbols of a machine, the blank included.
pub const MAX_SYMBOLS: usize = 36;
/// The longest name of a state, in characters.
pub const MAX_NAME: usize = 24;

index_types! {
    /// The number of a state, from 0.
    MachineState(u8);
    /// The number of a symbol; 0 is the blank.
    MachineSymbol(u8);
}

impl MachineSymbol {
    /// What stands where nothing has been written.
    pub const BLANK: MachineSymbol = MachineSymbol(0);

    /// Whether it is the blank.
    pub fn is_blank(self) -> bool {
        self == MachineSymbol::BLANK
    }
}

/// Where the head goes in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum HeadDirection {
    /// One cell to the left.
    Left,
    /// One cell to the right.
    Right,
    /// Nowhere: it stays on its cell.
    Stay,
}

impl HeadDirection {
    /// -1, 1 or 0.
    #[inline]
    pub fn step(self) -> i64 {
        match self {
            HeadDirection::Left => -1,
            HeadDirection::Right => 1,
            HeadDirection::Stay => 0,
        }
    }

    /// The letter that every form of text has for it: L, R or S.
    pub(super) fn letter(self) -> char {
        match self {
            HeadDirection::Left => 'L',
            HeadDirection::Right => 'R',
            HeadDirection::Stay => 'S',
        }
    }
}

/// How a machine ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum MachineEnd {
    /// It halts.
    Halt,
    /// It accepts its tape.
    Accept,
    /// It rejects its tape.
    Reject,
    /// It has no instruction for its state and symbol.
    Missing,
}

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// A state.
    State(MachineState),
    /// The machine halts.
    Halt,
    /// The machine accepts.
    Accept,
    /// The machine rejects.
    Reject,
}

impl Next {
    /// The state; none if it is an end.
    pub fn state(self) -> Option<MachineState> {
        match self {
            Next::State(state) => Some(state),
            _ => None,
        }
    }

    /// The end; none if it is a state.
    pub fn end(self) -> Option<MachineEnd> {
        match self {
            Next::State(_) => None,
            Next::Halt => Some(MachineEnd::Halt),
            Next::Accept => Some(MachineEnd::Accept),
            Next::Reject => Some(MachineEnd::Reject),
        }
    }
}

/// What a machine does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// The symbol that it writes.
    pub write: MachineSymbol,
    /// Where its head goes.
    pub go: HeadDirection,
    /// What comes then.
    pub next: Next,
}

/// A Turing machine: its symbols, its states, and what it does in each state with each symbol.
///
/// ```text
///             0     1          symbols: ['0', '1'], the first is the blank
///   A   →    1RB   1LB         states: ["A", "B"], the machine begins in `start`
///   B        1LA   1RZ         cells: row by row; a cell may have no instruction
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    symbols: Vec<char>,
    states: Vec<String>,
    start: MachineState,
    cells: Vec<Option<Instruction>>,
    ends: [String; 3],
}

impl Table {
    /// A machine with these symbols, the blank first, and these names of states; `cells` has a row for each state
    /// and in it a cell for each symbol.
    ///
    /// # Errors
    ///
    /// [`MachineError::NoStates`], [`MachineError::TooManyStates`], [`MachineError::TooManySymbols`]; and
    /// [`MachineError::WrongCells`] if the cells do not fit, or name a state or symbol that is not there.
    pub fn new(
        symbols: Vec<char>,
        states: Vec<String>,
        start: MachineState,
        cells: Vec<Option<Instruction>>,
    ) -> Result<Table, MachineError> {
        if states.is_empty() {
            return Err(MachineError::NoStates);
        }
        if states.len() > MAX_STATES {
            let limit = MAX_STATES as u64;
            return Err(MachineError::TooManyStates { limit });
        }
        if symbols.len() > MAX_SYMBOLS {
            let limit = MAX_SYMBOLS as u64;
            return Err(MachineError::TooManySymbols { limit });
        }
        let known = |cell: &Instruction| {
            let state = match cell.next {
                Next::State(state) => usize::from(state) < states.len(),
                _ => true,
            };
            state && usize::from(cell.write) < symbols.len()
        };
        let expected = states.len() * symbols.len();
        let fits = cells.len() == expected && usize::from(start) < states.len();
        if symbols.is_empty() || !fits || !cells.iter().flatten().all(known) {
            return Err(MachineError::WrongCells {
                line: 1,
                column: 1,
                cells: cells.len() as u64,
                expected: expected as u64,
            });
        }
        Ok(Table {
            symbols,
            states,
            start,
            cells,
            ends: Default::default(),
        })
    }

    /// The same machine whose halt, accepting end and rejecting end have these names in texts; an empty name stands for
    /// the usual one.
    #[must_use]
    pub fn with_ends(self, ends: [String; 3]) -> Table {
        Table { ends, ..self }
    }

    /// The names of the halt, the accepting end and the rejecting end, as in [`with_ends`](Table::with_ends).
    pub fn ends(&self) -> &[String; 3] {
        &self.ends
    }

    /// The symbols; the first is the blank.
    pub fn symbols(&self) -> &[char] {
        &self.symbols
    }

    /// The names of the states.
    pub fn states(&self) -> &[String] {
        &self.states
    }

    /// The start state.
    pub fn start(&self) -> MachineState {
        self.start
    }

    /// All cells, state by state, each with a cell for each symbol.
    pub fn cells(&self) -> &[Option<Instruction>] {
        &self.cells
    }

    /// The instruction for a state and a symbol.
    pub fn cell(&self, state: MachineState, symbol: MachineSymbol) -> Option<Instruction> {
        let width = self.symbols.len();
        let column = usize::from(symbol);
        let place = usize::from(state) * width + column;
        self.cells
            .get(place)
            .copied()
            .flatten()
            .filter(|_| column < width)
    }

    /// The symbol with this sign; none if the machine does not have it.
    pub fn symbol(&self, sign: char) -> Option<MachineSymbol> {
        let place = self.symbols.iter().position(|&it| it == sign);
        place.map(MachineSymbol::from)
    }
}
