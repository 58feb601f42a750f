//! Counts paths without listing them.

mod counting;
mod frontier;
mod join;
mod method;
mod number;
mod passes;
mod plan;
mod plugs;
mod record;
mod subsets;
mod table;
mod task;
mod topological;
mod word;

use num_bigint::BigUint;

pub use self::counting::MAX_STATES;
use self::counting::{CountStop, Counting, States, TOO_LONG};
pub use self::frontier::EdgeFate;
use self::frontier::Frontier;
use self::join::Plugs;
pub use self::method::CountMethod;
use self::method::Plan;
pub(super) use self::passes::Passes;
use self::plan::{plan, plan_by};
pub use self::record::{FrontierRun, FrontierState, FrontierStep, MAX_RECORDED_STATES};
use self::subsets::Subsets;
use self::task::Task;
use self::topological::Topological;
use self::word::{Long, Short, Word};
use super::PathQuery;
use crate::checked::narrow;
use crate::error::PathsError;
use crate::progress::{Progress, Run};

/// The number of paths from one node to another, counted without listing them.
///
/// It drops what cannot be on a path, and then chooses a method; see [`CountMethod`]. Where edges lead one way and go
/// round in no circle, one pass over them is enough. Else it takes the cheapest of three by an estimate. These decide
/// the graph piece by piece: what the rest of the decisions depends on is a state, and all decisions that agree in it
/// are counted together.
///
/// A unit of the budget is about a state. [`Progress`] counts nodes, edges or sets, whichever the method decides one
/// by one. Cost: those × the states kept, which [`MAX_STATES`] limits. Numbers have 64 bits as long as they fit; if
/// they do not, the count begins again without a limit.
#[derive(Debug)]
pub struct PathCount {
    task: Option<Task>,
    plan: Plan,
    /// Numbers do not fit into 64 bits.
    large: bool,
    counting: Option<Box<dyn Counting>>,
    limits: States,
    lengths: bool,
    paths: BigUint,
    by_length: Vec<BigUint>,
    progress: Progress,
    /// The states that earlier rounds have looked at.
    looked: u64,
    widest: usize,
    failed: Option<PathsError>,
}

impl PathCount {
    /// Prepares the count. Without a start or a destination there is no path; from a node to itself there is one.
    /// Cost O(n · e) for n nodes and e edges.
    ///
    /// ```
    /// use appleyard_core::paths::{PathQuery, PathCount, ReadyPaths, ready};
    /// use appleyard_core::progress::Run;
    ///
    /// let streets = ready(ReadyPaths::Grid, 7, 0)?;
    /// let mut count = PathCount::new(&PathQuery::new(&streets.graph, Some(0), Some(48)));
    /// count.finish()?;
    /// assert_eq!(count.paths().to_string(), "575780564"); // OEIS A007764
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(between: &PathQuery<'_>) -> PathCount {
        PathCount::of(between, plan)
    }

    /// The same by a given method, for tests and benchmarks. A graph that the method cannot take has too many states.
    pub fn by(between: &PathQuery<'_>, method: CountMethod) -> PathCount {
        PathCount::of(between, |task| plan_by(task, Some(method)))
    }

    fn of(between: &PathQuery<'_>, plan: impl Fn(&Task) -> Plan) -> PathCount {
        let task = Task::of(between);
        let paths = without_edges(between);
        let mut count = PathCount {
            plan: task.as_ref().map_or_else(Plan::none, plan),
            task,
            large: false,
            counting: None,
            limits: States {
                most: MAX_STATES,
                shift: 0,
            },
            lengths: false,
            by_length: Some(paths.clone())
                .filter(|it| *it != BigUint::ZERO)
                .into_iter()
                .collect(),
            paths,
            progress: Progress::to_come(0),
            looked: 0,
            widest: 0,
            failed: None,
        };
        count.begin();
        count
    }

    /// The same count with fewer states at a time.
    #[must_use]
    pub fn with_states(mut self, most: usize) -> PathCount {
        self.limits.most = most.min(MAX_STATES);
        self.begin();
        self
    }

    /// Counts by length too, in a second round. Its numbers hold one count for each length, so it takes several times
    /// as long as the first round.
    #[must_use]
    pub fn with_lengths(mut self) -> PathCount {
        self.lengths = true;
        self
    }

    /// The number of paths, once the run has finished; 0 before.
    pub fn paths(&self) -> &BigUint {
        &self.paths
    }

    /// The number of paths of each length: first those without an edge, then those with one, and so on. Empty before
    /// the run has finished, and unless it was made [`with_lengths`](PathCount::with_lengths).
    pub fn by_length(&self) -> &[BigUint] {
        &self.by_length
    }

    /// How the paths are counted.
    pub fn method(&self) -> CountMethod {
        self.plan.method
    }

    /// About how many states the count will look at, in all. Small graphs need fewer than this, so it is a measure
    /// of what a count costs at most, not a promise.
    pub fn estimate(&self) -> f64 {
        if self.task.is_some() {
            self.plan.cost
        } else {
            0.0
        }
    }

    /// How many states the count has looked at so far; pairs of states that it has compared count, too.
    pub fn looked(&self) -> u64 {
        self.looked + self.counting.as_ref().map_or(0, |it| it.looked())
    }

    /// The number of states that are kept now.
    pub fn states(&self) -> usize {
        self.counting.as_ref().map_or(0, |it| it.kept())
    }

    /// The most states that were kept at a time.
    pub fn widest(&self) -> usize {
        self.widest
    }

    /// Begins a round.
    fn begin(&mut self) {
        let Some(task) = &self.task else {
            self.progress = Progress {
                done: 0,
                total: 0,
                finished: true,
            };
            return;
        };
        if self.plan.cost > TOO_LONG {
            self.fail();
            return;
        }
        let (plan, limits) = (&self.plan, self.limits);
        let counting = counting(task, plan, limits, self.large);
        let total = counting.done()[1] as u64;
        self.progress.total = self.progress.total.max(total);
        self.counting = Some(counting);
    }

    fn fail(&mut self) -> PathsError {
        let limit = self.limits.most as u64;
        let error = PathsError::TooManyStates { limit };
        self.counting = None;
        self.failed = Some(error.clone());
        error
    }

    /// Ends a round, and begins the next one if the lengths are still to come.
    fn end(&mut self, mut counting: Box<dyn Counting>) {
        if !self.lengths {
            self.paths = counting.paths();
        } else if self.limits.shift == 0 {
            let paths = counting.paths();
            // Each count is at most the number of all paths, so this many bits keep the counts apart.
            self.limits.shift = narrow::<u64, u32>(paths.bits()).max(1);
            self.paths = paths;
            self.large = true;
            let before = self.progress;
            self.begin();
            self.progress = Progress {
                done: before.total,
                total: 2 * before.total,
                finished: false,
            };
            return;
        } else {
            self.by_length = counting.by_length(self.limits.shift);
        }
        self.progress.done = self.progress.total;
        self.progress.finished = true;
    }
}

/// The number of paths without an edge: 1 from a node to itself, unless it is to be avoided or others are to be passed.
fn without_edges(between: &PathQuery<'_>) -> BigUint {
    let same = between.from.is_some() && between.from == between.to;
    let whole = between.pass.iter().all(|it| Some(*it) == between.from);
    let open = between.avoid.iter().all(|it| Some(*it) != between.from);
    u32::from(same && whole && open).into()
}

/// A count with the fewest types that serve: each of them is a program of its own, which visitors fetch.
fn counting(task: &Task, plan: &Plan, limits: States, large: bool) -> Box<dyn Counting> {
    match (plan.method, large) {
        (CountMethod::Plugs, false) if plan.slots <= Short::SLOTS => {
            Box::new(Plugs::<Short, u64>::new(task, plan, limits))
        }
        (CountMethod::Plugs, false) => Box::new(Plugs::<Long, u64>::new(task, plan, limits)),
        (CountMethod::Plugs, true) => Box::new(Plugs::<Long, BigUint>::new(task, plan, limits)),
        (CountMethod::Frontier, false) => Box::new(Frontier::<u64>::new(task, plan, limits)),
        (CountMethod::Frontier, true) => Box::new(Frontier::<BigUint>::new(task, plan, limits)),
        (CountMethod::Subsets, _) => Box::new(Subsets::new(task, limits)),
        (CountMethod::Topological, _) => Box::new(Topological::new(task, plan, limits)),
    }
}

impl Run for PathCount {
    type Error = PathsError;

    /// # Errors
    ///
    /// [`PathsError::TooManyStates`].
    fn advance(&mut self, budget: u64) -> Result<Progress, PathsError> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        let mut left = budget;
        // A large budget is spent in pieces, so that a round that ends leaves some for the next.
        while left > 0
            && let Some(mut counting) = self.counting.take()
        {
            let piece = left.min(100_000);
            left -= piece;
            match counting.advance(piece) {
                Ok(()) => {
                    self.widest = self.widest.max(counting.widest());
                    let [done, total] = counting.done();
                    let offset = self.progress.total - total as u64;
                    self.progress.done = self.progress.done.max(offset + done as u64);
                    if done == total {
                        self.looked += counting.looked();
                        self.end(counting);
                    } else {
                        self.counting = Some(counting);
                    }
                }
                Err(CountStop::TooLarge) => {
                    self.looked += counting.looked();
                    self.large = true;
                    self.begin();
                }
                Err(CountStop::TooManyStates) => return Err(self.fail()),
            }
        }
        Ok(self.progress)
    }
}
