//! How often each position is met, compared with the article's program with a counter.

use std::collections::HashSet;

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{
    Algorithm, ProgramPlan, Representation, Visit, count, mean_visits, visits,
};

use crate::chain_programs::reference::article;
use crate::chain_programs::{FIRST_MOVES, direct};

/// A position as the article's program stores it: cells, or the number of groups of 1, 2, 3, …
fn as_in_the_article(visit: &Visit, objects: u32) -> Vec<usize> {
    assert!(visit.groups.is_sorted_by(|one, next| one >= next));
    match &visit.cells {
        Some(row) => {
            assert_eq!(visit.groups, groups_of(row));
            let cells = row.chars().map(|cell| usize::from(cell == '1'));
            cells.chain([0]).collect()
        }
        None => {
            let of_size = |size| visit.groups.iter().filter(|&&it| it == size).count();
            (1..=objects).map(of_size).collect()
        }
    }
}

fn groups_of(row: &str) -> Vec<u32> {
    let runs = row.split('0').map(|run| u32::try_from(run.len()).unwrap());
    let mut groups: Vec<u32> = runs.filter(|&size| size > 0).collect();
    groups.sort_unstable();
    groups.reverse();
    groups
}

#[test]
fn positions_are_met_as_often_as_by_the_article_s_program() {
    for representation in Representation::ALL {
        for first in FIRST_MOVES {
            for objects in 1..=8 {
                let plan = ProgramPlan {
                    first_move: first,
                    ..direct(objects, representation, Algorithm::Exhaustive)
                };
                let mut met = article(plan, false).met;
                let visits = visits(objects, first, representation).unwrap();
                for (index, row) in visits.rows.iter().enumerate() {
                    let times = met.remove(&as_in_the_article(row, objects));
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
fn every_position_occurs_once_and_all_moves_are_counted() {
    let partitions = [2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101];
    for (objects, partitions) in (1..=12).zip(partitions) {
        for (representation, positions) in [
            (Representation::Array, 1 << objects),
            (Representation::Groups, partitions),
        ] {
            let visits = visits(objects, FirstMove::Fewest, representation).unwrap();
            let rows = &visits.rows;
            let distinct: HashSet<_> = rows.iter().map(|row| (&row.cells, &row.groups)).collect();
            assert_eq!((rows.len(), distinct.len()), (positions, positions));
            assert!(rows.is_sorted_by(|one, next| one.objects >= next.objects));
            for row in rows {
                assert_eq!(row.objects, row.groups.iter().sum::<u32>());
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
