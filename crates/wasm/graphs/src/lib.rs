//! Graphs that somebody has drawn or pasted, and tokens on them. They are a package of their own, because a
//! page needs them only when somebody opens them.

use appleyard_core::error::GraphError;
use appleyard_core::graph::{
    Digraph, GraphChoice, GraphColumns, GraphForm, GraphNames, GraphReading, Parsed,
    read as read_graph,
};
use appleyard_core::paths::{Pasted, PathGraph};
use appleyard_core::play::{GamePlace, GameRecord, Opponent};
use appleyard_core::token_graph::{GrundyGraph, ReadyKind, TokenHeaps, TokenMove, Tokens, ready};
use appleyard_wasm::argument::{GivenNumber, GivenNumbers, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::game;
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// The moves of a game in order, not read yet.
    #[wasm_bindgen(typescript_type = "readonly TokenMove[]")]
    pub type GivenTokenMoves;
}

/// A graph as text.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TokenGraphConfig {
    /// An edge list, a digraph in DOT, or JSON.
    pub text: String,
    /// Which of them; without it the text itself decides.
    #[serde(default)]
    #[tsify(optional)]
    pub form: Option<GraphForm>,
    /// `true` makes edges that lead both ways lead one way, by the order of the text.
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
}

impl TokenGraphConfig {
    fn choice(&self) -> GraphChoice {
        GraphChoice {
            form: self.form,
            directed: self.directed,
            columns: self.columns,
            counts: self.counts,
            blanks: self.blanks,
            indices: self.indices,
            named: self.named,
        }
    }
}

/// A graph of paths, read from text: its edges lead one way or both ways, and it has none from a node to itself.
/// `PathWalk` takes it as a list.
#[wasm_bindgen]
pub struct GraphText(Pasted);

#[wasm_bindgen]
impl GraphText {
    /// Reads the graph. Unless the text or the configuration says it, edges lead both ways. Cost O(n) for n
    /// characters. Errors: `bad-argument`, and the codes that begin with `graph-`, except `graph-cycle` and
    /// `graph-self-loop`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<TokenGraphConfig>) -> Result<GraphText, JsValue> {
        let config: TokenGraphConfig = read_object("config", &config)?;
        let pasted = PathGraph::read(&config.text, &config.choice()).map_err(into_js)?;
        Ok(GraphText(pasted))
    }

    /// How the text was read, what was left aside, and what can be read in another way.
    pub fn reading(&self) -> Result<Ts<GraphReading>, JsValue> {
        typed(&self.0.reading)
    }

    /// The names of the nodes.
    pub fn names(&self) -> Vec<String> {
        self.0.graph.names().to_vec()
    }

    /// The edges as pairs of nodes, in ascending order. One that leads both ways is there once, with the smaller
    /// node first.
    pub fn edges(&self) -> Vec<u32> {
        self.0.graph.edges().iter().flatten().copied().collect()
    }

    /// Whether every edge leads one way.
    pub fn directed(&self) -> bool {
        self.0.reading.directed
    }

    /// The weight of each edge as the text writes it, in the order of `edges`; empty for an edge without one. Of parallel
    /// edges the least, if each has one.
    pub fn weights(&self) -> Vec<String> {
        let weights = self.0.graph.written_weights();
        // As said, an empty text for none.
        let written = weights.iter().map(|it| it.unwrap_or_default().to_owned());
        written.collect()
    }

    /// How many edges the text gave again although the graph had them already.
    pub fn merged(&self) -> usize {
        self.0.merged
    }
}

/// Which ready graph.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReadyGraphConfig {
    /// The kind.
    pub kind: ReadyKind,
    /// Its size, from 1; the kind says what it counts.
    pub size: u32,
    /// The seed of a graph by chance.
    #[serde(default)]
    #[tsify(optional)]
    pub seed: u64,
}

/// A graph to begin with. Play with tokens on it always ends.
#[wasm_bindgen]
pub struct ReadyGraph(Digraph);

#[wasm_bindgen]
impl ReadyGraph {
    /// Makes the graph. Errors: `bad-argument`, `ready-size-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<ReadyGraphConfig>) -> Result<ReadyGraph, JsValue> {
        let ReadyGraphConfig { kind, size, seed } = read_object("config", &config)?;
        Ok(ReadyGraph(ready(kind, size, seed).map_err(into_js)?))
    }

    /// The names of the nodes.
    pub fn names(&self) -> Vec<String> {
        self.0.names().to_vec()
    }

    /// The edges as pairs of nodes, from and to, in ascending order.
    pub fn edges(&self) -> Vec<u32> {
        edges_of(&self.0)
    }
}

/// The edges of a graph as pairs.
fn edges_of(graph: &Digraph) -> Vec<u32> {
    let nodes = (0..).take(graph.names().len());
    let pairs = nodes.flat_map(|from| {
        let after = graph.successors(from).iter();
        after.flat_map(move |&to| [from, to])
    });
    pairs.collect()
}

/// A directed graph, read from text. If its edges go round in no circle, tokens can be played on it: a
/// player moves one along an edge, and who cannot move loses. Nodes are numbers, in the order in which the
/// text names them.
#[wasm_bindgen]
pub struct TokenGraph {
    parsed: Parsed,
    /// The same graph with its Grundy values, or why it has none.
    values: Result<GrundyGraph, GraphError>,
}

#[wasm_bindgen]
impl TokenGraph {
    /// Reads the graph. Cost O(n) for n characters. Errors: `bad-argument`, and the codes that begin with
    /// `graph-`, except `graph-cycle`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<TokenGraphConfig>) -> Result<TokenGraph, JsValue> {
        let config: TokenGraphConfig = read_object("config", &config)?;
        let choice = config.choice();
        let parsed = read_graph(&config.text, &choice).map_err(into_js)?;
        let values = GrundyGraph::new(parsed.graph.clone());
        Ok(TokenGraph { parsed, values })
    }

    /// How the text was read, what was left aside, and what can be read in another way.
    pub fn reading(&self) -> Result<Ts<GraphReading>, JsValue> {
        typed(&self.parsed.reading)
    }

    /// The form in which the text was read.
    pub fn form(&self) -> Result<Ts<GraphForm>, JsValue> {
        typed(&self.parsed.reading.form)
    }

    /// The names of the nodes.
    pub fn names(&self) -> Vec<String> {
        self.graph().names().to_vec()
    }

    /// The edges as pairs of nodes, from and to, in ascending order; each once.
    pub fn edges(&self) -> Vec<u32> {
        edges_of(self.graph())
    }

    /// How many edges the text gave again although the graph had them already.
    pub fn merged(&self) -> usize {
        self.parsed.again.len()
    }

    /// A circle of edges, as the nodes in their order; empty if play with tokens always ends.
    pub fn cycle(&self) -> Vec<u32> {
        self.graph().cycle().unwrap_or_default()
    }

    /// The Grundy value of each node. Error: `graph-cycle`.
    #[wasm_bindgen(js_name = grundyValues)]
    pub fn grundy_values(&self) -> Result<Vec<u32>, JsValue> {
        Ok(self.valued()?.values().to_vec())
    }

    /// The most plies that a token on each node can still make. Error: `graph-cycle`.
    pub fn longest(&self) -> Result<Vec<u32>, JsValue> {
        Ok(self.valued()?.longest().to_vec())
    }

    /// The values of the nodes after this one, each once and ascending. Its own value is the least number
    /// that is not among them. Errors: `bad-argument`, `graph-cycle`, `token-not-on-a-node`.
    #[wasm_bindgen(js_name = mexSet)]
    pub fn mex_set(&self, node: &GivenNumber) -> Result<Vec<u32>, JsValue> {
        let node = read("node", node)?;
        let valued = self.valued()?;
        Tokens::new(valued).check(&[node]).map_err(into_js)?;
        Ok(valued.mex_set(node))
    }

    /// The Nim heaps that are worth the same as tokens on these nodes, their board of exclusive or, and the
    /// moves that win. Errors: `bad-argument`, `graph-cycle`, `token-not-on-a-node`, `too-many-tokens`.
    pub fn heaps(&self, tokens: &GivenNumbers) -> Result<Ts<TokenHeaps>, JsValue> {
        let tokens: Vec<u32> = read("tokens", tokens)?;
        let heaps = Tokens::new(self.valued()?).as_heaps(&tokens);
        typed(&heaps.map_err(into_js)?)
    }

    /// The place of a game that began with tokens on these nodes, after these moves. No remoteness is known.
    /// Errors: as for `heaps`, and `path-too-long`, `illegal-ply`.
    #[wasm_bindgen(unchecked_return_type = "GamePlace<number[], TokenMove>")]
    pub fn at(
        &self,
        tokens: &GivenNumbers,
        moves: &GivenTokenMoves,
    ) -> Result<Ts<GamePlace<Vec<u32>, TokenMove>>, JsValue> {
        let (tokens, moves) = game_of(tokens, moves)?;
        let game = self.game(&tokens)?;
        game::place(&game, &tokens, &moves, Ok)
    }

    /// The value of each position of that game, and the blunders. Errors: as for `at`.
    #[wasm_bindgen(unchecked_return_type = "GameRecord<number[], TokenMove>")]
    pub fn record(
        &self,
        tokens: &GivenNumbers,
        moves: &GivenTokenMoves,
    ) -> Result<Ts<GameRecord<Vec<u32>, TokenMove>>, JsValue> {
        let (tokens, moves) = game_of(tokens, moves)?;
        let game = self.game(&tokens)?;
        game::record(&game, &tokens, &moves, Ok)
    }

    /// The computer's move in that game; absent if it is over. `percent` and `seed` as for `Chain`. Errors:
    /// as for `at`, and `percent-out-of-range`.
    pub fn reply(
        &self,
        tokens: &GivenNumbers,
        moves: &GivenTokenMoves,
        opponent: Ts<Opponent>,
        percent: &GivenNumber,
        seed: &GivenNumber,
    ) -> Result<Option<Ts<TokenMove>>, JsValue> {
        let (tokens, moves) = game_of(tokens, moves)?;
        // All arguments are read before the graph is looked at.
        let _: (Opponent, u32, u64) = (
            read_object("opponent", &opponent)?,
            read("percent", percent)?,
            read("seed", seed)?,
        );
        let game = self.game(&tokens)?;
        let reply = game::reply(&game, &tokens, &moves, &opponent, [percent, seed])?;
        reply.as_ref().map(typed).transpose()
    }
}

impl TokenGraph {
    fn graph(&self) -> &Digraph {
        &self.parsed.graph
    }

    fn valued(&self) -> Result<&GrundyGraph, JsValue> {
        self.values.as_ref().map_err(|error| into_js(error.clone()))
    }

    /// The game, if tokens can stand on these nodes.
    fn game(&self, tokens: &[u32]) -> Result<Tokens<'_>, JsValue> {
        let game = Tokens::new(self.valued()?);
        game.check(tokens).map_err(into_js)?;
        Ok(game)
    }
}

fn game_of(
    tokens: &GivenNumbers,
    moves: &GivenTokenMoves,
) -> Result<(Vec<u32>, Vec<TokenMove>), JsValue> {
    Ok((read("tokens", tokens)?, read("moves", moves)?))
}
