//! The programs of the source article, *On the question of Wirth and chains*, as the article has them, and
//! how many moves each tries. The rules are those of Chain, 0.77.
//!
//! ```text
//!                    array: a cell is 1 or 0         groups: how many there are of each size
//!                    1 1 1 1 1 1 1 1, 8 moves        {0,0,0,0,0,0,0,1}, 8 moves with one or two,
//!                    of one object, 7 of two         4 of one object, 4 of two
//!
//!   exhaustive       all lines of play, from the start down
//!   cut-off          the same, but a move that wins ends the search of its position
//!   memoised         the same as exhaustive, with a table of the values known
//!   bottom-up        all positions, from few objects to many, in rounds until nothing changes
//!   Sprague-Grundy   Grundy values of rows only, not of other positions
//!
//!   ProgramPlan ── CountingProgram   runs, by a budget        count, ProgramGrowth   count its moves beforehand
//!      │                                       visits          how often it meets each position
//!      └── ARTICLE    what the article's table prints
//! ```
//!
//! The order of moves is that of the article's C program. In the array: by the first cell, from the left,
//! one object before two. In the groups: from the largest size down, one object before two, then by the
//! smaller of the two groups that are left, from 0 up. Of several equal groups the program tries only one.

mod array_moves;
mod article;
mod bottom_up;
mod by_formula;
mod cells;
mod count;
mod depth_first;
mod formulas;
mod group_moves;
mod groups;
mod growth;
mod layer;
mod layers;
mod memoised;
mod packing;
mod plan;
mod program;
mod rules;
mod search;
mod sequences;
mod sprague_grundy;
mod table;
mod visits;

pub use article::{ARTICLE, ArticleRow, Printed};
pub use count::Count;
pub use growth::{ProgramGrowth, ProgramGrowthRow, count};
pub use plan::{Algorithm, ProgramPlan, Representation};
pub use program::{CountingProgram, ProgramSummary};
pub use visits::{MAX_VISIT_OBJECTS, Visit, Visits, mean_visits, visits};
