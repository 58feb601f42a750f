//! The words of the language DOT: names, texts in quotes, HTML, numbers, blanks and comments.

use crate::checked::Exact;
use crate::error::GraphError;
use crate::text_cursor::TextCursor;

/// A name, and how it is written.
pub(super) struct Name {
    pub text: String,
    /// It stands in quotes or in angle brackets, so that it is no word of the language.
    pub quoted: bool,
    pub html: bool,
}

impl Name {
    pub fn is(&self, word: &str) -> bool {
        !self.quoted && self.text.eq_ignore_ascii_case(word)
    }
}

pub(super) fn name(scanner: &mut TextCursor) -> Result<Name, GraphError> {
    match scanner.peek() {
        Some('"') => {
            let mut text = quoted(scanner)?;
            loop {
                let mut ahead = *scanner;
                blanks(&mut ahead)?;
                if !ahead.take("+") {
                    return Ok(Name {
                        text,
                        quoted: true,
                        html: false,
                    });
                }
                blanks(&mut ahead)?;
                text.push_str(&quoted(&mut ahead)?);
                *scanner = ahead;
            }
        }
        Some('<') => Ok(Name {
            text: html(scanner)?,
            quoted: true,
            html: true,
        }),
        _ => Ok(Name {
            text: bare(scanner)?,
            quoted: false,
            html: false,
        }),
    }
}

/// A text in quotes. Only a quote is escaped; a backslash at the end of a line joins the next line. Any other one is a part
/// of the name, also each of two.
fn quoted(scanner: &mut TextCursor) -> Result<String, GraphError> {
    scanner.need('"')?;
    let mut text = String::new();
    loop {
        let before = *scanner;
        match scanner.step() {
            None => return Err(before.unexpected()),
            Some('"') => return Ok(text),
            Some('\\') => match scanner.peek() {
                Some('"') => {
                    scanner.step();
                    text.push('"');
                }
                Some('\\') => {
                    scanner.step();
                    text.push_str("\\\\");
                }
                Some('\n') => {
                    scanner.step();
                }
                _ if scanner.take("\r\n") => {}
                _ => text.push('\\'),
            },
            Some(other) => text.push(other),
        }
    }
}

/// HTML in angle brackets, without the outer ones.
fn html(scanner: &mut TextCursor) -> Result<String, GraphError> {
    scanner.need('<')?;
    let mut depth = 1_u32;
    let mut text = String::new();
    loop {
        let before = *scanner;
        match scanner.step() {
            None => return Err(before.unexpected()),
            Some('<') => {
                depth = depth.plus(1);
                text.push('<');
            }
            Some('>') if depth == 1 => return Ok(text),
            Some('>') => {
                depth = depth.minus(1);
                text.push('>');
            }
            Some(other) => text.push(other),
        }
    }
}

/// A word of letters, digits and `_`, or a number.
fn bare(scanner: &mut TextCursor) -> Result<String, GraphError> {
    let mut name = String::new();
    while let Some(next) = scanner.peek() {
        let sign = next == '-' && name.is_empty() && scanner.next_is_digit();
        let point = next == '.'
            && !name.contains('.')
            && name.bytes().all(|it| it.is_ascii_digit() || it == b'-');
        let letter =
            next.is_alphanumeric() || next == '_' || (!next.is_ascii() && !next.is_whitespace());
        if !letter && !point && !sign {
            break;
        }
        name.push(next);
        scanner.step();
    }
    if name.is_empty() {
        return Err(match scanner.peek() {
            Some('-' | ';' | '}' | ']') | None => scanner.node_missing(),
            Some(_) => scanner.unexpected(),
        });
    }
    Ok(name)
}

/// Passes blanks and comments. `#` begins one only at the beginning of a line.
pub(super) fn blanks(scanner: &mut TextCursor) -> Result<(), GraphError> {
    let before = scanner.before();
    let mut first = before.is_empty() || before.ends_with('\n');
    loop {
        first |= scanner.take_while(char::is_whitespace).contains('\n');
        if scanner.starts_with("//") || (first && scanner.peek() == Some('#')) {
            scanner.take_while(|it| it != '\n');
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
