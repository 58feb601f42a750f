//! The states that a step leads to, each once.

use std::mem;

use super::counting::CountStop;
use super::number::Number;
use super::word::Word;
use crate::checked::narrow;

/// States with their numbers, in the order in which they came, and a table that finds them.
///
/// ```text
///   places   · 2 · · 1 · 3 ·        open addressing: from the place that the hash names on to the right
///   entries  (state, number) (state, number) (state, number)
/// ```
///
/// Only the places are looked at by chance, and they are small; the entries are read and written in a row. So it is
/// faster here than a table that holds the states itself, and all entries are taken out at once.
#[derive(Debug)]
pub(super) struct StateTable<W, N> {
    /// The number of an entry, from 1, or 0 for none. Their number is a power of 2, at least twice that of the entries.
    places: Vec<u32>,
    entries: Vec<(W, N)>,
    most: usize,
}

impl<W: Word, N: Number> StateTable<W, N> {
    /// A table for at most this many states.
    pub(super) fn new(most: usize) -> Self {
        StateTable {
            places: vec![0; 64],
            entries: Vec::new(),
            most,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds a number to that of a state. The place of the state among the entries.
    pub(super) fn add(&mut self, word: W, number: N) -> Result<usize, CountStop> {
        let mut place = self.place(word);
        loop {
            match self.places.get(place).map(|it| *it as usize) {
                Some(0) => break,
                Some(entry) => {
                    if let Some((known, sum)) = self.entries.get_mut(entry - 1)
                        && *known == word
                    {
                        sum.plus(&number).ok_or(CountStop::TooLarge)?;
                        return Ok(entry - 1);
                    }
                    place = (place + 1) & (self.places.len() - 1);
                }
                None => place = 0,
            }
        }
        if self.entries.len() == self.most {
            return Err(CountStop::TooManyStates);
        }
        let entry = self.entries.len();
        self.entries.push((word, number));
        self.mark(place, entry + 1);
        if 2 * self.entries.len() > self.places.len() {
            self.grow();
        }
        Ok(entry)
    }

    /// Takes all states out, and leaves this emptied list in their place.
    pub(super) fn take(&mut self, into: &mut Vec<(W, N)>) {
        into.clear();
        mem::swap(&mut self.entries, into);
        self.places.fill(0);
    }

    /// The place that the hash of a state names: the highest bits of its product with the golden ratio.
    fn place(&self, word: W) -> usize {
        let bits = self.places.len().trailing_zeros();
        let hash = word.folded().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        narrow(hash >> (64 - bits))
    }

    fn mark(&mut self, place: usize, entry: usize) {
        self.places[place] = narrow(entry);
    }

    fn grow(&mut self) {
        let places = 2 * self.places.len();
        self.places = vec![0; places];
        for at in 0..self.entries.len() {
            let mut place = self.place(self.entries[at].0);
            while self.places[place] != 0 {
                place = (place + 1) & (places - 1);
            }
            self.mark(place, at + 1);
        }
    }
}

/// Adds a number to what is known.
pub(super) fn add<N: Number>(known: &mut Option<N>, number: N) -> Result<(), CountStop> {
    match known {
        Some(known) => known.plus(&number).ok_or(CountStop::TooLarge),
        None => {
            *known = Some(number);
            Ok(())
        }
    }
}
