//! Rules as rows of words, in the ways in which books and programs write them.
//!
//! ```text
//!   q0 1 0 R q1                  ; a comment up to the end of the line
//!   (q0, 1, 0, R, q1), (…)       // several in a line, each in parentheses
//!   δ(q0, 1) = (q1, 0, R)        # a comment; among the first words of a row # is a symbol
//!   | q0 | 1 | 0 | R | q1 |      a table, if its first line begins with |
//! ```

use std::mem::take;

use super::piece::TextPiece;
use crate::error::MachineError;
use crate::text_cursor::TextCursor;

/// The names of a transition function.
const FUNCTIONS: [&str; 4] = ["δ", "delta", "d", "δ̂"];
/// What may stand between what a rule needs and what it does.
const ARROWS: [&str; 5] = ["->", "→", "↦", "=>", "|->"];
/// The shortest rule has four words.
const SHORT: usize = 4;

/// Whether a text is a table with bars between its columns.
pub(super) fn is_table(scan: &TextCursor) -> bool {
    scan.rest().trim_start().starts_with('|')
}

/// Adds the rows of the line at hand, without its comment.
pub(super) fn line<'a>(
    scan: &mut TextCursor<'a>,
    table: bool,
    rows: &mut Vec<Vec<TextPiece<'a>>>,
) -> Result<(), MachineError> {
    let mut row: Vec<TextPiece> = Vec::new();
    // The last sign between two words.
    let mut before = ' ';
    loop {
        let part = |it: char| matches!(it, ' ' | '\t' | ',' | '(' | ')') || (table && it == '|');
        match scan.peek() {
            Some(sign) if part(sign) => {
                scan.step();
                if !matches!(sign, ' ' | '\t') {
                    before = sign;
                }
                if sign == ')' && row.len() >= SHORT {
                    rows.push(take(&mut row));
                }
            }
            None | Some('\n') => break,
            Some(';') => {
                scan.take_while(|it| it != '\n');
            }
            Some('/') if scan.starts_with("//") => {
                scan.take_while(|it| it != '\n');
            }
            Some('#') if row.is_empty() || row.len() > SHORT => {
                scan.take_while(|it| it != '\n');
            }
            Some('{' | '}') if row.is_empty() => {
                scan.step();
            }
            Some(_) => {
                let (word, after) = (word(scan, part)?, scan.peek());
                let text = word.text.as_str();
                let function = row.is_empty() && after == Some('(') && FUNCTIONS.contains(&text);
                let result = row.len() == 2
                    && !word.quoted
                    && (ARROWS.contains(&text) || (before == ')' && matches!(text, "=" | ":")));
                // A line of dashes stands under the head of a table.
                let dashes = table && text.len() > 1 && text.chars().all(|it| "-:".contains(it));
                if !function && !result && !dashes {
                    row.push(word);
                }
            }
        }
    }
    if !row.is_empty() {
        rows.push(row);
    }
    Ok(())
}

/// A word: in quotes, or up to a sign that parts.
fn word<'a>(
    scan: &mut TextCursor<'a>,
    part: impl Fn(char) -> bool,
) -> Result<TextPiece<'a>, MachineError> {
    match scan.in_quotes()? {
        Some(word) => Ok(word),
        None => Ok(scan.word(|it| it != '\n' && it != ';' && !part(it))),
    }
}

/// Words apart by blanks only, up to a semicolon: nothing else parts or quotes.
pub(super) fn plain_rows(text: &str) -> Vec<Vec<TextPiece<'_>>> {
    let mut scan = TextCursor::new(text);
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    loop {
        match scan.peek() {
            None | Some('\n') => {
                if !row.is_empty() {
                    rows.push(take(&mut row));
                }
                if scan.step().is_none() {
                    return rows;
                }
            }
            Some(';') => {
                scan.take_while(|it| it != '\n');
            }
            Some(sign) if sign.is_whitespace() => {
                scan.step();
            }
            Some(_) => row.push(scan.word(|it| !it.is_whitespace() && it != ';')),
        }
    }
}
