//! The numbers of stones that a rule lets a player take.

use std::fmt;

use super::MAX_STONES;
use super::stretches::{self, Stretches};

/// A set of positive whole numbers, never empty.
///
/// ```text
///   set   = term { "," term }                  union
///   term  = atom { ("*" | "-") atom }          intersection, difference, from left to right
///   atom  = "any" | "odd" | "pow2" | "fib"     1, 2, 3, …  1, 3, 5, …  1, 2, 4, …  1, 2, 3, 5, 8, …
///         | number | number ".." number | number ".."
///         | "(" set ")" | "{" set "}"
/// ```
///
/// Numbers go up to [`MAX_STONES`]. Spaces may stand between any two of these, but not inside a
/// number.
///
/// Two rules are equal if they have the same numbers, however they are written. The
/// [`Display`](fmt::Display) text is in order: named sets first, then numbers in ascending order,
/// with neighbours joined to ranges, and without parts that add nothing. If this text is read again,
/// it is written in the same way.
///
/// ```
/// use appleyard_core::nim::Numbers;
///
/// let parsed = Numbers::parse("{5, 2, 2}")?;
/// assert_eq!(parsed.numbers.to_string(), "2,5");
/// assert!(parsed.sorted && parsed.repeats);
///
/// let few = Numbers::parse("(fib,10)-2..3")?.numbers;
/// assert_eq!(few.members(12).collect::<Vec<_>>(), [1, 5, 8, 10]);
/// assert_eq!(few.largest(), None);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Numbers {
    set: Stretches,
    text: String,
}

/// A rule that has been read, and how its text differed from the ordered form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedNumbers {
    /// The rule.
    pub numbers: Numbers,
    /// Whether numbers or ranges in a list were not in order.
    pub sorted: bool,
    /// Whether a number was given twice.
    pub repeats: bool,
}

impl Numbers {
    /// 1, 2, 3, …: the rule of Nim.
    pub fn any() -> Numbers {
        Numbers::new(Stretches::of(stretches::ALL), "any".to_owned())
    }

    pub(super) fn new(set: Stretches, text: String) -> Numbers {
        Numbers { set, text }
    }

    /// Whether the rule allows this number. Cost O(log s) for s ranges in the rule.
    pub fn contains(&self, number: u64) -> bool {
        self.set.contains(number)
    }

    /// The least number of the rule that is at least `from`, up to 2⁶³. Cost O(s) at worst, however
    /// far apart the numbers are.
    pub fn next(&self, from: u64) -> Option<u64> {
        self.set.next(from)
    }

    /// The numbers up to `up_to`, from the least on, found one by one.
    pub fn members(&self, up_to: u64) -> impl Iterator<Item = u64> + '_ {
        let within = move |from| self.next(from).filter(|&number| number <= up_to);
        std::iter::successors(within(1), move |number| within(number + 1))
    }

    /// How many numbers there are up to `up_to`. Cost O(s) for s ranges in the rule.
    pub fn count(&self, up_to: u64) -> u64 {
        self.set.count(up_to, 0, 1)
    }

    /// How many numbers up to `up_to` have the remainder `residue` when divided by `modulus`; 0 if
    /// `modulus` is 0. Cost O(s).
    ///
    /// ```
    /// use appleyard_core::nim::Numbers;
    ///
    /// let odd = Numbers::parse("odd")?.numbers;
    /// assert_eq!(odd.count_congruent(1_000_000_000_000_000, 2, 3), 166_666_666_666_666);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn count_congruent(&self, up_to: u64, residue: u64, modulus: u64) -> u64 {
        if residue < modulus {
            self.set.count(up_to, residue, modulus)
        } else {
            0
        }
    }

    /// The least number.
    pub fn smallest(&self) -> u64 {
        self.next(1).unwrap_or(1)
    }

    /// The largest number; `None` if the numbers have no end. Cost O(s).
    pub fn largest(&self) -> Option<u64> {
        self.set.largest()
    }

    /// Whether the rule allows any number.
    pub fn is_any(&self) -> bool {
        self.smallest_missing().is_none()
    }

    /// The least positive number that the rule does not allow. Cost O(s).
    pub fn smallest_missing(&self) -> Option<u64> {
        let all = Stretches::of(stretches::ALL);
        self.set.combine(&all, |mine, all| all & !mine).next(1)
    }

    /// The number k if the numbers are 1, 2, …, k.
    pub fn range_from_one(&self) -> Option<u64> {
        self.largest()
            .filter(|largest| self.smallest_missing() == Some(largest + 1))
    }

    /// Whether the rule has a multiple of `modulus` that some heap is large enough for.
    pub(super) fn has_multiple(&self, modulus: u64) -> bool {
        self.count_congruent(MAX_STONES, 0, modulus) > 0
    }
}

impl PartialEq for Numbers {
    fn eq(&self, other: &Numbers) -> bool {
        self.set.equals(&other.set)
    }
}

impl Eq for Numbers {}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
