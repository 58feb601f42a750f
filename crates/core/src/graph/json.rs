//! Reads graphs from JSON.

use super::form::other;
use super::reading::{GraphChoice, GraphColumns, GraphQuestion};
use super::scan::is_number;
use super::scan::{Building, Said, coordinate};
use crate::checked::{Exact, narrow};
use crate::error::GraphError;
use crate::text_cursor::{Place, TextCursor};

/// How deep lists and objects may stand in one another. A graph needs four levels; objects of other programs that are
/// known by name have some more.
const MAX_DEPTH: usize = 12;

/// A value and where it stands.
struct Node<'a> {
    at: TextCursor<'a>,
    value: Value<'a>,
}

enum Value<'a> {
    /// A text, or a number or word as it is written.
    Name(String),
    Word(&'a str),
    List(Vec<Node<'a>>),
    Object(Vec<(TextCursor<'a>, String, Node<'a>)>),
}

/// Objects of other programs, by a field that only they have. The first ones may have edges too.
const OTHERS: [(&str, &str); 7] = [
    ("_subgraph_cnt", "graphviz-json"),
    ("objects", "graphviz-json"),
    ("node_holes", "petgraph"),
    ("elements", "cytoscape"),
    // It has a field `graph` too.
    ("adjacency", "networkx-adjacency"),
    ("graph", "json-graph"),
    ("graphs", "json-graph"),
];

/// How many of [`OTHERS`] may have a list of edges that is not the form of this crate.
const WITH_EDGES: usize = 3;

pub(super) fn read(
    scanner: &mut TextCursor,
    choice: &GraphChoice,
    building: &mut Building,
) -> Result<(), GraphError> {
    let whole = value(scanner, 0)?;
    scanner.take_while(char::is_whitespace);
    if scanner.peek().is_some() {
        return Err(scanner.unexpected());
    }
    if choice.form.is_none()
        && let Some(form) = other_program(&whole)
    {
        return Err(other(form));
    }
    match whole.value {
        Value::List(edges) => all_edges(&edges, building, false, choice),
        Value::Object(entries) => {
            let find = |wanted: &str| entries.iter().find(|(_, name, _)| name == wanted);
            match find("edges").or(find("links")) {
                Some((_, _, edges)) => {
                    let nodes = find("nodes").map(|(_, _, nodes)| nodes);
                    for node in nodes.map_or(Ok(&[][..]), list)? {
                        named_node(node, building)?;
                    }
                    settings(&entries, building)?;
                    all_edges(list(edges)?, building, nodes.is_some(), choice)
                }
                None => adjacency(&entries, building),
            }
        }
        Value::Name(_) | Value::Word(_) => Err(wrong(whole.at)),
    }
}

/// The form of another program, known by fields that only its texts have.
fn other_program(whole: &Node<'_>) -> Option<&'static str> {
    let Value::Object(_) = whole.value else {
        let first = items_of(whole).first()?;
        return get(first, "data").map(|_| "cytoscape");
    };
    let edges = get(whole, "edges").or(get(whole, "links"));
    let known = edges.map_or(OTHERS.len(), |_| WITH_EDGES);
    let mut known = OTHERS.iter().take(known);
    if let Some((_, form)) = known.find(|(field, _)| get(whole, field).is_some()) {
        return Some(form);
    }
    let (nodes, edges) = (items_of(get(whole, "nodes")?), items_of(edges?));
    let any = |all: &[Node], field| all.iter().any(|it| get(it, field).is_some());
    if any(nodes, "key") && !any(nodes, "id") && !any(nodes, "name") {
        return Some("graphology");
    }
    let turns = any(edges, "arrows") || (any(edges, "from") && any(nodes, "label"));
    (turns && any(nodes, "id")).then_some("vis-network")
}

/// The items of a list; of anything else none.
fn items_of<'n, 'a>(node: &'n Node<'a>) -> &'n [Node<'a>] {
    match &node.value {
        Value::List(list) => list,
        _ => &[],
    }
}

/// A field of an object.
fn get<'n, 'a>(node: &'n Node<'a>, wanted: &str) -> Option<&'n Node<'a>> {
    match &node.value {
        Value::Object(entries) => {
            let found = entries.iter().find(|(_, name, _)| name == wanted);
            found.map(|(_, _, value)| value)
        }
        _ => None,
    }
}

/// What an object says besides its nodes and edges: their direction; the rest is left aside.
fn settings(
    entries: &[(TextCursor<'_>, String, Node<'_>)],
    building: &mut Building,
) -> Result<(), GraphError> {
    for (_, name, node) in entries {
        match (name.as_str(), &node.value) {
            ("nodes" | "edges" | "links", _) => {}
            ("multigraph", Value::Word("false")) => {}
            ("directed", Value::Word("true")) => {
                building.said = Some(Said::OneWay);
            }
            ("directed", Value::Word("false")) => {
                building.said = Some(Said::BothWays);
            }
            ("directed", _) => return Err(wrong(node.at)),
            _ => building.attributes = building.attributes.plus(1),
        }
    }
    Ok(())
}

/// `{ "a": ["b", "c"] }`
fn adjacency(
    entries: &[(TextCursor<'_>, String, Node<'_>)],
    building: &mut Building,
) -> Result<(), GraphError> {
    for (at, name, after) in entries {
        let from = building.node(name, *at)?;
        for next in list(after)? {
            let to = building.node(text(next)?, next.at)?;
            building.edge(from, to, next.at)?;
        }
    }
    Ok(())
}

/// A node is its name, or an object with an `id` or else a `name`.
fn named_node(node: &Node, building: &mut Building) -> Result<u32, GraphError> {
    let name = match &node.value {
        Value::Object(entries) => {
            building.attributes = building.attributes.plus(more(entries.len(), 1));
            field(entries, &["id", "name"], node.at)?
        }
        _ => node,
    };
    let number = building.node(text(name)?, name.at)?;
    if let Value::Object(entries) = &node.value
        && let (Some(x), Some(y)) = (axis(entries, "x"), axis(entries, "y"))
    {
        building.lay(number, [x, y], 2);
    }
    Ok(number)
}

/// A number that says where a node is drawn.
fn axis(entries: &[(TextCursor<'_>, String, Node<'_>)], wanted: &str) -> Option<f64> {
    let (_, _, node) = entries.iter().find(|(_, name, _)| name == wanted)?;
    match &node.value {
        Value::Word(word) => coordinate(word),
        _ => None,
    }
}

/// How many more there are.
fn more(count: usize, than: usize) -> u32 {
    narrow(count.max(than).minus(than))
}

fn all_edges(
    edges: &[Node],
    building: &mut Building,
    known: bool,
    choice: &GraphChoice,
) -> Result<(), GraphError> {
    let mut pairs = Vec::new();
    for edge in edges {
        let mut weight = None;
        let ends = match &edge.value {
            Value::List(pair) => match pair.as_slice() {
                [from, to] => [from, to],
                // Only who says that there are weights has three of them.
                [from, to, third] if choice.columns == Some(GraphColumns::Weights) => {
                    let written = text(third)?;
                    weight = Some(written);
                    if !is_number(written) {
                        return Err(wrong(third.at));
                    }
                    [from, to]
                }
                _ => return Err(edge.at.node_missing()),
            },
            Value::Object(entries) => {
                let given = entries.iter().find(|(_, name, _)| name == "weight");
                weight = given.and_then(|(_, _, node)| match &node.value {
                    &Value::Word(word) if is_number(word) => Some(word),
                    _ => None,
                });
                building.attributes = building
                    .attributes
                    .plus(more(entries.len(), usize::from(weight.is_some()).plus(2)));
                [
                    field(entries, &["from", "source"], edge.at)?,
                    field(entries, &["to", "target"], edge.at)?,
                ]
            }
            Value::Name(_) | Value::Word(_) => return Err(wrong(edge.at)),
        };
        pairs.push((edge.at, ends, weight));
    }
    let by_index = known && indices(&pairs, building, choice)?;
    building.indices = by_index;
    for (at, [from, to], weight) in pairs {
        let from = end(from, building, known, by_index)?;
        let to = end(to, building, known, by_index)?;
        building.edge(from, to, at)?;
        building.weigh([from, to], weight);
    }
    Ok(())
}

/// Whether the ends of edges are places in the list of nodes, as D3 has it, and not their names. Numbers that are both,
/// and not the same node, are left to the caller.
fn indices(
    pairs: &[(TextCursor<'_>, [&Node<'_>; 2], Option<&str>)],
    building: &mut Building,
    choice: &GraphChoice,
) -> Result<bool, GraphError> {
    let nodes = building.graph.names().len();
    let mut ends = Vec::new();
    for &end in pairs.iter().flat_map(|(_, ends, _)| ends) {
        let place = match &end.value {
            Value::Word(word) => word.parse::<usize>().ok().filter(|&it| it < nodes),
            _ => None,
        };
        ends.push((place, building.graph.find(text(end)?)));
    }
    let names = ends.iter().all(|(_, name)| name.is_some());
    let places = ends.iter().all(|(place, _)| place.is_some());
    let differ = ends
        .iter()
        .any(|(place, name)| place.map(|it| it as u64) != name.map(u64::from));
    if names && places && differ {
        building.open.push(GraphQuestion::Ends);
    }
    // Where numbers are names too, they are names, unless the choice says it.
    Ok(places && choice.indices.unwrap_or(!names))
}

/// The node at an end of an edge. If the nodes are `known`, it must be one of them.
fn end(
    node: &Node,
    building: &mut Building,
    known: bool,
    by_index: bool,
) -> Result<u32, GraphError> {
    let name = text(node)?;
    let found = if by_index {
        name.parse().ok()
    } else {
        building.graph.find(name)
    };
    match found {
        Some(node) => Ok(node),
        None if known => {
            let Place { line, column } = node.at.place();
            Err(GraphError::UnknownNode { line, column })
        }
        None => building.node(name, node.at),
    }
}

/// The first of these fields that an object has, in the order of the names.
fn field<'a>(
    entries: &'a [(TextCursor<'a>, String, Node<'a>)],
    names: &[&str],
    at: TextCursor,
) -> Result<&'a Node<'a>, GraphError> {
    let mut found = names
        .iter()
        .filter_map(|name| entries.iter().find(|(_, it, _)| it == name));
    found
        .next()
        .map(|(_, _, node)| node)
        .ok_or_else(|| at.node_missing())
}

fn list<'n, 'a>(node: &'n Node<'a>) -> Result<&'n [Node<'a>], GraphError> {
    match &node.value {
        Value::List(list) => Ok(list),
        _ => Err(wrong(node.at)),
    }
}

fn text<'n>(node: &'n Node<'_>) -> Result<&'n str, GraphError> {
    match &node.value {
        Value::Name(name) => Ok(name),
        Value::Word(word) => Ok(word),
        _ => Err(wrong(node.at)),
    }
}

/// JSON, but not of this form here.
fn wrong(at: TextCursor) -> GraphError {
    let Place { line, column } = at.place();
    GraphError::UnexpectedJson { line, column }
}

fn value<'a>(scanner: &mut TextCursor<'a>, depth: usize) -> Result<Node<'a>, GraphError> {
    scanner.take_while(char::is_whitespace);
    let at = *scanner;
    let value = match scanner.peek() {
        Some('[' | '{') if depth >= MAX_DEPTH => return Err(scanner.unexpected()),
        Some('[') => {
            let mut list = Vec::new();
            items(scanner, ']', |scanner| {
                list.push(value(scanner, depth.plus(1))?);
                Ok(())
            })?;
            Value::List(list)
        }
        Some('{') => {
            let mut entries = Vec::new();
            items(scanner, '}', |scanner| {
                let at = *scanner;
                let name = scanner.quoted()?;
                scanner.take_while(char::is_whitespace);
                scanner.need(':')?;
                entries.push((at, name, value(scanner, depth.plus(1))?));
                Ok(())
            })?;
            Value::Object(entries)
        }
        Some('"') => Value::Name(scanner.quoted()?),
        Some(next) if next == '-' || next.is_alphanumeric() => Value::Word(word(scanner)),
        _ => return Err(scanner.unexpected()),
    };
    Ok(Node { at, value })
}

/// The items of a list or an object, from its bracket on.
fn items<'a>(
    scanner: &mut TextCursor<'a>,
    close: char,
    mut item: impl FnMut(&mut TextCursor<'a>) -> Result<(), GraphError>,
) -> Result<(), GraphError> {
    scanner.step();
    scanner.take_while(char::is_whitespace);
    if scanner.peek() == Some(close) {
        scanner.step();
        return Ok(());
    }
    loop {
        scanner.take_while(char::is_whitespace);
        item(scanner)?;
        scanner.take_while(char::is_whitespace);
        if scanner.peek() == Some(close) {
            scanner.step();
            return Ok(());
        }
        scanner.need(',')?;
    }
}

/// A number, or `true`, `false` or `null`: as a name it is what is written.
fn word<'a>(scanner: &mut TextCursor<'a>) -> &'a str {
    scanner.take_while(|it| it.is_alphanumeric() || matches!(it, '-' | '+' | '.'))
}
