//! Keys and their numbers: each key is stored once, and its number says in what order it was met.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// The most positions that can have places. It leaves two bits of a word for what the solver notes
/// beside a place or a number of plies.
pub(crate) const MAX_PLACES: usize = 1 << 30;

/// Where an [`Interner`] keeps its keys, each once, in the order of their numbers.
pub trait Keys {
    /// A key as it is looked for.
    type Key: Eq + Hash + ?Sized;

    /// How many keys there are.
    fn count(&self) -> usize;

    /// The key with a number below their count.
    fn key(&self, number: usize) -> &Self::Key;
}

impl<T: Eq + Hash> Keys for Vec<T> {
    type Key = T;

    fn count(&self) -> usize {
        self.len()
    }

    #[inline]
    fn key(&self, number: usize) -> &T {
        &self[number]
    }
}

/// Keys, such as positions, in the order in which they were met, and a table that finds the number of a key.
///
/// ```text
///   keys        [ x0 | x1 | x2 | x3 ]              each once, by number
///
///   numbers     [ 2 | . | 0 | 3 | . | . | 1 | . ]  where the hashes of the keys say
///   tags        [ t2 | . | t0 | t3 | . | . | t1 | . ]
///                 └ seven bits of a hash
/// ```
///
/// A hash map from keys to numbers would store each key twice. Here an entry has five bytes,
/// however large a key is. The tags stand apart from the numbers, and are small enough for the
/// cache of a processor when the numbers are not. So most of the waiting for memory is for numbers that
/// are the right ones.
///
/// Cost: O(1) for each key on average, and O(p) at the moment when the table doubles. Memory:
/// the key itself and 6 to 12 bytes for each.
#[derive(Clone, Debug, Default)]
pub struct Interner<K> {
    keys: K,
    numbers: HashTable<u32>,
}

impl<K: Keys> Interner<K> {
    /// The keys, by number.
    pub fn keys(&self) -> &K {
        &self.keys
    }

    /// The number of a key; for one that is new, its hash, which [`insert`](Interner::insert) takes.
    ///
    /// # Errors
    ///
    /// The hash.
    #[inline]
    pub fn find(&self, key: &K::Key) -> Result<u32, u64> {
        let hash = hash_of(key);
        let is_same = |&number: &u32| self.keys.key(number as usize) == key;
        self.numbers.find(hash, is_same).copied().ok_or(hash)
    }

    /// Numbers a new key, of which [`find`](Interner::find) has given the hash; `push` appends it to the keys.
    /// `None` beyond 2³⁰ keys.
    #[inline]
    pub fn insert(&mut self, hash: u64, push: impl FnOnce(&mut K)) -> Option<u32> {
        let number = self.keys.count();
        if number >= MAX_PLACES {
            return None;
        }
        let number = u32::try_from(number).ok()?;
        push(&mut self.keys);
        let again = |&number: &u32| hash_of(self.keys.key(number as usize));
        self.numbers.insert_unique(hash, number, again);
        Some(number)
    }
}

impl<T: Eq + Hash> Interner<Vec<T>> {
    /// The number of a key, which gets a new one if it had none. `None` beyond 2³⁰ keys.
    #[inline]
    pub fn intern(&mut self, key: T) -> Option<u32> {
        match self.find(&key) {
            Ok(known) => Some(known),
            Err(hash) => self.insert(hash, |keys| keys.push(key)),
        }
    }
}

fn hash_of(key: &(impl Hash + ?Sized)) -> u64 {
    FxBuildHasher.hash_one(key)
}

#[cfg(test)]
mod tests {
    use std::hash::Hasher;

    use super::*;

    #[test]
    fn each_key_is_stored_once_in_the_order_met() {
        let mut keys = Interner::<Vec<u64>>::default();
        for round in 0..2 {
            for number in 0..10_000_u64 {
                assert_eq!(keys.find(&(number << 40)).is_ok(), round == 1);
                let met = keys.intern(number << 40);
                assert_eq!(met.map(u64::from), Some(number));
            }
        }
        assert_eq!(keys.keys().len(), 10_000);
        assert_eq!(keys.keys()[77], 77 << 40);
        assert!(keys.find(&1).is_err());
    }

    /// All hashes fall into one slot: later ones go on to the next free slots.
    #[test]
    fn keys_with_equal_hashes_have_numbers_of_their_own() {
        #[derive(PartialEq, Eq)]
        struct Alike(u32);
        impl Hash for Alike {
            fn hash<H: Hasher>(&self, state: &mut H) {
                u64::MAX.hash(state);
            }
        }
        let mut keys = Interner::<Vec<Alike>>::default();
        for number in 0..200 {
            assert_eq!(keys.intern(Alike(number)), Some(number));
        }
        assert_eq!(keys.find(&Alike(150)), Ok(150));
        assert!(keys.find(&Alike(200)).is_err());
    }
}
