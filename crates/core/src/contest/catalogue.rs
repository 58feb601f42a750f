//! The thirteen problems, as data.

use super::digit_string::MAX_DIGITS;
use crate::game::EndRule;

/// A contest problem, and what solves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct Problem {
    /// Its number in the archive of HDU.
    pub number: u32,
    /// Its name there.
    pub name: &'static str,
    /// What solves it here.
    pub solver: Solver,
    /// The bounds of its inputs. All inputs within them are solved.
    pub limits: &'static [Limit],
}

/// What solves a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case", tag = "kind")
)]
pub enum Solver {
    /// [`nim`](crate::nim), as a game of heaps.
    #[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
    Heaps {
        /// What a player may take from a heap.
        taken: Taken,
        /// Whether a take may be larger than the heap.
        past_end: bool,
        /// Who wins when no move is left.
        end_rule: EndRule,
    },
    /// [`lattice`](crate::lattice), under normal play. An n by m board is the start (m − 1, n − 1).
    Lattice {
        /// The moves of the token, across and up.
        moves: &'static [(i32, i32)],
    },
    /// [`CalendarGame`](super::CalendarGame).
    Calendar,
    /// [`Multiplication`](super::Multiplication).
    Multiplication,
    /// [`DigitalDeletions`](super::DigitalDeletions).
    Digits,
}

/// What a player may take from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Taken {
    /// Any number.
    Any,
    /// A power of two.
    PowersOfTwo,
    /// A Fibonacci number.
    Fibonacci,
    /// At most a number that the input gives.
    UpTo,
    /// One of the numbers that the input gives, in any order.
    OneOf,
}

/// The bounds of one number of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct Limit {
    /// Which number.
    pub of: Bounded,
    /// The least that the problem gives.
    pub min: u64,
    /// The most that the problem gives.
    pub max: u64,
}

/// A number of the input that has bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Bounded {
    /// How many heaps there are.
    Heaps,
    /// The stones of a heap, or the price or the sum to reach.
    Stones,
    /// The most that a player may take, bid or give.
    Most,
    /// How many numbers the player may choose from.
    Numbers,
    /// Each of these numbers.
    Number,
    /// The columns of a board.
    Columns,
    /// The rows of a board.
    Rows,
    /// The days from 1 January 1900 to the start.
    Days,
    /// The number to reach.
    Target,
    /// How many digits the string has.
    Digits,
}

/// All thirteen, in the order in which the document names them.
pub const PROBLEMS: [Problem; 13] = [
    heaps(
        1846,
        "Brave Game",
        Taken::UpTo,
        &[to(Bounded::Stones, 1000), to(Bounded::Most, 1000)],
    ),
    heaps(
        1847,
        "Good Luck in CET-4 Everybody!",
        Taken::PowersOfTwo,
        &[to(Bounded::Stones, 1000)],
    ),
    heaps(
        1848,
        "Fibonacci again and again",
        Taken::Fibonacci,
        &[from(Bounded::Heaps, 3, 3), to(Bounded::Stones, 1000)],
    ),
    heaps(
        1849,
        "Rabbit and Grass",
        Taken::Any,
        &[to(Bounded::Heaps, 1000), to(Bounded::Stones, 999)],
    ),
    heaps(
        1850,
        "Being a Good Boy in Spring Festival",
        Taken::Any,
        &[from(Bounded::Heaps, 2, 100), to(Bounded::Stones, 1_000_000)],
    ),
    Problem {
        solver: solver(Taken::UpTo, true, EndRule::Normal),
        ..heaps(
            2149,
            "Public Sale",
            Taken::UpTo,
            &[to(Bounded::Stones, 1100), to(Bounded::Most, 1100)],
        )
    },
    Problem {
        solver: solver(Taken::UpTo, true, EndRule::Normal),
        ..heaps(
            2188,
            "悼念512汶川大地震遇难同胞——选拔志愿者",
            Taken::UpTo,
            &[to(Bounded::Stones, 10_000), to(Bounded::Most, 10)],
        )
    },
    Problem {
        number: 2147,
        name: "kiki's game",
        solver: Solver::Lattice {
            moves: &[(-1, 0), (0, -1), (-1, -1)],
        },
        limits: &[to(Bounded::Columns, 2000), to(Bounded::Rows, 2000)],
    },
    Problem {
        number: 1079,
        name: "Calendar Game",
        solver: Solver::Calendar,
        limits: &[from(Bounded::Days, 0, DAYS)],
    },
    Problem {
        number: 1517,
        name: "A Multiplication Game",
        solver: Solver::Multiplication,
        limits: &[from(Bounded::Target, 2, 4_294_967_294)],
    },
    Problem {
        number: 1404,
        name: "Digital Deletions",
        solver: Solver::Digits,
        limits: &[to(Bounded::Digits, MAX_DIGITS as u64)],
    },
    heaps(
        1536,
        "S-Nim",
        Taken::OneOf,
        &[
            to(Bounded::Numbers, 100),
            to(Bounded::Number, 10_000),
            to(Bounded::Heaps, 100),
            from(Bounded::Stones, 0, 10_000),
        ],
    ),
    Problem {
        solver: solver(Taken::Any, false, EndRule::Misere),
        ..heaps(
            1907,
            "John",
            Taken::Any,
            &[to(Bounded::Heaps, 47), to(Bounded::Stones, 4747)],
        )
    },
];

/// The days from the first date of the Calendar Game to the one to reach.
const DAYS: u64 = 37_197;

/// A problem of heaps, under normal play, in which takes end at the end of a heap.
const fn heaps(number: u32, name: &'static str, taken: Taken, limits: &'static [Limit]) -> Problem {
    Problem {
        number,
        name,
        solver: solver(taken, false, EndRule::Normal),
        limits,
    }
}

const fn solver(taken: Taken, past_end: bool, end_rule: EndRule) -> Solver {
    Solver::Heaps {
        taken,
        past_end,
        end_rule,
    }
}

const fn to(of: Bounded, max: u64) -> Limit {
    from(of, 1, max)
}

const fn from(of: Bounded, min: u64, max: u64) -> Limit {
    Limit { of, min, max }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{FIRST_DATE, TARGET_DATE};

    #[test]
    fn the_calendar_counts_its_days() {
        assert_eq!(u64::from(TARGET_DATE.days_since_first()), DAYS);
        assert_eq!(FIRST_DATE.days_since_first(), 0);
    }
}
