//! An observer checks the invariant of each partition after every loop body.

use appleyard_core::sort::{Areas, Observer, Part, Scheme, Step, Work, sort};
use proptest::prelude::*;

use crate::sort::variants::{any_plan, any_values};

/// A value, and the id of the element.
type Element = (u32, u32);

#[derive(Default)]
struct Watcher {
    part: Option<(Part, Work)>,
    pivot: Option<Element>,
    step: Option<Step>,
    /// The elements of the part when it began, in order.
    content: Vec<Element>,
    bodies: u64,
    /// For each place, whether it is known to be final.
    settled: Vec<bool>,
}

impl Watcher {
    fn check_three_way(&self, array: &[Element], at: Areas) {
        let (part, _) = self.part.unwrap();
        let pivot = self.pivot.unwrap().0;
        assert!(part.lo <= at.equal && at.equal < at.unprocessed);
        assert!(at.unprocessed <= at.larger && at.larger <= part.hi);
        assert!(array[part.lo..at.equal].iter().all(|it| it.0 < pivot));
        assert!(
            array[at.equal..at.unprocessed]
                .iter()
                .all(|it| it.0 == pivot)
        );
        assert!(array[at.larger..part.hi].iter().all(|it| it.0 > pivot));
    }

    /// Hoare: the places before i have no larger element, those from j on no smaller one.
    fn check_hoare(&self, array: &[Element], i: usize, j: usize) {
        let (part, _) = self.part.unwrap();
        let pivot = self.pivot.unwrap();
        assert!(part.lo < i && i <= j && j <= part.hi);
        assert_eq!(array[part.lo], pivot);
        assert!(array[part.lo + 1..i].iter().all(|it| it.0 <= pivot.0));
        assert!(array[j..part.hi].iter().all(|it| it.0 >= pivot.0));
    }

    fn check_lomuto(&self, array: &[Element], boundary: usize, unprocessed: usize) {
        let (part, _) = self.part.unwrap();
        let pivot = self.pivot.unwrap();
        assert!(part.lo < boundary && boundary <= unprocessed && unprocessed <= part.hi);
        assert_eq!(array[part.lo], pivot);
        assert!(array[part.lo + 1..boundary].iter().all(|it| it.0 < pivot.0));
        assert!(
            array[boundary..unprocessed]
                .iter()
                .all(|it| it.0 >= pivot.0)
        );
    }
}

impl Observer<Element> for Watcher {
    fn begin(&mut self, array: &[Element], part: &Part, work: Work) {
        // The elements left of the part are not larger, those right of it not smaller.
        let inside = &array[part.lo..part.hi];
        for (place, element) in array.iter().enumerate() {
            if place < part.lo {
                assert!(inside.iter().all(|it| element.0 <= it.0));
            } else if place >= part.hi {
                assert!(inside.iter().all(|it| element.0 >= it.0));
            }
        }
        self.content = inside.to_vec();
        self.content.sort_unstable();
        self.part = Some((*part, work));
        self.settled.resize(array.len(), false);
    }

    fn pivot(&mut self, array: &[Element], part: &Part, at: usize) {
        assert!((part.lo..part.hi).contains(&at));
        self.pivot = Some(array[at]);
    }

    fn step(&mut self, step: Step) {
        self.step = Some(step);
    }

    fn body(&mut self, array: &[Element]) {
        self.bodies += 1;
        let (part, work) = self.part.unwrap();
        let mut inside = array[part.lo..part.hi].to_vec();
        inside.sort_unstable();
        assert_eq!(inside, self.content);
        let Work::Partition(scheme) = work else {
            panic!("a body of {work:?}");
        };
        match (scheme, self.step.unwrap()) {
            (Scheme::ThreeWay, Step::Pivot { to, .. }) => self.check_three_way(
                array,
                Areas {
                    equal: to,
                    unprocessed: to + 1,
                    larger: part.hi,
                },
            ),
            (Scheme::ThreeWay, Step::Equal(areas) | Step::Larger(areas) | Step::Smaller(areas)) => {
                self.check_three_way(array, areas)
            }
            (Scheme::Hoare, Step::Pivot { to, .. }) => self.check_hoare(array, to + 1, part.hi),
            (
                Scheme::Hoare,
                Step::ScanLeft { i, j, .. } | Step::ScanRight { i, j, .. } | Step::Swap { i, j },
            ) => self.check_hoare(array, i, j),
            (Scheme::Lomuto, Step::Pivot { to, .. }) => self.check_lomuto(array, to + 1, to + 1),
            (
                Scheme::Lomuto,
                Step::Stay {
                    boundary,
                    unprocessed,
                }
                | Step::Move {
                    boundary,
                    unprocessed,
                },
            ) => self.check_lomuto(array, boundary, unprocessed),
            (Scheme::Hoare | Scheme::Lomuto, Step::Place { to, from }) => {
                assert_eq!(from, part.lo);
                let pivot = self.pivot.unwrap();
                assert_eq!(array[to], pivot);
                assert!(array[part.lo..to].iter().all(|it| it.0 <= pivot.0));
                assert!(array[to..part.hi].iter().all(|it| it.0 >= pivot.0));
            }
            (scheme, step) => panic!("{step:?} of {scheme:?}"),
        }
    }

    fn end(&mut self, equal: usize, larger: usize) {
        let (part, _) = self.part.unwrap();
        assert!(part.lo <= equal && equal <= larger && larger <= part.hi);
        for settled in &mut self.settled[equal..larger] {
            assert!(!*settled, "each place is settled once");
            *settled = true;
        }
    }
}

proptest! {
    #[test]
    fn the_invariant_holds_after_every_body(values in any_values(120), plan in any_plan()) {
        let mut array: Vec<Element> = values.into_iter().zip(0..).collect();
        let mut watcher = Watcher::default();
        sort(&mut array, &plan, &mut |a, b| a.0.cmp(&b.0), &mut watcher);
        prop_assert!(watcher.settled.iter().all(|&it| it));
        let least = if plan.cutoff == 2 && array.len() > 1 { 2 } else { 0 };
        prop_assert!(watcher.bodies >= least);
    }
}
