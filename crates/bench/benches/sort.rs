//! The observable quicksort without an observer, against the source document's algorithm written by
//! hand.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::rng::Rng;
use appleyard_core::sort::{SortPlan, sort};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// The number of elements of an array.
const ELEMENTS: u32 = 1_000_000;

/// Cutoffs: none, and insertion sort below 10 elements.
const CUTOFFS: [(&str, u32); 2] = [("", 2), (", insertion", 10)];

/// The number of different values.
const DISTINCT: [(&str, u32); 2] = [("random", u32::MAX), ("20 values", 20)];

/// The document's algorithm as a programmer would usually write it, without observer, plan or machine:
/// bounds are checked as Rust checks them, and calls are ordinary calls.
fn by_hand(mut array: &mut [u32], cutoff: usize, rng: &mut Rng) {
    loop {
        let n = array.len();
        if n < cutoff {
            insertion(array);
            return;
        }
        let pivot = match u32::try_from(n) {
            Ok(count) if n >= 10 => rng.below(count) as usize,
            _ => n / 2,
        };
        array.swap(0, pivot);
        let pivot = array[0];
        let (mut equal, mut unprocessed, mut larger) = (0, 1, n);
        while unprocessed < larger {
            while unprocessed < larger && array[unprocessed] == pivot {
                unprocessed += 1;
            }
            while unprocessed < larger && array[unprocessed] > pivot {
                larger -= 1;
                array.swap(unprocessed, larger);
            }
            while unprocessed < larger && array[unprocessed] < pivot {
                array.swap(equal, unprocessed);
                equal += 1;
                unprocessed += 1;
            }
        }
        let (rest, right) = array.split_at_mut(larger);
        let left = &mut rest[..equal];
        array = if left.len() < right.len() {
            by_hand(left, cutoff, rng);
            right
        } else {
            by_hand(right, cutoff, rng);
            left
        };
    }
}

fn insertion(array: &mut [u32]) {
    for from in 1..array.len() {
        let key = array[from];
        let mut place = from;
        while place > 0 && array[place - 1] > key {
            array[place] = array[place - 1];
            place -= 1;
        }
        array[place] = key;
    }
}

fn values(distinct: u32) -> Vec<u32> {
    let mut rng = Rng::new(1);
    (0..ELEMENTS).map(|_| rng.below(distinct)).collect()
}

fn observable(array: &mut [u32], plan: &SortPlan) {
    sort(array, plan, &mut |a: &u32, b: &u32| a.cmp(b), &mut ());
}

/// The comparison is worth something only if both sort.
fn check(values: &[u32], plan: &SortPlan) {
    let mut expected = values.to_vec();
    expected.sort_unstable();
    let mut ours = values.to_vec();
    observable(&mut ours, plan);
    assert_eq!(ours, expected);
    let mut theirs = values.to_vec();
    by_hand(&mut theirs, plan.cutoff as usize, &mut Rng::new(1));
    assert_eq!(theirs, expected);
}

fn quicksort(criterion: &mut Criterion) {
    for (values_name, distinct) in DISTINCT {
        let values = values(distinct);
        for (cutoff_name, cutoff) in CUTOFFS {
            let plan = SortPlan {
                cutoff,
                ..SortPlan::document()
            };
            check(&values, &plan);
            let mut group =
                criterion.benchmark_group(format!("sort/{values_name} 10^6{cutoff_name}"));
            group.throughput(Throughput::Elements(ELEMENTS.into()));
            group.sample_size(20);
            group.bench_function("observable", |bencher| {
                bencher.iter_batched(
                    || values.clone(),
                    |mut array| observable(black_box(&mut array), &plan),
                    BatchSize::LargeInput,
                );
            });
            group.bench_function("by hand", |bencher| {
                bencher.iter_batched(
                    || values.clone(),
                    |mut array| {
                        by_hand(black_box(&mut array), cutoff as usize, &mut Rng::new(1));
                    },
                    BatchSize::LargeInput,
                );
            });
            group.finish();
        }
    }
}

criterion_group!(benches, quicksort);
criterion_main!(benches);
