//! Colouring the lattice of a vector game, line by line, as a run that can be replayed.
//!
//! ```text
//!   VectorGame, EndRule, columns × rows
//!        │
//!        ▼
//!      Region        the hull of the drawn points, which no move leaves, as a table of lines of
//!        │           equal weight: options come before the points they decide
//!        │
//!        ├──▶ Colouring   outcome, remoteness, Grundy value; up to 1024 × 1024
//!        └──▶ Wavefront   outcome only, 64 points at a time; up to 4096 × 4096
//!                │
//!             Picture     the questions that both answer
//!                │
//!                ├── why(point)       its options, their values, and the one that decides
//!                ├── options(point)   those that were too many for one answer
//!                ├── milestones()     the steps worth stopping at
//!                ├── paint(tile)      pixels
//!                ├── cells(part)      what is known about a part, as numbers
//!                ├── Certificate      a check against the rules
//!                ├── find_pattern()   how the picture repeats
//!                └── Conjecture       a rule by residues, and where it fails first
//!
//!   Push   the same colours in another order: a lost point turns its predecessors
//! ```
//!
//! The drawn rectangle alone is not enough, because a move may leave it and come back, as (-1,+1)
//! leaves it at the top. Without such moves the colours would be wrong, even at (20,0) of the apple
//! game. So the whole hull is solved, and only the drawing is clipped.

mod bits;
mod blend;
mod cells;
mod certificate;
mod colouring;
mod conjecture;
mod copying;
pub(crate) mod error;
mod grundy;
mod hull;
mod lines;
mod milestone;
mod order;
mod paint;
mod palette;
mod pattern;
mod picture;
mod plane;
mod played;
mod push;
mod rank;
mod ray_grundy;
mod region;
mod remoteness;
mod ring;
mod solved;
mod started;
mod step_grundy;
mod sweep;
mod tile;
mod trace_writer;
mod vector;
pub(crate) mod vector_error;
mod vector_text;
mod wavefront;
mod weight;
mod why;

pub use crate::colour::Colour;
pub use cells::{CELL_WIDTH, MAX_CELLS, NOT_KNOWN, cells};
pub use certificate::{Certificate, Flaw, FlawKind};
pub use colouring::{Colouring, MAX_POSITIONS, MAX_SIDE, MAX_TRACED_SIDE};
pub use conjecture::{
    Conjecture, ConjectureTest, ConjectureVerdict, MAX_CONJECTURE_PERIOD, MAX_CONJECTURE_START,
};
pub use copying::{CopyRule, copying_reply, copying_rule, reply_by_copying};
pub use grundy::{MAX_RAY_GRUNDY_PLIES, MAX_RAY_GRUNDY_SIDE};
pub use milestone::{Milestone, MilestoneKind, milestones};
pub use paint::{Shade, paint};
pub use palette::Palette;
pub use pattern::{
    Block, Class, Diagonal, Pattern, PatternSearch, Rectangular, Residues, Strip, find_pattern,
};
pub use picture::Picture;
pub use plane::{Point, Vector};
pub use played::{LatticeOpponent, LatticeRecord, MAX_RECORDED, record, reply};
pub use push::{MAX_PUSH_SIDE, PUSH_ROW_WIDTH, Push};
pub use region::{MAX_LINES, MIN_SIDE};
pub use solved::{LatticeGame, SolvedLattice};
pub use started::{StartedLattice, TokenStart};
pub use tile::{MAX_LEVEL, MAX_TILE_SIDE, MAX_TILE_SPAN, Tile};
pub use trace_writer::{NO_GRUNDY, NO_MOVE, ROW_WIDTH};
pub use vector::{MAX_COMPONENT, MAX_MOVES, Move, Ply, Reach, VectorGame};
pub use wavefront::{MAX_OUTCOME_POSITIONS, MAX_OUTCOME_SIDE, Wavefront};
pub use why::{LatticeOption, LatticeWhy, MAX_LISTED, options, why};
