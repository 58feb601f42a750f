//! Groups the heaps by rule, and prepares what a run needs for each group.

use super::analysis::Method;
use super::game::{Coupling, HeapGame};
use super::grundy_values::GrundyValues;
use super::table::{Alike, HeapTable, TABLE_POSITIONS, TABLE_WORK, TooLarge};
use crate::checked::known;
use crate::error::{NimError, place};

/// The most positions of a table that only remoteness needs.
const REMOTENESS_POSITIONS: u64 = 1 << 20;
/// The most work of such a table.
const REMOTENESS_WORK: u64 = 1 << 26;

/// The heaps, grouped by rule.
pub(super) fn kinds(game: &HeapGame) -> Vec<Vec<usize>> {
    let mut kinds: Vec<Vec<usize>> = Vec::new();
    for (heap, rule) in game.rules().iter().enumerate() {
        let alike = kinds
            .iter_mut()
            .find(|kind| kind.first().and_then(|&first| game.rules().get(first)) == Some(rule));
        match alike {
            Some(kind) => kind.push(heap),
            None => kinds.push(vec![heap]),
        }
    }
    kinds
}

/// The largest heap of a kind, and its stones.
pub(super) fn largest(game: &HeapGame, kind: &[usize]) -> (usize, u64) {
    let largest = kind
        .iter()
        .map(|&heap| (heap, game.start()[heap]))
        .max_by_key(|&(_, stones)| stones);
    known(largest, "a kind has heaps")
}

/// The Grundy values of each kind; no value is known yet. Errors: those of [`GrundyValues::new`].
pub(super) fn grundy_values(
    game: &HeapGame,
    kinds: &[Vec<usize>],
) -> Result<Vec<GrundyValues>, NimError> {
    kinds
        .iter()
        .map(|kind| {
            let (heap, stones) = largest(game, kind);
            let rule = &game.rules()[heap];
            let values = if game.past_end() {
                GrundyValues::past_end(rule, stones)
            } else {
                GrundyValues::new(rule, stones)
            };
            values.map_err(|error| in_heap(error, heap))
        })
        .collect()
}

/// Puts a heap into the error of its rule: a rule knows only one heap, but the error should name the
/// heap that is too large.
pub(super) fn in_heap(error: NimError, index: usize) -> NimError {
    match error {
        NimError::HeapTooLarge { stones, limit, .. } => NimError::HeapTooLarge {
            heap: place(index),
            stones,
            limit,
        },
        other => other,
    }
}

/// The table of all positions; no position is solved yet. A table that only remoteness needs has lower
/// limits than one that outcomes need.
pub(super) fn table(
    game: &HeapGame,
    kinds: &[Vec<usize>],
    method: Method,
) -> Result<HeapTable, TooLarge> {
    let limits = match method {
        Method::Search => (TABLE_POSITIONS, TABLE_WORK),
        _ => (REMOTENESS_POSITIONS, REMOTENESS_WORK),
    };
    let groups = kinds
        .iter()
        .map(|kind| alike(game, kind, limits.0))
        .collect();
    let both = game.coupling() == Coupling::Wythoff;
    HeapTable::new(game.start(), groups, both, game.end_rule(), limits)
}

/// What the table needs to know about heaps with the same rule. If the table will refuse them anyway,
/// the numbers are left out.
fn alike(game: &HeapGame, kind: &[usize], limit: u64) -> Alike {
    let (heap, stones) = largest(game, kind);
    let reach = if game.past_end() {
        game.largest(heap).map_or(u32::MAX, clamped)
    } else {
        0
    };
    let numbers = if stones < limit {
        game.fitting(heap, stones).map(clamped).collect()
    } else {
        vec![]
    };
    Alike {
        heaps: kind.to_vec(),
        numbers,
        reach,
    }
}

/// What is too large for a heap of the table takes all of it, whatever its number.
fn clamped(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
