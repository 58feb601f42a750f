//! How many paths go on from each node, and how many come there, where the edges go round in no circle.

use num_bigint::BigUint;

use super::counting::{Counting, MAX_STATES, States};
use super::method::Plan;
use super::task::{Edge, Task};
use super::topological::{Passable, Topological, topological};
use crate::error::PathsError;
use crate::paths::PathQuery;

/// The numbers of ways from each node to the destination, and of those from the start to each node.
#[derive(Debug)]
pub(in crate::paths) struct Passes {
    /// The edges that a path can have, by the numbers of their nodes in the graph, in ascending order; each with its
    /// number of parallel edges.
    edges: Vec<([u32; 2], Edge)>,
    from: u32,
    on: Topological,
    /// The same with all edges turned round.
    back: Topological,
}

impl Passes {
    /// Prepares the two passes, unless edges go round in a circle or there is no path. Cost O(nodes + e log e) for e
    /// edges.
    pub(in crate::paths) fn of(between: &PathQuery<'_>) -> Option<Passes> {
        let task = Task::of(between)?;
        let plan = topological(&task);
        if plan.cost == f64::INFINITY {
            return None;
        }
        let limits = States {
            most: MAX_STATES,
            shift: 0,
        };
        let named = |edge: Edge| {
            let name = |node: u32| task.known_as.get(node as usize).copied();
            Some(([name(edge.from)?, name(edge.to)?], edge))
        };
        let passable = Passable::new(&task, &plan.order).edges;
        let mut edges: Vec<([u32; 2], Edge)> = passable.into_iter().filter_map(named).collect();
        edges.sort_by_key(|it| it.0);
        let from = task.from;
        let on = Topological::new(&task, &plan, limits).keeping();
        let back = Topological::new(&task.turned(), &turned(plan), limits).keeping();
        Some(Passes {
            edges,
            from,
            on,
            back,
        })
    }

    /// Goes on for about `budget` sums; whether all is counted.
    pub(in crate::paths) fn advance(&mut self, budget: u64) -> Result<bool, PathsError> {
        let mut finished = true;
        for pass in [&mut self.on, &mut self.back] {
            pass.advance(budget)
                .map_err(|_| PathsError::TooManyStates {
                    limit: MAX_STATES as u64,
                })?;
            let [done, total] = pass.done();
            finished &= done == total;
        }
        Ok(finished)
    }

    /// The number of all paths.
    pub(in crate::paths) fn paths(&self) -> BigUint {
        self.on.ways(self.from)
    }

    /// How many ways go on to the destination along this edge of the graph, parallel edges together.
    pub(in crate::paths) fn on(&self, edge: [u32; 2]) -> BigUint {
        self.edge(edge)
            .map_or(BigUint::ZERO, |it| self.on.ways(it.to) * it.multiplicity)
    }

    /// How many paths pass this edge of the graph, parallel edges together.
    pub(in crate::paths) fn through(&self, edge: [u32; 2]) -> BigUint {
        self.edge(edge)
            .map_or(BigUint::ZERO, |it| self.back.ways(it.from) * self.on(edge))
    }

    fn edge(&self, edge: [u32; 2]) -> Option<&Edge> {
        let place = self.edges.binary_search_by_key(&edge, |it| it.0).ok()?;
        self.edges.get(place).map(|it| &it.1)
    }
}

/// The plan for the task with all edges turned round.
fn turned(plan: Plan) -> Plan {
    let order = plan.order.iter().rev().copied().collect();
    Plan { order, ..plan }
}
