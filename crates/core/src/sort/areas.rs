//! The areas of the array at a moment, and whether the claim about each of them is true.

use super::plan::{Scheme, Work};
use super::replay::Pointers;
use super::run::{SortRun, rows};
use super::step::{narrow, wide};
use crate::error::{Error, SortError, place};

/// The claim about the elements of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum AreaKind {
    /// All elements are smaller than the pivot: `<<<`.
    Smaller,
    /// All elements equal the pivot: `===`. With Hoare and Lomuto it is the pivot alone.
    Equal,
    /// No claim: `...`.
    Unprocessed,
    /// All elements are larger than the pivot: `>>>`.
    Larger,
    /// Hoare, on the left: no element is larger than the pivot.
    NotLarger,
    /// Hoare, on the right, and Lomuto, after the boundary: no element is smaller than the pivot.
    NotSmaller,
    /// A small sort that has finished: no element is smaller than the one before it.
    Sorted,
    /// Outside the part: no element before the part is larger, and no element after it is smaller,
    /// than any element of the part.
    Outside,
}

/// An area of the array: its places, and whether the claim about their elements is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Area {
    /// The claim.
    pub kind: AreaKind,
    /// The first place.
    pub from: u32,
    /// The place after the last one; equals `from` if the area is empty.
    pub to: u32,
    /// Whether the claim is true.
    pub holds: bool,
    /// The first place whose element breaks the claim, if there is one.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub offender: Option<u32>,
}

/// Two places, counted from 0, whose elements are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct Swap {
    /// The first place.
    pub first: u32,
    /// The second place; it may be the same.
    pub second: u32,
}

impl SortRun {
    /// The areas after `step` steps, from left to right. They cover the array: outside, the areas
    /// of the current part (that of [`at`](SortRun::at)), outside. Empty areas are included.
    ///
    /// ```text
    ///   three-way   Outside  Smaller  Equal  Unprocessed  Larger                    Outside
    ///   Hoare       Outside  Equal  NotLarger  Unprocessed  NotSmaller              Outside
    ///               Outside  NotLarger  Equal  NotSmaller                  placed   Outside
    ///   Lomuto      Outside  Equal  Smaller  NotSmaller  Unprocessed                Outside
    ///               Outside  Smaller  Equal  NotSmaller                    placed   Outside
    ///   no pivot    Outside  Unprocessed                                            Outside
    ///   small sort  Outside  Unprocessed, done: Sorted                              Outside
    /// ```
    ///
    /// With `swapped`, the elements at two places are swapped first, for this call only. The pivot
    /// is still the same value, because a partition remembers it.
    ///
    /// # Errors
    ///
    /// [`SortError::STEP`]; [`SortError::PLACE`] for `swapped`.
    ///
    /// # Cost
    ///
    /// O(n + 2^16).
    pub fn areas(&self, step: usize, swapped: Option<Swap>) -> Result<Vec<Area>, Error> {
        let order = self.order(step)?;
        let mut values: Vec<u32> = order.iter().map(|&id| self.values[wide(id)]).collect();
        let count = narrow(values.len());
        let part = self.part_at(step).and_then(|part| self.parts().get(part));
        let pointers = self.pointers(part, step);
        let pivot = pointers.pivot.and_then(|at| values.get(wide(at)).copied());
        if let Some(Swap { first, second }) = swapped {
            for at in [first, second] {
                SortError::PLACE.check(place(wide(at)), 1..=count.into())?;
            }
            values.swap(wide(first), wide(second));
        }
        let work = part.map_or(Work::Nothing.code(), |part| part[6]);
        let done = part.is_some_and(|part| rows(part).1 == step);
        let places = slices(&pointers, work, done);
        Ok(check(&values, &pointers, pivot, &places))
    }
}

/// The areas of a part, each with its end. `work` is the part's, and `done` says whether it is done.
pub(super) fn slices(at: &Pointers, work: u32, done: bool) -> Vec<(AreaKind, u32)> {
    use AreaKind::{Equal, Larger, NotLarger, NotSmaller, Smaller, Sorted, Unprocessed};
    let Some(pivot) = at.pivot else {
        let kind = if done { Sorted } else { Unprocessed };
        return vec![(kind, at.hi)];
    };
    let hoare = work == Work::Partition(Scheme::Hoare).code();
    let left = if hoare { NotLarger } else { Smaller };
    if work == Work::Partition(Scheme::ThreeWay).code() {
        vec![
            (Smaller, at.equal),
            (Equal, at.unprocessed),
            (Unprocessed, at.larger),
            (Larger, at.hi),
        ]
    } else if done {
        vec![(left, pivot), (Equal, pivot + 1), (NotSmaller, at.hi)]
    } else if hoare {
        vec![
            (Equal, pivot + 1),
            (NotLarger, at.unprocessed),
            (Unprocessed, at.larger),
            (NotSmaller, at.hi),
        ]
    } else {
        vec![
            (Equal, pivot + 1),
            (Smaller, at.equal),
            (NotSmaller, at.unprocessed),
            (Unprocessed, at.hi),
        ]
    }
}

fn check(
    values: &[u32],
    at: &Pointers,
    pivot: Option<u32>,
    places: &[(AreaKind, u32)],
) -> Vec<Area> {
    let part = &values[wide(at.lo)..wide(at.hi)];
    let (least, greatest) = (part.iter().min(), part.iter().max());
    let area = |kind, from: u32, to: u32, fits: &dyn Fn(u32, u32) -> bool| {
        let offender = (from..to).find(|&place| !fits(place, values[wide(place)]));
        Area {
            kind,
            from,
            to,
            holds: offender.is_none(),
            offender,
        }
    };
    let mut areas = vec![area(AreaKind::Outside, 0, at.lo, &|_, value| {
        least.is_none_or(|&least| value <= least)
    })];
    let mut from = at.lo;
    for &(kind, to) in places {
        areas.push(area(kind, from, to, &|place, value| match (kind, pivot) {
            (AreaKind::Smaller, Some(pivot)) => value < pivot,
            (AreaKind::Equal, Some(pivot)) => value == pivot,
            (AreaKind::Larger, Some(pivot)) => value > pivot,
            (AreaKind::NotLarger, Some(pivot)) => value <= pivot,
            (AreaKind::NotSmaller, Some(pivot)) => value >= pivot,
            (AreaKind::Sorted, _) => place == from || values[wide(place) - 1] <= value,
            (AreaKind::Unprocessed | AreaKind::Outside, _) => true,
            // No part claims anything about a pivot that it does not have.
            (_, None) => false,
        }));
        from = to;
    }
    let end = narrow(values.len());
    areas.push(area(AreaKind::Outside, at.hi, end, &|_, value| {
        greatest.is_none_or(|&greatest| value >= greatest)
    }));
    areas
}
