//! What can be wrong with sorting.

use crate::error::errors;

errors! {
    /// Why an array or a plan of sorting was refused, or a run stopped.
    pub enum SortError {
        /// An array needs at least one element.
        NoValues = "no-values" => "an array needs at least one element",
        /// A longer array than is sorted here.
        TooManyValues = "too-many-values" {
            /// The number of elements.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} elements: at most {limit} are allowed",
        /// An element larger than is shown.
        ValueTooLarge = "value-too-large" {
            /// Its place in the array, counted from 1.
            index: u64,
            /// The element.
            value: u64,
            /// The most that is allowed.
            limit: u64,
        } => "element {index} is {value}: at most {limit} is allowed",
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
        /// A run longer than is recorded, as killers of a pivot rule make it.
        TooManySteps = "too-many-steps" {
            /// The most steps that are recorded.
            limit: u64,
        } => "more than {limit} steps",
        /// More elements of the array at several moments than are given at once.
        TooManyOrders = "too-many-orders" {
            /// The number of elements, over all moments.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} elements at several moments: at most {limit} are given at once",
        /// An adversary cannot prepare for this pivot rule, because somebody else chooses.
        NoKiller = "no-killer" => "an adversary needs a pivot rule whose choice it can foresee",
        /// An adversary whose work would take too long.
        KillerTooLarge = "killer-too-large" {
            /// The number of elements asked for.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a killer of {count} elements: at most {limit} are allowed",
    }
    ranges {
        /// The size from which on a part goes to the small sort, in elements.
        CUTOFF = "cutoff-out-of-range" => "cutoff",
        /// The number of seeds to compare.
        SEEDS = "seeds-out-of-range" => "seeds",
        /// A side of a picture, in pixels.
        PICTURE = "picture-out-of-range" => "pixels of a picture's side",
        /// A moment of the run: the steps before it, as many as there are at most.
        STEP = "step-out-of-range" => "step",
        /// A place of the array, counted from 1.
        PLACE = "place-out-of-range" => "place",
    }
}
