//! What can be wrong with a heap game.

use crate::error::errors;

errors! {
    /// Why a rule, a heap or a move was refused.
    pub enum NimError {
        /// A rule has no numbers.
        RuleEmpty = "rule-empty" => "a rule needs at least one number",
        /// A rule contains 0, which would be a pass.
        RuleZero = "rule-zero" => "a rule may not contain 0, because taking 0 is a pass",
        /// A rule cannot be read.
        RuleNotUnderstood = "rule-not-understood" {
            /// The character where reading stopped, counted from 1; one after the last if the text ends
            /// early.
            at: u64,
        } => "the rule cannot be read at character {at}",
        /// A range ends before it begins.
        RuleBackwards = "rule-backwards" {
            /// The character where the range begins, counted from 1.
            at: u64,
        } => "the range at character {at} ends before it begins",
        /// A number is larger than any heap.
        RuleNumberTooLarge = "rule-number-too-large" {
            /// The character where it begins, counted from 1.
            at: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the number at character {at} may be at most {limit}",
        /// The text of a rule has too many characters, as it was given or after sorting.
        RuleTooLong = "rule-too-long" {
            /// The most characters that are allowed.
            limit: u64,
        } => "a rule may have at most {limit} characters",
        /// Too many parentheses lie inside each other.
        RuleTooDeep = "rule-too-deep" {
            /// The most that is allowed.
            limit: u64,
        } => "a rule may have at most {limit} parentheses inside each other",
        /// A rule has too many numbers for heaps of this size: they would take too much work.
        RuleTooHeavy = "rule-too-heavy" {
            /// How many numbers there are to look at, over all heaps.
            work: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the solver may look at no more than {limit} numbers, not {work}",
        /// A heap has more stones than are allowed, or than can be solved with its rule.
        HeapTooLarge = "heap-too-large" {
            /// Which heap, counted from 1.
            heap: u64,
            /// The number of its stones.
            stones: u64,
            /// The most that is allowed.
            limit: u64,
        } => "heap {heap} may have at most {limit} stones, not {stones}",
        /// A game needs at least one heap.
        NoHeaps = "no-heaps" => "a game needs at least one heap",
        /// A game has more heaps than any game here may have.
        TooManyHeaps = "too-many-heaps" {
            /// The number of heaps given.
            count: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a game may have at most {limit} heaps, not {count}",
        /// A heap has no stones at the start.
        HeapEmpty = "heap-empty" {
            /// Which heap, counted from 1.
            heap: u64,
        } => "heap {heap} is empty",
        /// A game needs at least one rule.
        NoRules = "no-rules" => "a game needs at least one rule",
        /// Wythoff's game has two heaps, from which any number may be taken.
        WythoffHeaps = "wythoff-heaps" =>
            "Wythoff's game has two heaps, from which any number may be taken",
        /// The rules allow no move at the start.
        NoMoveAtStart = "no-move-at-start" => "the rules allow no move at the start",
        /// The game has to be solved position by position, and has too many positions. This is known
        /// before any work starts.
        SearchTooLarge = "search-too-large" {
            /// The number of positions, or a smaller number that is certainly reached.
            positions: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the solver may solve at most {limit} positions, not {positions}",
        /// The game has to be solved position by position, and has too many moves. This is known before
        /// any work starts.
        SearchTooHeavy = "search-too-heavy" {
            /// The number of positions and moves.
            work: u64,
            /// The most that is allowed.
            limit: u64,
        } => "the solver may look at no more than {limit} positions and moves, not {work}",
        /// A position has more or fewer heaps than the game.
        WrongHeapCount = "wrong-heap-count" {
            /// The number of heaps given.
            count: u64,
            /// The number of heaps of the game.
            expected: u64,
        } => "a position needs {expected} heaps, not {count}",
        /// A heap is larger than at the start.
        PositionOutside = "position-outside" {
            /// Which heap, counted from 1.
            heap: u64,
            /// The number of its stones.
            stones: u64,
            /// The number of its stones at the start.
            limit: u64,
        } => "heap {heap} has {stones} stones, but only {limit} at the start",
        /// The list of cold pairs would be too long.
        TooManyPairs = "too-many-pairs" {
            /// The number asked for.
            count: u64,
            /// The number of pairs asked for.
            limit: u64,
        } => "a list may have at most {limit} cold pairs, not {count}",
        /// A cold pair has more stones than are allowed.
        PairTooLarge = "pair-too-large" {
            /// Its index in the sequence of cold pairs, in which (0,0) has index 0.
            index: u64,
            /// The index of the last pair.
            limit: u64,
        } => "the last cold pair has index {limit}, not {index}",
        /// A move of a game is against the rules.
        IllegalTake = "illegal-take" {
            /// Which move, counted from 1.
            ply: u64,
            /// The heap it takes from, counted from 1.
            heap: u64,
            /// How many stones it takes.
            stones: u64,
        } => "ply {ply} takes {stones} from heap {heap}, which the rules do not allow",
    }
    ranges {
        /// The number of players of a heap that several players share.
        PLAYERS = "players-out-of-range" => "the number of players",
        /// The stones of such a heap.
        SHARED_STONES = "shared-stones-out-of-range" => "the number of stones",
    }
}
