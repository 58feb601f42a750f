//! How a text was read: its form, and what it leaves open.

/// The forms that this crate reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GraphForm {
    /// A list of edges or of neighbours, a line for each edge or node.
    Edges,
    /// A graph in the language DOT.
    Dot,
    /// A list or an object in JSON.
    Json,
}

/// What the third and further words of a line without arrow and colon are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GraphColumns {
    /// Further nodes, to which edges lead from the first word.
    Neighbours,
    /// The third word is the weight of the edge.
    Weights,
    /// The third word is a label of the edge. It is left aside.
    Labels,
}

/// What nodes are called whose names in the text are only numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GraphNames {
    /// Their labels.
    Labels,
    /// Their numbers. Labels are left aside.
    Numbers,
}

/// What can be read in another way too, so that a caller can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GraphQuestion {
    /// Whether edges lead one way or both ways: the text does not say it.
    Direction,
    /// What stands in the third column: see [`GraphColumns`].
    Columns,
    /// Whether the first line counts nodes and edges, or is an edge.
    Counts,
    /// Whether the ends of edges in JSON are names of nodes or places in their list.
    Ends,
    /// Whether a blank after an arrow or a colon parts two names, or stands in one.
    Blanks,
    /// Whether nodes are called by their labels or by their numbers.
    Names,
}

/// A caller's answers to what a text leaves open. What is not said is found by evidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphChoice {
    /// The form of the text.
    pub form: Option<GraphForm>,
    /// Whether edges lead one way.
    pub directed: Option<bool>,
    /// What the third column is.
    pub columns: Option<GraphColumns>,
    /// Whether the first line counts nodes and edges.
    pub counts: Option<bool>,
    /// Whether names have blanks.
    pub blanks: Option<bool>,
    /// Whether the ends of edges in JSON are places in the list of nodes, from 0.
    pub indices: Option<bool>,
    /// What nodes are called that have numbers and labels.
    pub named: Option<GraphNames>,
}

impl GraphChoice {
    /// The choice of a form, and of nothing else.
    pub fn of(form: GraphForm) -> GraphChoice {
        GraphChoice {
            form: Some(form),
            ..GraphChoice::default()
        }
    }
}

/// How a text was read, and what was left aside.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct GraphReading {
    /// The form of the text.
    pub form: GraphForm,
    /// Whether edges lead one way.
    pub directed: bool,
    /// Whether the ends of edges in JSON were taken as places in the list of nodes.
    pub indices: bool,
    /// What the third column was taken for; `None` if no line without arrow and colon has one.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub columns: Option<GraphColumns>,
    /// Whether the first line was taken as the numbers of nodes and edges.
    pub counts: bool,
    /// Whether names have blanks.
    pub blanks: bool,
    /// What nodes are called; `None` unless they have numbers and labels.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub named: Option<GraphNames>,
    /// How many edges of DOT an attribute `dir` turns round.
    pub turned: u32,
    /// How many edges of a digraph in DOT an attribute `dir` draws without an arrow or with two, so that they lead both
    /// ways.
    pub two_way: u32,
    /// How many edges lead from a node to itself. They are left out.
    pub loops: u32,
    /// How many attributes of nodes, edges or the graph are not used. Weights of edges do not count.
    pub attributes: u32,
    /// How many edges of the text have a weight, also those that come again and those from a node to itself.
    pub weights: u32,
    /// Whether each edge has a weight, so that a path of least weight can be asked for.
    pub weighted: bool,
    /// The places of the nodes, to the right and downwards in any unit, if the text gives each node one: `pos` in DOT,
    /// `x` and `y` in JSON.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub places: Option<Vec<[f64; 2]>>,
    /// What can be read in another way too.
    pub open: Vec<GraphQuestion>,
}
