//! The source document's code, word for word, compared with ours.

use appleyard_core::sort::{PivotRule, SortPlan, sort};
use proptest::prelude::*;

use crate::sort::variants::any_values;

/// A value, and the id of the element.
type Element = (u32, u32);

/// The document's `QuickSort::sort`, line by line, with its recursion. Its first inner loop reads
/// an element before it checks that there is one. Here the check comes first, which changes nothing
/// else.
#[derive(Default)]
struct Document {
    /// How many elements past the end an inner loop would read if it read before the check.
    reads_past_end: u32,
    swaps: u32,
    deepest: u32,
}

impl Document {
    fn sort(&mut self, pp: &mut [Element], cutoff: usize, depth: u32) {
        self.deepest = self.deepest.max(depth);
        let (mut start, mut n) = (0, pp.len());
        loop {
            if n < cutoff {
                pp[start..start + n].sort_by_key(|element| element.0);
                return;
            }
            let pp = &mut pp[start..start + n];
            let (mut pe, mut pu, mut ps) = (0, 0, n);
            self.swap(pp, pe, n / 2);
            pu += 1;
            while pu < ps {
                loop {
                    self.reads_past_end += u32::from(pu == n);
                    if !(pu < ps && pp[pe].0 == pp[pu].0) {
                        break;
                    }
                    pu += 1;
                }
                while pu < ps && pp[pe].0 < pp[pu].0 {
                    ps -= 1;
                    self.swap(pp, pu, ps);
                }
                while pu < ps && pp[pu].0 < pp[pe].0 {
                    self.swap(pp, pe, pu);
                    pe += 1;
                    pu += 1;
                }
            }
            if pe < n - ps {
                self.sort(&mut pp[..pe], cutoff, depth + 1);
                n -= ps;
                start += ps;
            } else {
                self.sort(&mut pp[ps..], cutoff, depth + 1);
                n = pe;
            }
        }
    }

    fn swap(&mut self, pp: &mut [Element], a: usize, b: usize) {
        self.swaps += u32::from(a != b);
        pp.swap(a, b);
    }
}

proptest! {
    /// The same elements are swapped in the same order, even equal ones, and the recursion is just
    /// as deep.
    #[test]
    fn the_sort_moves_elements_as_the_document_does(values in any_values(200)) {
        let plan = SortPlan { pivot: PivotRule::Middle, ..SortPlan::document() };
        let mut theirs: Vec<Element> = values.into_iter().zip(0..).collect();
        let mut ours = theirs.clone();
        let mut document = Document::default();
        document.sort(&mut theirs, 2, 1);
        let mut counters = appleyard_core::sort::Counters::default();
        sort(&mut ours, &plan, &mut |a, b| a.0.cmp(&b.0), &mut counters);
        prop_assert_eq!(ours, theirs);
        prop_assert_eq!(counters.swaps, u64::from(document.swaps));
        prop_assert_eq!(counters.most_frames, document.deepest);
    }
}

/// The document's slip: if all elements are equal, its loop looks at the element after the last.
#[test]
fn the_document_reads_past_the_end() {
    let mut document = Document::default();
    document.sort(&mut [(1, 0), (1, 1), (1, 2)], 2, 1);
    assert_eq!(document.reads_past_end, 1);
}
