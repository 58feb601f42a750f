//! What a move leaves of one heap.

use crate::chain::OctalCode;
use crate::nim::Numbers;
use crate::solve::{Period, period};

/// The rules of a heap game, the same for each of its heaps.
///
/// ```
/// use appleyard_core::chain::OctalCode;
/// use appleyard_core::misere::HeapRules;
/// use appleyard_core::nim::Numbers;
///
/// let kayles = HeapRules::Octal(OctalCode::chain());
/// let subtraction = HeapRules::Take(Numbers::parse("1,2,5")?.numbers);
/// assert_eq!(kayles.to_string(), "0.77");
/// assert_eq!(subtraction.to_string(), "1..2,5");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum HeapRules {
    /// An octal game.
    Octal(OctalCode),
    /// A move takes one of these numbers from a heap.
    Take(Numbers),
}

/// The larger and the smaller heap that a move leaves; 0 stands for none.
pub(super) type Left = [u64; 2];

impl HeapRules {
    /// All that a move can leave of a heap, each once for each number that may be taken.
    pub(super) fn options(&self, heap: u32) -> Vec<Left> {
        match self {
            HeapRules::Octal(code) => code
                .leavings(heap)
                .map(|left| [left.larger.into(), left.smaller.into()])
                .collect(),
            HeapRules::Take(numbers) => {
                let heap = u64::from(heap);
                numbers.members(heap).map(|it| [heap - it, 0]).collect()
            }
        }
    }

    /// The period of the values of all heaps, if values of the heaps from 0 on prove one. The value of a heap must
    /// follow from the values of its options; see [the module](super#periods).
    pub(super) fn proved_period<T: PartialEq>(&self, values: &[T]) -> Option<Period> {
        match self {
            HeapRules::Octal(code) if code.splits() => period::proved_split(values, code.last()),
            HeapRules::Octal(code) => period::proved_taking(values, code.last()),
            HeapRules::Take(numbers) => {
                // Numbers beyond all heaps that are known prove nothing.
                let largest = u32::try_from(numbers.largest()?).ok()?;
                period::proved_taking(values, largest)
            }
        }
    }
}

impl std::fmt::Display for HeapRules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            HeapRules::Octal(code) => code.fmt(f),
            HeapRules::Take(numbers) => numbers.fmt(f),
        }
    }
}
