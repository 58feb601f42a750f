//! The part of YAML that machines are written in.
//!
//! ```text
//!   key: value            maps by indentation, with blanks only
//!   'key': {a: 1, b}      maps in braces; an entry may have no value
//!   [1, 0]: R             lists in brackets, also as keys
//!   # a comment
//!   ---                   at the beginning
//!   a: &name {R: b}       an anchor, and its alias *name
//! ```
//!
//! A reader of our own. The package `yaml` 2.9.1, with its schema `failsafe` (else `1` and `01` are one symbol), has the
//! same values for all eight machines of the corpus and finds tabs, keys given twice and unknown aliases too. But it
//! weighs 29.6 kB gzipped and a list that is a key is one text in its objects, and it is JavaScript, where machines are
//! read in the core, which also runs without it.

use std::ops::{Deref, DerefMut};

use super::piece::{Entry, Node, TextPiece};
use crate::checked::Exact;
use crate::error::MachineError;
use crate::text_cursor::{Place, TextCursor};

/// The deepest nesting.
const DEPTH: usize = 8;

/// The most entries that aliases may stand for: more than any machine has rules.
const COPIES: usize = 10_000;

/// A text in YAML, and how far it has been read.
pub(super) struct Yaml<'a> {
    scan: TextCursor<'a>,
    /// What the anchors stand for, and how many entries may still be copied from them.
    anchors: Vec<(&'a str, Node<'a>)>,
    copies: usize,
}

impl<'a> Deref for Yaml<'a> {
    type Target = TextCursor<'a>;

    fn deref(&self) -> &TextCursor<'a> {
        &self.scan
    }
}

impl DerefMut for Yaml<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.scan
    }
}

/// Reads the map that is the whole text; its entries, and the end of the text.
pub(super) fn read(text: &str) -> Result<(Vec<Entry<'_>>, TextCursor<'_>), MachineError> {
    let scan = &mut Yaml {
        scan: TextCursor::new(text),
        anchors: Vec::new(),
        copies: COPIES,
    };
    skip_lines(scan);
    if scan.take("---") {
        scan.blanks();
        comment(scan);
        if !scan.at_end_of_line() {
            return Err(scan.not_understood());
        }
        skip_lines(scan);
    }
    let indent = indentation(scan)?;
    let entries = block(scan, indent, DEPTH)?;
    if scan.peek().is_some() {
        // A line further to the left than the first one.
        indentation(scan)?;
        scan.take_while(|it| it == ' ');
        return Err(scan.misplaced());
    }
    Ok((entries, scan.scan))
}

/// Goes on to the first character of the next line that has more than a comment.
fn skip_lines(scan: &mut TextCursor) {
    loop {
        let begin = *scan;
        scan.blanks();
        comment(scan);
        if !scan.take("\n") {
            if scan.peek().is_some() {
                // The indentation counts, so the line is read from its beginning.
                *scan = begin;
            }
            return;
        }
    }
}

fn comment(scan: &mut TextCursor) {
    if scan.peek() == Some('#') {
        scan.take_while(|it| it != '\n');
    }
}

/// How many blanks the line at hand begins with. A tab among them is an error, because nobody can say how many it is.
fn indentation(scan: &TextCursor) -> Result<usize, MachineError> {
    let mut ahead = *scan;
    let blanks = ahead.take_while(|it| it == ' ').len();
    if ahead.peek() == Some('\t') {
        let Place { line, column } = ahead.place();
        return Err(MachineError::TabIndents { line, column });
    }
    Ok(blanks)
}

/// The lines with this indentation.
fn block<'a>(
    scan: &mut Yaml<'a>,
    indent: usize,
    depth: usize,
) -> Result<Vec<Entry<'a>>, MachineError> {
    let mut entries = Vec::new();
    while scan.peek().is_some() {
        let found = indentation(scan)?;
        if found < indent {
            break;
        }
        scan.take_while(|it| it == ' ');
        if found > indent {
            return Err(scan.misplaced());
        }
        if depth == 0 {
            return Err(scan.not_understood());
        }
        let at = scan.scan;
        let key = key(scan, false)?;
        scan.blanks();
        // Outside of brackets a blank follows the colon.
        if !scan.take(":") || scan.peek().is_some_and(|it| !it.is_whitespace()) {
            return Err(scan.not_understood());
        }
        scan.blanks();
        let anchor = anchor(scan)?;
        comment(scan);
        let value = if scan.at_end_of_line() {
            scan.take("\n");
            skip_lines(scan);
            let deeper = indentation(scan)?;
            if scan.peek().is_some() && deeper > indent {
                Node::Map(block(scan, deeper, depth.minus(1))?)
            } else {
                Node::Null
            }
        } else {
            let value = value(scan, false, depth.minus(1))?;
            scan.blanks();
            comment(scan);
            if !scan.at_end_of_line() {
                return Err(scan.not_understood());
            }
            scan.take("\n");
            skip_lines(scan);
            value
        };
        name(scan, anchor, &value);
        entries.push(Entry { key, at, value });
    }
    Ok(entries)
}

fn key<'a>(scan: &mut Yaml<'a>, in_brackets: bool) -> Result<Vec<TextPiece<'a>>, MachineError> {
    if scan.peek() == Some('[') {
        return list(scan);
    }
    Ok(vec![symbol(scan, in_brackets)?])
}

/// A value in a line; in brackets it may go on in the next lines.
fn value<'a>(
    scan: &mut Yaml<'a>,
    in_brackets: bool,
    depth: usize,
) -> Result<Node<'a>, MachineError> {
    if depth == 0 {
        return Err(scan.not_understood());
    }
    let anchor = anchor(scan)?;
    let made = match scan.peek() {
        Some('*') if is_name(scan.second()) => alias(scan)?,
        Some('[') => Node::List(list(scan)?),
        Some('{') => {
            scan.step();
            let mut entries = Vec::new();
            loop {
                space(scan);
                if scan.take("}") {
                    break Node::Map(entries);
                }
                let at = scan.scan;
                let key = key(scan, true)?;
                space(scan);
                let value = if scan.take(":") {
                    space(scan);
                    match scan.peek() {
                        Some(',' | '}') => Node::Null,
                        _ => value(scan, true, depth.minus(1))?,
                    }
                } else {
                    Node::Null
                };
                entries.push(Entry { key, at, value });
                space(scan);
                if !scan.take(",") && scan.peek() != Some('}') {
                    return Err(scan.not_understood());
                }
            }
        }
        _ => {
            let word = word(scan, in_brackets)?;
            let null = !word.quoted && (word.text == "null" || word.text == "~");
            if null { Node::Null } else { Node::Scalar(word) }
        }
    };
    name(scan, anchor, &made);
    Ok(made)
}

fn is_name(sign: Option<char>) -> bool {
    sign.is_some_and(|it| it.is_alphanumeric() || it == '_' || it == '-')
}

/// The name of an anchor before a value, if there is one, and the blanks after it.
fn anchor<'a>(scan: &mut TextCursor<'a>) -> Result<Option<&'a str>, MachineError> {
    if scan.peek() != Some('&') {
        return Ok(None);
    }
    let name = anchor_name(scan)?;
    scan.blanks();
    Ok(Some(name))
}

fn anchor_name<'a>(scan: &mut TextCursor<'a>) -> Result<&'a str, MachineError> {
    let at = *scan;
    scan.step();
    let name = scan.take_while(|it| is_name(Some(it)));
    let ends = matches!(
        scan.peek(),
        None | Some(' ' | '\t' | '\n' | ',' | '}' | ']')
    );
    if name.is_empty() || !ends {
        return Err(at.not_understood());
    }
    Ok(name)
}

/// Keeps the value of an anchor. A later one of the same name goes before.
fn name<'a>(scan: &mut Yaml<'a>, anchor: Option<&'a str>, value: &Node<'a>) {
    if let Some(name) = anchor {
        scan.anchors.insert(0, (name, value.clone()));
    }
}

/// The value of an alias.
fn alias<'a>(scan: &mut Yaml<'a>) -> Result<Node<'a>, MachineError> {
    let at = scan.scan;
    let name = anchor_name(scan)?;
    let known = scan.anchors.iter().find(|it| it.0 == name);
    let value = known
        .map(|it| it.1.clone())
        .ok_or_else(|| at.not_understood())?;
    scan.copies = scan
        .copies
        .checked_sub(weight(&value))
        .ok_or_else(|| at.not_understood())?;
    Ok(value)
}

/// How many entries and words a value has.
fn weight(value: &Node) -> usize {
    match value {
        Node::Null | Node::Scalar(_) => 1,
        Node::List(words) => words.len().plus(1),
        Node::Map(entries) => entries
            .iter()
            .map(|it| it.key.len().plus(weight(&it.value)).plus(1))
            .sum(),
    }
}

/// A list of words in brackets.
fn list<'a>(scan: &mut TextCursor<'a>) -> Result<Vec<TextPiece<'a>>, MachineError> {
    let mut words = Vec::new();
    scan.take("[");
    loop {
        space(scan);
        if scan.take("]") {
            return Ok(words);
        }
        words.push(symbol(scan, true)?);
        space(scan);
        if !scan.take(",") && scan.peek() != Some(']') {
            return Err(scan.not_understood());
        }
    }
}

/// Blanks, comments and ends of lines, which mean nothing in brackets.
fn space(scan: &mut TextCursor) {
    loop {
        scan.take_while(|it| matches!(it, ' ' | '\t' | '\n'));
        if scan.peek() != Some('#') {
            return;
        }
        comment(scan);
    }
}

/// A word that is a key or in a list, where `~` is nothing and so no symbol.
fn symbol<'a>(scan: &mut TextCursor<'a>, in_brackets: bool) -> Result<TextPiece<'a>, MachineError> {
    let word = word(scan, in_brackets)?;
    if word.text == "~" && !word.quoted {
        return Err(word.at.not_understood());
    }
    Ok(word)
}

/// A word in quotes, or up to what ends it: a colon before a blank, a comment, the end of the line, and in brackets a
/// comma or a bracket.
fn word<'a>(scan: &mut TextCursor<'a>, in_brackets: bool) -> Result<TextPiece<'a>, MachineError> {
    if let Some(word) = scan.in_quotes()? {
        return Ok(word);
    }
    let at = *scan;
    while let Some(sign) = scan.peek() {
        let (before, next) = (at.until(scan), scan.second());
        let ends = match sign {
            '\n' => true,
            ':' => next.is_none_or(|it| it.is_whitespace() || (in_brackets && ",]}".contains(it))),
            '#' => before.ends_with([' ', '\t']),
            ',' | '[' | ']' | '{' | '}' => in_brackets || before.is_empty(),
            _ => false,
        };
        if ends {
            break;
        }
        scan.step();
    }
    let text = at.until(scan).trim_end();
    // A dash alone begins a list in YAML, which no machine has; these signs begin what is no plain word.
    let other =
        text.starts_with(['&', '!', '|', '>', '%', '@', '`', '*']) && text.chars().nth(1).is_some();
    if text.is_empty() || text == "-" || other {
        return Err(at.not_understood());
    }
    let (text, quoted) = (text.to_owned(), false);
    Ok(TextPiece { text, at, quoted })
}
