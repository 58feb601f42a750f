//! The areas at a step, and which claims a swap of two elements breaks.

use appleyard_core::error::SortError;
use appleyard_core::sort::{Area, AreaKind, Input, Scheme, SortPlan, SortRun, Swap};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values, narrow, run};

/// The values after a step.
fn values_at(run: &SortRun, step: usize) -> Vec<u32> {
    let order = run.order(step).unwrap();
    order.iter().map(|&id| run.values()[id as usize]).collect()
}

fn swap(first: u32, second: u32) -> Swap {
    Swap { first, second }
}

proptest! {
    #[test]
    fn all_areas_hold_at_every_step(values in any_values(60), plan in any_plan()) {
        let run = run(&values, &plan);
        for step in 0..=run.steps() {
            let areas = run.areas(step, None).unwrap();
            prop_assert!(areas.iter().all(|area| area.holds && area.offender.is_none()), "{:?}", areas);
            // The areas cover the array, and the part lies between the two outside areas.
            let mut from = 0;
            for area in &areas {
                prop_assert_eq!(area.from, from);
                from = area.to;
            }
            prop_assert_eq!(from as usize, values.len());
            let moment = run.at(step).unwrap();
            prop_assert_eq!(areas[0].to, moment.pointers.lo);
            prop_assert_eq!(areas.last().unwrap().from, moment.pointers.hi);
        }
    }

    /// After a swap an area says whether its claim still holds; the test uses the definition.
    #[test]
    fn a_swap_breaks_the_claims_that_no_longer_hold(
        values in any_values(30),
        plan in any_plan(),
        at in any::<prop::sample::Index>(),
        places in any::<[prop::sample::Index; 2]>(),
    ) {
        let run = run(&values, &plan);
        let step = at.index(run.steps() + 1);
        let [a, b] = places.map(|place| place.index(values.len()));
        let moment = run.at(step).unwrap();
        let mut now = values_at(&run, step);
        let pivot = moment.pointers.pivot.map(|place| now[place as usize]);
        now.swap(a, b);
        let inside = &now[moment.pointers.lo as usize..moment.pointers.hi as usize];
        for area in run.areas(step, Some(swap(narrow(a), narrow(b)))).unwrap() {
            let fits = |place: u32| {
                let value = now[place as usize];
                match area.kind {
                    AreaKind::Smaller => value < pivot.unwrap(),
                    AreaKind::Equal => value == pivot.unwrap(),
                    AreaKind::Larger => value > pivot.unwrap(),
                    AreaKind::NotLarger => value <= pivot.unwrap(),
                    AreaKind::NotSmaller => value >= pivot.unwrap(),
                    AreaKind::Unprocessed => true,
                    AreaKind::Sorted => place == area.from || now[place as usize - 1] <= value,
                    AreaKind::Outside if place < moment.pointers.lo => {
                        inside.iter().all(|&it| value <= it)
                    }
                    AreaKind::Outside => inside.iter().all(|&it| value >= it),
                }
            };
            let offender = (area.from..area.to).find(|&place| !fits(place));
            prop_assert_eq!(area.offender, offender);
            prop_assert_eq!(area.holds, offender.is_none());
        }
    }
}

/// The document's own picture: the middle of a partition with its four areas, and a swap that
/// breaks two of them.
#[test]
fn a_partition_has_four_areas_in_its_middle() {
    let values = vec![4, 1, 5, 9, 5, 5, 2, 8];
    let run = run(&values, &SortPlan::document());
    let kinds = |areas: &[Area]| -> Vec<(AreaKind, u32, u32, bool)> {
        areas
            .iter()
            .map(|area| (area.kind, area.from, area.to, area.holds))
            .collect()
    };
    // 5 goes to the front: 5 1 5 9 4 5 2 8; 1 is smaller, 5 equal, 9 larger and swaps with 8.
    let step = 4;
    assert_eq!(values_at(&run, step), [1, 5, 5, 8, 4, 5, 2, 9]);
    let mut expected = vec![
        (AreaKind::Outside, 0, 0, true),
        (AreaKind::Smaller, 0, 1, true),
        (AreaKind::Equal, 1, 3, true),
        (AreaKind::Unprocessed, 3, 7, true),
        (AreaKind::Larger, 7, 8, true),
        (AreaKind::Outside, 8, 8, true),
    ];
    assert_eq!(kinds(&run.areas(step, None).unwrap()), expected);
    expected[1].3 = false;
    expected[4].3 = false;
    let broken = run.areas(step, Some(swap(0, 7))).unwrap();
    assert_eq!(kinds(&broken), expected);
    assert_eq!((broken[1].offender, broken[4].offender), (Some(0), Some(7)));
}

#[test]
fn the_other_schemes_have_their_kinds_of_areas() {
    let kinds = |scheme, step: usize| -> Vec<AreaKind> {
        let plan = SortPlan {
            scheme,
            ..SortPlan::document()
        };
        let values = Input::Random.values(9, 2, &plan).unwrap();
        let run = run(&values, &plan);
        let step = if step == usize::MAX {
            run.parts()[0][1] as usize
        } else {
            step
        };
        let areas = run.areas(step, None).unwrap();
        areas.iter().map(|area| area.kind).collect()
    };
    use AreaKind::{Equal, NotLarger, NotSmaller, Outside, Smaller, Unprocessed};
    for scheme in [Scheme::Hoare, Scheme::Lomuto] {
        assert_eq!(kinds(scheme, 0), [Outside, Unprocessed, Outside]);
    }
    assert_eq!(
        kinds(Scheme::Hoare, 3),
        [Outside, Equal, NotLarger, Unprocessed, NotSmaller, Outside]
    );
    assert_eq!(
        kinds(Scheme::Hoare, usize::MAX),
        [Outside, NotLarger, Equal, NotSmaller, Outside]
    );
    assert_eq!(
        kinds(Scheme::Lomuto, 3),
        [Outside, Equal, Smaller, NotSmaller, Unprocessed, Outside]
    );
    assert_eq!(
        kinds(Scheme::Lomuto, usize::MAX),
        [Outside, Smaller, Equal, NotSmaller, Outside]
    );
}

#[test]
fn places_out_of_range_are_refused() {
    let run = run(&[3, 1, 2], &SortPlan::document());
    for swapped in [(0, 3), (3, 0), (u32::MAX, 1)] {
        let place = u64::from(swapped.0.max(swapped.1)) + 1;
        let error = SortError::PLACE.refused(place, 1, 3);
        assert_eq!(run.areas(1, Some(swap(swapped.0, swapped.1))), Err(error));
    }
}

/// Before anything is done there is no part: the whole array is unprocessed, and both outside areas
/// are empty.
#[test]
fn a_run_that_has_not_begun_is_all_unprocessed() {
    let run = SortRun::new(vec![3, 1, 2], SortPlan::document()).unwrap();
    let areas = run.areas(0, None).unwrap();
    let kinds: Vec<_> = areas.iter().map(|it| (it.kind, it.from, it.to)).collect();
    assert_eq!(
        kinds,
        [
            (AreaKind::Outside, 0, 0),
            (AreaKind::Unprocessed, 0, 3),
            (AreaKind::Outside, 3, 3)
        ]
    );
    assert_eq!(run.at(0).unwrap().part, None);
}
