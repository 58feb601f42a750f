//! What a graph in DOT draws: edges with their arrows, and labels of nodes.
//!
//! ```text
//!   a -> b                     from a to b
//!   a -> b [dir=back]          from b to a: the arrow stands at a
//!   a -> b [dir=both]          both ways, as with dir=none, which draws no arrow
//!   strict: a -> b; a -> b     one edge, which has the attributes that are said last
//! ```

use rustc_hash::FxHashMap;

use super::dot::DotReading;
use super::dot_words::Name;
use super::reading::{GraphChoice, GraphNames, GraphQuestion};
use super::scan::{Building, Said};
use super::{MAX_EDGES, MAX_NAME_CHARS};
use crate::checked::Exact;
use crate::error::GraphError;
use crate::plain_text::invisible;
use crate::text_cursor::TextCursor;

/// The most edges of a text, those that come again among them.
const MOST_DRAWN: usize = 10 * MAX_EDGES;

/// Where an edge has an arrow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arrow {
    /// At its head in a digraph, and nowhere in a graph.
    Usual,
    Forward,
    Back,
    /// At both ends or at none.
    TwoWay,
}

impl Arrow {
    /// What a value of `dir` means. Graphviz draws any other value as if there were none.
    pub fn of(dir: &str) -> Arrow {
        match dir {
            "forward" => Arrow::Forward,
            "back" => Arrow::Back,
            "both" | "none" => Arrow::TwoWay,
            _ => Arrow::Usual,
        }
    }
}

/// The label of a node, if it can be a name: no HTML, and no record of several fields.
pub(super) struct Label(Option<String>);

impl Label {
    pub fn of(written: &Name) -> Label {
        let plain = !written.html && !written.text.contains(['{', '|', '}']);
        Label(plain.then(|| written.text.clone()))
    }

    /// The name that it gives a node: in one line, with the name of the node for `\N`.
    fn name(&self, node: &str) -> Option<String> {
        let mut name = String::new();
        let mut signs = self.0.as_deref()?.chars();
        while let Some(sign) = signs.next() {
            match (sign, if sign == '\\' { signs.next() } else { None }) {
                (_, Some('n' | 'l' | 'r')) => name.push(' '),
                (_, Some('N')) => name.push_str(node),
                // The name of the graph, and of an edge.
                (_, Some('G' | 'E' | 'T' | 'H' | 'L')) => return None,
                (_, Some(other)) => name.push(other),
                (sign, None) => name.push(sign),
            }
        }
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let seen = !name.is_empty() && name.chars().all(|it| invisible(it).is_none());
        (seen && name.chars().nth(MAX_NAME_CHARS).is_none()).then_some(name)
    }
}

/// An edge of the text.
pub(super) struct DrawnEdge<'a> {
    ends: [u32; 2],
    at: TextCursor<'a>,
    arrow: Arrow,
    weight: Option<String>,
}

impl<'a> DrawnEdge<'a> {
    pub fn new(ends: [u32; 2], at: TextCursor<'a>, arrow: Arrow) -> DrawnEdge<'a> {
        DrawnEdge {
            ends,
            at,
            arrow,
            weight: None,
        }
    }
}

pub(super) struct Drawn<'a> {
    said: Said,
    edges: Vec<DrawnEdge<'a>>,
    /// In a strict graph, the edges by their ends as text: another kind of map would make the package larger.
    known: Option<FxHashMap<String, u32>>,
    /// The labels of nodes, and how often labels are given.
    labels: Vec<Option<Label>>,
    labelled: u32,
}

impl<'a> Drawn<'a> {
    pub fn new(said: Said, strict: bool) -> Drawn<'a> {
        Drawn {
            said,
            edges: Vec::new(),
            known: strict.then(FxHashMap::default),
            labels: Vec::new(),
            labelled: 0,
        }
    }

    /// Draws an edge; its number.
    pub fn edge(&mut self, edge: DrawnEdge<'a>) -> Result<u32, GraphError> {
        let number = as_u32(self.edges.len());
        if let Some(known) = &mut self.known {
            let [from, to] = edge.ends;
            let ends = if self.said == Said::BothWays && to < from {
                [to, from]
            } else {
                [from, to]
            };
            let first = *known.entry(format!("{ends:?}")).or_insert(number);
            if first < number {
                return Ok(first);
            }
        }
        if self.edges.len() >= MOST_DRAWN {
            return Err(GraphError::TooManyEdges {
                limit: MOST_DRAWN as u64,
            });
        }
        self.edges.push(edge);
        Ok(number)
    }

    /// Says more of an edge.
    pub fn say(&mut self, number: u32, arrow: Option<Arrow>, weight: Option<&str>) {
        if let Some(edge) = self.edges.get_mut(number as usize) {
            edge.arrow = arrow.unwrap_or(edge.arrow);
            edge.weight = weight.map(String::from).or(edge.weight.take());
        }
    }

    pub fn label(&mut self, node: u32, label: Label) {
        let node = node as usize;
        if self.labels.len() <= node {
            self.labels.resize_with(node.plus(1), || None);
        }
        if let Some(place) = self.labels.get_mut(node) {
            *place = Some(label);
            self.labelled = self.labelled.plus(1);
        }
    }

    /// Enters all edges, and the names of the nodes.
    pub fn enter(
        self,
        choice: &GraphChoice,
        building: &mut Building,
    ) -> Result<DotReading, GraphError> {
        let digraph = self.said == Said::OneWay;
        let count = |arrow: Arrow| self.edges.iter().filter(|it| it.arrow == arrow).count();
        let two_way = count(Arrow::TwoWay);
        let lines = digraph && two_way > 0 && two_way == self.edges.len();
        let one_way = digraph && !lines;
        building.said = Some(if one_way {
            Said::OneWay
        } else {
            Said::BothWays
        });
        // What is drawn contradicts what is said.
        if lines || (!digraph && two_way.plus(count(Arrow::Usual)) < self.edges.len()) {
            building.open.push(GraphQuestion::Direction);
        }
        let reading = DotReading {
            turned: if one_way {
                as_u32(count(Arrow::Back))
            } else {
                0
            },
            two_way: if one_way || (lines && choice.directed != Some(true)) {
                as_u32(two_way)
            } else {
                0
            },
            named: self.names(choice, building),
        };
        for edge in self.edges {
            let DrawnEdge {
                ends: [from, to],
                at,
                arrow,
                weight,
            } = edge;
            let ways = match arrow {
                Arrow::Back if one_way => [Some([to, from]), None],
                Arrow::TwoWay if one_way && choice.directed != Some(false) => {
                    [Some([from, to]), Some([to, from])]
                }
                _ => [Some([from, to]), None],
            };
            for [from, to] in ways.into_iter().flatten() {
                building.edge(from, to, at)?;
                building.weigh([from, to], weight.as_deref());
            }
        }
        Ok(reading)
    }

    /// Calls nodes by their labels where all are only numbered and each has another label; where names come from if there
    /// are numbers and labels.
    fn names(&self, choice: &GraphChoice, building: &mut Building) -> Option<GraphNames> {
        let numbers = building.graph.names();
        let numbered = |it: &String| {
            // A number may stand alone, or after an n.
            let digits = it.strip_prefix('n').unwrap_or(it);
            !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
        };
        if self.labels.is_empty() || !numbers.iter().all(numbered) {
            return None;
        }
        let label = |(node, number): (usize, &String)| {
            let label = self.labels.get(node)?.as_ref()?;
            label.name(number)
        };
        let names: Option<Vec<String>> = numbers.iter().enumerate().map(label).collect();
        let Some(names) = names else {
            return Some(GraphNames::Numbers);
        };
        if names == numbers {
            return None;
        }
        let before = numbers.to_vec();
        if !building.graph.rename(names) {
            return Some(GraphNames::Numbers);
        }
        building.open.push(GraphQuestion::Names);
        if choice.named == Some(GraphNames::Numbers) {
            building.graph.rename(before);
            return Some(GraphNames::Numbers);
        }
        building.attributes = building.attributes.minus(self.labelled);
        Some(GraphNames::Labels)
    }
}

fn as_u32(count: usize) -> u32 {
    crate::checked::narrow(count)
}
