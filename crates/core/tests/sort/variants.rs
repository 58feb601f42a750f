//! What the tests use: all variants of a plan, arrays, whole runs.

use std::cmp::Ordering;

use appleyard_core::progress::Run;
use appleyard_core::sort::{
    Input, PivotRule, Recurse, Scheme, SmallSort, SortPlan, SortRun, TailCall, sort,
};
use proptest::prelude::*;

pub const SCHEMES: [Scheme; 3] = [Scheme::ThreeWay, Scheme::Hoare, Scheme::Lomuto];

/// All rules except choice by hand.
pub const RULES: [PivotRule; 7] = [
    PivotRule::MiddleThenRandom,
    PivotRule::Random,
    PivotRule::First,
    PivotRule::Last,
    PivotRule::Middle,
    PivotRule::MedianOfThree,
    PivotRule::Ninther,
];

/// The rules that use no chance.
pub const DETERMINISTIC: [PivotRule; 5] = [
    PivotRule::First,
    PivotRule::Last,
    PivotRule::Middle,
    PivotRule::MedianOfThree,
    PivotRule::Ninther,
];

pub const RECURSIONS: [Recurse; 4] = [
    Recurse::Smaller,
    Recurse::Larger,
    Recurse::Left,
    Recurse::Right,
];

pub const TAIL_CALLS: [TailCall; 2] = [TailCall::Eliminated, TailCall::Kept];

pub const SMALL_SORTS: [SmallSort; 3] =
    [SmallSort::Insertion, SmallSort::Table, SmallSort::Unrolled];

pub const PLAIN_INPUTS: [Input; 8] = [
    Input::Random,
    Input::Sorted,
    Input::Reversed,
    Input::NearlySorted,
    Input::FewDistinct,
    Input::AllEqual,
    Input::OrganPipe,
    Input::Sawtooth,
];

/// The plain inputs, and for each rule a killer of each kind that exists for it.
pub fn inputs() -> Vec<Input> {
    let time = DETERMINISTIC.map(|against| Input::TimeKiller { against });
    let stack = RULES.map(|against| Input::StackKiller { against });
    [&PLAIN_INPUTS[..], &time, &stack].concat()
}

/// All plans with these cutoffs; the small sort varies only if the plan has one.
pub fn plans(cutoffs: &[u32]) -> Vec<SortPlan> {
    let mut plans = Vec::new();
    for scheme in SCHEMES {
        for pivot in RULES {
            for recurse in RECURSIONS {
                for tail_call in TAIL_CALLS {
                    for &cutoff in cutoffs {
                        let smalls = if cutoff == 2 { 1 } else { 3 };
                        for &small in &SMALL_SORTS[..smalls] {
                            plans.push(SortPlan {
                                scheme,
                                pivot,
                                recurse,
                                tail_call,
                                cutoff,
                                small,
                                ..SortPlan::document()
                            });
                        }
                    }
                }
            }
        }
    }
    plans
}

/// Any plan except choice by hand.
pub fn any_plan() -> impl Strategy<Value = SortPlan> {
    (
        prop::sample::select(&SCHEMES[..]),
        prop::sample::select(&RULES[..]),
        prop::sample::select(&RECURSIONS[..]),
        prop::sample::select(&TAIL_CALLS[..]),
        prop_oneof![Just(2_u32), 2..=33_u32],
        prop::sample::select(&SMALL_SORTS[..]),
        any::<u64>(),
    )
        .prop_map(
            |(scheme, pivot, recurse, tail_call, cutoff, small, seed)| SortPlan {
                scheme,
                pivot,
                recurse,
                tail_call,
                cutoff,
                small,
                seed,
                ..SortPlan::document()
            },
        )
}

/// Arrays of up to `most` elements, often with few different values.
pub fn any_values(most: usize) -> impl Strategy<Value = Vec<u32>> {
    prop_oneof![Just(2_u32), Just(5), Just(1000), Just(1_000_000)]
        .prop_flat_map(move |distinct| prop::collection::vec(0..distinct, 1..=most))
}

/// The elements in order, sorted without an observer. The comparison is behind a pointer, so that
/// there is only one copy of the unrolled networks for each type.
pub fn sorted<T: Copy>(
    mut array: Vec<T>,
    plan: &SortPlan,
    mut order: &mut dyn FnMut(&T, &T) -> Ordering,
) -> Vec<T> {
    sort(&mut array, plan, &mut order, &mut ());
    array
}

/// The ids of the elements in order, including the order in which the sort leaves equal ones.
pub fn sorted_ids(values: &[u32], plan: &SortPlan) -> Vec<u32> {
    let pairs: Vec<(u32, u32)> = values.iter().copied().zip(0..).collect();
    let pairs = sorted(pairs, plan, &mut |a, b| a.0.cmp(&b.0));
    pairs.into_iter().map(|pair| pair.1).collect()
}

/// A whole run.
pub fn run(values: &[u32], plan: &SortPlan) -> SortRun {
    let mut run = SortRun::new(values.to_vec(), plan.clone()).unwrap();
    run.finish().unwrap();
    run
}

/// Converts places and lengths, which are small in the tests.
pub fn narrow(n: usize) -> u32 {
    u32::try_from(n).unwrap()
}

/// All orders of 0 to n - 1 (Heap's algorithm).
pub fn permutations(n: u32) -> Vec<Vec<u32>> {
    fn rest(array: &mut Vec<u32>, k: usize, all: &mut Vec<Vec<u32>>) {
        if k <= 1 {
            all.push(array.clone());
            return;
        }
        for i in 0..k {
            rest(array, k - 1, all);
            let other = if k.is_multiple_of(2) { i } else { 0 };
            if i + 1 < k {
                array.swap(other, k - 1);
            }
        }
    }
    let mut all = Vec::new();
    rest(&mut (0..n).collect(), n as usize, &mut all);
    all
}

#[test]
fn permutations_are_all_orders() {
    let all = permutations(5);
    let different: std::collections::HashSet<_> = all.iter().collect();
    assert_eq!((all.len(), different.len()), (120, 120));
}
