//! Reads graphs from JSON.

use super::scan::{Building, Place, Scanner};
use crate::error::GraphError;

/// How deep lists and objects may stand in one another: an object of a list in the outer object.
const MAX_DEPTH: usize = 4;

/// A value with its place.
struct Node {
    place: Place,
    value: Value,
}

enum Value {
    /// A text, or a number as it is written.
    Name(String),
    List(Vec<Node>),
    Object(Vec<(Place, String, Node)>),
}

pub(super) fn read(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    let whole = value(scanner, 0)?;
    scanner.skip_while(char::is_whitespace);
    if scanner.peek().is_some() {
        return Err(scanner.unexpected());
    }
    match whole.value {
        Value::List(edges) => all_edges(&edges, building, false),
        Value::Object(entries) => {
            let find = |wanted: &str| entries.iter().find(|(_, name, _)| name == wanted);
            match find("edges").or(find("links")) {
                Some((_, _, edges)) => {
                    let nodes = find("nodes").map(|(_, _, nodes)| nodes);
                    for node in nodes.map_or(Ok(&[][..]), list)? {
                        named_node(node, building)?;
                    }
                    all_edges(list(edges)?, building, nodes.is_some())
                }
                None => adjacency(&entries, building),
            }
        }
        Value::Name(_) => Err(wrong(whole.place)),
    }
}

/// `{ "a": ["b", "c"] }`
fn adjacency(entries: &[(Place, String, Node)], building: &mut Building) -> Result<(), GraphError> {
    for (place, name, after) in entries {
        let from = building.node(name, *place)?;
        for next in list(after)? {
            let to = building.node(text(next)?, next.place)?;
            building.edge(from, to, next.place)?;
        }
    }
    Ok(())
}

/// A node is its name, or an object with an `id` or a `name`.
fn named_node(node: &Node, building: &mut Building) -> Result<u32, GraphError> {
    let name = match &node.value {
        Value::Object(entries) => field(entries, &["id", "name"], node.place)?,
        _ => node,
    };
    building.node(text(name)?, name.place)
}

fn all_edges(edges: &[Node], building: &mut Building, known: bool) -> Result<(), GraphError> {
    for edge in edges {
        let (from, to) = match &edge.value {
            Value::List(pair) => match pair.as_slice() {
                [from, to] => (from, to),
                _ => return Err(missing(edge.place)),
            },
            Value::Object(entries) => (
                field(entries, &["from", "source"], edge.place)?,
                field(entries, &["to", "target"], edge.place)?,
            ),
            Value::Name(_) => return Err(wrong(edge.place)),
        };
        let from = end(from, building, known)?;
        let to = end(to, building, known)?;
        building.edge(from, to, edge.place)?;
    }
    Ok(())
}

/// The node at an end of an edge. If the nodes are `known`, it must be one of them.
fn end(node: &Node, building: &mut Building, known: bool) -> Result<u32, GraphError> {
    let name = text(node)?;
    match building.graph.find(name) {
        Some(node) => Ok(node),
        None if known => Err(GraphError::UnknownNode {
            line: node.place.line,
            column: node.place.column,
        }),
        None => building.node(name, node.place),
    }
}

fn field<'a>(
    entries: &'a [(Place, String, Node)],
    names: &[&str],
    place: Place,
) -> Result<&'a Node, GraphError> {
    let mut entries = entries.iter();
    let found = entries.find(|(_, name, _)| names.contains(&name.as_str()));
    found.map(|(_, _, node)| node).ok_or(missing(place))
}

fn list(node: &Node) -> Result<&[Node], GraphError> {
    match &node.value {
        Value::List(list) => Ok(list),
        _ => Err(wrong(node.place)),
    }
}

fn text(node: &Node) -> Result<&str, GraphError> {
    match &node.value {
        Value::Name(name) => Ok(name),
        _ => Err(wrong(node.place)),
    }
}

fn missing(place: Place) -> GraphError {
    GraphError::NodeMissing {
        line: place.line,
        column: place.column,
    }
}

/// JSON, but not of this form here.
fn wrong(place: Place) -> GraphError {
    GraphError::UnexpectedJson {
        line: place.line,
        column: place.column,
    }
}

fn value(scanner: &mut Scanner, depth: usize) -> Result<Node, GraphError> {
    scanner.skip_while(char::is_whitespace);
    let place = scanner.place;
    let value = match scanner.peek() {
        Some('[' | '{') if depth >= MAX_DEPTH => return Err(scanner.unexpected()),
        Some('[') => {
            let mut list = Vec::new();
            items(scanner, ']', |scanner| {
                list.push(value(scanner, depth + 1)?);
                Ok(())
            })?;
            Value::List(list)
        }
        Some('{') => {
            let mut entries = Vec::new();
            items(scanner, '}', |scanner| {
                let place = scanner.place;
                let name = scanner.quoted()?;
                scanner.skip_while(char::is_whitespace);
                scanner.need(':')?;
                entries.push((place, name, value(scanner, depth + 1)?));
                Ok(())
            })?;
            Value::Object(entries)
        }
        Some('"') => Value::Name(scanner.quoted()?),
        Some(next) if next == '-' || next.is_alphanumeric() => Value::Name(word(scanner)),
        _ => return Err(scanner.unexpected()),
    };
    Ok(Node { place, value })
}

/// The items of a list or an object, from its bracket on.
fn items<'a>(
    scanner: &mut Scanner<'a>,
    close: char,
    mut item: impl FnMut(&mut Scanner<'a>) -> Result<(), GraphError>,
) -> Result<(), GraphError> {
    scanner.step();
    scanner.skip_while(char::is_whitespace);
    if scanner.peek() == Some(close) {
        scanner.step();
        return Ok(());
    }
    loop {
        scanner.skip_while(char::is_whitespace);
        item(scanner)?;
        scanner.skip_while(char::is_whitespace);
        if scanner.peek() == Some(close) {
            scanner.step();
            return Ok(());
        }
        scanner.need(',')?;
    }
}

/// A number, or `true`, `false` or `null`: as a name it is what is written.
fn word(scanner: &mut Scanner) -> String {
    let mut word = String::new();
    while let Some(next) = scanner.peek() {
        if !next.is_alphanumeric() && !matches!(next, '-' | '+' | '.') {
            break;
        }
        word.push(next);
        scanner.step();
    }
    word
}
