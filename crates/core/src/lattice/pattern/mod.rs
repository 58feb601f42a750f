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
mod search;
mod window;

pub use block::{Block, Strip};
pub use classes::{Class, Residues};
pub use diagonal::Diagonal;
pub use rectangular::Rectangular;
pub use search::{PatternSearch, find_pattern};

use self::window::Window;
use crate::game::Outcome;
use crate::lattice::Point;

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
