//! Why a position of a heap game is lost or won, and which moves win.

use super::analysis::{HeapRun, Method, cold_index};
use super::classes::NimClass;
use super::columns::{Column, deciding_of};
use super::game::Take;
use crate::error::Error;
use crate::game::Outcome;
use crate::solve::Value;

/// The most moves that are listed.
pub const MAX_LISTED: usize = 256;

/// What is to be said of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapWhy {
    /// The heaps.
    pub position: Vec<u64>,
    /// Its value, see [`HeapRun::value`].
    pub value: Value,
    /// The Grundy value of each heap alone; `None` in Wythoff's game, and under misère play where
    /// they are too much work. Only under normal play and in Nim do they decide.
    pub grundy_values: Option<Vec<u64>>,
    /// Their exclusive or.
    pub xor: Option<u64>,
    /// The class, in Nim under either end rule.
    pub class: Option<NimClass>,
    /// What decides.
    pub reason: HeapReason,
    /// How many moves there are.
    pub moves: u64,
    /// How many of them win.
    pub winning: u64,
    /// The first [`MAX_LISTED`] of those that win, by heap, then by stones; then those that take
    /// from both heaps.
    pub winning_takes: Vec<Take>,
    /// All moves in the same order, if there are no more than [`MAX_LISTED`]; otherwise the
    /// `winning_takes`.
    pub options: Vec<HeapOption>,
}

/// A move, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapOption {
    /// The move.
    pub take: Take,
    /// The value of what it leaves, for whoever must move there.
    pub leaves: Value,
}

/// What decides a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapReason {
    /// `end`: no move is left, so the end rule decides.
    End,
    /// `xor`: the exclusive or of the Grundy values is not 0.
    Xor {
        /// Its highest bit, the deciding column of the board; 0 is the last.
        column: u32,
        /// The heaps with a bundle there, an odd number of them. From each some take leaves an
        /// exclusive or of 0; there may be such takes from others too, where a take can raise the
        /// values of a heap.
        heaps: Vec<usize>,
    },
    /// `balanced`: the exclusive or of the Grundy values is 0.
    Balanced,
    /// `class`: misère Nim, decided by the class.
    Class {
        /// The class.
        class: NimClass,
        /// The highest column that is odd, where it decides: in S2, from which all winning moves lead to
        /// T2. From each of its heaps there is one.
        deciding: Option<Column>,
    },
    /// `search`: nothing but the options.
    Search {
        /// The first of the fastest winning moves; `None` where every move loses.
        deciding: Option<Take>,
    },
    /// `cold`: a cold pair of Wythoff's game.
    Cold {
        /// Its place in their sequence, counted from 0 for (0,0).
        index: u64,
    },
    /// `hot`: not a cold pair, so some move leads to one.
    Hot,
}

impl HeapReason {
    /// Its stable name, in kebab-case.
    pub fn name(&self) -> &'static str {
        match self {
            HeapReason::End => "end",
            HeapReason::Xor { .. } => "xor",
            HeapReason::Balanced => "balanced",
            HeapReason::Class { .. } => "class",
            HeapReason::Search { .. } => "search",
            HeapReason::Cold { .. } => "cold",
            HeapReason::Hot => "hot",
        }
    }
}

impl HeapRun {
    /// What decides a position, and which moves win.
    ///
    /// Cost: where the rules have a formula, O(k) for k heaps and what is listed; else a look at
    /// each number that may be taken.
    ///
    /// # Errors
    ///
    /// As for [`value`](HeapRun::value).
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
    /// assert_eq!(why.reason, HeapReason::Xor { column: 3, heaps: vec![2] });
    /// assert_eq!((why.moves, why.winning), (21, 1));
    /// assert_eq!(why.winning_takes[0].stones, 7); // leaves 5, 7, 2
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn why(&self, position: &[u64]) -> Result<HeapWhy, Error> {
        let value = self.value(position)?;
        let grundy_values = self.grundy_values_at(position);
        let moves = self.game().count_takes(position);
        let winning_takes: Vec<Take> = self.winning(position)?.take(MAX_LISTED).collect();
        let listed = if moves <= MAX_LISTED as u64 {
            self.game().takes(position).collect()
        } else {
            winning_takes.clone()
        };
        let options = listed
            .into_iter()
            .map(|take| self.option(position, take))
            .collect::<Result<Vec<_>, Error>>()?;
        Ok(HeapWhy {
            value,
            class: self.class(position),
            reason: self.reason(position, grundy_values.as_deref())?,
            grundy_values,
            xor: self.xor(position),
            moves,
            winning: self.count_winning(position)?,
            winning_takes,
            options,
            position: position.to_vec(),
        })
    }

    /// A move and what it leads to.
    pub(super) fn option(&self, position: &[u64], take: Take) -> Result<HeapOption, Error> {
        let after = self.game().after(position, take);
        Ok(HeapOption {
            take,
            leaves: self.value_at(&after)?,
        })
    }

    fn reason(&self, position: &[u64], grundy_values: Option<&[u64]>) -> Result<HeapReason, Error> {
        if self.game().is_over(position) {
            return Ok(HeapReason::End);
        }
        Ok(match self.method() {
            Method::Xor => balance(grundy_values.unwrap_or_default()),
            Method::Class => by_class(position),
            Method::Cold => match cold_index(position) {
                Some(index) => HeapReason::Cold { index },
                None => HeapReason::Hot,
            },
            Method::Search => {
                let best = self.best_option(position)?;
                let won = best.filter(|option| option.leaves.outcome == Outcome::P);
                HeapReason::Search {
                    deciding: won.map(|option| option.take),
                }
            }
        })
    }
}

fn balance(grundy_values: &[u64]) -> HeapReason {
    match deciding_of(grundy_values) {
        None => HeapReason::Balanced,
        Some(Column { column, heaps, .. }) => HeapReason::Xor { column, heaps },
    }
}

/// From S2 whoever wins goes to T2, as under normal play; no other class is decided by a column.
fn by_class(heaps: &[u64]) -> HeapReason {
    let class = NimClass::of(heaps);
    let deciding = match class {
        NimClass::S2 => deciding_of(heaps),
        _ => None,
    };
    HeapReason::Class { class, deciding }
}
