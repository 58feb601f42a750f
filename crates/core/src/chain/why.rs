//! Why a row is lost or won, and which moves decide.

use super::first_move::FirstMove;
use super::nim_sum::nim_outcome;
use super::row::{ChainTake, Row, arrangements};
use super::solved::SolvedChain;
use crate::error::{Error, Sure};
use crate::game::{Game, Outcome};
use crate::play::follow;
use crate::solve::{Solved, Value};

/// Everything that explains a row.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ChainWhy {
    /// The cells from left to right, 1 for an object and 0 for none.
    pub cells: String,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
    /// Who wins, for the player to move. At the start of a whole row the first-move rule holds.
    pub outcome: Outcome,
    /// Plies to the end, if the winner hurries and the loser delays.
    pub remoteness: u32,
    /// Whether the first-move rule restricts the next move.
    pub restricted: bool,
    /// The positions that moves lead to, each once, the best for the player to move here first. Of equally
    /// good positions, the one with the leftmost move comes first.
    pub options: Vec<ChainOption>,
    /// The place in `options` of the option that decides a won row: the first of the lost options with the
    /// least remoteness, which is the first of all. `None` for a lost row and for a row without moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
    /// How many of the options win for the player to move here.
    pub winning: usize,
    /// The number of moves.
    pub moves: usize,
    /// The Grundy value of each of the `groups`, in their order.
    pub grundy: Vec<u32>,
    /// The exclusive or of these values. Under normal play the row is lost exactly if it is 0, except for a
    /// start under the first-move rule.
    pub xor: u32,
    /// How many rows of the same length show the same groups, at most 2⁵³.
    pub arrangements: u64,
    /// Whether Nim with heaps as large as the Grundy values, under the end rule of the game, would have
    /// another winner. It is false under normal play, and also under the first-move rule, which Nim does not
    /// have.
    pub misled: bool,
}

/// A position that some move leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ChainOption {
    /// The sizes of its groups, from large to small.
    pub groups: Vec<u32>,
    /// Who wins, for the player to move there.
    pub outcome: Outcome,
    /// Plies to the end from there.
    pub remoteness: u32,
    /// All moves that lead to it, from left to right.
    pub takes: Vec<ChainTake>,
}

/// What decides in the row after the moves so far.
///
/// # Errors
///
/// The same as for [`record`](crate::play::record).
///
/// # Cost
///
/// O(g) for each option and each move of the row, where the row has g groups.
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
/// // There are nine moves to five different positions, and only the middle wins.
/// let why = why(&game, &[])?;
/// assert_eq!((why.moves, why.options.len(), why.winning), (9, 5, 1));
/// assert_eq!(why.options[0].groups, [4, 4]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn why(game: &SolvedChain, takes: &[ChainTake]) -> Result<ChainWhy, Error> {
    let (rules, table) = (game.row_game(), game.table());
    let rows = follow(game.game(), &game.start(), takes)?;
    let row = rows.last().copied().sure("a game has a start")?;
    let groups = row.groups();
    let value = game.value(&row)?;
    let restricted = rules.rule_at(&row) == FirstMove::Fewest;
    let options = options(game, &row)?;
    let value_of = |&size: &u32| table.grundy(size).sure("the group fits into the row");
    let grundy = groups
        .iter()
        .map(value_of)
        .collect::<Result<Vec<u32>, Error>>()?;
    Ok(ChainWhy {
        cells: row.to_string(),
        outcome: value.outcome,
        remoteness: value
            .remoteness
            .sure("a row is won or lost in some plies")?,
        restricted,
        winning: options.iter().filter(|it| it.outcome == Outcome::P).count(),
        deciding: options
            .first()
            .and_then(|it| (it.outcome == Outcome::P).then_some(0)),
        moves: options.iter().map(|it| it.takes.len()).sum(),
        xor: grundy.iter().fold(0, |xor, value| xor ^ value),
        arrangements: arrangements(&groups, row.length()),
        misled: !restricted && nim_outcome(&grundy, rules.end_rule) != value.outcome,
        options,
        groups,
        grundy,
    })
}

/// The positions after the moves of a row, the best first.
fn options(game: &SolvedChain, row: &Row) -> Result<Vec<ChainOption>, Error> {
    let mut options: Vec<(Value, ChainOption)> = Vec::new();
    for take in game.game().moves(row) {
        let after = row.after(take);
        let groups = after.groups();
        if let Some((_, met)) = options.iter_mut().find(|(_, it)| it.groups == groups) {
            met.takes.push(take);
            continue;
        }
        let leaves = game.value(&after)?;
        let option = ChainOption {
            groups,
            outcome: leaves.outcome,
            remoteness: leaves
                .remoteness
                .sure("a row is won or lost in some plies")?,
            takes: vec![take],
        };
        options.push((leaves.one_ply_earlier(), option));
    }
    options.sort_by(|(one, _), (other, _)| other.preference(*one));
    Ok(options.into_iter().map(|(_, option)| option).collect())
}
