//! A graph in which paths are looked for.

use std::iter;

use crate::checked::narrow;
use crate::error::{GraphError, PathsError};
use crate::graph::{GraphChoice, GraphReading, Parsed, read_lines, read_list};

/// A graph with named nodes. Its edges lead one way or both ways. It has none from a node to itself, and parallel
/// edges are one, which knows how many they are. Nodes are numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathGraph {
    names: Vec<String>,
    undirected: bool,
    edges: Vec<[u32; 2]>,
    multiplicities: Vec<u32>,
    /// The edges of the text that have weights, with these as it gives them.
    pub(super) weights: Vec<([u32; 2], String)>,
    successors: Vec<Vec<u32>>,
    /// Only if edges lead one way.
    predecessors: Vec<Vec<u32>>,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The graph.
    pub graph: PathGraph,
    /// How many edges the text gave again although the graph had them.
    pub merged: usize,
    /// How the text was read.
    pub reading: GraphReading,
}

impl PathGraph {
    /// The graph with these names and edges. Edges between nodes that do not exist and edges from a node to itself
    /// are left out; an edge that comes again is parallel to the first. Cost O(nodes + e log e) for e edges.
    pub fn new(names: Vec<String>, undirected: bool, edges: &[[u32; 2]]) -> PathGraph {
        let nodes = names.len();
        let known = |node: u32| (node as usize) < nodes;
        let mut kept: Vec<[u32; 2]> = edges
            .iter()
            .filter(|[from, to]| from != to && known(*from) && known(*to))
            .map(|&[from, to]| {
                if undirected && from > to {
                    [to, from]
                } else {
                    [from, to]
                }
            })
            .collect();
        kept.sort_unstable();
        let mut graph = PathGraph {
            names,
            undirected,
            edges: Vec::new(),
            multiplicities: Vec::new(),
            weights: Vec::new(),
            successors: vec![Vec::new(); nodes],
            predecessors: vec![Vec::new(); if undirected { 0 } else { nodes }],
        };
        for parallel in kept.chunk_by(|one, other| one == other) {
            graph.edges.extend(parallel.first());
            graph.multiplicities.push(narrow(parallel.len()));
        }
        let join = |lists: &mut Vec<Vec<u32>>, from: u32, to: u32| {
            if let Some(list) = lists.get_mut(from as usize) {
                list.push(to);
            }
        };
        for &[from, to] in &graph.edges {
            join(&mut graph.successors, from, to);
            join(
                if undirected {
                    &mut graph.successors
                } else {
                    &mut graph.predecessors
                },
                to,
                from,
            );
        }
        for list in &mut graph.successors {
            list.sort_unstable();
        }
        graph
    }

    /// Reads a graph; see [`read_lines`](crate::graph::read_lines). Unless the choice says it, the text says which way its
    /// edges lead: `->` one way, `--` both ways; where it does not say it, both ways.
    ///
    /// # Errors
    ///
    /// Those of `read_lines`.
    ///
    /// ```
    /// use appleyard_core::graph::GraphChoice;
    /// use appleyard_core::paths::PathGraph;
    ///
    /// let read = PathGraph::read("a -- b c\nb -- c\nc -- a", &GraphChoice::default())?;
    /// assert_eq!(read.graph.edges(), [[0, 1], [0, 2], [1, 2]]);
    /// assert_eq!(read.merged, 1); // c -- a is a -- c
    /// assert_eq!(read.graph.successors(2), [0, 1]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn read(text: &str, choice: &GraphChoice) -> Result<Pasted, GraphError> {
        read_lines(text, choice).map(PathGraph::pasted)
    }

    /// Reads a list of edges, as [`read`](PathGraph::read) does once the form is known.
    ///
    /// # Errors
    ///
    /// Those of [`read_list`](crate::graph::read_list).
    pub fn read_list(text: &str, choice: &GraphChoice) -> Result<Pasted, GraphError> {
        read_list(text, choice).map(PathGraph::pasted)
    }

    fn pasted(parsed: Parsed) -> Pasted {
        let undirected = !parsed.reading.directed;
        let names = parsed.graph.names();
        let nodes = (0..).take(names.len());
        let first = nodes.flat_map(|from| {
            parsed
                .graph
                .successors(from)
                .iter()
                .map(move |&to| [from, to])
        });
        let edges: Vec<[u32; 2]> = first.chain(parsed.again.iter().copied()).collect();
        let mut graph = PathGraph::new(names.to_vec(), undirected, &edges);
        graph.weights = parsed.weights;
        let merged = edges.len() - graph.edges.len();
        let reading = parsed.reading;
        Pasted {
            graph,
            merged,
            reading,
        }
    }

    /// The same graph without an edge; the same if it has no such edge. Cost O(nodes + e log e) for e edges.
    ///
    /// ```
    /// use appleyard_core::graph::GraphChoice;
    /// use appleyard_core::paths::PathGraph;
    ///
    /// let triangle = PathGraph::read("a -- b c\nb -- c", &GraphChoice::default())?.graph;
    /// assert_eq!(triangle.without([2, 0]).edges(), [[0, 1], [1, 2]]);
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    #[must_use]
    pub fn without(&self, [from, to]: [u32; 2]) -> PathGraph {
        let is = |edge: &[u32; 2]| *edge == [from, to] || (self.undirected && *edge == [to, from]);
        let left = self
            .edges
            .iter()
            .zip(&self.multiplicities)
            .filter(|(it, _)| !is(it));
        let left =
            left.flat_map(|(edge, &multiplicity)| iter::repeat_n(*edge, multiplicity as usize));
        let mut graph = PathGraph::new(
            self.names.clone(),
            self.undirected,
            &left.collect::<Vec<_>>(),
        );
        let kept = self.weights.iter().filter(|(it, _)| !is(it));
        graph.weights = kept.cloned().collect();
        graph
    }

    /// The names of the nodes.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Whether every edge leads both ways.
    pub fn undirected(&self) -> bool {
        self.undirected
    }

    /// The edges in ascending order; one that leads both ways has the smaller node first.
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// For each edge how many parallel edges it stands for.
    pub fn multiplicities(&self) -> &[u32] {
        &self.multiplicities
    }

    /// The nodes to which edges lead from this one, in ascending order; none if there is no such node.
    pub fn successors(&self, node: u32) -> &[u32] {
        self.successors
            .get(node as usize)
            .map_or(&[], Vec::as_slice)
    }

    /// Whether an edge leads from one node to the other. Cost O(log d) for d edges.
    pub fn joins(&self, from: u32, to: u32) -> bool {
        self.successors(from).binary_search(&to).is_ok()
    }

    /// Whether the graph has these nodes.
    ///
    /// # Errors
    ///
    /// [`PathsError::NoSuchNode`].
    pub fn check(&self, nodes: impl IntoIterator<Item = u32>) -> Result<(), PathsError> {
        let mut given = nodes.into_iter();
        let nodes = self.names.len();
        let strange = given.find(|it| *it as usize >= nodes);
        strange.map_or(Ok(()), |node| {
            Err(PathsError::NoSuchNode {
                node: crate::error::place(node as usize),
                nodes: nodes as u64,
            })
        })
    }

    /// The nodes that can be reached from `from`, itself included, without entering a node that `closed` holds for;
    /// `true` at their numbers. Cost O(nodes + edges).
    pub(super) fn reached(&self, from: u32, closed: impl Fn(u32) -> bool) -> Vec<bool> {
        flood(&self.successors, from, closed)
    }

    /// The nodes from which `to` can be reached, in the same way.
    pub(super) fn reaching(&self, to: u32, closed: impl Fn(u32) -> bool) -> Vec<bool> {
        flood(
            if self.undirected {
                &self.successors
            } else {
                &self.predecessors
            },
            to,
            closed,
        )
    }
}

fn flood(lists: &[Vec<u32>], from: u32, closed: impl Fn(u32) -> bool) -> Vec<bool> {
    let mut met = vec![false; lists.len()];
    let mut open = vec![from];
    while let Some(node) = open.pop() {
        let Some((known, next)) = met.get_mut(node as usize).zip(lists.get(node as usize)) else {
            continue;
        };
        if *known {
            continue;
        }
        *known = true;
        open.extend(next.iter().filter(|&&it| !closed(it)));
    }
    met
}
