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
//! Two repeats prove nothing: on random sets of moves they are wrong more often than right. Here a
//! pattern has to show itself three times in the window of side s, after everything that comes
//! before the first period. Then every point of the window of side 2s has to follow from its
//! blocks. Even so the pattern is checked and not proved, except for a simple kind of game (see
//! [`Rectangular::proved`]). The lost points of many games follow no such rule: those of Wythoff's
//! game lie near two lines of irrational slope.

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

/// How many times the pattern has to show itself in the window.
const REPEATS: u32 = 3;

/// How the lost points repeat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
pub enum Pattern {
    /// It repeats across and up, independently.
    Rectangular(Rectangular),
    /// It repeats across and up at the same time.
    Diagonal(Diagonal),
    /// The search has found no pattern.
    None {
        /// The side, in points, of the largest window that the search has looked at.
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

    /// Whether the pattern is right about every point of a window.
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
