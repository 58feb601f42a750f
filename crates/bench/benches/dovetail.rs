//! Sweeps that know what becomes of each machine against one that does step after step, and the tree of normal forms
//! against each machine by itself.

#![allow(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "a failing benchmark should stop"
)]

use std::hint::black_box;

use appleyard_core::dovetail::{MachineEnumeration, MachineTree, Machines, Sweep, SweepOrder};
use appleyard_core::machine::turing::Plain;
use appleyard_core::progress::Run;
use criterion::{Criterion, criterion_group, criterion_main};

const MACHINES: u64 = 10_000;
const ROUNDS: u64 = 12_000;

fn swept(machines: &Machines, pruned: bool) -> u64 {
    let mut sweep = Sweep::new(machines.clone(), SweepOrder::Cantor, pruned, ROUNDS).unwrap();
    sweep.finish().unwrap();
    sweep.summary().reports
}

/// The loop of the source document: in each round a new machine, and a step of each that goes on.
fn step_by_step(machines: &Machines) -> u64 {
    let (mut going, mut reports) = (Vec::new(), 0);
    for round in 0..ROUNDS {
        if round < machines.count() {
            let (program, tape) = machines.program(round).unwrap();
            going.push(Plain::new(&program, &tape));
        }
        going.retain_mut(|it| {
            it.advance(1);
            it.end().is_none()
        });
        reports = (round + 1).min(machines.count()) - going.len() as u64;
    }
    reports
}

/// Whether a machine with three states halts within 21 steps, on a tape that is long enough.
fn halts(index: u32) -> bool {
    let mut cells = [0; 6];
    let mut rest = index;
    for cell in cells.iter_mut().rev() {
        *cell = rest % 16;
        rest /= 16;
    }
    let (mut tape, mut head, mut state) = (0_u64, 32, 0);
    for _ in 0..21 {
        let digit = cells[2 * state + (tape >> head & 1) as usize];
        tape = tape & !(1 << head) | u64::from(digit & 1) << head;
        head = if digit & 2 == 0 { head - 1 } else { head + 1 };
        state = (digit / 4) as usize;
        if state == 3 {
            return true;
        }
    }
    false
}

fn dovetail(criterion: &mut Criterion) {
    let machines = Machines::numbered(3, MachineEnumeration::Shuffled, 1, 0, MACHINES).unwrap();
    assert_eq!(swept(&machines, false), step_by_step(&machines));
    assert_eq!(swept(&machines, true), step_by_step(&machines));
    let mut group = criterion.benchmark_group("dovetail/10,000 machines");
    group.sample_size(10);
    group.bench_function("fates", |it| {
        it.iter(|| swept(black_box(&machines), false));
    });
    group.bench_function("pruned", |it| {
        it.iter(|| swept(black_box(&machines), true));
    });
    group.bench_function("step by step", |it| {
        it.iter(|| step_by_step(black_box(&machines)));
    });
    group.finish();

    let tree = || {
        let mut tree = MachineTree::new(3).unwrap();
        tree.finish().unwrap();
        tree.halting()
    };
    let each = || (0..16_u32.pow(6)).filter(|&it| halts(it)).count() as u64;
    assert_eq!((tree(), each()), (7_571_840, 7_571_840));
    let mut group = criterion.benchmark_group("dovetail/all of three states");
    group.sample_size(10);
    group.bench_function("tree", |it| it.iter(tree));
    group.bench_function("each machine", |it| it.iter(each));
    group.finish();
}

criterion_group!(benches, dovetail);
criterion_main!(benches);
