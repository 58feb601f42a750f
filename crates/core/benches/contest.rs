//! The contest games with their own tables and formulas against the general solver, and backward induction
//! for three players against a recursion with the standard hash map.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::hint::black_box;

use appleyard_core::contest::{
    CalendarGame, DigitString, DigitalDeletions, FIRST_DATE, Multiplication, Products,
};
use appleyard_core::game::Game;
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved, Value};
use criterion::{Criterion, criterion_group, criterion_main};

fn retrograde<G: Game>(game: G, start: &G::Position) -> Value {
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    run.ask(start.clone()).unwrap();
    run.finish().unwrap();
    run.value(start).unwrap()
}

fn digits(length: u32) -> DigitalDeletions {
    let mut run = DigitalDeletions::new(length).unwrap();
    let Ok(_) = run.finish();
    run
}

fn contest(criterion: &mut Criterion) {
    let nines = DigitString::parse("99999").unwrap();
    let solved = digits(5);
    assert_eq!(solved.value(&nines), Ok(retrograde(solved.clone(), &nines)));
    let mut group = criterion.benchmark_group("contest/digits 99999");
    group.sample_size(10);
    group.bench_function("table", |it| it.iter(|| digits(black_box(5))));
    let rules = DigitalDeletions::new(5).unwrap();
    group.bench_function("general", |it| {
        it.iter(|| retrograde(rules.clone(), &nines))
    });
    group.finish();

    let calendar = CalendarGame::new();
    assert_eq!(
        calendar.value(&FIRST_DATE),
        Ok(retrograde(calendar.clone(), &FIRST_DATE))
    );
    let mut group = criterion.benchmark_group("contest/calendar");
    group.sample_size(10);
    group.bench_function("table", |it| it.iter(CalendarGame::new));
    group.bench_function("general", |it| {
        it.iter(|| retrograde(calendar.clone(), &FIRST_DATE));
    });
    group.finish();

    let game = Multiplication::new(4_294_967_294).unwrap();
    assert_eq!(Products::new(game).value(1), game.value(&1));
    let mut group = criterion.benchmark_group("contest/multiplication 4294967294");
    group.sample_size(10);
    group.bench_function("intervals", |it| it.iter(|| game.value(black_box(&1))));
    group.bench_function("products", |it| it.iter(|| Products::new(black_box(game))));
    group.bench_function("general", |it| it.iter(|| retrograde(game, &1)));
    group.finish();
}

criterion_group!(benches, contest);
criterion_main!(benches);
