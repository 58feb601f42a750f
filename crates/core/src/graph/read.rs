//! Reads graphs from text.

use super::form::{FormFound, form_of, other};
use super::reading::{GraphChoice, GraphForm, GraphQuestion, GraphReading};
use super::scan::{Building, Said};
use super::{Digraph, dot, edges, json};
use crate::checked::{Exact, narrow};
use crate::error::GraphError;
use crate::text_cursor::TextCursor;

/// The most bytes of a text: what fits into an argument of the bindings.
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// The most lines of a text. A list of a million edges is refused before it is read.
pub const MAX_LINES: usize = 200_000;

/// What a text says.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed {
    /// The graph. It may have circles: [`Digraph::cycle`] finds one.
    pub graph: Digraph,
    /// The edges that the text gave again although the graph had them. The graph keeps each once: a second move to
    /// the same node changes nothing in a game of tokens.
    pub again: Vec<[u32; 2]>,
    /// The edges of the text that have weights, as numbers in decimals: also those that come again, and those from a node
    /// to itself.
    pub weights: Vec<([u32; 2], String)>,
    /// How the text was read.
    pub reading: GraphReading,
}

/// Reads a graph whose edges lead one way. Nodes get their numbers in the order in which the text names them first.
///
/// The form is found by evidence, unless the choice says it, and all of the text must fit that form:
///
/// ```text
///   Edges   a -> b c          from a to b and to c; "a: b, c" says the same
///           a -> b -> c       from a to b, and from b to c
///           a b               an edge; a third word is a weight, a label or a further neighbour
///           d                 a node, perhaps without edges
///                             #, % and // begin a comment; names with signs stand in quotes
///   Dot     digraph { a -> b -> c; a -> { b c }; d [label="…"] }
///                             dir=back turns an edge; labels are names where nodes are only numbered;
///                             other attributes, ports and comments are passed over
///   Json    [["a", "b"], ["a", 3]]
///           { "a": ["b", "c"], "b": [] }
///           { "nodes": ["a", "b"], "edges": [["a", "b"], { "from": "a", "to": "b" }] }
///                             with nodes, an edge may name only these; source and target serve too
/// ```
///
/// # Errors
///
/// [`GraphError::TextTooLong`] and [`GraphError::TooManyLines`] before anything is read;
/// [`GraphError::OtherForm`] for a form that is known but not read here; then the first
/// error in the text. [`GraphError::BothWays`] if the text says that edges lead both ways and the choice does not say
/// otherwise. A column counts characters.
pub fn read(text: &str, choice: &GraphChoice) -> Result<Parsed, GraphError> {
    let parsed = read_into(text, choice, Building::default(), true)?;
    if parsed.reading.directed {
        Ok(parsed)
    } else {
        Err(GraphError::BothWays)
    }
}

/// Reads a graph whose edges may lead both ways: `a -- b` in a list of edges, or `graph { a -- b }` in DOT. Where the
/// text does not say it, they do. An edge from a node to itself is left out.
///
/// # Errors
///
/// Those of [`read`], except [`GraphError::SelfLoop`] and [`GraphError::BothWays`].
pub fn read_lines(text: &str, choice: &GraphChoice) -> Result<Parsed, GraphError> {
    read_into(text, choice, Building::with_lines(), false)
}

/// Reads a list of edges that may lead both ways, as [`read_lines`] does once the form is known; any other form is
/// refused as such a list. So it needs no other reader, and a page that has only its own lists carries none.
///
/// # Errors
///
/// Those of [`read_lines`], except [`GraphError::OtherForm`].
pub fn read_list(text: &str, choice: &GraphChoice) -> Result<Parsed, GraphError> {
    within_limits(text)?;
    let mut building = Building::with_lines();
    let list = edges::read(text, choice, &mut building)?;
    let drawn = dot::DotReading::default();
    Ok(finished(
        GraphForm::Edges,
        choice,
        building,
        list,
        drawn,
        false,
    ))
}

/// `one_way` is what edges are if nobody says it.
fn read_into(
    text: &str,
    choice: &GraphChoice,
    mut building: Building,
    one_way: bool,
) -> Result<Parsed, GraphError> {
    within_limits(text)?;
    let form = match (choice.form, form_of(text)) {
        (Some(form), _) | (None, FormFound::Own(form)) => form,
        (None, FormFound::Other(name)) => return Err(other(name)),
    };
    let mut scanner = TextCursor::new(text);
    let mut list = edges::ListReading::default();
    let mut drawn = dot::DotReading::default();
    match form {
        GraphForm::Edges => list = edges::read(text, choice, &mut building)?,
        GraphForm::Dot => drawn = dot::read(&mut scanner, choice, &mut building)?,
        GraphForm::Json => json::read(&mut scanner, choice, &mut building)?,
    }
    Ok(finished(form, choice, building, list, drawn, one_way))
}

fn within_limits(text: &str) -> Result<(), GraphError> {
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
    Ok(())
}

/// What was read, with an account of the reading.
fn finished(
    form: GraphForm,
    choice: &GraphChoice,
    mut building: Building,
    list: edges::ListReading,
    drawn: dot::DotReading,
    one_way: bool,
) -> Parsed {
    let mut open = list.open;
    open.extend(building.open.iter().copied());
    if building.said.is_none() {
        open.push(GraphQuestion::Direction);
    }
    let said = building.said.map_or(one_way, |it| it == Said::OneWay);
    let places = building.all_places();
    let reading = GraphReading {
        form,
        // What the text says, unless the choice says it.
        directed: choice.directed.unwrap_or(said),
        indices: building.indices,
        columns: list.columns,
        counts: list.counts,
        blanks: list.blanks,
        named: drawn.named,
        turned: drawn.turned,
        two_way: drawn.two_way,
        loops: building.loops,
        attributes: list.attributes.plus(building.attributes),
        weights: narrow(building.weights.len()),
        weighted: building.entered > 0 && building.weights.len() == building.entered,
        places,
        open,
    };
    let Building {
        graph,
        again,
        weights,
        ..
    } = building;
    Parsed {
        graph,
        again,
        weights,
        reading,
    }
}
