//! Positions as groups.

use super::super::FirstMove;
use super::formulas::positions;
use super::packing::{PackedWord, Packing};
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
        while let Some(place) = rest.highest() {
            let size = self.packing.size_at(place);
            sizes.push(size);
            rest = rest.minus(self.packing.unit(size));
        }
        sizes
    }

    /// The cells that remain free if each group has a gap after it. The row counts one cell more, for
    /// the gap after the last group.
    fn room(&self, groups: u128) -> usize {
        let sizes = self.sizes(groups);
        let taken = sizes.iter().sum::<usize>() + sizes.len();
        (self.objects as usize + 1).saturating_sub(taken)
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
        while let Some(place) = rest.highest() {
            let size = self.packing.size_at(place);
            let deltas = match first {
                FirstMove::Fewest => self.packing.single_deltas(size),
                FirstMove::Any => self.packing.deltas(size),
            };
            options.extend(deltas.iter().map(|&delta| groups.plus(delta)));
            rest = rest.and(self.packing.below(size));
        }
    }

    /// Adds one object as a group of its own, or to the smallest group if no other group has that
    /// size. So each position arises in one way only: it would need two smallest objects to arise in
    /// two ways.
    fn with_one_more(&self, groups: u128, next: &mut Vec<u128>) {
        let room = self.room(groups);
        if room >= 2 {
            next.push(groups.plus(self.packing.unit(1)));
        }
        let Some(place) = groups.lowest() else {
            return;
        };
        let size = self.packing.size_at(place);
        let others = groups.minus(self.packing.unit(size));
        let only = others
            .lowest()
            .is_none_or(|place| self.packing.size_at(place) > size);
        if only && room >= 1 {
            next.push(others.plus(self.packing.unit(size + 1)));
        }
    }

    fn positions(&self) -> u64 {
        positions(self.objects, Representation::Groups)
    }
}
