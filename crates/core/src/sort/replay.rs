//! The array, and everything about it, at any moment of a recorded run.

use super::checkpoint::Checkpoint;
use super::observer::Counters;
use super::part::NO_PART;
use super::plan::{Scheme, Work};
use super::run::{PART_WIDTH, SortRun, rows};
use super::step::{Step, narrow, wide};
use crate::error::{Error, SortError};

/// The most work of one call of [`SortRun::orders`]: the elements that it returns and the steps that
/// it does again. It is enough for the ends of all partitions of 512 elements.
pub const MAX_ORDERS: u64 = 1 << 21;

/// The pointers at a moment. They mark where the areas begin. The elements of the areas are
///
/// ```text
///                  three-way    Hoare                Lomuto              small sort
///   lo             p<<<         first place          first place         first place
///   equal          p===         pivot's place        boundary; at the    first place
///                                                    end pivot's place
///   unprocessed    p...         i                    p...                first place; done: hi
///   larger         p>>>         j                    last place + 1      last place + 1
///   hi             last place of the part + 1
/// ```
///
/// The elements from `unprocessed` to before `larger` have not been looked at. Until the pivot is at
/// the front, `equal` and `unprocessed` equal `lo`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Pointers {
    /// The first place of the part.
    pub lo: u32,
    /// See the table above.
    pub equal: u32,
    /// See the table above.
    pub unprocessed: u32,
    /// See the table above.
    pub larger: u32,
    /// The place after the last one of the part.
    pub hi: u32,
    /// The place of the pivot (three-way: the first element that equals it). `None` until it is at
    /// the front, and in small sorts.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub pivot: Option<u32>,
}

/// A moment of a run: the state after some number of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct Moment {
    /// The last step, as shown at [`Step`]; `None` before the first step.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub row: Option<[u32; 4]>,
    /// The part of the last step, as a row of [`SortRun::parts`]; at step 0 the first part. `None` if
    /// no part has begun.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub part: Option<u32>,
    /// Whether that step was the last of its part.
    pub part_done: bool,
    /// The pointers of that part; without a part, those of the whole array before it begins.
    pub pointers: Pointers,
    /// The live frames, the outermost first, each as the row of its current part; the last one is
    /// `part`. The other frames wait for the calls that they have made, and their rows are parts
    /// whose partition is done.
    pub frames: Vec<u32>,
    /// The cost so far. `most_frames` also counts the calls that ended without any step before the
    /// next step.
    pub counters: Counters,
}

impl SortRun {
    /// The array after `step` steps: for each place the id of the element there.
    ///
    /// # Errors
    ///
    /// [`SortError::STEP`] beyond [`steps`](SortRun::steps).
    ///
    /// # Cost
    ///
    /// O(n + 2^16): a copy of the nearest checkpoint before it, and at most 2^16 + n steps.
    pub fn order(&self, step: usize) -> Result<Vec<u32>, Error> {
        self.check_step(step)?;
        let (mut at, mut order) = match self.checkpoint(step) {
            Some(checkpoint) => (checkpoint.step, checkpoint.order.clone()),
            None => (0, Vec::new()),
        };
        self.replay(&mut at, &mut order, step);
        Ok(order)
    }

    /// The array at several moments, one after the other. The moments may be in any order; ascending
    /// ones cost least.
    ///
    /// # Errors
    ///
    /// [`SortError::STEP`]; [`SortError::TooManyOrders`] beyond [`MAX_ORDERS`] elements and steps in
    /// all.
    ///
    /// # Cost
    ///
    /// For each moment, O(n + the steps since the one before, at most 2^16 + n).
    pub fn orders(&self, steps: &[u32]) -> Result<Vec<u32>, Error> {
        let n = self.values.len();
        let (mut count, limit) = (0, MAX_ORDERS);
        let mut at = 0;
        for &step in steps {
            let step = wide(step);
            self.check_step(step)?;
            let from = self
                .nearer(at, step)
                .map_or(at, |checkpoint| checkpoint.step);
            count += (n + step - from) as u64;
            at = step;
        }
        if count > limit {
            return Err(SortError::TooManyOrders { count, limit }.into());
        }
        let mut orders = Vec::with_capacity(steps.len() * n);
        let mut order = self.order(0)?;
        let mut at = 0;
        for &step in steps {
            let step = wide(step);
            if let Some(checkpoint) = self.nearer(at, step) {
                at = checkpoint.step;
                order.copy_from_slice(&checkpoint.order);
            }
            self.replay(&mut at, &mut order, step);
            orders.extend_from_slice(&order);
        }
        Ok(orders)
    }

    /// The moment after `step` steps.
    ///
    /// # Errors
    ///
    /// [`SortError::STEP`] beyond [`steps`](SortRun::steps).
    ///
    /// # Cost
    ///
    /// O(n + 2^16), without the copy of the array.
    pub fn at(&self, step: usize) -> Result<Moment, Error> {
        self.check_step(step)?;
        let part = self.part_at(step);
        let row = part.and_then(|part| self.parts().get(part));
        let last = step.checked_sub(1);
        Ok(Moment {
            row: last.and_then(|last| self.trace().row(last).copied()),
            part: part.map(narrow),
            part_done: row.is_some_and(|part| rows(part).1 == step),
            pointers: self.pointers(row, step),
            frames: part.map_or_else(Vec::new, |part| self.frames(part)),
            counters: self.counters_at(step),
        })
    }

    pub(super) fn check_step(&self, step: usize) -> Result<(), Error> {
        SortError::STEP.check(step as u64, 0..=self.steps() as u64)
    }

    /// The last checkpoint that is not after `step`.
    fn checkpoint(&self, step: usize) -> Option<&Checkpoint> {
        let after = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.step <= step);
        self.checkpoints.get(after.checked_sub(1)?)
    }

    /// The checkpoint from which fewer steps are left than from `at`; `None` if `at` is nearer.
    fn nearer(&self, at: usize, step: usize) -> Option<&Checkpoint> {
        let checkpoint = self.checkpoint(step)?;
        (step < at || checkpoint.step > at).then_some(checkpoint)
    }

    /// Does the steps from `at` to before `step` again.
    fn replay(&self, at: &mut usize, order: &mut [u32], step: usize) {
        for row in self.trace_rows(*at, step) {
            if let Some((a, b)) = Step::from_row(row).and_then(Step::swapped) {
                order.swap(a, b);
            }
        }
        *at = step;
    }

    fn trace_rows(&self, from: usize, to: usize) -> impl Iterator<Item = &[u32; 4]> {
        (from..to).map_while(|row| self.trace().row(row))
    }

    /// The part that the last step before `step` belongs to.
    pub(super) fn part_at(&self, step: usize) -> Option<usize> {
        let begun = self.parts().partition_point(|part| rows(part).0 < step);
        match begun.checked_sub(1) {
            None => (!self.parts().is_empty()).then_some(0),
            // If the last of all parts has no steps, it began after its step.
            Some(part) => Some(part),
        }
    }

    /// The frames from the outermost inwards.
    fn frames(&self, part: usize) -> Vec<u32> {
        let mut frames = Vec::new();
        let mut at = narrow(part);
        let mut depth = u32::MAX;
        while let Some(row) = self.parts().get(wide(at)) {
            if row[4] < depth {
                frames.push(at);
                depth = row[4];
            }
            if row[5] == NO_PART {
                break;
            }
            at = row[5];
        }
        frames.reverse();
        frames
    }

    fn counters_at(&self, step: usize) -> Counters {
        let (from, mut counters) = self
            .checkpoint(step)
            .map_or((0, Counters::default()), |it| (it.step, it.counters));
        for step in self.trace_rows(from, step).filter_map(Step::from_row) {
            counters.count(step);
        }
        // The parts before the next step have begun, except the part of that step itself.
        let begun = self.parts().partition_point(|part| {
            let (first, last) = rows(part);
            first < step || last == step
        });
        let now = begun.max(1) - 1;
        // Before the first step it is the first part; before the array is made there is no part, and no frame.
        counters.most_frames = self.writer.most_frames.get(now).copied().unwrap_or(0);
        counters
    }

    /// The pointers of a part after `step` steps, the last of which belongs to the part.
    pub(super) fn pointers(&self, part: Option<&[u32; PART_WIDTH]>, step: usize) -> Pointers {
        let count = narrow(self.values.len());
        let whole = [0, 1, 0, count, 1, NO_PART, 0, 0, count, NO_PART];
        // Before the first part begins, the whole array is waiting.
        let [first, last, lo, hi, _, _, work, equal, larger, _] = *part.unwrap_or(&whole);
        let mut at = Pointers {
            lo,
            equal: lo,
            unprocessed: lo,
            larger: hi,
            hi,
            pivot: None,
        };
        if wide(first) == step && first != last {
            return at;
        }
        let last_step = step
            .checked_sub(1)
            .and_then(|row| self.trace().row(row))
            .and_then(Step::from_row);
        let lomuto = work == Work::Partition(Scheme::Lomuto).code();
        match last_step {
            Some(Step::Pivot { .. }) => {
                at.pivot = Some(lo);
                at.equal = if lomuto { lo + 1 } else { lo };
                at.unprocessed = lo + 1;
            }
            Some(Step::Equal(after) | Step::Larger(after) | Step::Smaller(after)) => {
                at.equal = narrow(after.equal);
                at.unprocessed = narrow(after.unprocessed);
                at.larger = narrow(after.larger);
                at.pivot = Some(at.equal);
            }
            Some(
                Step::ScanLeft { i, j, .. } | Step::ScanRight { i, j, .. } | Step::Swap { i, j },
            ) => {
                at.unprocessed = narrow(i);
                at.larger = narrow(j);
                at.pivot = Some(lo);
            }
            Some(
                Step::Stay {
                    boundary,
                    unprocessed,
                }
                | Step::Move {
                    boundary,
                    unprocessed,
                },
            ) => {
                at.equal = narrow(boundary);
                at.unprocessed = narrow(unprocessed);
                at.pivot = Some(lo);
            }
            Some(Step::Place { .. }) => {
                at.equal = equal;
                at.unprocessed = larger;
                at.larger = larger;
                at.pivot = Some(equal);
            }
            Some(
                Step::Probe { .. }
                | Step::Shift { .. }
                | Step::Settle { .. }
                | Step::Comparator { .. }
                | Step::Neighbours { .. },
            )
            | None => {
                if wide(last) == step {
                    at.unprocessed = hi;
                }
            }
        }
        at
    }
}
