//! What is counted, without what cannot be on a path.

use super::PathQuery;

/// An edge of a [`Task`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge {
    pub(super) from: u32,
    pub(super) to: u32,
    /// How many parallel edges it stands for.
    pub(super) multiplicity: u32,
}

/// The nodes and edges that can be on a path from one end to the other, with nodes renumbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Task {
    pub(super) undirected: bool,
    pub(super) edges: Vec<Edge>,
    pub(super) from: u32,
    pub(super) to: u32,
    /// Whether a path must pass each node. The two ends are such nodes.
    pub(super) must: Vec<bool>,
    /// The number that each node has in the graph.
    pub(super) known_as: Vec<u32>,
}

impl Task {
    /// The task, if the ends are different and there is a path between them that may pass all nodes that it must.
    /// Cost O(nodes + edges).
    pub(super) fn of(between: &PathQuery<'_>) -> Option<Task> {
        let PathQuery {
            graph,
            from,
            to,
            pass,
            avoid,
            parallel,
        } = *between;
        let (from, to) = from.zip(to).filter(|(from, to)| from != to)?;
        let nodes = graph.names().len();
        let mut closed = vec![false; nodes];
        for &node in avoid {
            *closed.get_mut(node as usize)? = true;
        }
        let free = |node: u32| closed.get(node as usize) == Some(&false);
        let reached = graph.reached(from, |it| !free(it));
        let reaching = graph.reaching(to, |it| !free(it));
        let useful = |node: u32| {
            let at = node as usize;
            free(node) && reached.get(at) == Some(&true) && reaching.get(at) == Some(&true)
        };
        let mut numbers = vec![None; nodes];
        let known_as: Vec<u32> = (0..).take(nodes).filter(|it| useful(*it)).collect();
        for (number, &node) in (0..).zip(&known_as) {
            *numbers.get_mut(node as usize)? = Some(number);
        }
        let number = |node: u32| numbers.get(node as usize).copied().flatten();
        let edges = graph.edges().iter().zip(graph.multiplicities());
        let edges = edges.filter_map(|(&[from, to], &multiplicity)| {
            Some(Edge {
                from: number(from)?,
                to: number(to)?,
                multiplicity: if parallel { multiplicity } else { 1 },
            })
        });
        let mut must = vec![false; numbers.iter().flatten().count()];
        for &node in pass.iter().chain(&[from, to]) {
            *must.get_mut(number(node)? as usize)? = true;
        }
        Some(Task {
            undirected: graph.undirected(),
            edges: edges.collect(),
            from: number(from)?,
            to: number(to)?,
            must,
            known_as,
        })
    }

    /// The same paths from their ends: all edges turned round.
    pub(super) fn turned(&self) -> Task {
        let turn = |it: &Edge| Edge {
            from: it.to,
            to: it.from,
            ..*it
        };
        Task {
            edges: self.edges.iter().map(turn).collect(),
            from: self.to,
            to: self.from,
            ..self.clone()
        }
    }

    pub(super) fn nodes(&self) -> usize {
        self.must.len()
    }

    /// For each node the nodes beside it, whichever way the edges lead.
    pub(super) fn beside(&self) -> Vec<Vec<u32>> {
        let mut beside = vec![Vec::new(); self.nodes()];
        for &Edge { from, to, .. } in &self.edges {
            for [here, there] in [[from, to], [to, from]] {
                if let Some(list) = beside.get_mut(here as usize) {
                    list.push(there);
                }
            }
        }
        beside
    }
}
