//! One heap from which players may take some numbers.

use appleyard_core::game::{EndRule, Game, Outcome};

/// One heap: who takes the last stone wins, or loses.
pub struct Heap<N> {
    /// What may be taken, as far as the heap reaches, in rising order.
    pub numbers: N,
    pub end_rule: EndRule,
}

/// A heap under normal play from which any number up to `most` may be taken.
pub fn up_to(most: u32) -> Heap<std::ops::RangeInclusive<u32>> {
    Heap {
        numbers: 1..=most,
        end_rule: EndRule::Normal,
    }
}

impl<N: Clone + IntoIterator<Item = u32>> Game for Heap<N> {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &stones: &u32) -> impl Iterator<Item = u32> {
        let numbers = self.numbers.clone().into_iter();
        numbers.take_while(move |&number| number <= stones)
    }

    fn after(&self, &stones: &u32, taken: u32) -> u32 {
        stones - taken
    }

    fn verdict(&self, _: &u32) -> Outcome {
        self.end_rule.outcome_at_end()
    }
}
