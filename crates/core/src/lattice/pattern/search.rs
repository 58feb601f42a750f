//! The search for a pattern, window by window.

use super::super::picture::Picture;
use super::super::wavefront::Wavefront;
use super::window::Window;
use super::{Pattern, diagonal, rectangular};
use crate::error::Error;
use crate::game::EndRule;
use crate::lattice::VectorGame;
use crate::progress::{Progress, Run, left_of};

/// The sides of the windows in which a pattern has to show itself three times.
const SIDES: [u32; 3] = [32, 64, 128];

/// Looks for a pattern, in larger and larger windows, until one is found.
///
/// It calls `solve` with a side of 64, 128 and 256, in this order, and `solve` returns a finished
/// picture of a square at least that large. The search looks for a pattern in the window of side s,
/// half of the solved square, and checks it at every point of the window of side 2s. It skips a window
/// with s less than a component of a vector. The long move would not be seen at work there, and would
/// break the pattern later. In each window it looks for a rectangular pattern first, then for a
/// diagonal one.
///
/// # Errors
///
/// If `solve` refuses a window, the search ends there, with [`Pattern::None`] and the largest side that
/// worked. If it refuses the first window, the search asks for a side of 32, and an error for that one
/// is returned. [`LatticeError::PointNotColoured`](crate::error::LatticeError::PointNotColoured) if a
/// picture is not finished or too small.
///
/// # Cost
///
/// For a window of side s: O(s²) for every period that nearly fits, of which there are O(s²). Nearly
/// all of them are given up at once, so in practice solving the window costs more. Memory O(s²).
///
/// ```
/// use appleyard_core::game::{EndRule, Outcome};
/// use appleyard_core::lattice::{Point, Push, VectorGame, find_pattern};
/// use appleyard_core::progress::Run;
///
/// let found = find_pattern(|side| {
///     let mut run = Push::new(VectorGame::apples(), EndRule::Misere, side, side)?;
///     run.finish()?;
///     Ok(run)
/// })?;
/// let twenty_thousand = Point { m: 20_000, n: 0 };
/// assert_eq!(found.outcome(twenty_thousand), Some(Outcome::P));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn find_pattern<P: Picture>(
    mut solve: impl FnMut(u32) -> Result<P, Error>,
) -> Result<Pattern, Error> {
    let mut windows = Windows::default();
    while let Some(side) = windows.wanted() {
        match solve(side) {
            Ok(picture) => windows.look(&picture)?,
            Err(error) => windows.end_before(error)?,
        }
    }
    Ok(windows.pattern())
}

/// The same search as a run. A unit is a position of a window that it solves. The total grows with each
/// window. A slice that completes a window exceeds its budget by the search in that window, at most a
/// few dozen milliseconds.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Pattern, PatternSearch, VectorGame};
/// use appleyard_core::progress::Run;
///
/// let mut search = PatternSearch::new(VectorGame::apples(), EndRule::Misere);
/// search.finish()?;
/// assert!(matches!(search.pattern(), Pattern::Rectangular(_)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PatternSearch {
    game: VectorGame,
    end_rule: EndRule,
    windows: Windows,
    /// The picture that is being solved.
    picture: Option<Wavefront>,
    /// The number of positions of the windows before.
    done: u64,
    stopped: Option<Error>,
}

impl PatternSearch {
    /// A search that has not begun.
    pub fn new(game: VectorGame, end_rule: EndRule) -> PatternSearch {
        PatternSearch {
            game,
            end_rule,
            windows: Windows::default(),
            picture: None,
            done: 0,
            stopped: None,
        }
    }

    /// The pattern that was found; [`Pattern::None`] until the search has finished.
    pub fn pattern(&self) -> Pattern {
        self.windows.pattern()
    }

    /// Works on the window of this side, and returns how many units it did.
    fn work_on(&mut self, side: u32, budget: u64) -> Result<u64, Error> {
        let picture = match &mut self.picture {
            Some(picture) => picture,
            None => match Wavefront::new(self.game.clone(), self.end_rule, side, side) {
                Ok(picture) => self.picture.insert(picture),
                Err(error) => return self.windows.end_before(error).map(|()| 0),
            },
        };
        let Ok(before) = picture.advance(0);
        let Ok(after) = picture.advance(budget);
        if after.finished {
            self.windows.look(picture)?;
            self.done += after.total;
            self.picture = None;
        }
        Ok(after.done - before.done)
    }
}

impl Run for PatternSearch {
    type Error = Error;

    /// # Errors
    ///
    /// The reason why the core refuses a window of side 32, the smallest: as for [`Wavefront::new`].
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let mut left = budget;
        while left > 0
            && let Some(side) = self.windows.wanted()
        {
            if let Some(error) = &self.stopped {
                return Err(error.clone());
            }
            match self.work_on(side, left) {
                Ok(units) => left = left_of(left, units),
                Err(error) => self.stopped = Some(error),
            }
        }
        let finished = self.windows.wanted().is_none();
        let picture = self.picture.as_mut().map(|picture| {
            let Ok(progress) = picture.advance(0);
            progress
        });
        let (done, total) = picture.map_or((0, 0), |progress| (progress.done, progress.total));
        Ok(Progress {
            done: self.done + done,
            // A window that has not begun has at least as many positions as its square.
            total: self.done + total + u64::from(!finished && picture.is_none()),
            finished,
        })
    }
}

/// The windows looked at so far, and the pattern found.
#[derive(Clone, Debug, Default)]
struct Windows {
    next: Next,
    up_to: u32,
    found: Option<Pattern>,
}

#[derive(Clone, Copy, Debug)]
enum Next {
    /// The window that can show and check a pattern for one of the [`SIDES`].
    OfSide(usize),
    /// A window of the smallest side. It is too small to show a pattern, but the search should report
    /// truly how far it has looked.
    Least,
    Over,
}

impl Default for Next {
    fn default() -> Self {
        Next::OfSide(0)
    }
}

impl Windows {
    /// The side of the window to look at next; `None` if the search is over.
    fn wanted(&self) -> Option<u32> {
        match self.next {
            Next::OfSide(index) => SIDES.get(index).map(|side| 2 * side),
            Next::Least => SIDES.first().copied(),
            Next::Over => None,
        }
    }

    /// Looks at the wanted window.
    fn look(&mut self, picture: &impl Picture) -> Result<(), Error> {
        let Some(wanted) = self.wanted() else {
            return Ok(());
        };
        let window = Window::of(picture, wanted)?;
        self.up_to = wanted;
        let Next::OfSide(index) = self.next else {
            self.next = Next::Over;
            return Ok(());
        };
        let side = wanted / 2;
        if reach(picture.game()) <= side {
            self.found = rectangular::find(&window, side, lowers_only(picture.game()))
                .map(Pattern::Rectangular)
                .filter(|pattern| pattern.holds_in(&window))
                .or_else(|| diagonal::find(&window, side));
        }
        self.next = if self.found.is_some() || index + 1 == SIDES.len() {
            Next::Over
        } else {
            Next::OfSide(index + 1)
        };
        Ok(())
    }

    /// Ends the search because the wanted window is refused, as larger ones would be.
    fn end_before(&mut self, error: Error) -> Result<(), Error> {
        self.next = match self.next {
            Next::OfSide(0) => Next::Least,
            Next::Least => return Err(error),
            Next::OfSide(_) | Next::Over => Next::Over,
        };
        Ok(())
    }

    fn pattern(&self) -> Pattern {
        let nothing = Pattern::None { up_to: self.up_to };
        // Nothing has been found so far.
        self.found.clone().unwrap_or(nothing)
    }
}

/// The longest component of a vector, in either direction.
fn reach(game: &VectorGame) -> u32 {
    let vectors = game.moves().iter().map(|one| one.vector());
    let longest = vectors.map(|vector| vector.dm.unsigned_abs().max(vector.dn.unsigned_abs()));
    // Without a vector nothing is reached.
    longest.max().unwrap_or(0)
}

/// Whether all moves are steps that raise neither m nor n.
fn lowers_only(game: &VectorGame) -> bool {
    game.moves().iter().all(|one| {
        let vector = one.vector();
        !one.ray && vector.dm <= 0 && vector.dn <= 0
    })
}
