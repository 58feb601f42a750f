//! Counting paths against listing them, and listing against a bare recursion.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::paths::{
    CountMethod, Listing, PathCount, PathGraph, PathQuery, Ready, ReadyPaths, ready,
};
use appleyard_core::progress::Run;
use criterion::{Criterion, criterion_group, criterion_main};

fn counted(made: &Ready, method: Option<CountMethod>) -> String {
    let between = PathQuery::new(&made.graph, Some(made.from), Some(made.to));
    let mut count = match method {
        Some(method) => PathCount::by(&between, method),
        None => PathCount::new(&between),
    };
    count.finish().unwrap();
    count.paths().to_string()
}

fn listed(made: &Ready, pruned: bool) -> u64 {
    let between = PathQuery::new(&made.graph, Some(made.from), Some(made.to));
    let mut listing = Listing::new(&between);
    if pruned {
        listing = listing.pruned();
    }
    let mut paths = 0;
    listing.advance(u64::MAX, |_| {
        paths += 1;
        true
    });
    paths
}

/// What one writes first: a recursion with a list of neighbours for each node and a set.
fn recursion(after: &[Vec<usize>], node: usize, to: usize, set: &mut [bool]) -> u64 {
    if node == to {
        return 1;
    }
    set[node] = true;
    let mut paths = 0;
    for &next in &after[node] {
        if !set[next] {
            paths += recursion(after, next, to, set);
        }
    }
    set[node] = false;
    paths
}

fn bare(graph: &PathGraph, from: u32, to: u32) -> u64 {
    let nodes = 0..u32::try_from(graph.names().len()).unwrap();
    let next = |node| {
        graph
            .successors(node)
            .iter()
            .map(|it| *it as usize)
            .collect()
    };
    let after: Vec<Vec<usize>> = nodes.map(next).collect();
    let mut set = vec![false; after.len()];
    recursion(&after, from as usize, to as usize, &mut set)
}

fn paths(criterion: &mut Criterion) {
    let six = ready(ReadyPaths::Grid, 6, 0).unwrap();
    assert_eq!(bare(&six.graph, six.from, six.to), 1_262_816);
    assert_eq!(listed(&six, false), 1_262_816);
    let mut group = criterion.benchmark_group("paths/streets 6x6");
    group.sample_size(10);
    group.bench_function("count", |it| it.iter(|| counted(black_box(&six), None)));
    group.bench_function("frontier", |it| {
        it.iter(|| counted(black_box(&six), Some(CountMethod::Frontier)));
    });
    group.bench_function("listing", |it| it.iter(|| listed(black_box(&six), false)));
    group.bench_function("recursion", |it| {
        it.iter(|| bare(black_box(&six.graph), six.from, six.to));
    });
    group.finish();

    let ten = ready(ReadyPaths::Complete, 10, 0).unwrap();
    assert_eq!(counted(&ten, None), listed(&ten, false).to_string());
    let mut group = criterion.benchmark_group("paths/complete 10");
    group.sample_size(10);
    group.bench_function("count", |it| it.iter(|| counted(black_box(&ten), None)));
    group.bench_function("listing", |it| it.iter(|| listed(black_box(&ten), false)));
    group.finish();

    let states = ready(ReadyPaths::States, 1, 0).unwrap();
    let mut group = criterion.benchmark_group("paths/states");
    group.bench_function("count", |it| it.iter(|| counted(black_box(&states), None)));
    group.bench_function("frontier", |it| {
        it.iter(|| counted(black_box(&states), Some(CountMethod::Frontier)));
    });
    group.finish();

    let streets = ready(ReadyPaths::Grid, 10, 0).unwrap();
    let mut group = criterion.benchmark_group("paths/streets 10x10");
    group.sample_size(10);
    group.bench_function("count", |it| it.iter(|| counted(black_box(&streets), None)));
    group.bench_function("frontier", |it| {
        it.iter(|| counted(black_box(&streets), Some(CountMethod::Frontier)));
    });
    group.finish();
}

criterion_group!(benches, paths);
criterion_main!(benches);
