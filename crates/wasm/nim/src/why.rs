//! The answers to "why is this position lost or won?".

use appleyard_core::game::Outcome;
use appleyard_core::nim::{self, HeapReason as Reason, NimClass};
use serde::Serialize;
use tsify::Tsify;

use super::classes::ClassOutcomes;
use super::take::{HeapTake, place};

/// A move and what it leads to.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct HeapOption {
    /// The heap, counted from 0; 0 if from both.
    pub heap: u32,
    /// How many stones; more than the heap has, if a take may pass its end.
    pub stones: u64,
    /// Whether as many are taken from the second heap too.
    pub both: bool,
    /// Verdict on the position reached.
    pub outcome: Outcome,
    /// Plies to the end from there, when the winner hurries and the loser delays; absent where it
    /// is not worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
}

impl From<nim::HeapOption> for HeapOption {
    fn from(option: nim::HeapOption) -> Self {
        let HeapTake { heap, stones, both } = option.take.into();
        HeapOption {
            heap,
            stones,
            both,
            outcome: option.leaves.outcome,
            remoteness: option.leaves.remoteness,
        }
    }
}

/// A column of the board: the bundles of 2 to the power of `column` stones.
#[derive(Tsify, Serialize)]
pub struct HeapColumn {
    /// 0 is the rightmost.
    pub column: u32,
    /// The heaps that have such a bundle, counted from 0.
    pub heaps: Vec<u32>,
    /// Whether these are odd in number.
    pub odd: bool,
}

/// What decides a position.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct HeapReason {
    /// No move is left; the exclusive or is not 0, or it is; the class of misère Nim; a search; a
    /// cold pair of Wythoff's game, or none.
    #[tsify(type = "'end' | 'xor' | 'balanced' | 'class' | 'search' | 'cold' | 'hot'")]
    pub kind: &'static str,
    /// For `xor`, and for `class` in S2: the leftmost odd column.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// With `column`: the heaps that have a bundle there.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heaps: Option<Vec<u32>>,
    /// For `search`: the first of the fastest winning moves, where any wins.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deciding: Option<HeapTake>,
    /// For `cold`: the place of the pair in their sequence, 0 for (0, 0).
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<u64>,
}

impl From<Reason> for HeapReason {
    fn from(reason: Reason) -> Self {
        let mut answer = HeapReason {
            kind: reason.name(),
            column: None,
            heaps: None,
            deciding: None,
            index: None,
        };
        match reason {
            Reason::Xor { column, heaps }
            | Reason::Class {
                deciding: Some(nim::Column { column, heaps, .. }),
                ..
            } => {
                answer.column = Some(column);
                answer.heaps = Some(heaps.into_iter().map(place).collect());
            }
            Reason::Search { deciding } => answer.deciding = deciding.map(HeapTake::from),
            Reason::Cold { index } => answer.index = Some(index),
            Reason::End | Reason::Balanced | Reason::Class { .. } | Reason::Hot => {}
        }
        answer
    }
}

/// The reason for the verdict on a position.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
#[serde(rename_all = "camelCase")]
pub struct HeapWhy {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// The verdict.
    pub outcome: Outcome,
    /// Plies to the end, when the winner hurries and the loser delays; absent where it is not
    /// worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u32>,
    /// The Grundy value of each heap alone; absent where there are none.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy_values: Option<Vec<u64>>,
    /// Their exclusive or.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub xor: Option<u64>,
    /// The board of the Grundy values, from the highest column down to 0; empty where there are none.
    pub columns: Vec<HeapColumn>,
    /// The class of a position of Nim; absent in other games.
    #[tsify(optional, type = "'S0' | 'S1' | 'S2' | 'T0' | 'T2'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<&'static str>,
    /// Who wins in this class.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class_outcomes: Option<ClassOutcomes>,
    /// What decides.
    pub reason: HeapReason,
    /// How many moves there are.
    pub moves: u64,
    /// How many of them win.
    pub winning: u64,
    /// The first 256 of those that win.
    pub winning_takes: Vec<HeapTake>,
    /// All moves if there are at most 256, otherwise the `winningTakes`: by heap, then by stones.
    pub options: Vec<HeapOption>,
}

impl From<nim::HeapWhy> for HeapWhy {
    fn from(why: nim::HeapWhy) -> Self {
        let column = |column: nim::Column| HeapColumn {
            column: column.column,
            heaps: column.heaps.into_iter().map(place).collect(),
            odd: column.odd,
        };
        let board = nim::columns(why.grundy_values.as_deref().unwrap_or_default());
        HeapWhy {
            heaps: why.position,
            outcome: why.value.outcome,
            remoteness: why.value.remoteness,
            grundy_values: why.grundy_values,
            xor: why.xor,
            columns: board.into_iter().map(column).collect(),
            class: why.class.map(NimClass::name),
            class_outcomes: why.class.map(ClassOutcomes::from),
            reason: why.reason.into(),
            moves: why.moves,
            winning: why.winning,
            winning_takes: why.winning_takes.into_iter().map(HeapTake::from).collect(),
            options: why.options.into_iter().map(HeapOption::from).collect(),
        }
    }
}

/// Whether a move is legal, and if so, where it leads.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct TryTake {
    /// Whether the rules allow it.
    pub legal: bool,
    /// The heaps after it.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heaps: Option<Vec<u64>>,
    /// Why that position is as it is.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<HeapWhy>,
}

impl TryTake {
    pub fn illegal() -> TryTake {
        TryTake {
            legal: false,
            heaps: None,
            why: None,
        }
    }

    pub fn to(why: nim::HeapWhy) -> TryTake {
        TryTake {
            legal: true,
            heaps: Some(why.position.clone()),
            why: Some(why.into()),
        }
    }
}
