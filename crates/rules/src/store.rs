//! The encodings of the positions of a game.

use appleyard_core::solve::Keys;

use crate::limits::MAX_STORED_BYTES;

/// The encodings of all positions met, one after the other.
///
/// Memory for each position: its bytes and 5 more, besides those of the table that finds it.
#[derive(Debug, Default)]
pub(crate) struct Encodings {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    /// Whose turn it is: 0 nobody's in particular, 1 or 2.
    turns: Vec<u8>,
}

impl Encodings {
    /// Whose turn it is at a position that is stored.
    pub(crate) fn turn(&self, number: u32) -> u8 {
        self.turns[number as usize]
    }

    /// Whether an encoding of this length may be added.
    pub(crate) fn fits(&self, length: usize) -> bool {
        self.bytes.len() + length <= MAX_STORED_BYTES
    }

    /// Appends an encoding that fits.
    pub(crate) fn push(&mut self, key: &[u8], turn: u8) {
        self.bytes.extend_from_slice(key);
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_STORED_BYTES")]
        self.ends.push(self.bytes.len() as u32);
        self.turns.push(turn);
    }
}

impl Keys for Encodings {
    type Key = [u8];

    fn count(&self) -> usize {
        self.ends.len()
    }

    #[inline]
    fn key(&self, number: usize) -> &[u8] {
        let start = number
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize);
        &self.bytes[start..self.ends[number] as usize]
    }
}
