//! A game that ends, so that the alternatives can solve it too.

use appleyard_core::game::{EndRule, Game, Outcome};

/// Five heaps under misère play; each has its own numbers that may be taken.
#[derive(Clone, Copy)]
pub struct Heaps(pub [&'static [u8]; 5]);

impl Heaps {
    /// The rules of the benchmark `nim/misere 12^5`.
    pub const RULES: Heaps = Heaps([
        &[1, 2],
        &[1, 2, 3],
        &[2, 5],
        &[1, 3, 5, 7, 9, 11],
        &[1, 2, 3, 5, 8],
    ]);
}

impl Game for Heaps {
    type Position = [u8; 5];
    /// A move: the heap, and how many stones it takes.
    type Move = (usize, u8);

    fn moves(&self, &heaps: &[u8; 5]) -> impl Iterator<Item = (usize, u8)> {
        self.0.iter().enumerate().flat_map(move |(heap, numbers)| {
            let fitting = numbers.iter().filter(move |&&number| number <= heaps[heap]);
            fitting.map(move |&number| (heap, number))
        })
    }

    fn after(&self, heaps: &[u8; 5], (heap, number): (usize, u8)) -> [u8; 5] {
        let mut after = *heaps;
        after[heap] -= number;
        after
    }

    fn verdict(&self, _: &[u8; 5]) -> Outcome {
        EndRule::Misere.outcome_at_end()
    }
}
