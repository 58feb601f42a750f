//! A misère heap game, all positions, against the generic solver.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::game::{EndRule, Impartial, Outcome};
use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Numbers};
use appleyard_core::solve::Solver;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// All different, so that no two heaps are alike.
const RULES: [&str; 5] = ["1,2", "1..3", "2,5", "odd", "fib"];
const START: [u8; 5] = [12; 5];

struct Heaps(Vec<Vec<u8>>);

impl Impartial for Heaps {
    type Position = [u8; 5];

    fn options(&self, position: [u8; 5]) -> impl Iterator<Item = [u8; 5]> {
        self.0.iter().enumerate().flat_map(move |(heap, numbers)| {
            numbers.iter().filter_map(move |&number| {
                let mut option = position;
                option[heap] = position[heap].checked_sub(number)?;
                Some(option)
            })
        })
    }
}

fn rules() -> Vec<Numbers> {
    RULES
        .map(|rule| Numbers::parse(rule).unwrap().numbers)
        .into()
}

fn table(rules: &[Numbers]) -> HeapRun {
    let start = START.map(u64::from);
    let game = HeapGame::new(&start, rules, Coupling::None, false, EndRule::Misere).unwrap();
    let mut run = HeapRun::new(game).unwrap();
    run.advance(u64::MAX).unwrap();
    run
}

fn solver(rules: &[Numbers]) -> Solver<Heaps> {
    let numbers = |rule: &Numbers| {
        rule.members(12)
            .map(|it| u8::try_from(it).unwrap())
            .collect()
    };
    let heaps = Heaps(rules.iter().map(numbers).collect());
    let mut solver = Solver::new(heaps, EndRule::Misere);
    solver.ask(START);
    solver.advance(u64::MAX).unwrap();
    solver
}

/// The alternative gives the same answer, or the comparison is worth nothing.
fn check(rules: &[Numbers]) {
    let start = START.map(u64::from);
    let value = solver(rules).value(START).unwrap();
    let run = table(rules);
    let outcome: Outcome = run.outcome(&start).unwrap();
    assert_eq!(outcome, value.outcome);
    assert_eq!(run.remoteness(&start), Some(value.remoteness));
}

fn heaps(criterion: &mut Criterion) {
    let rules = rules();
    check(&rules);
    let mut group = criterion.benchmark_group("nim/misere 12^5");
    group.throughput(Throughput::Elements(13_u64.pow(5)));
    group.sample_size(10);
    group.bench_function("table", |bencher| bencher.iter(|| table(black_box(&rules))));
    group.bench_function("generic solver", |bencher| {
        bencher.iter(|| solver(black_box(&rules)));
    });
    group.finish();
}

criterion_group!(benches, heaps);
criterion_main!(benches);
