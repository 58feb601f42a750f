//! How deep the stack becomes.

use appleyard_core::sort::{
    Counters, Input, PivotRule, Recurse, Scheme, SortPlan, TailCall, frames_attained, frames_bound,
    sort,
};
use proptest::prelude::*;

use crate::sort::variants::{
    DETERMINISTIC, RECURSIONS, RULES, SCHEMES, any_plan, any_values, inputs, permutations,
};

fn most_frames(values: &[u32], plan: &SortPlan) -> u32 {
    let mut array = values.to_vec();
    let mut counters = Counters::default();
    sort(&mut array, plan, &mut u32::cmp, &mut counters);
    assert!(array.is_sorted());
    counters.most_frames
}

fn length(values: &[u32]) -> u32 {
    u32::try_from(values.len()).unwrap()
}

#[test]
fn the_bounds_have_the_known_figures() {
    let bound = [1, 1, 2, 2, 3, 3, 3, 3, 4];
    let attained = [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4];
    assert_eq!((0..9).map(frames_bound).collect::<Vec<_>>(), bound);
    assert_eq!((0..12).map(frames_attained).collect::<Vec<_>>(), attained);
    assert_eq!(frames_attained(u32::MAX), 32);
    for n in 0..10_000 {
        assert!(frames_attained(n) <= frames_bound(n));
    }
}

/// The most frames over all pivots, by definition: a call for each outer part that may be the
/// smaller one.
#[test]
fn attained_is_the_maximum_over_all_divisions() {
    let mut most = vec![1_u32, 1];
    for n in 2..2000_usize {
        // The smaller part has s elements and is sorted by a call; the loop goes on with the n - 1
        // - s others.
        let worst = (0..=(n - 1) / 2).map(|s| (1 + most[s]).max(most[n - 1 - s]));
        most.push(worst.max().unwrap());
        assert_eq!(most[n], frames_attained(u32::try_from(n).unwrap()), "{n}");
    }
}

proptest! {
    #[test]
    fn smaller_first_keeps_the_bound(values in any_values(600), plan in any_plan()) {
        let plan = SortPlan { recurse: Recurse::Smaller, tail_call: TailCall::Eliminated, ..plan };
        let frames = most_frames(&values, &plan);
        prop_assert!(frames <= frames_bound(length(&values)));
        prop_assert!(frames <= frames_attained(length(&values)));
    }
}

/// For every order of up to 8 elements: the maximum is reached, and never exceeded.
#[test]
fn all_permutations_keep_the_maximum() {
    for scheme in SCHEMES {
        for pivot in RULES {
            let plan = SortPlan {
                scheme,
                pivot,
                ..SortPlan::document()
            };
            for n in 1..=8 {
                let all = permutations(n);
                let most = all.iter().map(|values| most_frames(values, &plan)).max();
                assert_eq!(most, Some(frames_attained(n)), "{scheme:?} {pivot:?} {n}");
            }
        }
    }
}

#[test]
fn stack_killers_reach_the_maximum() {
    for scheme in SCHEMES {
        for against in RULES {
            let plan = SortPlan {
                scheme,
                pivot: against,
                seed: 5,
                ..SortPlan::document()
            };
            let lengths = (1..150).chain((0..=12).map(|k| 3 * (1 << k) - 1));
            for n in lengths {
                let values = Input::StackKiller { against }.values(n, 0, &plan).unwrap();
                let frames = most_frames(&values, &plan);
                assert_eq!(frames, frames_attained(n), "{scheme:?} {against:?} {n}");
            }
        }
    }
}

/// Recorded arrays have at most 100,000 elements: at the last length of that form the bound itself
/// is reached.
#[test]
fn the_longest_stack_killer_reaches_the_bound() {
    let n = 3 * (1 << 15) - 1;
    let plan = SortPlan::document();
    let against = plan.pivot;
    let values = Input::StackKiller { against }.values(n, 0, &plan).unwrap();
    assert_eq!((n, frames_bound(n)), (98_303, 17));
    assert_eq!(most_frames(&values, &plan), 17);
    assert_eq!(frames_attained(n), 17);
}

#[test]
fn time_killers_keep_the_bound_and_are_shallow() {
    for scheme in SCHEMES {
        for against in DETERMINISTIC {
            let plan = SortPlan {
                scheme,
                pivot: against,
                ..SortPlan::document()
            };
            let values = Input::TimeKiller { against }
                .values(1500, 0, &plan)
                .unwrap();
            let frames = most_frames(&values, &plan);
            assert!(frames <= 4, "{scheme:?} {against:?}: {frames}");
            assert!(frames <= frames_bound(1500));
        }
    }
}

/// Shows what the bound is worth: without it the stack is as deep as a fixed share of the array.
fn breaks_the_bound(broken: &SortPlan) {
    for scheme in SCHEMES {
        for against in DETERMINISTIC {
            let plan = SortPlan {
                scheme,
                pivot: against,
                ..broken.clone()
            };
            for n in [500, 1000, 2000] {
                let values = Input::TimeKiller { against }.values(n, 0, &plan).unwrap();
                let frames = most_frames(&values, &plan);
                assert!(frames >= n / 14, "{scheme:?} {against:?} {n}: {frames}");
                assert!(frames > frames_bound(n));
            }
        }
    }
}

#[test]
fn larger_first_breaks_the_bound() {
    breaks_the_bound(&SortPlan {
        recurse: Recurse::Larger,
        ..SortPlan::document()
    });
}

/// A call for the smaller part first does not help then.
#[test]
fn a_kept_tail_call_breaks_the_bound() {
    for recurse in RECURSIONS {
        breaks_the_bound(&SortPlan {
            recurse,
            tail_call: TailCall::Kept,
            ..SortPlan::document()
        });
    }
}

/// Lomuto's partition leaves a sorted array as it is, so the depth is known: every element waits.
#[test]
fn lomuto_on_a_sorted_array_has_the_deepest_stack() {
    let plan = |recurse, tail_call| SortPlan {
        scheme: Scheme::Lomuto,
        pivot: PivotRule::First,
        recurse,
        tail_call,
        ..SortPlan::document()
    };
    let depth = |recurse, tail_call| {
        let plan = plan(recurse, tail_call);
        let sorted = Input::Sorted.values(300, 0, &plan).unwrap();
        most_frames(&sorted, &plan)
    };
    assert_eq!(depth(Recurse::Larger, TailCall::Eliminated), 300);
    assert_eq!(depth(Recurse::Right, TailCall::Eliminated), 300);
    assert_eq!(depth(Recurse::Left, TailCall::Eliminated), 2);
    assert_eq!(depth(Recurse::Smaller, TailCall::Eliminated), 2);
    for recurse in RECURSIONS {
        assert_eq!(depth(recurse, TailCall::Kept), 300);
    }
}

/// Every kind of input, with calls for the smaller part.
#[test]
fn every_input_keeps_the_bound() {
    for scheme in [Scheme::ThreeWay, Scheme::Hoare, Scheme::Lomuto] {
        for pivot in RULES {
            for input in inputs() {
                for n in [1, 2, 31, 32, 200] {
                    let plan = SortPlan {
                        scheme,
                        pivot,
                        ..SortPlan::document()
                    };
                    let values = input.values(n, 9, &plan).unwrap();
                    let frames = most_frames(&values, &plan);
                    assert!(frames <= frames_attained(n), "{pivot:?} {input:?} {n}");
                }
            }
        }
    }
}
