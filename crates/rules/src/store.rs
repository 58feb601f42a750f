//! The positions of a game, each once, by number.

use std::hash::Hasher;

use rustc_hash::FxHasher;

use crate::error::RuleErrorKind;
use crate::limits::MAX_STORED_BYTES;

const FREE: u32 = u32::MAX;

/// The encodings of all positions met, one after the other, and a table that finds the number of one.
///
/// Memory for each position: its bytes, 5 bytes, and 5 to 11 bytes of the table.
#[derive(Debug)]
pub(crate) struct Store {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    /// Whose turn it is: 0 nobody's in particular, 1 or 2.
    turns: Vec<u8>,
    /// A power of two slots, at most three quarters of them taken.
    slots: Vec<u32>,
}

impl Store {
    pub(crate) fn new() -> Store {
        Store {
            bytes: Vec::new(),
            ends: Vec::new(),
            turns: Vec::new(),
            slots: vec![FREE; 64],
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The encoding of a position; empty if no position has this number.
    pub(crate) fn get(&self, number: u32) -> &[u8] {
        let number = number as usize;
        let start = number.checked_sub(1).and_then(|it| self.ends.get(it));
        let start = start.copied().unwrap_or(0) as usize;
        let end = self.ends.get(number).copied().unwrap_or(0) as usize;
        self.bytes.get(start..end).unwrap_or(&[])
    }

    pub(crate) fn turn(&self, number: u32) -> u8 {
        self.turns.get(number as usize).copied().unwrap_or(0)
    }

    pub(crate) fn find(&self, key: &[u8]) -> Option<u32> {
        let number = self.slots[self.slot_of(key)];
        (number != FREE).then_some(number)
    }

    /// Stores a position that [`find`](Store::find) does not find.
    pub(crate) fn add(&mut self, key: &[u8], turn: u8) -> Result<u32, RuleErrorKind> {
        let end = self.bytes.len() + key.len();
        let number = u32::try_from(self.ends.len()).unwrap_or(FREE);
        let (true, Ok(end)) = (
            end <= MAX_STORED_BYTES && number != FREE,
            u32::try_from(end),
        ) else {
            return Err(RuleErrorKind::TooManyBytes {
                limit: MAX_STORED_BYTES,
            });
        };
        let at = self.slot_of(key);
        self.slots[at] = number;
        self.bytes.extend_from_slice(key);
        self.ends.push(end);
        self.turns.push(turn);
        if self.ends.len() * 4 > self.slots.len() * 3 {
            self.double();
        }
        Ok(number)
    }

    /// The slot of a position, or the free slot where it belongs.
    fn slot_of(&self, key: &[u8]) -> usize {
        let last = self.slots.len() - 1;
        let mut at = hash(key) & last;
        while self.slots[at] != FREE && self.get(self.slots[at]) != key {
            at = (at + 1) & last;
        }
        at
    }

    fn double(&mut self) {
        self.slots = vec![FREE; 2 * self.slots.len()];
        for number in 0..self.ends.len() {
            let number = u32::try_from(number).unwrap_or(FREE);
            let at = self.slot_of(self.get(number));
            self.slots[at] = number;
        }
    }
}

fn hash(key: &[u8]) -> usize {
    let mut hasher = FxHasher::default();
    hasher.write(key);
    // A usize of 32 bits takes the last bits, which are the best ones.
    (hasher.finish() & 0xffff_ffff) as usize
}
