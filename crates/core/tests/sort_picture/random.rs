//! Random runs of every kind.

use appleyard_core::progress::Run;
use appleyard_core::sort::picture::{Colours, paint};
use appleyard_core::sort::{PivotRule, Recurse, Scheme, SmallSort, SortPlan, SortRun, TailCall};
use proptest::prelude::*;

use crate::sort_picture::painter::{AREAS, slow_paint};

fn plans() -> impl Strategy<Value = SortPlan> {
    use prop::sample::select;
    let partition = (
        select(vec![Scheme::ThreeWay, Scheme::Hoare, Scheme::Lomuto]),
        select(vec![
            PivotRule::MiddleThenRandom,
            PivotRule::Last,
            PivotRule::MedianOfThree,
            PivotRule::Ninther,
            PivotRule::Hand,
        ]),
    );
    let calls = (
        select(vec![
            Recurse::Smaller,
            Recurse::Larger,
            Recurse::Left,
            Recurse::Right,
        ]),
        select(vec![TailCall::Eliminated, TailCall::Kept]),
    );
    let small = (
        select(vec![2, 3, 9, 33]),
        select(vec![
            SmallSort::Insertion,
            SmallSort::Table,
            SmallSort::Unrolled,
        ]),
    );
    (partition, calls, small, any::<u64>()).prop_map(
        |((scheme, pivot), (recurse, tail_call), (cutoff, small), seed)| SortPlan {
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

proptest! {
    #[test]
    fn the_painter_equals_the_slow_painter(
        values in prop_oneof![
            prop::collection::vec(0..1_000_000_u32, 1..60),
            prop::collection::vec(0..5_u32, 1..60),
        ],
        plan in plans(),
        // The run is not always taken to the end.
        budget in prop_oneof![Just(u64::MAX), 0..200_u64],
        width in 1..80_u32,
        height in 1..80_u32,
        smallest: [u8; 3],
        largest: [u8; 3],
    ) {
        let mut run = SortRun::new(values, plan).unwrap();
        run.advance(budget).unwrap();
        let colours = Colours::Value { smallest, largest };
        let pixels = paint(&run, width, height, &colours).unwrap();
        prop_assert_eq!(pixels, slow_paint(&run, width, height, &colours));
        // Before the first part has begun there are no areas: see the examples.
        if !run.parts().is_empty() {
            let colours = Colours::Area(AREAS);
            let pixels = paint(&run, width, height, &colours).unwrap();
            prop_assert_eq!(pixels, slow_paint(&run, width, height, &colours));
        }
    }

    /// The picture has a row for every step of a run, and a column for every place.
    #[test]
    fn the_painter_equals_the_slow_painter_step_by_step(
        values in prop::collection::vec(0..9_u32, 1..25),
        plan in plans(),
    ) {
        let mut run = SortRun::new(values, plan).unwrap();
        run.finish().unwrap();
        let width = u32::try_from(run.values().len()).unwrap();
        let height = u32::try_from(run.steps()).unwrap() + 1;
        let colours = Colours::Area(AREAS);
        if !run.parts().is_empty() {
            let pixels = paint(&run, width, height, &colours).unwrap();
            prop_assert_eq!(pixels, slow_paint(&run, width, height, &colours));
        }
    }
}
