//! The Turing machine as a row that goes with its head.

use appleyard_core::error::DiscreteError;
use appleyard_core::machine::discrete::{
    CellKind, DiscreteConfig, DiscreteKind, DiscreteRun, DiscreteSignals, Machine, Role,
};
use appleyard_core::machine::turing::{
    Halting, HeadDirection, MachineState, MachineSymbol, Plain, Program, Table, Tape,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::discrete::made::{rows_of, run_of, turing};

fn run(config: &DiscreteConfig) -> DiscreteRun {
    DiscreteRun::new(config).unwrap()
}

/// The part that is the head.
fn head_of(run: &DiscreteRun) -> usize {
    run.system()
        .roles()
        .position(|it| it == Role::Head)
        .unwrap()
}

/// Radó, On Non-Computable Functions, 1962: the best machine with two states writes four 1s and makes six moves.
/// The rows are calculated by hand: A is 0 and 1, B is 10 and 11, the halt is -1 and -2.
#[test]
fn the_busy_beaver_of_two_states_goes_through_these_rows() {
    let run = run_of(DiscreteKind::Turing, 8);
    let rows = rows_of(&run);
    assert_eq!(
        rows,
        [
            [0, 0, 0, 0, 0, 0],
            [0, 1, 10, 0, 0, 0],
            [0, 0, 1, 1, 0, 0],
            [0, 0, 10, 1, 1, 0],
            [0, 0, 0, 1, 1, 1],
            [0, 1, 11, 1, 1, 0],
            [1, 1, -2, 1, 0, 0],
            [1, 1, -2, 1, 0, 0],
            [1, 1, -2, 1, 0, 0],
        ]
    );
    let roles: Vec<Role> = run.system().roles().collect();
    let [tape, head] = [Role::Tape, Role::Head];
    assert_eq!(roles, [tape, tape, head, tape, tape, tape]);
    assert_eq!(
        [tape, head].map(Role::kind),
        [CellKind::Symbol, CellKind::Head]
    );
    // In step 1 it writes 1 and goes right: 1 goes out on the left, and the blank on the right comes in.
    let right = DiscreteSignals {
        to_left: Some(1),
        from_right: Some(0),
        ..DiscreteSignals::default()
    };
    assert_eq!(run.signals(0, 2..3), Ok(right));
    // In step 2 it writes 1 and goes left, to the 1 that it has just written.
    let left = DiscreteSignals {
        from_left: Some(1),
        to_right: Some(1),
        ..DiscreteSignals::default()
    };
    assert_eq!(run.signals(1, 2..3), Ok(left));
    assert_eq!(run.signals(6, 2..3), Ok(DiscreteSignals::default()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The same machine on a tape that stays where it is.
    #[test]
    fn the_row_is_the_tape_around_the_head(config in turing()) {
        let run = run(&config);
        let at = head_of(&run) as i64;
        let table = Table::read_standard(config.table.as_deref().unwrap()).unwrap();
        let word = config.word.clone().unwrap();
        let tape = Tape::read(&table, "", &word).unwrap();
        let mut plain = Plain::new(&Program::new(table, Halting::AsWritten), &tape);
        for row in rows_of(&run) {
            let symbols: Vec<i32> = (0..row.len() as i64)
                .map(|part| plain.symbol(plain.head() + part - at).0.into())
                .collect();
            let read = symbols[at as usize];
            let head = plain.state().map_or(-1 - read, |it| 10 * i32::from(it.0) + read);
            prop_assert_eq!(row[at as usize], head);
            for (part, (found, symbol)) in row.iter().zip(&symbols).enumerate() {
                prop_assert!(part as i64 == at || found == symbol);
            }
            // Everything that is not blank stands in the row.
            let (first, marks) = plain.written();
            let last = first + marks.len() as i64 - 1;
            prop_assert!(marks.is_empty() || first >= plain.head() - at);
            prop_assert!(marks.is_empty() || last < plain.head() - at + row.len() as i64);
            plain.advance(1);
        }
    }

    /// What crosses is a symbol of the row, or the one that the head has written.
    #[test]
    fn a_symbol_crosses_each_boundary_against_the_way_of_the_head(
        config in turing(), one in any::<Index>(), other in any::<Index>()
    ) {
        let run = run(&config);
        let (at, parts) = (head_of(&run), run.system().parts());
        let table = Table::read_standard(config.table.as_deref().unwrap()).unwrap();
        let mut ends = [one, other].map(|it| it.index(parts + 1));
        ends.sort_unstable();
        let [from, to] = ends;
        let cut = from < to && to - from < parts;
        for (step, row) in rows_of(&run).iter().enumerate() {
            let rule = u8::try_from(row[at]).ok().and_then(|it| table.cell(MachineState(it / 10), MachineSymbol(it % 10)));
            let mut expected = DiscreteSignals::default();
            if let Some(rule) = rule {
                let mut given = row.clone();
                given[at] = rule.write.0.into();
                let [left, right] = [cut && from > 0, cut && to < parts];
                if rule.go == HeadDirection::Stay {
                    // Nothing crosses.
                } else if rule.go == HeadDirection::Right {
                    expected.to_left = left.then(|| given[from]);
                    expected.from_right = right.then(|| given[to]);
                } else {
                    expected.from_left = left.then(|| given[from - 1]);
                    expected.to_right = right.then(|| given[to - 1]);
                }
            }
            prop_assert_eq!(run.signals(step as u32, from..to).unwrap(), expected);
        }
    }

    /// A stretch of the row that knows only what crosses does what it does in the whole: a symbol that comes in moves
    /// it, and so does one that goes out; where nothing crosses nothing moves.
    #[test]
    fn the_signals_are_all_that_a_stretch_of_the_tape_needs(
        config in turing(), one in any::<Index>(), other in any::<Index>()
    ) {
        let run = run(&config);
        let (at, parts) = (head_of(&run), run.system().parts());
        let mut ends = [one, other].map(|it| it.index(parts + 1));
        ends.sort_unstable();
        let [from, to] = ends;
        prop_assume!(!(from..to).contains(&at) && from < to);
        let rows = rows_of(&run);
        let mut stretch = rows[0][from..to].to_vec();
        for (step, row) in rows.iter().enumerate() {
            prop_assert_eq!(&stretch, &row[from..to]);
            let it = run.signals(step as u32, from..to).unwrap();
            if it.from_left.is_some() || it.to_right.is_some() {
                stretch.pop();
                stretch.insert(0, it.from_left.unwrap_or(0));
            } else if it.from_right.is_some() || it.to_left.is_some() {
                stretch.remove(0);
                stretch.push(it.from_right.unwrap_or(0));
            }
        }
    }
}

/// The control with what it reads is a finite machine, whose environment is the tape.
#[test]
fn the_control_hears_one_symbol_in_a_step_and_says_one() {
    let run = run_of(DiscreteKind::Turing, 7);
    let pair = run.system().cut(2..3).unwrap();
    let rows = rows_of(&run);
    let control: Vec<i32> = rows.iter().map(|row| row[2]).collect();
    assert_eq!(run.alone(2..3).unwrap(), control);
    let mut whole = run.system().states();
    let first = whole.next().unwrap();
    // It takes on the right and gives 1 to the left; its environment has blanks on both sides.
    assert_eq!(pair.machine.say(&pair.machine.part_of(&first)), [-1, 1]);
    assert_eq!(
        pair.environment.say(&pair.environment.part_of(&first)),
        [0, 0]
    );
}

#[test]
fn rules_that_are_wrong_and_rows_that_are_too_wide_are_refused() {
    let refused = |table: &str, word: &str, steps| {
        let config = DiscreteConfig {
            table: Some(table.into()),
            word: Some(word.into()),
            ..DiscreteConfig::new(DiscreteKind::Turing, steps)
        };
        DiscreteRun::new(&config).map(|run| run.system().parts())
    };
    assert_eq!(
        refused("1RB1LB_1LA1RC", "", 1).unwrap_err().code(),
        "turing-unknown-state"
    );
    assert_eq!(refused("", "", 1).unwrap_err().code(), "turing-no-states");
    assert_eq!(
        refused("1RA1RA", "012", 1).unwrap_err().code(),
        "discrete-not-a-letter"
    );
    assert_eq!(
        refused("1RA1RA", &"1".repeat(201), 1),
        Err(DiscreteError::LETTERS.refused(201, 0, 200))
    );
    assert_eq!(
        refused("1RA1RA", "", 2001),
        Err(DiscreteError::STEPS.refused(2001, 0, 2000))
    );
    // It leaves a 1 behind in each step: as many on the left as there are steps, the head, and a blank.
    assert_eq!(refused("1RA1RA", "", 399), Ok(401));
    assert_eq!(
        refused("1RA1RA", "", 400),
        Err(DiscreteError::WIDTH.refused(402, 1, 401))
    );
    assert_eq!(refused("1LA1LA", "1", 399), Ok(401));
    assert_eq!(
        refused("1LA1LA", &"1".repeat(200), 2000),
        Err(DiscreteError::WIDTH.refused(2201, 1, 401))
    );
    // A machine that clears its way needs no more room than its word.
    assert_eq!(refused("0RA0RA", "111", 2000), Ok(4));
}

/// The machine is limited before its room is taken.
#[test]
fn a_system_of_too_many_steps_is_refused_too() {
    let config = DiscreteConfig::new(DiscreteKind::Turing, u32::MAX);
    assert_eq!(
        config.system().unwrap_err(),
        DiscreteError::STEPS.refused(u32::MAX.into(), 0, 2000)
    );
}
