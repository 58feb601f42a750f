//! Machines in the YAML of turingmachine.io.
//!
//! ```text
//!   input: '1011'           the tape from cell 0 on
//!   blank: ' '
//!   start state: right
//!   table:
//!     right:
//!       [1, 0]: R           leaves the symbol and the state as they are
//!       ' ': {L: carry}
//!     carry:
//!       1: {write: 0, L}
//!       [0, ' ']: {write: 1, L: done}
//!     done:                 a state without a row ends the machine
//! ```
//!
//! Before the table may stand synonyms of what a rule does, as `synonyms: {accept: {R: done}}`.
//!
//! Beyond what that site reads, S and N are a head that stays, and `accept: [names]`, `reject: [names]` and `symbols: [signs]` may stand before the table;
//! a state without a row that is called `accept` or `reject` accepts or rejects. Other keys are ignored.

use super::super::table::{HeadDirection, Next, Table};
use super::draft::{Draft, END_WORDS, Names, Rule};
use super::piece::{Entry, Node, TextPiece};
use super::scan::with_line_feeds;
use super::yaml;
use crate::checked::Exact;
use crate::error::MachineError;
use crate::text_cursor::{Place, TextCursor};

/// The machine, its tape, and how many keys were ignored.
pub(super) fn read(text: &str) -> Result<(Table, String, u32), MachineError> {
    let text = with_line_feeds(&document(text));
    let (mut entries, end) = yaml::read(&text)?;
    let mut draft = Draft::default();
    let (mut ends, mut aside) = (Vec::new(), 0);
    let is = |it: &Entry, name: &str| matches!(it.key.as_slice(), [key] if key.text == name);
    for name in ["blank", "symbols", "input", "table", "synonyms"] {
        if let Some(second) = entries.iter().filter(|it| is(it, name)).nth(1) {
            return Err(second.at.not_understood());
        }
    }
    let place = entries.iter().position(|it| is(it, "synonyms"));
    let synonyms = place.map_or(Ok(Vec::new()), |it| map(entries.remove(it)))?;
    // Whether the table has no rows yet. Then a map that is no heading is a row that should begin further to the right.
    let mut rowless = false;
    for entry in entries {
        let [key] = entry.key.as_slice() else {
            return Err(entry.at.not_understood());
        };
        if let Some(end) = END_WORDS.iter().position(|&it| it == key.text) {
            if let Some(list) = draft.ends.get_mut(end) {
                list.extend(words(entry)?);
            }
            continue;
        }
        match key.text.as_str() {
            "start state" | "start" => draft.begin(scalar(entry)?)?,
            "blank" => draft.blank = Some(scalar(entry)?),
            "symbols" => draft.symbols = words(entry)?,
            "input" if matches!(entry.value, Node::Null) => {}
            "input" => draft.input = scalar(entry)?.text,
            "table" => {
                rowless = matches!(entry.value, Node::Null);
                rows(&mut draft, &mut ends, map(entry)?, &synonyms)?;
            }
            _ if rowless && matches!(entry.value, Node::Map(_)) => {
                return Err(entry.at.misplaced());
            }
            _ => aside = aside.plus(1),
        }
    }
    // A state without a row halts, unless its name says otherwise.
    let usual = |it: &TextPiece, at: usize| Names::is_usual(&it.text, at);
    for end in ends {
        let listed = draft
            .ends
            .iter()
            .any(|it| it.iter().any(|it| it.text == end.text));
        if !listed && !usual(&end, 1) && !usual(&end, 2) {
            draft.ends[0].push(end);
        }
    }
    let blank = draft.blank.take().ok_or_else(|| end.not_understood())?;
    let blank = blank.sign().ok_or_else(|| blank.at.not_understood())?;
    let (table, input) = draft.build(blank)?;
    Ok((table, input, aside))
}

/// The text of the machine. A file that the site exports has it as a block under `source code`; the other lines are left
/// empty, so that all places stay.
fn document(text: &str) -> String {
    let mut inside = false;
    if !text.lines().any(|it| it.trim_end() == EXPORTED) {
        return text.to_owned();
    }
    let lines = text.lines().map(|line| {
        let head = line.trim_end() == EXPORTED;
        inside = head || (inside && (line.starts_with(' ') || line.trim().is_empty()));
        if inside && !head { line } else { "" }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The key of a machine in a file that the site exports.
const EXPORTED: &str = "source code: |";

/// The rows of the table.
fn rows<'a>(
    draft: &mut Draft<'a>,
    ends: &mut Vec<TextPiece<'a>>,
    rows: Vec<Entry<'a>>,
    synonyms: &[Entry<'a>],
) -> Result<(), MachineError> {
    let mut ruleless = false;
    for row in rows {
        let (at, is_rule) = (row.at, ruleless && has_form_of_rule(&row));
        ruleless = matches!(row.value, Node::Null);
        // After a state without rules, a rule where a state should be is meant for that state.
        let read = state(draft, ends, row, synonyms);
        read.map_err(|it| if is_rule { at.misplaced() } else { it })?;
    }
    Ok(())
}

/// Whether a row of the table looks like a rule: `1: R` or `1: {write: 0, R: q}`.
fn has_form_of_rule(row: &Entry) -> bool {
    match &row.value {
        Node::Scalar(_) => true,
        Node::Map(entries) => entries.iter().all(|it| {
            let [key] = it.key.as_slice() else {
                return false;
            };
            key.text == "write" || Draft::way(&key.text).is_some()
        }),
        _ => false,
    }
}

/// A row of the table.
fn state<'a>(
    draft: &mut Draft<'a>,
    ends: &mut Vec<TextPiece<'a>>,
    mut row: Entry<'a>,
    synonyms: &[Entry<'a>],
) -> Result<(), MachineError> {
    let (1, Some(name)) = (row.key.len(), row.key.pop()) else {
        return Err(row.at.not_understood());
    };
    let known = draft.states.iter().chain(ends.iter());
    if known.clone().any(|it| it.text == name.text) {
        let Place { line, column } = name.at.place();
        return Err(MachineError::TwoRules { line, column });
    }
    if matches!(row.value, Node::Null) {
        ends.push(name);
        return Ok(());
    }
    let state = draft.state(name)?;
    for rule in map(row)? {
        let (at, read) = (rule.at, rule.key);
        let synonym = match &rule.value {
            // L and R are no synonyms.
            Node::Scalar(word) if !matches!(word.text.as_str(), "L" | "R") => {
                let named =
                    |it: &&Entry| matches!(it.key.as_slice(), [key] if key.text == word.text);
                synonyms.iter().find(named).map(|it| it.value.clone())
            }
            _ => None,
        };
        // A rule that is no synonym speaks for itself.
        let (write, go, next) = instruction(synonym.unwrap_or(rule.value), at)?;
        draft.rules.push(Rule {
            state,
            read,
            write,
            go,
            next,
        });
    }
    Ok(())
}

/// What is written, where the head goes, and the next state; what is not said is as before.
type Does<'a> = (Option<TextPiece<'a>>, HeadDirection, Option<TextPiece<'a>>);

/// What a rule does, or a synonym stands for.
fn instruction<'a>(value: Node<'a>, at: TextCursor) -> Result<Does<'a>, MachineError> {
    let entries = match value {
        Node::Scalar(word) => return Ok((None, Draft::direction(&word)?, None)),
        Node::Map(entries) => entries,
        _ => return Err(at.not_understood()),
    };
    let (mut write, mut move_on) = (None, None);
    for entry in entries {
        let [key] = entry.key.as_slice() else {
            return Err(entry.at.not_understood());
        };
        if key.text == "write" && write.is_none() {
            write = Some(scalar(entry)?);
            continue;
        }
        let go = Draft::direction(key)?;
        if move_on.is_some() {
            return Err(entry.at.not_understood());
        }
        let next = match entry.value {
            Node::Null => None,
            Node::Scalar(word) => Some(word),
            _ => return Err(entry.at.not_understood()),
        };
        move_on = Some((go, next));
    }
    let (go, next) = move_on.ok_or_else(|| at.not_understood())?;
    Ok((write, go, next))
}

fn scalar(entry: Entry<'_>) -> Result<TextPiece<'_>, MachineError> {
    match entry.value {
        Node::Scalar(word) => Ok(word),
        _ => Err(entry.at.not_understood()),
    }
}

fn words(entry: Entry<'_>) -> Result<Vec<TextPiece<'_>>, MachineError> {
    match entry.value {
        Node::Scalar(word) => Ok(vec![word]),
        Node::List(words) => Ok(words),
        _ => Err(entry.at.not_understood()),
    }
}

fn map(entry: Entry<'_>) -> Result<Vec<Entry<'_>>, MachineError> {
    match entry.value {
        Node::Map(entries) => Ok(entries),
        Node::Null => Ok(Vec::new()),
        _ => Err(entry.at.not_understood()),
    }
}

pub(super) fn write(table: &Table) -> String {
    let names = Names::new(table);
    let width = table.symbols().len();
    let mut lines = vec![
        format!("blank: {}", names.symbol(0)),
        format!("start state: {}", names.next(Next::State(table.start()))),
    ];
    lines.extend(
        names
            .headings()
            .map(|(word, name)| format!("{word}: [{name}]")),
    );
    if names.list_symbols {
        lines.push(format!("symbols: [{}]", names.symbols.join(", ")));
    }
    lines.push("table:".to_owned());
    for (cells, state) in table.cells().chunks(width).zip(&names.states) {
        if cells.iter().all(Option::is_none) {
            lines.push(format!("  {state}: {{}}"));
            continue;
        }
        lines.push(format!("  {state}:"));
        // Symbols for which a rule does the same have a line together.
        let mut lists: Vec<(String, Vec<&str>)> = Vec::new();
        for (symbol, cell) in cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let write = usize::from(cell.write);
            let same = write == symbol;
            let write = if same {
                String::new()
            } else {
                format!("write: {}, ", names.symbol(write))
            };
            let does = format!("{{{write}{}: {}}}", cell.go.letter(), names.next(cell.next));
            let read = names.symbol(symbol);
            match lists.iter_mut().find(|it| it.0 == does) {
                Some((_, list)) => list.push(read),
                None => lists.push((does, vec![read])),
            }
        }
        for (does, list) in lists {
            lines.push(match list[..] {
                [read] => format!("    {read}: {does}"),
                _ => format!("    [{}]: {does}", list.join(", ")),
            });
        }
    }
    for (end, has) in names.ends.iter().zip(names.has) {
        if has {
            lines.push(format!("  {end}:"));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}
