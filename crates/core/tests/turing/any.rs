//! Any machine with any tape.

use appleyard_core::machine::turing::{
    Halting, HeadDirection, Instruction, MachineState, MachineSymbol, Next, Program, Table, Tape,
    TuringRun,
};
use appleyard_core::progress::Run;
use proptest::prelude::*;

/// One of this many symbols.
fn symbol(symbols: u8) -> impl Strategy<Value = MachineSymbol> {
    (0..symbols).prop_map(MachineSymbol)
}

/// A cell of a table with this many states and symbols; one in ten has no instruction, one in twelve ends.
fn cell(states: u8, symbols: u8) -> impl Strategy<Value = Option<Instruction>> {
    let next = prop_oneof![
        10 => (0..states).prop_map(|it| Next::State(MachineState(it))),
        1 => prop_oneof![Just(Next::Halt), Just(Next::Accept), Just(Next::Reject)],
    ];
    let go = prop_oneof![
        2 => Just(HeadDirection::Left),
        2 => Just(HeadDirection::Right),
        1 => Just(HeadDirection::Stay),
    ];
    let some = (symbol(symbols), go, next)
        .prop_map(|(write, go, next)| Some(Instruction { write, go, next }));
    prop_oneof![9 => some, 1 => Just(None)]
}

/// A machine with one to five states and two to four symbols, under the names that are given to both.
pub fn table_with(sign: fn(u8) -> char, name: fn(u8) -> String) -> impl Strategy<Value = Table> {
    (1..6_u8, 2..5_u8).prop_flat_map(move |(states, symbols)| {
        let cells = proptest::collection::vec(cell(states, symbols), usize::from(states * symbols));
        (cells, 0..states).prop_map(move |(cells, start)| {
            let symbols = (0..symbols).map(sign).collect();
            let states = (0..states).map(name).collect();
            Table::new(symbols, states, MachineState(start), cells).unwrap()
        })
    })
}

pub fn table() -> impl Strategy<Value = Table> {
    table_with(|it| char::from(b'0' + it), |it| format!("q{it}"))
}

pub fn halting() -> impl Strategy<Value = Halting> {
    prop_oneof![
        Just(Halting::AsWritten),
        Just(Halting::Step),
        Just(Halting::NoStep)
    ]
}

/// A machine ready to run, with a tape.
pub fn program() -> impl Strategy<Value = (Program, Tape)> {
    (table(), halting()).prop_flat_map(|(table, halting)| {
        let symbols = table.symbols().len() as u8;
        let side = || proptest::collection::vec(symbol(symbols), 0..12);
        (side(), side()).prop_map(move |(left, right)| {
            (Program::new(table.clone(), halting), Tape { left, right })
        })
    })
}

/// A run that has stopped.
pub fn finished(program: &Program, tape: &Tape, limit: u64) -> TuringRun {
    let mut run = TuringRun::new(program.clone(), tape, limit).unwrap();
    run.finish().unwrap();
    run
}

/// A machine in the standard text, on the blank tape.
pub fn standard(text: &str) -> Program {
    Program::new(Table::read(text, None).unwrap().table, Halting::AsWritten)
}
