//! An input that comes out unsorted.

use super::super::Network;
use super::state;

/// An input of zeros and ones that comes out unsorted, and a permutation that comes out unsorted for
/// the same reason.
///
/// ```text
///   input         1 0 1 0        two zeros, two ones
///   permutation   3 1 4 2        the zeros became 1 and 2, the ones 3 and 4
/// ```
///
/// If "is it 3 or more?" turns numbers into ones and zeros, a comparator treats both alike. So
/// wherever the output of zeros and ones has a one above a zero, the output of the permutation has a
/// larger number above a smaller one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Counterexample {
    /// The input, a zero or a one for each wire.
    pub input: Vec<u32>,
    /// The output of the network, which ran again for this.
    pub output: Vec<u32>,
    /// The number of ones in the input, and so in the output, from 1 to n - 1.
    pub ones: u32,
    /// Whether every input with fewer ones is known to come out sorted.
    pub fewest: bool,
    /// The wires on which the output differs from that of a sorting network, ascending; at least
    /// two.
    pub wrong: Vec<u8>,
    /// A permutation of 1 to n, by wire. It has its smallest numbers where the input has zeros.
    pub permutation: Vec<u32>,
    /// The output for the permutation, which is not sorted. The network ran for this too.
    pub permuted: Vec<u32>,
}

impl Counterexample {
    /// Finds everything else from the input. Cost O(size).
    pub(super) fn new(network: &Network, input: u64, fewest: bool) -> Counterexample {
        let (wires, comparators) = (network.wires(), network.comparators());
        let output = state::output(comparators, input);
        let ones = input.count_ones();
        let sorted = state::sorted(wires, ones as usize);

        let bits = |word: u64| {
            (0..wires)
                .map(|wire| u32::from(word >> wire & 1 == 1))
                .collect()
        };
        let mut permutation = vec![0; wires];
        let zeros = state::ones(!input & state::full(wires));
        for (number, wire) in (1..).zip(zeros.chain(state::ones(input))) {
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
            input: bits(input),
            output: bits(output),
            ones,
            fewest,
            wrong: state::ones(output ^ sorted).collect(),
            permutation,
            permuted,
        }
    }
}
