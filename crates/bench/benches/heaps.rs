//! Solves all positions of a misère heap game, against the generic solver.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

#[path = "solve/games.rs"]
mod games;

use std::hint::black_box;

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Numbers};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde, Solved};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

use games::Heaps;

/// The rules of [`Heaps::RULES`]. All are different, so no two heaps are alike.
const RULES: [&str; 5] = ["1,2", "1..3", "2,5", "odd", "fib"];
const START: [u8; 5] = [12; 5];

fn rules() -> Vec<Numbers> {
    RULES
        .map(|rule| Numbers::parse(rule).unwrap().numbers)
        .into()
}

fn table(rules: &[Numbers]) -> HeapRun {
    let start = START.map(u64::from);
    let game = HeapGame::new(&start, rules, Coupling::None, false, EndRule::Misere).unwrap();
    let mut run = HeapRun::new(game).unwrap();
    run.finish().unwrap();
    run
}

fn solver() -> Retrograde<Interned<Heaps>> {
    let mut solver = Retrograde::new(Heaps::RULES, MAX_POSITIONS);
    solver.ask(black_box(START)).unwrap();
    solver.finish().unwrap();
    solver
}

/// The comparison is worth something only if the alternative gives the same answer.
fn check(rules: &[Numbers]) {
    let start = START.map(u64::from);
    let value = solver().value(&START).unwrap();
    let run = table(rules);
    let outcome: Outcome = run.value(&start).unwrap().outcome;
    assert_eq!(outcome, value.outcome);
    assert_eq!(run.value(&start).unwrap().remoteness, value.remoteness);
}

fn heaps(criterion: &mut Criterion) {
    let rules = rules();
    check(&rules);
    let mut group = criterion.benchmark_group("nim/misere 12^5");
    group.throughput(Throughput::Elements(13_u64.pow(5)));
    group.sample_size(10);
    group.bench_function("table", |bencher| bencher.iter(|| table(black_box(&rules))));
    group.bench_function("generic solver", |bencher| {
        bencher.iter(solver);
    });
    group.finish();
}

criterion_group!(benches, heaps);
criterion_main!(benches);
