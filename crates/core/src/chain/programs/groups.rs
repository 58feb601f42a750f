//! Positions as groups.

use super::super::FirstMove;
use super::formulas::partitions;
use super::packing::{Packing, Word};
use super::rules::Rules;

/// The groups that fit into a row with a gap between any two, packed into 128 bits.
#[derive(Clone, Debug)]
pub(super) struct Groups {
    objects: u32,
    packing: Packing<u128>,
}

impl Groups {
    /// For a row of at most [`MAX_OBJECTS`](super::super::MAX_OBJECTS).
    pub(super) fn new(objects: u32) -> Groups {
        Groups {
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

    /// The cells that the row has left if there is a gap after each group, and a cell more for the gap
    /// after the last.
    fn room(&self, groups: u128) -> usize {
        let sizes = self.sizes(groups);
        let taken = sizes.iter().sum::<usize>() + sizes.len();
        (self.objects as usize + 1).saturating_sub(taken)
    }
}

impl Rules for Groups {
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

    /// One object is added as a group of its own, or to the smallest group if no other is as small:
    /// what is had in two ways would have had two smallest objects to take away.
    fn next_layer(&self, layer: &[u128]) -> Vec<u128> {
        let mut next = Vec::new();
        for &groups in layer {
            let room = self.room(groups);
            if room >= 2 {
                next.push(groups.plus(self.packing.unit(1)));
            }
            let Some(place) = groups.lowest() else {
                continue;
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
        next
    }

    /// p(objects + 1): with one cell more, each group and the gap after it is a part, and parts of 1
    /// are what is left empty.
    fn positions(&self) -> u64 {
        partitions(self.objects + 1)
    }
}
