//! Single rows about whose misère play normal play and Grundy values give the wrong answer.

use super::first_move::FirstMove;
use super::nim_sum::nim_outcome;
use super::table::ChainTable;
use crate::checked::known;
use crate::error::Error;
use crate::game::{EndRule, Outcome};

/// Rows without a gap whose outcome under misère play is a surprise. The examples of a
/// [`Census`](super::Census) show the smallest such positions with several groups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct MisledRows {
    /// The numbers of objects whose row has another outcome than under normal play.
    pub reversed: Vec<u32>,
    /// The numbers of objects whose row has another outcome than misère Nim with heaps of the Grundy values.
    /// The values are that of the row or, under the first-move rule, those of the positions after first
    /// moves.
    pub misled: Vec<u32>,
}

/// All such rows up to the length of the table.
///
/// # Errors
///
/// [`Error::PositionNotSolved`] if the table is not finished.
///
/// # Cost
///
/// O(H²) for a table of length H.
///
/// ```
/// use appleyard_core::chain::{ChainTable, FirstMove, OctalCode, misled_rows};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 12)?;
/// table.finish()?;
/// let rows = misled_rows(&table, FirstMove::Any)?;
/// assert_eq!(rows.reversed, [1, 4, 9, 12]);
/// // Eight objects have the value of one stone. The player to move loses misère Nim with one stone, but wins here.
/// assert_eq!(rows.misled, [8, 9, 12]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn misled_rows(table: &ChainTable, first: FirstMove) -> Result<MisledRows, Error> {
    let mut rows = MisledRows::default();
    for objects in 1..=table.length() {
        let outcome = |end_rule| {
            let value = table.start(objects, end_rule, first);
            let value = value.ok_or(Error::PositionNotSolved)?;
            Ok::<Outcome, Error>(value.outcome)
        };
        let misere = outcome(EndRule::Misere)?;
        if misere != outcome(EndRule::Normal)? {
            rows.reversed.push(objects);
        }
        if misere != nim(table, objects, first) {
            rows.misled.push(objects);
        }
    }
    Ok(rows)
}

/// Who would win misère Nim with heaps of the row's Grundy values.
fn nim(table: &ChainTable, objects: u32, first: FirstMove) -> Outcome {
    let of = |groups: &[u32]| {
        let heaps: Vec<u32> = groups
            .iter()
            .map(|&it| known(table.grundy(it), "the group fits into the row"))
            .collect();
        nim_outcome(&heaps, EndRule::Misere)
    };
    if first == FirstMove::Any {
        return of(&[objects]);
    }
    let mut allowed = table.code().first_leavings(objects, first).peekable();
    match allowed.peek() {
        None => EndRule::Misere.outcome_at_end(),
        Some(_) => {
            Outcome::lost_if(!allowed.any(|left| of(&[left.larger, left.smaller]) == Outcome::P))
        }
    }
}
