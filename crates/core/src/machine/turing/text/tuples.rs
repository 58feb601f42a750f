//! Five-tuples, one a line: state, symbol read, symbol written, direction, next state.
//!
//! ```text
//!   start: q0          where the machine begins; without it in the state of the first rule
//!   blank: _           the blank, if it is not _
//!   input: 1011        the tape from cell 0 on
//!   accept: q7         ends with a name of their own; likewise reject and halt
//!   states: q0 q1      only where a state has no rule
//!   symbols: _ 0 1     only where the rules do not use all of them
//!   q0 1 1 R q0        ; a comment
//!   (q0, 0, 1, L, q1)  # the same with commas and parentheses
//! ```

use super::super::table::{Next, Table};
use super::draft::{Draft, END_WORDS, Names, Rule};
use super::piece::TextPiece;
use super::scan::with_line_feeds;
use crate::error::MachineError;
use crate::text_cursor::TextCursor;

pub(super) fn read(text: &str) -> Result<(Table, String), MachineError> {
    let text = with_line_feeds(text);
    let mut scan = TextCursor::new(&text);
    let mut draft = Draft::default();
    let mut first = None;
    while scan.peek().is_some() {
        if let Some(name) = heading(&mut scan) {
            let words = line(&mut scan)?;
            head(&mut draft, &name, words, scan)?;
        } else {
            let words = line(&mut scan)?;
            let end = scan;
            if words.is_empty() {
                scan.take("\n");
                continue;
            }
            let count = words.len();
            let mut words = words.into_iter();
            let mut next = || words.next().ok_or_else(|| end.part_missing(Some(count)));
            let (state, read, write, go, to) = (next()?, next()?, next()?, next()?, next()?);
            if let Some(more) = words.next() {
                return Err(more.at.not_understood());
            }
            first.get_or_insert_with(|| state.clone());
            let go = Draft::direction(&go)?;
            let state = draft.state(state)?;
            draft.rules.push(Rule {
                state,
                read: vec![read],
                write: Some(write),
                go,
                next: Some(to),
            });
        }
        scan.take("\n");
    }
    if draft.start.is_none() {
        draft.start = first;
    }
    let blank = match draft.blank.take() {
        None => '_',
        Some(word) => word.sign().ok_or_else(|| word.at.not_understood())?,
    };
    draft.build(blank)
}

/// The word before a colon at the beginning of a line, if it is one of those that the form knows.
pub(super) fn heading<'a>(scan: &mut TextCursor<'a>) -> Option<TextPiece<'a>> {
    let mut ahead = *scan;
    ahead.blanks();
    let word = ahead.word(|it| it.is_ascii_alphabetic());
    let text = word.text.as_str();
    let known = ["start", "blank", "input", "symbols", "states"].contains(&text);
    let is = (known || END_WORDS.contains(&text)) && ahead.take(":");
    if is {
        *scan = ahead;
    }
    is.then_some(word)
}

pub(super) fn head<'a>(
    draft: &mut Draft<'a>,
    name: &TextPiece,
    words: Vec<TextPiece<'a>>,
    end: TextCursor,
) -> Result<(), MachineError> {
    if let Some(end) = END_WORDS.iter().position(|&it| it == name.text) {
        if let Some(list) = draft.ends.get_mut(end) {
            list.extend(words);
        }
        return Ok(());
    }
    match name.text.as_str() {
        "symbols" => draft.symbols.extend(words),
        "states" => {
            for word in words {
                draft.state(word)?;
            }
        }
        other => {
            let mut words = words.into_iter();
            let one = words.next();
            if let Some(more) = words.next() {
                return Err(more.at.not_understood());
            }
            match (other, one) {
                ("start", Some(word)) => draft.begin(word)?,
                ("blank", Some(word)) => draft.blank = Some(word),
                // An input may be empty.
                ("input", word) => draft.input = word.map(|it| it.text).unwrap_or_default(),
                _ => return Err(end.not_understood()),
            }
        }
    }
    Ok(())
}

/// The words up to the end of the line, without its comment.
pub(super) fn line<'a>(scan: &mut TextCursor<'a>) -> Result<Vec<TextPiece<'a>>, MachineError> {
    let mut words = Vec::new();
    loop {
        scan.take_while(|it| matches!(it, ' ' | '\t' | ',' | '(' | ')'));
        match scan.peek() {
            None | Some('\n') => return Ok(words),
            Some(';' | '#') => {
                scan.take_while(|it| it != '\n');
            }
            Some('/') if scan.starts_with("//") => {
                scan.take_while(|it| it != '\n');
            }
            Some(_) => {
                let part = |it: char| matches!(it, ' ' | '\t' | '\n' | ',' | '(' | ')' | ';' | '#');
                words.push(match scan.in_quotes()? {
                    Some(word) => word,
                    None => scan.word(|it| !part(it)),
                });
            }
        }
    }
}

/// The lines that say what the rules do not.
pub(super) fn headings(table: &Table, names: &Names) -> Vec<String> {
    let width = table.symbols().len();
    let mut lines = vec![
        format!("start: {}", names.next(Next::State(table.start()))),
        format!("blank: {}", names.symbol(0)),
    ];
    lines.extend(
        names
            .headings()
            .map(|(word, name)| format!("{word}: {name}")),
    );
    if names.list_symbols {
        lines.push(format!("symbols: {}", names.symbols.join(" ")));
    }
    if table
        .cells()
        .chunks(width)
        .any(|it| it.iter().all(Option::is_none))
    {
        lines.push(format!("states: {}", names.states.join(" ")));
    }
    lines
}

pub(super) fn write(table: &Table) -> String {
    let names = Names::new(table);
    let mut lines = headings(table, &names);
    let width = table.symbols().len();
    for (cells, state) in table.cells().chunks(width).zip(&names.states) {
        for (symbol, cell) in cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let go = cell.go.letter();
            let (read, write) = (names.symbol(symbol), names.symbol(usize::from(cell.write)));
            lines.push(format!(
                "{state} {read} {write} {go} {}",
                names.next(cell.next)
            ));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}
