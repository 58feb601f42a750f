//! Where each position of a solved game stands.

use super::account::{self, AtlasPlace, AtlasReason};
use super::drawing::{Drawing, MOST_DRAWN, MOST_DRAWN_MOVES};
use super::level::Level;
use super::rows::{AtlasRow, AtlasRows, ROWS_A_CHUNK};
use crate::checked::narrow;
use crate::error::{Error, SolveError, Sure};
use crate::progress::Progress;
use crate::solve::{Link, MAX_POSITIONS, SolvedGame, Value};

/// A depth that is not known.
const UNMET: u32 = u32::MAX;

/// A map of the positions of a solved game, by their places in its list. It is made in slices beside the
/// game, which each question gets again; it must be the same game each time, and it must be solved.
///
/// # Cost
///
/// O(p + q) time for p positions and q moves; 12 bytes for each position while it is made and 8 afterwards.
///
/// ```
/// use appleyard_core::boards::InARow;
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::atlas::{Atlas, AtlasReason};
/// use appleyard_core::solve::IndexedRun;
///
/// let game = InARow::new(3, 3, 3)?;
/// let start = game.start();
/// let mut run = IndexedRun::new(game)?.folded();
/// run.ask(&start)?;
/// run.finish()?;
/// let mut atlas = Atlas::default();
/// atlas.advance(&run, u64::MAX)?;
/// let by_stones = atlas.by_depth().iter().map(|level| level.positions());
/// assert_eq!(by_stones.collect::<Vec<_>>(), [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
/// let start = atlas.at(&run, atlas.start(&run)?)?;
/// assert_eq!(start.reason, AtlasReason::Tie { plies: 9 });
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Atlas {
    depths: Vec<u32>,
    /// For each place met, the place before it on a shortest way from the start.
    parents: Vec<u32>,
    /// The places met, by rising depth.
    met: Vec<u32>,
    opened: usize,
    /// The links of the position that is looked at.
    links: Vec<Link>,
    moves: usize,
    noted: usize,
    by_depth: Vec<Level>,
    by_remoteness: Vec<Level>,
    drawing: Option<Drawing>,
    finished: bool,
}

impl Atlas {
    /// Does at most `budget` units of work: each position takes two, to be opened and to be counted. At the
    /// end a game of at most [`MOST_DRAWN`] positions and [`MOST_DRAWN_MOVES`] moves is drawn at once.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`]; [`SolveError::TooManyPositions`] for more than [`MAX_POSITIONS`], before
    /// anything is done.
    pub fn advance(&mut self, game: &dyn SolvedGame, budget: u64) -> Result<Progress, Error> {
        let mut left = budget;
        if left > 0 && self.met.is_empty() {
            self.begin(game)?;
        }
        while left > 0 && !self.finished {
            if self.opened < self.met.len() {
                self.open_next(game)?;
            } else if self.noted < self.met.len() {
                self.note_next(game)?;
            } else {
                if game.count() <= MOST_DRAWN && self.moves <= MOST_DRAWN_MOVES {
                    self.drawing = Some(Drawing::new(game)?);
                }
                self.finished = true;
                break;
            }
            left -= 1;
        }
        let done = (self.opened + self.noted) as u64;
        Ok(Progress {
            done,
            total: if self.finished {
                done
            } else {
                2 * game.count() as u64 + 1
            },
            finished: self.finished,
        })
    }

    fn begin(&mut self, game: &dyn SolvedGame) -> Result<(), Error> {
        let places = game.count();
        if places > MAX_POSITIONS {
            let limit = MAX_POSITIONS as u64;
            return Err(SolveError::TooManyPositions { limit }.into());
        }
        let start = self.start(game)?;
        game.value(game.start()?)?;
        self.depths = vec![UNMET; places];
        self.parents = vec![UNMET; places];
        self.met = Vec::with_capacity(places);
        self.meet(start, 0, UNMET);
        Ok(())
    }

    fn meet(&mut self, place: u32, depth: u32, parent: u32) {
        if let Some(known) = self.depths.get_mut(place as usize)
            && *known == UNMET
        {
            *known = depth;
            self.parents[place as usize] = parent;
            self.met.push(place);
        }
    }

    /// Follows the moves of the next position met.
    fn open_next(&mut self, game: &dyn SolvedGame) -> Result<(), Error> {
        let place = self.met[self.opened];
        let depth = self.depths[place as usize] + 1;
        let mut links = std::mem::take(&mut self.links);
        links.clear();
        game.links_at(place, &mut links)?;
        self.opened += 1;
        self.moves += links.len();
        for link in &links {
            self.meet(link.to(), depth, place);
        }
        self.links = links;
        Ok(())
    }

    /// Counts the next position met in its rows.
    fn note_next(&mut self, game: &dyn SolvedGame) -> Result<(), Error> {
        let place = self.met[self.noted];
        let value = Value::from(game.claim_at(place)?);
        let depth = self.depths[place as usize];
        Level::count(&mut self.by_depth, depth, value.outcome);
        if let Some(plies) = value.remoteness {
            Level::count(&mut self.by_remoteness, plies, value.outcome);
        }
        self.noted += 1;
        Ok(())
    }

    /// The place of the start.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`].
    pub fn start(&self, game: &dyn SolvedGame) -> Result<u32, Error> {
        game.place_of(game.start()?)
    }

    /// The positions by plies from the start, along the shortest way.
    pub fn by_depth(&self) -> &[Level] {
        &self.by_depth
    }

    /// The won and lost positions by remoteness. Draws have no remoteness.
    pub fn by_remoteness(&self) -> &[Level] {
        &self.by_remoteness
    }

    /// The number of moves, over all positions.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The places in the order in which a walk from the start meets them, level by level.
    pub fn met(&self) -> &[u32] {
        &self.met
    }

    /// For each place the plies from the start, along the shortest way.
    pub fn depths(&self) -> &[u32] {
        &self.depths
    }

    /// Every position and every move; `None` for a game that is too large, and before the run has ended.
    pub fn drawing(&self) -> Option<&Drawing> {
        self.drawing.as_ref()
    }

    /// All about a position.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] for a place that does not exist, and before the run has ended.
    ///
    /// # Cost
    ///
    /// O(k) for k moves, and a witness for each position on its way.
    pub fn at(&self, game: &dyn SolvedGame, place: u32) -> Result<AtlasPlace, Error> {
        let depth = self.depth(place)?;
        let code = game.code_at(place)?;
        let witness = game.witness(code)?;
        let (mut options, moves, deciding) = account::options(game, code, witness.chosen())?;
        for option in &mut options {
            option.depth = self.depth(option.place)?;
        }
        let (way, round) = way_from(game, place)?;
        let parent = self.parents[place as usize];
        let drawing = self.drawing.as_ref();
        let grundy = drawing.and_then(Drawing::grundy);
        Ok(AtlasPlace {
            place,
            position: game.text(code)?,
            value: game.value(code)?,
            turn: game.turn(code)?,
            depth,
            reason: witness.into(),
            options,
            moves,
            deciding,
            way,
            round,
            before: match drawing {
                Some(drawing) => drawing.before(place),
                None => [parent].into_iter().filter(|&one| one != UNMET).collect(),
            },
            grundy: grundy.and_then(|values| values.get(place as usize).copied()),
            mex: drawing.and_then(|drawing| drawing.mex_set(place)),
        })
    }

    /// The numbers of the moves along a shortest way from the start to a position.
    ///
    /// # Errors
    ///
    /// As for [`at`](Atlas::at).
    pub fn line(&self, game: &dyn SolvedGame, place: u32) -> Result<Vec<u32>, Error> {
        self.depth(place)?;
        let back = std::iter::successors(Some(place), |&at| {
            let parent = self.parents.get(at as usize).copied();
            parent.filter(|&parent| parent != UNMET)
        });
        let mut places: Vec<u32> = back.collect();
        // The start itself needs no move.
        places.pop();
        places.reverse();
        let mut at = game.start()?;
        let moves = places.into_iter().map(|place| {
            for (chosen, after) in game.options(at)? {
                if game.place_of(after)? == place {
                    at = after;
                    return Ok(chosen);
                }
            }
            Err(Error::PositionNotSolved)
        });
        moves.collect()
    }

    /// A piece of the table of all positions, from the place `from`.
    ///
    /// # Errors
    ///
    /// As for [`at`](Atlas::at); a piece from the number of positions is empty.
    pub fn rows(&self, game: &dyn SolvedGame, from: u32) -> Result<AtlasRows, Error> {
        let places = narrow(self.met.len());
        if !self.finished || from > places {
            return Err(Error::PositionNotSolved);
        }
        let to = from + ROWS_A_CHUNK.min(places - from);
        let rows = (from..to).map(|place| AtlasRow::of(game, place, self.depth(place)?));
        Ok(AtlasRows {
            rows: rows.collect::<Result<_, Error>>()?,
            next: (to < places).then_some(to),
        })
    }

    fn depth(&self, place: u32) -> Result<u32, Error> {
        let depth = self.depths.get(place as usize).copied();
        let known = depth.filter(|&depth| depth != UNMET && self.finished);
        known.ok_or(Error::PositionNotSolved)
    }
}

/// The places that follow the deciding moves from a place, and where the way round begins if they come back.
fn way_from(game: &dyn SolvedGame, place: u32) -> Result<(Vec<u32>, Option<u32>), Error> {
    let mut way = vec![place];
    let mut at = place;
    loop {
        let code = game.code_at(at)?;
        let witness = game.witness(code)?;
        let Some(chosen) = witness.chosen() else {
            return Ok((way, None));
        };
        let after = game.step(code, chosen)?;
        let after = game.place_of(after.sure("a witness is a move")?)?;
        // A decided position leads to one with fewer plies, so only play without end comes back.
        let back = match AtlasReason::from(witness) {
            AtlasReason::Endless => way.iter().position(|&before| before == after),
            _ => None,
        };
        way.push(after);
        if let Some(back) = back {
            return Ok((way, Some(narrow(back))));
        }
        at = after;
    }
}
