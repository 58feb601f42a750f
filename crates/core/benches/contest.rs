//! The contest games with their own tables and formulas against the general solver, and backward induction
//! for three players against a recursion with the standard hash map.

#![allow(clippy::unwrap_used, reason = "a failing benchmark should stop")]

use std::collections::HashMap;
use std::hint::black_box;

use appleyard_core::contest::{
    CalendarGame, DigitString, DigitalDeletions, FIRST_DATE, Multiplication, Products,
};
use appleyard_core::game::Game;
use appleyard_core::progress::Run;
use appleyard_core::solve::{
    BackwardInduction, MAX_POSITIONS, ManyGame, Retrograde, Solved, TieBreak, Value,
};
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

/// Three players take 1 to 4 from one of three heaps; the player who takes the last one wins.
#[derive(Clone, Copy)]
struct Heaps;

impl ManyGame for Heaps {
    type Position = ([u8; 3], u8);
    type Move = (usize, u8);

    fn players(&self) -> u32 {
        3
    }

    fn moves(&self, &(heaps, _): &([u8; 3], u8)) -> impl Iterator<Item = (usize, u8)> {
        let all = (0..3).flat_map(|heap| (1..=4).map(move |taken| (heap, taken)));
        all.filter(move |&(heap, taken)| taken <= heaps[heap])
    }

    fn after(&self, &(heaps, turn): &([u8; 3], u8), (heap, taken): (usize, u8)) -> ([u8; 3], u8) {
        let mut after = heaps;
        after[heap] -= taken;
        (after, (turn + 1) % 3)
    }

    fn turn(&self, &(_, turn): &([u8; 3], u8)) -> u32 {
        turn.into()
    }

    fn winner(&self, &(_, turn): &([u8; 3], u8)) -> Option<u32> {
        Some(u32::from((turn + 2) % 3))
    }
}

/// Who wins if a player who cannot win makes the first move: only the tie-break, no sets of winners.
fn recursion(position: ([u8; 3], u8), known: &mut HashMap<([u8; 3], u8), u32>) -> u32 {
    if let Some(&winner) = known.get(&position) {
        return winner;
    }
    let own = Heaps.turn(&position);
    let moves = Heaps.moves(&position);
    let winners: Vec<u32> = moves
        .map(|chosen| recursion(Heaps.after(&position, chosen), known))
        .collect();
    let winner = match winners.first() {
        None => Heaps.winner(&position).unwrap(),
        Some(_) if winners.contains(&own) => own,
        Some(&first) => first,
    };
    known.insert(position, winner);
    winner
}

fn many(criterion: &mut Criterion) {
    let start = ([40; 3], 0);
    let induction = || {
        let mut run = BackwardInduction::new(Heaps, TieBreak::FirstMove, MAX_POSITIONS).unwrap();
        run.ask(start).unwrap();
        run.finish().unwrap();
        run.value(&start).unwrap().winner
    };
    assert_eq!(induction(), Some(recursion(start, &mut HashMap::new())));
    let mut group = criterion.benchmark_group("many/three players 40^3");
    group.sample_size(10);
    group.bench_function("induction", |it| it.iter(induction));
    group.bench_function("hash map", |it| {
        it.iter(|| recursion(black_box(start), &mut HashMap::new()));
    });
    group.finish();
}

criterion_group!(benches, contest, many);
criterion_main!(benches);
