//! Machines to begin with.

use super::table::Table;
use super::universal::{CHAMPION, UNIVERSAL};
use crate::error::MachineError;

/// The ready machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum ReadyMachine {
    /// Two states: it halts after 6 steps and leaves 4 ones. No machine of two states does more (Rado 1962).
    BeaverTwo,
    /// Three states: it halts after 21 steps, the most (Lin and Rado 1965), and leaves 5 ones.
    BeaverThreeSteps,
    /// Three states: it leaves 6 ones, the most (Lin and Rado 1965), after 14 steps.
    BeaverThreeOnes,
    /// Four states: 107 steps and 13 ones, the most (Brady 1983).
    BeaverFour,
    /// Five states: 47,176,870 steps and 4,098 ones (Marxen and Buntrock 1990); the most steps (2024).
    BeaverFive,
    /// Counts in binary for ever. The number stands before cell 0, and the tape begins with 0.
    Counter,
    /// Says whether a word of a and b is the same backwards.
    Palindrome,
    /// Copies a block of ones beside itself.
    Copier,
    /// Adds two numbers in unary: blocks of ones with a + between them.
    Addition,
    /// Moves back and forth between two ends that it pushes outwards, for ever.
    Bouncer,
    /// Runs another machine, whose rules stand on its tape: the champion of two states, which halts after 6 steps.
    Universal,
}

/// A ready machine with its tape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyTable {
    /// The machine.
    pub table: Table,
    /// The symbols of the tape before cell 0.
    pub left: &'static str,
    /// The symbols of the tape from cell 0 on.
    pub right: &'static str,
}

/// A ready machine.
///
/// # Errors
///
/// None: every ready machine can be read.
pub fn ready(machine: ReadyMachine) -> Result<ReadyTable, MachineError> {
    let (text, left, right) = match machine {
        ReadyMachine::BeaverTwo => ("1RB1LB_1LA1RZ", "", ""),
        ReadyMachine::BeaverThreeSteps => ("1RB1RZ_1LB0RC_1LC1LA", "", ""),
        ReadyMachine::BeaverThreeOnes => ("1RB1RZ_0RC1RB_1LC1LA", "", ""),
        ReadyMachine::BeaverFour => ("1RB1LB_1LA0LC_1RZ1LD_1RD0RA", "", ""),
        ReadyMachine::BeaverFive => ("1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA", "", ""),
        ReadyMachine::Counter => (COUNTER, "", "0"),
        ReadyMachine::Palindrome => (PALINDROME, "", "abaaba"),
        ReadyMachine::Copier => (COPIER, "", "111"),
        ReadyMachine::Addition => (ADDITION, "", "111+11"),
        ReadyMachine::Bouncer => ("1RB1LA_1LA1RB", "", ""),
        ReadyMachine::Universal => (UNIVERSAL, CHAMPION.0, CHAMPION.1),
    };
    let table = Table::read(text, None)?.table;
    Ok(ReadyTable { table, left, right })
}

/// Goes right to the end of the number, then adds one from there.
const COUNTER: &str = "
start: right
right 0 0 R right
right 1 1 R right
right _ _ L carry
carry 1 0 L carry
carry 0 1 R right
carry _ 1 R right
";

/// Removes the first letter, remembers it, and compares it with the last one.
const PALINDROME: &str = "
start: first
first a _ R a-right
first b _ R b-right
first _ _ R accept
a-right a a R a-right
a-right b b R a-right
a-right _ _ L a-last
b-right a a R b-right
b-right b b R b-right
b-right _ _ L b-last
a-last a _ L left
a-last b b R reject
a-last _ _ R accept
b-last b _ L left
b-last a a R reject
b-last _ _ R accept
left a a L left
left b b L left
left _ _ R first
";

/// Marks a one by x, appends a one after a blank, comes back, and at the end turns the marks into ones again.
const COPIER: &str = "
start: mark
mark 1 x R over
mark _ _ L restore
over 1 1 R over
over _ _ R append
append 1 1 R append
append _ 1 L back
back 1 1 L back
back _ _ L find
find 1 1 L find
find x x R mark
restore x 1 L restore
restore _ _ R halt
";

/// Turns the + into a one and removes the last one.
const ADDITION: &str = "
start: plus
plus 1 1 R plus
plus + 1 R last
last 1 1 R last
last _ _ L erase
erase 1 _ R halt
";
