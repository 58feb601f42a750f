//! Positions and their places: each position is stored once and has a number, its place.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// The most positions that can have places. It leaves two bits of a word for what the solver notes
/// beside a place or a number of plies.
pub(super) const MAX_PLACES: usize = 1 << 30;

/// Positions in the order in which the solver met them, and a table that finds the place of a
/// position.
///
/// ```text
///   positions   [ x0 | x1 | x2 | x3 ]            each once, by place
///
///   slots       [ . | h2 2 | . | h0 0 | h3 3 | . | . | h1 1 ]
///                     │  └ place           └ belongs where h0 is, and went one further
///                     └ hash, whose last bits say where the slot belongs
/// ```
///
/// A hash map from positions to places would store each position twice. Here a slot has eight bytes,
/// however large a position is. The hash in the slot saves most comparisons of positions, and when
/// the table doubles nothing is hashed again.
///
/// Cost: O(1) for each position on average, and O(p) at the moment when the table doubles. Memory:
/// the position itself and 11 to 22 bytes for each.
#[derive(Clone, Debug)]
pub(super) struct Positions<Position> {
    positions: Vec<Position>,
    /// The slots, a power of two, at most three quarters of them taken.
    slots: Vec<Slot>,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// The place, or [`EMPTY`] in a free slot.
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

    /// All positions, by place.
    pub(super) fn as_slice(&self) -> &[Position] {
        &self.positions
    }

    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// The place of a position that the solver has met.
    pub(super) fn find(&self, position: &Position) -> Option<u32> {
        let slot = self.slots[self.slot_of(position, hash_of(position))];
        (slot.place != EMPTY).then_some(slot.place)
    }

    /// The place of a position, which gets a new place if it had none. `None` if there would be more
    /// than `limit` positions; `limit` is at most [`MAX_PLACES`].
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

    /// The slot of a position, or the free slot where it belongs. There is always a free slot.
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
    // The last bits of the hash are its best ones.
    (hasher.finish() & 0xffff_ffff) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_is_stored_once_in_the_order_met() {
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
    fn a_position_beyond_the_limit_is_refused_and_the_others_stay() {
        let mut positions = Positions::new();
        let places = ["a", "b", "c", "a"].map(|name| positions.meet(name, 2));
        assert_eq!(places, [Some(0), Some(1), None, Some(0)]);
        assert_eq!(positions.len(), 2);
    }

    /// All hashes fall into one slot: later ones go on to the next free slot, around the end.
    #[test]
    fn positions_with_equal_hashes_have_places_of_their_own() {
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
