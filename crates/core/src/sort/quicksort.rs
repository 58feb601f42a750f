//! The sort, part by part.

use std::cmp::Ordering;

use super::observer::Observer;
use super::part::{NO_PART, Part};
use super::partition::{Division, hoare, lomuto, three_way};
use super::plan::{PivotRule, Recurse, Scheme, SortMethod, SortPlan, TailCall, Work};
use super::{pivot, small};

/// Sorts an array by any order, as a [`SortPlan`] says. Not stable.
///
/// A cutoff beyond its limits counts as the nearest one within. With [`PivotRule::Hand`] the middle
/// element is the pivot when the picks are used up, or when a pick is not in its part.
///
/// # Cost
///
/// With the document's plan and n elements of k different values, the expected number of
/// comparisons is O(n min(log n, k)), whatever their order. There are at most n²/2. Memory: 24
/// bytes for each waiting call. At most floor(log2 n) calls wait, or n with a plan that does not
/// bound the stack.
///
/// # Source
///
/// Hoare, *Quicksort*, The Computer Journal 5 (1962), where the smaller part already comes first.
/// The three-way partition and its pointers are the source document's.
///
/// ```
/// use appleyard_core::sort::{Counters, SortPlan, sort};
///
/// let mut array = [5, 2, 8, 2, 9, 1];
/// let mut counters = Counters::default();
/// sort(&mut array, &SortPlan::document(), &mut |a, b| a.cmp(b), &mut counters);
/// assert_eq!(array, [1, 2, 2, 5, 8, 9]);
/// assert!(counters.most_frames <= 3); // floor(log2 6) + 1
/// ```
pub fn sort<T: Copy, C, O>(array: &mut [T], plan: &SortPlan, compare: &mut C, observer: &mut O)
where
    C: FnMut(&T, &T) -> Ordering,
    O: Observer<T>,
{
    let mut recursion = Recursion::new(array.len());
    while recursion.sort_next(array, plan, compare, observer) {}
}

/// A sort between two parts.
///
/// It does not use the machine's own calls, but a stack of the parts that wait:
///
/// ```text
///   next      the part whose turn it is
///   waiting   ┌─────────────┐  the other outer part of the last call
///             ├─────────────┤  that of the call before
///             └─────────────┘
/// ```
///
/// If the tail call is eliminated, the waiting part keeps the depth of its call. If it is kept, a
/// call one level deeper will sort the part. The frame that waits for that call has nothing left to
/// do, so only the depth shows that it is live.
#[derive(Clone, Debug)]
pub(super) struct Recursion {
    next: Option<Part>,
    waiting: Vec<Part>,
    /// How far an ordinary sort has come with its one part: the next element to insert, or where the
    /// settled elements of bubble sort begin. `None` before and after it.
    reached: Option<usize>,
    parts: u32,
    partitions: u64,
}

impl Recursion {
    /// The sort before the first part of an array with `n` elements.
    pub(super) fn new(n: usize) -> Recursion {
        Recursion {
            next: Some(Part {
                lo: 0,
                hi: n,
                depth: 1,
                parent: NO_PART,
            }),
            waiting: Vec::new(),
            reached: None,
            parts: 0,
            partitions: 0,
        }
    }

    /// The part whose turn it is; `None` if everything is sorted.
    pub(super) fn next(&self) -> Option<&Part> {
        self.next.as_ref()
    }

    /// The number of partitions so far.
    pub(super) fn partitions(&self) -> u64 {
        self.partitions
    }

    /// The next part, if it waits for somebody to choose its pivot.
    pub(super) fn needs_pick(&self, plan: &SortPlan) -> Option<Part> {
        let part = self.next?;
        let asks = plan.pivot == PivotRule::Hand
            && matches!(plan.work(part.len()), Work::Partition(_))
            && pivot::picked(plan, self.partitions).is_none();
        asks.then_some(part)
    }

    /// Works on one part; if the part that it calls for needs no work, also on that one. An ordinary
    /// sort inserts one element of its part, or makes one pass. Returns whether there was a part.
    #[inline]
    pub(super) fn sort_next<T: Copy, C, O>(
        &mut self,
        array: &mut [T],
        plan: &SortPlan,
        compare: &mut C,
        observer: &mut O,
    ) -> bool
    where
        C: FnMut(&T, &T) -> Ordering,
        O: Observer<T>,
    {
        let Some(part) = self.next else {
            return false;
        };
        let work = plan.work(part.len());
        if self.reached.is_some() {
            self.go_on(array, &part, work, compare, observer);
            return true;
        }
        let number = self.parts;
        self.parts += 1;
        observer.begin(array, &part, work);
        match work {
            Work::Partition(scheme) => {
                let division = self.partition(array, &part, scheme, plan, compare, observer);
                observer.end(division.equal, division.larger);
                let [called, other] = outer_parts(&part, number, division, plan);
                // Half of the calls are for parts with at most one element: they return before
                // anything waits.
                if called.len() < 2 {
                    observer.begin(array, &called, Work::Nothing);
                    observer.end(called.lo, called.hi);
                    self.parts += 1;
                    self.next = Some(other);
                } else {
                    self.next = Some(called);
                    self.waiting.push(other);
                }
            }
            Work::Small(small) if plan.method == SortMethod::Quicksort => {
                small::sort(array, (part.lo, part.hi), small, compare, observer);
                observer.end(part.lo, part.hi);
                self.next = self.waiting.pop();
            }
            Work::Small(_) | Work::Bubble => self.go_on(array, &part, work, compare, observer),
            Work::Nothing => {
                observer.end(part.lo, part.hi);
                self.next = self.waiting.pop();
            }
        }
        true
    }

    /// Goes on with the ordinary sort of a part of two elements or more.
    fn go_on<T: Copy, C, O>(
        &mut self,
        array: &mut [T],
        part: &Part,
        work: Work,
        compare: &mut C,
        observer: &mut O,
    ) where
        C: FnMut(&T, &T) -> Ordering,
        O: Observer<T>,
    {
        let (lo, hi) = (part.lo, part.hi);
        self.reached = if work == Work::Bubble {
            // A sort that has not begun has settled nothing.
            let settled = self.reached.unwrap_or(hi);
            let settled = small::bubble(array, lo, settled, compare, observer);
            (settled > lo + 1).then_some(settled)
        } else {
            // A sort that has not begun goes on with its second element.
            let from = self.reached.unwrap_or(lo + 1);
            small::insert(array, lo, from, compare, observer);
            (from + 1 < hi).then_some(from + 1)
        };
        if self.reached.is_none() {
            observer.end(lo, hi);
            self.next = self.waiting.pop();
        }
    }

    #[inline]
    fn partition<T: Copy, C, O>(
        &mut self,
        array: &mut [T],
        part: &Part,
        scheme: Scheme,
        plan: &SortPlan,
        compare: &mut C,
        observer: &mut O,
    ) -> Division
    where
        C: FnMut(&T, &T) -> Ordering,
        O: Observer<T>,
    {
        let at = pivot::choose(array, part, plan, self.partitions, compare, observer);
        self.partitions += 1;
        observer.pivot(array, part, at);
        array.swap(part.lo, at);
        observer.step(super::Step::Pivot {
            from: at,
            to: part.lo,
        });
        observer.body(array);
        match scheme {
            Scheme::ThreeWay => three_way(array, part.lo, part.hi, compare, observer),
            Scheme::Hoare => hoare(array, part.lo, part.hi, compare, observer),
            Scheme::Lomuto => lomuto(array, part.lo, part.hi, compare, observer),
        }
    }
}

/// The outer part for which a call is made, and the one that waits for its turn.
#[inline]
fn outer_parts(part: &Part, number: u32, division: Division, plan: &SortPlan) -> [Part; 2] {
    let Division { equal, larger } = division;
    let fewer_left = equal - part.lo < part.hi - larger;
    let left_first = match plan.recurse {
        Recurse::Smaller => fewer_left,
        Recurse::Larger => !fewer_left,
        Recurse::Left => true,
        Recurse::Right => false,
    };
    let (left, right) = ((part.lo, equal), (larger, part.hi));
    let (called, other) = if left_first {
        (left, right)
    } else {
        (right, left)
    };
    let deeper = part.depth + 1;
    let other_depth = match plan.tail_call {
        TailCall::Eliminated => part.depth,
        TailCall::Kept => deeper,
    };
    let outer = |(lo, hi): (usize, usize), depth: u32| Part {
        lo,
        hi,
        depth,
        parent: number,
    };
    [outer(called, deeper), outer(other, other_depth)]
}
