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

use rustc_hash::FxHashSet;

use super::lines::{Joint, LineWords, List, ListWord};
use super::reading::{GraphChoice, GraphColumns, GraphQuestion};
use super::scan::{Building, Said};
use crate::checked::Exact;
use crate::error::GraphError;
use crate::text_cursor::Place;

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
    let mut list = List::of(text)?;
    let mut reading = ListReading::default();
    building.said = one_kind(&list)?;
    reading.blanks = blanks(&mut list, choice, &mut reading.open);
    reading.counts = counts(&list, choice, &mut reading.open)?;
    if reading.counts {
        list.remove_first();
    }
    reading.columns = columns(&list, choice, &mut reading.open)?;
    if !reading.counts && choice.form.is_none() && choice.counts.is_none() {
        alone(&list)?;
    }
    for line in list.lines() {
        reading.attributes = reading.attributes.plus(line.line.attributes);
        enter(line, &reading, building)?;
    }
    Ok(reading)
}

/// A list has one kind of arrow or none, and no bare pairs beside arrows; what they say of the direction.
fn one_kind(list: &List<'_>) -> Result<Option<Said>, GraphError> {
    let arrow = |it: &LineWords| it.line.joint.filter(|it| *it != Joint::Colon);
    let Some(first) = list.lines().find_map(|it| arrow(&it)) else {
        return Ok(None);
    };
    let other = |it: &LineWords| arrow(it).is_some_and(|it| it != first) || it.row().len() > 1;
    match list.lines().find(other).map(|it| it.place()) {
        Some(Place { line, column }) => Err(GraphError::MixedArrows { line, column }),
        None if first == Joint::Both => Ok(Some(Said::BothWays)),
        None => Ok(Some(Said::OneWay)),
    }
}

/// Whether the first line only counts: two whole numbers, of which the second is the number of the lines that follow, and
/// the first is enough for the numbers that name nodes there.
fn counts(
    list: &List<'_>,
    choice: &GraphChoice,
    open: &mut Vec<GraphQuestion>,
) -> Result<bool, GraphError> {
    let mut rest = list.lines();
    let Some(first) = rest.next() else {
        return Ok(false);
    };
    let numbers: Option<Vec<u64>> = first.row().iter().map(ListWord::whole).collect();
    let Some([nodes, edges]) = numbers.as_deref() else {
        return match (choice.counts, first.place()) {
            (Some(true), Place { line, column }) => Err(GraphError::NoCounts { line, column }),
            _ => Ok(false),
        };
    };
    let rows = || rest.clone().map(|it| it.row());
    let enough = || {
        let ends = rows().flat_map(|it| it.iter().take(2));
        let named: Option<Vec<u64>> = ends.map(ListWord::whole).collect();
        named.is_some_and(|all| match (all.iter().min(), all.iter().max()) {
            (Some(0), Some(most)) => most < nodes,
            (_, Some(most)) => most <= nodes,
            // Without a line that follows, two numbers are an edge.
            _ => false,
        })
    };
    let seems = rows().count() as u64 == *edges && rows().all(|it| it.len() > 1) && enough();
    let wider = rows().next().is_some() && rows().all(|it| it.len() > 2);
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
    list: &List<'_>,
    choice: &GraphChoice,
    open: &mut Vec<GraphQuestion>,
) -> Result<Option<GraphColumns>, GraphError> {
    let rows = || list.lines().map(|it| it.row()).filter(|it| it.len() > 1);
    let Some(wide) = rows().find(|it| it.len() > 2) else {
        return Ok(None);
    };
    // Attributes in braces belong to an edge, so more than two words before them are names with blanks. Which words belong
    // together cannot be known.
    let mut attributed = list.lines().filter(|it| it.line.attributed);
    if let Some(word) = attributed.find_map(|it| it.row().get(2)) {
        let Place { line, column } = list.text.moved_to(word.at).place();
        return Err(GraphError::TooManyColumns { line, column });
    }
    let three = rows().all(|it| it.len() == 3);
    if let Some(chosen) = choice.columns {
        if chosen != GraphColumns::Neighbours
            && let Some(word) = rows().find_map(|it| it.get(3))
        {
            let Place { line, column } = list.text.moved_to(word.at).place();
            return Err(GraphError::TooManyColumns { line, column });
        }
        open.push(GraphQuestion::Columns);
        return Ok(Some(chosen));
    }
    let third = || rows().filter_map(|it| it.get(2));
    if three && third().all(ListWord::number) {
        open.push(GraphQuestion::Columns);
        return Ok(Some(GraphColumns::Weights));
    }
    // A list of neighbours that has a line for each node, as networkx writes it, can be nothing else.
    if every_node(list) {
        return Ok(Some(GraphColumns::Neighbours));
    }
    // Some lines have a number more than others, or end with the only number in them: a weight, or a neighbour.
    let narrow = rows().all(|it| it.len() <= 3) && third().all(ListWord::number);
    let only_last = rows().all(|row| {
        row.iter()
            .enumerate()
            .all(|(at, word)| word.number() == (at > 1 && at.plus(1) == row.len()))
    });
    if (narrow || only_last)
        && let Some(word) = wide.last()
    {
        let Place { line, column } = list.text.moved_to(word.at).place();
        return Err(GraphError::DoubtfulColumn { line, column });
    }
    open.push(GraphQuestion::Columns);
    Ok(Some(GraphColumns::Neighbours))
}

/// Whether each word names a node that begins exactly one line.
fn every_node(list: &List<'_>) -> bool {
    let mut firsts = FxHashSet::default();
    let mut rows = list.lines().map(|it| it.row());
    rows.clone()
        .all(|it| it.first().is_some_and(|it| firsts.insert(&*it.text)))
        && rows.all(|it| it.iter().all(|it| firsts.contains(&*it.text)))
}

/// Joins the words that are one name; whether there are any. Commas part names, so blanks between them do not; and where
/// several words stand before an arrow or a colon, they can only be one name.
fn blanks(list: &mut List<'_>, choice: &GraphChoice, open: &mut Vec<GraphQuestion>) -> bool {
    let (mut before, mut after) = (false, false);
    for joined in list.lines().filter(|it| it.line.joint.is_some()) {
        for word in joined.after_blanks() {
            before |= word.part < joined.line.joints;
            after |= word.part == joined.line.joints;
        }
    }
    // As the text seems to mean it, unless the choice says it.
    let everywhere = choice.blanks.unwrap_or(before);
    if after && !before {
        open.push(GraphQuestion::Blanks);
    }
    list.join_between_commas(|it| it.commas || (everywhere && it.joint.is_some()))
}

/// A number alone beside lines of two words is perhaps the number of the nodes, perhaps a node.
fn alone(list: &List<'_>) -> Result<(), GraphError> {
    let alone = |it: &LineWords| matches!(it.row(), [word] if word.number());
    match list.lines().find(alone).map(|it| it.place()) {
        Some(Place { line, column })
            if list.lines().any(|it| it.row().len() > 1) && !every_node(list) =>
        {
            Err(GraphError::NumberAlone { line, column })
        }
        _ => Ok(()),
    }
}

/// Enters the nodes and edges of a line.
fn enter(
    LineWords { text, line, words }: LineWords<'_, '_>,
    reading: &ListReading,
    building: &mut Building,
) -> Result<(), GraphError> {
    if line.joint.is_none() {
        let kept = match reading.columns {
            Some(GraphColumns::Weights | GraphColumns::Labels) => 2,
            _ => words.len(),
        };
        let weight = match (reading.columns, words.get(2)) {
            (Some(GraphColumns::Weights), Some(word)) => Some(word.text.as_ref()),
            _ => line.weight,
        };
        let mut from = None;
        for ListWord { text: name, at, .. } in words.iter().take(kept) {
            let at = text.moved_to(*at);
            let node = building.node(name, at)?;
            match from {
                Some(from) => {
                    building.edge(from, node, at)?;
                    building.weigh([from, node], weight);
                }
                None => from = Some(node),
            }
        }
        return Ok(());
    }
    let mut rest = words.iter().peekable();
    // A node of the part before, and the last node with its part.
    let (mut from, mut last) = (None, None);
    while let Some(word) = rest.next() {
        let (part, at) = (word.part, text.moved_to(word.at));
        if last.is_none_or(|(before, _)| before < part) {
            from = last.map(|(_, node)| node);
            // Which of several nodes an arrow leads on from cannot be known.
            if let Some(second) = rest.peek().filter(|it| it.part == part)
                && part < line.joints
            {
                let Place { line, column } = text.moved_to(second.at).place();
                return Err(GraphError::SeveralBeforeArrow { line, column });
            }
        }
        let node = building.node(&word.text, at)?;
        if let Some(from) = from {
            building.edge(from, node, at)?;
            building.weigh([from, node], line.weight);
        }
        last = Some((part, node));
    }
    Ok(())
}
