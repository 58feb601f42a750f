//! A position of a game, and why it is lost or won.

use appleyard_core::chain::{self, ChainWhy, arrangements};
use appleyard_core::game::Outcome;
use serde::Serialize;
use tsify::Tsify;

use super::take::{ChainTake, takes};

/// A position that some move leads to.
#[derive(Tsify, Serialize)]
pub struct ChainOption {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// The verdict, for whoever must move there.
    pub outcome: Outcome,
    /// Plies to the end from there, when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// All moves that leave these groups, from left to right.
    pub takes: Vec<ChainTake>,
    /// Whether no option is better for whoever moves here: it wins as soon, or loses as late, as
    /// possible.
    pub deciding: bool,
}

/// The position after some moves, and what they may be followed by.
#[derive(Tsify, Serialize)]
pub struct ChainPosition {
    /// The cells from left to right, 1 with an object and 0 without.
    pub cells: String,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
    /// The verdict, for whoever must move here.
    pub outcome: Outcome,
    /// Plies to the end, when the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Whether the next move may only take one object, since it is the first.
    pub restricted: bool,
    /// What the moves lead to, each position once, the best one for whoever must move here first; of
    /// equally good ones first that of the leftmost move.
    pub options: Vec<ChainOption>,
    /// How many of the options win.
    pub winning: usize,
    /// How many moves there are.
    pub moves: usize,
    /// The Grundy value of each of the groups, in their order.
    pub grundy: Vec<u32>,
    /// Their exclusive or. In the direct game the position is lost exactly if it is 0, unless `restricted`.
    pub xor: u32,
    /// In how many rows of as many cells the same groups can lie: a whole number in decimal digits.
    pub arrangements: String,
    /// Whether heaps of misère Nim as large as the Grundy values would have another winner. Never in
    /// the direct game, nor if `restricted`.
    pub misled: bool,
}

impl From<ChainWhy> for ChainPosition {
    fn from(why: ChainWhy) -> Self {
        let leading_to = |place: usize| {
            let moves = why.takes.iter().filter(move |it| it.option == place);
            takes(moves.map(|it| it.take))
        };
        let option = |place: usize| {
            let chain::ChainOption { groups, leaves, .. } = why.options.get(place)?.clone();
            Some(ChainOption {
                groups,
                outcome: leaves.outcome,
                remoteness: leaves.remoteness.unwrap_or_default(),
                takes: leading_to(place),
                deciding: why.best.contains(&place),
            })
        };
        ChainPosition {
            cells: why.row.to_string(),
            outcome: why.value.outcome,
            remoteness: why.value.remoteness.unwrap_or_default(),
            restricted: why.restricted,
            options: why.ranking().into_iter().filter_map(option).collect(),
            winning: why.winning,
            moves: why.takes.len(),
            xor: why.xor,
            arrangements: arrangements(&why.groups, why.row.length()).to_string(),
            misled: why.misled,
            groups: why.groups,
            grundy: why.grundy,
        }
    }
}
