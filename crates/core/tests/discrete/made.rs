//! Machines by chance.

use appleyard_core::machine::discrete::{
    Automaton, DiscreteConfig, DiscreteKind, DiscreteRun, FacingPlayer,
};
use proptest::prelude::*;
use proptest::sample::select;

/// Every number, and every row of a run, of a machine without further choices.
pub fn run_of(kind: DiscreteKind, steps: u32) -> DiscreteRun {
    DiscreteRun::new(&DiscreteConfig::new(kind, steps)).unwrap()
}

/// The rows of a run.
pub fn rows_of(run: &DiscreteRun) -> Vec<Vec<i32>> {
    let rows = run.rows().chunks(run.system().parts());
    rows.map(<[i32]>::to_vec).collect()
}

pub fn players() -> impl Strategy<Value = FacingPlayer> {
    select(vec![
        FacingPlayer::Cooperator,
        FacingPlayer::Defector,
        FacingPlayer::Alternator,
        FacingPlayer::TitForTat,
        FacingPlayer::Grudger,
        FacingPlayer::Pavlov,
    ])
}

pub fn automata() -> impl Strategy<Value = Automaton> {
    select(vec![
        Automaton::EvenOnes,
        Automaton::DivisibleByThree,
        Automaton::TwoOnes,
    ])
}

/// A cellular automaton: rule, first row, and whether its ends are neighbours.
pub fn cells() -> impl Strategy<Value = DiscreteConfig> {
    let row = prop::collection::vec(0..2_i32, 1..24);
    (0..256_u32, row, any::<bool>(), 0..30_u32).prop_map(|(rule, row, wraps, steps)| {
        DiscreteConfig {
            rule: Some(rule),
            cells: Some(row),
            wraps,
            ..DiscreteConfig::new(DiscreteKind::Cells, steps)
        }
    })
}

/// A string: its first two rows, and whether its ends are neighbours.
pub fn strings() -> impl Strategy<Value = DiscreteConfig> {
    let point = (-1000..=1000_i32, -1000..=1000_i32);
    let rows = prop::collection::vec(point, 1..24);
    (rows, any::<bool>(), 0..60_u32).prop_map(|(rows, wraps, steps)| {
        let (first, second) = rows.into_iter().unzip();
        DiscreteConfig {
            cells: Some(first),
            second: Some(second),
            wraps,
            ..DiscreteConfig::new(DiscreteKind::Wave, steps)
        }
    })
}

/// A particle.
pub fn motions() -> impl Strategy<Value = DiscreteConfig> {
    let place = -1_000_000..=1_000_000_i32;
    (place.clone(), place, -1000..=1000_i32, 0..60_u32).prop_map(|(time, at, velocity, steps)| {
        DiscreteConfig {
            cells: Some(vec![time, at]),
            velocity: Some(velocity),
            ..DiscreteConfig::new(DiscreteKind::Motion, steps)
        }
    })
}

/// A pendulum.
pub fn pendulums() -> impl Strategy<Value = DiscreteConfig> {
    let swing = |most: i32| -(most << 16)..=most << 16;
    (swing(8), swing(4), 0..200_u32).prop_map(|(angle, momentum, steps)| DiscreteConfig {
        cells: Some(vec![angle, momentum]),
        ..DiscreteConfig::new(DiscreteKind::Pendulum, steps)
    })
}

/// A Turing machine of one to five states and two to four symbols, with a word.
pub fn turing() -> impl Strategy<Value = DiscreteConfig> {
    let machine = (1..=5_u8, 2..=4_u8).prop_flat_map(|(states, symbols)| {
        let next = prop_oneof![
            12 => (0..states).prop_map(|it| char::from(b'A' + it)),
            1 => Just('Z'),
        ];
        let rule = (0..symbols, select(vec!['L', 'R', 'S']), next)
            .prop_map(|(write, go, next)| format!("{write}{go}{next}"));
        let cell = prop_oneof![12 => rule, 1 => Just("---".to_owned())];
        let row = prop::collection::vec(cell, usize::from(symbols)).prop_map(|it| it.concat());
        prop::collection::vec(row, usize::from(states)).prop_map(|it| it.join("_"))
    });
    (machine, "[01]{0,6}", 0..40_u32).prop_map(|(table, word, steps)| DiscreteConfig {
        table: Some(table),
        word: Some(word),
        ..DiscreteConfig::new(DiscreteKind::Turing, steps)
    })
}

/// Any machine.
pub fn machines() -> impl Strategy<Value = DiscreteConfig> {
    let word = "[01]{0,12}";
    let words = (
        select(vec![DiscreteKind::Counter, DiscreteKind::Automaton]),
        word,
        automata(),
    );
    let words = (words, 0..20_u32).prop_map(|((kind, word, automaton), steps)| DiscreteConfig {
        word: Some(word),
        automaton: Some(automaton),
        ..DiscreteConfig::new(kind, steps)
    });
    let facing =
        (players(), players(), 0..20_u32).prop_map(|(first, second, steps)| DiscreteConfig {
            players: Some([first, second]),
            ..DiscreteConfig::new(DiscreteKind::Facing, steps)
        });
    prop_oneof![
        4 => cells(),
        2 => strings(),
        1 => motions(),
        1 => pendulums(),
        2 => words,
        1 => facing,
        2 => turing(),
    ]
}
