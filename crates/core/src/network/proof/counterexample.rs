//! An input that comes out unsorted.

use super::super::Network;
use super::state;

/// An input of zeros and ones that comes out unsorted, and a permutation that does for that reason.
///
/// ```text
///   input         1 0 1 0        two zeros, two ones
///   permutation   2 0 3 1        the zeros became 0 and 1, the ones 2 and 3
/// ```
///
/// A comparator does with "is it 2 or more?" what it does with the numbers: wherever the output of
/// zeros and ones has a one above a zero, the permuted output has a larger number above a smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The input, wire i in bit i.
    pub input: u64,
    /// What the network makes of it: it was run again for this.
    pub output: u64,
    /// The number of ones in either, from 1 to n - 1.
    pub ones: u32,
    /// Whether it is known that every input with fewer ones comes out sorted.
    pub fewest: bool,
    /// The wires on which the output is not what a sorting network would have left there, ascending;
    /// two at least.
    pub wrong: Vec<u8>,
    /// A permutation of 0 to n - 1, by wire: the least numbers are where the input has zeros.
    pub permutation: Vec<u32>,
    /// What the network makes of that, run again too: not sorted.
    pub permuted: Vec<u32>,
}

impl Counterexample {
    /// All that belongs to an input. Cost O(size).
    pub(super) fn new(network: &Network, input: u64, fewest: bool) -> Counterexample {
        let (wires, comparators) = (network.wires(), network.comparators());
        let output = state::output(comparators, input);
        let ones = input.count_ones();
        let sorted = state::sorted(wires, ones as usize);

        let mut permutation = vec![0; wires];
        let zeros = state::ones(!input & state::full(wires));
        for (number, wire) in (0..).zip(zeros.chain(state::ones(input))) {
            permutation[usize::from(wire)] = number;
        }
        let mut permuted = permutation.clone();
        for &(a, b) in comparators {
            let (a, b) = (usize::from(a), usize::from(b));
            if permuted[b] < permuted[a] {
                permuted.swap(a, b);
            }
        }
        Counterexample {
            input,
            output,
            ones,
            fewest,
            wrong: state::ones(output ^ sorted).collect(),
            permutation,
            permuted,
        }
    }
}
