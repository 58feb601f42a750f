//! A game that ends, so that the alternatives can solve it too.

use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::solve::Indexed;

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

/// The numbers of heaps from 0 to 12 are the digits of the index.
impl Indexed for Heaps {
    fn indices(&self) -> u64 {
        13_u64.pow(5)
    }

    fn index(&self, heaps: &[u8; 5]) -> Option<u32> {
        Some(
            heaps
                .iter()
                .fold(0, |index, &heap| index * 13 + u32::from(heap)),
        )
    }

    fn position_at(&self, mut index: u32) -> Option<[u8; 5]> {
        let mut heaps = [0; 5];
        for heap in heaps.iter_mut().rev() {
            *heap = u8::try_from(index % 13).ok()?;
            index /= 13;
        }
        Some(heaps)
    }

    fn grade(&self, heaps: &[u8; 5]) -> Option<u32> {
        Some(60 - heaps.iter().copied().map(u32::from).sum::<u32>())
    }
}
