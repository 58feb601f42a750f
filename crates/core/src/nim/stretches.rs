//! Sets of numbers made of ranges, odd numbers, powers of two and Fibonacci numbers.
//!
//! Between two ends of ranges, only three properties of a number decide whether it is in the set:
//! whether it is odd, a power of two, or a Fibonacci number. So a set is a row of stretches, each
//! with the kinds that are in it. Union, intersection and difference are operations on words of eight
//! bits:
//!
//! ```text
//!   (fib,10)-2..3     1      2      4        10     11
//!                     ├ fib ─┼ none ┼─ fib ──┼ all ─┼─ fib ── ...
//!
//!   kind = 4 Fibonacci + 2 power of two + odd          0   1   2  3  4   5  6    7
//!                                                      6   7   4     34  3  2,8  1     from there on
//!                                                      10  9   16    144 5
//! ```
//!
//! Powers of two and Fibonacci numbers are few enough for a list, and all other numbers are even or
//! odd, so counting needs no loop over numbers either.

/// The largest number that a set may contain. It is far beyond all heaps, and additions cannot
/// overflow.
pub(super) const LAST: u64 = u64::MAX >> 1;

/// Powers of two and Fibonacci numbers up to [`LAST`].
const SPECIAL: [u64; 151] = special();

const EVEN: u8 = 0b0101_0101;
const PLAIN_ODD: u8 = 0b0000_0010;
const PLAIN_EVEN: u8 = 0b0000_0001;
/// The kinds with infinitely many numbers: all but {1}, {2, 8}, and the kind without numbers.
const ENDLESS: u8 = 0b0011_0111;

/// The kinds of odd numbers.
pub(super) const ODD: u8 = !EVEN;
/// The kinds of powers of two.
pub(super) const POWER_OF_TWO: u8 = 0b1100_1100;
/// The kinds of Fibonacci numbers.
pub(super) const FIBONACCI: u8 = 0b1111_0000;
/// All kinds.
pub(super) const ALL: u8 = u8::MAX;

/// A set of positive numbers up to [`LAST`].
#[derive(Clone, Debug)]
pub(super) struct Stretches(Vec<Stretch>);

/// The numbers of some kinds, from a first number up to the next stretch.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    first: u64,
    kinds: u8,
}

/// A stretch together with its end.
#[derive(Clone, Copy, Debug)]
struct Closed {
    first: u64,
    last: u64,
    kinds: u8,
}

impl Stretches {
    /// All numbers of these kinds.
    pub(super) fn of(kinds: u8) -> Stretches {
        Stretches(vec![Stretch { first: 1, kinds }])
    }

    /// The numbers from `first`, which is at least 1, to `last`.
    pub(super) fn range(first: u64, last: Option<u64>) -> Stretches {
        let mut stretches = Vec::with_capacity(3);
        if first > 1 {
            stretches.push(Stretch { first: 1, kinds: 0 });
        }
        stretches.push(Stretch { first, kinds: ALL });
        if let Some(last) = last {
            stretches.push(Stretch {
                first: last + 1,
                kinds: 0,
            });
        }
        Stretches(stretches)
    }

    /// Combines two sets kind by kind. Cost O(stretches).
    pub(super) fn combine(&self, other: &Stretches, of: fn(u8, u8) -> u8) -> Stretches {
        let mut combined: Vec<Stretch> = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut left, mut right) = (self.closed().peekable(), other.closed().peekable());
        let mut first = 1;
        while let (Some(a), Some(b)) = (left.peek(), right.peek()) {
            let last = a.last.min(b.last);
            let kinds = of(a.kinds, b.kinds);
            let stretch = Closed { first, last, kinds };
            let kinds = stretch.plainest();
            if combined.last().is_none_or(|before| before.kinds != kinds) {
                combined.push(Stretch { first, kinds });
            }
            left.next_if(|it| it.last == last);
            right.next_if(|it| it.last == last);
            // After the last number of all nothing is left.
            first = last.saturating_add(1);
        }
        Stretches(combined)
    }

    /// The numbers that are in either set.
    pub(super) fn or(&self, other: &Stretches) -> Stretches {
        self.combine(other, |a, b| a | b)
    }

    /// Whether both sets have the same numbers.
    pub(super) fn equals(&self, other: &Stretches) -> bool {
        self.combine(other, |a, b| a ^ b).is_empty()
    }

    /// Whether the set is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.next(1).is_none()
    }

    /// The ranges of the set, each with its last number, or `None` if it has no end. The result is
    /// `None` if the set does not consist of ranges.
    pub(super) fn ranges(&self) -> Option<Vec<(u64, Option<u64>)>> {
        self.closed()
            .filter(|stretch| stretch.kinds != 0)
            .map(|stretch| {
                let Closed { first, last, kinds } = stretch;
                (kinds == ALL).then_some((first, (last < LAST).then_some(last)))
            })
            .collect()
    }

    pub(super) fn contains(&self, number: u64) -> bool {
        self.closed_at(number).any(|it| it.contains(number))
    }

    /// The least member that is at least `from`.
    pub(super) fn next(&self, from: u64) -> Option<u64> {
        let from = from.max(1);
        let place = self.place(from);
        (place..self.0.len()).find_map(|place| {
            let mut stretch = self.at(place)?;
            stretch.first = stretch.first.max(from);
            stretch.least()
        })
    }

    /// The number of members up to `up_to` that have the remainder `residue` when divided by
    /// `modulus`.
    pub(super) fn count(&self, up_to: u64, residue: u64, modulus: u64) -> u64 {
        self.closed()
            .take_while(|stretch| stretch.first <= up_to)
            .map(|mut stretch| {
                stretch.last = stretch.last.min(up_to);
                stretch.count(residue, modulus)
            })
            .sum()
    }

    /// The largest member; `None` if the set has no end or is empty.
    pub(super) fn largest(&self) -> Option<u64> {
        if self.0.last()?.kinds & ENDLESS != 0 || self.is_empty() {
            return None;
        }
        let all = self.count(LAST, 0, 1);
        let (mut low, mut high) = (1, LAST);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.count(middle, 0, 1) == all {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(low)
    }

    /// The index of the stretch that contains a number.
    fn place(&self, number: u64) -> usize {
        (self.0.partition_point(|stretch| stretch.first <= number)).saturating_sub(1)
    }

    fn at(&self, place: usize) -> Option<Closed> {
        let &Stretch { first, kinds } = self.0.get(place)?;
        let next = self.0.get(place + 1);
        let last = next.map_or(LAST, |next| next.first - 1);
        Some(Closed { first, last, kinds })
    }

    fn closed(&self) -> impl Iterator<Item = Closed> + '_ {
        (0..self.0.len()).filter_map(|place| self.at(place))
    }

    fn closed_at(&self, number: u64) -> impl Iterator<Item = Closed> + '_ {
        self.at(self.place(number)).into_iter()
    }
}

impl Closed {
    fn contains(self, number: u64) -> bool {
        (self.first..=self.last).contains(&number) && has(self.kinds, number)
    }

    /// The least member. Numbers that are not special lie close together, at most 15 apart among the
    /// odd ones and among the even ones; the special ones are in a list.
    fn least(self) -> Option<u64> {
        if self.kinds & (PLAIN_ODD | PLAIN_EVEN) != 0 {
            return (self.first..=self.last)
                .take(16)
                .find(|&number| has(self.kinds, number));
        }
        let mut special = self.special();
        special.find(|&number| has(self.kinds, number))
    }

    /// The kinds; if all or no kinds mean the same for this stretch, all or none.
    fn plainest(self) -> u8 {
        let rest = Closed {
            kinds: !self.kinds,
            ..self
        };
        match (self.least(), rest.least()) {
            (None, _) => 0,
            (_, None) => ALL,
            _ => self.kinds,
        }
    }

    fn special(self) -> impl Iterator<Item = u64> {
        let from = SPECIAL.partition_point(|&number| number < self.first);
        let rest = SPECIAL.iter().skip(from).copied();
        rest.take_while(move |&number| number <= self.last)
    }

    /// Counts all odd and even numbers by formula, as if no number were special, and then corrects
    /// the count for those that are.
    fn count(self, residue: u64, modulus: u64) -> u64 {
        let mut count = 0;
        for (parity, plain) in [(0, PLAIN_EVEN), (1, PLAIN_ODD)] {
            if self.kinds & plain != 0 {
                let up_to = |number| congruent(number, residue, modulus, parity);
                count += up_to(self.last) - up_to(self.first - 1);
            }
        }
        for number in self.special().filter(|it| it % modulus == residue) {
            let plain = if number % 2 == 0 {
                PLAIN_EVEN
            } else {
                PLAIN_ODD
            };
            count += u64::from(has(self.kinds, number));
            count -= u64::from(self.kinds & plain != 0);
        }
        count
    }
}

/// How many of 0..=number have the remainder `residue` when divided by `modulus`, and `parity` when
/// divided by 2.
fn congruent(number: u64, residue: u64, modulus: u64, parity: u64) -> u64 {
    let fits = residue % 2 == parity;
    // What is too large for 64 bits is beyond every number.
    let (first, apart) = match (modulus % 2, fits) {
        (0, true) => (residue, modulus),
        (0, false) => return 0,
        (_, true) => (residue, modulus.saturating_mul(2)),
        (_, false) => (residue.saturating_add(modulus), modulus.saturating_mul(2)),
    };
    number.checked_sub(first).map_or(0, |rest| rest / apart + 1)
}

fn has(kinds: u8, number: u64) -> bool {
    kinds >> kind(number) & 1 == 1
}

fn kind(number: u64) -> u32 {
    let power_of_two = number.is_power_of_two();
    let special = SPECIAL.binary_search(&number).is_ok();
    let fibonacci = special && (!power_of_two || matches!(number, 1 | 2 | 8));
    4 * u32::from(fibonacci) + 2 * u32::from(power_of_two) + u32::from(number % 2 == 1)
}

/// Merges the two sequences.
const fn special() -> [u64; 151] {
    let mut merged = [0; 151];
    let (mut power, mut fibonacci, mut following) = (1_u64, 1_u64, 2_u64);
    let mut at = 0;
    while at < merged.len() {
        merged[at] = if power < fibonacci { power } else { fibonacci };
        if power == merged[at] {
            // The sequences are merged up to where the numbers end.
            power = power.saturating_mul(2);
        }
        if fibonacci == merged[at] {
            // As above.
            (fibonacci, following) = (following, fibonacci.saturating_add(following));
        }
        at += 1;
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_numbers_end_where_the_numbers_do() {
        assert_eq!(SPECIAL[..9], [1, 2, 3, 4, 5, 8, 13, 16, 21]);
        // The next ones would be 2⁶³ and 12,200,160,415,121,876,738.
        let last = [
            1 << 62,
            4_660_046_610_375_530_309,
            7_540_113_804_746_346_429,
        ];
        assert_eq!(SPECIAL[148..], last);
        assert_eq!(SPECIAL.iter().filter(|it| it.is_power_of_two()).count(), 63);
    }

    #[test]
    fn plain_numbers_lie_close_together() {
        for kinds in [PLAIN_EVEN, PLAIN_ODD] {
            let near_special = SPECIAL.iter().flat_map(|&at| at.saturating_sub(20)..at + 1);
            for first in near_special.filter(|&first| first > 0) {
                let last = LAST;
                let least = Closed { first, last, kinds }.least();
                assert!(least.is_some_and(|least| least < first + 16), "{first}");
            }
        }
    }
}
