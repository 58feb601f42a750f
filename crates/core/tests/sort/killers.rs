//! Adversaries against the real sort.

use std::iter::repeat;

use appleyard_core::progress::Run;
use appleyard_core::sort::{
    Counters, Input, InputRun, PivotRule, Scheme, SeedRun, SmallSort, SortPlan, SortRun,
    frames_bound, sort,
};

use crate::sort::variants::{DETERMINISTIC, RULES, SCHEMES, run};
use crate::support::slices::in_slices;

fn counters(values: &[u32], plan: &SortPlan) -> Counters {
    let mut array = values.to_vec();
    let mut counters = Counters::default();
    sort(&mut array, plan, &mut u32::cmp, &mut counters);
    assert!(array.is_sorted());
    counters
}

fn is_permutation(values: &[u32]) -> bool {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.iter().zip(1..).all(|(&value, rank)| value == rank)
}

/// The number of comparisons is at least n² divided by this. A partition of m elements takes m
/// comparisons. If the pivot is chosen without looking at elements, the partition removes one
/// element, the pivot, which gives n² / 2. Hoare's removes two, because its first comparison was
/// still with the candidate. The median of three removes two: n² / 4. Of the ninther's nine
/// elements, four are at most as large as the pivot, and some more have become solid as the
/// candidates changed: n² / 12 by measurement.
fn share(scheme: Scheme, rule: PivotRule) -> f64 {
    match (scheme, rule) {
        (_, PivotRule::Ninther) => 12.0,
        (_, PivotRule::MedianOfThree) | (Scheme::Hoare, _) => 4.01,
        _ => 2.01,
    }
}

#[test]
fn time_killers_are_quadratic() {
    for scheme in SCHEMES {
        for against in DETERMINISTIC {
            for (cutoff, small) in [
                (2, SmallSort::Insertion),
                (10, SmallSort::Insertion),
                (9, SmallSort::Unrolled),
            ] {
                let plan = SortPlan {
                    scheme,
                    pivot: against,
                    cutoff,
                    small,
                    ..SortPlan::document()
                };
                for n in [256, 1024, 2048] {
                    let values = Input::TimeKiller { against }.values(n, 0, &plan).unwrap();
                    assert!(is_permutation(&values));
                    let counters = counters(&values, &plan);
                    let compared = u32::try_from(counters.comparisons).unwrap();
                    let share_of = f64::from(n).powi(2) / f64::from(compared);
                    let most = share(scheme, against);
                    assert!(share_of <= most, "{scheme:?} {against:?} {n}: {share_of}");
                    assert!(counters.most_frames <= frames_bound(n));
                }
            }
        }
    }
}

/// On the same array a random pivot needs about 1.39 n log2 n.
#[test]
fn chance_saves_from_a_time_killer() {
    let plan = SortPlan::document();
    for against in DETERMINISTIC {
        let values = Input::TimeKiller { against }
            .values(2048, 0, &plan)
            .unwrap();
        for seed in 1..=20 {
            let random = SortPlan {
                pivot: PivotRule::Random,
                seed,
                ..SortPlan::document()
            };
            assert!(counters(&values, &random).comparisons < 60_000);
        }
    }
}

/// If every pivot is the median, n log2 n comparisons are the fewest that quicksort can make.
#[test]
fn stack_killers_have_median_pivots() {
    for scheme in SCHEMES {
        for against in [
            PivotRule::First,
            PivotRule::Random,
            PivotRule::MiddleThenRandom,
        ] {
            let plan = SortPlan {
                scheme,
                pivot: against,
                ..SortPlan::document()
            };
            for k in 1..10 {
                let n = (1_u32 << k) - 1;
                let values = Input::StackKiller { against }.values(n, 0, &plan).unwrap();
                assert!(is_permutation(&values));
                // c(n) = n - 1 + 2 c((n - 1) / 2)
                let least = u64::from((n + 1) * (k - 1) - (n - 1));
                assert_eq!(counters(&values, &plan).comparisons, least);
            }
        }
    }
}

#[test]
fn stack_killers_are_permutations() {
    for against in RULES {
        for cutoff in [2, 12] {
            let plan = SortPlan {
                cutoff,
                ..SortPlan::document()
            };
            for n in 1..100 {
                let values = Input::StackKiller { against }.values(n, 0, &plan).unwrap();
                assert!(is_permutation(&values), "{against:?} {n}");
            }
        }
    }
}

/// The slices do not change the array; and the making of the array can be the beginning of its
/// sort.
#[test]
fn slices_do_not_change_a_killer() {
    for scheme in SCHEMES {
        for input in [
            Input::TimeKiller {
                against: PivotRule::Ninther,
            },
            Input::StackKiller {
                against: PivotRule::Random,
            },
        ] {
            let plan = SortPlan {
                scheme,
                ..SortPlan::document()
            };
            let values = input.values(300, 0, &plan).unwrap();
            let whole = run(&values, &plan);
            for budget in [1, 7, 1000] {
                let making = || InputRun::new(input, 300, 0, &plan).unwrap();
                let mut made = making();
                let end = in_slices(&mut made, repeat(budget), |made, progress, over| {
                    assert_eq!(made.values().is_empty(), !progress.finished);
                    assert!(over <= 300 + 12); // a part, and the probes for its pivot
                });
                assert_eq!(made.values(), values);

                let mut sorting = SortRun::after(making(), plan.clone()).unwrap();
                let all = in_slices(&mut sorting, repeat(budget), |sorting, progress, _| {
                    let made = !sorting.values().is_empty();
                    assert!(if made {
                        progress.done >= end.done
                    } else {
                        progress.done <= end.done
                    });
                });
                assert_eq!(sorting.trace(), whole.trace());
                assert_eq!(all.done, end.done + whole.counters().comparisons);

                let mut seeds = SeedRun::after(making(), plan.clone(), 3).unwrap();
                in_slices(&mut seeds, repeat(budget), |_, _, _| {});
                let mut known = SeedRun::new(values.clone(), plan.clone(), 3).unwrap();
                known.finish().unwrap();
                assert_eq!(seeds.comparisons(), known.comparisons());
            }
        }
    }
}
