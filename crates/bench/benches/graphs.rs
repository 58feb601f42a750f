//! Reading a graph whose form is found by evidence, against the reader of plain lists that stood here before it, and
//! against one that takes two words of a line for an edge.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::hint::black_box;

use appleyard_core::graph::{GraphChoice, MAX_LINES, MAX_NAME_CHARS, MAX_TEXT_BYTES, read};
use criterion::{Criterion, criterion_group, criterion_main};
use rustc_hash::FxHashMap;

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

/// The reader of lists of commit 38a565b, without what this list does not have: quotes, arrows, comments and errors.
#[derive(Default)]
struct Before {
    names: Vec<String>,
    numbers: FxHashMap<String, u32>,
    after: Vec<Vec<u32>>,
    edges: usize,
}

/// Its scanner, which counts lines and columns.
struct Scanner<'a> {
    rest: &'a str,
    line: u64,
    column: u64,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn step(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let next = characters.next();
        match next {
            Some('\n') => (self.line, self.column) = (self.line + 1, 1),
            Some(_) => self.column += 1,
            None => {}
        }
        self.rest = characters.as_str();
        next
    }

    fn joint(&self) -> bool {
        self.rest.starts_with("->")
    }

    fn name(&mut self) -> String {
        let mut name = String::new();
        while let Some(next) = self.peek() {
            let ends = next.is_whitespace() || matches!(next, ',' | ';' | ':' | '#' | '"');
            if ends || self.joint() {
                break;
            }
            name.push(next);
            self.step();
        }
        name
    }
}

impl Before {
    fn read(text: &str) -> Before {
        let mut graph = Before::default();
        assert!(text.len() <= MAX_TEXT_BYTES && text.lines().count() <= MAX_LINES);
        let (line, column) = (1, 1);
        let mut scanner = Scanner {
            rest: text,
            line,
            column,
        };
        let mut from = None;
        loop {
            while scanner
                .peek()
                .is_some_and(|it| it.is_whitespace() && it != '\n')
            {
                scanner.step();
            }
            match scanner.peek() {
                None | Some('\n' | ';' | '#') => {
                    from = None;
                    if scanner.step().is_none() {
                        return graph;
                    }
                }
                Some(_) => {
                    assert!(!scanner.joint());
                    let node = graph.node(&scanner.name());
                    match from {
                        Some(from) => graph.join(from, node),
                        None => from = Some(node),
                    }
                }
            }
        }
    }

    fn node(&mut self, name: &str) -> u32 {
        assert!(!name.trim().is_empty() && name.chars().nth(MAX_NAME_CHARS).is_none());
        if let Some(&known) = self.numbers.get(name) {
            return known;
        }
        let number = u32::try_from(self.names.len()).unwrap();
        self.names.push(name.into());
        self.numbers.insert(name.into(), number);
        self.after.push(Vec::new());
        number
    }

    fn join(&mut self, from: u32, to: u32) {
        let after = self.after.get_mut(from as usize).unwrap();
        if let Err(at) = after.binary_search(&to) {
            after.insert(at, to);
            self.edges += 1;
        }
    }
}

fn graphs(criterion: &mut Criterion) {
    let text = list();
    let evidence = |text: &str| read(text, &GraphChoice::default()).unwrap();
    let (names, edges) = words(&text);
    assert_eq!(names, evidence(&text).graph.names());
    assert_eq!(edges.len(), 100_000);
    let before = Before::read(&text);
    assert_eq!((before.names, before.edges), (names, 100_000));
    let mut group = criterion.benchmark_group("graph/list of 100,000 edges");
    group.sample_size(20);
    group.bench_function("evidence", |it| it.iter(|| evidence(black_box(&text))));
    group.bench_function("reader before", |it| {
        it.iter(|| Before::read(black_box(&text)));
    });
    group.bench_function("words", |it| it.iter(|| words(black_box(&text))));
    group.finish();
}

criterion_group!(benches, graphs);
criterion_main!(benches);
