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
//! Beyond what that site reads, `accept: [names]`, `reject: [names]` and `symbols: [signs]` may stand before the table;
//! a state without a row that is called `accept` or `reject` accepts or rejects. Other keys are ignored.

use super::super::table::{HeadDirection, Table};
use super::draft::{Draft, END_WORDS, Names, Rule};
use super::scan::{Scan, TextPiece};
use super::yaml::{self, Entry, Node};
use crate::error::MachineError;

pub(super) fn read(text: &str) -> Result<(Table, String), MachineError> {
    let mut scan = Scan::new(text);
    let entries = yaml::read(&mut scan)?;
    let scan = &scan;
    let mut draft = Draft::default();
    let mut ends = Vec::new();
    // Whether the table has no rows yet. Then a map that is no heading is a row that should begin further to the right.
    let mut rowless = false;
    for entry in entries {
        let [key] = entry.key.as_slice() else {
            return Err(scan.not_understood(entry.at));
        };
        if let Some(end) = END_WORDS.iter().position(|&it| it == key.text) {
            if let Some(list) = draft.ends.get_mut(end) {
                list.extend(words(entry, scan)?);
            }
            continue;
        }
        match key.text.as_str() {
            "start state" | "start" => draft.begin(scalar(entry, scan)?, scan)?,
            "blank" => draft.blank = Some(scalar(entry, scan)?),
            "symbols" => draft.symbols = words(entry, scan)?,
            "input" if matches!(entry.value, Node::Null) => {}
            "input" => draft.input = scalar(entry, scan)?.text,
            "table" => {
                rowless = matches!(entry.value, Node::Null);
                rows(&mut draft, &mut ends, map(entry, scan)?, scan)?;
            }
            _ if rowless && matches!(entry.value, Node::Map(_)) => {
                return Err(scan.misplaced(entry.at));
            }
            _ => {}
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
    let blank = draft
        .blank
        .take()
        .ok_or_else(|| scan.not_understood(scan.at))?;
    let blank = blank.sign().ok_or_else(|| scan.not_understood(blank.at))?;
    draft.build(blank, scan)
}

/// The rows of the table.
fn rows(
    draft: &mut Draft,
    ends: &mut Vec<TextPiece>,
    rows: Vec<Entry>,
    scan: &Scan,
) -> Result<(), MachineError> {
    let mut ruleless = false;
    for row in rows {
        let (at, is_rule) = (row.at, ruleless && has_form_of_rule(&row));
        ruleless = matches!(row.value, Node::Null);
        // After a state without rules, a rule where a state should be is meant for that state.
        let read = state(draft, ends, row, scan);
        read.map_err(|it| if is_rule { scan.misplaced(at) } else { it })?;
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
            ["write", "L", "l", "R", "r"].contains(&key.text.as_str())
        }),
        _ => false,
    }
}

/// A row of the table.
fn state(
    draft: &mut Draft,
    ends: &mut Vec<TextPiece>,
    mut row: Entry,
    scan: &Scan,
) -> Result<(), MachineError> {
    let (1, Some(name)) = (row.key.len(), row.key.pop()) else {
        return Err(scan.not_understood(row.at));
    };
    if matches!(row.value, Node::Null) {
        ends.push(name);
        return Ok(());
    }
    let state = draft.state(name, scan)?;
    for rule in map(row, scan)? {
        let at = rule.at;
        let read = rule.key;
        let mut write = None;
        let (go, next) = match rule.value {
            Node::Scalar(word) => (Draft::direction(&word, scan)?, None),
            Node::Map(entries) => {
                let mut move_on = None;
                for entry in entries {
                    let [key] = entry.key.as_slice() else {
                        return Err(scan.not_understood(entry.at));
                    };
                    if key.text == "write" {
                        write = Some(scalar(entry, scan)?);
                        continue;
                    }
                    let go = Draft::direction(key, scan)?;
                    if move_on.is_some() {
                        return Err(scan.not_understood(entry.at));
                    }
                    let next = match entry.value {
                        Node::Null => None,
                        Node::Scalar(word) => Some(word),
                        _ => return Err(scan.not_understood(entry.at)),
                    };
                    move_on = Some((go, next));
                }
                move_on.ok_or_else(|| scan.not_understood(at))?
            }
            _ => return Err(scan.not_understood(at)),
        };
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

fn scalar(entry: Entry, scan: &Scan) -> Result<TextPiece, MachineError> {
    match entry.value {
        Node::Scalar(word) => Ok(word),
        _ => Err(scan.not_understood(entry.at)),
    }
}

fn words(entry: Entry, scan: &Scan) -> Result<Vec<TextPiece>, MachineError> {
    match entry.value {
        Node::Scalar(word) => Ok(vec![word]),
        Node::List(words) => Ok(words),
        _ => Err(scan.not_understood(entry.at)),
    }
}

fn map(entry: Entry, scan: &Scan) -> Result<Vec<Entry>, MachineError> {
    match entry.value {
        Node::Map(entries) => Ok(entries),
        Node::Null => Ok(Vec::new()),
        _ => Err(scan.not_understood(entry.at)),
    }
}

pub(super) fn write(table: &Table) -> String {
    let names = Names::new(table);
    let width = table.symbols().len();
    let mut lines = vec![
        format!("blank: {}", names.symbol(0)),
        format!("start state: {}", names.states[usize::from(table.start())]),
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
        for (symbol, cell) in cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let go = if cell.go == HeadDirection::Left {
                'L'
            } else {
                'R'
            };
            let (read, write) = (names.symbol(symbol), names.symbol(usize::from(cell.write)));
            let next = names.next(cell.next);
            lines.push(format!("    {read}: {{write: {write}, {go}: {next}}}"));
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
