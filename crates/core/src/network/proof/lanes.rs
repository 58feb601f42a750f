//! Many inputs of zeros and ones at once, one in each bit of a word.
//!
//! ```text
//!   wire 0   ...01101     bit k of a wire's word: what input number k has on this wire
//!        1   ...00110     a comparator (a, b): a AND b on a, a OR b on b
//!        2   ...01011
//!               ▲
//!               └ input 2: 1 1 0
//! ```

use super::super::{Comparator, MAX_WIRES};
use crate::rng::Rng;
use crate::small_set::members;

/// The words of all wires, `WORDS` for each.
pub(super) type Lanes<const WORDS: usize> = [[u64; WORDS]; MAX_WIRES];

/// Runs the comparators on all inputs.
pub(super) fn run<const WORDS: usize>(comparators: &[Comparator], lanes: &mut Lanes<WORDS>) {
    for &(a, b) in comparators {
        let (a, b) = (usize::from(a), usize::from(b));
        let (x, y) = (lanes[a], lanes[b]);
        for word in 0..WORDS {
            lanes[a][word] = x[word] & y[word];
            lanes[b][word] = x[word] | y[word];
        }
    }
}

/// The inputs that have not come out sorted.
pub(super) fn unsorted<const WORDS: usize>(wires: usize, lanes: &Lanes<WORDS>) -> [u64; WORDS] {
    let mut found = [0; WORDS];
    for pair in lanes[..wires].windows(2) {
        for word in 0..WORDS {
            found[word] |= pair[0][word] & !pair[1][word];
        }
    }
    found
}

/// The input in one bit of one word, wire i in bit i.
pub(super) fn lane<const WORDS: usize>(lanes: &Lanes<WORDS>, word: usize, bit: u32) -> u64 {
    let ones = lanes.iter().rev();
    ones.fold(0, |input, wire| input << 1 | wire[word] >> bit & 1)
}

/// How many words of random inputs to try.
pub(super) const RANDOM_WORDS: usize = 16;

/// Tries 1,024 random inputs, with densities of ones from 1/16 to 15/16. The inputs are the same in
/// every call. Returns the input with the fewest ones of those that do not come out sorted; the
/// least of several.
pub(super) fn try_random(wires: usize, comparators: &[Comparator]) -> Option<u64> {
    let mut rng = Rng::new(wires as u64);
    let mut lanes: Lanes<RANDOM_WORDS> = [[0; RANDOM_WORDS]; MAX_WIRES];
    for words in &mut lanes[..wires] {
        for (density, word) in words.iter_mut().enumerate() {
            *word = random_word(&mut rng, density.max(1));
        }
    }
    let inputs = lanes;
    run(comparators, &mut lanes);
    let unsorted = unsorted(wires, &lanes);
    let failing = (0..)
        .zip(unsorted)
        .flat_map(|(word, found)| members(found).map(move |bit| (word, bit)));
    failing
        .map(|(word, bit)| lane(&inputs, word, bit))
        .min_by_key(|&input| (input.count_ones(), input))
}

/// A word in which each bit is a one with a chance of `sixteenths` in 16. Each binary digit of that
/// number, the lowest first, halves the distance of the chance to 1 or to 0.
fn random_word(rng: &mut Rng, sixteenths: usize) -> u64 {
    (0..4).fold(0, |word, digit| {
        let half = rng.next_u64();
        if sixteenths >> digit & 1 == 1 {
            word | half
        } else {
            word & half
        }
    })
}
