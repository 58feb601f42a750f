//! The comparisons with many seeds.

use std::iter::repeat;

use appleyard_core::progress::Run;
use appleyard_core::sort::{Counters, Input, PivotRule, SeedRun, SortPlan, SortRun, sort};

use crate::support::slices::in_slices;

fn run(values: &[u32], plan: &SortPlan, seeds: u32, budget: u64) -> Vec<u32> {
    let mut run = SeedRun::new(values.to_vec(), plan.clone(), seeds).unwrap();
    let end = in_slices(&mut run, repeat(budget), |_, progress, _| {
        assert_eq!(progress.finished, progress.done == progress.total);
    });
    let sum: u64 = run.comparisons().iter().map(|&it| u64::from(it)).sum();
    assert!(!plan.pivot.is_random() || sum == end.done);
    run.comparisons().to_vec()
}

#[test]
fn each_seed_equals_a_sort_of_its_own() {
    let document = SortPlan::document();
    let values = Input::NearlySorted.values(300, 2, &document).unwrap();
    for pivot in [PivotRule::MiddleThenRandom, PivotRule::Random] {
        let plan = SortPlan {
            pivot,
            seed: 77,
            ..SortPlan::document()
        };
        let counts = run(&values, &plan, 30, 1000);
        assert_eq!(counts, run(&values, &plan, 30, u64::MAX));
        assert_eq!(counts.len(), 30);
        for (seed, &count) in (1..).zip(&counts) {
            let plan = SortPlan {
                seed,
                ..plan.clone()
            };
            let mut counters = Counters::default();
            sort(&mut values.clone(), &plan, &mut u32::cmp, &mut counters);
            assert_eq!(u64::from(count), counters.comparisons);
            let mut recorded = SortRun::new(values.clone(), plan).unwrap();
            recorded.finish().unwrap();
            assert_eq!(recorded.counters(), counters);
        }
    }
}

/// Knuth, *The Art of Computer Programming*, volume 3, 5.2.2: with distinct elements and random
/// pivots the mean is 2 (n + 1) H(n) - 4 n, and the standard deviation about 0.65 n.
#[test]
fn the_mean_is_the_published_one() {
    let n = 500_u32;
    let plan = SortPlan {
        pivot: PivotRule::Random,
        ..SortPlan::document()
    };
    let values = Input::Sorted.values(n, 1, &plan).unwrap();
    let counts = run(&values, &plan, 1000, 100_000);
    let mean = counts.iter().map(|&it| f64::from(it)).sum::<f64>() / 1000.0;
    let harmonic: f64 = (1..=n).map(|k| 1.0 / f64::from(k)).sum();
    let expected = 2.0 * f64::from(n + 1) * harmonic - 4.0 * f64::from(n);
    // Five standard deviations of a mean over 1000.
    let allowed = 5.0 * 0.65 * f64::from(n) / 1000_f64.sqrt();
    assert!((mean - expected).abs() < allowed, "{mean} {expected}");
}

#[test]
fn without_chance_all_are_the_same() {
    let plan = SortPlan {
        pivot: PivotRule::Ninther,
        ..SortPlan::document()
    };
    let values = Input::Random.values(200, 1, &plan).unwrap();
    let counts = run(&values, &plan, 1000, 100);
    assert_eq!(counts.len(), 1000);
    assert!(counts.iter().all(|&it| it == counts[0] && it > 0));
}

#[test]
fn one_element_needs_no_comparison() {
    assert_eq!(run(&[5], &SortPlan::document(), 3, 1), [0, 0, 0]);
}
