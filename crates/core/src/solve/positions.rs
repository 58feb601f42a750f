//! Positions and their places: each position is kept once and known by a number.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// The most positions that can have places: two bits of a word are left for what the solver notes
/// beside a place or a number of plies.
pub(super) const MAX_PLACES: usize = 1 << 30;

/// Positions in the order in which they were met, and a table to find the place of one.
///
/// ```text
///   positions   [ x0 | x1 | x2 | x3 ]            each once, by place
///
///   slots       [ . | h2 2 | . | h0 0 | h3 3 | . | . | h1 1 ]
///                     │  └ place           └ wanted to be where h0 is, and went one on
///                     └ hash, whose last bits say where the slot should be
/// ```
///
/// A hash map from positions to places would keep each position twice. Here a slot is eight bytes
/// whatever a position is, the hash in it spares most looks at positions, and when the table
/// doubles nothing is hashed again.
///
/// Cost: O(1) a position on average, but when the table doubles, O(p) at once. Memory: the position
/// and 11 to 22 bytes for each.
#[derive(Clone, Debug)]
pub(super) struct Positions<Position> {
    positions: Vec<Position>,
    /// As many as a power of two, at most three quarters of them taken.
    slots: Vec<Slot>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// [`EMPTY`] if there is none.
    place: u32,
}

const EMPTY: u32 = u32::MAX;

const FREE: Slot = Slot {
    hash: 0,
    place: EMPTY,
};

const FIRST_SLOTS: usize = 64;

impl<Position: Eq + Hash> Positions<Position> {
    pub(super) fn new() -> Self {
        Positions {
            positions: Vec::new(),
            slots: vec![FREE; FIRST_SLOTS],
        }
    }

    /// All of them, by place.
    pub(super) fn as_slice(&self) -> &[Position] {
        &self.positions
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// The place of a position that has been met.
    pub(super) fn find(&self, position: &Position) -> Option<u32> {
        let slot = self.slots[self.slot_of(position, hash_of(position))];
        (slot.place != EMPTY).then_some(slot.place)
    }

    /// The place of a position, which is met now if it has not been before. `None` if that would make
    /// more than `limit`, which is at most [`MAX_PLACES`].
    #[inline]
    pub(super) fn meet(&mut self, position: Position, limit: usize) -> Option<u32> {
        let hash = hash_of(&position);
        let at = self.slot_of(&position, hash);
        let known = self.slots[at].place;
        if known != EMPTY {
            return Some(known);
        }
        let place = self.positions.len();
        if place >= limit {
            return None;
        }
        let place = u32::try_from(place).ok()?;
        self.slots[at] = Slot { hash, place };
        self.positions.push(position);
        if self.positions.len() * 4 > self.slots.len() * 3 {
            self.double();
        }
        Some(place)
    }

    /// The slot of a position, or the free one where it belongs. There always is a free one.
    #[inline]
    fn slot_of(&self, position: &Position, hash: u32) -> usize {
        let last = self.slots.len() - 1;
        let mut at = hash as usize & last;
        loop {
            let slot = self.slots[at];
            let met = slot.hash == hash
                && slot.place != EMPTY
                && self.positions[slot.place as usize] == *position;
            if met || slot.place == EMPTY {
                return at;
            }
            at = (at + 1) & last;
        }
    }

    fn double(&mut self) {
        let mut slots = vec![FREE; 2 * self.slots.len()];
        let last = slots.len() - 1;
        for &slot in self.slots.iter().filter(|slot| slot.place != EMPTY) {
            let mut at = slot.hash as usize & last;
            while slots[at].place != EMPTY {
                at = (at + 1) & last;
            }
            slots[at] = slot;
        }
        self.slots = slots;
    }
}

#[inline]
fn hash_of(position: &impl Hash) -> u32 {
    let mut hasher = FxHasher::default();
    position.hash(&mut hasher);
    // The hasher brings its best bits to the end.
    (hasher.finish() & 0xffff_ffff) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_once_in_the_order_met() {
        let mut positions = Positions::new();
        for round in 0..2 {
            for number in 0..10_000_u64 {
                assert_eq!(positions.find(&(number << 40)).is_some(), round == 1);
                let place = positions.meet(number << 40, MAX_PLACES);
                assert_eq!(place.map(u64::from), Some(number));
            }
        }
        assert_eq!(positions.len(), 10_000);
        assert_eq!(positions.as_slice()[77], 77 << 40);
        assert_eq!(positions.find(&1), None);
    }

    #[test]
    fn one_too_many_is_not_met_and_the_others_stay() {
        let mut positions = Positions::new();
        let places = ["a", "b", "c", "a"].map(|name| positions.meet(name, 2));
        assert_eq!(places, [Some(0), Some(1), None, Some(0)]);
        assert_eq!(positions.len(), 2);
    }

    /// All in one slot: what comes later goes on to the next free one, around the end.
    #[test]
    fn equal_hashes_are_told_apart() {
        #[derive(PartialEq, Eq)]
        struct Alike(u32);
        impl Hash for Alike {
            fn hash<H: Hasher>(&self, state: &mut H) {
                u64::MAX.hash(state);
            }
        }
        let mut positions = Positions::new();
        for number in 0..200 {
            assert_eq!(positions.meet(Alike(number), MAX_PLACES), Some(number));
        }
        assert_eq!(positions.find(&Alike(150)), Some(150));
        assert_eq!(positions.find(&Alike(200)), None);
    }
}
