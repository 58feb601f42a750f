//! Why a row is lost or won, and which moves decide.

use super::first_move::FirstMove;
use super::nim_sum::nim_outcome;
use super::row::{Row, Take};
use super::solved::SolvedChain;
use crate::error::Error;
use crate::game::{Game, Outcome};
use crate::play::follow;
use crate::solve::{Solved, Value};

/// What is to be said of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainWhy {
    /// The row.
    pub row: Row,
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// Its value for whoever must move; at the start of a whole row, under the first-move rule.
    pub value: Value,
    /// Whether the first-move rule holds for the next move.
    pub restricted: bool,
    /// Every move, from left to right, and from one cell by the number taken.
    pub takes: Vec<ChainTake>,
    /// What the moves lead to, each position once, in the order in which the moves first lead there.
    pub options: Vec<ChainOption>,
    /// How many of the options win for whoever must move.
    pub winning: usize,
    /// The places in `options` of those to which none is preferred: they win as soon, or lose as late, as
    /// possible. Empty where no move is left.
    pub best: Vec<usize>,
    /// The Grundy value of each of the `groups`, in their order.
    pub grundy: Vec<u32>,
    /// Their exclusive or. Under normal play the row is lost exactly if it is 0, but for a start under the
    /// first-move rule.
    pub xor: u32,
    /// Who would win with heaps of Nim as large as the Grundy values, under the end rule of the game;
    /// `None` under the first-move rule, which Nim does not know.
    pub nim: Option<Outcome>,
    /// Whether that is wrong. Never under normal play.
    pub misled: bool,
}

/// A move, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainTake {
    /// The move.
    pub take: Take,
    /// The place of what it leads to in the list of options. Moves with the same one leave the same groups.
    pub option: usize,
}

/// A position that some move leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainOption {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// Its value for whoever must move there.
    pub leaves: Value,
    /// What it is worth to whoever moves there: one ply earlier.
    pub worth: Value,
    /// How many moves lead to it.
    pub ways: usize,
}

/// What decides in the row after the moves so far.
///
/// # Errors
///
/// As for [`record`](crate::play::record).
///
/// # Cost
///
/// O(g) for each move of the row, of g groups, for each option there is.
///
/// ```
/// use appleyard_core::chain::{ChainGame, ChainTable, FirstMove, OctalCode, Row, SolvedChain, why};
/// use appleyard_core::game::{EndRule, Outcome};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 9)?;
/// table.finish()?;
/// let (end_rule, first) = (EndRule::Normal, FirstMove::Fewest);
/// let game = ChainGame { end_rule, first, start: Row::whole(9)? };
/// let game = SolvedChain::new(&table, game)?;
///
/// // Nine moves, five different ones, and only the middle wins.
/// let why = why(&game, &[])?;
/// assert_eq!((why.takes.len(), why.options.len(), why.winning), (9, 5, 1));
/// assert_eq!(why.options[why.best[0]].groups, [4, 4]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn why(game: &SolvedChain, takes: &[Take]) -> Result<ChainWhy, Error> {
    let (rules, table) = (game.game(), game.table());
    let rows = follow(game, &game.start(), takes)?;
    let row = rows.last().copied().unwrap_or(game.start());
    let groups = row.groups();
    let value = game.value(&row)?;
    let restricted = rules.rule_at(&row) == FirstMove::Fewest;
    let (moves, options) = moves(game, &row)?;
    let wins = |option: &ChainOption| option.worth.outcome == Outcome::N;
    let is_best = |option: &ChainOption| {
        let preferred = |other: &ChainOption| other.worth.is_preferred_to(option.worth);
        !options.iter().any(preferred)
    };
    let best = (0..).zip(&options).filter(|(_, it)| is_best(it));
    let grundy: Vec<u32> = groups
        .iter()
        .map(|&size| table.grundy(size).unwrap_or(0))
        .collect();
    let nim = nim_outcome(&grundy, rules.end_rule);
    Ok(ChainWhy {
        row,
        value,
        restricted,
        takes: moves,
        winning: options.iter().filter(|it| wins(it)).count(),
        best: best.map(|(place, _)| place).collect(),
        xor: grundy.iter().fold(0, |xor, value| xor ^ value),
        nim: (!restricted).then_some(nim),
        misled: !restricted && nim != value.outcome,
        options,
        groups,
        grundy,
    })
}

fn moves(game: &SolvedChain, row: &Row) -> Result<(Vec<ChainTake>, Vec<ChainOption>), Error> {
    let mut takes = Vec::new();
    let mut options: Vec<ChainOption> = Vec::new();
    for take in game.moves(row) {
        let after = row.after(take);
        let groups = after.groups();
        let option = match options.iter().position(|option| option.groups == groups) {
            Some(option) => option,
            None => {
                let leaves = game.value(&after)?;
                options.push(ChainOption {
                    groups,
                    leaves,
                    worth: leaves.one_ply_earlier(),
                    ways: 0,
                });
                options.len() - 1
            }
        };
        if let Some(met) = options.get_mut(option) {
            met.ways += 1;
        }
        takes.push(ChainTake { take, option });
    }
    Ok((takes, options))
}
