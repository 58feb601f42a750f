//! The contest games by indices against the solver that stores positions, and against the table of products of the
//! document's program.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

#[allow(dead_code, reason = "the tests need all of it")]
#[path = "../../core/tests/contest/own.rs"]
mod own;

use std::hint::black_box;

use appleyard_core::contest::{
    CalendarGame, DigitString, DigitalDeletions, FACTORS, FIRST_DATE, Multiplication,
};
use appleyard_core::game::Outcome;
use appleyard_core::play::Notation;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, MAX_POSITIONS, Retrograde, Solved, Value};
use criterion::{Criterion, criterion_group, criterion_main};

fn indexed<G: Indexed + Notation>(game: G) -> Value {
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    run.value(&start).unwrap()
}

fn stored<G: Notation>(game: G) -> Value {
    let start = game.start();
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    run.ask(start.clone()).unwrap();
    run.finish().unwrap();
    run.value(&start).unwrap()
}

/// Who wins from the product 1, by the document's table of products, solved from the last back.
fn wins_by_products(target: u64) -> bool {
    let products = own::products(target);
    let mut wins = vec![false; products.len()];
    for (place, product) in products.iter().enumerate().rev() {
        wins[place] = FACTORS.into_iter().any(|factor| {
            let after = products.binary_search(&(product * factor));
            after.is_err() || after.is_ok_and(|after| !wins[after])
        });
    }
    wins[0]
}

fn compare<G: Indexed + Notation + Copy>(criterion: &mut Criterion, name: &str, game: G) {
    assert_eq!(indexed(game), stored(game));
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10);
    group.bench_function("indexed", |it| it.iter(|| indexed(black_box(game))));
    group.bench_function("stored", |it| it.iter(|| stored(black_box(game))));
    group.finish();
}

fn contest(criterion: &mut Criterion) {
    let nines = DigitString::parse("99999").unwrap();
    let digits = DigitalDeletions::starting(nines);
    compare(criterion, "contest/digits 99999", digits);
    let calendar = CalendarGame::starting(FIRST_DATE);
    compare(criterion, "contest/calendar", calendar);
    let target = 4_294_967_294;
    let game = Multiplication::new(target).unwrap();
    let name = "contest/multiplication 4294967294";
    compare(criterion, name, game);
    let wins = indexed(game).outcome == Outcome::N;
    assert_eq!(wins_by_products(target), wins);
    criterion
        .benchmark_group(name)
        .bench_function("products", |it| {
            it.iter(|| wins_by_products(black_box(target)));
        });
}

criterion_group!(benches, contest);
criterion_main!(benches);
