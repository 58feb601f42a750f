//! A lower bound for the number of comparators.

use super::MAX_WIRES;
use crate::checked::known;

/// ⌈log₂ n!⌉ for n = `wires`, exactly: no network with fewer comparators sorts n elements.
///
/// Each comparator answers one question with yes or no, and the n! orders of different elements
/// must all get different answers (Knuth, *The Art of Computer Programming* 3, 5.3.1; OEIS
/// [A003070](https://oeis.org/A003070)). The bounds of [`best`](super::best) are sharper, because
/// they hold for networks only, while this one holds for any sort by comparisons. It goes from 0
/// for no wire to 296 for [`MAX_WIRES`], and stays there for more wires. Cost O(n² log n).
///
/// ```
/// use appleyard_core::network::lower_bound_comparators;
///
/// assert_eq!(lower_bound_comparators(5), 7); // 120 orders, 2^7 = 128
/// ```
pub fn lower_bound_comparators(wires: usize) -> u32 {
    // From 3 on n! is not a power of two, so its logarithm rounded up is the number of its bits.
    if wires <= 2 {
        return u32::from(wires == 2);
    }
    // n! in digits of 32 bits, the lowest first; 64! needs 296 bits.
    let mut digits = [0_u64; 10];
    digits[0] = 1;
    for factor in 2..=wires.min(MAX_WIRES) as u64 {
        let mut carry = 0;
        for digit in &mut digits {
            let product = *digit * factor + carry;
            *digit = product & 0xffff_ffff;
            carry = product >> 32;
        }
    }
    let ends = (0..).zip(digits).filter(|&(_, digit)| digit > 0);
    let ends = ends.map(|(place, digit)| 32 * place + u64::BITS - digit.leading_zeros());
    known(ends.max(), "a factorial is not 0")
}
