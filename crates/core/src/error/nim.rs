//! What can be wrong with a heap game.

use std::fmt;

use super::signed;

/// Why a rule or a heap was refused. Codes and parameters as those of [`Error`](super::Error).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NimError {
    /// `rule-empty`: a rule without numbers.
    RuleEmpty,
    /// `rule-zero`: a rule with a 0, which would be a pass.
    RuleZero,
    /// `rule-not-understood`: a rule that cannot be read.
    RuleNotUnderstood {
        /// The character where reading stopped, counted from 0; the length if the text ends early.
        at: u64,
    },
    /// `rule-backwards`: a range whose end is before its beginning.
    RuleBackwards {
        /// The character where the range begins, counted from 0.
        at: u64,
    },
    /// `rule-number-too-large`: a number larger than any heap.
    RuleNumberTooLarge {
        /// The character where it begins, counted from 0.
        at: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `rule-too-long`: the text of a rule, as given or put in order, has too many characters.
    RuleTooLong {
        /// The most characters that are allowed.
        limit: u64,
    },
    /// `rule-too-deep`: too many parentheses inside each other.
    RuleTooDeep {
        /// The most that is allowed.
        limit: u64,
    },
    /// `rule-too-heavy`: a rule with so many numbers that heaps this large are too much work.
    RuleTooHeavy {
        /// The numbers to look at, over all heaps.
        work: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `heap-too-large`: more stones than are allowed, or than can be worked out with the rule.
    HeapTooLarge {
        /// Which heap, counted from 0; 0 where there is but one.
        heap: u64,
        /// Its stones.
        stones: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `no-heaps`: a game needs at least one heap.
    NoHeaps,
    /// `too-many-heaps`: more heaps than any game here may have.
    TooManyHeaps {
        /// The number of heaps given.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `heap-empty`: a heap without stones at the start.
    HeapEmpty {
        /// Which heap, counted from 0.
        heap: u64,
    },
    /// `no-rules`: a game needs at least one rule.
    NoRules,
    /// `wythoff-heaps`: Wythoff's game has two heaps, from which any number may be taken.
    WythoffHeaps,
    /// `no-move-at-start`: the rules allow nothing at the start.
    NoMoveAtStart,
    /// `search-too-large`: a game that can only be solved position by position, and has too many.
    /// Known before any work starts.
    SearchTooLarge {
        /// The number of positions, at least.
        positions: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `search-too-heavy`: a game that can only be solved position by position, and has too many
    /// moves. Known before any work starts.
    SearchTooHeavy {
        /// Positions and moves.
        work: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `wrong-heap-count`: a position with more or fewer heaps than the game.
    WrongHeapCount {
        /// The number of heaps given.
        count: u64,
        /// The number of heaps of the game.
        expected: u64,
    },
    /// `position-outside`: a heap is larger than at the start.
    PositionOutside {
        /// Which heap, counted from 0.
        heap: u64,
        /// Its stones.
        stones: u64,
        /// Its stones at the start.
        limit: u64,
    },
    /// `position-not-solved`: the run has not come to this position yet.
    PositionNotSolved,
    /// `too-many-pairs`: a longer list of cold pairs than is made.
    TooManyPairs {
        /// The number asked for.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `pair-too-large`: a cold pair with more stones than are allowed.
    PairTooLarge {
        /// Its place in their sequence, counted from 0 for (0,0).
        index: u64,
        /// The place of the last one.
        limit: u64,
    },
    /// `illegal-take`: a move of a game that the rules do not allow there.
    IllegalTake {
        /// Which move, counted from 1.
        ply: u64,
        /// The heap it takes from, counted from 0.
        heap: u64,
        /// How many it takes.
        stones: u64,
    },
}

impl NimError {
    /// A stable name for the kind of error, in kebab-case.
    pub fn code(&self) -> &'static str {
        match self {
            NimError::RuleEmpty => "rule-empty",
            NimError::RuleZero => "rule-zero",
            NimError::RuleNotUnderstood { .. } => "rule-not-understood",
            NimError::RuleBackwards { .. } => "rule-backwards",
            NimError::RuleNumberTooLarge { .. } => "rule-number-too-large",
            NimError::RuleTooLong { .. } => "rule-too-long",
            NimError::RuleTooDeep { .. } => "rule-too-deep",
            NimError::RuleTooHeavy { .. } => "rule-too-heavy",
            NimError::HeapTooLarge { .. } => "heap-too-large",
            NimError::NoHeaps => "no-heaps",
            NimError::TooManyHeaps { .. } => "too-many-heaps",
            NimError::HeapEmpty { .. } => "heap-empty",
            NimError::NoRules => "no-rules",
            NimError::WythoffHeaps => "wythoff-heaps",
            NimError::NoMoveAtStart => "no-move-at-start",
            NimError::SearchTooLarge { .. } => "search-too-large",
            NimError::SearchTooHeavy { .. } => "search-too-heavy",
            NimError::WrongHeapCount { .. } => "wrong-heap-count",
            NimError::PositionOutside { .. } => "position-outside",
            NimError::PositionNotSolved => "position-not-solved",
            NimError::TooManyPairs { .. } => "too-many-pairs",
            NimError::PairTooLarge { .. } => "pair-too-large",
            NimError::IllegalTake { .. } => "illegal-take",
        }
    }

    /// The offending values and the limits, by the fields' names.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            NimError::RuleEmpty | NimError::RuleZero => vec![],
            NimError::RuleNotUnderstood { at } | NimError::RuleBackwards { at } => {
                vec![("at", signed(at))]
            }
            NimError::RuleNumberTooLarge { at, limit } => {
                vec![("at", signed(at)), ("limit", signed(limit))]
            }
            NimError::RuleTooLong { limit } | NimError::RuleTooDeep { limit } => {
                vec![("limit", signed(limit))]
            }
            NimError::RuleTooHeavy { work, limit } => {
                vec![("work", signed(work)), ("limit", signed(limit))]
            }
            NimError::HeapTooLarge {
                heap,
                stones,
                limit,
            } => vec![
                ("heap", signed(heap)),
                ("stones", signed(stones)),
                ("limit", signed(limit)),
            ],
            NimError::NoHeaps => vec![],
            NimError::TooManyHeaps { count, limit } => {
                vec![("count", signed(count)), ("limit", signed(limit))]
            }
            NimError::HeapEmpty { heap } => vec![("heap", signed(heap))],
            NimError::NoRules => vec![],
            NimError::WythoffHeaps => vec![],
            NimError::NoMoveAtStart => vec![],
            NimError::SearchTooLarge { positions, limit } => {
                vec![("positions", signed(positions)), ("limit", signed(limit))]
            }
            NimError::SearchTooHeavy { work, limit } => {
                vec![("work", signed(work)), ("limit", signed(limit))]
            }
            NimError::WrongHeapCount { count, expected } => {
                vec![("count", signed(count)), ("expected", signed(expected))]
            }
            NimError::PositionOutside {
                heap,
                stones,
                limit,
            } => vec![
                ("heap", signed(heap)),
                ("stones", signed(stones)),
                ("limit", signed(limit)),
            ],
            NimError::PositionNotSolved => vec![],
            NimError::TooManyPairs { count, limit } => {
                vec![("count", signed(count)), ("limit", signed(limit))]
            }
            NimError::PairTooLarge { index, limit } => {
                vec![("index", signed(index)), ("limit", signed(limit))]
            }
            NimError::IllegalTake { ply, heap, stones } => vec![
                ("ply", signed(ply)),
                ("heap", signed(heap)),
                ("stones", signed(stones)),
            ],
        }
    }
}

impl fmt::Display for NimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NimError::RuleEmpty => write!(f, "a rule needs at least one number"),
            NimError::RuleZero => write!(f, "to take 0 is a pass, which is not allowed"),
            NimError::RuleNotUnderstood { at } => {
                write!(f, "the rule cannot be read at character {at}")
            }
            NimError::RuleBackwards { at } => {
                write!(f, "the range at character {at} ends before it begins")
            }
            NimError::RuleNumberTooLarge { at, limit } => {
                write!(
                    f,
                    "the number at character {at}: at most {limit} is allowed"
                )
            }
            NimError::RuleTooLong { limit } => {
                write!(f, "a rule has at most {limit} characters")
            }
            NimError::RuleTooDeep { limit } => {
                write!(
                    f,
                    "at most {limit} parentheses inside each other are allowed"
                )
            }
            NimError::RuleTooHeavy { work, limit } => {
                write!(f, "{work} numbers to look at: at most {limit} are allowed")
            }
            NimError::HeapTooLarge {
                heap,
                stones,
                limit,
            } => write!(
                f,
                "heap {heap}: {stones} stones, at most {limit} are allowed"
            ),
            NimError::NoHeaps => write!(f, "a game needs at least one heap"),
            NimError::TooManyHeaps { count, limit } => {
                write!(f, "{count} heaps: at most {limit} are allowed")
            }
            NimError::HeapEmpty { heap } => write!(f, "heap {heap} is empty"),
            NimError::NoRules => write!(f, "a game needs at least one rule"),
            NimError::WythoffHeaps => write!(
                f,
                "Wythoff's game has two heaps, from which any number may be taken"
            ),
            NimError::NoMoveAtStart => write!(f, "nothing may be taken at the start"),
            NimError::SearchTooLarge { positions, limit } => write!(
                f,
                "{positions} positions to solve: at most {limit} are allowed"
            ),
            NimError::SearchTooHeavy { work, limit } => write!(
                f,
                "{work} positions and moves to look at: at most {limit} are allowed"
            ),
            NimError::WrongHeapCount { count, expected } => {
                write!(f, "{count} heaps in a position of {expected}")
            }
            NimError::PositionOutside {
                heap,
                stones,
                limit,
            } => write!(
                f,
                "heap {heap}: {stones} stones, at the start it has {limit}"
            ),
            NimError::PositionNotSolved => write!(f, "this position is not solved yet"),
            NimError::TooManyPairs { count, limit } => {
                write!(f, "{count} cold pairs: at most {limit} are listed")
            }
            NimError::PairTooLarge { index, limit } => {
                write!(f, "cold pair {index}: the last is {limit}")
            }
            NimError::IllegalTake { ply, heap, stones } => {
                write!(f, "ply {ply}: {stones} may not be taken from heap {heap}")
            }
        }
    }
}

impl std::error::Error for NimError {}
