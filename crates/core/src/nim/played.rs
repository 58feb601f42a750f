//! Plays heap games, and does not look at all moves if there are too many.

use std::cmp::Reverse;

use super::analysis::HeapRun;
use super::classes::NimClass;
use super::game::{HeapGame, HeapTake};
use super::why::{HeapOption, MAX_LISTED};
use crate::error::{Error, Sure};
use crate::game::Outcome;
use crate::play::{Chance, GameRecord, Opponent, follow, record, reply};
use crate::rng::Rng;
use crate::solve::{Solved, Value};

/// The number of numbers that an opponent may look at to set a trap.
const TRAP_WORK: u64 = 1 << 20;

/// How the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum HeapOpponent {
    /// As [`Opponent::Perfect`] if remoteness is known: the fastest win, else the slowest loss.
    /// Otherwise it makes a winning move, or else takes the smallest number that it may from the largest
    /// heap.
    Perfect,
    /// As [`Opponent::Erring`]: perfect, except that a chosen share of its moves are random.
    Erring,
    /// As [`trap`]: perfect if it can win; otherwise it leaves as few winning replies as it can.
    Trap,
}

/// A heap game with the value of each position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct HeapRecord {
    /// The game.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub game: GameRecord<Vec<u64>, HeapTake>,
    /// The result of [`HeapRun::xor`] for each position of the game.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub xors: Option<Vec<u64>>,
    /// The result of [`HeapRun::class`] for each position of the game.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub classes: Option<Vec<NimClass>>,
}

/// What the trap opponent plays after the moves so far; `None` if the game is over.
///
/// If it can win, it plays perfectly. Otherwise it leaves the position where the fewest replies win;
/// among these, the one where the most replies lose; then the first. It does not lose the game at once
/// as long as it has another move.
///
/// If there are more than 256 moves, it looks only at some numbers for each heap: the 1st, 2nd, 4th,
/// 8th, ... and the last of those that may be taken (if any may be taken, 1, 2, 4, 8, ... and all
/// stones). It stops looking for better moves after about a million replies.
///
/// # Errors
///
/// The same as for [`record`](crate::play::record).
///
/// # Cost
///
/// O(k) for each move and k heaps, and for each reply that it looks at.
pub fn trap(run: &HeapRun, takes: &[HeapTake]) -> Result<Option<HeapTake>, Error> {
    let positions = follow(run.game(), &run.game().start().to_vec(), takes)?;
    let position = positions.last().sure("a game has a start")?;
    if run.outcome_at(position)? == Outcome::N {
        return run.best(position);
    }
    run.trap(position)
}

impl Solved for HeapRun {
    type Game = HeapGame;

    fn game(&self) -> &HeapGame {
        HeapRun::game(self)
    }

    fn value(&self, position: &Vec<u64>) -> Result<Value, Error> {
        HeapRun::value(self, position)
    }

    /// If remoteness is known, the first of the moves that win as soon, or lose as late, as possible.
    /// Otherwise the first winning move; if no move wins, the smallest take from the largest heap that
    /// allows any.
    fn best(&self, position: &Vec<u64>) -> Result<Option<HeapTake>, Error> {
        if self.knows_remoteness(position) {
            return Ok(self.best_option(position)?.map(|option| option.take));
        }
        let first = self.winning(position)?.next();
        Ok(first.or_else(|| self.least(position)))
    }

    fn any(&self, position: &Vec<u64>, rng: &mut Rng) -> Option<HeapTake> {
        let moves = self.game().count_takes(position);
        let mut place = rng.next_u64().checked_rem(moves)?;
        for (heap, &size) in position.iter().enumerate() {
            let count = self.game().count_numbers(heap, size);
            if place < count {
                return self
                    .game()
                    .number_at(heap, size, place)
                    .map(|stones| HeapTake::from_one(heap, stones));
            }
            place -= count;
        }
        Some(HeapTake::from_both(place + 1))
    }
}

impl HeapRun {
    /// The record of a game from the heaps at the start.
    ///
    /// # Errors
    ///
    /// Those of [`record`](crate::play::record), whose cost it has.
    pub fn record(&self, takes: &[HeapTake]) -> Result<HeapRecord, Error> {
        let game = record(self, &self.game().start().to_vec(), takes)?;
        let plies = || game.plies.iter().map(|ply| &ply.position[..]);
        Ok(HeapRecord {
            xors: plies().map(|position| self.xor(position)).collect(),
            classes: plies().map(|position| self.class(position)).collect(),
            game,
        })
    }

    /// What an opponent plays after a game from the heaps at the start; `None` if the game is over.
    ///
    /// # Errors
    ///
    /// Those of [`reply`](crate::play::reply) and [`trap`], whose costs it has.
    pub fn reply(
        &self,
        takes: &[HeapTake],
        opponent: HeapOpponent,
        chance: Chance,
    ) -> Result<Option<HeapTake>, Error> {
        let opponent = match opponent {
            HeapOpponent::Perfect => Opponent::Perfect,
            HeapOpponent::Erring => Opponent::Erring,
            HeapOpponent::Trap => return trap(self, takes),
        };
        reply(self, &self.game().start().to_vec(), takes, opponent, chance)
    }

    /// The best of the moves that lead to different positions; of equally good moves the first. It looks
    /// at all of them.
    pub(super) fn best_option(&self, position: &[u64]) -> Result<Option<HeapOption>, Error> {
        let mut best: Option<HeapOption> = None;
        let values = |option: HeapOption| option.leaves.one_ply_earlier();
        for take in self.game().choices(position) {
            let option = self.option(position, take)?;
            if best.is_none_or(|best| values(option).is_preferred_to(values(best))) {
                best = Some(option);
            }
        }
        Ok(best)
    }

    /// Whether the table, if there is one, has solved this position, and so all positions after it.
    fn knows_remoteness(&self, position: &[u64]) -> bool {
        let value = self.table().and_then(|table| table.value(position));
        value.is_some()
    }

    /// The smallest take from the largest heap that allows any; of several such heaps the first.
    fn least(&self, position: &[u64]) -> Option<HeapTake> {
        let (heap, _) = (0..)
            .zip(position)
            .filter(|&(heap, &size)| self.game().has_take(heap, size))
            .max_by_key(|&(heap, size)| (size, Reverse(heap)))?;
        let stones = self.game().rules().get(heap)?.smallest();
        Some(HeapTake::from_one(heap, stones))
    }

    /// The move that leaves the fewest winning replies.
    fn trap(&self, position: &[u64]) -> Result<Option<HeapTake>, Error> {
        let all = self.game().count_takes(position) <= MAX_LISTED as u64;
        let candidates: Vec<HeapTake> = if all {
            self.game().choices(position).collect()
        } else {
            self.samples(position)
        };
        let mut best: Option<(HeapTake, (u64, Reverse<u64>))> = None;
        let mut work = 0_u64;
        for take in candidates {
            if work > TRAP_WORK {
                break;
            }
            let after = self.game().after(position, take);
            // As in all counts here, the largest number stands for all that are larger.
            work = work.saturating_add(self.work_to_count(&after));
            let rank = match self.game().count_takes(&after) {
                0 => (u64::MAX, Reverse(0)),
                moves => {
                    let winning = self.count_winning(&after)?;
                    (winning, Reverse(moves - winning))
                }
            };
            if best.is_none_or(|(_, least)| rank < least) {
                best = Some((take, rank));
            }
        }
        Ok(best.map(|(take, _)| take))
    }

    /// Some moves. For each heap they take the 1st, 2nd, 4th, ... and the last of the numbers that the
    /// heap has stones for, and one number that passes its end. The moves from both heaps are chosen in
    /// the same way.
    fn samples(&self, position: &[u64]) -> Vec<HeapTake> {
        let mut samples = Vec::new();
        for (heap, &size) in position.iter().enumerate() {
            let fitting = self.game().count_fitting(heap, size);
            let numbers =
                doubling(fitting).filter_map(|place| self.game().number_at(heap, size, place - 1));
            let passing = self.game().passing(heap, size).take(1);
            samples.extend(
                numbers
                    .chain(passing)
                    .map(|stones| HeapTake::from_one(heap, stones)),
            );
        }
        let both = self.game().count_both(position);
        samples.extend(doubling(both).map(HeapTake::from_both));
        samples
    }
}

/// 1, 2, 4, ... below `last`, and then `last`; empty if `last` is 0.
fn doubling(last: u64) -> impl Iterator<Item = u64> {
    let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(2));
    let end = (last > 0).then_some(last);
    powers.take_while(move |&power| power < last).chain(end)
}
