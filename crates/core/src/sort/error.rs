//! What can be wrong with sorting.

use crate::error::errors;

errors! {
    /// Why an array or a plan of sorting was refused, or a run stopped.
    pub enum SortError {
        /// An array needs at least one element.
        NoValues = "no-values" => "an array needs at least one element",
        /// An array has more elements than are sorted here.
        TooManyValues = "too-many-values" {
            /// The number of elements.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "an array may have at most {limit} elements, not {count}",
        /// An element is larger than can be shown.
        ValueTooLarge = "value-too-large" {
            /// Its place in the array, counted from 1.
            index: u64,
            /// The element.
            value: u64,
            /// The most that is allowed.
            limit: u64,
        } => "element {index} may be at most {limit}, not {value}",
        /// A pivot chosen by hand is not in the part that is partitioned.
        PivotOutsideRange = "pivot-outside-range" {
            /// Which partition, counted from 1.
            partition: u64,
            /// The place that was chosen, counted from 1.
            at: u64,
            /// The first place of the part, counted from 1.
            lo: u64,
            /// Its last place, counted from 1.
            hi: u64,
        } => "partition {partition}: the pivot at {at} is not in the part from {lo} to {hi}",
        /// A run takes more steps than are recorded; arrays made against a pivot rule can do that.
        TooManySteps = "too-many-steps" {
            /// The most steps that are recorded.
            limit: u64,
        } => "the sort takes more than {limit} steps",
        /// A question for the array at several moments needs more work than one call may do.
        TooManyOrders = "too-many-orders" {
            /// The number of elements over all moments, plus the steps that have to be done again
            /// for them.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "one call may ask for at most {limit} elements and steps, not {count}",
        /// An adversary cannot prepare for this pivot rule, because it does not know the choices.
        NoKiller = "no-killer" => "an adversary needs a pivot rule whose choice it can foresee",
        /// The work of an adversary would take too long.
        KillerTooLarge = "killer-too-large" {
            /// The number of elements asked for.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a killer may have at most {limit} elements, not {count}",
    }
    ranges {
        /// The cutoff, in elements: a part with fewer goes to the small sort.
        CUTOFF = "cutoff-out-of-range" => "the cutoff",
        /// The number of seeds to compare.
        SEEDS = "seeds-out-of-range" => "the number of seeds",
        /// The number of elements of which all orders are tried.
        WORST = "worst-out-of-range" => "the number of elements",
        /// The side of a picture, in pixels.
        PICTURE = "picture-out-of-range" => "the side of a picture in pixels",
        /// A moment of the run: the number of steps before it, at most all.
        STEP = "step-out-of-range" => "the step",
        /// A place of the array, counted from 1.
        PLACE = "place-out-of-range" => "the place",
    }
}
