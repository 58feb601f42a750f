//! Solves a heap game: by a formula if there is one, else position by position.

use super::classes::NimClass;
use super::columns::cancel;
use super::game::{Coupling, HeapGame};
use super::grundy_values::GrundyValues;
use super::kinds::{grundy_values, in_heap, kinds, largest, table};
use super::table::HeapTable;
use super::wythoff;
use crate::checked::known;
use crate::error::{Error, NimError};
use crate::game::{EndRule, Outcome};
use crate::progress::{Progress, Run, left_of};
use crate::solve::Value;
use crate::trace::Trace;

/// How the run finds outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Method {
    /// `xor`: normal play. A position is lost if the exclusive or of the heaps' Grundy values is 0 (Sprague
    /// 1935, Grundy 1939).
    Xor,
    /// `class`: misère Nim, by its [`NimClass`].
    Class,
    /// `cold`: Wythoff's game under normal play, by its cold pairs.
    Cold,
    /// `search`: any other misère game, position by position.
    Search,
}

/// A heap game and what is known about it, for every position whose heaps are no larger than at the start.
///
/// Outcomes are always exact. Remoteness needs a table of all positions. The run makes a table if the method
/// needs it, or if it has at most 2^20 positions and takes at most 2^26 units of work.
///
/// ```
/// use appleyard_core::game::{EndRule, Outcome};
/// use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Numbers};
/// use appleyard_core::progress::Run;
///
/// let rule = Numbers::parse("2,5")?.numbers;
/// let game = HeapGame::new(&[5, 12], &[rule], Coupling::None, false, EndRule::Normal)?;
/// let mut run = HeapRun::new(game)?;
/// run.finish()?;
/// assert_eq!(run.value(&[5, 12])?.outcome, Outcome::P);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct HeapRun {
    game: HeapGame,
    method: Method,
    /// One for each different rule. Empty in Wythoff's game, and if they cannot be calculated and are not
    /// needed.
    grundy_values: Vec<GrundyValues>,
    /// For each heap, the place of its rule's values.
    which: Vec<usize>,
    /// Units spent on Grundy values that cannot be calculated and are not needed.
    given_up: u64,
    table: Option<HeapTable>,
}

impl HeapRun {
    /// A run that knows nothing yet. Cost: O(sum of the heaps) if there is a table, and otherwise little.
    ///
    /// # Errors
    ///
    /// [`NimError::SearchTooLarge`] beyond [`TABLE_POSITIONS`](super::TABLE_POSITIONS) and
    /// [`NimError::SearchTooHeavy`] beyond [`TABLE_WORK`](super::TABLE_WORK), if only a search finds the
    /// outcomes. Under normal play also those of [`GrundyValues::new`].
    pub fn new(game: HeapGame) -> Result<HeapRun, Error> {
        let method = match (game.coupling(), game.end_rule()) {
            (Coupling::Wythoff, EndRule::Normal) => Method::Cold,
            (Coupling::None, EndRule::Normal) => Method::Xor,
            (Coupling::None, EndRule::Misere) if game.is_nim() => Method::Class,
            (_, EndRule::Misere) => Method::Search,
        };
        let kinds = kinds(&game);
        let table = match (table(&game, &kinds, method), method) {
            (Ok(table), _) => Some(table),
            (Err(too_large), Method::Search) => return Err(too_large.into()),
            (Err(_), _) => None,
        };
        let grundy_values = match (game.coupling(), method) {
            (Coupling::Wythoff, _) => vec![],
            // A search does without them if they are too much work.
            (_, Method::Search) => grundy_values(&game, &kinds).unwrap_or_default(),
            _ => grundy_values(&game, &kinds)?,
        };
        let which = (0..game.start().len())
            .map(|heap| kinds.iter().position(|kind| kind.contains(&heap)))
            .map(|kind| known(kind, "each heap has a rule"))
            .collect();
        Ok(HeapRun {
            game,
            method,
            grundy_values,
            which,
            given_up: 0,
            table,
        })
    }

    /// The game.
    pub fn game(&self) -> &HeapGame {
        &self.game
    }

    /// How the run finds outcomes.
    pub fn method(&self) -> Method {
        self.method
    }

    /// The positions of the table, which ignores the order of heaps with the same rule; `None` if there is no
    /// table, and so no remoteness.
    pub fn positions(&self) -> Option<u64> {
        self.table.as_ref().map(HeapTable::positions)
    }

    /// The number of positions of the table and of their options, added up; `None` if there is no table.
    pub fn work(&self) -> Option<u64> {
        self.table.as_ref().map(HeapTable::work)
    }

    /// The Grundy values of a heap's rule. `None` in Wythoff's game, where a single heap has no value of its
    /// own, and under misère play if they are too much work.
    pub fn grundy_values(&self, heap: usize) -> Option<&GrundyValues> {
        self.grundy_values.get(*self.which.get(heap)?)
    }

    /// Who wins from a position, and in how many plies. The remoteness is not known if there is no table, if
    /// the run has not reached the position, and if it is 32766 or more.
    ///
    /// # Errors
    ///
    /// [`NimError::WrongHeapCount`]; [`NimError::PositionOutside`] if a heap is larger than at the start;
    /// [`Error::PositionNotSolved`] if the run has not reached the position.
    pub fn value(&self, position: &[u64]) -> Result<Value, Error> {
        self.check(position)?;
        self.value_at(position)
    }

    /// The [`value`](HeapRun::value) of a position that has passed [`check`](HeapRun::check).
    pub(super) fn value_at(&self, position: &[u64]) -> Result<Value, Error> {
        let in_table = self.table().and_then(|table| table.value(position));
        Ok(Value {
            outcome: self.outcome_at(position)?,
            remoteness: in_table.and_then(|value| value.remoteness),
        })
    }

    /// How the bundles of a position cancel, see [`cancel`]. Empty if the exclusive or does not say what to
    /// play: in Wythoff's game, and under misère play except in Nim.
    ///
    /// # Errors
    ///
    /// The errors of [`value`](HeapRun::value).
    pub fn cancel(&self, position: &[u64]) -> Result<Trace<4>, Error> {
        self.check(position)?;
        self.outcome_at(position)?;
        let grundy_values = match self.method {
            Method::Xor | Method::Class => self.grundy_values_at(position),
            Method::Cold | Method::Search => None,
        };
        // Without values nothing cancels.
        Ok(cancel(&grundy_values.unwrap_or_default()))
    }

    /// The exclusive or of the Grundy values of the heaps; `None` if the run does not have these values.
    pub fn xor(&self, position: &[u64]) -> Option<u64> {
        let grundy_values = self.grundy_values_at(position)?;
        Some(grundy_values.iter().fold(0, |xor, value| xor ^ value))
    }

    /// The class of a position, in Nim under either end rule; `None` in other games.
    pub fn class(&self, position: &[u64]) -> Option<NimClass> {
        self.game.is_nim().then(|| NimClass::of(position))
    }

    /// The Grundy values of the heaps of a position, if the run has them.
    pub(super) fn grundy_values_at(&self, position: &[u64]) -> Option<Vec<u64>> {
        (0..)
            .zip(position)
            .map(|(heap, &stones)| self.grundy_values(heap)?.value(stones))
            .collect()
    }

    pub(super) fn table(&self) -> Option<&HeapTable> {
        self.table.as_ref()
    }

    /// The outcome of a position that has passed [`check`](HeapRun::check).
    pub(super) fn outcome_at(&self, position: &[u64]) -> Result<Outcome, Error> {
        let outcome = match self.method {
            Method::Xor => self.xor(position).map(|xor| Outcome::lost_if(xor == 0)),
            Method::Class => Some(NimClass::of(position).outcome(self.game.end_rule())),
            Method::Cold => Some(Outcome::lost_if(cold_index(position).is_some())),
            Method::Search => self
                .table()
                .and_then(|table| table.value(position))
                .map(|value| value.outcome),
        };
        outcome.ok_or(Error::PositionNotSolved)
    }

    /// Checks that this is a position of the game, with no heap larger than at the start.
    pub(super) fn check(&self, position: &[u64]) -> Result<(), NimError> {
        let start = self.game.start();
        if position.len() != start.len() {
            return Err(NimError::WrongHeapCount {
                count: position.len() as u64,
                expected: start.len() as u64,
            });
        }
        match (1..)
            .zip(position.iter().zip(start))
            .find(|(_, (stones, limit))| stones > limit)
        {
            None => Ok(()),
            Some((heap, (&stones, &limit))) => Err(NimError::PositionOutside {
                heap,
                stones,
                limit,
            }),
        }
    }
}

impl Run for HeapRun {
    type Error = NimError;

    /// Units are those of [`GrundyValues::advance`], and positions and options of the table. `total` may fall
    /// when a period is found.
    ///
    /// # Errors
    ///
    /// The errors of [`GrundyValues::advance`] under normal play.
    fn advance(&mut self, budget: u64) -> Result<Progress, NimError> {
        let mut left = budget;
        let mut all = Progress {
            done: self.given_up,
            total: self.given_up,
            finished: true,
        };
        match advance_values(&mut self.grundy_values, &mut left, &mut all) {
            Ok(()) => {}
            Err(_) if self.method == Method::Search => {
                self.given_up = self.grundy_values.iter().map(GrundyValues::done).sum();
                self.grundy_values.clear();
                all.done = self.given_up;
                all.total = self.given_up;
            }
            Err((place, error)) => {
                let kinds = kinds(&self.game);
                let (heap, _) = largest(&self.game, &kinds[place]);
                return Err(in_heap(error, heap));
            }
        }
        if let Some(table) = &mut self.table {
            let Ok(part) = table.advance(left);
            add(&mut all, part);
        }
        Ok(all)
    }
}

/// The index of a position of Wythoff's game among the cold ones.
pub(super) fn cold_index(position: &[u64]) -> Option<u64> {
    match *position {
        [first, second] => wythoff::cold_index(first, second),
        _ => None,
    }
}

/// Works on the Grundy values; an error comes with the place of the values that it is about.
fn advance_values(
    grundy_values: &mut [GrundyValues],
    left: &mut u64,
    all: &mut Progress,
) -> Result<(), (usize, NimError)> {
    for (place, values) in grundy_values.iter_mut().enumerate() {
        let before = values.done();
        let advanced = values.advance(*left);
        *left = left_of(*left, values.done() - before);
        add(all, advanced.map_err(|error| (place, error))?);
    }
    Ok(())
}

fn add(all: &mut Progress, part: Progress) {
    all.done += part.done;
    all.total += part.total;
    all.finished &= part.finished;
}
