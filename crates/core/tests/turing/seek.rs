//! Any step that is sought is the step of a replay.

use appleyard_core::machine::turing::{
    Halting, MachineSymbol, Plain, Program, ReadyMachine, Stop, Tape, TuringRun, ready,
};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::turing::any::{finished, program, standard};

/// Compares a run with a plain one, step by step.
fn compare(run: &TuringRun, tape: &Tape) {
    let mut plain = Plain::new(run.program(), tape);
    let known = run.known();
    let rows = run.steps(0, 10_000).unwrap();
    assert_eq!(rows.len() as u64, known.min(10_000));
    for step in 0..=known {
        let moment = run.at(step).unwrap();
        assert_eq!(moment.step, step);
        let (state, head) = (moment.state, moment.head);
        assert_eq!((state, head), (plain.state(), plain.head()), "{step}");
        assert_eq!(moment.read, plain.symbol(head));
        let (from, to) = (head - 20, head + 20);
        let cells: Vec<_> = (from..to).map(|it| plain.symbol(it)).collect();
        assert_eq!(run.tape(step, from, to).unwrap(), cells, "{step}");
        if let Some(row) = rows.get(step as usize) {
            let read = (row.step, Some(row.state), row.head, row.read);
            assert_eq!(read, (step, state, head, moment.read));
            assert_eq!(plain.advance(1), 1);
            assert_eq!(row.write, plain.symbol(head));
            assert_eq!(head + row.go.step(), plain.head());
            assert_eq!(row.next, plain.state());
        }
    }
    assert_eq!(run.ones(), plain.ones());
    if let Some(Stop::End(end)) = run.stop() {
        plain.advance(1);
        assert_eq!((plain.end(), plain.steps()), (Some(end), known));
        assert_eq!(run.at(known).unwrap().end, Some(end));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn accelerated_is_plain_at_every_step((program, tape) in program(), limit in 1..400_u64) {
        compare(&finished(&program, &tape, limit), &tape);
    }

    /// Slices change nothing.
    #[test]
    fn a_run_in_slices_is_the_same((program, tape) in program(), slice in 1..9_u64) {
        let whole = finished(&program, &tape, 200);
        let mut run = TuringRun::new(program, &tape, 200).unwrap();
        let mut before = 0;
        loop {
            compare(&run, &tape);
            let progress = run.advance(slice).unwrap();
            prop_assert!(progress.done >= before && progress.done <= progress.total);
            prop_assert_eq!(progress.finished, progress.done == progress.total);
            before = progress.done;
            if progress.finished {
                break;
            }
        }
        prop_assert_eq!(run.stop(), whole.stop());
        prop_assert_eq!(run.known(), whole.known());
    }
}

/// Through several checkpoints, with an expected tape from a replay.
#[test]
fn a_step_far_into_the_champion_is_that_of_a_replay() {
    let program = standard("1RB1LC_1RC1RB_1RD0LE_1LA1LD_1RZ0LA");
    let run = finished(&program, &Tape::default(), 1 << 40);
    let mut plain = Plain::new(&program, &Tape::default());
    for step in [
        1, 999_999, 1_000_000, 12_345_678, 30_000_001, 47_176_869, 47_176_870,
    ] {
        plain.advance(step - plain.steps());
        let moment = run.at(step).unwrap();
        assert_eq!(
            (moment.state, moment.head),
            (plain.state(), plain.head()),
            "{step}"
        );
        let cells: Vec<_> = (-13_000..13_000).map(|it| plain.symbol(it)).collect();
        assert_eq!(run.tape(step, -13_000, 13_000).unwrap(), cells, "{step}");
    }
}

#[test]
fn questions_about_what_is_not_known_are_refused() {
    let run = finished(&standard("1RB1LB_1LA1RZ"), &Tape::default(), 100);
    for code in [
        run.at(7).unwrap_err().code(),
        run.tape(7, 0, 1).unwrap_err().code(),
        run.steps(7, 1).unwrap_err().code(),
    ] {
        assert_eq!(code, "turing-no-such-step");
    }
    let code =
        |result: Result<Vec<MachineSymbol>, appleyard_core::Error>| result.unwrap_err().code();
    assert_eq!(code(run.tape(0, 1, 0)), "turing-cells-backwards");
    assert_eq!(
        code(run.tape(0, 0, (1 << 20) + 1)),
        "turing-cells-out-of-range"
    );
    assert_eq!(
        code(run.tape(0, i64::MIN, i64::MAX)),
        "turing-cells-out-of-range"
    );
    assert_eq!(
        run.steps(0, 10_001).unwrap_err().code(),
        "turing-steps-out-of-range"
    );
    let limit = |limit| TuringRun::new(run.program().clone(), &Tape::default(), limit).err();
    for wrong in [0, 1 << 53, u64::MAX] {
        assert_eq!(limit(wrong).unwrap().code(), "turing-limit-out-of-range");
    }
}

/// A tape of 2²¹ cells, and a machine that writes over all of it and moves off for ever.
#[test]
fn a_long_tape_is_one_operation_for_each_run() {
    let side = vec![MachineSymbol(1); 1 << 20];
    let tape = Tape {
        left: side.clone(),
        right: side,
    };
    let run = finished(&standard("1RA1RA"), &tape, (1 << 53) - 1);
    assert!(matches!(run.stop(), Some(Stop::Never(_))));
    assert_eq!(run.known(), (1 << 53) - 1);
    assert_eq!(run.operations(), 2);
    assert_eq!(run.ones(), (1 << 53) - 1 + (1 << 20));
    let far = (1 << 53) - 11;
    assert_eq!(
        run.tape(far as u64 + 5, far, far + 10).unwrap(),
        [1, 1, 1, 1, 1, 0, 0, 0, 0, 0].map(MachineSymbol)
    );
    let long = "1".repeat(10_000_000);
    let error = Tape::read(run.program().table(), "", &long).unwrap_err();
    assert_eq!(error.code(), "turing-tape-too-long");
}

/// A machine that counts has few chain moves: the log is full long before the limit, and the run says so.
#[test]
fn a_run_stops_where_its_log_is_full() {
    let made = ready(ReadyMachine::Counter).unwrap();
    let tape = Tape::read(&made.table, made.left, made.right).unwrap();
    let run = finished(
        &Program::new(made.table, Halting::AsWritten),
        &tape,
        1 << 50,
    );
    assert_eq!(run.stop(), Some(Stop::Memory));
    assert_eq!(run.operations(), 1 << 22);
    assert!(run.known() >= 1 << 22);
    assert!(run.at(run.known()).is_ok());
}
