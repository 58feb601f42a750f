//! Observers of a sort.

use super::part::Part;
use super::plan::Work;
use super::step::Step;

/// Watches a sort. The same code runs fast with an observer that does nothing, `()`, and makes a record
/// with an observer that writes.
///
/// ```text
///   begin ── probe* ── pivot ── Pivot ── (step ── body)* ── Place? ── end     a part that is partitioned
///   begin ── step* ── end                                                     a small sort
/// ```
///
/// Every method does nothing unless an observer overrides it. No method can change the array.
pub trait Observer<T> {
    /// Whether the observer uses what it gets. If it does not, an unrolled network runs as straight-line
    /// code. If it does, the same comparators run one by one in the same order, and the observer gets
    /// each of them.
    const WATCHES: bool = true;

    /// A part begins: one call, or one turn of the loop of a call that goes on.
    #[inline]
    fn begin(&mut self, array: &[T], part: &Part, work: Work) {
        let _ = (array, part, work);
    }

    /// The pivot of the part is chosen, at a place of the array; it has not moved yet.
    #[inline]
    fn pivot(&mut self, array: &[T], part: &Part, at: usize) {
        let _ = (array, part, at);
    }

    /// An operation has been done.
    #[inline]
    fn step(&mut self, step: Step) {
        let _ = step;
    }

    /// The body of a partition's loop is done; [`step`](Observer::step) has just been called for it. At
    /// this moment the invariant of the partition holds.
    #[inline]
    fn body(&mut self, array: &[T]) {
        let _ = array;
    }

    /// The part that began last is done. Its elements from `equal` to before `larger` are in their final
    /// places; after a small sort, all of its elements are.
    #[inline]
    fn end(&mut self, equal: usize, larger: usize) {
        let _ = (equal, larger);
    }
}

/// The observer that does nothing.
impl<T> Observer<T> for () {
    const WATCHES: bool = false;
}

/// The cost of a sort. [`Step`] shows how each kind of step counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct Counters {
    /// Comparisons of two elements, including those of comparators and those while choosing pivots.
    pub comparisons: u64,
    /// Swaps of two elements at different places; comparators do not count here.
    pub swaps: u64,
    /// Elements written into the array: two for each swap and for each comparator. An insertion writes
    /// each element that it shifts, and the key if it has moved.
    pub writes: u64,
    /// Comparators of sorting networks.
    pub comparators: u64,
    /// The most calls that were live at the same time, including the outermost one; so one less than that
    /// were waiting. Calls for parts without elements count.
    pub most_frames: u32,
}

impl Counters {
    /// Counts one step.
    #[inline]
    pub fn count(&mut self, step: Step) {
        match step {
            Step::Pivot { .. } | Step::Swap { .. } | Step::Place { .. } => {}
            _ => self.comparisons += 1,
        }
        match step {
            Step::Comparator { .. } => {
                self.comparators += 1;
                self.writes += 2;
            }
            Step::Shift { place, key } => self.writes += 1 + u64::from(place == key),
            _ => {
                let swap = u64::from(step.swapped().is_some());
                self.swaps += swap;
                self.writes += 2 * swap;
            }
        }
    }
}

impl<T> Observer<T> for Counters {
    #[inline]
    fn begin(&mut self, _array: &[T], part: &Part, _work: Work) {
        self.most_frames = self.most_frames.max(part.depth);
    }

    #[inline]
    fn step(&mut self, step: Step) {
        self.count(step);
    }
}
