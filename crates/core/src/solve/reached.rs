//! A set of indices, whose members can be numbered.

use crate::error::{Error, Sure};
use crate::index::index_types;
use crate::small_set::members;

index_types! {
    /// The number of a member among the members, by rising index.
    Rank(u32);
}

/// Which indices a solver has met. When all are known, each has a rank: the number of smaller ones.
///
/// ```text
///   blocks   [ 0110 0000, 0 | 0000 0001, 2 | ... ]     one bit for each index, and
///                                                      the members in all earlier blocks
/// ```
///
/// Memory: two bits for each index. A rank costs one look at the list.
#[derive(Clone, Debug, Default)]
pub(super) struct Reached {
    blocks: Vec<Block>,
    is_numbered: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Block {
    bits: u32,
    before: u32,
}

/// Indices of a block.
const WIDTH: u32 = u32::BITS;

/// The bytes that a set of up to `indices` indices takes.
pub(super) fn bytes_of(indices: u64) -> u64 {
    indices.div_ceil(WIDTH.into()) * 8
}

impl Reached {
    /// The empty set of indices below this number, of which there are few enough for the memory.
    pub(super) fn new(indices: u64) -> Result<Self, Error> {
        let blocks = usize::try_from(indices.div_ceil(WIDTH.into())).sure("the indices fit")?;
        Ok(Reached {
            blocks: vec![Block::default(); blocks],
            is_numbered: false,
        })
    }

    /// Adds an index; returns whether it is new. `None` if it is out of bounds.
    #[inline]
    pub(super) fn insert(&mut self, index: u32) -> Option<bool> {
        let bit = 1 << (index % WIDTH);
        let block = self.blocks.get_mut((index / WIDTH) as usize)?;
        let is_new = block.bits & bit == 0;
        if is_new {
            block.bits |= bit;
        }
        Some(is_new)
    }

    /// Numbers the members. Indices that are added later make it necessary again.
    pub(super) fn number(&mut self) {
        let mut members = 0;
        for block in &mut self.blocks {
            block.before = members;
            members += block.bits.count_ones();
        }
        self.is_numbered = true;
    }

    /// The rank of a member; `None` if the index is not a member, or if the members have no numbers yet.
    #[inline]
    pub(super) fn rank(&self, index: u32) -> Option<Rank> {
        let block = self.blocks.get((index / WIDTH) as usize)?;
        let bit = 1_u32 << (index % WIDTH);
        let is_member = block.bits & bit != 0 && self.is_numbered;
        is_member.then(|| Rank(block.before + (block.bits & (bit - 1)).count_ones()))
    }

    /// The member with a rank; `None` beyond the last one, or if the members have no numbers yet. Cost O(log
    /// of the indices).
    pub(super) fn member(&self, Rank(rank): Rank) -> Option<u32> {
        let at = self.blocks.partition_point(|block| block.before <= rank);
        let at = at.checked_sub(1).filter(|_| self.is_numbered)?;
        let block = self.blocks[at];
        let mut bits = block.bits;
        for _ in block.before..rank {
            bits &= bits.wrapping_sub(1);
        }
        let bit = (bits != 0).then(|| bits.trailing_zeros())?;
        Some(u32::try_from(at).ok()? * WIDTH + bit)
    }

    /// The members, in rising order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        let blocks = (0..).zip(&self.blocks);
        blocks.flat_map(|(at, block): (u32, &Block)| {
            members(block.bits).map(move |bit| at * WIDTH + bit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_numbered_in_rising_order() {
        let members = [0, 1, 63, 64, 130, 199];
        let mut reached = Reached::new(200).unwrap();
        for index in members.into_iter().rev() {
            assert_eq!(reached.insert(index), Some(true));
            assert_eq!(reached.insert(index), Some(false));
        }
        assert_eq!(reached.insert(256), None, "out of bounds");
        assert_eq!(reached.rank(0), None, "not numbered yet");
        reached.number();
        assert_eq!(reached.iter().collect::<Vec<_>>(), members);
        for (rank, index) in (0..).zip(members) {
            assert_eq!(reached.rank(index), Some(Rank(rank)));
            assert_eq!(reached.member(Rank(rank)), Some(index));
        }
        assert_eq!((reached.rank(2), reached.member(Rank(6))), (None, None));
        assert_eq!(reached.rank(100_000), None);
    }
}
