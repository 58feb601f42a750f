//! Board games: the solver by indices against the general one, and against simple hash maps.

use appleyard_core::play::Notation;
use std::collections::{HashMap, VecDeque};
use std::hint::black_box;

use appleyard_core::boards::{Board, BoardGame, Dao, FourInARow};
use appleyard_core::game::Outcome;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, Solved, Value};
use criterion::{Criterion, Throughput};

use crate::{hash_map, retrograde};

/// What a solver by hash maps knows about a position: its value, or how many options are not known to be
/// lost; and the positions from which a move leads there.
#[derive(Default)]
struct Known {
    value: Option<Value>,
    options: usize,
    before: Vec<Board>,
}

/// The simple way for games that can repeat: values spread backwards from the ends, and everything about a
/// position is in a hash map of the standard library.
fn backwards<G: BoardGame>(game: &G, start: Board) -> Value {
    let mut known = HashMap::from([(start, Known::default())]);
    let (mut to_visit, mut queue) = (vec![start], VecDeque::new());
    while let Some(board) = to_visit.pop() {
        let options: Vec<Board> = game
            .moves(&board)
            .map(|it| game.after(&board, it))
            .collect();
        let entry = known.get_mut(&board).unwrap();
        entry.options = options.len();
        if options.is_empty() {
            entry.value = Some(Value::of_verdict(game.verdict(&board)));
            queue.push_back(board);
        }
        for option in options {
            let entry = known.entry(option).or_insert_with(|| {
                to_visit.push(option);
                Known::default()
            });
            entry.before.push(board);
        }
    }
    while let Some(board) = queue.pop_front() {
        let entry = known.get_mut(&board).unwrap();
        let (value, sources) = (entry.value.unwrap(), std::mem::take(&mut entry.before));
        for board in sources {
            let entry = known.get_mut(&board).unwrap();
            if entry.value.is_some() {
                continue;
            }
            entry.options -= 1;
            if value.outcome == Outcome::P || entry.options == 0 {
                entry.value = Some(value.one_ply_earlier());
                queue.push_back(board);
            }
        }
    }
    known[&start].value.unwrap_or(Value::DRAWN)
}

/// Solves a game that numbers its positions.
pub fn by_indices<G: Indexed>(game: G, start: &G::Position) -> Value {
    by_run(IndexedRun::new(game).unwrap(), start)
}

fn by_run<G: Indexed>(mut run: IndexedRun<G>, start: &G::Position) -> Value {
    run.ask(start).unwrap();
    run.finish().unwrap();
    run.value(start).unwrap()
}

/// Connect Four with 5 columns and 4 rows, and Dao. The throughput counts all positions that can be
/// reached, for each solver; an index of Dao stands for two of them, and one of the folded Connect Four
/// for two or one.
pub fn boards(criterion: &mut Criterion) {
    let four = FourInARow::new(5, 4, 4).unwrap();
    let start = four.start();
    let (value, positions) = retrograde(four, start);
    assert_eq!((value, positions), (Value::DRAWN, 3_945_711));
    let mut group = criterion.benchmark_group("solve/four 5x4");
    group.throughput(Throughput::Elements(positions as u64));
    group.sample_size(10);
    group.bench_function("indices", |bencher| {
        bencher.iter(|| assert_eq!(by_indices(four, black_box(&start)), value));
    });
    group.bench_function("indices, folded", |bencher| {
        bencher.iter(|| {
            let run = IndexedRun::new(four).unwrap().folded();
            assert_eq!(by_run(run, black_box(&start)), value);
        });
    });
    group.bench_function("retrograde", |bencher| {
        bencher.iter(|| assert_eq!(retrograde(four, black_box(start)).0, value));
    });
    group.bench_function("hash map", |bencher| {
        bencher.iter(|| {
            let mut known = hash_map::Known::<FourInARow>::new();
            let found = hash_map::value(&four, black_box(&start), &mut known);
            assert_eq!((found.outcome, known.len()), (value.outcome, positions));
        });
    });
    group.finish();

    let start = Dao::new().start();
    let (value, positions) = retrograde(Dao::new(), start);
    assert_eq!((value, positions), (Value::DRAWN, 1_768_108));
    let mut group = criterion.benchmark_group("solve/dao");
    group.throughput(Throughput::Elements(positions as u64));
    group.sample_size(10);
    group.bench_function("indices", |bencher| {
        bencher.iter(|| assert_eq!(by_indices(Dao::new(), black_box(&start)), value));
    });
    group.bench_function("retrograde", |bencher| {
        bencher.iter(|| assert_eq!(retrograde(Dao::new(), black_box(start)).0, value));
    });
    group.bench_function("hash map", |bencher| {
        bencher.iter(|| assert_eq!(backwards(&Dao::new(), black_box(start)), value));
    });
    group.finish();
}
