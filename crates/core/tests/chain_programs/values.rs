//! Who wins, compared with the generic solver.

use appleyard_core::chain::OctalCode;
use appleyard_core::chain::programs::{Algorithm, Representation};

use crate::chain::reference::Slow;
use crate::chain_programs::{END_RULES, FIRST_MOVES, plans, run};

#[test]
fn every_program_agrees_with_the_generic_solver() {
    for objects in 1..=16 {
        for end_rule in END_RULES {
            for first in FIRST_MOVES {
                let expected = Slow::new(OctalCode::chain(), end_rule).start(objects, first);
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
