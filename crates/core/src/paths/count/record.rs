//! The count by the frontier, recorded.

use std::mem;

use num_bigint::BigUint;

use super::counting::{CountStop, Counting, MAX_STATES, States, TOO_LONG};
use super::frontier::{EdgeFate, Frontier, INSIDE, SLOTS, Watch};
use super::method::CountMethod;
use super::plan::plan_by;
use super::task::{Edge, Task};
use super::word::{Wide, Word};
use crate::checked::narrow;
use crate::error::PathsError;
use crate::paths::PathQuery;
use crate::progress::{Progress, Run};

/// The states are recorded if there are at most this many in all.
pub const MAX_RECORDED_STATES: usize = 4000;

/// A count by the frontier ([`CountMethod::Frontier`]) whose steps can be looked at.
///
/// A step decides an edge in every state, in two ways: it is left out, or it is on the path. Decisions that the rest
/// of the graph cannot tell apart come together in one state. Start and destination begin as the two ends of a piece,
/// as if an edge outside the graph joined them; a path closes this piece to a circle.
///
/// A unit of the budget is a state, [`Progress`] counts edges. Where there is no path with an edge, none is decided:
/// it only says how it begins, with no state, an empty frontier, and the paths without an edge. Cost: as for a
/// [`PathCount`](super::PathCount) with numbers of any size.
#[derive(Debug)]
pub struct FrontierRun {
    counting: Option<Frontier<BigUint, Recorder>>,
    /// How it begins where no edge is decided.
    undecided: Recorder,
    /// The number that each node has in the graph.
    known_as: Vec<u32>,
    undirected: bool,
    failed: bool,
}

/// What a step has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FrontierStep {
    /// The decisions that lead to a state. Those beyond the number of states have merged with others.
    pub decisions: u32,
    /// The states after it.
    pub states: u32,
    /// The states before it in which taking the edge completes a path.
    pub closed: u32,
}

/// What all decisions have in common that are counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrontierState {
    /// The two ends of each piece; where edges lead one way, first the one at which it begins, else the smaller one.
    pub pieces: Vec<[u32; 2]>,
    /// The nodes of the frontier inside a piece. The others are untouched.
    pub inside: Vec<u32>,
    /// The number of decisions.
    pub ways: BigUint,
}

/// The steps that a count has made, and first how it begins.
#[derive(Debug, Default)]
struct Recorder {
    steps: Vec<FrontierStep>,
    /// The paths found so far, after each step.
    found: Vec<BigUint>,
    /// The states after each step, and what becomes of the two decisions in each of them.
    layers: Vec<Layer>,
    now: FrontierStep,
    kept: usize,
}

#[derive(Debug)]
struct Layer {
    states: Vec<(Wide, BigUint)>,
    fates: Vec<[EdgeFate; 2]>,
}

impl Watch<BigUint> for Recorder {
    fn decided(&mut self, state: usize, fates: [EdgeFate; 2]) {
        for fate in fates {
            self.now.decisions += u32::from(matches!(fate, EdgeFate::State(_)));
            self.now.closed += u32::from(fate == EdgeFate::Closed);
        }
        let layer = self.layers.last_mut();
        if let Some(known) = layer.and_then(|it| it.fates.get_mut(state)) {
            *known = fates;
        }
    }

    fn next(&mut self, states: &[(Wide, BigUint)], paths: Option<&BigUint>) {
        self.now.states = narrow(states.len());
        self.steps.push(mem::take(&mut self.now));
        // As long as no path is closed there are 0.
        self.found.push(paths.cloned().unwrap_or_default());
        self.kept += states.len();
        if self.kept > MAX_RECORDED_STATES {
            self.layers = Vec::new();
        } else {
            self.layers.push(Layer {
                states: states.to_vec(),
                fates: vec![[EdgeFate::Dropped; 2]; states.len()],
            });
        }
    }
}

impl FrontierRun {
    /// Prepares the run. Cost O(n · e) for n nodes and e edges.
    ///
    /// ```
    /// use appleyard_core::paths::{PathQuery, FrontierRun, ReadyPaths, ready};
    /// use appleyard_core::progress::Run;
    ///
    /// let streets = ready(ReadyPaths::Grid, 2, 0)?;
    /// let mut run = FrontierRun::new(&PathQuery::new(&streets.graph, Some(0), Some(3)));
    /// run.finish()?;
    /// assert_eq!(run.edges(), [[0, 1], [1, 3], [0, 2], [2, 3]]);
    /// let states: Vec<u32> = run.steps().iter().map(|it| it.states).collect();
    /// assert_eq!(states, [1, 2, 1, 1, 0]);
    /// assert_eq!(run.found().last(), Some(&2_u32.into()));
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn new(between: &PathQuery<'_>) -> FrontierRun {
        let Some(task) = Task::of(between) else {
            let mut undecided = Recorder::default();
            undecided.next(&[], Some(&super::without_edges(between)));
            return FrontierRun {
                counting: None,
                undecided,
                known_as: Vec::new(),
                undirected: true,
                failed: false,
            };
        };
        let plan = plan_by(&task, Some(CountMethod::Frontier));
        let limits = States {
            most: MAX_STATES,
            shift: 0,
        };
        let possible = plan.cost <= TOO_LONG;
        let recorder = Recorder::default();
        FrontierRun {
            counting: possible.then(|| Frontier::watched(&task, &plan, limits, recorder)),
            undecided: Recorder::default(),
            undirected: task.undirected,
            known_as: task.known_as,
            failed: !possible,
        }
    }

    /// The edges in the order in which they are decided.
    pub fn edges(&self) -> Vec<[u32; 2]> {
        let edge = |it: &Edge| [it.from, it.to].map(|node| self.known_as(node));
        self.sweep().map(|it| edge(it.0)).collect()
    }

    /// The frontier before the first edge and after each: nodes with edges that are decided and others that are not,
    /// and the ends as long as they have undecided edges.
    pub fn frontiers(&self) -> Vec<Vec<u32>> {
        let nodes = |it: Vec<(u8, u32)>| it.into_iter().map(|(_, node)| node).collect();
        self.slots().map(nodes).collect()
    }

    /// How it begins, and what each step has done so far.
    pub fn steps(&self) -> &[FrontierStep] {
        &self.recorder().steps
    }

    /// The number of paths found, before the first step and after each.
    pub fn found(&self) -> &[BigUint] {
        &self.recorder().found
    }

    /// The states with which it begins, and those after each step so far; empty if there were more than
    /// [`MAX_RECORDED_STATES`] in all.
    pub fn states(&self) -> Vec<Vec<FrontierState>> {
        let layers = &self.recorder().layers;
        let of = |(layer, slots): (&Layer, Vec<(u8, u32)>)| {
            let state = |(word, ways): &(Wide, BigUint)| FrontierState {
                ways: ways.clone(),
                ..self.state(*word, &slots)
            };
            layer.states.iter().map(state).collect()
        };
        layers.iter().zip(self.slots()).map(of).collect()
    }

    /// What becomes of leaving the next edge out, and of taking it, in each of these states.
    pub fn fates(&self) -> Vec<&[[EdgeFate; 2]]> {
        let layers = &self.recorder().layers;
        layers.iter().map(|it| it.fates.as_slice()).collect()
    }

    fn recorder(&self) -> &Recorder {
        self.counting
            .as_ref()
            .map_or(&self.undecided, Frontier::watch)
    }

    /// Each edge, and the frontier after it: its nodes with their slots.
    fn sweep(&self) -> impl Iterator<Item = (&Edge, &[(u8, u32)])> {
        let steps = self.counting.as_ref().map_or(&[][..], Frontier::steps);
        steps.iter().map(|it| (&it.edge, it.frontier.as_slice()))
    }

    /// The frontiers with the slots of their nodes.
    fn slots(&self) -> impl Iterator<Item = Vec<(u8, u32)>> {
        let counting = self.counting.as_ref();
        let first = counting.map_or_else(Vec::new, |it| it.first().to_vec());
        let all = std::iter::once(first).chain(self.sweep().map(|it| it.1.to_vec()));
        all.map(|it| {
            it.into_iter()
                .map(|(slot, node)| (slot, self.known_as(node)))
                .collect()
        })
    }

    fn known_as(&self, node: u32) -> u32 {
        self.known_as[node as usize]
    }

    fn state(&self, word: Wide, slots: &[(u8, u32)]) -> FrontierState {
        let node = |slot: u8| slots.iter().find(|it| it.0 == slot).map(|it| it.1);
        let mut state = FrontierState {
            pieces: Vec::new(),
            inside: Vec::new(),
            ways: BigUint::ZERO,
        };
        for &(slot, here) in slots {
            let field = word.get(slot);
            if field == INSIDE {
                state.inside.push(here);
            } else if let Some(there) = node(field % SLOTS).filter(|it| *it != here) {
                let begins = field >= SLOTS;
                // Of the two ends, one says it.
                if begins || (self.undirected && here < there) {
                    state.pieces.push([here, there]);
                }
            }
        }
        state
    }
}

impl Run for FrontierRun {
    type Error = PathsError;

    /// # Errors
    ///
    /// [`PathsError::TooManyStates`].
    fn advance(&mut self, budget: u64) -> Result<Progress, PathsError> {
        let result = match &mut self.counting {
            _ if self.failed => Err(CountStop::TooManyStates),
            Some(counting) => counting.advance(budget),
            None => Ok(()),
        };
        self.failed = result.is_err();
        if self.failed {
            let limit = MAX_STATES as u64;
            return Err(PathsError::TooManyStates { limit });
        }
        let [done, total] = self.counting.as_ref().map_or([0, 0], Counting::done);
        Ok(Progress {
            done: done as u64,
            total: total as u64,
            finished: done == total,
        })
    }
}
