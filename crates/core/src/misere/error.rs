//! What can be wrong with the question for a misère quotient.

use crate::error::errors;

errors! {
    /// Why a quotient was refused.
    pub enum MisereError {
        /// The sums of the heaps so far fall into more classes than are allowed, perhaps into infinitely many.
        QuotientTooLarge = "quotient-too-large" {
            /// The heap with which the quotient has grown too large.
            heap: u64,
            /// The most elements that are allowed.
            max: u64,
        } => "with the heap of {heap} the misère quotient has more than {max} elements",
        /// To guess how the next heap behaves, more sums would have to be searched than are allowed.
        QuotientTooDeep = "quotient-too-deep" {
            /// The heap.
            heap: u64,
            /// The most sums.
            max: u64,
        } => "the heap of {heap} needs a search of more than {max} sums",
        /// A heap lies beyond the last one that is known, and no period is proved.
        HeapBeyondQuotient = "heap-beyond-quotient" {
            /// Which heap of the position, counted from 1.
            heap: u64,
            /// The largest heap that is known.
            max: u64,
        } => "heap {heap} is beyond {max}, the largest heap whose misère play is known",
        /// A line of a text is not what a quotient has there.
        NotAQuotient = "not-a-quotient" {
            /// The line, counted from 1; one after the last at the end of the text.
            line: u64,
        } => "line {line} is not one of a quotient",
        /// A quotient in a text is wrong: its table with heap 0, else about a sum with this heap.
        QuotientWrong = "quotient-wrong" {
            /// The heap.
            heap: u64,
        } => "the quotient is wrong about the heap of {heap}",
    }
    ranges {
        /// The largest heap of a quotient.
        HEAPS = "misere-heaps-out-of-range" => "the largest heap",
        /// The most elements of a quotient.
        ELEMENTS = "elements-out-of-range" => "the most elements",
    }
}
