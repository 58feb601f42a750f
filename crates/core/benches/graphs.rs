//! Reading a graph whose form is found by evidence, against a reader that takes each text for the simplest form.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::hint::black_box;

use appleyard_core::graph::{GraphChoice, read};
use criterion::{Criterion, criterion_group, criterion_main};

const NODES: u32 = 10_000;

/// Each node with the ten that follow it, in numbers.
fn list() -> String {
    let mut text = String::new();
    for node in 0..NODES {
        for next in 1..=10 {
            writeln!(text, "{node} {}", (node + next) % NODES).unwrap();
        }
    }
    text
}

/// What one writes first: two words of a line are an edge.
fn words(text: &str) -> (Vec<String>, BTreeSet<(u32, u32)>) {
    let mut names = Vec::new();
    let mut numbers = HashMap::new();
    let mut edges = BTreeSet::new();
    for line in text.lines() {
        let mut ends = line.split_whitespace().map(|word| {
            *numbers.entry(word.to_owned()).or_insert_with(|| {
                names.push(word.to_owned());
                u32::try_from(names.len() - 1).unwrap()
            })
        });
        if let (Some(from), Some(to)) = (ends.next(), ends.next()) {
            edges.insert((from, to));
        }
    }
    (names, edges)
}

fn graphs(criterion: &mut Criterion) {
    let text = list();
    let evidence = |text: &str| read(text, &GraphChoice::default()).unwrap();
    let (names, edges) = words(&text);
    assert_eq!(names, evidence(&text).graph.names());
    assert_eq!(edges.len(), 100_000);
    let mut group = criterion.benchmark_group("graph/list of 100,000 edges");
    group.sample_size(20);
    group.bench_function("evidence", |it| it.iter(|| evidence(black_box(&text))));
    group.bench_function("words", |it| it.iter(|| words(black_box(&text))));
    group.finish();
}

criterion_group!(benches, graphs);
criterion_main!(benches);
