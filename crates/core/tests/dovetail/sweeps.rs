//! Sweeps against one that does step after step, and against the known totals.

use appleyard_core::Error;
use appleyard_core::dovetail::{
    Fate, MAX_MACHINES, MachineEnumeration, Machines, Sweep, SweepDoes, SweepOrder, SweepReport,
    pair,
};
use appleyard_core::machine::turing::{
    Halting, MachineSymbol, Plain, Program, Prover, Table, Tape,
};
use appleyard_core::progress::Run;
use proptest::prelude::*;

use crate::dovetail::orders::FAIR;
use crate::dovetail::slow;

fn done(machines: &Machines, order: SweepOrder, pruned: bool, rounds: u64) -> Sweep {
    let mut sweep = Sweep::new(machines.clone(), order, pruned, rounds).unwrap();
    sweep.finish().unwrap();
    sweep
}

/// Compares all that a sweep says about each moment.
fn compare(sweep: &Sweep, rows: &[slow::Row]) -> Result<(), TestCaseError> {
    let summary = sweep.summary();
    prop_assert_eq!(summary.moments, rows.len() as u64);
    let real = |it: &&slow::Row| matches!(it.3, SweepDoes::Step | SweepDoes::Halts);
    prop_assert_eq!(summary.steps, rows.iter().filter(real).count() as u64);
    let count = sweep.machines().count();
    let mut steps = vec![0; count as usize];
    let mut halted = vec![false; count as usize];
    let mut reports = Vec::new();
    for (t, &(machine, step, round, does)) in (0..).zip(rows) {
        let grid = sweep.grid(t, 0, count).unwrap();
        for (at, mark) in grid.iter().enumerate() {
            prop_assert_eq!(mark.steps, steps[at], "moment {} machine {}", t, at);
            prop_assert_eq!(mark.state == SweepDoes::Ended, halted[at]);
        }
        let moment = sweep.at(t).unwrap();
        let got = (moment.machine, moment.step, moment.round, moment.does);
        prop_assert_eq!(got, (machine, step, round, does), "moment {}", t);
        let at = machine as usize;
        if matches!(does, SweepDoes::Step | SweepDoes::Halts) {
            steps[at] += 1;
            prop_assert_eq!(sweep.when(machine, step), Some(t));
            let why = sweep.why(machine, step).unwrap();
            prop_assert_eq!((why.t, why.round, why.does), (Some(t), Some(round), does));
            prop_assert_eq!(why.before.unwrap() + why.place.unwrap(), t);
            if let Some(bound) = why.bound {
                prop_assert!(bound >= t.into());
            }
        }
        if does == SweepDoes::Halts {
            halted[at] = true;
            reports.push((machine, step, round, t));
        }
    }
    let found = sweep.reports(0, 1000);
    let found: Vec<_> = found
        .iter()
        .map(|it| (it.machine, it.step, it.round, it.t))
        .collect();
    prop_assert_eq!(summary.heard, reports.last().map_or(0, |it| it.3 + 1));
    prop_assert_eq!(found, reports);
    let end = rows.len() as u64;
    prop_assert!(sweep.at(end).is_err() && sweep.grid(end + 1, 0, 1).is_err());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_sweep_says_what_happens_step_by_step(
        states in 1..4_u8, seed in 0..u64::MAX, count in 1..20_u64, rounds in 1..30_u64, pruned: bool,
    ) {
        let machines = Machines::numbered(states, MachineEnumeration::Shuffled, seed, 0, count).unwrap();
        for order in FAIR {
            let rounds = if order == SweepOrder::Doubling { rounds.min(9) } else { rounds };
            let sweep = done(&machines, order, pruned, rounds);
            let mut rows = slow::sweep(&machines, order, pruned, sweep.summary().rounds);
            compare(&sweep, &rows)?;
            // If it has ended early, nothing was left to do.
            let left = rounds - sweep.summary().rounds;
            if left > 0 {
                let all = slow::sweep(&machines, order, pruned, rounds);
                rows = all.get(rows.len()..).unwrap().to_vec();
                let works = |it: &slow::Row| matches!(it.3, SweepDoes::Step | SweepDoes::Halts);
                prop_assert!(!rows.iter().any(works));
            }
        }
        let rounds = 20 * rounds;
        let sweep = done(&machines, SweepOrder::First, pruned, rounds);
        compare(&sweep, &slow::first(&machines, pruned, rounds))?;
        let summary = sweep.summary();
        prop_assert_eq!((summary.rounds, summary.plain), (summary.moments, summary.moments));
    }

    #[test]
    fn pruned_and_unpruned_sweeps_report_the_same(
        states in 2..4_u8, seed in 0..u64::MAX, count in 1..200_u64, rounds in 1..300_u64,
    ) {
        let machines = Machines::numbered(states, MachineEnumeration::Shuffled, seed, 0, count).unwrap();
        let reports = |order, pruned| {
            let reports = done(&machines, order, pruned, rounds).reports(0, 1000);
            let same = |it: &SweepReport| (it.machine, it.step, it.round, it.ones);
            reports.iter().map(same).collect::<Vec<_>>()
        };
        let expected = reports(SweepOrder::Cantor, false);
        prop_assert_eq!(&reports(SweepOrder::Cantor, true), &expected);
        prop_assert_eq!(&reports(SweepOrder::Rounds, false), &expected);
        prop_assert_eq!(&reports(SweepOrder::Rounds, true), &expected);
    }

    #[test]
    fn slices_find_the_same(seed in 0..u64::MAX, slice in 1..20_u64) {
        let machines = Machines::numbered(3, MachineEnumeration::Shuffled, seed, 0, 50).unwrap();
        let mut sweep = Sweep::new(machines.clone(), SweepOrder::Cantor, true, 200).unwrap();
        while !sweep.advance(slice).unwrap().finished {}
        let whole = done(&machines, SweepOrder::Cantor, true, 200);
        prop_assert_eq!(sweep.summary(), whole.summary());
        prop_assert_eq!(sweep.reports(0, 100), whole.reports(0, 100));
    }
}

/// The source document: what halts at its step s is found in round n + s - 1, and at the moment that is the number of
/// the pair (s - 1, n).
#[test]
fn all_machines_with_two_states_report_when_they_should() {
    let machines = Machines::numbered(2, MachineEnumeration::Index, 0, 0, 20_736).unwrap();
    let sweep = done(&machines, SweepOrder::Cantor, false, 20_736);
    let summary = sweep.summary();
    assert_eq!((summary.reports, summary.proved), (9784, 10_952));
    assert!(summary.settled);
    assert_eq!(summary.heard, 215_001_216);
    assert_eq!(summary.moments, 215_001_216);
    for place in (0..9784).step_by(97) {
        let report = sweep.reports(place, 1)[0];
        let t = pair(&(report.step - 1).into(), &report.machine.into());
        assert_eq!(t, report.t.into());
        assert_eq!(report.round, report.machine + report.step - 1);
        let (program, tape) = machines.program(report.machine).unwrap();
        let mut plain = Plain::new(&program, &tape);
        plain.advance(report.step);
        assert_eq!(plain.state(), None);
        assert_eq!((plain.steps(), plain.ones()), (report.step, report.ones));
    }
}

/// The steps of those that halt are 6912 + 2 · 2304 + 3 · 384 + 4 · 128 + 5 · 16 + 6 · 40 = 13,504. The others take as
/// many as their proofs: with another search, which finds them a little later, it was 22,416 in all.
#[test]
fn pruning_saves_almost_all_steps() {
    let machines = Machines::numbered(2, MachineEnumeration::Index, 0, 0, 20_736).unwrap();
    let sweep = done(&machines, SweepOrder::Cantor, true, 30_000);
    let summary = sweep.summary();
    assert!(summary.settled && summary.finished);
    let proofs: u64 = (0..20_736)
        .filter_map(|it| slow::proved(&machines, it))
        .sum();
    assert_eq!(summary.moments, 13_504 + proofs);
    assert_eq!(summary.moments, 21_968);
    assert!(summary.heard <= 22_416);
    assert_eq!(summary.plain, 215_001_216);
}

/// The first steps of a machine are done without its table; the proof and the moment of finding it are the same.
#[test]
fn fates_are_those_that_the_prover_finds() {
    for (states, count) in [(2, 20_736), (3, 3000), (4, 3000), (5, 3000)] {
        let machines =
            Machines::numbered(states, MachineEnumeration::Shuffled, 7, 0, count).unwrap();
        let sweep = done(&machines, SweepOrder::Cantor, true, count + 1000);
        for machine in 0..count {
            let (program, tape) = machines.program(machine).unwrap();
            let mut prover = Prover::new(&program, &tape, 1000);
            prover.finish().unwrap();
            let ran = prover.machine();
            let expected = match prover.proof() {
                Some(proof) => Fate::Never {
                    steps: ran.steps(),
                    proof,
                },
                None if ran.end().is_some() => Fate::Halts {
                    steps: ran.steps(),
                    ones: ran.ones(),
                },
                None => continue,
            };
            assert_eq!(sweep.fate(machine), Some(expected), "{states} {machine}");
        }
    }
}

#[test]
fn the_first_one_first_hangs_on_machine_0() {
    let machines = Machines::numbered(2, MachineEnumeration::Index, 0, 0, 20_736).unwrap();
    let summary = done(&machines, SweepOrder::First, false, 100_000).summary();
    assert_eq!((summary.begun, summary.reports), (1, 0));
    // With pruning it is dropped before its first step.
    let summary = done(&machines, SweepOrder::First, true, 100_000).summary();
    assert_eq!((summary.begun, summary.reports), (20_736, 9784));
}

/// Each of these is proved never to halt before its first step.
#[test]
fn a_round_of_the_first_one_first_is_a_step() {
    let read = |text: &str| {
        let table = Table::read(text, None).unwrap().table;
        (Program::new(table, Halting::Step), Tape::default())
    };
    let [never, halts] = ["0LA0LA", "1RZ1RZ"].map(read);
    for (machines, steps) in [
        (vec![never.clone()], 0),
        (vec![never.clone(), never.clone()], 0),
        (vec![halts.clone(), never.clone()], 1),
        (vec![never.clone(), halts.clone(), never], 1),
    ] {
        let machines = Machines::listed(machines).unwrap();
        let sweep = done(&machines, SweepOrder::First, true, 5);
        let summary = sweep.summary();
        assert_eq!((summary.rounds, summary.moments), (steps, steps));
        assert!(summary.settled && summary.finished);
        let grid = sweep.grid(steps, 0, machines.count()).unwrap();
        for (machine, mark) in (0..).zip(grid) {
            let state = match sweep.fate(machine) {
                Some(Fate::Halts { .. }) => SweepDoes::Ended,
                _ => SweepDoes::Dropped,
            };
            assert_eq!(mark.state, state, "{machine}");
        }
    }
    // In the other orders a round is one whether or not a machine does a step in it: reports have its number.
    let machines = Machines::listed(vec![read("0LA0LA"), halts]).unwrap();
    let sweep = done(&machines, SweepOrder::Cantor, true, 5);
    let summary = sweep.summary();
    assert_eq!((summary.rounds, summary.moments), (2, 1));
    assert_eq!(sweep.reports(0, 1)[0].round, 1);
}

#[test]
fn what_comes_after_a_machine_that_never_halts_has_no_round() {
    let machines = ["1RZ1RZ", "0RA0RA", "1RZ1RZ"].map(|text| {
        let table = Table::read(text, None).unwrap().table;
        (Program::new(table, Halting::Step), Tape::default())
    });
    let machines = Machines::listed(machines.to_vec()).unwrap();
    let sweep = done(&machines, SweepOrder::First, false, 50);
    for step in [1, 2, 1 << 20] {
        assert_eq!(sweep.when(2, step), None);
        let why = sweep.why(2, step).unwrap();
        assert_eq!((why.round, why.before, why.t), (None, None, None));
        assert_eq!(why.does, SweepDoes::Later);
    }
    // The machine that goes on has a round for each of its steps, done or not.
    for step in [1, 49, 50, 1000] {
        let why = sweep.why(1, step).unwrap();
        assert_eq!(why.round, Some(step));
        assert_eq!(why.t, Some(step).filter(|&it| it < 50));
    }
}

#[test]
fn a_shuffle_has_each_machine_once() {
    let index = |states, seed, count| {
        let all = Machines::numbered(states, MachineEnumeration::Shuffled, seed, 0, count).unwrap();
        (0..count)
            .map(|it| all.index(it).unwrap())
            .collect::<Vec<_>>()
    };
    let first = index(2, 1, 20_736);
    let mut sorted = first.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (0..20_736).collect::<Vec<_>>());
    assert_ne!(first, sorted);
    assert_ne!(index(2, 2, 20_736), first);
    assert_eq!(index(2, 1, 100), first[..100]);
    assert!(index(5, 1, 1000).iter().all(|&it| it < 24_u64.pow(10)));
}

#[test]
fn what_cannot_be_swept_is_refused() {
    let refused = |states, enumeration, first, count| {
        let machines = Machines::numbered(states, enumeration, 0, first, count);
        machines.map_err(|it| it.code()).unwrap_err()
    };
    assert_eq!(
        refused(0, MachineEnumeration::Index, 0, 1),
        "turing-states-out-of-range"
    );
    assert_eq!(
        refused(6, MachineEnumeration::Index, 0, 1),
        "turing-states-out-of-range"
    );
    assert_eq!(
        refused(5, MachineEnumeration::Tree, 0, 1),
        "dovetail-tree-out-of-range"
    );
    assert_eq!(
        refused(2, MachineEnumeration::Index, 0, 0),
        "dovetail-count-out-of-range"
    );
    assert_eq!(
        refused(3, MachineEnumeration::Index, 0, MAX_MACHINES + 1),
        "dovetail-count-out-of-range"
    );
    assert_eq!(
        refused(2, MachineEnumeration::Index, 20_736, 1),
        "turing-index-out-of-range"
    );
    assert_eq!(
        refused(2, MachineEnumeration::Shuffled, u64::MAX, 2),
        "turing-index-out-of-range"
    );
    assert_eq!(
        refused(4, MachineEnumeration::Tree, MAX_MACHINES, 1),
        "dovetail-count-out-of-range"
    );
    assert_eq!(
        Machines::listed(vec![]).unwrap_err().code(),
        "dovetail-no-machines"
    );
    let machines = Machines::numbered(2, MachineEnumeration::Index, 0, 0, 5).unwrap();
    for order in [
        SweepOrder::Cantor,
        SweepOrder::Triangles,
        SweepOrder::Doubling,
        SweepOrder::First,
    ] {
        for rounds in [0, Sweep::most_rounds(order) + 1] {
            let error = Sweep::new(machines.clone(), order, false, rounds).unwrap_err();
            assert_eq!(error.code(), "dovetail-rounds-out-of-range");
        }
    }
    let sweep = done(&machines, SweepOrder::Cantor, false, 4);
    let code = |error: Error| error.code();
    assert_eq!(
        code(sweep.at(10).unwrap_err()),
        "dovetail-moment-out-of-range"
    );
    assert_eq!(
        code(sweep.why(5, 1).unwrap_err()),
        "dovetail-machine-out-of-range"
    );
    assert_eq!(
        code(sweep.why(4, 0).unwrap_err()),
        "dovetail-step-out-of-range"
    );
    assert_eq!(
        code(sweep.grid(0, 3, 3).unwrap_err()),
        "dovetail-machine-out-of-range"
    );
    assert_eq!(sweep.why(4, 1).unwrap().does, SweepDoes::Later);
}

/// Each of them goes to the right over a million cells before it halts.
#[test]
fn tapes_that_would_take_too_much_memory_stop_the_sweep() {
    let table = Table::read("1RZ1RA", None).unwrap().table;
    let program = Program::new(table, Halting::Step);
    let tape = Tape {
        left: Vec::new(),
        right: vec![MachineSymbol(1); 1 << 20],
    };
    let machines = Machines::listed(vec![(program, tape); 40]).unwrap();
    let mut sweep = Sweep::new(machines, SweepOrder::Cantor, false, 50).unwrap();
    let error = sweep.finish().unwrap_err();
    assert_eq!(error.code(), "dovetail-too-much-memory");
    assert_eq!(sweep.finish().unwrap_err(), error);
    // What was known stays known.
    let summary = sweep.summary();
    assert!(summary.rounds > 10 && summary.reports == 0);
    assert_eq!(sweep.at(0).unwrap().does, SweepDoes::Step);
}
