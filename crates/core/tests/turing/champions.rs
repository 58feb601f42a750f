//! Steps and ones of the champions: Rado 1962 (two states), Lin and Rado 1965 (three), Brady 1983 (four), Marxen and
//! Buntrock 1990 (five).

use appleyard_core::machine::turing::{
    Halting, MachineEnd, Plain, Program, ReadyMachine, Stop, Table, Tape, ready,
};

use crate::turing::any::{finished, standard};

#[test]
fn the_champions_do_the_published_steps_and_leave_the_published_ones() {
    for (machine, steps, ones) in [
        (ReadyMachine::BeaverTwo, 6, 4),
        (ReadyMachine::BeaverThreeSteps, 21, 5),
        (ReadyMachine::BeaverThreeOnes, 14, 6),
        (ReadyMachine::BeaverFour, 107, 13),
        (ReadyMachine::BeaverFive, 47_176_870, 4_098),
    ] {
        let program = Program::new(ready(machine).unwrap().table, Halting::AsWritten);
        let run = finished(&program, &Tape::default(), 1 << 40);
        assert_eq!(run.stop(), Some(Stop::End(MachineEnd::Halt)), "{machine:?}");
        assert_eq!((run.known(), run.ones()), (steps, ones), "{machine:?}");

        let mut plain = Plain::new(&program, &Tape::default());
        plain.advance(u64::MAX);
        assert_eq!((plain.steps(), plain.ones()), (steps, ones), "{machine:?}");
        assert_eq!(plain.end(), Some(MachineEnd::Halt));
        assert_eq!(plain.state(), None);
    }
}

/// The number of operations shows that chain moves work: 73,460, not 47 million.
#[test]
fn the_champion_of_five_states_needs_few_operations() {
    let program = standard("1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA");
    let run = finished(&program, &Tape::default(), 1 << 40);
    assert!(run.operations() < 80_000, "{}", run.operations());
    // 12,289 cells: the span that Marxen and Buntrock's machine is known for.
    let [first, last] = run.met();
    assert_eq!(last - first + 1, 12_289);
}

#[test]
fn a_halt_that_is_no_step_is_a_step_less() {
    let read = |text: &str| Table::read(text, None).unwrap().table;
    let steps = |text: &str, halting| {
        let run = finished(&Program::new(read(text), halting), &Tape::default(), 1000);
        let mut plain = Plain::new(run.program(), &Tape::default());
        plain.advance(1000);
        assert_eq!((plain.steps(), plain.ones()), (run.known(), run.ones()));
        (run.known(), run.ones(), run.stop())
    };
    let halt = Some(Stop::End(MachineEnd::Halt));
    let missing = Some(Stop::End(MachineEnd::Missing));
    for (text, halting, expected) in [
        ("1RB1LB_1LA1RZ", Halting::AsWritten, (6, 4, halt)),
        ("1RB1LB_1LA1RZ", Halting::Step, (6, 4, halt)),
        ("1RB1LB_1LA1RZ", Halting::NoStep, (5, 4, halt)),
        ("1RB1LB_1LA---", Halting::AsWritten, (5, 4, missing)),
        ("1RB1LB_1LA---", Halting::Step, (6, 4, halt)),
        ("1RB1LB_1LA---", Halting::NoStep, (5, 4, missing)),
    ] {
        assert_eq!(steps(text, halting), expected, "{text} {halting:?}");
    }
}
