//! Quicksort with a three-way partition and four pointers; every clause of it is a choice.
//!
//! ```text
//!   SortPlan        which scheme, pivot, part to call for, tail call, cutoff, small sort
//!     │
//!   sort ── Observer        the same code is fast with (), counts with Counters,
//!     │                     and makes a record for
//!   SortRun                 the steps, each a row of numbers
//!     ├── order             the array at any moment
//!     ├── at                the part, its pointers, the live calls, the counters
//!     └── areas             whether the invariant holds
//!
//!   Input       arrays to sort, including those made by an adversary
//!   SeedRun     what chance does to the comparisons
//!   WorstRun    which orders of a few elements take the most comparisons
//!   picture     a whole run as one still picture
//!   fast        the fastest sort from the same parts, which cannot be watched
//! ```
//!
//! A trace has a row for each operation. Here is the whole trace of the array 2 1 3 with the
//! document's plan. [`Step`] explains the rows of the trace, [`SortRun::parts`] those of the parts:
//!
//! ```text
//!   row                      array     the areas after it
//!                            2 1 3     . . .
//!   0   pivot    1 to 0      1 2 3     = . .
//!   1   larger   0 1 2       1 3 2     = . >      3 was at p>>>
//!   2   larger   0 1 1       1 3 2     = > >
//!   3   pivot    2 to 1      1 2 3         = .    an empty call before; then the loop goes on
//!   4   larger   1 2 2       1 2 3         = >
//! ```

mod areas;
mod checkpoint;
pub(crate) mod error;
mod fast;
mod frames;
mod input;
mod input_run;
mod killer;
mod limits;
mod mean;
mod observer;
mod part;
mod partition;
pub mod picture;
mod pivot;
mod plan;
mod quicksort;
mod replay;
mod run;
mod seeds;
mod small;
mod step;
mod summary;
mod worst;

pub use areas::{Area, AreaKind, Swap};
pub use fast::{fast, fast_by};
pub use frames::{frames_attained, frames_bound};
pub use input::{Input, MAX_TIME_KILLER};
pub use input_run::{InputRun, permutation};
pub use limits::{MAX_VALUE, MAX_VALUES};
pub use mean::mean_comparisons;
pub use observer::{Counters, Observer};
pub use part::{Interval, NO_PART, Part};
pub use plan::{
    MAX_CUTOFF, MIN_CUTOFF, PivotRule, Recurse, Scheme, SmallSort, SortMethod, SortPlan, TailCall,
    Work,
};
pub use quicksort::sort;
pub use replay::{MAX_ORDERS, Moment, Pointers};
pub use run::{MAX_STEPS, NO_END, PART_WIDTH, SortRun};
pub use seeds::{MAX_SEED_COMPARISONS, MAX_SEEDS, SeedRun};
pub use step::{Areas, Step};
pub use summary::SortSummary;
pub use worst::{MAX_WORST, WorstRun};
