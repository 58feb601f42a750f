//! Five-tuples and quadruples of textbooks, in any order of the columns and with any blank.
//!
//! ```text
//!   (q0, 1, q1, 0, R)         which column is which: by a head over them, or by what fits
//!   δ(q0, □) = (q1, □, L)     □ is the blank, if the text names no other
//!   q0 1 R q1                 a quadruple of Post and Davis: it moves, or it writes and stays
//! ```

use super::super::table::{HeadDirection, Table};
use super::draft::{Draft, ENDS, Names, Rule, no_direction, unknown_symbol};
use super::lines;
use super::piece::TextPiece;
use super::reading::{FoundMachine, MachineChoice, TupleOrder};
use super::scan::with_line_feeds;
use super::tuples;
use crate::checked::{Exact, known};
use crate::error::MachineError;
use crate::text_cursor::TextCursor;

/// The signs that books have for a blank; of several that a text uses, an earlier one is taken.
const BLANKS: [char; 9] = ['_', '□', '⊔', '␣', '␢', 'Δ', 'B', '#', 'b'];
/// The blank of a text that uses none of them.
const UNUSED: char = '_';

type Row<'a> = Vec<TextPiece<'a>>;

/// A word of a row that is as long as all are.
fn word<'r, 'a>(row: &'r Row<'a>, column: usize) -> &'r TextPiece<'a> {
    known(row.get(column), "a row has all columns")
}

/// A direction, also in words and arrows.
fn way(word: &str) -> Option<HeadDirection> {
    match word.to_lowercase().as_str() {
        "left" | "<" | "←" | "<-" => Some(HeadDirection::Left),
        "right" | ">" | "→" | "->" => Some(HeadDirection::Right),
        "stay" | "none" | "-" | "↓" => Some(HeadDirection::Stay),
        _ => Draft::way(word),
    }
}

/// The rules of a text and what its headings say.
fn rows<'a>(text: &'a str, draft: &mut Draft<'a>) -> Result<Vec<Row<'a>>, MachineError> {
    let scan = &mut TextCursor::new(text);
    let (table, mut rows) = (lines::is_table(scan), Vec::new());
    while scan.peek().is_some() {
        if let Some(name) = tuples::heading(scan) {
            let words = tuples::line(scan)?;
            tuples::head(draft, &name, words, *scan)?;
        } else {
            lines::line(scan, table, &mut rows)?;
        }
        scan.take("\n");
    }
    Ok(rows)
}

/// Whether a text has only rules of four words.
pub(super) fn has_quadruples(text: &str) -> bool {
    let text = with_line_feeds(text);
    let rows = rows(&text, &mut Draft::default());
    rows.is_ok_and(|it| !it.is_empty() && it.iter().all(|row| row.len() == 4))
}

/// What the words of a head say of the columns: for each of state, symbol, written symbol, direction and next state the
/// number of its column.
fn columns(head: &Row) -> Option<[usize; 5]> {
    let mut kinds = Vec::new();
    let mut before = "";
    let words: Vec<String> = head.iter().map(|it| it.text.to_lowercase()).collect();
    for word in words.iter().flat_map(|it| it.split(['_', '-'])) {
        let kind = match (before, word) {
            (_, "current" | "old" | "new" | "next" | "the") => None,
            ("new" | "next", "state") => Some(4),
            ("new" | "next", "symbol") | (_, "write" | "writes" | "written" | "print") => Some(2),
            (
                "read" | "reads" | "scan" | "scanned" | "input" | "write" | "writes" | "written"
                | "print",
                "symbol",
            ) => None,
            (_, "read" | "reads" | "scan" | "scanned" | "input")
            | ("current" | "old", "symbol") => Some(1),
            (_, "state" | "from" | "q") if !kinds.contains(&0) => Some(0),
            (_, "symbol") if !kinds.contains(&1) => Some(1),
            (_, "symbol") => Some(2),
            (_, "move" | "moves" | "direction" | "dir" | "head" | "action") => Some(3),
            (_, "state" | "to" | "goto") => Some(4),
            _ => return None,
        };
        kinds.extend(kind);
        // A word such as next stands for the state, if nothing follows it.
        before = word;
    }
    if before == "next" || before == "new" {
        kinds.push(4);
    }
    let mut places = [0; 5];
    for (kind, place) in places.iter_mut().enumerate() {
        *place = kinds.iter().position(|&it| it == kind)?;
    }
    (kinds.len() == 5).then_some(places)
}

pub(super) fn read(
    text: &str,
    choice: &MachineChoice,
    short: bool,
) -> Result<(Table, String, FoundMachine), MachineError> {
    let text = with_line_feeds(text);
    let (mut draft, mut found) = (Draft::default(), FoundMachine::default());
    let mut rows = rows(&text, &mut draft)?;
    let head = rows.first().and_then(columns);
    if head.is_some() {
        rows.remove(0);
    }
    let length = if short { 4 } else { 5 };
    for row in &rows {
        if let Some(more) = row.get(length) {
            return Err(more.at.not_understood());
        }
        if let Some(last) = row.last().filter(|_| row.len() < length) {
            let quotes = if last.quoted { 2 } else { 0 };
            let mut end = last.at;
            for _ in 0..last.text.chars().count().plus(quotes) {
                end.step();
            }
            return Err(if short {
                end.not_understood()
            } else {
                end.part_missing(None)
            });
        }
    }
    let columns = match head {
        _ if short => [0, 1, 2, 2, 3],
        Some(columns) => columns,
        None => {
            let order = order(&rows, &draft, choice.order, &mut found);
            let [write, go, next] = order.columns();
            [0, 1, write, go, next]
        }
    };
    let rules: Vec<[&TextPiece; 5]> = rows
        .iter()
        .map(|row| columns.map(|it| word(row, it)))
        .collect();
    for rule in &rules {
        let [state, read, write, go, next] = *rule;
        let symbol = |word: &TextPiece| word.sign().is_some();
        // In a quadruple a word is a symbol, or a direction that no rule reads.
        let moves =
            way(&go.text).filter(|_| !short || rules.iter().all(|it| it[1].text != go.text));
        let (go, write) = match moves {
            Some(go) => (go, (!short).then(|| write.clone())),
            None if short && symbol(write) => (HeadDirection::Stay, Some(write.clone())),
            None if short => return Err(unknown_symbol(write)),
            None => return Err(no_direction(go)),
        };
        let state = draft.state(state.clone())?;
        draft.rules.push(Rule {
            state,
            read: vec![read.clone()],
            write,
            go,
            next: Some(next.clone()),
        });
    }
    if draft.start.is_none() {
        draft.start = rules.first().map(|it| it[0].clone());
    }
    // What is no state ends the machine.
    for [.., next] in &rules {
        let known = |list: &[TextPiece]| list.iter().any(|it| it.text == next.text);
        if known(&draft.states)
            || found.ends.contains(&next.text)
            || draft.ends.iter().any(|it| known(it))
        {
            continue;
        }
        found.ends.push(next.text.clone());
        if !ENDS.iter().any(|it| it.contains(&next.text.as_str())) {
            draft.ends[0].push((*next).clone());
        }
    }
    let blank = blank(&mut draft, choice.blank, &mut found)?;
    let (table, input) = draft.build(blank)?;
    Ok((table, input, found))
}

/// The order of the columns: as somebody says, or the first that fits all rules.
fn order(
    rows: &[Row],
    draft: &Draft,
    said: Option<TupleOrder>,
    found: &mut FoundMachine,
) -> TupleOrder {
    let fits = |order: &TupleOrder, strict: bool| {
        let [write, go, next] = order.columns();
        rows.iter().all(|row| {
            let name = word(row, next).text.as_str();
            let known = rows.iter().any(|it| word(it, 0).text == name)
                || draft
                    .states
                    .iter()
                    .chain(draft.ends.iter().flatten())
                    .any(|it| it.text == name)
                || ENDS.iter().any(|it| it.contains(&name));
            word(row, write).sign().is_some()
                && way(&word(row, go).text).is_some()
                && (known || !strict)
        })
    };
    let all = |strict: bool| -> Vec<TupleOrder> {
        TupleOrder::ALL
            .into_iter()
            .filter(|it| fits(it, strict))
            .collect()
    };
    // An order in which each next state has rules goes before the others; the usual order may still be meant.
    let (mut orders, usual) = (all(true), TupleOrder::WriteMoveNext);
    if orders.is_empty() {
        orders = all(false);
    } else if !orders.contains(&usual) && fits(&usual, false) {
        orders.push(usual);
    }
    let order = said.or(orders.first().copied());
    found.order = order;
    if orders.len() > 1 {
        found.orders = orders;
    }
    // Where no order fits, the usual one says what is wrong.
    order.unwrap_or(TupleOrder::WriteMoveNext)
}

/// The blank: as the text or somebody says, or the first sign for one that the rules use.
fn blank(
    draft: &mut Draft,
    said: Option<char>,
    found: &mut FoundMachine,
) -> Result<char, MachineError> {
    if let Some(word) = draft.blank.take() {
        return word.sign().ok_or_else(|| word.at.not_understood());
    }
    let words = draft
        .rules
        .iter()
        .flat_map(|it| it.read.iter().chain(&it.write));
    let mut used: Vec<char> = words.filter_map(TextPiece::sign).collect();
    used.sort_unstable();
    used.dedup();
    let fits = |it: &char| used.contains(it) && (*it != 'b' || !used.contains(&'a'));
    let usual: Vec<char> = BLANKS.into_iter().filter(fits).collect();
    let first = usual.first().copied();
    let mut blanks = if usual.is_empty() { used } else { usual };
    if !blanks.contains(&UNUSED) {
        blanks.push(UNUSED);
    }
    if blanks.len() > 1 {
        found.blanks = blanks;
    }
    // A machine whose symbols say no blank has one of its own.
    Ok(said.or(first).unwrap_or(UNUSED))
}

/// Writes a machine in quadruples; none if a rule both writes another symbol and moves, or a symbol is called like a
/// direction.
pub(super) fn write(table: &Table) -> Option<String> {
    let names = Names::new(table);
    if table
        .symbols()
        .iter()
        .any(|it| way(&it.to_string()).is_some())
    {
        return None;
    }
    let mut lines = tuples::headings(table, &names);
    for (cells, state) in table
        .cells()
        .chunks(table.symbols().len())
        .zip(&names.states)
    {
        for (symbol, cell) in cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let same = usize::from(cell.write) == symbol;
            let letter = cell.go.letter().to_string();
            let does = match cell.go {
                HeadDirection::Stay => names.symbol(usize::from(cell.write)),
                _ if same => &letter,
                _ => return None,
            };
            lines.push(format!(
                "{state} {} {does} {}",
                names.symbol(symbol),
                names.next(cell.next)
            ));
        }
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}
