//! The moves of groups in the order of the article.
//!
//! A position is a [`Packing`] in 64 bits. One list has the moves of all sizes, and a position's
//! progress through its moves is a place in this list:
//!
//! ```text
//!   list    moves of the first ply, 0, 0 │ moves of 1, 0, below(1) │ moves of 2, 0, below(2) │ …
//! ```
//!
//! A move is the number that it adds, which is never 0. At a 0 the moves of that size are done. The
//! mask after the 0 leaves the smaller groups of the position, and their highest bit says where the
//! list continues. The article's program looks at the sizes one by one.

use super::super::FirstMove;
use super::depth_first::InOrder;
use super::packing::Packing;

/// More numbers than the list has for a row of 32: 2 + 16 + (1 + 2) + (2 + 2) + … + (32 + 2).
const LIST: usize = 1024;

/// The moves of groups of all sizes.
#[derive(Clone, Debug)]
pub(super) struct GroupMoves {
    list: [u64; LIST],
    /// Where the moves of a size begin, indexed by the bits that count the size.
    begins: [usize; u64::BITS as usize],
}

/// A position, and the place of its next move in the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroupsUntried {
    groups: u64,
    next: usize,
}

impl GroupMoves {
    /// A row of 1 to 32 objects, with all its moves as the first move of a game.
    pub(super) fn start(objects: u32, first: FirstMove) -> (GroupMoves, GroupsUntried) {
        let packing = Packing::<u64>::new(objects);
        let whole = objects as usize;
        let mut list = match first {
            FirstMove::Fewest => packing.single_deltas(whole).to_vec(),
            FirstMove::Any => packing.deltas(whole).to_vec(),
        };
        list.extend([0, 0]);
        let begins_by_size: Vec<usize> = (0..=whole)
            .map(|size| {
                let begin = list.len();
                list.extend(packing.deltas(size));
                list.extend([0, packing.below(size)]);
                begin
            })
            .collect();
        let mut begins = [0; u64::BITS as usize];
        for (begin, place) in begins.iter_mut().zip(0..).take(packing.bits()) {
            *begin = begins_by_size[packing.size_at(place)];
        }
        list.resize(LIST, 0);
        let mut moves = GroupMoves {
            list: [0; LIST],
            begins,
        };
        moves.list.copy_from_slice(&list);
        let groups = packing.unit(whole);
        (moves, GroupsUntried { groups, next: 0 })
    }
}

impl InOrder for GroupMoves {
    type Untried = GroupsUntried;

    #[inline(always)]
    fn next(&self, untried: &mut GroupsUntried) -> Option<Option<GroupsUntried>> {
        let groups = untried.groups;
        let mut delta = self.list[untried.next % LIST];
        if delta == 0 {
            let smaller = groups & self.list[(untried.next + 1) % LIST];
            if smaller == 0 {
                return None;
            }
            untried.next = self.begins[smaller.ilog2() as usize];
            delta = self.list[untried.next % LIST];
            if delta == 0 {
                return None;
            }
        }
        untried.next += 1;
        let groups = groups.wrapping_add(delta);
        Some((groups != 0).then(|| GroupsUntried {
            groups,
            next: self.begins[groups.ilog2() as usize],
        }))
    }
}
