//! Paths: every way from one node of a graph to another.

use appleyard_core::graph::{GraphChoice, GraphColumns, GraphForm, GraphNames, GraphReading};
use appleyard_core::paths::{
    self, NodeWhy, Pasted, PathGraph, PathQuery, Ready, ReadyPaths, Walk, WalkSummary, WayStep,
};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::error::{bad_argument, into_js, typed};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A graph, and between which nodes paths are looked for.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PathsConfig {
    /// A ready graph; the text is ignored then.
    #[serde(default)]
    #[tsify(optional)]
    pub ready: Option<ReadyPaths>,
    /// The size of the ready graph, from 1; the kind says what it counts.
    #[serde(default)]
    #[tsify(optional)]
    pub size: u32,
    /// The seed of a ready graph by chance.
    #[serde(default)]
    #[tsify(optional)]
    pub seed: u64,
    /// A list of edges; for all but `PathWalk` a graph in DOT or JSON, too.
    #[serde(default)]
    #[tsify(optional)]
    pub text: String,
    /// Which of them; without it the text itself decides. `PathWalk` needs it, and takes lists only.
    #[serde(default)]
    #[tsify(optional)]
    pub form: Option<GraphForm>,
    /// Whether edges lead one way; without it the text itself decides.
    #[serde(default)]
    #[tsify(optional)]
    pub directed: Option<bool>,
    /// What the third column of a list of edges is.
    #[serde(default)]
    #[tsify(optional)]
    pub columns: Option<GraphColumns>,
    /// Whether the first line of a list of edges counts nodes and edges.
    #[serde(default)]
    #[tsify(optional)]
    pub counts: Option<bool>,
    /// Whether names in a list of edges have blanks.
    #[serde(default)]
    #[tsify(optional)]
    pub blanks: Option<bool>,
    /// Whether the ends of edges in JSON are places in the list of nodes, from 0.
    #[serde(default)]
    #[tsify(optional)]
    pub indices: Option<bool>,
    /// What nodes are called that have numbers and labels.
    #[serde(default)]
    #[tsify(optional)]
    pub named: Option<GraphNames>,
    /// The number of the start; without it that of the ready graph.
    #[serde(default)]
    #[tsify(optional)]
    pub from: Option<u32>,
    /// The number of the destination; without it that of the ready graph.
    #[serde(default)]
    #[tsify(optional)]
    pub to: Option<u32>,
    /// An edge that is blocked, as the numbers of its two nodes.
    #[serde(default)]
    #[tsify(optional, type = "[number, number]")]
    pub blocked: Option<[u32; 2]>,
    /// Whether the search is pruned.
    #[serde(default)]
    #[tsify(optional)]
    pub pruned: bool,
    /// For counts and lists only: the nodes that each path passes.
    #[serde(default)]
    #[tsify(optional)]
    pub pass: Vec<u32>,
    /// For counts and lists only: the nodes that no path passes.
    #[serde(default)]
    #[tsify(optional)]
    pub avoid: Vec<u32>,
    /// For counts only: whether each choice of parallel edges is a path of its own.
    #[serde(default)]
    #[tsify(optional)]
    pub parallel: bool,
    /// For `PathCount` only: whether it counts by length, too.
    #[serde(default)]
    #[tsify(optional)]
    pub lengths: bool,
    /// For `PathNumber` only: the number of the path that is looked for, from 1, in digits.
    #[serde(default)]
    #[tsify(optional)]
    pub number: Option<String>,
    /// For `PathNumber` and `PathList` only: the path whose number is looked for, or the first of the list.
    #[serde(default)]
    #[tsify(optional)]
    pub path: Option<Vec<u32>>,
    /// For `PathList` only: the most edges of a path.
    #[serde(default)]
    #[tsify(optional)]
    pub longest: Option<u32>,
}

/// A graph with its ends.
pub struct Built {
    /// The graph, without what is blocked.
    pub graph: PathGraph,
    places: Vec<[u32; 2]>,
    merged: usize,
    reading: Option<GraphReading>,
    ends: [Option<u32>; 2],
    pruned: bool,
    pass: Vec<u32>,
    avoid: Vec<u32>,
    parallel: bool,
}

impl Built {
    /// Which paths are meant.
    pub fn between(&self) -> PathQuery<'_> {
        let [from, to] = self.ends;
        PathQuery {
            graph: &self.graph,
            from,
            to,
            pass: &self.pass,
            avoid: &self.avoid,
            parallel: self.parallel,
        }
    }
}

impl PathsConfig {
    /// Reads a text of any form that the core reads, or makes the graph, and checks the numbers of its nodes.
    pub fn build(&self) -> Result<Built, JsValue> {
        self.build_by(|text, choice| PathGraph::read(text, choice).map_err(into_js))
    }

    /// As [`build`](PathsConfig::build), from a list of edges that is said to be one: what finds the form of a text
    /// and reads the others weighs as much as all the rest of this package, and the page of Paths begins without a
    /// text of somebody else.
    fn build_listed(&self) -> Result<Built, JsValue> {
        self.build_by(|text, choice| match choice.form {
            Some(GraphForm::Edges) => PathGraph::read_list(text, choice).map_err(into_js),
            _ => Err(bad_argument(
                &"config.form: PathWalk reads lists of edges, which have the form \"edges\"; GraphText finds the form",
            )),
        })
    }

    fn build_by(
        &self,
        read: impl Fn(&str, &GraphChoice) -> Result<Pasted, JsValue>,
    ) -> Result<Built, JsValue> {
        let (graph, places, merged, reading, ends) = match self.ready {
            Some(kind) => {
                let made = paths::ready(kind, self.size, self.seed).map_err(into_js)?;
                let Ready {
                    graph,
                    places,
                    from,
                    to,
                } = made;
                (graph, places, 0, None, [Some(from), Some(to)])
            }
            None => {
                let choice = GraphChoice {
                    form: self.form,
                    directed: self.directed,
                    columns: self.columns,
                    counts: self.counts,
                    blanks: self.blanks,
                    indices: self.indices,
                    named: self.named,
                };
                let pasted = read(&self.text, &choice)?;
                let reading = Some(pasted.reading);
                (
                    pasted.graph,
                    Vec::new(),
                    pasted.merged,
                    reading,
                    [None, None],
                )
            }
        };
        let [from, to] = ends;
        let ends = [self.from.or(from), self.to.or(to)];
        let nodes = ends.into_iter().flatten();
        let limits = self.pass.iter().chain(&self.avoid).copied();
        graph.check(nodes.chain(limits)).map_err(into_js)?;
        let graph = self.blocked.map_or(graph.clone(), |it| graph.without(it));
        Ok(Built {
            graph,
            places,
            merged,
            reading,
            ends,
            pruned: self.pruned,
            pass: self.pass.clone(),
            avoid: self.avoid.clone(),
            parallel: self.parallel,
        })
    }
}

/// The search of the blog post in a graph, recorded step by step; and the ways that somebody draws in the graph.
/// Nodes are numbers from 0, in the order of the text.
#[wasm_bindgen]
pub struct PathWalk {
    built: Built,
    walk: Walk,
}

#[wasm_bindgen]
impl PathWalk {
    /// Reads or makes the graph and searches it. A walk is recorded up to 100,000 steps. Errors: `bad-argument`,
    /// `path-graph-size-out-of-range`, `path-no-such-node`, and the codes that begin with `graph-`, except
    /// `graph-cycle` and `graph-self-loop`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<PathsConfig>) -> Result<PathWalk, JsValue> {
        let built = read_object("config", &config)?.build_listed()?;
        let [from, to] = built.ends;
        let walk = Walk::new(&built.graph, from, to, built.pruned);
        Ok(PathWalk { built, walk })
    }

    /// The names of the nodes.
    pub fn names(&self) -> Vec<String> {
        self.built.graph.names().to_vec()
    }

    /// The edges as pairs of nodes, in ascending order. One that leads both ways is there once, with the smaller
    /// node first.
    pub fn edges(&self) -> Vec<u32> {
        self.built.graph.edges().iter().flatten().copied().collect()
    }

    /// Whether every edge leads one way.
    pub fn directed(&self) -> bool {
        !self.built.graph.undirected()
    }

    /// The places of the nodes of a ready graph, across and down, from 0 to 1000; empty for a text.
    pub fn places(&self) -> Vec<u32> {
        self.built.places.iter().flatten().copied().collect()
    }

    /// How many edges the text gave again although the graph had them already.
    pub fn merged(&self) -> usize {
        self.built.merged
    }

    /// How the text was read, what was left aside, and what can be read in another way; absent for a ready graph.
    pub fn reading(&self) -> Result<Option<Ts<GraphReading>>, JsValue> {
        self.built.reading.as_ref().map(typed).transpose()
    }

    /// The number of the start; absent if the graph has no such end.
    pub fn from(&self) -> Option<u32> {
        self.built.ends[0]
    }

    /// The number of the destination; absent if the graph has no such end.
    pub fn to(&self) -> Option<u32> {
        self.built.ends[1]
    }

    /// What the search found.
    pub fn summary(&self) -> Result<Ts<WalkSummary>, JsValue> {
        typed(&self.walk.summary())
    }

    /// The steps, four numbers each: the operation (0 enters a node, 1 finds a path, 2 skips a node of the set, 3
    /// cuts a node from which no path can follow, 4 leaves a node), the number of the call, its node, and the
    /// neighbour that it looks at.
    pub fn rows(&self) -> Vec<u32> {
        self.walk.rows().to_vec()
    }

    /// The calls, six numbers each: the node, the call that it came from, how many calls wait for it, the number of
    /// steps before it, the number of steps after its end, and the paths found in it. 2³²−1 stands for no call, and
    /// for the end of a call that has not ended.
    pub fn calls(&self) -> Vec<u32> {
        self.walk.calls()
    }

    /// Why a node may be entered after this many steps, or not. Errors: `bad-argument`, `path-no-such-step`,
    /// `path-no-such-node`.
    pub fn why(&self, step: &GivenNumber, node: &GivenNumber) -> Result<Ts<NodeWhy>, JsValue> {
        let (step, node) = (read("step", step)?, read("node", node)?);
        let answer = paths::why(&self.built.graph, &self.walk, step, node);
        typed(&answer.map_err(into_js)?)
    }

    /// For each node, what a step from the end of a way would be: 0 no edge, 1 the way goes on, 2 it arrives, 3 it
    /// has been there. Errors: `bad-argument`, `not-a-way`.
    pub fn moves(&self, way: &GivenNumbers) -> Result<Vec<u8>, JsValue> {
        let way: Vec<u32> = read("way", way)?;
        let moves = paths::moves(&self.built.graph, self.built.ends, &way);
        let moves: Vec<WayStep> = moves.map_err(into_js)?;
        Ok(moves.into_iter().map(|it| it as u8).collect())
    }

    /// Whether the nodes are a way from the start: different nodes, each joined to the next. Error:
    /// `bad-argument`.
    #[wasm_bindgen(js_name = isWay)]
    pub fn is_way(&self, way: &GivenNumbers) -> Result<bool, JsValue> {
        let way: Vec<u32> = read("way", way)?;
        Ok(paths::is_way(&self.built.graph, self.built.ends[0], &way))
    }
}
