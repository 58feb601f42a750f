//! Heap games: what may be taken from where.

use super::{MAX_HEAPS, MAX_STONES, Numbers};
use crate::error::{Error, NimError, place};
use crate::game::{EndRule, Game, Outcome};

/// Whether a move may touch more than one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Coupling {
    /// `none`: a move takes from one heap.
    None,
    /// `wythoff`: any number from one of two heaps, or the same number from both (Wythoff, 1907).
    Wythoff,
}

impl Coupling {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            Coupling::None => "none",
            Coupling::Wythoff => "wythoff",
        }
    }
}

/// A move: so many stones from a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The heap, counted from 0; 0 if from both.
    pub heap: usize,
    /// How many stones, 1 or more. Where takes may pass the end it can be more than the heap has,
    /// which is then emptied.
    pub stones: u64,
    /// Whether as many are taken from the second heap too.
    pub both: bool,
}

impl Take {
    /// A take from one heap.
    pub fn from_one(heap: usize, stones: u64) -> Take {
        Take {
            heap,
            stones,
            both: false,
        }
    }

    /// A take of so many stones from each of two heaps.
    pub fn from_both(stones: u64) -> Take {
        Take {
            heap: 0,
            stones,
            both: true,
        }
    }
}

/// Heaps of stones, the numbers that may be taken from each, and who wins at the end. A position
/// is one number of stones a heap.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::nim::{Coupling, HeapGame, Numbers};
///
/// let rule = Numbers::parse("2,5")?.numbers;
/// let game = HeapGame::new(&[5, 12], &[rule], Coupling::None, false, EndRule::Normal)?;
/// let stones: Vec<_> = game.takes(&[5, 1]).map(|take| take.stones).collect();
/// assert_eq!(stones, [2, 5]);
/// assert!(game.is_over(&[1, 1]));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapGame {
    start: Vec<u64>,
    rules: Vec<Numbers>,
    coupling: Coupling,
    past_end: bool,
    end_rule: EndRule,
    /// Of each rule, what is asked often and takes long to find.
    known: Vec<Known>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    least: u64,
    largest: Option<u64>,
    any: bool,
}

impl HeapGame {
    /// The game that starts with these heaps. If there are fewer rules than heaps, the last one
    /// holds for the rest; rules beyond the heaps do not matter.
    ///
    /// With `past_end` a number may be larger than the heap, which it empties: as a bid in an
    /// auction may pass the price. Of a rule without a largest number, which has infinitely many
    /// that empty a heap, only the least of them counts. So it changes nothing where any number may
    /// be taken, nor in Wythoff's game.
    ///
    /// # Errors
    ///
    /// [`NimError::NoHeaps`]; [`NimError::TooManyHeaps`] beyond [`MAX_HEAPS`];
    /// [`NimError::HeapEmpty`]; [`NimError::HeapTooLarge`] beyond [`MAX_STONES`];
    /// [`NimError::NoRules`]; [`NimError::WythoffHeaps`] unless Wythoff's game has two heaps from
    /// which any number may be taken; [`NimError::NoMoveAtStart`].
    pub fn new(
        heaps: &[u64],
        rules: &[Numbers],
        coupling: Coupling,
        past_end: bool,
        end_rule: EndRule,
    ) -> Result<HeapGame, Error> {
        check_heaps(heaps)?;
        let (Some(last), false) = (rules.last(), heaps.is_empty()) else {
            return Err(NimError::NoRules.into());
        };
        let rules: Vec<Numbers> = (0..heaps.len())
            .map(|heap| rules.get(heap).unwrap_or(last).clone())
            .collect();
        let known: Vec<Known> = rules.iter().map(known).collect();
        let any = known.iter().all(|rule| rule.any);
        if coupling == Coupling::Wythoff && !(any && heaps.len() == 2) {
            return Err(NimError::WythoffHeaps.into());
        }
        let game = HeapGame {
            start: heaps.to_vec(),
            rules,
            coupling,
            past_end: past_end && !any,
            end_rule,
            known,
        };
        if game.is_over(heaps) {
            return Err(NimError::NoMoveAtStart.into());
        }
        Ok(game)
    }

    /// The heaps at the start.
    pub fn start(&self) -> &[u64] {
        &self.start
    }

    /// What may be taken, for each heap.
    pub fn rules(&self) -> &[Numbers] {
        &self.rules
    }

    /// Whether a move may touch both heaps.
    pub fn coupling(&self) -> Coupling {
        self.coupling
    }

    /// Whether a take may be larger than the heap; `false` too where that would change nothing,
    /// because any number may be taken from every heap.
    pub fn past_end(&self) -> bool {
        self.past_end
    }

    /// Who wins when no move is left.
    pub fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    /// Whether this is Nim: any number from one heap.
    pub fn is_nim(&self) -> bool {
        self.coupling == Coupling::None && self.known.iter().all(|rule| rule.any)
    }

    /// The moves of a position, lazily: by heap, then by stones; after these, from both heaps.
    pub fn takes(&self, position: &[u64]) -> impl Iterator<Item = Take> {
        let single = (0..).zip(position).flat_map(move |(heap, &size)| {
            let numbers = self.fitting(heap, size).chain(self.passing(heap, size));
            numbers.map(move |stones| Take::from_one(heap, stones))
        });
        single.chain(self.takes_from_both(position))
    }

    /// The number of moves of a position, all of them legal; `u64::MAX` if there are more. Cost
    /// O(k) counts of a rule for k heaps.
    pub fn count_takes(&self, position: &[u64]) -> u64 {
        let single = (0..).zip(position).fold(0_u64, |sum, (heap, &size)| {
            sum.saturating_add(self.count_numbers(heap, size))
        });
        single.saturating_add(self.count_both(position))
    }

    /// Whether the game has this move there.
    pub fn is_legal(&self, position: &[u64], take: Take) -> bool {
        let (Some(rule), Some(&size)) = (self.rules.get(take.heap), position.get(take.heap)) else {
            return false;
        };
        if take.both {
            return take.heap == 0 && (1..=self.count_both(position)).contains(&take.stones);
        }
        let passes = self.past_end
            && (self.largest(take.heap).is_some()
                || !rule.contains(size) && rule.next(size) == Some(take.stones));
        size > 0 && rule.contains(take.stones) && (take.stones <= size || passes)
    }

    /// The position after a move, which is not checked; what is not there is not taken.
    pub fn after(&self, position: &[u64], take: Take) -> Vec<u64> {
        let mut after = position.to_vec();
        let heaps = if take.both {
            0..2
        } else {
            take.heap..take.heap + 1
        };
        for heap in after.get_mut(heaps).into_iter().flatten() {
            *heap = heap.saturating_sub(take.stones);
        }
        after
    }

    /// Whether no move is left.
    pub fn is_over(&self, position: &[u64]) -> bool {
        (0..)
            .zip(position)
            .all(|(heap, &size)| !self.has_take(heap, size))
    }

    /// Whether anything may be taken from a heap of this size.
    pub(super) fn has_take(&self, heap: usize, size: u64) -> bool {
        let rule = self.known.get(heap);
        size > 0 && rule.is_some_and(|rule| rule.least <= size || self.past_end)
    }

    /// The largest number that may be taken from a heap; `None` if there is no end of them.
    pub(super) fn largest(&self, heap: usize) -> Option<u64> {
        self.known.get(heap)?.largest
    }

    /// The moves that lead to different positions: of the numbers that pass the end, the least.
    pub(super) fn choices(&self, position: &[u64]) -> impl Iterator<Item = Take> {
        let single = (0..).zip(position).flat_map(move |(heap, &size)| {
            let exact = self.rules.get(heap).is_some_and(|rule| rule.contains(size));
            let passing = self.passing(heap, size).take(usize::from(!exact));
            let numbers = self.fitting(heap, size).chain(passing);
            numbers.map(move |stones| Take::from_one(heap, stones))
        });
        single.chain(self.takes_from_both(position))
    }

    /// The moves that take the same number from both heaps.
    pub(super) fn takes_from_both(&self, position: &[u64]) -> impl Iterator<Item = Take> + use<> {
        (1..=self.count_both(position)).map(Take::from_both)
    }

    /// The numbers that may be taken from a heap of this size and are no larger.
    pub(super) fn fitting(&self, heap: usize, size: u64) -> impl Iterator<Item = u64> {
        let rule = self.rules.get(heap);
        rule.into_iter().flat_map(move |rule| rule.members(size))
    }

    /// The numbers that may be taken from a heap of this size though they are larger.
    pub(super) fn passing(&self, heap: usize, size: u64) -> impl Iterator<Item = u64> {
        let rule = self.rules.get(heap).filter(|_| self.past_end && size > 0);
        rule.into_iter().flat_map(move |rule| {
            let count = match self.largest(heap) {
                Some(_) => usize::MAX,
                None => usize::from(!rule.contains(size)),
            };
            std::iter::successors(rule.next(size + 1), |number| rule.next(number + 1)).take(count)
        })
    }

    /// How many numbers may be taken from a heap of this size.
    pub(super) fn count_numbers(&self, heap: usize, size: u64) -> u64 {
        self.count_fitting(heap, size)
            .saturating_add(self.count_passing(heap, size))
    }

    /// How many of them are no larger than the heap.
    pub(super) fn count_fitting(&self, heap: usize, size: u64) -> u64 {
        match self.known.get(heap) {
            Some(rule) if rule.any => size,
            _ => self.rules.get(heap).map_or(0, |rule| rule.count(size)),
        }
    }

    /// The number at a place, counted from 0, among those that may be taken from a heap of this
    /// size; there are more than `place`. Cost O(log) counts.
    pub(super) fn number_at(&self, heap: usize, size: u64, place: u64) -> Option<u64> {
        let largest = self.largest(heap);
        if largest.is_none() && place >= self.count_fitting(heap, size) {
            return self.passing(heap, size).next();
        }
        // The least number up to which there are more than `place`.
        let mut least = 0;
        let mut enough = largest.unwrap_or(size).max(size);
        while least + 1 < enough {
            let middle = least + (enough - least) / 2;
            if self.count_fitting(heap, middle) > place {
                enough = middle;
            } else {
                least = middle;
            }
        }
        Some(enough)
    }

    /// How many of them are larger than the heap.
    pub(super) fn count_passing(&self, heap: usize, size: u64) -> u64 {
        let rule = self.rules.get(heap).filter(|_| self.past_end && size > 0);
        rule.map_or(0, |rule| match self.largest(heap) {
            Some(largest) => rule.count(largest.max(size)) - rule.count(size),
            None => u64::from(!rule.contains(size)),
        })
    }

    /// How many stones at most can be taken from both heaps; 0 if none ever may.
    pub(super) fn count_both(&self, position: &[u64]) -> u64 {
        match (self.coupling, position) {
            (Coupling::Wythoff, &[first, second]) => first.min(second),
            _ => 0,
        }
    }
}

impl Game for HeapGame {
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(&self, position: &Vec<u64>) -> impl Iterator<Item = Take> {
        self.takes(position)
    }

    fn after(&self, position: &Vec<u64>, take: Take) -> Vec<u64> {
        HeapGame::after(self, position, take)
    }

    fn verdict(&self, _: &Vec<u64>) -> Outcome {
        self.end_rule.outcome_at_end()
    }

    fn is_legal(&self, position: &Vec<u64>, take: Take) -> bool {
        HeapGame::is_legal(self, position, take)
    }

    fn is_over(&self, position: &Vec<u64>) -> bool {
        HeapGame::is_over(self, position)
    }

    fn illegal(&self, ply: u64, take: Take) -> Error {
        Error::Nim(NimError::IllegalTake {
            ply,
            heap: place(take.heap),
            stones: take.stones,
        })
    }
}

fn known(rule: &Numbers) -> Known {
    Known {
        least: rule.smallest(),
        largest: rule.largest(),
        any: rule.is_any(),
    }
}

fn check_heaps(heaps: &[u64]) -> Result<(), NimError> {
    if heaps.is_empty() {
        return Err(NimError::NoHeaps);
    }
    if heaps.len() > MAX_HEAPS {
        return Err(NimError::TooManyHeaps {
            count: heaps.len() as u64,
            limit: MAX_HEAPS as u64,
        });
    }
    for (heap, &stones) in (1..).zip(heaps) {
        if stones == 0 {
            return Err(NimError::HeapEmpty { heap });
        }
        if stones > MAX_STONES {
            return Err(NimError::HeapTooLarge {
                heap,
                stones,
                limit: MAX_STONES,
            });
        }
    }
    Ok(())
}
