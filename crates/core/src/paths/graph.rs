//! A graph in which paths are looked for.

use crate::error::{GraphError, PathsError};
use crate::token_graph::{Form, TokenGraph, read_lines};

/// A graph with named nodes. Its edges lead one way or both ways; it has each of them once, and none from a node
/// to itself. Nodes are numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathGraph {
    names: Vec<String>,
    both: bool,
    edges: Vec<[u32; 2]>,
    after: Vec<Vec<u32>>,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// The graph.
    pub graph: PathGraph,
    /// How many edges the text gave again although the graph had them.
    pub merged: usize,
}

impl PathGraph {
    /// The graph with these names and edges. Edges between nodes that do not exist, edges from a node to itself,
    /// and edges that come again are left out. Cost O(nodes + e log e) for e edges.
    pub fn new(names: Vec<String>, both: bool, edges: &[[u32; 2]]) -> PathGraph {
        let nodes = names.len();
        let known = |node: u32| (node as usize) < nodes;
        let mut kept: Vec<[u32; 2]> = edges
            .iter()
            .filter(|[from, to]| from != to && known(*from) && known(*to))
            .map(|&[from, to]| {
                if both && from > to {
                    [to, from]
                } else {
                    [from, to]
                }
            })
            .collect();
        kept.sort_unstable();
        kept.dedup();
        let mut after = vec![Vec::new(); nodes];
        let mut join = |from: u32, to: u32| {
            if let Some(list) = after.get_mut(from as usize) {
                list.push(to);
            }
        };
        for &[from, to] in &kept {
            join(from, to);
            if both {
                join(to, from);
            }
        }
        for list in &mut after {
            list.sort_unstable();
        }
        PathGraph {
            names,
            both,
            edges: kept,
            after,
        }
    }

    /// Reads a graph; see [`read_lines`](crate::token_graph::read_lines). Without `directed` the text says which
    /// way its edges lead: `--` both ways, `->` one way.
    ///
    /// # Errors
    ///
    /// Those of `read_lines`.
    ///
    /// ```
    /// use appleyard_core::paths::PathGraph;
    ///
    /// let read = PathGraph::read("a -- b c\nb -- c\nc -- a", None, None)?;
    /// assert_eq!(read.graph.edges(), [[0, 1], [0, 2], [1, 2]]);
    /// assert_eq!(read.merged, 1); // c -- a is a -- c
    /// assert_eq!(read.graph.after(2), [0, 1]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn read(
        text: &str,
        form: Option<Form>,
        directed: Option<bool>,
    ) -> Result<Pasted, GraphError> {
        let parsed = read_lines(text, form.unwrap_or_else(|| Form::of(text)))?;
        let both = directed.map_or(parsed.both, |it| !it);
        let graph = PathGraph::of(&parsed.graph, both);
        let merged = parsed.merged + (parsed.graph.edges() - graph.edges.len());
        Ok(Pasted { graph, merged })
    }

    fn of(graph: &TokenGraph, both: bool) -> PathGraph {
        let nodes = (0..).take(graph.names().len());
        let edges: Vec<[u32; 2]> = nodes
            .flat_map(|from| graph.after(from).iter().map(move |&to| [from, to]))
            .collect();
        PathGraph::new(graph.names().to_vec(), both, &edges)
    }

    /// The same graph without an edge; the same if it has no such edge. Cost O(nodes + e log e) for e edges.
    ///
    /// ```
    /// use appleyard_core::paths::PathGraph;
    ///
    /// let triangle = PathGraph::read("a -- b c\nb -- c", None, None)?.graph;
    /// assert_eq!(triangle.without([2, 0]).edges(), [[0, 1], [1, 2]]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    #[must_use]
    pub fn without(&self, [from, to]: [u32; 2]) -> PathGraph {
        let is = |edge: &[u32; 2]| *edge == [from, to] || (self.both && *edge == [to, from]);
        let left: Vec<[u32; 2]> = self.edges.iter().copied().filter(|it| !is(it)).collect();
        PathGraph::new(self.names.clone(), self.both, &left)
    }

    /// The names of the nodes.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether every edge leads both ways.
    pub fn both(&self) -> bool {
        self.both
    }

    /// The edges in ascending order; one that leads both ways has the smaller node first.
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// The nodes to which edges lead from this one, in ascending order; none if there is no such node.
    pub fn after(&self, node: u32) -> &[u32] {
        self.after.get(node as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether an edge leads from one node to the other. Cost O(log d) for d edges.
    pub fn joins(&self, from: u32, to: u32) -> bool {
        self.after(from).binary_search(&to).is_ok()
    }

    /// Whether the graph has these ends, as far as they are given.
    ///
    /// # Errors
    ///
    /// [`PathsError::NoSuchNode`].
    pub fn check(&self, ends: [Option<u32>; 2]) -> Result<(), PathsError> {
        let nodes = self.names.len();
        let strange = ends.into_iter().flatten().find(|it| *it as usize >= nodes);
        strange.map_or(Ok(()), |node| {
            Err(PathsError::NoSuchNode {
                node: node.into(),
                nodes: nodes as u64,
            })
        })
    }

    /// The nodes that can be reached from `from`, itself included, without entering a node that `closed` holds for;
    /// `true` at their numbers. Cost O(nodes + edges).
    pub(super) fn reached(&self, from: u32, closed: impl Fn(u32) -> bool) -> Vec<bool> {
        let mut met = vec![false; self.names.len()];
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            let Some(known) = met.get_mut(node as usize) else {
                continue;
            };
            if *known {
                continue;
            }
            *known = true;
            open.extend(self.after(node).iter().filter(|&&it| !closed(it)));
        }
        met
    }
}
