//! What can be wrong with a heap game.

use crate::error::errors;

errors! {
    /// Why a rule, a heap or a move was refused.
    pub enum NimError {
        /// A rule without numbers.
        RuleEmpty = "rule-empty" => "a rule needs at least one number",
        /// A rule with a 0, which would be a pass.
        RuleZero = "rule-zero" => "to take 0 is a pass, which is not allowed",
        /// A rule that cannot be read.
        RuleNotUnderstood = "rule-not-understood" {
            /// The character where reading stopped, counted from 1; one after the last if the text ends
            /// early.
            at: u64,
        } => "the rule cannot be read at character {at}",
        /// A range whose end is before its beginning.
        RuleBackwards = "rule-backwards" {
            /// The character where the range begins, counted from 1.
            at: u64,
        } => "the range at character {at} ends before it begins",
        /// A number larger than any heap.
        RuleNumberTooLarge = "rule-number-too-large" {
            /// The character where it begins, counted from 1.
            at: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the number at character {at}: at most {limit} is allowed",
        /// The text of a rule, as given or put in order, has too many characters.
        RuleTooLong = "rule-too-long" {
            /// The most characters that are allowed.
            limit: u64,
        } => "a rule has at most {limit} characters",
        /// Too many parentheses inside each other.
        RuleTooDeep = "rule-too-deep" {
            /// The most that is allowed.
            limit: u64,
        } => "at most {limit} parentheses inside each other are allowed",
        /// A rule with so many numbers that heaps this large are too much work.
        RuleTooHeavy = "rule-too-heavy" {
            /// The numbers to look at, over all heaps.
            work: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{work} numbers to look at: at most {limit} are allowed",
        /// More stones than are allowed, or than can be worked out with the rule.
        HeapTooLarge = "heap-too-large" {
            /// Which heap, counted from 1.
            heap: u64,
            /// Its stones.
            stones: u64,
            /// The most that is allowed.
            limit: u64,
        } => "heap {heap}: {stones} stones, at most {limit} are allowed",
        /// A game needs at least one heap.
        NoHeaps = "no-heaps" => "a game needs at least one heap",
        /// More heaps than any game here may have.
        TooManyHeaps = "too-many-heaps" {
            /// The number of heaps given.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} heaps: at most {limit} are allowed",
        /// A heap without stones at the start.
        HeapEmpty = "heap-empty" {
            /// Which heap, counted from 1.
            heap: u64,
        } => "heap {heap} is empty",
        /// A game needs at least one rule.
        NoRules = "no-rules" => "a game needs at least one rule",
        /// Wythoff's game has two heaps, from which any number may be taken.
        WythoffHeaps = "wythoff-heaps" =>
            "Wythoff's game has two heaps, from which any number may be taken",
        /// The rules allow nothing at the start.
        NoMoveAtStart = "no-move-at-start" => "nothing may be taken at the start",
        /// A game that can only be solved position by position, and has too many. Known before any work
        /// starts.
        SearchTooLarge = "search-too-large" {
            /// The number of positions, at least.
            positions: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{positions} positions to solve: at most {limit} are allowed",
        /// A game that can only be solved position by position, and has too many moves. Known before any
        /// work starts.
        SearchTooHeavy = "search-too-heavy" {
            /// Positions and moves.
            work: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{work} positions and moves to look at: at most {limit} are allowed",
        /// A position with more or fewer heaps than the game.
        WrongHeapCount = "wrong-heap-count" {
            /// The number of heaps given.
            count: u64,
            /// The number of heaps of the game.
            expected: u64,
        } => "{count} heaps in a position of {expected}",
        /// A heap is larger than at the start.
        PositionOutside = "position-outside" {
            /// Which heap, counted from 1.
            heap: u64,
            /// Its stones.
            stones: u64,
            /// Its stones at the start.
            limit: u64,
        } => "heap {heap}: {stones} stones, at the start it has {limit}",
        /// A longer list of cold pairs than is made.
        TooManyPairs = "too-many-pairs" {
            /// The number asked for.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "{count} cold pairs: at most {limit} are listed",
        /// A cold pair with more stones than are allowed.
        PairTooLarge = "pair-too-large" {
            /// Its number in their sequence, in which (0,0) has the number 0.
            index: u64,
            /// The number of the last one.
            limit: u64,
        } => "cold pair {index}: the last is {limit}",
        /// A move of a game that the rules do not allow there.
        IllegalTake = "illegal-take" {
            /// Which move, counted from 1.
            ply: u64,
            /// The heap it takes from, counted from 1.
            heap: u64,
            /// How many it takes.
            stones: u64,
        } => "ply {ply}: {stones} may not be taken from heap {heap}",
    }
}
