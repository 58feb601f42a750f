//! The lists that take the most comparisons.

use std::iter::repeat;

use appleyard_core::progress::Run;
use appleyard_core::sort::{
    Counters, PivotRule, Recurse, Scheme, SmallSort, SortPlan, TailCall, WorstRun, sort,
};

use crate::support::slices::in_slices;

fn plans() -> Vec<SortPlan> {
    let mut plans = Vec::new();
    for scheme in [Scheme::ThreeWay, Scheme::Hoare, Scheme::Lomuto] {
        for pivot in [
            PivotRule::MiddleThenRandom,
            PivotRule::First,
            PivotRule::Last,
            PivotRule::Middle,
            PivotRule::MedianOfThree,
            PivotRule::Ninther,
        ] {
            for (cutoff, small) in [
                (2, SmallSort::Insertion),
                (4, SmallSort::Insertion),
                (5, SmallSort::Unrolled),
            ] {
                plans.push(SortPlan {
                    scheme,
                    pivot,
                    cutoff,
                    small,
                    recurse: Recurse::Left,
                    tail_call: TailCall::Kept,
                    ..SortPlan::document()
                });
            }
        }
    }
    plans
}

fn comparisons(list: &[u32], plan: &SortPlan) -> u32 {
    let mut counters = Counters::default();
    sort(&mut list.to_vec(), plan, &mut u32::cmp, &mut counters);
    counters.comparisons.try_into().unwrap()
}

/// Inserts each number in each place, so it shares nothing with the order in which the run goes.
fn orders(count: u32) -> Vec<Vec<u32>> {
    let mut orders = vec![Vec::new()];
    for number in 1..=count {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<u32>| {
                (0..=order.len()).map(move |at| {
                    let mut longer = order.clone();
                    longer.insert(at, number);
                    longer
                })
            })
            .collect();
    }
    orders
}

#[test]
fn no_order_takes_more_and_one_takes_fewest() {
    for count in 1..=6 {
        let orders = orders(count);
        for plan in plans() {
            let mut run = WorstRun::new(count, plan.clone()).unwrap();
            let end = in_slices(&mut run, repeat(7), |run, _, beyond| {
                assert_eq!(beyond, 0);
                assert!(run.fewest() <= run.comparisons());
            });
            assert_eq!(end.done, orders.len() as u64);
            let all = orders.iter().map(|order| comparisons(order, &plan));
            assert_eq!(all.clone().max(), Some(run.comparisons()));
            assert_eq!(all.min(), Some(run.fewest()));
            assert_eq!(comparisons(run.list(), &plan), run.comparisons());
        }
    }
}

/// A pivot that leaves one side empty each time makes each element meet each other one. No list can
/// take more without probes, because no two elements meet twice.
#[test]
fn a_pivot_from_one_place_can_be_made_the_least_each_time() {
    for pivot in [PivotRule::First, PivotRule::Last, PivotRule::Middle] {
        let mut run = WorstRun::new(
            8,
            SortPlan {
                pivot,
                ..SortPlan::document()
            },
        )
        .unwrap();
        run.finish().unwrap();
        assert_eq!(run.comparisons(), 28);
        assert!(run.fewest() < 28);
    }
}

#[test]
fn a_plan_without_a_choice_takes_as_many_for_all_orders() {
    let plan = SortPlan {
        cutoff: 9,
        small: SmallSort::Table,
        ..SortPlan::document()
    };
    let mut run = WorstRun::new(8, plan).unwrap();
    run.finish().unwrap();
    assert_eq!((run.fewest(), run.comparisons()), (19, 19));
}
