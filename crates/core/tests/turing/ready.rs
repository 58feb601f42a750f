//! The ready machines do what they are for.

use appleyard_core::machine::turing::{
    Halting, MachineEnd, MachineState, Program, ReadyMachine, Stop, Tape, TuringRun, ready,
};

use crate::turing::any::finished;

/// Runs a ready machine on a tape.
fn run(machine: ReadyMachine, tape: &str, limit: u64) -> TuringRun {
    let made = ready(machine).unwrap();
    let tape = Tape::read(&made.table, "", tape).unwrap();
    finished(&Program::new(made.table, Halting::AsWritten), &tape, limit)
}

/// What is on the tape at the end, without the blanks around it.
fn left(run: &TuringRun) -> String {
    let cells = run.tape(run.known(), -100, 100).unwrap();
    let signs = run.program().table().symbols();
    let text: String = cells.iter().map(|&it| signs[usize::from(it)]).collect();
    text.trim_matches(signs[0]).to_owned()
}

#[test]
fn every_ready_machine_has_a_tape_that_it_can_read() {
    for machine in [
        ReadyMachine::Counter,
        ReadyMachine::Palindrome,
        ReadyMachine::Copier,
        ReadyMachine::Addition,
        ReadyMachine::Bouncer,
        ReadyMachine::Universal,
    ] {
        let made = ready(machine).unwrap();
        let tape = Tape::read(&made.table, made.left, made.right).unwrap();
        let run = finished(&Program::new(made.table, Halting::AsWritten), &tape, 1000);
        assert!(run.known() >= 8, "{machine:?}");
    }
}

#[test]
fn the_palindromes_are_those_that_read_the_same_backwards() {
    for length in 0..8_u32 {
        for bits in 0..1_u32 << length {
            let word: String = (0..length)
                .map(|it| if bits >> it & 1 == 1 { 'a' } else { 'b' })
                .collect();
            let backwards: String = word.chars().rev().collect();
            let end = if word == backwards {
                MachineEnd::Accept
            } else {
                MachineEnd::Reject
            };
            let found = run(ReadyMachine::Palindrome, &word, 1000).stop();
            assert_eq!(found, Some(Stop::End(end)), "{word}");
        }
    }
}

#[test]
fn the_copier_copies_and_the_adder_adds() {
    for ones in 1..9 {
        let block = "1".repeat(ones);
        let copied = run(ReadyMachine::Copier, &block, 10_000);
        assert_eq!(copied.stop(), Some(Stop::End(MachineEnd::Halt)));
        assert_eq!(left(&copied), format!("{block}_{block}"));
        for more in 0..5 {
            let sum = run(
                ReadyMachine::Addition,
                &format!("{block}+{}", "1".repeat(more)),
                1000,
            );
            assert_eq!(sum.stop(), Some(Stop::End(MachineEnd::Halt)));
            assert_eq!(left(&sum), "1".repeat(ones + more));
        }
    }
}

/// Each time the head comes to the right end, the number is the next one.
#[test]
fn the_counter_counts() {
    let counter = run(ReadyMachine::Counter, "0", 5_000);
    let signs = counter.program().table().symbols().to_vec();
    let mut numbers = Vec::new();
    for step in 0..counter.known() {
        let moment = counter.at(step).unwrap();
        if moment.state == Some(MachineState(0)) && signs[usize::from(moment.read)] == '_' {
            let cells = counter.tape(step, -20, 20).unwrap();
            let text: String = cells.iter().map(|&it| signs[usize::from(it)]).collect();
            numbers.push(u64::from_str_radix(text.trim_matches('_'), 2).unwrap());
        }
    }
    assert!(numbers.len() > 300);
    assert!(
        numbers
            .iter()
            .zip(0..)
            .all(|(&it, expected)| it == expected),
        "{numbers:?}"
    );
}
