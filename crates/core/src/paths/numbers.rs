//! Which path has which number, without listing those before it.

use num_bigint::BigUint;

use super::count::Passes;
use super::{PathCount, PathGraph, PathQuery, is_way};
use crate::checked::narrow;
use crate::error::PathsError;
use crate::progress::{Progress, Run};
use crate::rng::Rng;

/// What is looked for.
#[derive(Clone, Debug)]
enum Wanted {
    /// The path that has this number of others before it.
    Number(BigUint),
    /// Any path, each with the same chance.
    Chance(u64),
    /// The number of this path.
    Path(Vec<u32>),
}

/// Finds the path with a number, a path by chance, or the number of a path, where the paths have the order of the
/// [`Listing`](super::Listing). Parallel edges make one path.
///
/// Where edges lead one way and go round in no circle, all it needs is known after one pass. Else it counts what follows
/// each prefix. First it counts all paths; then, at each node on the way, those that go on to
/// each neighbour in turn, until the number lies among them. A neighbour that is the last that can be meant is not
/// counted.
///
/// A unit of the budget is a state of these counts. [`Progress`] counts nodes of the graph: those that are on the path
/// so far. Cost: at most the sum of the neighbours of its nodes × that of [`PathCount`], which falls with each node.
#[derive(Debug)]
pub struct PathNumber {
    graph: PathGraph,
    to: Option<u32>,
    pass: Vec<u32>,
    avoid: Vec<u32>,
    wanted: Wanted,
    path: Vec<u32>,
    /// The neighbours that are left, the next one last, and the count of the one before them.
    left: Vec<u32>,
    count: PathCount,
    passes: Option<Passes>,
    /// How many paths come before those that begin with the path so far, and how many those are.
    before: BigUint,
    paths: Option<BigUint>,
    total: BigUint,
    finished: bool,
}

impl PathNumber {
    /// Looks for the path that has `before` others before it.
    ///
    /// ```
    /// use appleyard_core::paths::{PathQuery, PathNumber, ReadyPaths, ready};
    /// use appleyard_core::progress::Run;
    ///
    /// let streets = ready(ReadyPaths::Grid, 3, 0)?;
    /// let between = PathQuery::new(&streets.graph, Some(0), Some(8));
    /// let mut last = PathNumber::at(&between, 11_u32.into());
    /// last.finish()?;
    /// assert_eq!(last.path(), Some(&[0, 3, 6, 7, 8][..]));
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn at(between: &PathQuery<'_>, before: BigUint) -> PathNumber {
        PathNumber::new(between, Wanted::Number(before))
    }

    /// Looks for a path by chance. The same seed gives the same path everywhere; each path has the same chance.
    pub fn by_chance(between: &PathQuery<'_>, seed: u64) -> PathNumber {
        PathNumber::new(between, Wanted::Chance(seed))
    }

    /// Looks for the number of a path.
    ///
    /// # Errors
    ///
    /// [`PathsError::NotAWay`] if the nodes are not a way from the start, or the way goes through a node to avoid. If it
    /// does not end at the destination, or misses a node to pass, its last node does not fit.
    pub fn of(between: &PathQuery<'_>, path: &[u32]) -> Result<PathNumber, PathsError> {
        let ends = path.last().copied() == between.to;
        if !ends || !is_way(between.graph, between.from, path) {
            let place = path.len() as u64;
            super::moves(between.graph, [between.from, between.to], path)?;
            return Err(PathsError::NotAWay { place });
        }
        let mut places = (1..).zip(path);
        if let Some((place, _)) = places.find(|(_, it)| between.avoid.contains(it)) {
            return Err(PathsError::NotAWay { place });
        }
        if between.pass.iter().any(|it| !path.contains(it)) {
            let place = path.len() as u64;
            return Err(PathsError::NotAWay { place });
        }
        Ok(PathNumber::new(between, Wanted::Path(path.to_vec())))
    }

    fn new(between: &PathQuery<'_>, wanted: Wanted) -> PathNumber {
        let between = PathQuery {
            parallel: false,
            ..*between
        };
        PathNumber {
            graph: between.graph.clone(),
            to: between.to,
            pass: between.pass.to_vec(),
            avoid: between.avoid.to_vec(),
            wanted,
            path: between.from.into_iter().collect(),
            left: Vec::new(),
            count: PathCount::new(&between),
            passes: Passes::of(&between),
            before: BigUint::ZERO,
            paths: None,
            total: BigUint::ZERO,
            finished: false,
        }
    }

    /// The number of all paths, once it is known; 0 before.
    pub fn total(&self) -> &BigUint {
        &self.total
    }

    /// The path, once the run has finished.
    pub fn path(&self) -> Option<&[u32]> {
        self.finished.then_some(&self.path)
    }

    /// How many paths come before it, once the run has finished; before that, a lower bound.
    pub fn before(&self) -> &BigUint {
        &self.before
    }

    /// Takes in the number of paths of a count, and prepares the next one.
    fn counted(&mut self, mut here: BigUint) -> Result<(), PathsError> {
        loop {
            match self.paths.take() {
                None => self.begin(here)?,
                Some(paths) => self.choose(here, paths),
            }
            if self.finished {
                return Ok(());
            }
            // All paths that are left pass the last neighbour.
            here = match (&self.paths, self.left.as_slice(), &self.passes) {
                (Some(paths), [_], _) => paths.clone(),
                (_, [.., next], Some(passes)) => {
                    let head = self.path.last().copied();
                    head.map_or(BigUint::ZERO, |head| passes.on([head, *next]))
                }
                _ => break,
            }
        }
        self.count_next();
        Ok(())
    }

    /// All paths are counted.
    fn begin(&mut self, total: BigUint) -> Result<(), PathsError> {
        if let Wanted::Chance(seed) = self.wanted {
            self.wanted = Wanted::Number(below(&total, seed));
        }
        self.total.clone_from(&total);
        let missing = match &self.wanted {
            Wanted::Number(before) => *before >= total,
            _ => total == BigUint::ZERO,
        };
        if missing {
            return Err(PathsError::NoSuchPath {
                paths: total.to_string(),
            });
        }
        self.paths = Some(total);
        self.arrive();
        Ok(())
    }

    /// The paths through the last neighbour are counted, out of all those that begin with the path so far and have not
    /// been passed by.
    fn choose(&mut self, here: BigUint, paths: BigUint) {
        let Some(node) = self.left.pop() else {
            return;
        };
        let meant = match &self.wanted {
            Wanted::Number(number) => *number < &self.before + &here,
            Wanted::Chance(_) => false,
            Wanted::Path(path) => path.get(self.path.len()) == Some(&node),
        };
        if meant {
            self.paths = Some(here);
            self.path.push(node);
            self.arrive();
        } else {
            self.before += &here;
            self.paths = Some(paths - here);
        }
    }

    /// The path has come to a node.
    fn arrive(&mut self) {
        let Some(&head) = self.path.last() else {
            return;
        };
        if Some(head) == self.to {
            self.finished = true;
            return;
        }
        let open = |it: &u32| !self.path.contains(it) && !self.avoid.contains(it);
        self.left = self
            .graph
            .successors(head)
            .iter()
            .copied()
            .filter(open)
            .collect();
        self.left.reverse();
    }

    /// Counts the paths through the next neighbour.
    fn count_next(&mut self) {
        let from = self.left.last().copied();
        let avoid: Vec<u32> = self.avoid.iter().chain(&self.path).copied().collect();
        let pass: Vec<u32> = self
            .pass
            .iter()
            .copied()
            .filter(|it| !self.path.contains(it))
            .collect();
        self.count = PathCount::new(&PathQuery {
            graph: &self.graph,
            from,
            to: self.to,
            pass: &pass,
            avoid: &avoid,
            parallel: false,
        });
    }
}

/// A number below another, by chance; 0 below 0.
fn below(limit: &BigUint, seed: u64) -> BigUint {
    let mut rng = Rng::new(seed);
    let words = limit.bits().div_ceil(32);
    let rest = words * 32 - limit.bits();
    loop {
        let digits = (0..words).map(|at| {
            let word = rng.next_u64() >> 32;
            let word = if at + 1 == words { word >> rest } else { word };
            narrow::<u64, u32>(word)
        });
        let drawn = BigUint::new(digits.collect());
        if drawn < *limit || words == 0 {
            return drawn;
        }
    }
}

impl Run for PathNumber {
    type Error = PathsError;

    /// # Errors
    ///
    /// [`PathsError::TooManyStates`]; [`PathsError::NoSuchPath`] if there are fewer paths, or none.
    fn advance(&mut self, budget: u64) -> Result<Progress, PathsError> {
        let mut left = budget;
        while left > 0 && !self.finished {
            let piece = left.min(50_000);
            left -= piece;
            let counted = match &mut self.passes {
                Some(passes) => passes.advance(piece)?.then(|| passes.paths()),
                None => {
                    let finished = self.count.advance(piece)?.finished;
                    finished.then(|| self.count.paths().clone())
                }
            };
            if let Some(here) = counted {
                self.counted(here)?;
            }
        }
        let total = self.graph.names().len() as u64;
        let done = if self.finished {
            total
        } else {
            self.path.len() as u64
        };
        Ok(Progress {
            done,
            total,
            finished: self.finished,
        })
    }
}

/// How many of the paths pass each edge, parallel edges together.
///
/// Where edges lead one way and go round in no circle, one pass in each direction is enough: the ways to the beginning
/// of an edge, times those from its end. Else it counts the paths without each edge in turn; the rest pass it. A unit of the budget is a state of these counts.
/// [`Progress`] counts edges. Cost: edges × that of [`PathCount`].
#[derive(Debug)]
pub struct EdgeCounts {
    graph: PathGraph,
    ends: [Option<u32>; 2],
    pass: Vec<u32>,
    avoid: Vec<u32>,
    parallel: bool,
    count: PathCount,
    passes: Option<Passes>,
    total: Option<BigUint>,
    through: Vec<BigUint>,
}

impl EdgeCounts {
    /// Prepares the counts.
    pub fn new(between: &PathQuery<'_>) -> EdgeCounts {
        EdgeCounts {
            graph: between.graph.clone(),
            ends: [between.from, between.to],
            pass: between.pass.to_vec(),
            avoid: between.avoid.to_vec(),
            parallel: between.parallel,
            count: PathCount::new(between),
            passes: Passes::of(between),
            total: None,
            through: Vec::new(),
        }
    }

    /// The number of paths through each edge that is done, in the order of [`PathGraph::edges`].
    pub fn through(&self) -> &[BigUint] {
        &self.through
    }

    fn counted(&mut self) {
        match &self.total {
            None => self.total = Some(self.count.paths().clone()),
            Some(total) => self.through.push(total - self.count.paths()),
        }
        if let Some(&edge) = self.graph.edges().get(self.through.len()) {
            let [from, to] = self.ends;
            self.count = PathCount::new(&PathQuery {
                graph: &self.graph.without(edge),
                from,
                to,
                pass: &self.pass,
                avoid: &self.avoid,
                parallel: self.parallel,
            });
        }
    }
}

impl Run for EdgeCounts {
    type Error = PathsError;

    /// # Errors
    ///
    /// [`PathsError::TooManyStates`].
    fn advance(&mut self, budget: u64) -> Result<Progress, PathsError> {
        let edges = self.graph.edges().len();
        let mut left = budget;
        while left > 0 && self.through.len() < edges {
            let piece = left.min(50_000);
            left -= piece;
            match &mut self.passes {
                Some(passes) => {
                    if passes.advance(piece)? {
                        let next = self.graph.edges().iter().skip(self.through.len());
                        // A product of two long numbers takes about as long as this many states.
                        let some = narrow(piece / 20 + 1);
                        let products = next.take(some).map(|it| passes.through(*it));
                        self.through.extend(products);
                    }
                }
                None => {
                    if self.count.advance(piece)?.finished {
                        self.counted();
                    }
                }
            }
        }
        Ok(Progress {
            done: self.through.len() as u64,
            total: edges as u64,
            finished: self.through.len() == edges,
        })
    }
}
