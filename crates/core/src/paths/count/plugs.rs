//! Counts node by node, with the edges of a cut as the frontier.

use super::counting::{CountStop, States};
use super::method::places;
use super::number::Number;
use super::table::{StateTable, add};
use super::task::{Edge, Task};
use super::word::Word;
use crate::checked::{known, narrow};

/// Which way an edge leads, seen from a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Both,
    In,
    Out,
}

/// An edge of the node that is decided.
#[derive(Clone, Copy, Debug)]
struct Plug {
    slot: u8,
    way: Way,
    multiplicity: u32,
}

/// What a node is for the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Inner { must: bool },
    Start,
    Goal,
}

/// A node to decide, with its edges to nodes before and after it.
#[derive(Clone, Debug)]
struct Step {
    role: Role,
    before: Vec<Plug>,
    after: Vec<Plug>,
    /// Whether a node that a path must pass is not decided yet after this one.
    more: bool,
}

/// Half of the graph, or all of it: its nodes are decided in an order, away from one side towards a cut.
///
/// ```text
///   decided nodes ─┼─ slot 0: joined to slot 2        a slot holds an edge of the cut
///                 ─┼─ slot 1: not on the path
///                 ─┼─ slot 2: joined to slot 0
///                 ─┼─ slot 3: leads to the start
/// ```
///
/// A state says for each edge of the cut whether it is on the path, and to which other edge, or end of the path, the
/// piece leads that it belongs to.
#[derive(Debug)]
pub(super) struct Side<W, N> {
    steps: Vec<Step>,
    /// The edges of the last cut, in ascending order, with their slots.
    cut: Vec<(usize, u8)>,
    at: usize,
    states: Vec<(W, N)>,
    next: Next<W, N>,
    looked: u64,
    widest: usize,
}

/// What comes out of a step.
#[derive(Debug)]
struct Next<W, N> {
    states: StateTable<W, N>,
    /// The number of paths that are whole on this side.
    complete: Option<N>,
    shift: u32,
}

/// The field of a slot whose piece leads to the start.
pub(super) const fn start<W: Word>() -> u8 {
    (1 << W::WIDTH) - 2
}

/// The field of a slot whose piece leads to the destination.
pub(super) const fn goal<W: Word>() -> u8 {
    (1 << W::WIDTH) - 1
}

impl<W: Word, N: Number> Side<W, N> {
    /// The side that decides these nodes of the order: the first ones or, from the other end, the rest. The edges of
    /// the cut between them count as one each for the second.
    pub(super) fn new(
        task: &Task,
        order: &[u32],
        first: usize,
        back: bool,
        limits: States,
    ) -> Self {
        let mut order = order.to_vec();
        let mut end = first;
        if back {
            order.reverse();
            end = order.len() - first;
        }
        let (steps, cut) = steps(task, &order, end, back);
        Side {
            steps,
            cut,
            at: 0,
            states: vec![(W::default(), N::one())],
            next: Next {
                states: StateTable::new(limits.most),
                complete: None,
                shift: limits.shift,
            },
            looked: 0,
            widest: 1,
        }
    }

    /// Decides up to `budget` states, and says how many are left of the budget.
    pub(super) fn advance(&mut self, mut budget: u64) -> Result<u64, CountStop> {
        while budget > 0
            && let Some(step) = self.steps.get(self.at)
        {
            while budget > 0
                && let Some((word, number)) = self.states.pop()
            {
                budget -= 1;
                self.looked += 1;
                self.next.decide(step, word, number)?;
            }
            if self.states.is_empty() {
                self.next.states.take(&mut self.states);
                self.widest = self.widest.max(self.states.len());
                self.at += 1;
            }
        }
        Ok(budget)
    }

    /// How many states it has looked at.
    pub(super) fn looked(&self) -> u64 {
        self.looked
    }

    /// How many nodes are decided, of how many.
    pub(super) fn done(&self) -> [usize; 2] {
        [self.at, self.steps.len()]
    }

    pub(super) fn finished(&self) -> bool {
        self.at == self.steps.len()
    }

    pub(super) fn kept(&self) -> usize {
        self.states.len() + self.next.states.len()
    }

    pub(super) fn widest(&self) -> usize {
        self.widest
    }

    /// The number of paths that are whole on this side.
    pub(super) fn complete(&self) -> Option<&N> {
        self.next.complete.as_ref()
    }

    /// The states at the cut, in each of which the slots are the places of the edges in the cut.
    pub(super) fn at_cut(&mut self) -> impl Iterator<Item = (W, N)> {
        let mut places = vec![0_u8; W::SLOTS];
        for (at, &(_, slot)) in (0..).zip(&self.cut) {
            if let Some(place) = places.get_mut(usize::from(slot)) {
                *place = at;
            }
        }
        let slots: Vec<u8> = self.cut.iter().map(|it| it.1).collect();
        let states = std::mem::take(&mut self.states).into_iter();
        states.map(move |(word, number)| {
            let kept = (0_u8..)
                .zip(&slots)
                .fold(W::default(), |kept, (at, &slot)| {
                    let field = word.get(slot);
                    // What is no slot stays as it is.
                    kept.with(at, places.get(usize::from(field)).copied().unwrap_or(field))
                });
            (kept, number)
        })
    }
}

impl<W: Word, N: Number> Next<W, N> {
    /// Decides a node in one state.
    fn decide(&mut self, step: &Step, word: W, number: N) -> Result<(), CountStop> {
        let mut used = step
            .before
            .iter()
            .filter(|plug| word.get(plug.slot) != plug.slot);
        let (one, other) = (used.next(), used.next());
        if used.next().is_some() {
            return Ok(());
        }
        let shift = self.shift;
        let rest = [one, other].into_iter().flatten();
        let rest = rest.fold(word, |rest, plug| rest.with(plug.slot, plug.slot));
        match (step.role, one, other) {
            (Role::Inner { must }, None, _) => {
                for (place, one) in step.after.iter().enumerate() {
                    let others = step.after.iter().skip(place + 1);
                    for other in others.filter(|it| fits(one.way, it.way)) {
                        let joined = word.with(one.slot, other.slot).with(other.slot, one.slot);
                        let edges = one.multiplicity * other.multiplicity;
                        self.keep(joined, number.clone().longer(shift), edges)?;
                    }
                }
                if must {
                    Ok(())
                } else {
                    self.keep(word, number, 1)
                }
            }
            (Role::Inner { .. }, Some(one), None) => {
                let number = number.longer(shift);
                let edges = step.after.iter().filter(|it| fits(one.way, it.way));
                self.extend(rest, word.get(one.slot), edges, &number)
            }
            (Role::Inner { .. }, Some(one), Some(other)) => {
                let far = [one, other].map(|it| word.get(it.slot));
                if fits(one.way, other.way) && far[0] != other.slot {
                    self.join(rest, far, number.longer(shift), step.more)?;
                }
                Ok(())
            }
            (role, one, None) => {
                let (field, wrong, number) = match role {
                    Role::Goal => (goal::<W>(), Way::Out, number),
                    _ => (start::<W>(), Way::In, number.longer(shift)),
                };
                match one {
                    None => {
                        let edges = step.after.iter().filter(|it| it.way != wrong);
                        self.extend(word, field, edges, &number)
                    }
                    Some(one) if one.way != wrong => {
                        self.join(rest, [word.get(one.slot), field], number, step.more)
                    }
                    Some(_) => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// The piece that leads to `far` goes on along each of these edges.
    fn extend<'a>(
        &mut self,
        word: W,
        far: u8,
        edges: impl Iterator<Item = &'a Plug>,
        number: &N,
    ) -> Result<(), CountStop> {
        for edge in edges {
            let mut longer = word.with(edge.slot, far);
            if usize::from(far) < W::SLOTS {
                longer = longer.with(far, edge.slot);
            }
            self.keep(longer, number.clone(), edge.multiplicity)?;
        }
        Ok(())
    }

    /// Two pieces become one, which leads to these two. If both are ends of the path, it is complete.
    fn join(&mut self, word: W, [a, b]: [u8; 2], number: N, more: bool) -> Result<(), CountStop> {
        let slot = |it: u8| usize::from(it) < W::SLOTS;
        if !slot(a) && !slot(b) {
            let whole = word == W::default() && !more;
            return if whole {
                add(&mut self.complete, number)
            } else {
                Ok(())
            };
        }
        let mut joined = word;
        for (here, there) in [(a, b), (b, a)] {
            if slot(here) {
                joined = joined.with(here, there);
            }
        }
        self.keep(joined, number, 1)
    }

    fn keep(&mut self, word: W, number: N, edges: u32) -> Result<(), CountStop> {
        let number = if edges == 1 {
            number
        } else {
            number.times(edges).ok_or(CountStop::TooLarge)?
        };
        self.states.add(word, number)?;
        Ok(())
    }
}

/// Whether a path may pass a node along these two edges.
fn fits(one: Way, other: Way) -> bool {
    one != other || one == Way::Both
}

/// The first `end` nodes of an order as steps, and the edges that are cut after them with their slots.
fn steps(task: &Task, order: &[u32], end: usize, back: bool) -> (Vec<Step>, Vec<(usize, u8)>) {
    let places = places(order);
    let place = |node: u32| places[node as usize];
    let must = |place: usize| task.must[order[place] as usize];
    let last = (0..order.len()).rev().find(|place| must(*place));
    // For each node its edges: the place of the other node, the number of the edge, and its way.
    let mut beside = vec![Vec::new(); order.len()];
    for (number, &Edge { from, to, .. }) in task.edges.iter().enumerate() {
        let ways = if task.undirected {
            [Way::Both; 2]
        } else {
            [Way::Out, Way::In]
        };
        for ((here, there), way) in [(from, to), (to, from)].into_iter().zip(ways) {
            beside[place(here)].push((place(there), number, way));
        }
    }
    let mut slots: Vec<Option<usize>> = Vec::new();
    let mut steps = Vec::new();
    for (at, edges) in beside.iter().enumerate().take(end) {
        let mut plugs = [Vec::new(), Vec::new()];
        let multiplicity = |number: usize, there: usize| {
            let cut = back && there >= end;
            if cut {
                1
            } else {
                task.edges[number].multiplicity
            }
        };
        let mut sorted = edges.clone();
        sorted.sort_unstable_by_key(|it| (it.0, it.1));
        for &(there, number, way) in sorted.iter().filter(|it| it.0 < at) {
            let slot = slots.iter().position(|it| *it == Some(number));
            let slot = narrow(known(slot, "a cut edge has a slot"));
            plugs[0].push(Plug {
                slot,
                way,
                multiplicity: multiplicity(number, there),
            });
        }
        for plug in &plugs[0] {
            slots[usize::from(plug.slot)] = None;
        }
        for &(there, number, way) in sorted.iter().filter(|it| it.0 > at) {
            let free = slots.iter().position(Option::is_none);
            let slot = match free {
                Some(slot) => slot,
                None => {
                    slots.push(None);
                    slots.len() - 1
                }
            };
            slots[slot] = Some(number);
            plugs[1].push(Plug {
                slot: narrow(slot),
                way,
                multiplicity: multiplicity(number, there),
            });
        }
        let [before, after] = plugs;
        let node = order[at];
        steps.push(Step {
            role: match node {
                it if it == task.from => Role::Start,
                it if it == task.to => Role::Goal,
                _ => Role::Inner { must: must(at) },
            },
            before,
            after,
            more: last > Some(at),
        });
    }
    let mut cut: Vec<(usize, u8)> = (0..)
        .zip(&slots)
        .filter_map(|(slot, edge)| Some(((*edge)?, slot)))
        .collect();
    cut.sort_unstable();
    (steps, cut)
}
