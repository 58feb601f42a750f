//! Reads graphs in the language DOT: nodes, edges and groups of nodes. Attributes are passed over and counted.

use super::scan::{Building, Place, Said, Scanner};
use crate::error::GraphError;

/// Reads a graph in DOT. Cost O(n) for n characters, and O(d) for each edge of a node with d edges.
pub(super) fn read(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    skip_dot_blanks(scanner)?;
    let mut before = *scanner;
    let mut word = dot_name(scanner)?;
    if word.eq_ignore_ascii_case("strict") {
        skip_dot_blanks(scanner)?;
        before = *scanner;
        word = dot_name(scanner)?;
    }
    if word.eq_ignore_ascii_case("graph") {
        building.said = Some(Said::BothWays);
    } else if word.eq_ignore_ascii_case("digraph") {
        building.said = Some(Said::OneWay);
    } else {
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
            return dot_attributes(scanner, building);
        }
        if word.peek() == Some('=') {
            word.step();
            skip_dot_blanks(&mut word)?;
            dot_name(&mut word)?;
            *scanner = word;
            building.attributes += 1;
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
            return dot_attributes(scanner, building);
        } else if scanner.starts_with("-") || scanner.peek().is_none() {
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

/// Passes a list of attributes, which are counted. One that turns an arrow round would make another graph.
fn dot_attributes(scanner: &mut Scanner, building: &mut Building) -> Result<(), GraphError> {
    scanner.need('[')?;
    loop {
        skip_dot_blanks(scanner)?;
        match scanner.peek() {
            Some(']') => {
                scanner.step();
                return Ok(());
            }
            Some(',' | ';') => {
                scanner.step();
            }
            _ => {
                let Place { line, column } = scanner.place;
                let name = dot_value(scanner)?;
                skip_dot_blanks(scanner)?;
                building.attributes += 1;
                if scanner.take("=") {
                    skip_dot_blanks(scanner)?;
                    let value = dot_value(scanner)?;
                    if name == "dir" && value != "forward" {
                        return Err(GraphError::ArrowTurned { line, column });
                    }
                }
            }
        }
    }
}

/// A word, a text in quotes, or HTML in angle brackets.
fn dot_value(scanner: &mut Scanner) -> Result<String, GraphError> {
    if scanner.peek() != Some('<') {
        return dot_name(scanner);
    }
    let mut depth = 0_u32;
    let mut text = String::new();
    loop {
        match scanner.peek() {
            None => return Err(scanner.unexpected()),
            Some('<') => depth += 1,
            Some('>') => depth -= 1,
            Some(_) => {}
        }
        text.extend(scanner.step());
        if depth == 0 {
            return Ok(text);
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

/// Passes the joint of this graph, if it stands here; whether it does.
fn take_joint(scanner: &mut Scanner, building: &Building) -> bool {
    scanner.take(match building.said {
        Some(Said::BothWays) => "--",
        _ => "->",
    })
}
