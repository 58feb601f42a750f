//! How often each position is met, against the article's program with a counter.

use std::collections::HashSet;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{
    Algorithm, Met, ProgramPlan, Representation, count, mean_visits, visits,
};

use crate::reference::article;
use crate::{FIRST_MOVES, direct};

/// As the article's program has a position: cells, or the number of groups of 1, 2, 3, …
fn as_in_the_article(position: &Met, objects: u32) -> Vec<usize> {
    match position {
        Met::Row(row) => {
            let mut cells: Vec<usize> = (0..objects)
                .map(|cell| usize::from(row >> cell & 1 == 1))
                .collect();
            cells.push(0);
            cells
        }
        Met::Groups(sizes) => {
            assert!(sizes.is_sorted_by(|one, next| one >= next));
            let of_size = |size| sizes.iter().filter(|&&it| it == size).count();
            (1..=objects).map(of_size).collect()
        }
    }
}

#[test]
fn as_often_as_the_article_s_program() {
    for representation in Representation::ALL {
        for first in FIRST_MOVES {
            for objects in 1..=8 {
                let plan = ProgramPlan {
                    first,
                    ..direct(objects, representation, Algorithm::Exhaustive)
                };
                let mut met = article(plan, false).met;
                let visits = visits(objects, first, representation).unwrap();
                for (index, row) in visits.rows.iter().enumerate() {
                    let times = met.remove(&as_in_the_article(&row.position, objects));
                    // No move leads to the start.
                    let expected = if index == 0 { 1 } else { times.unwrap_or(0) };
                    assert_eq!(row.times, expected, "{row:?}");
                }
                assert!(met.is_empty());
            }
        }
    }
}

#[test]
fn all_positions_once_and_all_moves() {
    let partitions = [2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101];
    for (objects, partitions) in (1..=12).zip(partitions) {
        for (representation, positions) in [
            (Representation::Array, 1 << objects),
            (Representation::Groups, partitions),
        ] {
            let visits = visits(objects, FirstMove::Fewest, representation).unwrap();
            let rows = &visits.rows;
            let distinct: HashSet<_> = rows.iter().map(|row| &row.position).collect();
            assert_eq!((rows.len(), distinct.len()), (positions, positions));
            assert!(rows.is_sorted_by(|one, next| one.objects >= next.objects));
            for row in rows {
                let objects = match &row.position {
                    Met::Row(row) => row.count_ones(),
                    Met::Groups(sizes) => sizes.iter().sum(),
                };
                assert_eq!(row.objects, objects);
                assert!(row.times > 0);
            }
            let moves: u64 = rows[1..].iter().map(|row| row.times).sum();
            let plan = direct(objects, representation, Algorithm::Exhaustive);
            assert_eq!(count(plan).unwrap().exact, Some(moves.into()));
            assert_eq!(visits.mean, moves as f64 / (positions - 1) as f64);
            assert_eq!(
                visits.mean,
                mean_visits(objects, FirstMove::Fewest, representation).unwrap()
            );
            // Every line of play ends at the empty row.
            assert_eq!(visits.most, rows[positions - 1].times);
        }
    }
}
