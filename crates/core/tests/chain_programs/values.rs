//! Who wins, compared with the generic solver.

use appleyard_core::chain::FirstMove;
use appleyard_core::chain::programs::{Algorithm, Representation};
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Solved, Value};

use crate::chain_programs::{END_RULES, FIRST_MOVES, plans, run};

/// Rows of cells; a move is the set of cells that it takes.
struct Rows(EndRule);

impl Game for Rows {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &row: &u32) -> impl Iterator<Item = u32> {
        let takes = (0..32).flat_map(|cell| [1 << cell, 3 << cell]);
        takes.filter(move |take| row & take == *take)
    }

    fn after(&self, row: &u32, take: u32) -> u32 {
        row ^ take
    }

    fn verdict(&self, _: &u32) -> Outcome {
        self.0.outcome_at_end()
    }
}

fn value(objects: u32, end_rule: EndRule, first: FirstMove) -> Value {
    let mut solver = Retrograde::new(Rows(end_rule), MAX_POSITIONS);
    let whole = (1 << objects) - 1;
    solver.ask(whole).unwrap();
    solver.finish().unwrap();
    if first == FirstMove::Any {
        return solver.value(&whole).unwrap();
    }
    let values = (0..objects).map(|cell| {
        let option = solver.value(&(whole ^ 1 << cell)).unwrap();
        option.one_ply_earlier()
    });
    let better = |one: Value, other: Value| {
        if other.is_preferred_to(one) {
            other
        } else {
            one
        }
    };
    values.reduce(better).unwrap()
}

#[test]
fn every_program_agrees_with_the_generic_solver() {
    for objects in 1..=16 {
        for end_rule in END_RULES {
            for first in FIRST_MOVES {
                let expected = value(objects, end_rule, first);
                let plans = plans(objects).into_iter().filter(|plan| {
                    let most = match (plan.algorithm, plan.representation) {
                        (Algorithm::Exhaustive, Representation::Array) => 9,
                        (Algorithm::Exhaustive, Representation::Groups) => 12,
                        (Algorithm::CutOff, Representation::Array) => 11,
                        _ => 16,
                    };
                    (plan.end_rule, plan.first_move) == (end_rule, first) && objects <= most
                });
                for plan in plans {
                    let verdict = run(plan).verdict().unwrap();
                    assert_eq!(verdict.outcome, expected.outcome, "{plan:?}");
                    assert!(
                        verdict.remoteness.is_none() || verdict == expected,
                        "{plan:?}"
                    );
                }
            }
        }
    }
}
