//! How to sort: every clause of the algorithm is a choice.

use crate::error::{Error, SortError};

/// The least cutoff: parts of fewer than two elements are sorted already.
pub const MIN_CUTOFF: u32 = 2;
/// The largest cutoff: small sorts have up to 32 elements, like the source document's networks.
pub const MAX_CUTOFF: u32 = 33;

/// How a part is divided around its pivot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Scheme {
    /// Into smaller, equal and larger elements, as in the source document; at its core it is
    /// Dijkstra's Dutch national flag.
    ThreeWay,
    /// Two pointers scan towards each other and swap the elements at which they stop. Both stop at
    /// elements that equal the pivot (Hoare 1961, in the form of Sedgewick 1978).
    Hoare,
    /// One pointer scans and moves the smaller elements to the front (Lomuto, in the form of
    /// Bentley's *Programming Pearls*).
    Lomuto,
}

/// Which element of a part becomes the pivot. `n` is the number of elements of the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum PivotRule {
    /// The source document's rule: below 10 elements the middle one, otherwise one at random.
    #[cfg_attr(feature = "bindings", serde(rename = "document"))]
    MiddleThenRandom,
    /// An element at random; all have the same chance.
    Random,
    /// The first element.
    First,
    /// The last element.
    Last,
    /// The element at `n / 2`, counted from 0.
    Middle,
    /// The median of the first, the middle and the last element; below 3 elements the middle one.
    MedianOfThree,
    /// The median of three medians of three (Tukey), of nine elements spread evenly, as in Bentley
    /// and McIlroy, *Engineering a sort function* (1993); below 9 elements the median of three.
    Ninther,
    /// The elements that somebody has chosen, one after the other: [`SortPlan::picks`].
    Hand,
}

impl PivotRule {
    /// Whether the choice depends on [`SortPlan::seed`].
    pub fn is_random(self) -> bool {
        matches!(self, PivotRule::MiddleThenRandom | PivotRule::Random)
    }
}

/// Which of the two outer parts is sorted by a call; the loop goes on with the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Recurse {
    /// The part with fewer elements, as in the source document; the right one if both have the same
    /// number.
    Smaller,
    /// The part with more elements; the left one if both have the same number.
    Larger,
    /// The left part.
    Left,
    /// The right part.
    Right,
}

/// What happens to the second of the two outer parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum TailCall {
    /// The loop goes on with it, in the same frame, as in the source document.
    Eliminated,
    /// It is sorted by a call of its own, during which the caller's frame waits.
    Kept,
}

/// How parts with fewer elements than the cutoff are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum SmallSort {
    /// Straight insertion.
    Insertion,
    /// The source document's sorting network for that number of elements, read from its table.
    Table,
    /// A sorting network unrolled into code without branches.
    Unrolled,
}

/// How the whole array is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum SortMethod {
    /// Quicksort, part by part, as the other clauses of the plan say.
    #[default]
    Quicksort,
    /// Straight insertion of the whole array. The other clauses are ignored.
    Insertion,
    /// Bubble sort: neighbours in the wrong order are swapped, in passes from the left. Each pass
    /// goes as far as the last swap of the pass before. The other clauses are ignored.
    Bubble,
}

/// How to sort.
///
/// ```
/// use appleyard_core::sort::{SortPlan, Recurse};
///
/// let plan = SortPlan { recurse: Recurse::Larger, ..SortPlan::document() };
/// assert!(plan.validate().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SortPlan {
    /// Whether to run quicksort, or an ordinary sort to compare it with.
    pub method: SortMethod,
    /// How a part is divided.
    pub scheme: Scheme,
    /// Which element becomes the pivot.
    pub pivot: PivotRule,
    /// Which outer part is sorted by a call.
    pub recurse: Recurse,
    /// Whether the other outer part is also sorted by a call.
    pub tail_call: TailCall,
    /// Parts with fewer elements go to the small sort: [`MIN_CUTOFF`] (no part does) to
    /// [`MAX_CUTOFF`].
    pub cutoff: u32,
    /// How these parts are sorted.
    pub small: SmallSort,
    /// The seed of the random pivots.
    pub seed: u64,
    /// The pivots for [`PivotRule::Hand`]: the k-th partition takes the element at place `picks[k]`
    /// of the whole array, both counted from 0. Other rules ignore them.
    pub picks: Vec<u32>,
}

impl SortPlan {
    /// The source document's plan: three-way, its pivot rule, a call for the smaller part only, no
    /// cutoff (that is, 2), seed 1.
    pub fn document() -> SortPlan {
        SortPlan {
            method: SortMethod::Quicksort,
            scheme: Scheme::ThreeWay,
            pivot: PivotRule::MiddleThenRandom,
            recurse: Recurse::Smaller,
            tail_call: TailCall::Eliminated,
            cutoff: MIN_CUTOFF,
            small: SmallSort::Insertion,
            seed: 1,
            picks: Vec::new(),
        }
    }

    /// Checks that everything is within its limits.
    ///
    /// # Errors
    ///
    /// [`SortError::CUTOFF`].
    pub fn validate(&self) -> Result<(), Error> {
        SortError::CUTOFF.check(self.cutoff, MIN_CUTOFF..=MAX_CUTOFF)
    }

    /// The work for a part of `n` elements.
    #[inline]
    pub(super) fn work(&self, n: usize) -> Work {
        if n < 2 {
            return Work::Nothing;
        }
        match self.method {
            SortMethod::Quicksort => {}
            SortMethod::Insertion => return Work::Small(SmallSort::Insertion),
            SortMethod::Bubble => return Work::Bubble,
        }
        if u32::try_from(n).is_ok_and(|elements| elements < self.cutoff.min(MAX_CUTOFF)) {
            Work::Small(self.small)
        } else {
            Work::Partition(self.scheme)
        }
    }
}

/// The work for a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// It is divided around a pivot.
    Partition(Scheme),
    /// It has fewer elements than the cutoff.
    Small(SmallSort),
    /// The whole array is sorted by swapping neighbours.
    Bubble,
    /// The part is empty or has one element.
    Nothing,
}

impl Work {
    /// Its number in the rows of [`SortRun::parts`](super::SortRun::parts): 0 three-way, 1 Hoare,
    /// 2 Lomuto, 3 insertion, 4 network from its table, 5 unrolled network, 6 nothing to do,
    /// 7 bubble sort.
    pub fn code(self) -> u32 {
        match self {
            Work::Partition(Scheme::ThreeWay) => 0,
            Work::Partition(Scheme::Hoare) => 1,
            Work::Partition(Scheme::Lomuto) => 2,
            Work::Small(SmallSort::Insertion) => 3,
            Work::Small(SmallSort::Table) => 4,
            Work::Small(SmallSort::Unrolled) => 5,
            Work::Nothing => 6,
            Work::Bubble => 7,
        }
    }
}
