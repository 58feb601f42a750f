//! Reads lists of edges: the plain form, the last that a text can have and the strictest.
//!
//! ```text
//!   text       { line }            a line ends with a newline or with ;
//!   line       name                a node, perhaps without edges
//!              name arrow names    "a -> b c", and chains "a -> b -> c"; -- for edges that lead both ways
//!              name arrow name {}  "a -> b {'weight': 3}", an edge with its weight
//!              name : names        "a: b, c"
//!              name name [more]    "a b"; more is a weight, a label, attributes in braces, or further neighbours
//!   comment    from #, % or // at the beginning of a word to the end of the line
//! ```
//!
//! Nothing is decided by one line alone: first all lines are taken apart, then the whole text says what a third column
//! is, whether the first line only counts, and whether names have blanks. What stays open is said in the reading.

use super::lines::{Joint, ListLine, ListWord, lines};
use super::reading::{GraphChoice, GraphColumns, GraphQuestion};
use super::scan::{Building, Place, Said};
use crate::error::GraphError;

/// What the lines of a list say together.
#[derive(Clone, Debug, Default)]
pub(super) struct ListReading {
    pub columns: Option<GraphColumns>,
    pub counts: bool,
    pub blanks: bool,
    pub attributes: u32,
    pub open: Vec<GraphQuestion>,
}

/// Reads a list of edges. Cost O(n) for n characters, and O(d) for each edge of a node with d edges.
pub(super) fn read(
    text: &str,
    choice: &GraphChoice,
    building: &mut Building,
) -> Result<ListReading, GraphError> {
    let mut lines = lines(text)?;
    let mut reading = ListReading::default();
    building.said = one_kind(&lines)?;
    reading.blanks = blanks(&mut lines, choice, &mut reading.open);
    reading.counts = counts(&lines, choice, &mut reading.open)?;
    if reading.counts {
        lines.remove(0);
    }
    reading.columns = columns(&lines, choice, &mut reading.open)?;
    if !reading.counts && choice.form.is_none() && choice.counts.is_none() {
        alone(&lines)?;
    }
    for line in &lines {
        reading.attributes += line.attributes;
        enter(line, &reading, building)?;
    }
    Ok(reading)
}

/// A list has one kind of arrow or none, and no bare pairs beside arrows; what they say of the direction.
fn one_kind(lines: &[ListLine<'_>]) -> Result<Option<Said>, GraphError> {
    let arrow = |line: &&ListLine<'_>| matches!(line.joint, Some(Joint::Arrow | Joint::Both));
    let Some(first) = lines.iter().find(arrow) else {
        return Ok(None);
    };
    let other =
        |line: &&ListLine<'_>| (arrow(line) && line.joint != first.joint) || line.row().len() > 1;
    match lines.iter().find(other) {
        Some(ListLine {
            place: Place { line, column },
            ..
        }) => Err(GraphError::MixedArrows {
            line: *line,
            column: *column,
        }),
        None if first.joint == Some(Joint::Both) => Ok(Some(Said::BothWays)),
        None => Ok(Some(Said::OneWay)),
    }
}

/// Whether the first line only counts: two whole numbers, of which the second is the number of the lines that follow, and
/// the first is enough for the numbers that name nodes there.
fn counts(
    lines: &[ListLine<'_>],
    choice: &GraphChoice,
    open: &mut Vec<GraphQuestion>,
) -> Result<bool, GraphError> {
    let Some((first, rest)) = lines.split_first() else {
        return Ok(false);
    };
    let numbers: Option<Vec<u64>> = first.row().iter().map(ListWord::whole).collect();
    let Some([nodes, edges]) = numbers.as_deref() else {
        return match (choice.counts, first.place) {
            (Some(true), Place { line, column }) => Err(GraphError::NoCounts { line, column }),
            _ => Ok(false),
        };
    };
    let ends = || rest.iter().flat_map(|it| it.row().iter().take(2));
    let named: Option<Vec<u64>> = ends().map(ListWord::whole).collect();
    let seems = named.is_some_and(|all| {
        // Without a line that follows, two numbers are an edge.
        let (Some(least), Some(most)) = (all.iter().min(), all.iter().max()) else {
            return false;
        };
        let enough = if *least == 0 {
            most < nodes
        } else {
            most <= nodes
        };
        rest.len() as u64 == *edges && enough && rest.iter().all(|it| it.row().len() > 1)
    });
    let wider = !rest.is_empty() && rest.iter().all(|it| it.row().len() > 2);
    match choice.counts {
        Some(chosen) => Ok(chosen),
        // Beside lines of three columns it can be nothing else.
        None if seems && wider => Ok(true),
        None => {
            if seems {
                open.push(GraphQuestion::Counts);
            }
            Ok(seems)
        }
    }
}

/// What stands in the third column of the lines without arrow and colon.
fn columns(
    lines: &[ListLine<'_>],
    choice: &GraphChoice,
    open: &mut Vec<GraphQuestion>,
) -> Result<Option<GraphColumns>, GraphError> {
    let rows: Vec<&[ListWord<'_>]> = lines
        .iter()
        .map(ListLine::row)
        .filter(|it| it.len() > 1)
        .collect();
    let Some(wide) = rows.iter().find(|it| it.len() > 2) else {
        return Ok(None);
    };
    // Attributes in braces belong to an edge, so more than two words before them are names with blanks. Which words belong
    // together cannot be known.
    let more = |line: &&ListLine<'_>| line.attributed && line.row().len() > 2;
    if let Some(word) = lines.iter().find(more).and_then(|it| it.row().get(2)) {
        let Place { line, column } = word.place;
        return Err(GraphError::TooManyColumns { line, column });
    }
    let three = rows.iter().all(|it| it.len() == 3);
    if let Some(chosen) = choice.columns {
        if chosen != GraphColumns::Neighbours
            && let Some(word) = rows.iter().find_map(|it| it.get(3))
        {
            let Place { line, column } = word.place;
            return Err(GraphError::TooManyColumns { line, column });
        }
        open.push(GraphQuestion::Columns);
        return Ok(Some(chosen));
    }
    let third = || rows.iter().filter_map(|it| it.get(2));
    if three && third().all(ListWord::number) {
        open.push(GraphQuestion::Columns);
        return Ok(Some(GraphColumns::Weights));
    }
    // A list of neighbours that has a line for each node, as networkx writes it, can be nothing else.
    if every_node(lines) {
        return Ok(Some(GraphColumns::Neighbours));
    }
    // Some lines have a number more than others, or end with the only number in them: a weight, or a neighbour.
    let narrow = rows.iter().all(|it| it.len() <= 3) && third().all(ListWord::number);
    let only_last = rows.iter().all(|row| {
        row.iter()
            .enumerate()
            .all(|(at, word)| word.number() == (at > 1 && at + 1 == row.len()))
    });
    if (narrow || only_last)
        && let Some(word) = wide.last()
    {
        let Place { line, column } = word.place;
        return Err(GraphError::DoubtfulColumn { line, column });
    }
    open.push(GraphQuestion::Columns);
    Ok(Some(GraphColumns::Neighbours))
}

/// Whether each word names a node that begins exactly one line.
fn every_node(lines: &[ListLine<'_>]) -> bool {
    let firsts: Vec<&str> = lines
        .iter()
        .filter_map(|it| Some(it.row().first()?.text.as_ref()))
        .collect();
    let mut all: Vec<&str> = firsts.clone();
    all.sort_unstable();
    let named = |it: &ListWord<'_>| all.binary_search(&it.text.as_ref()).is_ok();
    all.windows(2).all(|it| it.first() != it.last())
        && lines.iter().all(|it| it.row().iter().all(named))
        && firsts.len() == lines.len()
}

/// Joins the words that are one name; whether there are any. Commas part names, so blanks between them do not; and where
/// several words stand before an arrow or a colon, they can only be one name.
fn blanks(lines: &mut [ListLine<'_>], choice: &GraphChoice, open: &mut Vec<GraphQuestion>) -> bool {
    let blank = |words: &[ListWord<'_>]| words.iter().skip(1).any(|it| !it.comma);
    let joined = || lines.iter().filter(|it| it.joint.is_some());
    let before = joined().any(|it| {
        let all = it.parts.split_last();
        all.is_some_and(|(_, before)| before.iter().any(|it| blank(it)))
    });
    let after = joined().any(|it| it.parts.last().is_some_and(|it| blank(it)));
    // As the text seems to mean it, unless the choice says it.
    let everywhere = choice.blanks.unwrap_or(before);
    if after && !before {
        open.push(GraphQuestion::Blanks);
    }
    let mut any = false;
    for line in lines {
        if line.commas || (everywhere && line.joint.is_some()) {
            any |= line.parts.iter().any(|it| blank(it));
            line.join_between_commas();
        }
    }
    any
}

/// A number alone beside lines of two words is perhaps the number of the nodes, perhaps a node.
fn alone(lines: &[ListLine<'_>]) -> Result<(), GraphError> {
    if !lines.iter().any(|it| it.row().len() > 1) || every_node(lines) {
        return Ok(());
    }
    let alone = |line: &&ListLine<'_>| matches!(line.row(), [word] if word.number());
    match lines.iter().find(alone) {
        Some(ListLine {
            place: Place { line, column },
            ..
        }) => Err(GraphError::NumberAlone {
            line: *line,
            column: *column,
        }),
        None => Ok(()),
    }
}

/// Enters the nodes and edges of a line.
fn enter(
    line: &ListLine<'_>,
    reading: &ListReading,
    building: &mut Building,
) -> Result<(), GraphError> {
    if let (None, Some(words)) = (line.joint, line.parts.first()) {
        let kept = match reading.columns {
            Some(GraphColumns::Weights | GraphColumns::Labels) => 2,
            _ => words.len(),
        };
        let weight = match (reading.columns, words.get(2)) {
            (Some(GraphColumns::Weights), Some(word)) => Some(word.text.as_ref()),
            _ => line.weight.as_deref(),
        };
        let mut from = None;
        for ListWord { text, place, .. } in words.iter().take(kept) {
            let node = building.node(text, *place)?;
            match from {
                Some(from) => {
                    building.edge(from, node, *place)?;
                    building.weigh([from, node], weight);
                }
                None => from = Some(node),
            }
        }
        return Ok(());
    }
    let mut from = None;
    for (at, part) in line.parts.iter().enumerate() {
        // Which of several nodes an arrow leads on from cannot be known.
        if at + 1 < line.parts.len()
            && let Some(ListWord {
                place: Place { line, column },
                ..
            }) = part.get(1)
        {
            return Err(GraphError::SeveralBeforeArrow {
                line: *line,
                column: *column,
            });
        }
        let before = from;
        for ListWord { text, place, .. } in part {
            let node = building.node(text, *place)?;
            if let Some(before) = before {
                building.edge(before, node, *place)?;
                building.weigh([before, node], line.weight.as_deref());
            }
            from = Some(node);
        }
    }
    Ok(())
}
