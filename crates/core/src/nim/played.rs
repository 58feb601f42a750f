//! Heap games as they are played: without a look at all moves where there are too many.

use std::cmp::Reverse;

use super::analysis::HeapRun;
use super::game::Take;
use super::why::{HeapOption, MAX_LISTED};
use crate::error::Error;
use crate::game::{Game, Outcome};
use crate::play::follow;
use crate::rng::Rng;
use crate::solve::{Solved, Value};

/// How many numbers an opponent may look at to set a trap.
const TRAP_WORK: u64 = 1 << 20;

/// What the trap opponent plays after the moves so far; `None` if the game is over.
///
/// Where it can win, it plays perfectly. Else it leaves the position where the fewest replies win;
/// among these, the one where the most replies lose; then the first. It does not end the game by
/// losing it while there is anything else.
///
/// Where there are more than 256 moves, it chooses among the 1st, 2nd, 4th, 8th, ... and the last
/// number of those that may be taken from each heap (where any may, takes of 1, 2, 4, 8, ... and
/// all); and it stops to look for better ones when it has looked at about a million replies.
///
/// # Errors
///
/// As for [`record`](crate::play::record).
///
/// # Cost
///
/// O(k) for each move and k heaps, and for each reply that it looks at.
pub fn trap(run: &HeapRun, takes: &[Take]) -> Result<Option<Take>, Error> {
    let positions = follow(run, &run.game().start().to_vec(), takes)?;
    let Some(position) = positions.last() else {
        return Ok(None);
    };
    if run.outcome_at(position)? == Outcome::N {
        return run.best(position);
    }
    run.trap(position)
}

impl Game for HeapRun {
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(&self, position: &Vec<u64>) -> impl Iterator<Item = Take> {
        Game::moves(self.game(), position)
    }

    fn after(&self, position: &Vec<u64>, take: Take) -> Vec<u64> {
        Game::after(self.game(), position, take)
    }

    fn verdict(&self, position: &Vec<u64>) -> Outcome {
        self.game().verdict(position)
    }

    fn is_legal(&self, position: &Vec<u64>, take: Take) -> bool {
        Game::is_legal(self.game(), position, take)
    }

    fn is_over(&self, position: &Vec<u64>) -> bool {
        Game::is_over(self.game(), position)
    }

    fn illegal(&self, ply: u64, take: Take) -> Error {
        self.game().illegal(ply, take)
    }
}

impl Solved for HeapRun {
    fn value(&self, position: &Vec<u64>) -> Result<Value, Error> {
        HeapRun::value(self, position)
    }

    /// Where remoteness is known, the move that wins as soon or loses as late as possible, the first
    /// of those alike. Where it is not: the first winning move; if there is none, as little as may
    /// be taken from the largest heap that allows anything.
    fn best(&self, position: &Vec<u64>) -> Result<Option<Take>, Error> {
        if self.knows_remoteness(position) {
            return Ok(self.best_option(position)?.map(|option| option.take));
        }
        let first = self.winning(position)?.next();
        Ok(first.or_else(|| self.least(position)))
    }

    fn any(&self, position: &Vec<u64>, rng: &mut Rng) -> Option<Take> {
        let moves = self.game().count_takes(position);
        let mut place = rng.next_u64().checked_rem(moves)?;
        for (heap, &size) in position.iter().enumerate() {
            let count = self.game().count_numbers(heap, size);
            if place < count {
                return self
                    .game()
                    .number_at(heap, size, place)
                    .map(|stones| Take::from_one(heap, stones));
            }
            place -= count;
        }
        Some(Take::from_both(place + 1))
    }
}

impl HeapRun {
    /// The best move by a look at all that lead to different positions; the first of those alike.
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

    /// Whether the table, if there is one, has come to this position, and so to all that follow.
    fn knows_remoteness(&self, position: &[u64]) -> bool {
        let value = self.table().and_then(|table| table.value(position));
        value.is_some()
    }

    /// As little as may be taken from the largest heap that allows anything, the first of these.
    fn least(&self, position: &[u64]) -> Option<Take> {
        let (heap, _) = (0..)
            .zip(position)
            .filter(|&(heap, &size)| self.game().has_take(heap, size))
            .max_by_key(|&(heap, size)| (size, Reverse(heap)))?;
        let stones = self.game().rules().get(heap)?.smallest();
        Some(Take::from_one(heap, stones))
    }

    /// The move after which it is hardest to reply well.
    fn trap(&self, position: &[u64]) -> Result<Option<Take>, Error> {
        let all = self.game().count_takes(position) <= MAX_LISTED as u64;
        let candidates: Vec<Take> = if all {
            self.game().choices(position).collect()
        } else {
            self.samples(position)
        };
        let mut best: Option<(Take, (u64, Reverse<u64>))> = None;
        let mut work = 0_u64;
        for take in candidates {
            if work > TRAP_WORK {
                break;
            }
            let after = self.game().after(position, take);
            work = work.saturating_add(self.work_to_count(&after));
            let rank = match self.game().count_takes(&after) {
                0 => (u64::MAX, Reverse(0)),
                moves => {
                    let winning = self.count_winning(&after)?;
                    (winning, Reverse(moves.saturating_sub(winning)))
                }
            };
            if best.is_none_or(|(_, least)| rank < least) {
                best = Some((take, rank));
            }
        }
        Ok(best.map(|(take, _)| take))
    }

    /// Of each heap the 1st, 2nd, 4th, ... and the last number that it has stones for, and one that
    /// passes its end; the same of the numbers that may be taken from both.
    fn samples(&self, position: &[u64]) -> Vec<Take> {
        let mut samples = Vec::new();
        for (heap, &size) in position.iter().enumerate() {
            let fitting = self.game().count_fitting(heap, size);
            let numbers =
                doubling(fitting).filter_map(|place| self.game().number_at(heap, size, place - 1));
            let passing = self.game().passing(heap, size).take(1);
            samples.extend(
                numbers
                    .chain(passing)
                    .map(|stones| Take::from_one(heap, stones)),
            );
        }
        let both = self.game().count_both(position);
        samples.extend(doubling(both).map(Take::from_both));
        samples
    }
}

/// 1, 2, 4, ... below `last`, and `last`; nothing if that is 0.
fn doubling(last: u64) -> impl Iterator<Item = u64> {
    let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(2));
    let end = (last > 0).then_some(last);
    powers.take_while(move |&power| power < last).chain(end)
}
