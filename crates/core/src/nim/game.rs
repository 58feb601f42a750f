//! Heap games: the heaps, and what may be taken from each.

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
    /// `none`: a move takes stones from one heap.
    None,
    /// `wythoff`: a move takes any number from one of two heaps, or the same number from both
    /// (Wythoff, 1907).
    Wythoff,
}

/// A move: how many stones it takes, and from which heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(deny_unknown_fields)
)]
pub struct HeapTake {
    /// The heap, counted from 0; also 0 if the move takes from both.
    pub heap: u32,
    /// How many stones the move takes, 1 or more. If takes may pass the end, it can be more than
    /// the heap has, which empties the heap.
    pub stones: u64,
    /// Whether the move takes the same number from the second heap too.
    pub both: bool,
}

impl HeapTake {
    /// A take from one heap.
    pub fn from_one(heap: usize, stones: u64) -> HeapTake {
        HeapTake {
            heap: u32::try_from(heap).unwrap_or(u32::MAX),
            stones,
            both: false,
        }
    }

    /// A take of this number of stones from each of two heaps.
    pub fn from_both(stones: u64) -> HeapTake {
        HeapTake {
            heap: 0,
            stones,
            both: true,
        }
    }
}

/// Heaps of stones, the numbers that may be taken from each, and who wins at the end. A position
/// has a number of stones for each heap.
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
    /// For each rule, answers that are needed often and take long to find.
    known: Vec<Known>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    least: u64,
    largest: Option<u64>,
    any: bool,
}

impl HeapGame {
    /// The game that starts with these heaps. If there are fewer rules than heaps, the last rule
    /// holds for the remaining heaps; rules beyond the heaps do not matter.
    ///
    /// With `past_end` a take may be larger than the heap, and empties it, as a bid in an auction
    /// may exceed the price. If a rule has no largest number, infinitely many numbers empty a heap;
    /// only the least of them counts. So `past_end` changes nothing if any number may be taken, nor
    /// in Wythoff's game.
    ///
    /// # Errors
    ///
    /// [`NimError::NoHeaps`]; [`NimError::TooManyHeaps`] beyond [`MAX_HEAPS`];
    /// [`NimError::HeapEmpty`]; [`NimError::HeapTooLarge`] beyond [`MAX_STONES`];
    /// [`NimError::NoRules`]; [`NimError::WythoffHeaps`] if Wythoff's game does not have two heaps
    /// from which any number may be taken; [`NimError::NoMoveAtStart`].
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
            // The last rule holds for all further heaps.
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

    /// The rule of each heap.
    pub fn rules(&self) -> &[Numbers] {
        &self.rules
    }

    /// Whether a move may touch both heaps.
    pub fn coupling(&self) -> Coupling {
        self.coupling
    }

    /// Whether a take may be larger than the heap. It is also `false` if that would change nothing
    /// because any number may be taken from every heap.
    pub fn past_end(&self) -> bool {
        self.past_end
    }

    /// Who wins when no move is left.
    pub fn end_rule(&self) -> EndRule {
        self.end_rule
    }

    /// Whether this is Nim: a move takes any number from one heap.
    pub fn is_nim(&self) -> bool {
        self.coupling == Coupling::None && self.known.iter().all(|rule| rule.any)
    }

    /// The moves of a position, lazily: by heap, then by number of stones; then the moves that take
    /// from both heaps.
    pub fn takes(&self, position: &[u64]) -> impl Iterator<Item = HeapTake> {
        let single = (0..).zip(position).flat_map(move |(heap, &size)| {
            let numbers = self.fitting(heap, size).chain(self.passing(heap, size));
            numbers.map(move |stones| HeapTake::from_one(heap, stones))
        });
        single.chain(self.takes_from_both(position))
    }

    /// The number of moves of a position, all of them legal, and at most `u64::MAX`. Cost: for each
    /// heap, that of one [`count`](Numbers::count) of its rule.
    pub fn count_takes(&self, position: &[u64]) -> u64 {
        let single = (0..).zip(position).fold(0_u64, |sum, (heap, &size)| {
            sum.saturating_add(self.count_numbers(heap, size))
        });
        // The largest number stands for all that are larger.
        single.saturating_add(self.count_both(position))
    }

    /// Whether the game has this move there.
    pub fn is_legal(&self, position: &[u64], take: HeapTake) -> bool {
        let heap = take.heap as usize;
        let (Some(rule), Some(&size)) = (self.rules.get(heap), position.get(heap)) else {
            return false;
        };
        if take.both {
            return take.heap == 0 && (1..=self.count_both(position)).contains(&take.stones);
        }
        let passes = self.past_end
            && (self.largest(heap).is_some()
                || !rule.contains(size) && rule.next(size) == Some(take.stones));
        size > 0 && rule.contains(take.stones) && (take.stones <= size || passes)
    }

    /// The position after a move. The move is not checked; a take empties a heap that has fewer
    /// stones.
    pub fn after(&self, position: &[u64], take: HeapTake) -> Vec<u64> {
        let mut after = position.to_vec();
        let heap = take.heap as usize;
        let heaps = if take.both { 0..2 } else { heap..heap + 1 };
        for heap in &mut after[heaps] {
            // A take that passes the end empties the heap.
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

    /// Whether a player may take anything from a heap of this size.
    pub(super) fn has_take(&self, heap: usize, size: u64) -> bool {
        let rule = self.known.get(heap);
        size > 0 && rule.is_some_and(|rule| rule.least <= size || self.past_end)
    }

    /// The largest number that may be taken from a heap; `None` if the numbers have no end.
    pub(super) fn largest(&self, heap: usize) -> Option<u64> {
        self.known.get(heap)?.largest
    }

    /// One move for each position that can be reached: of the numbers that pass the end, only the
    /// least.
    pub(super) fn choices(&self, position: &[u64]) -> impl Iterator<Item = HeapTake> {
        let single = (0..).zip(position).flat_map(move |(heap, &size)| {
            let exact = self.rules.get(heap).is_some_and(|rule| rule.contains(size));
            let passing = self.passing(heap, size).take(usize::from(!exact));
            let numbers = self.fitting(heap, size).chain(passing);
            numbers.map(move |stones| HeapTake::from_one(heap, stones))
        });
        single.chain(self.takes_from_both(position))
    }

    /// The moves that take the same number from both heaps.
    pub(super) fn takes_from_both(
        &self,
        position: &[u64],
    ) -> impl Iterator<Item = HeapTake> + use<> {
        (1..=self.count_both(position)).map(HeapTake::from_both)
    }

    /// The numbers that may be taken from a heap of this size without passing its end.
    pub(super) fn fitting(&self, heap: usize, size: u64) -> impl Iterator<Item = u64> {
        let rule = self.rules.get(heap);
        rule.into_iter().flat_map(move |rule| rule.members(size))
    }

    /// The numbers that may be taken from a heap of this size and pass its end.
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

    /// How many of these numbers are no larger than the heap.
    pub(super) fn count_fitting(&self, heap: usize, size: u64) -> u64 {
        match &self.known[heap] {
            rule if rule.any => size,
            _ => self.rules[heap].count(size),
        }
    }

    /// The number with this index, counted from 0, among those that may be taken from a heap of
    /// this size; there are more than `place` such numbers. Cost O(log) counts.
    pub(super) fn number_at(&self, heap: usize, size: u64, place: u64) -> Option<u64> {
        let largest = self.largest(heap);
        if largest.is_none() && place >= self.count_fitting(heap, size) {
            return self.passing(heap, size).next();
        }
        // The search finds the least number such that more than `place` numbers go up to it.
        let mut least = 0;
        // Of numbers without an end at most one passes the heap's: see above.
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

    /// How many of these numbers are larger than the heap.
    pub(super) fn count_passing(&self, heap: usize, size: u64) -> u64 {
        let rule = self.rules.get(heap).filter(|_| self.past_end && size > 0);
        rule.map_or(0, |rule| match self.largest(heap) {
            Some(largest) => rule.count(largest.max(size)) - rule.count(size),
            None => u64::from(!rule.contains(size)),
        })
    }

    /// The most stones that can be taken from each of both heaps; 0 if the rules do not allow such
    /// moves.
    pub(super) fn count_both(&self, position: &[u64]) -> u64 {
        match (self.coupling, position) {
            (Coupling::Wythoff, &[first, second]) => first.min(second),
            _ => 0,
        }
    }
}

impl Game for HeapGame {
    type Position = Vec<u64>;
    type Move = HeapTake;

    fn moves(&self, position: &Vec<u64>) -> impl Iterator<Item = HeapTake> {
        self.takes(position)
    }

    fn after(&self, position: &Vec<u64>, take: HeapTake) -> Vec<u64> {
        HeapGame::after(self, position, take)
    }

    fn verdict(&self, _: &Vec<u64>) -> Outcome {
        self.end_rule.outcome_at_end()
    }

    fn is_legal(&self, position: &Vec<u64>, take: HeapTake) -> bool {
        HeapGame::is_legal(self, position, take)
    }

    fn is_over(&self, position: &Vec<u64>) -> bool {
        HeapGame::is_over(self, position)
    }

    fn illegal(&self, ply: u64, take: HeapTake) -> Error {
        Error::from(NimError::IllegalTake {
            ply,
            heap: place(take.heap as usize),
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
