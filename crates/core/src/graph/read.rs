//! Reads graphs from text.

use super::scan::{Building, Scanner};
use super::{Digraph, json};
use crate::error::GraphError;

/// The most bytes of a text: what fits into an argument of the bindings.
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// The most lines of a text. A list of a million edges is refused before it is read.
pub const MAX_LINES: usize = 200_000;

/// The forms in which a graph can be pasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum GraphForm {
    /// A list of edges, a line for each node or edge.
    Edges,
    /// A digraph in the language DOT.
    Dot,
    /// A list or an object in JSON.
    Json,
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The graph. It may have circles: [`Digraph::cycle`] finds one.
    pub graph: Digraph,
    /// The edges that the text gave again although the graph had them. The graph keeps each once: a second move to
    /// the same node changes nothing in a game of tokens.
    pub again: Vec<[u32; 2]>,
    /// The text has a line `--`, so that its edges lead both ways. Only [`read_lines`] allows that.
    pub both: bool,
}

impl GraphForm {
    /// The form that a text seems to have.
    pub fn of(text: &str) -> GraphForm {
        let text = text.trim_start();
        let word = text.split(|it: char| !it.is_alphanumeric()).next();
        match word.map(str::to_ascii_lowercase).as_deref() {
            Some("digraph") => GraphForm::Dot,
            Some("strict" | "graph") if text.contains('{') => GraphForm::Dot,
            _ if text.starts_with(['{', '[']) => GraphForm::Json,
            _ => GraphForm::Edges,
        }
    }
}

/// Reads a graph. Nodes get their numbers in the order in which the text names them first.
///
/// ```text
///   Edges   a -> b c          from a to b and to c; "a b c", "a: b, c" and "a,b,c" say the same
///           a -> b -> c       from a to b, and from b to c
///           d                 a node, perhaps without edges
///                             # begins a comment; names with blanks or signs stand in quotes
///   Dot     digraph { a -> b -> c; a -> { b c }; d [label="…"] }
///                             attributes and comments are skipped; no ports, no subgraphs, no "--"
///   Json    [["a", "b"], ["a", 3]]
///           { "a": ["b", "c"], "b": [] }
///           { "nodes": ["a", "b"], "edges": [["a", "b"], { "from": "a", "to": "b" }] }
///                             with nodes, an edge may name only these; source and target serve too
/// ```
///
/// # Errors
///
/// [`GraphError::TextTooLong`] and [`GraphError::TooManyLines`] before anything is read; then the first
/// error in the text. A column counts characters.
pub fn read(text: &str, form: GraphForm) -> Result<Parsed, GraphError> {
    read_into(text, form, Building::default())
}

/// Reads a graph whose edges may lead both ways: `a -- b` in a list of edges, or `graph { a -- b }` in DOT. If
/// one does, all do. An edge from a node to itself is left out.
///
/// # Errors
///
/// Those of [`read`], except [`GraphError::SelfLoop`].
pub fn read_lines(text: &str, form: GraphForm) -> Result<Parsed, GraphError> {
    read_into(text, form, Building::with_lines())
}

fn read_into(text: &str, form: GraphForm, mut building: Building) -> Result<Parsed, GraphError> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(GraphError::TextTooLong {
            count: text.len() as u64,
            limit: MAX_TEXT_BYTES as u64,
        });
    }
    let lines = text.lines().count();
    if lines > MAX_LINES {
        return Err(GraphError::TooManyLines {
            count: lines as u64,
            limit: MAX_LINES as u64,
        });
    }
    let mut scanner = Scanner::new(text);
    match form {
        GraphForm::Edges => edges(&mut scanner, &mut building)?,
        GraphForm::Dot => dot(&mut scanner, &mut building)?,
        GraphForm::Json => json::read(&mut scanner, &mut building)?,
    }
    Ok(building.parsed())
}

fn edges(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    let mut from = None;
    let mut last = None;
    let mut arrow = false;
    loop {
        scanner.skip_while(|it| it.is_whitespace() && it != '\n');
        match scanner.peek() {
            None | Some('\n' | ';' | '#') => {
                if arrow {
                    return Err(scanner.node_missing());
                }
                (from, last) = (None, None);
                if scanner.peek() == Some('#') {
                    scanner.skip_while(|it| it != '\n');
                }
                if scanner.step().is_none() {
                    return Ok(());
                }
            }
            Some(',' | ':') => {
                if last.is_none() || arrow {
                    return Err(scanner.node_missing());
                }
                scanner.step();
            }
            Some(_) if joint(scanner, building).is_some() => {
                if last.is_none() || arrow {
                    return Err(scanner.node_missing());
                }
                (from, arrow) = (last, true);
                take_joint(scanner, building);
            }
            Some(_) => {
                let place = scanner.place;
                let name = name(scanner, building)?;
                let node = building.node(&name, place)?;
                match from {
                    Some(from) => building.edge(from, node, place)?,
                    None => from = Some(node),
                }
                (last, arrow) = (Some(node), false);
            }
        }
    }
}

/// What joins two nodes here: an arrow, or a line where the text may have lines.
fn joint(scanner: &Scanner, building: &Building) -> Option<&'static str> {
    let joints: &[&str] = if building.lines {
        &["->", "--"]
    } else {
        &["->"]
    };
    joints.iter().copied().find(|it| scanner.starts_with(it))
}

/// Passes an arrow or a line; whether there is one.
fn take_joint(scanner: &mut Scanner, building: &mut Building) -> bool {
    let Some(joint) = joint(scanner, building) else {
        return false;
    };
    building.both |= joint == "--";
    scanner.take(joint)
}

/// A name of a list of edges: in quotes, or up to a blank, a separator, an arrow or a line.
fn name(scanner: &mut Scanner, building: &Building) -> Result<String, GraphError> {
    if scanner.peek() == Some('"') {
        return scanner.quoted();
    }
    let mut name = String::new();
    while let Some(next) = scanner.peek() {
        let ends = next.is_whitespace() || matches!(next, ',' | ';' | ':' | '#' | '"');
        if ends || joint(scanner, building).is_some() {
            break;
        }
        name.push(next);
        scanner.step();
    }
    Ok(name)
}

fn dot(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    skip_dot_blanks(scanner)?;
    let mut before = *scanner;
    let mut word = dot_name(scanner)?;
    if word.eq_ignore_ascii_case("strict") {
        skip_dot_blanks(scanner)?;
        before = *scanner;
        word = dot_name(scanner)?;
    }
    if building.lines && word.eq_ignore_ascii_case("graph") {
        building.both = true;
    } else if !word.eq_ignore_ascii_case("digraph") {
        return Err(before.unexpected());
    }
    skip_dot_blanks(scanner)?;
    if scanner.peek() != Some('{') {
        dot_name(scanner)?;
        skip_dot_blanks(scanner)?;
    }
    scanner.need('{')?;
    loop {
        skip_dot_blanks(scanner)?;
        match scanner.peek() {
            Some('}') => break,
            Some(';') => {
                scanner.step();
            }
            _ => dot_statement(scanner, building)?,
        }
    }
    scanner.step();
    skip_dot_blanks(scanner)?;
    match scanner.peek() {
        None => Ok(()),
        Some(_) => Err(scanner.unexpected()),
    }
}

/// A chain of nodes or groups of nodes, or attributes for all.
fn dot_statement(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    let before = *scanner;
    let mut word = *scanner;
    if scanner.peek() != Some('{') && scanner.peek() != Some('"') {
        let first = dot_name(&mut word)?.to_ascii_lowercase();
        if first == "subgraph" {
            return Err(before.unexpected());
        }
        skip_dot_blanks(&mut word)?;
        let general = matches!(first.as_str(), "node" | "edge" | "graph");
        if general && word.peek() == Some('[') {
            *scanner = word;
            return dot_attributes(scanner);
        }
        if word.peek() == Some('=') {
            word.step();
            skip_dot_blanks(&mut word)?;
            dot_name(&mut word)?;
            *scanner = word;
            return Ok(());
        }
    }
    let mut from = dot_group(scanner, building)?;
    loop {
        skip_dot_blanks(scanner)?;
        let place = scanner.place;
        if take_joint(scanner, building) {
            skip_dot_blanks(scanner)?;
            let to = dot_group(scanner, building)?;
            for &from in &from {
                for &to in &to {
                    building.edge(from, to, place)?;
                }
            }
            from = to;
        } else if scanner.peek() == Some('[') {
            return dot_attributes(scanner);
        } else if scanner.starts_with("--") || scanner.peek().is_none() {
            return Err(scanner.unexpected());
        } else {
            return Ok(());
        }
    }
}

/// One node, or several in braces.
fn dot_group(scanner: &mut Scanner, building: &mut Building) -> Result<Vec<u32>, GraphError> {
    let node = |scanner: &mut Scanner, building: &mut Building| {
        let place = scanner.place;
        let name = dot_name(scanner)?;
        building.node(&name, place)
    };
    if scanner.peek() != Some('{') {
        return Ok(vec![node(scanner, building)?]);
    }
    scanner.step();
    let mut group = Vec::new();
    loop {
        skip_dot_blanks(scanner)?;
        match scanner.peek() {
            Some('}') => {
                scanner.step();
                return Ok(group);
            }
            Some(',' | ';') => {
                scanner.step();
            }
            _ => group.push(node(scanner, building)?),
        }
    }
}

fn dot_name(scanner: &mut Scanner) -> Result<String, GraphError> {
    if scanner.peek() == Some('"') {
        return scanner.quoted();
    }
    let mut name = String::new();
    while let Some(next) = scanner.peek() {
        let sign = next == '-'
            && name.is_empty()
            && !scanner.starts_with("->")
            && !scanner.starts_with("--");
        let point = next == '.' && name.bytes().all(|it| it.is_ascii_digit() || it == b'-');
        if !next.is_alphanumeric() && next != '_' && !point && !sign {
            break;
        }
        name.push(next);
        scanner.step();
    }
    if name.is_empty() || name == "-" {
        return Err(match scanner.peek() {
            Some('-' | ';' | '}' | ']') | None => scanner.node_missing(),
            Some(_) => scanner.unexpected(),
        });
    }
    Ok(name)
}

fn dot_attributes(scanner: &mut Scanner) -> Result<(), GraphError> {
    scanner.need('[')?;
    loop {
        match scanner.peek() {
            Some('"') => {
                scanner.quoted()?;
            }
            Some(']') => {
                scanner.step();
                return Ok(());
            }
            Some(_) => {
                scanner.step();
            }
            None => return Err(scanner.unexpected()),
        }
    }
}

fn skip_dot_blanks(scanner: &mut Scanner) -> Result<(), GraphError> {
    loop {
        scanner.skip_while(char::is_whitespace);
        if scanner.starts_with("//") || scanner.peek() == Some('#') {
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
