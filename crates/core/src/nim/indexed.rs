//! A game of small heaps, as the general solver takes it.

use super::game::{HeapGame, HeapTake};
use super::{Coupling, Numbers};
use crate::checked::narrow;
use crate::error::Error;
use crate::game::{EndRule, Game, Heading, Notation};
use crate::solve::{GameFamily, Indexed, Needs};

impl HeapGame {
    /// The take-away game with these heaps. `rules` has one rule for all heaps, or one for each with
    /// semicolons between: `1..3` or `any; 2,5`.
    ///
    /// # Errors
    ///
    /// Those of [`Numbers::parse`] and [`HeapGame::new`].
    pub fn take_away(heaps: &[u64], rules: &str, end_rule: EndRule) -> Result<HeapGame, Error> {
        let numbers = |rule: &str| Ok(Numbers::parse(rule)?.numbers);
        let rules: Result<Vec<Numbers>, Error> = rules.split(';').map(numbers).collect();
        HeapGame::new(heaps, &rules?, Coupling::None, false, end_rule)
    }
}

/// The index of a position reads the heaps as the digits of a number, each below the heap at the start
/// plus one. A move takes stones, so the stones taken are the grade.
impl Indexed for HeapGame {
    fn indices(&self) -> u64 {
        let digits = HeapGame::start(self).iter().map(|stones| stones + 1);
        digits.fold(1, u64::saturating_mul)
    }

    fn index(&self, position: &Vec<u64>) -> Option<u32> {
        let start = HeapGame::start(self);
        let mut index = 0_u64;
        for (&most, &stones) in start.iter().zip(position) {
            if stones > most {
                return None;
            }
            index = index.checked_mul(most + 1)?.checked_add(stones)?;
        }
        let index = u32::try_from(index).ok();
        index.filter(|_| start.len() == position.len())
    }

    fn position_at(&self, index: u32) -> Option<Vec<u64>> {
        let mut rest = u64::from(index);
        let mut position = HeapGame::start(self).to_vec();
        for heap in position.iter_mut().rev() {
            let digits = *heap + 1;
            *heap = rest % digits;
            rest /= digits;
        }
        (rest == 0).then_some(position)
    }

    fn most_moves(&self) -> u64 {
        let takes = self.count_takes(HeapGame::start(self));
        // What is too large for 64 bits is beyond every limit.
        self.indices().saturating_mul(takes)
    }

    fn grade(&self, position: &Vec<u64>) -> Option<u32> {
        let all: u64 = HeapGame::start(self).iter().sum();
        u32::try_from(all.checked_sub(position.iter().sum())?).ok()
    }
}

/// Numbers of moves: the stones taken times this, plus the heap.
const HEAPS: u64 = 64;

/// The heap of a move that takes from both.
const BOTH: u64 = HEAPS - 1;

/// A position is written as its heaps, `3,5,7`. A move shows what is taken from where: `3,5−2,7`. Its
/// number is 64 times the stones that it takes, plus the heap, which counts from 0. A game with more heaps, or
/// with numbers of 32 bits and more, has too many positions to be solved.
impl Notation for HeapGame {
    fn start(&self) -> Vec<u64> {
        HeapGame::start(self).to_vec()
    }

    fn text(&self, position: &Vec<u64>) -> String {
        let heaps: Vec<String> = position.iter().map(u64::to_string).collect();
        heaps.join(",")
    }

    fn move_text(&self, position: &Vec<u64>, take: HeapTake) -> String {
        let heaps = (0..).zip(position).map(|(heap, stones)| {
            if take.both || take.heap == heap {
                format!("{stones}−{}", take.stones)
            } else {
                stones.to_string()
            }
        });
        heaps.collect::<Vec<String>>().join(",")
    }

    fn number(&self, _: &Vec<u64>, take: HeapTake) -> u32 {
        let heap = if take.both { BOTH } else { take.heap.into() };
        narrow(take.stones * HEAPS + heap)
    }

    fn step(&self, position: &Vec<u64>, number: u32) -> Option<HeapTake> {
        let (stones, heap) = (u64::from(number) / HEAPS, u64::from(number) % HEAPS);
        let take = if heap == BOTH {
            HeapTake::from_both(stones)
        } else {
            HeapTake::from_one(narrow(heap), stones)
        };
        Game::is_legal(self, position, take).then_some(take)
    }
}

impl GameFamily for HeapGame {
    const NAME: &'static str = "take-away";
    const NEEDS: Needs = Needs {
        rules: true,
        ..Needs::SIZES
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        HeapGame::take_away(&heading.sizes, heading.rules(), heading.end_rule())
    }
}
