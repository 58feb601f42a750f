//! Whether the picture repeats itself, and how.
//!
//! ```text
//!   solve(64), solve(128), solve(256)      square windows at the origin
//!        │
//!        ▼
//!     Window        the outcomes of one, as bits
//!        │
//!        ├── Rectangular   the columns repeat, and so do the rows: one block says everything
//!        └── Diagonal      the picture repeats along a slanted line: two strips say everything
//! ```
//!
//! Two repeats prove nothing: on random sets of moves they are more often wrong than right. Here
//! a pattern has to show itself three times in the window of side s, after whatever comes before
//! the first period, and every point of the window of side 2s has to follow from its blocks. Even
//! so it has been checked and not proved, but for a simple kind of game (see
//! [`Rectangular::proved`]). Of many games the lost points follow no such rule: of
//! Wythoff's, whose lost points lie near two lines of irrational slope.

mod axis;
mod block;
mod classes;
mod diagonal;
mod rectangular;
mod window;

pub use block::{Block, Strip};
pub use classes::{Class, Residues};
pub use diagonal::Diagonal;
pub use rectangular::Rectangular;

use self::window::Window;
use super::picture::Picture;
use crate::error::Error;
use crate::game::{Outcome, Point, VectorGame};

/// The sides of the windows in which a pattern has to show itself three times.
const SIDES: [u32; 3] = [32, 64, 128];

/// How many times it has to show itself there.
const REPEATS: u32 = 3;

/// How the lost points repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Across and up, each by itself.
    Rectangular(Rectangular),
    /// Across and up at the same time.
    Diagonal(Diagonal),
    /// Neither was found.
    None {
        /// The side, in points, of the largest window looked at.
        up_to: u32,
    },
}

impl Pattern {
    /// The outcome that the pattern predicts, for any point of the quadrant; `None` if there is no
    /// pattern. Cost O(1).
    pub fn outcome(&self, point: Point) -> Option<Outcome> {
        match self {
            Pattern::Rectangular(rectangular) => Some(rectangular.outcome(point)),
            Pattern::Diagonal(diagonal) => Some(diagonal.outcome(point)),
            Pattern::None { .. } => None,
        }
    }

    /// Whether every point of a window is as the pattern predicts.
    fn holds_in(&self, window: &Window) -> bool {
        let side = 0..window.side();
        side.clone().all(|m| {
            side.clone().all(|n| {
                let point = Point { m, n };
                self.outcome(point) == Some(window.outcome(point))
            })
        })
    }
}

/// Looks for a pattern, in larger and larger windows, until one is found.
///
/// `solve` is called with a side of 64, 128 and 256, in this order, and gives a finished picture of
/// a square at least that large. What is found in the window of side s, half of what is solved,
/// is checked at every point of the one of side 2s. A window with s less than a component of a
/// vector is passed over: a long move is not seen at work there, and would break what was found.
/// For each side a rectangular pattern is looked
/// for first, then a diagonal one.
///
/// # Errors
///
/// If `solve` refuses a window, the search ends there: [`Pattern::None`] with the largest side that
/// worked. If it refuses the first, it is asked for a side of 32; what it says against that is the
/// error. [`LatticeError::PointNotColoured`](crate::error::LatticeError::PointNotColoured) if a picture
/// is not finished or too small.
///
/// # Cost
///
/// For a window of side s: O(s²) for every period that nearly fits, of which there are O(s²);
/// nearly all are given up at once, so in practice solving costs more. Memory O(s²).
///
/// ```
/// use appleyard_core::game::{EndRule, Outcome, Point, VectorGame};
/// use appleyard_core::lattice::{Push, find_pattern};
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
    let mut up_to = None;
    for side in SIDES {
        let Ok(picture) = solve(2 * side) else {
            break;
        };
        let window = Window::of(&picture, 2 * side)?;
        up_to = Some(window.side());
        if reach(picture.game()) > side {
            continue;
        }
        let found = rectangular::find(&window, side, lowers_only(picture.game()))
            .map(Pattern::Rectangular)
            .filter(|pattern| pattern.holds_in(&window))
            .or_else(|| diagonal::find(&window, side));
        if let Some(pattern) = found {
            return Ok(pattern);
        }
    }
    let up_to = match up_to {
        Some(side) => side,
        // Nothing can be found in so small a window; but how far was looked should be true.
        None => Window::of(&solve(SIDES[0])?, SIDES[0])?.side(),
    };
    Ok(Pattern::None { up_to })
}

/// The longest component of a vector, either way.
fn reach(game: &VectorGame) -> u32 {
    let vectors = game.moves().iter().map(|one| one.vector());
    let longest = vectors.map(|vector| vector.dm.unsigned_abs().max(vector.dn.unsigned_abs()));
    longest.max().unwrap_or(0)
}

/// Whether all moves are steps that raise nothing.
fn lowers_only(game: &VectorGame) -> bool {
    game.moves().iter().all(|one| {
        let vector = one.vector();
        !one.is_ray() && vector.dm <= 0 && vector.dn <= 0
    })
}
