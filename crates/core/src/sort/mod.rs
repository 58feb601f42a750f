//! Quicksort with a three-way partition and four pointers, and every clause of it as a choice.
//!
//! ```text
//!   SortPlan        which scheme, pivot, part to call for, tail call, cutoff, small sort
//!     │
//!   sort ── Observer        one code: with () it is the fast one, with Counters it counts,
//!     │                     and recorded it is
//!   SortRun                 Step after Step, a row of numbers each
//!     ├── order             the array at any moment
//!     ├── at                the part, its pointers, the live calls, the counters
//!     └── areas             whether the invariant holds
//!
//!   Input       arrays to sort, those made by an adversary included
//!   SeedRun     what chance does to the comparisons
//!   picture     a whole run as one still picture
//!   fast        what can be made of the same parts when nobody watches
//! ```
//!
//! A trace has a row an operation. Here is the whole of one, of the array 2 1 3 with the document's
//! plan; the row's meaning is told at [`Step`], the part's at [`SortRun::parts`]:
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
mod input;
mod killer;
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

pub use areas::{Area, AreaKind};
pub use fast::{fast, fast_by};
pub use input::{Input, MAX_TIME_KILLER, permutation};
pub use mean::mean_comparisons;
pub use observer::{Counters, Observer};
pub use part::{NO_PART, Part};
pub use plan::{
    MAX_CUTOFF, MIN_CUTOFF, PivotRule, Recurse, Scheme, SmallSort, SortPlan, TailCall, Work,
};
pub use quicksort::sort;
pub use replay::{MAX_ORDERS, Moment, Pointers};
pub use run::{
    MAX_STEPS, MAX_VALUE, MAX_VALUES, PART_WIDTH, SortRun, frames_attained, frames_bound,
};
pub use seeds::{MAX_SEED_COMPARISONS, MAX_SEEDS, SeedRun};
pub use step::{Areas, Step};
