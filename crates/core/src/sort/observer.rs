//! Who watches a sort.

use super::part::Part;
use super::plan::Work;
use super::step::Step;

/// Watches a sort: the same code runs fast with an observer that does nothing, `()`, and is
/// recorded by one that writes down.
///
/// ```text
///   begin ── probe* ── pivot ── Pivot ── (step ── body)* ── Place? ── end     a part that is partitioned
///   begin ── step* ── end                                                     a small sort
/// ```
///
/// All methods do nothing unless told otherwise. None can change the array.
pub trait Observer<T> {
    /// Whether anything is done with what is told. An unrolled network is run as straight code only
    /// if not; somebody who watches is told of the same comparators, run one by one in the same
    /// order.
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

    /// The body of a partition's loop is done, of which [`step`](Observer::step) has just told: the
    /// moment when the invariant of the partition holds.
    #[inline]
    fn body(&mut self, array: &[T]) {
        let _ = array;
    }

    /// The part that began last is done. Its elements that are in their final places are those from
    /// `equal` to before `larger`; after a small sort, all.
    #[inline]
    fn end(&mut self, equal: usize, larger: usize) {
        let _ = (equal, larger);
    }
}

/// Nobody watches.
impl<T> Observer<T> for () {
    const WATCHES: bool = false;
}

/// What a sort has cost. How each kind of step counts is drawn at [`Step`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Comparisons of two elements, those of comparators and while choosing pivots included.
    pub comparisons: u64,
    /// Exchanges of two elements at different places; comparators are not counted here.
    pub swaps: u64,
    /// Elements written into the array: two a swap, two a comparator; an insertion writes each
    /// element that it shifts, and the key if it has moved.
    pub writes: u64,
    /// Comparators of sorting networks.
    pub comparators: u64,
    /// The most calls that were live at the same time, the outermost counted: so one less than that
    /// were waiting. Calls for parts without elements count.
    pub most_frames: u32,
}

impl Counters {
    /// Counts one step.
    #[inline]
    pub fn count(&mut self, step: Step) {
        match step {
            Step::Pivot { .. } | Step::Exchange { .. } | Step::Place { .. } => {}
            _ => self.comparisons += 1,
        }
        match step {
            Step::Comparator { .. } => {
                self.comparators += 1;
                self.writes += 2;
            }
            Step::Shift { place, key } => self.writes += 1 + u64::from(place == key),
            _ => {
                let swap = u64::from(step.exchanged().is_some());
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
