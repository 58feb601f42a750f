//! What can be wrong with sorting.

use std::fmt;

use super::signed;

/// Why an array or a plan of sorting was refused, or a run stopped. Codes and parameters as those of
/// [`Error`](super::Error).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SortError {
    /// `cutoff-out-of-range`: parts of too few or too many elements would go to the small sort.
    CutoffOutOfRange {
        /// What was asked for, in elements.
        value: u64,
        /// The least that is allowed.
        min: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `no-values`: an array needs at least one element.
    NoValues,
    /// `too-many-values`: a longer array than is sorted here.
    TooManyValues {
        /// The number of elements.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `value-too-large`: an element larger than is shown.
    ValueTooLarge {
        /// Its place in the array, counted from 0.
        index: u64,
        /// The element.
        value: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `pivot-outside-range`: a pivot chosen by hand is not in the part that is partitioned.
    PivotOutsideRange {
        /// Which partition, counted from 0.
        partition: u64,
        /// The place that was chosen.
        at: u64,
        /// The first place of the part.
        lo: u64,
        /// The place after its last one.
        hi: u64,
    },
    /// `too-many-steps`: a run longer than is recorded, as killers of a pivot rule make it.
    TooManySteps {
        /// The most steps that are recorded.
        limit: u64,
    },
    /// `step-out-of-range`: a moment that the run has not come to.
    StepOutOfRange {
        /// The step asked for.
        step: u64,
        /// The number of steps there are.
        steps: u64,
    },
    /// `place-out-of-range`: a place past the end of the array.
    PlaceOutOfRange {
        /// The place asked for, counted from 0.
        place: u64,
        /// The number of elements.
        count: u64,
    },
    /// `too-many-orders`: more elements of the array at several moments than are given at once.
    TooManyOrders {
        /// The number of elements, over all moments.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `no-killer`: an adversary cannot prepare for this pivot rule, because somebody else chooses.
    NoKiller,
    /// `killer-too-large`: an adversary whose work would take too long.
    KillerTooLarge {
        /// The number of elements asked for.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `seeds-out-of-range`: too few or too many seeds to compare.
    SeedsOutOfRange {
        /// What was asked for.
        value: u64,
        /// The least that is allowed.
        min: u64,
        /// The most that is allowed.
        max: u64,
    },
    /// `picture-out-of-range`: a side of a picture is too short or too long.
    PictureOutOfRange {
        /// The side asked for, in pixels.
        value: u64,
        /// The least that is allowed.
        min: u64,
        /// The most that is allowed.
        max: u64,
    },
}

impl SortError {
    /// A stable name for the kind of error, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            SortError::CutoffOutOfRange { .. } => "cutoff-out-of-range",
            SortError::NoValues => "no-values",
            SortError::TooManyValues { .. } => "too-many-values",
            SortError::ValueTooLarge { .. } => "value-too-large",
            SortError::PivotOutsideRange { .. } => "pivot-outside-range",
            SortError::TooManySteps { .. } => "too-many-steps",
            SortError::StepOutOfRange { .. } => "step-out-of-range",
            SortError::PlaceOutOfRange { .. } => "place-out-of-range",
            SortError::TooManyOrders { .. } => "too-many-orders",
            SortError::NoKiller => "no-killer",
            SortError::KillerTooLarge { .. } => "killer-too-large",
            SortError::SeedsOutOfRange { .. } => "seeds-out-of-range",
            SortError::PictureOutOfRange { .. } => "picture-out-of-range",
        }
    }

    /// The offending values and the limits, by the names of the fields.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            SortError::CutoffOutOfRange { value, min, max }
            | SortError::SeedsOutOfRange { value, min, max }
            | SortError::PictureOutOfRange { value, min, max } => vec![
                ("value", signed(value)),
                ("min", signed(min)),
                ("max", signed(max)),
            ],
            SortError::NoValues | SortError::NoKiller => vec![],
            SortError::TooManyValues { count, limit }
            | SortError::TooManyOrders { count, limit }
            | SortError::KillerTooLarge { count, limit } => {
                vec![("count", signed(count)), ("limit", signed(limit))]
            }
            SortError::ValueTooLarge {
                index,
                value,
                limit,
            } => vec![
                ("index", signed(index)),
                ("value", signed(value)),
                ("limit", signed(limit)),
            ],
            SortError::PivotOutsideRange {
                partition,
                at,
                lo,
                hi,
            } => vec![
                ("partition", signed(partition)),
                ("at", signed(at)),
                ("lo", signed(lo)),
                ("hi", signed(hi)),
            ],
            SortError::TooManySteps { limit } => vec![("limit", signed(limit))],
            SortError::StepOutOfRange { step, steps } => {
                vec![("step", signed(step)), ("steps", signed(steps))]
            }
            SortError::PlaceOutOfRange { place, count } => {
                vec![("place", signed(place)), ("count", signed(count))]
            }
        }
    }
}

impl fmt::Display for SortError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SortError::CutoffOutOfRange { value, min, max } => {
                write!(f, "a cutoff of {value}: allowed are {min} to {max}")
            }
            SortError::NoValues => write!(f, "an array needs at least one element"),
            SortError::TooManyValues { count, limit } => {
                write!(f, "{count} elements: at most {limit} are allowed")
            }
            SortError::ValueTooLarge {
                index,
                value,
                limit,
            } => write!(f, "element {index} is {value}: at most {limit} is allowed"),
            SortError::PivotOutsideRange {
                partition,
                at,
                lo,
                hi,
            } => write!(
                f,
                "partition {partition}: the pivot at {at} is not in the part from {lo} to before {hi}"
            ),
            SortError::TooManySteps { limit } => write!(f, "more than {limit} steps"),
            SortError::StepOutOfRange { step, steps } => {
                write!(f, "step {step}: there are {steps}")
            }
            SortError::PlaceOutOfRange { place, count } => {
                write!(f, "place {place} in an array of {count} elements")
            }
            SortError::TooManyOrders { count, limit } => write!(
                f,
                "{count} elements at several moments: at most {limit} are given at once"
            ),
            SortError::NoKiller => {
                write!(
                    f,
                    "an adversary needs a pivot rule whose choice it can foresee"
                )
            }
            SortError::KillerTooLarge { count, limit } => {
                write!(
                    f,
                    "a killer of {count} elements: at most {limit} are allowed"
                )
            }
            SortError::SeedsOutOfRange { value, min, max } => {
                write!(f, "{value} seeds: allowed are {min} to {max}")
            }
            SortError::PictureOutOfRange { value, min, max } => write!(
                f,
                "a side of {value} pixels: a picture needs {min} to {max}"
            ),
        }
    }
}

impl std::error::Error for SortError {}
