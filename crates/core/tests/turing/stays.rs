//! Heads that stay, and many symbols, against the plainest simulation that there is.

use std::collections::BTreeMap;

use appleyard_core::machine::turing::{
    Halting, HeadDirection, Instruction, MachineForm, MachineProof, MachineState, MachineSymbol,
    Next, Plain, Program, Prover, Stop, Table, Tape,
};
use appleyard_core::progress::Run;

use crate::turing::any::{finished, standard};
use crate::turing::machine_index;

/// A machine with its tape, in a map.
struct Obvious<'a> {
    table: &'a Table,
    tape: BTreeMap<i64, MachineSymbol>,
    head: i64,
    state: MachineState,
}

impl Obvious<'_> {
    fn symbol(&self, cell: i64) -> MachineSymbol {
        self.tape
            .get(&cell)
            .copied()
            .unwrap_or(MachineSymbol::BLANK)
    }

    /// Does a step; none if there is no instruction or no next state.
    fn step(&mut self) -> Option<()> {
        let Instruction { write, go, next } =
            self.table.cell(self.state, self.symbol(self.head))?;
        self.tape.insert(self.head, write);
        match go {
            HeadDirection::Left => self.head -= 1,
            HeadDirection::Right => self.head += 1,
            HeadDirection::Stay => {}
        }
        self.state = next.state()?;
        Some(())
    }
}

/// Numbers by chance, the same in each run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u8) -> u8 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) % u64::from(limit)) as u8
    }

    /// A machine in which `stays` of 10 instructions stay.
    fn table(&mut self, states: u8, symbols: u8, stays: u8) -> Table {
        let cells = (0..usize::from(states) * usize::from(symbols)).map(|_| {
            let go = match self.below(20) {
                it if it < 2 * stays => HeadDirection::Stay,
                it if it % 2 == 0 => HeadDirection::Left,
                _ => HeadDirection::Right,
            };
            let next = match self.below(30) {
                0 => Next::Halt,
                _ => Next::State(MachineState(self.below(states))),
            };
            let write = MachineSymbol(self.below(symbols));
            Some(Instruction { write, go, next })
        });
        let cells = cells.collect();
        let signs = (0..symbols).map(|it| char::from(b'!' + it)).collect();
        let names = (0..states).map(|it| format!("q{it}")).collect();
        Table::new(signs, names, MachineState(0), cells).unwrap()
    }
}

/// Compares 60 steps of the run by chain moves and of the one step by step with the obvious one.
fn compare(table: &Table, tape: &Tape) {
    let program = Program::new(table.clone(), Halting::AsWritten);
    let run = finished(&program, tape, 60);
    let mut plain = Plain::new(&program, tape);
    let places = (-(tape.left.len() as i64)..).zip(tape.left.iter().chain(&tape.right));
    let mut obvious = Obvious {
        table,
        tape: places.map(|(cell, &symbol)| (cell, symbol)).collect(),
        head: 0,
        state: table.start(),
    };
    for step in 0..=60 {
        let moment = run.at(step).unwrap();
        assert_eq!(moment.head, obvious.head, "{table:?} {step}");
        let cells: Vec<_> = (-70..70).map(|it| obvious.symbol(it)).collect();
        assert_eq!(run.tape(step, -70, 70).unwrap(), cells);
        let row = run.steps(step, 1).unwrap();
        let done = obvious.step();
        plain.advance(1);
        assert_eq!(
            (plain.head(), plain.symbol(moment.head)),
            (obvious.head, obvious.symbol(moment.head))
        );
        if let Some(row) = row.first() {
            assert_eq!(row.head + row.go.step(), obvious.head);
            assert_eq!(row.next, done.map(|()| obvious.state));
        }
        if done.is_none() {
            assert_eq!(run.known(), step + u64::from(!row.is_empty()));
            assert!(matches!(run.stop(), Some(Stop::End(_))));
            return;
        }
    }
    assert_eq!(run.known(), 60);
}

#[test]
fn six_thousand_machines_that_stay_do_what_their_tables_say() {
    let mut chance = Chance(36);
    for _ in 0..6000 {
        let (states, symbols) = (1 + chance.below(5), 2 + chance.below(3));
        let stays = chance.below(10);
        let table = chance.table(states, symbols, stays);
        let mut side = || vec![MachineSymbol::BLANK; chance.below(6).into()];
        let (mut left, mut right) = (side(), side());
        for cell in left.iter_mut().chain(&mut right) {
            *cell = MachineSymbol(chance.below(symbols));
        }
        compare(&table, &Tape { left, right });
    }
}

/// The last cells of the largest table have a place in the log.
#[test]
fn machines_of_128_states_and_36_symbols_do_what_their_tables_say() {
    let mut chance = Chance(64);
    for _ in 0..300 {
        let table = chance.table(128, 36, 2);
        let right = (0..20).map(|_| MachineSymbol(chance.below(36))).collect();
        let left = Vec::new();
        compare(&table, &Tape { left, right });
    }
}

/// A loop in which the head stays is a repeat, found at once.
#[test]
fn a_machine_that_stays_for_ever_repeats() {
    for (text, first, second) in [
        ("0SA1SA", 0, 1),
        ("1SA1SA", 1, 2),
        ("1SB0SA_0SA0SA", 0, 2),
        ("1RB---_0SC---_0SB---", 1, 3),
        ("1SB1LA_1SB0SA", 1, 2),
    ] {
        let program = standard(text);
        let run = finished(&program, &Tape::default(), 1_000_000_000);
        let mut prover = Prover::new(&program, &Tape::default(), 100);
        prover.finish().unwrap();
        let expected = MachineProof::Repeat { first, second };
        match run.stop() {
            Some(Stop::Never(proof)) => assert_eq!(proof, expected, "{text}"),
            other => assert_eq!(other, Some(Stop::Memory), "{text}"),
        }
        match prover.proof() {
            Some(MachineProof::NoHaltInReach { .. }) => {}
            other => assert_eq!(other, Some(expected), "{text}"),
        }
    }
    let run = finished(&standard("1RB---_0SB---"), &Tape::default(), 1_000_000_000);
    assert_eq!((run.known(), run.operations()), (1_000_000_000, 2));
    assert_eq!(run.at(999_999_999).unwrap().head, 1);
    assert_eq!(
        run.tape(1_000_000_000, -1, 3).unwrap(),
        [0, 1, 0, 0].map(MachineSymbol)
    );
}

/// Of machines with a stay none has a number among those that only go left and right.
#[test]
fn a_machine_that_stays_has_no_number() {
    let number = |text: &str| machine_index(standard(text).table());
    assert!(number("1RB1LB_1LA1RZ").is_some());
    assert_eq!(number("1RB1LB_1LA1SZ"), None);
}

/// S, N and a dash are a head that stays, where nothing else can be meant; it is written as S.
#[test]
fn a_head_that_stays_has_three_signs() {
    for text in ["1SB1NB_1-A---", "1sB1nB_1SA---"] {
        let table = Table::read(text, None).unwrap().table;
        assert_eq!(table.standard().unwrap(), "1SB1SB_1SA---");
    }
    let tuples = Table::read("q 0 1 - q\nq 1 1 N q\nq _ 1 s q", None).unwrap();
    let text = tuples.table.write(MachineForm::Tuples).unwrap();
    assert!(
        text.ends_with("q _ 1 S q\nq 0 1 S q\nq 1 1 S q\n"),
        "{text}"
    );
    let yaml = "blank: _\nstart state: q\ntable:\n  q: {_: {write: 1, N: q}, 1: S}\n";
    let table = Table::read(yaml, None).unwrap().table;
    let text = table.write(MachineForm::Yaml).unwrap();
    assert!(text.contains("write: 1, S: q"), "{text}");
}

/// The standard text has 36 signs for symbols, of which the letters come after the digits.
#[test]
fn a_machine_of_36_symbols_has_a_standard_text() {
    let row: String = ('0'..='9')
        .chain('A'..='Z')
        .map(|it| format!("{it}RA"))
        .collect();
    let read = Table::read(&row, None).unwrap();
    assert_eq!(read.table.symbols().len(), 36);
    assert_eq!(
        read.table
            .cell(MachineState(0), MachineSymbol(35))
            .unwrap()
            .write,
        MachineSymbol(35)
    );
    assert_eq!(read.table.standard().unwrap(), row);
}
