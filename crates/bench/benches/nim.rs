//! The Grundy values of heaps, against a plain loop.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::nim::{GrundyTable, Numbers};
use appleyard_core::progress::Run;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// The largest heap.
const HEAP: u64 = 1_000_000;

/// A rule of twelve numbers, and one of thirty.
const RULES: [(&str, &str); 2] = [
    ("grundy 2,5,.. 10^6", "2,5,9,16,24,37,55,81,120,177,260,383"),
    ("grundy fib 10^6", "fib"),
];

/// Works value by value: marks the values of the options, then looks for the first that is not
/// marked.
fn plain_mex(numbers: &Numbers) -> Vec<u32> {
    let members: Vec<usize> = numbers
        .members(HEAP)
        .map(|number| usize::try_from(number).unwrap())
        .collect();
    let mut met = vec![usize::MAX; members.len() + 2];
    let mut values: Vec<u32> = Vec::with_capacity(usize::try_from(HEAP).unwrap() + 1);
    for heap in 0..=usize::try_from(HEAP).unwrap() {
        for member in members.iter().take_while(|&&member| member <= heap) {
            met[values[heap - member] as usize] = heap;
        }
        let mex = met.iter().take_while(|&&it| it == heap).count();
        values.push(u32::try_from(mex).unwrap());
    }
    values
}

fn table(numbers: &Numbers) -> GrundyTable {
    let mut table = GrundyTable::new(numbers, HEAP, false).unwrap();
    let Ok(_) = table.finish();
    table
}

/// The comparison is worth something only if the alternative gives the same answers.
fn check(numbers: &Numbers) {
    let table = table(numbers);
    for (stones, value) in (0..).zip(plain_mex(numbers)) {
        assert_eq!(table.value(stones), Some(value.into()));
    }
}

fn nim(criterion: &mut Criterion) {
    for (name, rule) in RULES {
        let numbers = Numbers::parse(rule).unwrap().numbers;
        check(&numbers);
        let mut group = criterion.benchmark_group(format!("nim/{name}"));
        group.throughput(Throughput::Elements(HEAP));
        group.sample_size(10);
        group.bench_function("sixteen heaps at once", |bencher| {
            bencher.iter(|| table(black_box(&numbers)));
        });
        group.bench_function("plain mex", |bencher| {
            bencher.iter(|| plain_mex(black_box(&numbers)));
        });
        group.finish();
    }
}

criterion_group!(benches, nim);
criterion_main!(benches);
