//! Positions as groups.

use super::super::FirstMove;
use super::formulas::positions;
use super::packing::Packing;
use super::plan::Representation;
use super::rules::Rules;

/// The groups that fit into a row with a gap between any two, packed into 128 bits.
#[derive(Clone, Debug)]
pub(super) struct PackedGroups {
    objects: u32,
    packing: Packing<u128>,
}

impl PackedGroups {
    /// The rules for a row of at most [`MAX_OBJECTS`](super::super::MAX_OBJECTS).
    pub(super) fn new(objects: u32) -> PackedGroups {
        PackedGroups {
            objects,
            packing: Packing::new(objects),
        }
    }

    /// The sizes of the groups, from large to small.
    pub(super) fn sizes(&self, groups: u128) -> Vec<usize> {
        let mut rest = groups;
        let mut sizes = Vec::new();
        while let Some(size) = self.packing.largest(rest) {
            sizes.push(size);
            rest -= self.packing.unit(size);
        }
        sizes
    }

    /// The cells that remain free if each group has a gap after it. The row counts one cell more, for
    /// the gap after the last group.
    fn room(&self, groups: u128) -> usize {
        let sizes = self.sizes(groups);
        let taken = sizes.iter().sum::<usize>() + sizes.len();
        self.objects as usize + 1 - taken
    }
}

impl Rules for PackedGroups {
    type Position = u128;

    const EMPTY: u128 = 0;

    fn whole(&self, objects: u32) -> u128 {
        self.packing.unit(objects as usize)
    }

    fn options(&self, groups: u128, first: FirstMove, options: &mut Vec<u128>) {
        let mut rest = groups;
        while let Some(size) = self.packing.largest(rest) {
            let deltas = match first {
                FirstMove::Fewest => self.packing.single_deltas(size),
                FirstMove::Any => self.packing.deltas(size),
            };
            options.extend(deltas.iter().map(|&delta| groups.wrapping_add(delta)));
            rest &= self.packing.below(size);
        }
    }

    /// Adds one object as a group of its own, or to the smallest group if no other group has that
    /// size. So each position arises in one way only: it would need two smallest objects to arise in
    /// two ways.
    fn with_one_more(&self, groups: u128, next: &mut Vec<u128>) {
        let room = self.room(groups);
        if room >= 2 {
            next.push(groups + self.packing.unit(1));
        }
        let Some(size) = self.packing.smallest(groups) else {
            return;
        };
        let others = groups - self.packing.unit(size);
        let only = self.packing.smallest(others) != Some(size);
        if only && room >= 1 {
            next.push(others + self.packing.unit(size + 1));
        }
    }

    fn positions(&self) -> u64 {
        positions(self.objects, Representation::Groups)
    }
}
