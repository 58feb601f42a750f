//! Groups as one number: each size has a field of bits, which counts the groups of that size.
//!
//! ```text
//!   a row of 5          groups of   5   4   3   2   1
//!   fields                          ·   ·   ·  ··  ··
//!   4 + 1                           0   1   0  00  01
//!   after 4 → 2 + 1                 0   0   0  01  10      + unit(2) + unit(1) - unit(4)
//! ```
//!
//! A field has enough bits for the number of such groups that fit into the row. So no sum overflows,
//! different groups are different numbers, and the number that a move adds depends on the move
//! alone. A row of 35 needs 64 bits, one of 60 needs 111.

use num_traits::{PrimInt, WrappingAdd, WrappingSub};

/// The integer that holds the fields. Sums and differences are taken modulo 2 to the number of bits.
pub(super) trait PackedWord: PrimInt + WrappingAdd + WrappingSub {}

impl PackedWord for u64 {}
impl PackedWord for u128 {}

/// The places of the fields, and what the moves add.
#[derive(Clone, Debug)]
pub(super) struct Packing<W> {
    /// One group of each size, by size; nothing for size 0.
    units: Vec<W>,
    /// The fields of all smaller sizes, by size.
    below: Vec<W>,
    /// The size that a bit counts, by the place of the bit.
    sizes: Vec<usize>,
    /// What the moves of a group add, by its size, in the program's order.
    deltas: Vec<Vec<W>>,
}

impl<W: PackedWord> Packing<W> {
    /// The packing for the positions of a row with this number of objects. Cost O(objects²).
    pub(super) fn new(objects: u32) -> Packing<W> {
        let mut units = vec![W::zero()];
        let mut below = vec![W::zero()];
        let mut sizes = Vec::new();
        for size in 1..=objects {
            let unit = W::one() << sizes.len();
            units.push(unit);
            below.push(unit - W::one());
            let most = (objects + 1) / (size + 1);
            for _ in 0..=most.ilog2() {
                sizes.push(size as usize);
            }
        }
        let deltas = (0..units.len())
            .map(|size| {
                let of = |taken: usize| {
                    let left = size.checked_sub(taken);
                    let units = &units;
                    left.into_iter().flat_map(move |left| {
                        (0..=left / 2).map(move |smaller| {
                            let left = units[left - smaller] + units[smaller];
                            left.wrapping_sub(&units[size])
                        })
                    })
                };
                of(1).chain(of(2)).collect()
            })
            .collect();
        Packing {
            units,
            below,
            sizes,
            deltas,
        }
    }

    /// One group of this size, which the row is long enough for.
    pub(super) fn unit(&self, size: usize) -> W {
        self.units[size]
    }

    /// The fields of all smaller sizes.
    pub(super) fn below(&self, size: usize) -> W {
        self.below[size]
    }

    /// The size that this bit counts.
    pub(super) fn size_at(&self, place: u32) -> usize {
        self.sizes[place as usize]
    }

    /// The size of the largest group; `None` for the empty position.
    pub(super) fn largest(&self, groups: W) -> Option<usize> {
        (!groups.is_zero())
            .then(|| self.size_at(W::zero().count_zeros() - 1 - groups.leading_zeros()))
    }

    /// The size of the smallest group; `None` for the empty position.
    pub(super) fn smallest(&self, groups: W) -> Option<usize> {
        (!groups.is_zero()).then(|| self.size_at(groups.trailing_zeros()))
    }

    /// The number of bits of all fields.
    pub(super) fn bits(&self) -> usize {
        self.sizes.len()
    }

    /// What the moves of a group of this size add: first those that take one object, then those that
    /// take two. A group has as many moves as objects.
    pub(super) fn deltas(&self, size: usize) -> &[W] {
        &self.deltas[size]
    }

    /// What the moves that take one object add.
    pub(super) fn single_deltas(&self, size: usize) -> &[W] {
        &self.deltas[size][..size.div_ceil(2)]
    }
}
