//! Rules as rows of words, in the ways in which books and programs write them.
//!
//! ```text
//!   q0 1 0 R q1                  ; a comment up to the end of the line
//!   (q0, 1, 0, R, q1), (…)       // several in a line, each in parentheses
//!   δ(q0, 1) = (q1, 0, R)        # a comment; among the first words of a row # is a symbol
//!   | q0 | 1 | 0 | R | q1 |      a table, if its first line begins with |
//! ```

use super::piece::TextPiece;
use super::scan::Scan;
use crate::error::MachineError;

/// The names of a transition function.
const FUNCTIONS: [&str; 4] = ["δ", "delta", "d", "δ̂"];
/// What may stand between what a rule needs and what it does.
const ARROWS: [&str; 5] = ["->", "→", "↦", "=>", "|->"];
/// The shortest rule has four words.
const SHORT: usize = 4;

/// Whether a text is a table with bars between its columns.
pub(super) fn is_table(scan: &Scan) -> bool {
    scan.text.iter().find(|it| !it.is_whitespace()) == Some(&'|')
}

/// Adds the rows of the line at hand, without its comment.
pub(super) fn line(
    scan: &mut Scan,
    table: bool,
    rows: &mut Vec<Vec<TextPiece>>,
) -> Result<(), MachineError> {
    let mut row: Vec<TextPiece> = Vec::new();
    // The last sign between two words.
    let mut before = ' ';
    loop {
        let part = |it: char| matches!(it, ' ' | '\t' | ',' | '(' | ')') || (table && it == '|');
        match scan.peek() {
            Some(sign) if part(sign) => {
                scan.at += 1;
                if !matches!(sign, ' ' | '\t') {
                    before = sign;
                }
                if sign == ')' && row.len() >= SHORT {
                    rows.push(std::mem::take(&mut row));
                }
            }
            None | Some('\n') => break,
            Some(';') => scan.skip(|it| it != '\n'),
            Some('/') if scan.after(1) == Some('/') => scan.skip(|it| it != '\n'),
            Some('#') if row.is_empty() || row.len() > SHORT => scan.skip(|it| it != '\n'),
            Some('{' | '}') if row.is_empty() => scan.at += 1,
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
fn word(scan: &mut Scan, part: impl Fn(char) -> bool) -> Result<TextPiece, MachineError> {
    if let Some(word) = scan.quoted()? {
        return Ok(word);
    }
    let at = scan.at;
    scan.skip(|it| it != '\n' && it != ';' && !part(it));
    let text = &scan.text[at..scan.at];
    let text = text.iter().collect();
    let quoted = false;
    Ok(TextPiece { text, at, quoted })
}

/// Words apart by blanks only, up to a semicolon: nothing else parts or quotes.
pub(super) fn plain_rows(scan: &Scan) -> Vec<Vec<TextPiece>> {
    let mut rows = vec![Vec::new()];
    let mut at = 0;
    while let Some(&sign) = scan.text.get(at) {
        if sign == '\n' {
            rows.push(Vec::new());
            at += 1;
        } else if sign == ';' {
            at += scan.text[at..].iter().take_while(|&&it| it != '\n').count();
        } else if sign.is_whitespace() {
            at += 1;
        } else {
            let rest = scan.text[at..].iter();
            let text: String = rest
                .take_while(|it| !it.is_whitespace() && **it != ';')
                .collect();
            let quoted = false;
            let length = text.chars().count();
            if let Some(row) = rows.last_mut() {
                row.push(TextPiece { text, at, quoted });
            }
            at += length;
        }
    }
    rows.retain(|it| !it.is_empty());
    rows
}
