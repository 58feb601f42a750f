//! A Turing machine as a row that goes with its head.
//!
//! ```text
//!   … L2 │ L1 │ head │ R1 │ R2 …      the head: the state of the control, and the symbol under it
//!
//!   0RB     ←    ←0    ←R1   ←R2      it writes 0 and goes right: all symbols go left by one part
//!   1LA     L1→   L1→   1→   R1→      it writes 1 and goes left: all symbols go right by one part
//!   0SB      L2 │ L1 │ 0  │ R1        it writes 0 and stays: nothing moves
//! ```
//!
//! So across each boundary goes one symbol, and in one direction: out of the machine at one end, and into it at the
//! other; and none if the head stays.

use super::law::PartState;
use crate::checked::narrow;
use crate::machine::turing::{
    HeadDirection, Instruction, MachineState, MachineSymbol, Next, Table,
};

/// The number of a head is this many times its state, and the symbol under it; with more symbols it is as many times its
/// state. A head whose machine has ended has the number -1 less the symbol.
const STATE: i32 = 10;
/// What one side says to the other where it takes a symbol. A symbol that it gives is said as it is.
const TAKES: i32 = -1;
/// What it says where no symbol goes either way.
const RESTS: i32 = -2;

/// The finite control of a Turing machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Control {
    /// Which part is the head.
    pub at: usize,
    /// Its rules.
    pub table: Table,
}

/// A step of the head.
#[derive(Clone, Copy)]
pub(super) struct HeadMove(Instruction);

/// From which neighbour each part gets its next symbol: 0 from the left one, 1 from the right one.
pub(super) type From = usize;

impl HeadMove {
    /// The symbol that the head gives away.
    pub fn written(self) -> i32 {
        self.0.write.0.into()
    }

    /// None if the head stays.
    pub fn from(self) -> Option<From> {
        match self.0.go {
            HeadDirection::Left => Some(0),
            HeadDirection::Right => Some(1),
            HeadDirection::Stay => None,
        }
    }

    /// The head after the step, over this symbol, if a state counts this much.
    fn over(self, symbol: i32, each: i32) -> i32 {
        match self.0.next {
            Next::State(state) => each * i32::from(state.0) + symbol,
            _ => -1 - symbol,
        }
    }
}

impl Control {
    /// What a head with this number does; nothing if its machine has ended, or has no rule.
    pub fn moves(&self, head: i32) -> Option<HeadMove> {
        let each = each_state(&self.table);
        let parts = [head.div_euclid(each), head.rem_euclid(each)];
        let [state, symbol] = parts.map(|it| u8::try_from(it).ok());
        let cell = self
            .table
            .cell(MachineState(state?), MachineSymbol(symbol?));
        cell.map(HeadMove)
    }

    /// The next state of some parts of a row, of which `head` is the head. If it is not among them, what the others
    /// say on the left tells where all symbols go.
    pub fn next(
        &self,
        state: &[PartState],
        head: usize,
        heard: [i32; 2],
        shifted: impl Fn(&[PartState], From) -> Vec<PartState>,
    ) -> Vec<PartState> {
        let Some(&PartState { value, .. }) = state.get(head) else {
            return match heard[0] {
                RESTS => state.to_vec(),
                TAKES => shifted(state, 1),
                _ => shifted(state, 0),
            };
        };
        let Some(moves) = self.moves(value) else {
            return state.to_vec();
        };
        let mut parts = state.to_vec();
        set(&mut parts, head, |_| moves.written());
        if let Some(from) = moves.from() {
            parts = shifted(&parts, from);
        }
        let each = each_state(&self.table);
        set(&mut parts, head, |symbol| moves.over(symbol, each));
        parts
    }

    /// What some parts of a row say at their right end and at their left end; `head` as before.
    pub fn say(
        &self,
        state: &[PartState],
        head: usize,
        ends: impl Fn(&[PartState]) -> [i32; 2],
    ) -> [i32; 2] {
        let Some(&PartState { value, .. }) = state.get(head) else {
            return ends(state);
        };
        let moves = self.moves(value);
        let Some((moves, from)) = moves.and_then(|it| Some((it, it.from()?))) else {
            return [RESTS; 2];
        };
        let mut parts = state.to_vec();
        set(&mut parts, head, |_| moves.written());
        let mut said = ends(&parts);
        said[1 - from] = TAKES;
        said
    }
}

/// What a state counts in the number of a head.
pub(super) fn each_state(table: &Table) -> i32 {
    STATE.max(narrow(table.symbols().len()))
}

fn set(parts: &mut [PartState], at: usize, value: impl Fn(i32) -> i32) {
    if let Some(part) = parts.get_mut(at) {
        part.value = value(part.value);
    }
}
