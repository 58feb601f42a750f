//! Opponents in heap games.

use std::cmp::Reverse;

use super::analysis::HeapRun;
use super::game::Take;
use super::record::follow;
use super::why::{HeapOption, MAX_LISTED};
use crate::error::Error;
use crate::game::Outcome;
use crate::play::choose::{ALL_PERCENT, check_percent};
use crate::rng::Rng;

/// How many numbers an opponent may look at to set a trap.
const TRAP_WORK: u64 = 1 << 20;

/// How an opponent chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeapOpponent {
    /// Where remoteness is known: wins as soon as possible, or else loses as late as possible; among
    /// equally good moves it makes the first. Where it is not known: makes the first winning move;
    /// if there is none, takes as little as may be taken from the largest heap that allows anything.
    Perfect,
    /// Now and then makes any move, each with the same chance; otherwise plays perfectly.
    Erring {
        /// How often, in percent: 0 to 100.
        percent: u8,
    },
    /// Where it can win, plays perfectly. Else it leaves the position where the fewest replies win;
    /// among these, the one where the most replies lose; then the first. It does not end the game
    /// by losing it while there is anything else.
    ///
    /// Where there are more than 256 moves, it chooses among the 1st, 2nd, 4th, 8th, ... and the last
    /// number of those that may be taken from each heap (where any may, takes of 1, 2, 4, 8, ... and
    /// all); and it stops to look for better ones when it has looked at about a million replies.
    Trap,
}

/// What the opponent plays after the moves so far; `None` if the game is over.
///
/// Chance depends on the seed and the number of moves alone, so the same game gives the same reply,
/// also when it is replayed from the middle.
///
/// # Errors
///
/// As for [`record`](super::record()); [`Error::PERCENT`].
///
/// # Cost
///
/// O(k) for each move and k heaps. Then the perfect opponent looks at every move where remoteness
/// is known, and otherwise, like [`HeapRun::why`], only at winning ones where there is a formula.
pub fn reply(
    run: &HeapRun,
    takes: &[Take],
    opponent: HeapOpponent,
    seed: u64,
) -> Result<Option<Take>, Error> {
    if let HeapOpponent::Erring { percent } = opponent {
        check_percent(percent)?;
    }
    let game = follow(run, takes)?;
    let (Some(last), None) = (game.plies.last(), game.winner) else {
        return Ok(None);
    };
    let position = &last.position;
    match opponent {
        HeapOpponent::Perfect => run.perfect(position),
        HeapOpponent::Erring { percent } => {
            let mut rng = Rng::at(seed, takes.len() as u64);
            if rng.below(ALL_PERCENT.into()) < percent.into() {
                Ok(run.any(position, &mut rng))
            } else {
                run.perfect(position)
            }
        }
        HeapOpponent::Trap if last.outcome == Outcome::N => run.perfect(position),
        HeapOpponent::Trap => run.trap(position),
    }
}

impl HeapRun {
    /// The best move by a look at all of them: it wins as soon as possible, or loses as late as
    /// possible; the first of those alike. Plies too many to be told count as more than any others.
    pub(super) fn best(&self, position: &[u64]) -> Result<Option<HeapOption>, Error> {
        let rank = |option: &HeapOption| {
            let plies = option.remoteness.unwrap_or(u32::MAX);
            match option.outcome {
                Outcome::P => (false, plies),
                Outcome::N => (true, u32::MAX - plies),
            }
        };
        let mut best: Option<HeapOption> = None;
        for take in self.game().choices(position) {
            let option = self.option(position, take)?;
            if best.is_none_or(|best| rank(&option) < rank(&best)) {
                best = Some(option);
            }
        }
        Ok(best)
    }

    /// The move of the perfect opponent; `None` if the game is over.
    pub(super) fn perfect(&self, position: &[u64]) -> Result<Option<Take>, Error> {
        if self.knows_remoteness(position) {
            return Ok(self.best(position)?.map(|option| option.take));
        }
        let first = self.winning(position)?.next();
        Ok(first.or_else(|| self.least(position)))
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

    /// Any move, each with the same chance.
    fn any(&self, position: &[u64], rng: &mut Rng) -> Option<Take> {
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
