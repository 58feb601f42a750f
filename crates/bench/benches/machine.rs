//! Turing machines by chain moves against step by step, and pictures and steps from the log against replays.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::machine::turing::{
    Halting, MachineState, MachineSymbol, Plain, Program, ReadyMachine, Tape, TuringRun,
    TwoStateOutcome, TwoStatePlate, View, numbered_machine, ready,
};
use appleyard_core::progress::Run;
use criterion::{Criterion, criterion_group, criterion_main};

const STEPS: u64 = 47_176_870;

fn champion() -> Program {
    let made = ready(ReadyMachine::BeaverFive).unwrap();
    Program::new(made.table, Halting::AsWritten)
}

fn accelerated(program: &Program) -> TuringRun {
    let mut run = TuringRun::new(program.clone(), &Tape::default(), 1 << 40).unwrap();
    run.finish().unwrap();
    assert_eq!((run.known(), run.ones()), (STEPS, 4_098));
    run
}

fn replayed(program: &Program, steps: u64) -> Plain {
    let mut plain = Plain::new(program, &Tape::default());
    assert_eq!(plain.advance(steps), steps);
    plain
}

/// What one writes first: a table of triples, and a list for the tape.
fn bare(program: &Program, steps: u64) -> usize {
    let table = program.table();
    let (mut tape, mut head, mut state) = (
        vec![MachineSymbol::BLANK; 30_000],
        15_000_usize,
        MachineState(0),
    );
    for _ in 0..steps {
        let Some(cell) = table.cell(state, tape[head]) else {
            break;
        };
        tape[head] = cell.write;
        head = head.wrapping_add_signed(isize::try_from(cell.go.step()).unwrap());
        match cell.next {
            appleyard_core::machine::turing::Next::State(next) => state = next,
            _ => break,
        }
    }
    tape.iter().filter(|it| !it.is_blank()).count()
}

/// The picture by a replay: each step adds up the row of pixels that it is in, for the columns in which a cell has changed
/// since.
fn replayed_picture(program: &Program, view: &View) -> Vec<u64> {
    let (width, height) = (u64::from(view.width), u64::from(view.height));
    let cells = view.cells.end.abs_diff(view.cells.start);
    let steps = view.steps.end;
    let mut plain = Plain::new(program, &Tape::default());
    let (mut now, mut sums) = (vec![0_i64; view.width as usize], Vec::new());
    for row in 0..height {
        let (from, end) = (row * steps / height, (row + 1) * steps / height);
        let mut late = vec![0_i64; view.width as usize];
        for step in from..end {
            let (head, before) = (plain.head(), plain.symbol(plain.head()));
            plain.advance(1);
            let by = i64::from(plain.symbol(head).0) - i64::from(before.0);
            if by != 0 {
                let column = ((head.abs_diff(view.cells.start) + 1) * width - 1) / cells;
                let column = usize::try_from(column).unwrap();
                now[column] += by;
                late[column] += by * i64::try_from(step + 1 - from).unwrap();
            }
        }
        let long = i64::try_from(end - from).unwrap();
        sums.extend(
            now.iter()
                .zip(&late)
                .map(|(now, late)| (now * long - late).unsigned_abs()),
        );
    }
    sums
}

fn machine(criterion: &mut Criterion) {
    let program = champion();
    assert_eq!(bare(&program, STEPS), 4_098);
    let mut group = criterion.benchmark_group("machine/champion of five states");
    group.sample_size(10);
    group.bench_function("chain moves", |it| {
        it.iter(|| accelerated(black_box(&program)))
    });
    group.bench_function("plain", |it| {
        it.iter(|| replayed(black_box(&program), STEPS))
    });
    group.finish();

    let mut group = criterion.benchmark_group("machine/10^8 steps");
    group.sample_size(10);
    let endless = ready(ReadyMachine::Bouncer).unwrap().table;
    let endless = Program::new(endless, Halting::AsWritten);
    group.bench_function("plain", |it| {
        it.iter(|| replayed(black_box(&endless), 100_000_000))
    });
    group.bench_function("bare", |it| {
        it.iter(|| bare(black_box(&endless), 100_000_000))
    });
    group.finish();

    let run = accelerated(&program);
    let [first, last] = run.met();
    let view = View {
        steps: 0..STEPS + 1,
        cells: first..last + 1,
        width: 720,
        height: 864,
    };
    let palette = [[255, 255, 255], [10, 40, 90]];
    let mut group = criterion.benchmark_group("machine/picture 720x864");
    group.sample_size(10);
    group.bench_function("log", |it| {
        it.iter(|| run.picture(black_box(&view), &palette).unwrap())
    });
    group.bench_function("replay", |it| {
        it.iter(|| replayed_picture(black_box(&program), &view))
    });
    group.finish();

    let mut group = criterion.benchmark_group("machine/step 30 million");
    group.sample_size(10);
    let seek = |step| {
        let head = run.at(step).unwrap().head;
        run.tape(step, head - 500, head + 500).unwrap()
    };
    group.bench_function("log", |it| it.iter(|| seek(black_box(30_000_001))));
    group.bench_function("replay", |it| {
        it.iter(|| replayed(black_box(&program), 30_000_001))
    });
    group.finish();

    let plate = || {
        let mut plate = TwoStatePlate::new();
        plate.finish().unwrap();
        let halts = |it: &&TwoStateOutcome| matches!(it, TwoStateOutcome::Halts { .. });
        plate.outcomes().iter().filter(halts).count()
    };
    // Without proofs, whoever does not know the 6 steps has to choose a bound.
    let bounded = || {
        let halts = |&index: &u64| {
            let program = Program::new(numbered_machine(2, index).unwrap(), Halting::AsWritten);
            replayed_halts(&program, 1000)
        };
        (0..20_736).filter(halts).count()
    };
    assert_eq!((plate(), bounded()), (9_784, 9_784));
    let mut group = criterion.benchmark_group("machine/all of two states");
    group.sample_size(10);
    group.bench_function("proofs", |it| it.iter(plate));
    group.bench_function("1000 steps each", |it| it.iter(bounded));
    group.finish();
}

fn replayed_halts(program: &Program, steps: u64) -> bool {
    let mut plain = Plain::new(program, &Tape::default());
    plain.advance(steps);
    plain.end().is_some()
}

criterion_group!(benches, machine);
criterion_main!(benches);
