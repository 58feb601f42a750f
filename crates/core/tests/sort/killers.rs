//! Adversaries against the sort as it is.

use appleyard_core::sort::{
    Counters, Input, PivotRule, Scheme, SmallSort, SortPlan, frames_bound, sort,
};

use crate::variants::{DETERMINISTIC, RULES, SCHEMES};

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

/// Comparisons are at least n² divided by this. A partition of m elements takes m comparisons. With
/// a pivot that is chosen unseen it parts with one element, the pivot, which gives n² / 2; Hoare's
/// parts with two, because what it compares first was still the candidate. The median of three
/// parts with two: n² / 4. Of the ninther's nine, four are at least as small as the pivot, and some
/// more have become solid as the candidates changed: as measured, n² / 12.
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

/// On the same array chance needs about 1.39 n log2 n.
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

/// With every pivot the median, n log2 n comparisons are as few as quicksort can make.
#[test]
fn stack_killers_have_median_pivots() {
    for scheme in SCHEMES {
        for against in [PivotRule::First, PivotRule::Random, PivotRule::Document] {
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
