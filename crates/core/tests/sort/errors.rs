//! Codes and parameters, on which the page's sentences rest, and what is refused.

use appleyard_core::Error;
use appleyard_core::sort::{
    Input, MAX_ORDERS, MAX_SEED_COMPARISONS, MAX_STEPS, MAX_VALUE, PivotRule, Scheme, SeedRun,
    SortPlan, SortRun, Swap, WorstRun,
};

use crate::sort::variants::run;
use crate::support::params::numbers;
use crate::support::stopped::stopped;

fn refused(values: Vec<u32>, plan: SortPlan) -> (String, Vec<(&'static str, i128)>) {
    code_and_params(&SortRun::new(values, plan).unwrap_err())
}

fn code_and_params(error: &Error) -> (String, Vec<(&'static str, i128)>) {
    (error.code().to_owned(), numbers(error.params()))
}

fn is(code: &str, params: &[(&'static str, i128)]) -> (String, Vec<(&'static str, i128)>) {
    (code.to_owned(), params.to_vec())
}

#[test]
fn bad_arrays_and_plans_are_refused() {
    let plan = SortPlan::document();
    assert_eq!(refused(vec![], plan.clone()), is("no-values", &[]));
    assert_eq!(
        refused(vec![1; 100_001], plan.clone()),
        is("too-many-values", &[("count", 100_001), ("limit", 100_000)])
    );
    assert_eq!(
        refused(vec![1, MAX_VALUE, MAX_VALUE + 1], plan),
        is(
            "value-too-large",
            &[("index", 3), ("value", 1_000_000), ("limit", 999_999)]
        )
    );
    for cutoff in [0, 1, 34, u32::MAX] {
        let plan = SortPlan {
            cutoff,
            ..SortPlan::document()
        };
        let expected = is(
            "cutoff-out-of-range",
            &[("value", cutoff.into()), ("min", 2), ("max", 33)],
        );
        assert_eq!(refused(vec![1, 2], plan.clone()), expected);
        let seeds = SeedRun::new(vec![1, 2], plan.clone(), 1).unwrap_err();
        assert_eq!(code_and_params(&seeds), expected);
        let input = Input::Random.values(3, 1, &plan).unwrap_err();
        assert_eq!(code_and_params(&input), expected);
    }
}

#[test]
fn steps_past_the_end_are_refused() {
    let run = run(&[2, 1, 3], &SortPlan::document());
    let expected = is("step-out-of-range", &[("value", 6), ("min", 0), ("max", 5)]);
    assert_eq!(code_and_params(&run.order(6).unwrap_err()), expected);
    assert_eq!(code_and_params(&run.at(6).unwrap_err()), expected);
    assert_eq!(code_and_params(&run.areas(6, None).unwrap_err()), expected);
    assert_eq!(code_and_params(&run.orders(&[0, 6]).unwrap_err()), expected);
    assert!(run.order(usize::MAX).is_err());
    assert_eq!(run.orders(&[]), Ok(vec![]));
}

#[test]
fn too_many_orders_are_refused() {
    let run = run(&[1; 10_000], &SortPlan::document());
    let steps = vec![0; 210];
    assert_eq!(
        code_and_params(&run.orders(&steps).unwrap_err()),
        is(
            "too-many-orders",
            &[("count", 2_100_000), ("limit", MAX_ORDERS.into())]
        )
    );
}

#[test]
fn places_past_the_end_are_refused() {
    let run = run(&[2, 1, 3], &SortPlan::document());
    assert_eq!(
        code_and_params(
            &run.areas(
                0,
                Some(Swap {
                    first: 1,
                    second: 3
                })
            )
            .unwrap_err()
        ),
        is(
            "place-out-of-range",
            &[("value", 4), ("min", 1), ("max", 3)]
        )
    );
}

/// A run that is too long stops, and its record so far remains.
#[test]
fn too_many_steps_stop_a_run() {
    let plan = SortPlan {
        scheme: Scheme::Lomuto,
        ..SortPlan::document()
    };
    let mut run = SortRun::new(vec![7; 10_000], plan.clone()).unwrap();
    let error = stopped(&mut run, 1_000_000).into();
    assert_eq!(
        code_and_params(&error),
        is("too-many-steps", &[("limit", 8_000_000)])
    );
    let steps = run.steps();
    assert!((MAX_STEPS..MAX_STEPS + 20_000).contains(&steps));
    assert_eq!(run.order(steps).unwrap().len(), 10_000);
    assert!(run.at(steps).unwrap().part_done);

    let mut seeds = SeedRun::new(vec![7; 20_000], plan, 3).unwrap();
    let error = stopped(&mut seeds, 10_000_000).into();
    let limit = MAX_SEED_COMPARISONS.into();
    assert_eq!(
        code_and_params(&error),
        is("too-many-steps", &[("limit", limit)])
    );
}

#[test]
fn bad_inputs_are_refused() {
    let plan = SortPlan::document();
    let refused = |input: Input, n| code_and_params(&input.values(n, 1, &plan).unwrap_err());
    assert_eq!(refused(Input::Random, 0), is("no-values", &[]));
    assert_eq!(
        refused(Input::Sorted, u32::MAX),
        is(
            "too-many-values",
            &[("count", u32::MAX.into()), ("limit", 100_000)]
        )
    );
    for against in [
        PivotRule::Random,
        PivotRule::MiddleThenRandom,
        PivotRule::Hand,
    ] {
        assert_eq!(
            refused(Input::TimeKiller { against }, 10),
            is("no-killer", &[])
        );
    }
    let against = PivotRule::Hand;
    assert_eq!(
        refused(Input::StackKiller { against }, 10),
        is("no-killer", &[])
    );
    let against = PivotRule::Last;
    assert_eq!(
        refused(Input::TimeKiller { against }, 4097),
        is("killer-too-large", &[("count", 4097), ("limit", 4096)])
    );
    assert!(Input::TimeKiller { against }.values(4096, 1, &plan).is_ok());
}

#[test]
fn too_few_or_too_many_seeds_are_refused() {
    for seeds in [0, 1001, u32::MAX] {
        let error = SeedRun::new(vec![1], SortPlan::document(), seeds).unwrap_err();
        let params = [("value", seeds.into()), ("min", 1), ("max", 1000)];
        assert_eq!(code_and_params(&error), is("seeds-out-of-range", &params));
    }
    assert!(SeedRun::new(vec![], SortPlan::document(), 1).is_err());
}

#[test]
fn too_few_or_too_many_elements_to_try_all_orders_are_refused() {
    for count in [0, 9, u32::MAX] {
        let error = WorstRun::new(count, SortPlan::document()).unwrap_err();
        let params = [("value", count.into()), ("min", 1), ("max", 8)];
        assert_eq!(code_and_params(&error), is("worst-out-of-range", &params));
    }
    let plan = SortPlan {
        cutoff: 34,
        ..SortPlan::document()
    };
    assert!(WorstRun::new(8, plan).is_err());
}
