//! The fast sort against the standard library's, and small sorts against each other.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::network::{document, unrolled};
use appleyard_core::rng::Rng;
use appleyard_core::sort::fast;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// The length of the large arrays.
const COUNT: u32 = 1_000_000;

/// The number of different values in the large arrays; `2^32` stands for all numbers of 32 bits.
const INPUTS: [(&str, u64); 3] = [
    ("random 10^6", 1 << 32),
    ("20 values 10^6", 20),
    ("2 values 10^6", 2),
];

/// Small arrays are sorted in a batch, so that neither the clock nor a remembered branch decides.
const SMALLS: usize = 4096;

fn random(count: u32, values: u64) -> Vec<u32> {
    let mut rng = Rng::new(u64::from(count) ^ values);
    let number = |_| u32::try_from((rng.next_u64() >> 32) % values).unwrap();
    (0..count).map(number).collect()
}

/// The name of a sort of 16 elements, and the sort.
type Small = (&'static str, fn(&mut [u32; 16]));

fn insertion(array: &mut [u32; 16]) {
    for end in 1..array.len() {
        let held = array[end];
        let mut hole = end;
        while hole > 0 && held < array[hole - 1] {
            array[hole] = array[hole - 1];
            hole -= 1;
        }
        array[hole] = held;
    }
}

fn network(array: &mut [u32; 16]) {
    unrolled::sort_at_most::<16, _>(array, &mut |x, y| x < y, &mut |_, _, _| {});
}

fn table(array: &mut [u32; 16]) {
    for &(a, b) in document(black_box(array.len())).unwrap_or_default() {
        if array[usize::from(b)] < array[usize::from(a)] {
            array.swap(a.into(), b.into());
        }
    }
}

/// The comparison is worth something only if the alternatives give the same answers.
fn check(input: &[u32], sorts: &[fn(&mut [u32])]) {
    let mut expected = input.to_vec();
    expected.sort_unstable();
    for sort in sorts {
        let mut ours = input.to_vec();
        sort(&mut ours);
        assert_eq!(ours, expected);
    }
}

fn large(criterion: &mut Criterion) {
    for (name, values) in INPUTS {
        let input = random(COUNT, values);
        check(&input, &[fast]);
        let mut group = criterion.benchmark_group(format!("sort/fast, {name}"));
        group.throughput(Throughput::Elements(COUNT.into()));
        group.sample_size(20);
        group.bench_function("fast", |bencher| {
            bencher.iter_batched_ref(|| input.clone(), |array| fast(array), BatchSize::LargeInput);
        });
        group.bench_function("sort_unstable", |bencher| {
            bencher.iter_batched_ref(
                || input.clone(),
                |array| array.sort_unstable(),
                BatchSize::LargeInput,
            );
        });
        group.finish();
    }
}

fn small(criterion: &mut Criterion) {
    let input: Vec<[u32; 16]> = (0..SMALLS as u64)
        .map(|seed| {
            let mut rng = Rng::new(seed);
            std::array::from_fn(|_| rng.below(u32::MAX))
        })
        .collect();
    for array in &input {
        let mut sorted = *array;
        sorted.sort_unstable();
        for sort in [insertion, network, table] {
            let mut ours = *array;
            sort(&mut ours);
            assert_eq!(ours, sorted);
        }
    }
    let mut measure = |group: &str, sides: [Small; 2]| {
        let mut group = criterion.benchmark_group(format!("sort/{group}"));
        group.throughput(Throughput::Elements(SMALLS as u64));
        for (name, sort) in sides {
            group.bench_function(name, |bencher| {
                bencher.iter_batched_ref(
                    || input.clone(),
                    |arrays| arrays.iter_mut().for_each(sort),
                    BatchSize::LargeInput,
                );
            });
        }
        group.finish();
    };
    measure(
        "4096 x 16, network",
        [("unrolled", network), ("insertion", insertion)],
    );
    measure(
        "4096 x 16, table",
        [("unrolled", network), ("table", table)],
    );
}

criterion_group!(benches, large, small);
criterion_main!(benches);
