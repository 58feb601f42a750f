//! A heap game, solved: by formula where there is one, else position by position.

use super::classes::NimClass;
use super::columns::cancel;
use super::game::{Coupling, HeapGame};
use super::grundy_values::GrundyValues;
use super::table::{Alike, TABLE_POSITIONS, TABLE_WORK, Table, TooLarge};
use super::wythoff;
use crate::error::{Error, NimError, place};
use crate::game::{EndRule, Outcome};
use crate::progress::{Progress, Run};
use crate::solve::Value;
use crate::trace::Trace;

/// The most positions of a table that is there for remoteness alone.
const REMOTENESS_POSITIONS: u64 = 1 << 20;
/// The most work of such a table.
const REMOTENESS_WORK: u64 = 1 << 26;

/// How outcomes are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// `xor`: normal play. Lost is where the exclusive or of the heaps' Grundy values is 0 (Sprague
    /// 1935, Grundy 1939).
    Xor,
    /// `class`: misère Nim, by [`NimClass`].
    Class,
    /// `cold`: Wythoff's game under normal play, by its cold pairs.
    Cold,
    /// `search`: any other misère game, position by position.
    Search,
}

impl Method {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            Method::Xor => "xor",
            Method::Class => "class",
            Method::Cold => "cold",
            Method::Search => "search",
        }
    }
}

/// A heap game and what is known of it, for every position whose heaps are no larger than at the
/// start.
///
/// Outcomes are always exact. Remoteness needs a table of all positions; it is there if the method
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
    /// One for each different rule; none in Wythoff's game, and where they cannot be had and are
    /// not needed.
    grundy_values: Vec<GrundyValues>,
    /// For each heap, the place of its rule's.
    which: Vec<usize>,
    /// Units spent on Grundy values that cannot be had and are not needed.
    given_up: u64,
    table: Option<Table>,
}

impl HeapRun {
    /// A run that knows nothing yet. Cost: O(sum of the heaps) where there is a table, and otherwise
    /// little.
    ///
    /// # Errors
    ///
    /// [`NimError::SearchTooLarge`] beyond [`TABLE_POSITIONS`] and [`NimError::SearchTooHeavy`]
    /// beyond [`TABLE_WORK`] if only a search tells outcomes; under normal play those of
    /// [`GrundyValues::new`].
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
            (_, Method::Search) => grundy_values(&game, &kinds).unwrap_or_default(),
            _ => grundy_values(&game, &kinds)?,
        };
        let which = (0..game.start().len())
            .map(|heap| kinds.iter().position(|kind| kind.contains(&heap)))
            .map(Option::unwrap_or_default)
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

    /// How outcomes are found.
    pub fn method(&self) -> Method {
        self.method
    }

    /// The positions of the table, where heaps of equal rule may stand in any order; `None` if there
    /// is no table, and so no remoteness.
    pub fn positions(&self) -> Option<u64> {
        self.table.as_ref().map(Table::positions)
    }

    /// Positions of the table and their options, together; `None` if there is no table.
    pub fn work(&self) -> Option<u64> {
        self.table.as_ref().map(Table::work)
    }

    /// The Grundy values of a heap's rule. `None` in Wythoff's game, where a heap alone has none,
    /// and under misère play where they are too much work.
    pub fn grundy_values(&self, heap: usize) -> Option<&GrundyValues> {
        self.grundy_values.get(*self.which.get(heap)?)
    }

    /// Who wins from a position, and in how many plies. These are not known where there is no table,
    /// where the run has not come so far, and from 32766 plies on.
    ///
    /// # Errors
    ///
    /// [`NimError::WrongHeapCount`]; [`NimError::PositionOutside`] if a heap is larger than at the
    /// start; [`Error::PositionNotSolved`] if the run has not come so far.
    pub fn value(&self, position: &[u64]) -> Result<Value, Error> {
        self.check(position)?;
        self.value_at(position)
    }

    /// [`value`](HeapRun::value) of a position that is known to be one.
    pub(super) fn value_at(&self, position: &[u64]) -> Result<Value, Error> {
        let in_table = self.table().and_then(|table| table.value(position));
        Ok(Value {
            outcome: self.outcome_at(position)?,
            remoteness: in_table.and_then(|value| value.remoteness),
        })
    }

    /// How the bundles of a position cancel, see [`cancel`]; empty where the exclusive or does not
    /// tell what to play: in Wythoff's game, and under misère play except in Nim.
    ///
    /// # Errors
    ///
    /// Those of [`value`](HeapRun::value).
    pub fn cancel(&self, position: &[u64]) -> Result<Trace<4>, Error> {
        self.check(position)?;
        self.outcome_at(position)?;
        let grundy_values = match self.method {
            Method::Xor | Method::Class => self.grundy_values_at(position),
            Method::Cold | Method::Search => None,
        };
        Ok(cancel(&grundy_values.unwrap_or_default()))
    }

    /// The exclusive or of the Grundy values of the heaps of a position; `None` where there are none.
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

    pub(super) fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The outcome of a position that is known to be one.
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

    /// Whether this is a position the run knows of.
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

    /// Units are those of [`GrundyValues::advance`], and positions and options of the table. `total` may become
    /// less when a period shows.
    ///
    /// # Errors
    ///
    /// Those of [`GrundyValues::advance`] under normal play.
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
                let heap = kinds.get(place).map(|kind| largest(&self.game, kind).0);
                return Err(in_heap(error, heap.unwrap_or_default()));
            }
        }
        if let Some(table) = &mut self.table {
            let Ok(part) = table.advance(left);
            add(&mut all, part);
        }
        Ok(all)
    }
}

/// The place of a position of Wythoff's game among the cold ones.
pub(super) fn cold_index(position: &[u64]) -> Option<u64> {
    match *position {
        [first, second] => wythoff::cold_index(first, second),
        _ => None,
    }
}

/// The heaps, those of equal rule together.
fn kinds(game: &HeapGame) -> Vec<Vec<usize>> {
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

/// Which heap of a kind is the largest, and its stones.
fn largest(game: &HeapGame, kind: &[usize]) -> (usize, u64) {
    kind.iter()
        .filter_map(|&heap| Some((heap, *game.start().get(heap)?)))
        .max_by_key(|&(_, stones)| stones)
        .unwrap_or_default()
}

fn grundy_values(game: &HeapGame, kinds: &[Vec<usize>]) -> Result<Vec<GrundyValues>, NimError> {
    kinds
        .iter()
        .filter_map(|kind| {
            let (heap, stones) = largest(game, kind);
            let rule = game.rules().get(heap)?;
            let values = if game.past_end() {
                GrundyValues::past_end(rule, stones)
            } else {
                GrundyValues::new(rule, stones)
            };
            Some(values.map_err(|error| in_heap(error, heap)))
        })
        .collect()
}

/// A rule knows of one heap; the error should name the one that is too large.
fn in_heap(error: NimError, index: usize) -> NimError {
    match error {
        NimError::HeapTooLarge { stones, limit, .. } => NimError::HeapTooLarge {
            heap: place(index),
            stones,
            limit,
        },
        other => other,
    }
}

fn table(game: &HeapGame, kinds: &[Vec<usize>], method: Method) -> Result<Table, TooLarge> {
    let limits = match method {
        Method::Search => (TABLE_POSITIONS, TABLE_WORK),
        _ => (REMOTENESS_POSITIONS, REMOTENESS_WORK),
    };
    let groups = kinds
        .iter()
        .map(|kind| alike(game, kind, limits.0))
        .collect();
    let both = game.coupling() == Coupling::Wythoff;
    Table::new(game.start(), groups, both, game.end_rule(), limits)
}

/// What the table needs to know of heaps of one rule. Where it will refuse them anyway, the numbers
/// are left out.
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

fn clamped(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// An error comes with the place of the one that it is about.
fn advance_values(
    grundy_values: &mut [GrundyValues],
    left: &mut u64,
    all: &mut Progress,
) -> Result<(), (usize, NimError)> {
    for (place, values) in grundy_values.iter_mut().enumerate() {
        let before = values.done();
        let advanced = values.advance(*left);
        *left = left.saturating_sub(values.done().saturating_sub(before));
        add(all, advanced.map_err(|error| (place, error))?);
    }
    Ok(())
}

fn add(all: &mut Progress, part: Progress) {
    all.done += part.done;
    all.total += part.total;
    all.finished &= part.finished;
}

impl From<TooLarge> for Error {
    fn from(too_large: TooLarge) -> Error {
        let error = match too_large {
            TooLarge::Positions(positions) => NimError::SearchTooLarge {
                positions,
                limit: TABLE_POSITIONS,
            },
            TooLarge::Work(work) => NimError::SearchTooHeavy {
                work,
                limit: TABLE_WORK,
            },
        };
        error.into()
    }
}
