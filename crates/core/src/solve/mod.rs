//! Solvers: who wins from a position, and how soon.
//!
//! [`Value`] is the value of a position, and a [`Solved`] game knows the values of its positions.
//! [`Retrograde`] solves any finite [`Game`](crate::game::Game). Some families of games can be solved
//! faster, such as [`lattice`](crate::lattice): their fast solvers are tested against it. A game that
//! numbers its own positions is [`Indexed`], and [`IndexedRun`] solves it without storing them.
//! A [`SolvedGame`] is any of them behind one type. An [`Atlas`](atlas::Atlas) says where each position
//! of a solved game stands. The modules
//! `mex` (the least missing number, by bits of words) and `period` serve the Grundy values of
//! lattices, heaps and rows alike.

pub mod atlas;
pub(crate) mod error;
mod family;
mod graph;
mod grundy;
mod indexed;
mod indexed_run;
mod mark;
pub(crate) mod period;
mod reached;
mod retrograde;
mod score;
mod solved;
mod solved_game;
mod spread;
mod value;
mod wave;
mod witness;

pub(crate) use crate::game::moves_again;
pub use crate::game::{Expand, Interned, Interner, Keys, Link};
pub use family::{Families, GameFamily, GameVisitor, Needed, Needs};
pub(crate) use family::{families, named};
pub use grundy::{GrundyPlace, MAX_GRUNDY_MOVES, grundy};
pub use indexed::Indexed;
pub use indexed_run::{IndexedRun, MAX_BYTES};
pub use period::Period;
pub use retrograde::{MAX_POSITIONS, Retrograde};
pub(crate) use score::Score;
pub use solved::{Code, Listed, MoveOf, PositionOf, Solved};
pub use solved_game::{SolvedGame, SolvingGame};
pub use value::Value;
pub use witness::Witness;
