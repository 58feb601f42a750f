//! The colouring of the apple game, without a trace, against the generic solver on the same region.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::game::{EndRule, Point, VectorGame};
use appleyard_core::lattice::Colouring;
use appleyard_core::solve::Solver;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn colour(side: u32) -> Colouring<()> {
    let game = VectorGame::apples();
    let mut run = Colouring::with_observer(game, EndRule::Misere, side, side, ()).unwrap();
    run.advance(u64::MAX);
    run
}

fn solve(side: u32) -> Solver<VectorGame> {
    let mut solver = Solver::new(VectorGame::apples(), EndRule::Misere);
    for m in 0..side {
        for n in 0..side {
            solver.ask(Point { m, n });
        }
    }
    solver.advance(u64::MAX).unwrap();
    solver
}

fn lattice(criterion: &mut Criterion) {
    for side in [40, 1024] {
        let mut group = criterion.benchmark_group(format!("lattice/{side}x{side}"));
        group.throughput(Throughput::Elements(colour(side).advance(0).total));
        group.sample_size(10);
        group.bench_function("colouring", |bencher| {
            bencher.iter(|| colour(black_box(side)))
        });
        group.bench_function("generic solver", |bencher| {
            bencher.iter(|| solve(black_box(side)))
        });
        group.finish();
    }
}

criterion_group!(benches, lattice);
criterion_main!(benches);
