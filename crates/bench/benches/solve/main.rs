//! The general solver against the older depth-first one, and against a recursion with a simple hash
//! map, in positions per second.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

mod atlas;
mod boards;
mod depth_first;
mod games;
mod hash_map;

use std::hint::black_box;

use appleyard_core::game::{EndRule, Game};
use appleyard_core::lattice::{LatticeGame, Point, VectorGame};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, MAX_POSITIONS, Retrograde, Solved, Value};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

use boards::by_indices;
use depth_first::DepthFirst;
use games::Heaps;

/// The value of a position, and the number of positions that can be reached from it.
type Answer = (Value, usize);

fn retrograde<G: Game>(game: G, start: G::Position) -> Answer {
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    run.ask(start.clone()).unwrap();
    run.finish().unwrap();
    (run.value(&start).unwrap(), run.positions().len())
}

fn depth_first<G: Game>(game: G, start: G::Position) -> Answer
where
    G::Position: Copy,
{
    let mut search = DepthFirst::new(game);
    let value = search.value(start);
    (value, search.positions())
}

fn hash_map<G: Game>(game: G, start: G::Position) -> Answer {
    let mut known = hash_map::Known::<G>::new();
    let value = hash_map::value(&game, &start, &mut known);
    (value, known.len())
}

fn compare<G: Game + Copy>(criterion: &mut Criterion, name: &str, game: G, start: G::Position)
where
    G::Position: Copy,
{
    // The comparison is worth something only if the alternatives give the same answer.
    let answer = retrograde(game, start);
    assert_eq!(answer, depth_first(game, start));
    assert_eq!(answer, hash_map(game, start));
    let mut group = criterion.benchmark_group(format!("solve/{name}"));
    group.throughput(Throughput::Elements(answer.1 as u64));
    group.sample_size(10);
    group.bench_function("retrograde", |bencher| {
        bencher.iter(|| retrograde(game, black_box(start)));
    });
    group.bench_function("depth first", |bencher| {
        bencher.iter(|| depth_first(game, black_box(start)));
    });
    group.bench_function("hash map", |bencher| {
        bencher.iter(|| hash_map(game, black_box(start)));
    });
    group.finish();
}

/// The same game for the solver that stores no positions, because the game numbers them.
fn numbered(criterion: &mut Criterion, value: Value) {
    let mut group = criterion.benchmark_group("solve/heaps 12^5");
    group.throughput(Throughput::Elements(Heaps::RULES.indices()));
    group.sample_size(10);
    group.bench_function("indices", |bencher| {
        bencher.iter(|| assert_eq!(by_indices(Heaps::RULES, black_box(&[12; 5])), value));
    });
    group.finish();
}

fn solve(criterion: &mut Criterion) {
    compare(criterion, "heaps 12^5", Heaps::RULES, [12; 5]);
    numbered(criterion, retrograde(Heaps::RULES, [12; 5]).0);
    let apples = VectorGame::apples();
    compare(
        criterion,
        "apples 400x400",
        LatticeGame::anywhere(&apples, EndRule::Misere),
        Point { m: 400, n: 400 },
    );
}

criterion_group!(benches, solve, boards::boards, atlas::atlas);
criterion_main!(benches);
