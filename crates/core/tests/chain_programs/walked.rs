//! Runs the programs, and compares what they did with their counts and with what they say while
//! they run.

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Representation, count};
use appleyard_core::game::Outcome;
use appleyard_core::progress::Run;

use crate::chain_programs::reference::article;
use crate::chain_programs::{plans, run};

/// A value as the article writes it.
fn signed(outcome: Outcome, plies: u32) -> i32 {
    let plies = i32::try_from(plies).unwrap();
    if outcome == Outcome::N { plies } else { -plies }
}

#[test]
fn every_program_tries_what_was_counted() {
    for objects in 1..=9 {
        for plan in plans(objects) {
            let mut program = run(plan);
            let count = count(plan).unwrap();
            assert_eq!(count.exact, Some(program.moves().into()), "{plan:?}");
            assert_eq!(count.about, program.moves() as f64);
            let Ok(progress) = program.advance(1);
            let all = program.counting() + program.moves();
            assert_eq!((progress.done, progress.total), (all, all));
            assert_eq!(program.plan(), plan);
        }
    }
}

#[test]
fn programs_equal_the_article_s_program() {
    for objects in 1..=8 {
        for plan in plans(objects) {
            let cut = match plan.algorithm {
                Algorithm::Exhaustive => false,
                Algorithm::CutOff => true,
                _ => continue,
            };
            let program = run(plan);
            let found = article(plan, cut);
            assert_eq!(program.moves(), found.moves, "{plan:?}");
            let verdict = program.verdict().unwrap();
            assert_eq!(verdict.outcome == Outcome::N, found.value > 0);
            let value = verdict
                .remoteness
                .map(|plies| signed(verdict.outcome, plies));
            assert_eq!(value, (!cut).then_some(found.value));
        }
    }
}

#[test]
fn the_cut_off_count_is_right_for_more_objects() {
    for representation in Representation::ALL {
        for plan in plans(11) {
            if plan.algorithm == Algorithm::CutOff && plan.representation == representation {
                let moves = article(plan, true).moves;
                assert_eq!(count(plan).unwrap().exact, Some(moves.into()));
                assert_eq!(run(plan).moves(), moves);
            }
        }
    }
}

/// The positions are counted here too: rows of cells, or groups that fit with a gap between any
/// two.
#[test]
fn tables_hold_every_position() {
    // p(2), p(3), …: the numbers of partitions of 2 to 13.
    let partitions = [2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101];
    for (objects, partitions) in (1..).zip(partitions) {
        for plan in plans(objects) {
            let positions: u64 = match plan.representation {
                Representation::Array => 1 << objects,
                Representation::Groups => partitions,
            };
            let (stored, rounds) = match plan.algorithm {
                Algorithm::Exhaustive | Algorithm::CutOff if objects > 8 => continue,
                Algorithm::Exhaustive | Algorithm::CutOff => (0, 0),
                Algorithm::Memoised => (positions - 1, 0),
                Algorithm::BottomUp => (positions - 1, 2),
                Algorithm::SpragueGrundy => {
                    let row_itself = u64::from(plan.first_move == FirstMove::Any);
                    (u64::from(objects) + row_itself, 0)
                }
            };
            let program = run(plan);
            assert_eq!(
                (program.summary().stored, program.summary().rounds),
                (stored, rounds),
                "{plan:?}"
            );
        }
    }
}

#[test]
fn a_row_of_sixty_in_groups_can_be_run() {
    for algorithm in [Algorithm::Memoised, Algorithm::SpragueGrundy] {
        let program = run(crate::chain_programs::direct(
            60,
            Representation::Groups,
            algorithm,
        ));
        assert_eq!(program.verdict().unwrap().outcome, Outcome::P);
    }
    let plan = ProgramPlan {
        first_move: FirstMove::Any,
        ..crate::chain_programs::direct(60, Representation::Groups, Algorithm::SpragueGrundy)
    };
    assert_eq!(run(plan).verdict().unwrap().outcome, Outcome::N);
}
