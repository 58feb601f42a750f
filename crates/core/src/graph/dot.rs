//! Reads graphs in the language DOT, as Graphviz does: chains of nodes, ports and subgraphs. Attributes are passed over and
//! counted.
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

use super::lines::is_number;
use super::scan::{Building, Place, Said, Scanner, coordinate};
use crate::error::GraphError;

/// How deep subgraphs may stand in one another.
const MAX_DEPTH: usize = 64;

/// A name, and whether it may be a word of the language.
struct Name {
    text: String,
    quoted: bool,
}

impl Name {
    fn is(&self, word: &str) -> bool {
        !self.quoted && self.text.eq_ignore_ascii_case(word)
    }
}

/// Reads a graph in DOT. Cost O(n) for n characters, and O(d) for each edge of a node with d edges.
pub(super) fn read(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    blanks(scanner)?;
    let mut before = *scanner;
    let mut word = name(scanner)?;
    if word.is("strict") {
        blanks(scanner)?;
        before = *scanner;
        word = name(scanner)?;
    }
    building.said = Some(if word.is("graph") {
        Said::BothWays
    } else if word.is("digraph") {
        Said::OneWay
    } else {
        return Err(before.unexpected());
    });
    blanks(scanner)?;
    if scanner.peek() != Some('{') {
        name(scanner)?;
        blanks(scanner)?;
    }
    body(scanner, building, 0)?;
    blanks(scanner)?;
    match scanner.peek() {
        None => Ok(()),
        Some(_) => Err(scanner.unexpected()),
    }
}

/// The statements between braces, from the first brace on; the nodes that they name.
fn body(
    scanner: &mut Scanner,
    building: &mut Building,
    depth: usize,
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
            _ => statement(scanner, building, depth, &mut named)?,
        }
    }
}

fn statement(
    scanner: &mut Scanner,
    building: &mut Building,
    depth: usize,
    named: &mut Vec<u32>,
) -> Result<(), GraphError> {
    if scanner.peek() != Some('{') {
        let mut ahead = *scanner;
        let first = name(&mut ahead)?;
        blanks(&mut ahead)?;
        if ahead.peek() == Some('=') {
            ahead.step();
            blanks(&mut ahead)?;
            name(&mut ahead)?;
            *scanner = ahead;
            building.attributes += 1;
            return Ok(());
        }
        if ["node", "edge", "graph"].iter().any(|it| first.is(it)) {
            if ahead.peek() != Some('[') {
                return Err(ahead.unexpected());
            }
            *scanner = ahead;
            attributes(scanner, building)?;
            return Ok(());
        }
    }
    let mut chain = false;
    let mut from = end(scanner, building, depth)?;
    let mut joined = Vec::new();
    loop {
        named.extend(&from);
        blanks(scanner)?;
        let place = scanner.place;
        if take_joint(scanner, building) {
            blanks(scanner)?;
            let to = end(scanner, building, depth)?;
            for &from in &from {
                for &to in &to {
                    building.edge(from, to, place)?;
                    joined.push([from, to]);
                }
            }
            from = to;
            chain = true;
        } else if scanner.peek() == Some('[') {
            let found = attributes(scanner, building)?;
            let weight = found.weight.as_deref().filter(|_| chain);
            building.attributes -= u32::from(weight.is_some());
            for edge in joined {
                building.weigh(edge, weight);
            }
            if let (Some(at), [node], false) = (found.at, &*from, chain) {
                building.lay(*node, at, 1);
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
    scanner: &mut Scanner,
    building: &mut Building,
    depth: usize,
) -> Result<Vec<u32>, GraphError> {
    if scanner.peek() == Some('{') {
        return body(scanner, building, depth + 1);
    }
    let before = *scanner;
    let first = name(scanner)?;
    if first.is("subgraph") {
        blanks(scanner)?;
        if scanner.peek() != Some('{') {
            name(scanner)?;
            blanks(scanner)?;
        }
        return body(scanner, building, depth + 1);
    }
    if ["node", "edge", "graph", "digraph", "strict"]
        .iter()
        .any(|it| first.is(it))
    {
        return Err(before.unexpected());
    }
    let node = building.node(&first.text, before.place)?;
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

/// Passes the joint of this graph, if it stands here; whether it does.
fn take_joint(scanner: &mut Scanner, building: &Building) -> bool {
    scanner.take(match building.said {
        Some(Said::BothWays) => "--",
        _ => "->",
    })
}

/// What is used of the attributes of a node or an edge.
#[derive(Default)]
struct Attributes {
    weight: Option<String>,
    /// The place of a node, to the right and downwards.
    at: Option<[f64; 2]>,
}

/// Passes lists of attributes, which are counted; those among them that are used. One that turns an arrow would make
/// another graph of it. A weight for all edges that follow is no weight of an edge, so that such a text has not all of
/// them.
fn attributes(scanner: &mut Scanner, building: &mut Building) -> Result<Attributes, GraphError> {
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
                _ => attribute(scanner, building, &mut found)?,
            }
        }
        blanks(scanner)?;
    }
    Ok(found)
}

fn attribute(
    scanner: &mut Scanner,
    building: &mut Building,
    found: &mut Attributes,
) -> Result<(), GraphError> {
    let Place { line, column } = scanner.place;
    let key = name(scanner)?;
    blanks(scanner)?;
    building.attributes += 1;
    if !scanner.take("=") {
        return Ok(());
    }
    blanks(scanner)?;
    let value = name(scanner)?;
    let turned = key.text == "dir" && value.text != "forward";
    if turned && building.said == Some(Said::OneWay) {
        return Err(GraphError::ArrowTurned { line, column });
    }
    match key.text.as_str() {
        "weight" if is_number(&value.text) => found.weight = Some(value.text),
        "pos" => found.at = position(&value.text).or(found.at),
        _ => {}
    }
    Ok(())
}

/// The place of a node: `27,90` or `27,90!`, upwards. An edge has more of them.
fn position(text: &str) -> Option<[f64; 2]> {
    let (x, y) = text.trim().trim_end_matches('!').split_once(',')?;
    Some([coordinate(x)?, 0.0 - coordinate(y)?])
}

fn name(scanner: &mut Scanner) -> Result<Name, GraphError> {
    match scanner.peek() {
        Some('"') => {
            let mut text = quoted(scanner)?;
            loop {
                let mut ahead = *scanner;
                blanks(&mut ahead)?;
                if !ahead.take("+") {
                    return Ok(Name { text, quoted: true });
                }
                blanks(&mut ahead)?;
                text.push_str(&quoted(&mut ahead)?);
                *scanner = ahead;
            }
        }
        Some('<') => Ok(Name {
            text: html(scanner)?,
            quoted: true,
        }),
        _ => Ok(Name {
            text: bare(scanner)?,
            quoted: false,
        }),
    }
}

/// A text in quotes. Only a quote is escaped, and a backslash; at the end of a line it joins the next line. Any other one
/// is a part of the name.
fn quoted(scanner: &mut Scanner) -> Result<String, GraphError> {
    scanner.need('"')?;
    let mut text = String::new();
    loop {
        let before = *scanner;
        match scanner.step() {
            None => return Err(before.unexpected()),
            Some('"') => return Ok(text),
            Some('\\') => match scanner.peek() {
                Some(next @ ('"' | '\\')) => {
                    scanner.step();
                    text.push(next);
                }
                Some('\n') => {
                    scanner.step();
                }
                _ if scanner.take("\r\n") => {}
                _ => text.push('\\'),
            },
            Some(other) => text.push(other),
        }
    }
}

/// HTML in angle brackets, without the outer ones.
fn html(scanner: &mut Scanner) -> Result<String, GraphError> {
    scanner.need('<')?;
    let mut depth = 1_u32;
    let mut text = String::new();
    loop {
        let before = *scanner;
        match scanner.step() {
            None => return Err(before.unexpected()),
            Some('<') => {
                depth += 1;
                text.push('<');
            }
            Some('>') if depth == 1 => return Ok(text),
            Some('>') => {
                depth -= 1;
                text.push('>');
            }
            Some(other) => text.push(other),
        }
    }
}

/// A word of letters, digits and `_`, or a number.
fn bare(scanner: &mut Scanner) -> Result<String, GraphError> {
    let mut name = String::new();
    while let Some(next) = scanner.peek() {
        let sign = next == '-' && name.is_empty() && scanner.next_is_digit();
        let point = next == '.'
            && !name.contains('.')
            && name.bytes().all(|it| it.is_ascii_digit() || it == b'-');
        let letter =
            next.is_alphanumeric() || next == '_' || (!next.is_ascii() && !next.is_whitespace());
        if !letter && !point && !sign {
            break;
        }
        name.push(next);
        scanner.step();
    }
    if name.is_empty() {
        return Err(match scanner.peek() {
            Some('-' | ';' | '}' | ']') | None => scanner.node_missing(),
            Some(_) => scanner.unexpected(),
        });
    }
    Ok(name)
}

/// Passes blanks and comments. `#` begins one only at the beginning of a line.
fn blanks(scanner: &mut Scanner) -> Result<(), GraphError> {
    let mut first = scanner.place.column == 1;
    loop {
        let line = scanner.place.line;
        scanner.skip_while(char::is_whitespace);
        first |= scanner.place.line > line;
        if scanner.starts_with("//") || (first && scanner.peek() == Some('#')) {
            scanner.skip_while(|it| it != '\n');
        } else if scanner.take("/*") {
            while !scanner.take("*/") {
                if scanner.step().is_none() {
                    return Err(scanner.unexpected());
                }
            }
        } else {
            return Ok(());
        }
    }
}
