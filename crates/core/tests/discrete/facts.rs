use appleyard_core::machine::discrete::{
    Automaton, DiscreteConfig, DiscreteKind, DiscreteRun, FacingPlayer,
};
use proptest::prelude::*;

use crate::discrete::made::{cells, rows_of, run_of};

/// A rule from one cell in the middle, wide enough that the ends are not reached.
fn from_one(rule: u32, steps: u32) -> Vec<Vec<i32>> {
    let config = DiscreteConfig {
        rule: Some(rule),
        width: Some(2 * steps + 3),
        ..DiscreteConfig::new(DiscreteKind::Cells, steps)
    };
    rows_of(&DiscreteRun::new(&config).unwrap())
}

fn rows(config: DiscreteConfig) -> Vec<Vec<i32>> {
    rows_of(&DiscreteRun::new(&config).unwrap())
}

/// A cell after a step, by the definition: the digit of the rule that the three cells choose.
fn by_definition(rule: u32, row: &[i32], wraps: bool) -> Vec<i32> {
    let digits: Vec<char> = format!("{rule:08b}").chars().rev().collect();
    let n = row.len() as i32;
    let at = |place: i32| match place {
        _ if (0..n).contains(&place) => row[place as usize],
        _ if wraps => row[place.rem_euclid(n) as usize],
        _ => 0,
    };
    let chosen = |x: i32| 4 * at(x - 1) + 2 * at(x) + at(x + 1);
    (0..n)
        .map(|x| i32::from(digits[chosen(x) as usize] == '1'))
        .collect()
}

proptest! {
    #[test]
    fn cells_follow_the_definition(config in cells()) {
        let rows = rows(config.clone());
        for pair in rows.windows(2) {
            let next = by_definition(config.rule.unwrap(), &pair[0], config.wraps);
            prop_assert_eq!(&pair[1], &next);
        }
    }

    /// Rule 184 is traffic on a ring: no car appears or vanishes.
    #[test]
    fn rule_184_keeps_the_number_of_ones_on_a_ring(config in cells()) {
        let rows = rows(DiscreteConfig { rule: Some(184), wraps: true, ..config });
        let ones = |row: &Vec<i32>| row.iter().sum::<i32>();
        prop_assert!(rows.iter().all(|row| ones(row) == ones(&rows[0])));
    }
}

/// Sierpiński's triangle: binomial coefficients modulo 2, with a gap between any two of a row.
#[test]
fn rule_90_from_one_cell_is_the_triangle_of_pascal_modulo_2() {
    let mut pascal = vec![1_i32];
    for (step, row) in from_one(90, 70).iter().enumerate() {
        let found: Vec<i32> = row[71 - step..=71 + step].to_vec();
        let spread: Vec<i32> = (0..=2 * step)
            .map(|x| if x % 2 == 0 { pascal[x / 2] } else { 0 })
            .collect();
        assert_eq!(found, spread);
        assert_eq!(row.iter().sum::<i32>(), pascal.iter().sum::<i32>());
        let padded = [&[0], &pascal[..], &[0]].concat();
        pascal = padded.windows(2).map(|two| (two[0] + two[1]) % 2).collect();
    }
}

/// OEIS A051023.
#[test]
fn the_middle_column_of_rule_30_is_the_published_one() {
    let middle: String = from_one(30, 32)
        .iter()
        .map(|row| row[33].to_string())
        .collect();
    assert_eq!(middle, "110111001100010110010011101011100");
}

/// OEIS A006978: the rows of rule 110 from one cell, read in binary.
#[test]
fn the_rows_of_rule_110_are_the_published_ones() {
    let rows = from_one(110, 9);
    let read = |(step, row): (usize, &Vec<i32>)| {
        row[10 - step..=10].iter().fold(0, |sum, it| 2 * sum + it)
    };
    let numbers: Vec<i32> = rows.iter().enumerate().map(read).collect();
    assert_eq!(numbers, [1, 3, 7, 13, 31, 49, 115, 215, 509, 775]);
}

#[test]
fn a_seed_gives_the_same_row_everywhere() {
    let by_chance = |seed| {
        rows(DiscreteConfig {
            seed: Some(seed),
            width: Some(12),
            ..DiscreteConfig::new(DiscreteKind::Cells, 0)
        })
    };
    assert_eq!(by_chance(1), by_chance(1));
    assert_ne!(by_chance(1), by_chance(2));
}

/// Every word of up to nine letters, against what the words say.
#[test]
fn automata_accept_the_words_that_they_are_named_after() {
    for length in 0..=9_usize {
        for number in 0..1_u32 << length {
            let word = if length == 0 {
                String::new()
            } else {
                format!("{number:0length$b}")
            };
            for (automaton, accepted) in [
                (Automaton::EvenOnes, number.count_ones().is_multiple_of(2)),
                (Automaton::DivisibleByThree, number.is_multiple_of(3)),
                (Automaton::TwoOnes, word.contains("11")),
            ] {
                let read = rows(DiscreteConfig {
                    automaton: Some(automaton),
                    word: Some(word.clone()),
                    ..DiscreteConfig::new(DiscreteKind::Automaton, length as u32 + 2)
                });
                assert_eq!(
                    automaton.accepts(read[length][0]),
                    accepted,
                    "{automaton:?} {word}"
                );
                assert!(read[length..].iter().all(|row| row[0] == read[length][0]));
            }
        }
    }
}

#[test]
fn the_counter_counts_the_presses_and_the_lamp_follows_a_step_later() {
    let config = DiscreteConfig {
        word: Some("11010".into()),
        ..DiscreteConfig::new(DiscreteKind::Counter, 7)
    };
    let rows = rows(config);
    let counted: Vec<i32> = rows.iter().map(|row| row[1]).collect();
    assert_eq!(counted, [0, 1, 2, 2, 3, 3, 3, 3]);
    for pair in rows.windows(2) {
        assert_eq!(pair[1][0], pair[0][1] % 2);
    }
}

/// The moves of two players, as in Axelrod and Hamilton, The Evolution of Cooperation, 1981.
#[test]
fn players_meet_as_they_are_described() {
    let meeting = |first, second| {
        let config = DiscreteConfig {
            players: Some([first, second]),
            ..DiscreteConfig::new(DiscreteKind::Facing, 5)
        };
        let rows = rows(config);
        [0, 1].map(|side| {
            rows.iter()
                .map(|row| if row[side] == 0 { 'C' } else { 'D' })
                .collect::<String>()
        })
    };
    for (first, second, moves) in [
        (
            FacingPlayer::TitForTat,
            FacingPlayer::Alternator,
            ["CCDCDC", "CDCDCD"],
        ),
        (
            FacingPlayer::TitForTat,
            FacingPlayer::Defector,
            ["CDDDDD", "DDDDDD"],
        ),
        (
            FacingPlayer::Grudger,
            FacingPlayer::Alternator,
            ["CCDDDD", "CDCDCD"],
        ),
        (
            FacingPlayer::Pavlov,
            FacingPlayer::Defector,
            ["CDCDCD", "DDDDDD"],
        ),
        (
            FacingPlayer::Pavlov,
            FacingPlayer::Alternator,
            ["CCDDCC", "CDCDCD"],
        ),
        (
            FacingPlayer::TitForTat,
            FacingPlayer::Pavlov,
            ["CCCCCC", "CCCCCC"],
        ),
        (
            FacingPlayer::Cooperator,
            FacingPlayer::Defector,
            ["CCCCCC", "DDDDDD"],
        ),
    ] {
        assert_eq!(meeting(first, second), moves, "{first:?} {second:?}");
        let [one, other] = moves;
        assert_eq!(meeting(second, first), [other, one]);
    }
}

#[test]
fn a_run_without_choices_has_the_cells_that_its_kind_has() {
    for (kind, cells) in [
        (DiscreteKind::Counter, 9),
        (DiscreteKind::Facing, 2),
        (DiscreteKind::Automaton, 4),
        (DiscreteKind::Cells, 101),
        (DiscreteKind::Motion, 2),
        (DiscreteKind::Wave, 61),
        (DiscreteKind::Pendulum, 2),
        (DiscreteKind::Turing, 4),
    ] {
        let run = run_of(kind, 3);
        assert_eq!(run.rows().len(), 4 * cells, "{kind:?}");
        assert_eq!(run.system().roles().count(), cells);
    }
}
