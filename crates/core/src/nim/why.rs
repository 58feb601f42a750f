//! Why a position of a heap game is lost or won, and which moves win.

use super::analysis::{HeapRun, Method, cold_index};
use super::classes::NimClass;
use super::columns::{HeapColumn, columns, deciding_of};
use super::game::HeapTake;
use crate::checked::narrow;
use crate::error::Error;
use crate::game::{ByEndRule, Outcome};
use crate::solve::{Solved, Value};

/// The most moves in a list.
pub const MAX_LISTED: usize = 256;

/// Everything that explains a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(rename_all = "camelCase")
)]
pub struct HeapWhy {
    /// The heaps.
    pub heaps: Vec<u64>,
    /// Its value, see [`HeapRun::value`].
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// The Grundy value of each single heap. `None` in Wythoff's game, and under misère play if they are
    /// too much work. They decide only under normal play and in Nim.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy_values: Option<Vec<u64>>,
    /// The exclusive or of these Grundy values.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub xor: Option<u64>,
    /// The board of these Grundy values, see [`columns`]; empty without Grundy values.
    pub columns: Vec<HeapColumn>,
    /// The class, in Nim under either end rule.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub class: Option<NimClass>,
    /// Who wins in this class.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub class_outcomes: Option<ByEndRule<Outcome>>,
    /// What decides the position.
    pub reason: HeapReason,
    /// The number of moves.
    pub moves: u64,
    /// The number of moves that win.
    pub winning: u64,
    /// The first [`MAX_LISTED`] moves that win, by heap, then by number of stones; then those that take
    /// from both heaps.
    pub winning_takes: Vec<HeapTake>,
    /// All moves in the same order, if there are at most [`MAX_LISTED`]. Otherwise it is
    /// `winning_takes`; if the deciding move comes after them, it replaces the last one.
    pub options: Vec<HeapOption>,
    /// The place in `options` of the move that decides a won position: the first of the lost options
    /// with the least remoteness, or the first lost option if remoteness is not known. `None` for a lost
    /// position and for a position without moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
}

/// A move, and the value of the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct HeapOption {
    /// The move.
    pub take: HeapTake,
    /// The value of the position after it, for the player to move there.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub leaves: Value,
}

/// What decides a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum HeapReason {
    /// `end`: no move is left, so the end rule decides.
    End,
    /// `xor`: the exclusive or of the Grundy values is not 0.
    Xor {
        /// The column of its highest bit, which decides. From each of the heaps in this column, an odd
        /// number, some take leaves an exclusive or of 0. If a take can raise the value of a heap, other
        /// heaps may have such takes too.
        column: HeapColumn,
    },
    /// `balanced`: the exclusive or of the Grundy values is 0.
    Balanced,
    /// `class`: misère Nim, decided by the class.
    Class {
        /// The highest odd column, if it decides: in S2, from which all winning moves lead to T2. Each
        /// of its heaps has one such move.
        #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
        column: Option<HeapColumn>,
    },
    /// `search`: only the options decide.
    Search,
    /// `cold`: a cold pair of Wythoff's game.
    Cold {
        /// Its index in the sequence of cold pairs, in which (0,0) has index 0.
        index: u64,
    },
    /// `hot`: not a cold pair, so some move leads to one.
    Hot,
}

impl HeapRun {
    /// What decides a position, and which moves win.
    ///
    /// Cost: if the rules have a formula, O(k) for k heaps, plus the listed moves; otherwise a look at
    /// each number that may be taken.
    ///
    /// # Errors
    ///
    /// The same as for [`value`](HeapRun::value).
    ///
    /// ```
    /// use appleyard_core::game::EndRule;
    /// use appleyard_core::nim::{Coupling, HeapGame, HeapReason, HeapRun, Numbers};
    /// use appleyard_core::progress::Run;
    ///
    /// let game = HeapGame::new(&[5, 7, 9], &[Numbers::any()], Coupling::None, false, EndRule::Normal)?;
    /// let mut run = HeapRun::new(game)?;
    /// run.finish()?;
    ///
    /// let why = run.why(&[5, 7, 9])?;
    /// assert!(matches!(why.reason, HeapReason::Xor { column } if column.column == 3));
    /// assert_eq!((why.moves, why.winning), (21, 1));
    /// let deciding = why.options[why.deciding.unwrap() as usize];
    /// assert_eq!(deciding.take.stones, 7); // leaves 5, 7, 2
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn why(&self, position: &[u64]) -> Result<HeapWhy, Error> {
        let value = self.value(position)?;
        let heaps = position.to_vec();
        let moves = self.game().count_takes(position);
        let winning_takes: Vec<HeapTake> = self.winning(position)?.take(MAX_LISTED).collect();
        let best = match value.outcome {
            Outcome::N => self.best(&heaps)?,
            _ => None,
        };
        let listed = if moves <= MAX_LISTED as u64 {
            self.game().takes(position).collect()
        } else {
            with(best, &winning_takes)
        };
        let place = listed.iter().position(|&take| Some(take) == best);
        let options = listed
            .into_iter()
            .map(|take| self.option(position, take))
            .collect::<Result<Vec<_>, Error>>()?;
        let grundy_values = self.grundy_values_at(position);
        // Where heaps have no values there are no columns.
        let of_heaps = grundy_values.as_deref().unwrap_or_default();
        let class = self.class(position);
        Ok(HeapWhy {
            value,
            columns: columns(of_heaps),
            class,
            class_outcomes: class.map(|class| ByEndRule::of(|end_rule| class.outcome(end_rule))),
            reason: self.reason(position, of_heaps),
            xor: self.xor(position),
            grundy_values,
            moves,
            winning: self.count_winning(position)?,
            winning_takes,
            options,
            deciding: place.map(narrow),
            heaps,
        })
    }

    /// The explanation of the position after a move; `None` if the rules do not allow the move.
    ///
    /// Cost: that of [`why`](HeapRun::why).
    ///
    /// # Errors
    ///
    /// The same as for [`value`](HeapRun::value).
    pub fn try_take(&self, position: &[u64], take: HeapTake) -> Result<Option<HeapWhy>, Error> {
        self.value(position)?;
        if !self.game().is_legal(position, take) {
            return Ok(None);
        }
        self.why(&self.game().after(position, take)).map(Some)
    }

    /// A move, and the value of the position after it.
    pub(super) fn option(&self, position: &[u64], take: HeapTake) -> Result<HeapOption, Error> {
        let after = self.game().after(position, take);
        Ok(HeapOption {
            take,
            leaves: self.value_at(&after)?,
        })
    }

    fn reason(&self, position: &[u64], grundy_values: &[u64]) -> HeapReason {
        if self.game().is_over(position) {
            return HeapReason::End;
        }
        match self.method() {
            Method::Xor => balance(grundy_values),
            Method::Class => by_class(position),
            Method::Cold => match cold_index(position) {
                Some(index) => HeapReason::Cold { index },
                None => HeapReason::Hot,
            },
            Method::Search => HeapReason::Search,
        }
    }
}

/// The listed winning takes, with the best one among them.
fn with(best: Option<HeapTake>, winning_takes: &[HeapTake]) -> Vec<HeapTake> {
    let mut listed = winning_takes.to_vec();
    if let (Some(best), Some(last)) = (best, listed.last_mut())
        && !winning_takes.contains(&best)
    {
        *last = best;
    }
    listed
}

fn balance(grundy_values: &[u64]) -> HeapReason {
    match deciding_of(grundy_values) {
        None => HeapReason::Balanced,
        Some(column) => HeapReason::Xor { column },
    }
}

/// From S2 the winner moves to T2, as under normal play. No other class is decided by a column.
fn by_class(heaps: &[u64]) -> HeapReason {
    let column = match NimClass::of(heaps) {
        NimClass::S2 => deciding_of(heaps),
        _ => None,
    };
    HeapReason::Class { column }
}
