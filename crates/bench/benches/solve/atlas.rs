//! The atlas of a solved game, against a walk that keeps each position in a hash map.

use std::collections::HashMap;
use std::hint::black_box;

use appleyard_core::boards::{Board, FourInARow};
use appleyard_core::game::Game;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::atlas::Atlas;
use appleyard_core::solve::{IndexedRun, Solved};
use criterion::{Criterion, Throughput};

/// How many positions stand in each row by depth.
type Rows = Vec<u32>;

fn by_atlas(run: &IndexedRun<FourInARow>) -> Rows {
    let mut atlas = Atlas::default();
    atlas.advance(run, u64::MAX).unwrap();
    let levels = atlas.by_depth().iter();
    levels.map(|level| level.positions()).collect()
}

/// The plain way, which looks each value up, too.
fn by_hash_map(run: &IndexedRun<FourInARow>, start: Board) -> Rows {
    let mut depths = HashMap::from([(start, 0_usize)]);
    let mut rows = vec![0];
    let mut row = vec![start];
    while !row.is_empty() {
        let mut next = Vec::new();
        for board in row {
            black_box(run.value(&board).unwrap());
            rows[depths[&board]] += 1;
            for chosen in run.game().moves(&board) {
                let after = run.game().after(&board, chosen);
                depths.entry(after).or_insert_with(|| {
                    next.push(after);
                    rows.len()
                });
            }
        }
        if !next.is_empty() {
            rows.push(0);
        }
        row = next;
    }
    rows
}

/// Connect Four with 4 columns and 4 rows: 161,029 positions.
pub fn atlas(criterion: &mut Criterion) {
    let game = FourInARow::new(4, 4, 4).unwrap();
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    let rows = by_atlas(&run);
    assert_eq!(rows, by_hash_map(&run, start));
    let mut group = criterion.benchmark_group("solve/atlas 4x4");
    group.throughput(Throughput::Elements(161_029));
    group.sample_size(10);
    group.bench_function("atlas", |bencher| {
        bencher.iter(|| by_atlas(black_box(&run)))
    });
    group.bench_function("hash map", |bencher| {
        bencher.iter(|| by_hash_map(black_box(&run), start));
    });
    group.finish();
}
