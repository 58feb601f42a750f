//! The universal machine does on its tape what the machine does whose rules stand there.

use appleyard_core::machine::turing::{
    Halting, HeadDirection, Plain, Program, ReadyMachine, Table, Tape, numbered_machine, ready,
};

/// The rules of a machine, as the universal machine reads them from cell 0 on.
fn rules(table: &Table) -> String {
    let mut text = String::new();
    for (at, cell) in table.cells().iter().enumerate() {
        let cell = cell.unwrap();
        let go = u8::from(cell.go == HeadDirection::Right);
        let strokes = cell.next.state().map_or(0, |it| 2 * usize::from(it) + 1);
        text.push(if at == 0 { '*' } else { '.' });
        text += &format!("i{}{go}{}", cell.write.0, "i".repeat(strokes));
    }
    text + "<"
}

/// Runs a machine on the blank tape for at most this many steps.
fn alone(table: &Table, steps: u64) -> Plain {
    let mut plain = Plain::new(
        &Program::new(table.clone(), Halting::Step),
        &Tape::default(),
    );
    plain.advance(steps);
    plain
}

/// The universal machine with the rules of a machine before it, after at most this many steps.
fn universal(table: &Table, steps: u64) -> Plain {
    let universal = ready(ReadyMachine::Universal).unwrap().table;
    let tape = Tape::read(&universal, "a<", &rules(table)).unwrap();
    let mut plain = Plain::new(&Program::new(universal, Halting::AsWritten), &tape);
    plain.advance(steps);
    plain
}

/// Both machines have halted with the same tape and the head in the same place.
fn ends_alike(table: &Table, alone: &Plain, universal: &Plain) {
    assert!(
        alone.end().is_some() && universal.end().is_some(),
        "{table:?}"
    );
    let symbols = ready(ReadyMachine::Universal).unwrap().table;
    // Cell 0 of the other machine lies before the rules, cell 1 after them.
    let length = i64::try_from(rules(table).len()).unwrap();
    for cell in -30..30 {
        let place = if cell <= 0 {
            cell - 2
        } else {
            cell - 1 + length
        };
        let sign = symbols.symbols()[usize::from(universal.symbol(place))];
        let expected = match (alone.head() == cell, alone.symbol(cell).0) {
            (false, 0) => '0',
            (false, _) => '1',
            (true, 0) => 'a',
            (true, _) => 'b',
        };
        assert_eq!(sign, expected, "{table:?} at {cell}");
    }
}

#[test]
fn machines_of_two_states_that_halt_do_the_same_on_the_universal_one() {
    let mut halting = 0;
    for index in 0..20_736 {
        let table = numbered_machine(2, index).unwrap();
        let alone = alone(&table, 6);
        if alone.end().is_some() {
            halting += 1;
            // Every fifth of them, which are nearly two thousand.
            if halting % 5 == 0 {
                ends_alike(&table, &alone, &universal(&table, 20_000));
            }
        } else if index % 100 == 0 {
            assert!(universal(&table, 20_000).end().is_none(), "{table:?}");
        }
    }
    assert_eq!(halting, 9_784);
}

#[test]
fn champions_of_three_and_four_states_run_on_the_universal_machine() {
    for (machine, steps) in [
        (ReadyMachine::BeaverThreeSteps, 21),
        (ReadyMachine::BeaverThreeOnes, 14),
        (ReadyMachine::BeaverFour, 107),
    ] {
        let table = ready(machine).unwrap().table;
        ends_alike(&table, &alone(&table, steps), &universal(&table, 100_000));
    }
}

#[test]
fn its_own_tape_holds_the_champion_of_two_states() {
    let own = ready(ReadyMachine::Universal).unwrap();
    let champion = ready(ReadyMachine::BeaverTwo).unwrap().table;
    assert_eq!((own.left, own.right), ("a<", rules(&champion).as_str()));
}
