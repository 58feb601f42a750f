//! What the programs refuse.

use appleyard_core::Error;
use appleyard_core::chain::programs::{
    Algorithm, CountingProgram, ProgramGrowth, ProgramPlan, Representation, count, mean_visits,
    visits,
};
use appleyard_core::chain::{FirstMove, MAX_OBJECTS};
use appleyard_core::game::EndRule;
use appleyard_core::progress::Run;

use crate::chain_programs::{direct, plans};
use crate::support::params::numbers;

fn is(error: Error, code: &str, params: &[(&'static str, i128)], text: &str) {
    assert_eq!(error.code(), code);
    assert_eq!(numbers(error.params()), params);
    assert_eq!(error.to_string(), text);
}

#[test]
fn too_few_or_too_many_objects_are_refused() {
    for objects in [0, MAX_OBJECTS + 1, u32::MAX] {
        let params = [("value", objects.into()), ("min", 1), ("max", 60)];
        let text = format!("the number of objects must be from 1 to 60, not {objects}");
        for plan in plans(objects) {
            let code = "objects-out-of-range";
            is(
                CountingProgram::new(plan).unwrap_err(),
                code,
                &params,
                &text,
            );
            is(count(plan).unwrap_err(), code, &params, &text);
            is(ProgramGrowth::new(plan).unwrap_err(), code, &params, &text);
            let mean = mean_visits(objects, plan.first_move, plan.representation);
            is(mean.unwrap_err(), code, &params, &text);
        }
    }
    for objects in [0, 13] {
        for representation in Representation::ALL {
            let error = visits(objects, FirstMove::Any, representation).unwrap_err();
            let params = [("value", objects.into()), ("min", 1), ("max", 12)];
            let text = format!("the number of objects must be from 1 to 12, not {objects}");
            is(error, "objects-out-of-range", &params, &text);
        }
    }
}

#[test]
fn grundy_values_are_refused_under_misere_play() {
    for representation in Representation::ALL {
        let plan = ProgramPlan {
            end_rule: EndRule::Misere,
            ..direct(9, representation, Algorithm::SpragueGrundy)
        };
        let text = "Grundy values do not decide misère play";
        is(
            CountingProgram::new(plan).unwrap_err(),
            "grundy-under-misere",
            &[],
            text,
        );
        is(count(plan).unwrap_err(), "grundy-under-misere", &[], text);
        is(
            ProgramGrowth::new(plan).unwrap_err(),
            "grundy-under-misere",
            &[],
            text,
        );
    }
}

#[test]
fn programs_that_are_too_large_are_refused() {
    let mut refused = 0;
    for representation in Representation::ALL {
        for algorithm in Algorithm::ALL {
            let plan = |objects| direct(objects, representation, algorithm);
            let most = ProgramPlan::most_objects(representation, algorithm);
            assert!(most <= ProgramPlan::most_counted(representation, algorithm));
            if most < MAX_OBJECTS {
                refused += 1;
                let error = CountingProgram::new(plan(most + 1)).unwrap_err();
                let params = [("objects", i128::from(most) + 1), ("max", most.into())];
                let text = format!(
                    "this program allows at most {most} objects, not {}",
                    most + 1
                );
                is(error, "program-too-large", &params, &text);
            }
        }
    }
    assert_eq!(refused, 6);
    let error = count(direct(27, Representation::Array, Algorithm::CutOff)).unwrap_err();
    assert_eq!(numbers(error.params()), [("objects", 27), ("max", 26)]);
}

/// The largest programs still start, and 64 bits hold the number of their moves.
#[test]
fn the_largest_programs_start() {
    for representation in Representation::ALL {
        for algorithm in Algorithm::ALL {
            let most = ProgramPlan::most_objects(representation, algorithm);
            for plan in plans(most) {
                if (plan.representation, plan.algorithm) != (representation, algorithm) {
                    continue;
                }
                let exact = count(plan).unwrap().exact.unwrap();
                assert!(exact <= u64::MAX.into());
                let mut program = CountingProgram::new(plan).unwrap();
                let counting = program.counting();
                let Ok(progress) = program.advance(counting);
                assert_eq!((progress.done, program.moves()), (counting, 0));
                assert_eq!(u128::from(progress.total - counting), exact);
                let Ok(progress) = program.advance(1000);
                assert!(program.moves() >= 1000);
                assert!(!progress.finished || algorithm == Algorithm::SpragueGrundy);
            }
        }
    }
}

#[test]
fn names_are_the_serialised_ones() {
    let names = Algorithm::ALL.map(Algorithm::name);
    assert_eq!(
        names,
        [
            "exhaustive",
            "cut-off",
            "memoised",
            "bottom-up",
            "sprague-grundy"
        ]
    );
    assert_eq!(
        Representation::ALL.map(Representation::name),
        ["array", "groups"]
    );
}
