//! Tables with the values of positions.

use rustc_hash::FxHashMap;

use super::cells::ArrayRows;
use super::groups::PackedGroups;
use super::rules::Rules;
use crate::checked::narrow;
use crate::solve::Score;

/// Rules with a table of the scores of their positions.
pub(super) trait Tabled: Rules + std::fmt::Debug {
    /// A score for each position.
    type Table: std::fmt::Debug;

    /// A table without scores, with room for those of all positions.
    fn table(&self) -> Self::Table;

    /// The score of a position, or the default if it has none yet.
    fn score(table: &Self::Table, position: Self::Position) -> Score<i8>;

    /// Stores a score.
    fn set(table: &mut Self::Table, position: Self::Position, score: Score<i8>);
}

impl Tabled for ArrayRows {
    /// Indexed by the row as a number.
    type Table = Vec<Score<i8>>;

    fn table(&self) -> Self::Table {
        vec![Score::default(); 1 << self.objects]
    }

    fn score(table: &Self::Table, row: u32) -> Score<i8> {
        table[row as usize]
    }

    fn set(table: &mut Self::Table, row: u32, score: Score<i8>) {
        table[row as usize] = score;
    }
}

impl Tabled for PackedGroups {
    /// Keyed by the two halves of the packing, so that an entry takes 24 bytes instead of 32.
    type Table = FxHashMap<[u64; 2], Score<i8>>;

    fn table(&self) -> Self::Table {
        FxHashMap::with_capacity_and_hasher(narrow(self.positions()), rustc_hash::FxBuildHasher)
    }

    fn score(table: &Self::Table, groups: u128) -> Score<i8> {
        // A position that is not in the table has no score yet.
        table.get(&halves(groups)).copied().unwrap_or_default()
    }

    fn set(table: &mut Self::Table, groups: u128, score: Score<i8>) {
        table.insert(halves(groups), score);
    }
}

fn halves(groups: u128) -> [u64; 2] {
    let half = |shift: u32| narrow(groups >> shift & u128::from(u64::MAX));
    [half(u64::BITS), half(0)]
}
