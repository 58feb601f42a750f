//! Boards as numbers with base three.

/// The number of a board of up to 16 squares, each free or with one of two stones: a digit of base three
/// for each square. Two tables do eight squares at a time.
#[derive(Clone, Debug)]
pub(super) struct Ternary {
    /// For eight squares, their number if all stones are of the first kind.
    numbers: Vec<u32>,
    /// The stones of each kind on eight squares, by their number.
    halves: Vec<(u32, u32)>,
}

const HALF: u32 = 8;
const HALF_BITS: u32 = (1 << HALF) - 1;
const HALF_COUNT: u32 = 6561;

impl Ternary {
    pub(super) fn new() -> Self {
        let number = |bits: u32| {
            let digits = (0..HALF).rev().map(|square| bits >> square & 1);
            digits.fold(0, |number, digit| 3 * number + digit)
        };
        let half = |number: u32| {
            let mut stones = (0, 0);
            let mut rest = number;
            for square in 0..HALF {
                match rest % 3 {
                    1 => stones.0 |= 1 << square,
                    2 => stones.1 |= 1 << square,
                    _ => {}
                }
                rest /= 3;
            }
            stones
        };
        Ternary {
            numbers: (0..=HALF_BITS).map(number).collect(),
            halves: (0..HALF_COUNT).map(half).collect(),
        }
    }

    /// The number of a board. The stones are on the first 16 squares, at most one on each.
    #[inline]
    pub(super) fn number(&self, first: u32, second: u32) -> u32 {
        let number = |bits: u32| self.numbers[(bits & HALF_BITS) as usize];
        let half = |shift: u32| number(first >> shift) + 2 * number(second >> shift);
        half(HALF) * HALF_COUNT + half(0)
    }

    /// The stones of the board with a number; `None` if there is no such board.
    #[inline]
    pub(super) fn stones(&self, number: u32) -> Option<(u32, u32)> {
        let low = self.halves.get((number % HALF_COUNT) as usize)?;
        let high = self.halves.get((number / HALF_COUNT) as usize)?;
        Some((low.0 | high.0 << HALF, low.1 | high.1 << HALF))
    }
}
