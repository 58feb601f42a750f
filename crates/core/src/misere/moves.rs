//! All winning moves from heaps of any size.

use super::monoid::Element;
use super::quotient::MisereQuotient;
use super::rules::HeapRules;
use crate::checked::narrow;
use crate::error::Error;

/// Winning moves in one heap that differ only by how it is split. They leave the smaller heaps `smaller`,
/// `smaller + step`, `smaller + 2 · step` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct MisereMoves {
    /// Which heap, counted from 0.
    pub heap: u32,
    /// The number of objects that the move takes.
    pub taken: u64,
    /// The size of the smaller heap that is left, for the first of these moves; 0 if at most one heap is left.
    pub smaller: u64,
    /// By how much the smaller heap grows from move to move, and the larger one shrinks; 0 for a single move.
    pub step: u64,
    /// How many moves these are.
    pub count: u64,
    /// The element of what is left of all heaps.
    pub element: Element,
}

/// Moves in a heap that leave the same elements.
struct Stretch {
    taken: u64,
    smaller: u64,
    step: u64,
    count: u64,
}

impl MisereQuotient {
    /// Every winning move from these heaps: those in the first heap first, from the fewest objects taken and the most
    /// unequal split on. The list is empty if the player to move loses, and also if no move is left, which wins.
    ///
    /// # Errors
    ///
    /// [`HeapBeyondQuotient`](crate::error::MisereError::HeapBeyondQuotient).
    ///
    /// # Cost
    ///
    /// O(t (n₀ + p)) for each heap with a preperiod n₀ and a period p, if a move takes at most t objects. Without a
    /// period, one for each move.
    pub fn winning_moves(&self, heaps: &[u64]) -> Result<Vec<MisereMoves>, Error> {
        let elements = self.elements_of(heaps)?;
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            let others = elements.iter().enumerate().filter(|&(it, _)| it != heap);
            let rest = others.fold(Element(0), |one, (_, &other)| self.product(one, other));
            for it in self.stretches(size) {
                let left = size - it.taken - it.smaller;
                let pair = self.elements_of(&[left, it.smaller])?;
                let pair = self.product(pair[0], pair[1]);
                let element = self.product(rest, pair);
                if self.is_lost(element) {
                    moves.push(MisereMoves {
                        heap: narrow(heap),
                        taken: it.taken,
                        smaller: it.smaller,
                        step: it.step,
                        count: it.count,
                        element,
                    });
                }
            }
        }
        Ok(moves)
    }

    fn stretches(&self, size: u64) -> Vec<Stretch> {
        let mut all = Vec::new();
        match &self.rules {
            HeapRules::Take(numbers) => {
                all.extend(numbers.members(size).map(|taken| Stretch {
                    taken,
                    smaller: 0,
                    step: 0,
                    count: 1,
                }));
            }
            HeapRules::Octal(code) => {
                for number in 0..=code.last() {
                    let taken = u64::from(number);
                    let Some(left) = size.checked_sub(taken) else {
                        break;
                    };
                    let single = |smaller| Stretch {
                        taken,
                        smaller,
                        step: 0,
                        count: 1,
                    };
                    if code.allows(number, u32::from(left > 0), 0) {
                        all.push(single(0));
                    }
                    if code.allows(number, 1, 1) {
                        let (singles, step) = self.splits(left);
                        all.extend((1..singles).map(single));
                        let firsts = (singles..).take(narrow(step));
                        all.extend(firsts.map(|smaller| Stretch {
                            taken,
                            smaller,
                            step,
                            count: (left / 2 - smaller) / step + 1,
                        }));
                    }
                }
            }
        }
        all
    }

    /// How a heap of this size splits: up to which smaller heap, not included, splits are looked at one by one, and the
    /// period of those that follow; 0 if none do.
    fn splits(&self, left: u64) -> (u64, u64) {
        let half = left / 2;
        match self.period {
            // The larger heap is at least half, and so in the period too.
            Some(it) if half >= it.preperiod.max(1) + it.period => (it.preperiod.max(1), it.period),
            _ => (half + 1, 0),
        }
    }
}
