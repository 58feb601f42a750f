//! Sets of squares of given sizes, numbered.

use std::ops::RangeInclusive;

use super::Board;
use crate::binomial::binomial;
use crate::checked::narrow;
use crate::game::Player;

/// No number: the set has another size.
const NONE: u32 = u32::MAX;

/// All sets of squares whose sizes are allowed, in rising order of their bits.
#[derive(Clone, Debug)]
pub(super) struct SquareSets {
    ranks: Vec<u32>,
    sets: Vec<u32>,
    /// The number of pairs of sets without a common square.
    pairs: u64,
}

impl SquareSets {
    /// The sets of up to 16 squares.
    pub(super) fn new(squares: u32, sizes: RangeInclusive<u32>) -> Self {
        let mut sets = Vec::new();
        let ranks = (0..1_u32 << squares).map(|set| {
            if !sizes.contains(&set.count_ones()) {
                return NONE;
            }
            sets.push(set);
            narrow(sets.len() - 1)
        });
        let ranks = ranks.collect();
        let pairs = sizes.clone().map(|one| {
            let others = sizes.clone();
            let others = others.map(|other| binomial(squares - one, other));
            binomial(squares, one) * others.sum::<u64>()
        });
        let pairs = pairs.sum();
        SquareSets { ranks, sets, pairs }
    }

    /// The number of sets.
    pub(super) fn count(&self) -> u32 {
        narrow(self.sets.len())
    }

    /// The number of pairs of sets without a common square.
    pub(super) fn disjoint_pairs(&self) -> u64 {
        self.pairs
    }

    /// The number of a pair of sets; `None` if one of them has another size, or if they have a common square.
    #[inline]
    pub(super) fn pair(&self, one: u32, other: u32) -> Option<u32> {
        let rank = |set: u32| {
            let rank = self.ranks.get(set as usize).copied();
            rank.filter(|&rank| rank != NONE)
        };
        let number = rank(one)? * self.count() + rank(other)?;
        (one & other == 0).then_some(number)
    }

    /// The pair of sets with a number; `None` if they have a common square, or if there is no such pair.
    #[inline]
    pub(super) fn pair_at(&self, number: u32) -> Option<(u32, u32)> {
        let one = *self.sets.get((number / self.count()) as usize)?;
        let other = *self.sets.get((number % self.count()) as usize)?;
        (one & other == 0).then_some((one, other))
    }
}

impl SquareSets {
    /// The number of a board with a set of stones of each player, which also says whose turn it is. `None` if a set
    /// has another size, or if they have a common square.
    #[inline]
    pub(super) fn number(&self, board: &Board) -> Option<u32> {
        let second = u32::from(board.turn == Player::Second);
        Some(2 * self.pair(board.first, board.second)? + second)
    }

    /// The board with such a number.
    #[inline]
    pub(super) fn board(&self, number: u32) -> Option<Board> {
        let (first, second) = self.pair_at(number / 2)?;
        Some(Board {
            first,
            second,
            turn: Player::to_move_after((number % 2) as usize),
        })
    }
}
