//! Positions and their places: each position is stored once and has a number, its place.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// The most positions that can have places. It leaves two bits of a word for what the solver notes
/// beside a place or a number of plies.
pub(super) const MAX_PLACES: usize = 1 << 30;

/// Positions in the order in which the solver met them, and a table that finds the place of a
/// position.
///
/// ```text
///   positions   [ x0 | x1 | x2 | x3 ]              each once, by place
///
///   places      [ 2 | . | 0 | 3 | . | . | 1 | . ]  where the hashes of the positions say
///   tags        [ t2 | . | t0 | t3 | . | . | t1 | . ]
///                 └ seven bits of a hash
/// ```
///
/// A hash map from positions to places would store each position twice. Here an entry has five bytes,
/// however large a position is. The tags stand apart from the places, and are small enough for the
/// cache of a processor when the places are not. So most of the waiting for memory is for places that
/// are the right ones.
///
/// Cost: O(1) for each position on average, and O(p) at the moment when the table doubles. Memory:
/// the position itself and 6 to 12 bytes for each.
#[derive(Clone, Debug)]
pub(super) struct Positions<Position> {
    positions: Vec<Position>,
    places: HashTable<u32>,
}

impl<Position: Eq + Hash> Positions<Position> {
    pub(super) fn new() -> Self {
        Positions {
            positions: Vec::new(),
            places: HashTable::new(),
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
        self.find_hashed(hash_of(position), position)
    }

    /// The place of a position, which gets a new place if it had none. `None` if there would be more
    /// than `limit` positions; `limit` is at most [`MAX_PLACES`].
    #[inline]
    pub(super) fn meet(&mut self, position: Position, limit: usize) -> Option<u32> {
        let hash = hash_of(&position);
        if let Some(known) = self.find_hashed(hash, &position) {
            return Some(known);
        }
        let place = self.positions.len();
        if place >= limit {
            return None;
        }
        let place = u32::try_from(place).ok()?;
        self.positions.push(position);
        let again = |&place: &u32| hash_of(&self.positions[place as usize]);
        self.places.insert_unique(hash, place, again);
        Some(place)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, position: &Position) -> Option<u32> {
        let is_same = |&place: &u32| self.positions[place as usize] == *position;
        self.places.find(hash, is_same).copied()
    }
}

fn hash_of(position: &impl Hash) -> u64 {
    FxBuildHasher.hash_one(position)
}

#[cfg(test)]
mod tests {
    use std::hash::Hasher;

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

    /// All hashes fall into one slot: later ones go on to the next free slots.
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
