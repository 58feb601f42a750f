//! The zero-one proof, against trying every input, and against sets of states in drawn order.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::network::{Network, Proof, Verdict, document, exhaustive};
use appleyard_core::progress::Run;
use criterion::{Criterion, criterion_group, criterion_main};
use rustc_hash::FxHashSet;

fn network(wires: usize) -> Network {
    Network::new(wires, document(wires).unwrap().to_vec()).unwrap()
}

fn sorts(network: &Network) -> bool {
    let mut proof = Proof::new(network);
    let Ok(_) = proof.finish();
    proof.verdict() == Some(&Verdict::Sorts)
}

fn every_input(network: &Network) -> bool {
    exhaustive(network).unwrap().sorted() == 1 << network.wires()
}

/// Stores factors in hash sets, and joins and maps them in the order in which the comparators are
/// drawn. Returns the number of states at the end, which is n + 1 if the network sorts.
fn sets_as_drawn(network: &Network) -> usize {
    let mut factors: Vec<(u64, FxHashSet<u64>)> = (0..network.wires())
        .map(|wire| (1 << wire, FxHashSet::from_iter([0, 1 << wire])))
        .collect();
    for &(a, b) in network.comparators() {
        let has = |wire: u8| move |factor: &(u64, _)| factor.0 >> wire & 1 == 1;
        let first = factors.iter().position(has(a)).unwrap();
        let (mut wires, mut states) = factors.swap_remove(first);
        if let Some(second) = factors.iter().position(has(b)) {
            let (others, other_states) = factors.swap_remove(second);
            let pairs = states
                .iter()
                .flat_map(|state| other_states.iter().map(move |other| state | other));
            states = pairs.collect();
            wires |= others;
        }
        let outputs = states.into_iter().map(|state| {
            let wrong = state >> a & !(state >> b) & 1;
            state ^ (wrong << a | wrong << b)
        });
        factors.push((wires, outputs.collect()));
    }
    factors.iter().map(|(_, states)| states.len()).product()
}

fn proofs(criterion: &mut Criterion) {
    let twenty = network(20);
    // The comparison is worth something only if the alternatives give the same answers.
    assert!(sorts(&twenty) && every_input(&twenty));
    let mut group = criterion.benchmark_group("network/proof 20, document");
    group.sample_size(20);
    group.bench_function("factors", |bencher| {
        bencher.iter(|| sorts(black_box(&twenty)));
    });
    group.bench_function("every input", |bencher| {
        bencher.iter(|| every_input(black_box(&twenty)));
    });
    group.finish();

    let largest = network(32);
    assert!(sorts(&largest));
    assert_eq!(sets_as_drawn(&largest), 33);
    let mut group = criterion.benchmark_group("network/proof 32, document");
    group.sample_size(20);
    group.bench_function("factors", |bencher| {
        bencher.iter(|| sorts(black_box(&largest)));
    });
    group.bench_function("sets as drawn", |bencher| {
        bencher.iter(|| sets_as_drawn(black_box(&largest)));
    });
    group.finish();
}

criterion_group!(benches, proofs);
criterion_main!(benches);
