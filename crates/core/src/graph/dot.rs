//! Reads graphs in the language DOT, as Graphviz does: chains of nodes, ports and subgraphs. Of the attributes, it uses the
//! weights of edges, where their arrows point, the places of nodes, and their labels; it passes over the others and counts
//! them.
//!
//! ```text
//!   graph      [strict] (graph | digraph) [name] { { statement [;] } }
//!   statement  chain { [attributes] }     a -> b:port -> { c d }
//!              (node | edge | graph) { [attributes] }
//!              name = name
//!   chain      end { joint end }          an end is a node or a subgraph, and stands for all nodes in it
//!   subgraph   [subgraph [name]] { { statement [;] } }
//!   name       word | number | "text" { + "text" } | <HTML>
//! ```
//!
//! The reader is our own, because those for JavaScript that we tried read some graphs as others without a word: see
//! `findings` in the repository.

use super::dot_drawn::{Arrow, Drawn, DrawnEdge, Label};
use super::dot_words::{blanks, name};
use super::reading::{GraphChoice, GraphNames};
use super::scan::is_number;
use super::scan::{Building, Said, coordinate};
use crate::checked::Exact;
use crate::error::GraphError;
use crate::text_cursor::TextCursor;

/// How deep subgraphs may stand in one another.
const MAX_DEPTH: usize = 64;

/// What a graph says beside its nodes and edges.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DotReading {
    pub named: Option<GraphNames>,
    pub turned: u32,
    pub two_way: u32,
}

/// Reads a graph in DOT. Cost O(n) for n characters, and O(d) for each edge of a node with d edges.
pub(super) fn read(
    scanner: &mut TextCursor,
    choice: &GraphChoice,
    building: &mut Building,
) -> Result<DotReading, GraphError> {
    blanks(scanner)?;
    let mut before = *scanner;
    let mut word = name(scanner)?;
    let strict = word.is("strict");
    if strict {
        blanks(scanner)?;
        before = *scanner;
        word = name(scanner)?;
    }
    let (said, joint) = if word.is("graph") {
        (Said::BothWays, "--")
    } else if word.is("digraph") {
        (Said::OneWay, "->")
    } else {
        return Err(before.unexpected());
    };
    blanks(scanner)?;
    if scanner.peek() != Some('{') {
        name(scanner)?;
        blanks(scanner)?;
    }
    let mut reader = Reader {
        drawn: Drawn::new(said, strict),
        joint,
        building,
    };
    reader.body(scanner, 0, Arrow::Usual)?;
    blanks(scanner)?;
    match scanner.peek() {
        None => reader.drawn.enter(choice, building),
        Some(_) => Err(scanner.unexpected()),
    }
}

/// What is used of the attributes of a node or an edge.
#[derive(Default)]
struct Attributes {
    weight: Option<String>,
    arrow: Option<Arrow>,
    label: Option<Label>,
    /// The place of a node, to the right and downwards.
    at: Option<[f64; 2]>,
}

struct Reader<'a, 'b> {
    building: &'b mut Building,
    drawn: Drawn<'a>,
    joint: &'static str,
}

impl<'a> Reader<'a, '_> {
    /// The statements between braces, from the first brace on; the nodes that they name. `arrow` is what edges have that
    /// do not say it themselves.
    fn body(
        &mut self,
        scanner: &mut TextCursor<'a>,
        depth: usize,
        mut arrow: Arrow,
    ) -> Result<Vec<u32>, GraphError> {
        if depth > MAX_DEPTH {
            return Err(scanner.unexpected());
        }
        scanner.need('{')?;
        let mut named = Vec::new();
        loop {
            blanks(scanner)?;
            match scanner.peek() {
                Some('}') => {
                    scanner.step();
                    named.sort_unstable();
                    named.dedup();
                    return Ok(named);
                }
                // Graphviz wants no comma here, but reads any number of semicolons.
                Some(';') => {
                    scanner.step();
                }
                _ => {
                    if !self.setting(scanner, &mut arrow)? {
                        self.chain(scanner, depth, arrow, &mut named)?;
                    }
                }
            }
        }
    }

    /// Reads what is set for all that follows, if that stands here; whether it does.
    fn setting(
        &mut self,
        scanner: &mut TextCursor<'a>,
        arrow: &mut Arrow,
    ) -> Result<bool, GraphError> {
        if scanner.peek() == Some('{') {
            return Ok(false);
        }
        let mut ahead = *scanner;
        let first = name(&mut ahead)?;
        blanks(&mut ahead)?;
        if ahead.peek() == Some('=') {
            ahead.step();
            blanks(&mut ahead)?;
            name(&mut ahead)?;
            *scanner = ahead;
            self.building.attributes = self.building.attributes.plus(1);
            return Ok(true);
        }
        if !["node", "edge", "graph"].iter().any(|it| first.is(it)) {
            return Ok(false);
        }
        if ahead.peek() != Some('[') {
            return Err(ahead.unexpected());
        }
        *scanner = ahead;
        // A weight for all edges that follow is no weight of an edge, so that such a text has not all of them.
        let found = self.attributes(scanner)?;
        if first.is("edge") {
            // Attributes without an arrow leave it as it is.
            *arrow = found.arrow.unwrap_or(*arrow);
        }
        Ok(true)
    }

    fn chain(
        &mut self,
        scanner: &mut TextCursor<'a>,
        depth: usize,
        arrow: Arrow,
        named: &mut Vec<u32>,
    ) -> Result<(), GraphError> {
        let mut from = self.end(scanner, depth, arrow)?;
        let mut joined = Vec::new();
        loop {
            named.extend(&from);
            blanks(scanner)?;
            let at = *scanner;
            if scanner.take(self.joint) {
                blanks(scanner)?;
                let to = self.end(scanner, depth, arrow)?;
                for &from in &from {
                    for &to in &to {
                        self.building.no_loop(from, to, at)?;
                        let edge = DrawnEdge::new([from, to], at, arrow);
                        joined.push(self.drawn.edge(edge)?);
                    }
                }
                from = to;
            } else if scanner.peek() == Some('[') {
                let found = self.attributes(scanner)?;
                let weighed = found.weight.is_some() && !joined.is_empty();
                self.building.attributes = self.building.attributes.minus(u32::from(weighed));
                for &edge in &joined {
                    self.drawn.say(edge, found.arrow, found.weight.as_deref());
                }
                if let ([node], []) = (&*from, &*joined) {
                    if let Some(at) = found.at {
                        self.building.lay(*node, at, 1);
                    }
                    if let Some(label) = found.label {
                        self.drawn.label(*node, label);
                    }
                }
                return Ok(());
            } else if scanner.starts_with("-") || scanner.peek().is_none() {
                return Err(scanner.unexpected());
            } else {
                return Ok(());
            }
        }
    }

    /// An end of an edge: one node, or those of a subgraph.
    fn end(
        &mut self,
        scanner: &mut TextCursor<'a>,
        depth: usize,
        arrow: Arrow,
    ) -> Result<Vec<u32>, GraphError> {
        if scanner.peek() == Some('{') {
            return self.body(scanner, depth.plus(1), arrow);
        }
        let before = *scanner;
        let first = name(scanner)?;
        if first.is("subgraph") {
            blanks(scanner)?;
            if scanner.peek() != Some('{') {
                name(scanner)?;
                blanks(scanner)?;
            }
            return self.body(scanner, depth.plus(1), arrow);
        }
        if ["node", "edge", "graph", "digraph", "strict"]
            .iter()
            .any(|it| first.is(it))
        {
            return Err(before.unexpected());
        }
        let node = self.building.node(&first.text, before)?;
        // A port and a point of the compass say only where the line touches the node.
        for _ in 0..2 {
            let mut ahead = *scanner;
            blanks(&mut ahead)?;
            if !ahead.take(":") {
                break;
            }
            blanks(&mut ahead)?;
            name(&mut ahead)?;
            *scanner = ahead;
        }
        Ok(vec![node])
    }

    /// Passes lists of attributes, which are counted; those among them that are used.
    fn attributes(&mut self, scanner: &mut TextCursor<'a>) -> Result<Attributes, GraphError> {
        let mut found = Attributes::default();
        while scanner.take("[") {
            loop {
                blanks(scanner)?;
                match scanner.peek() {
                    Some(']') => {
                        scanner.step();
                        break;
                    }
                    Some(',' | ';') => {
                        scanner.step();
                    }
                    _ => self.attribute(scanner, &mut found)?,
                }
            }
            blanks(scanner)?;
        }
        Ok(found)
    }

    fn attribute(
        &mut self,
        scanner: &mut TextCursor<'a>,
        found: &mut Attributes,
    ) -> Result<(), GraphError> {
        let key = name(scanner)?;
        blanks(scanner)?;
        self.building.attributes = self.building.attributes.plus(1);
        if !scanner.take("=") {
            return Ok(());
        }
        blanks(scanner)?;
        let value = name(scanner)?;
        match key.text.as_str() {
            "weight" if is_number(&value.text) => found.weight = Some(value.text),
            "pos" => found.at = position(&value.text).or(found.at),
            "dir" => {
                let arrow = Arrow::of(&value.text);
                found.arrow = Some(arrow);
                // It is used.
                self.building.attributes = self
                    .building
                    .attributes
                    .minus(u32::from(arrow != Arrow::Usual));
            }
            "label" => found.label = Some(Label::of(&value)),
            _ => {}
        }
        Ok(())
    }
}

/// The place of a node: `27,90` or `27,90!`, upwards. An edge has more of them.
fn position(text: &str) -> Option<[f64; 2]> {
    let (x, y) = text.trim().trim_end_matches('!').split_once(',')?;
    Some([coordinate(x)?, 0.0 - coordinate(y)?])
}
