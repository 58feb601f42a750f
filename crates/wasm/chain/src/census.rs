//! Which kinds of positions there are, and how many.

use appleyard_core::Error;
use appleyard_core::chain::{self, Census, CensusKind, ChainTable};
use appleyard_core::error::ChainError;
use appleyard_core::game::EndRule;
use appleyard_core::progress::Run;
use serde::Serialize;
use tsify::Tsify;

/// The longest row of a census, which is made in one go.
pub const MAX_CENSUS: u32 = 40;

/// How many positions there are with so many objects; the first-move rule is not applied.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainCensusRow {
    /// The objects.
    pub objects: u32,
    /// The positions: sizes of groups, in whatever order.
    pub positions: u64,
    /// Of these, won for whoever must move.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// With two options or more, of which exactly one wins.
    pub only_winning: u64,
    /// With two options or more, of which every one wins. Chain has none.
    pub every_wins: u64,
    /// With one option only, which wins.
    pub forced: u64,
    /// Won by the other player under the other end rule.
    pub reversed: u64,
    /// Of which Nim with heaps of the Grundy values, under the same end rule, says the wrong thing; none
    /// in the direct game.
    pub misled: u64,
}

impl From<&chain::CensusRow> for ChainCensusRow {
    fn from(row: &chain::CensusRow) -> Self {
        ChainCensusRow {
            objects: row.objects,
            positions: row.positions,
            won: row.won,
            lost: row.lost,
            only_winning: row.one_wins,
            every_wins: row.every_wins,
            forced: row.forced,
            reversed: row.reversed,
            misled: row.misled,
        }
    }
}

/// A census of all positions that fit into a row. The examples are the smallest positions of their
/// kind, at most 12, each as the sizes of its groups.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChainCensus {
    /// For 0, 1, 2, … objects, up to the whole row.
    pub rows: Vec<ChainCensusRow>,
    /// Examples of `onlyWinning`.
    pub only_winning: Vec<Vec<u32>>,
    /// Examples of `everyWins`.
    pub every_wins: Vec<Vec<u32>>,
    /// Examples of `reversed`.
    pub reversed: Vec<Vec<u32>>,
    /// Examples of `misled`.
    pub misled: Vec<Vec<u32>>,
}

impl ChainCensus {
    pub fn new(table: &ChainTable, objects: u32, rule: EndRule) -> Result<ChainCensus, Error> {
        let max = table.length().min(MAX_CENSUS);
        ChainError::OBJECTS.check(objects, 1..=max)?;
        let mut census = Census::new(table, objects, rule)?;
        census.finish()?;
        Ok(ChainCensus {
            rows: census.rows().iter().map(ChainCensusRow::from).collect(),
            only_winning: census.examples(CensusKind::OneWins),
            every_wins: census.examples(CensusKind::EveryWins),
            reversed: census.examples(CensusKind::Reversed),
            misled: census.examples(CensusKind::Misled),
        })
    }
}
