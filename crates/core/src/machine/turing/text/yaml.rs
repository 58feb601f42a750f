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

use super::piece::{Entry, Node, TextPiece};
use super::scan::Scan;
use crate::error::MachineError;

/// The deepest nesting.
const DEPTH: usize = 8;

/// Reads the map that is the whole text.
pub(super) fn read(scan: &mut Scan) -> Result<Vec<Entry>, MachineError> {
    skip_lines(scan);
    if scan
        .text
        .get(scan.at..)
        .is_some_and(|it| it.starts_with(&['-', '-', '-']))
    {
        scan.at += 3;
        scan.blanks();
        comment(scan);
        if !scan.at_end_of_line() {
            return Err(scan.not_understood(scan.at));
        }
        skip_lines(scan);
    }
    let indent = indentation(scan)?;
    let entries = block(scan, indent, DEPTH)?;
    if scan.peek().is_some() {
        // A line further to the left than the first one.
        scan.at += indentation(scan)?;
        return Err(scan.misplaced(scan.at));
    }
    Ok(entries)
}

/// Goes on to the first character of the next line that has more than a comment.
fn skip_lines(scan: &mut Scan) {
    loop {
        let begin = scan.at;
        scan.blanks();
        comment(scan);
        if !scan.take('\n') {
            if scan.peek().is_some() {
                // The indentation counts, so the line is read from its beginning.
                scan.at = begin;
            }
            return;
        }
    }
}

fn comment(scan: &mut Scan) {
    if scan.peek() == Some('#') {
        scan.skip(|it| it != '\n');
    }
}

/// How many blanks the line at hand begins with. A tab among them is an error, because nobody can say how many it is.
fn indentation(scan: &Scan) -> Result<usize, MachineError> {
    let rest = &scan.text[scan.at..];
    let blanks = rest.iter().take_while(|&&it| it == ' ').count();
    if rest.get(blanks) == Some(&'\t') {
        let (line, column) = scan.place(scan.at + blanks);
        return Err(MachineError::TabIndents { line, column });
    }
    Ok(blanks)
}

/// The lines with this indentation.
fn block(scan: &mut Scan, indent: usize, depth: usize) -> Result<Vec<Entry>, MachineError> {
    let mut entries = Vec::new();
    while scan.peek().is_some() {
        let found = indentation(scan)?;
        if found < indent {
            break;
        }
        scan.at += found;
        if found > indent {
            return Err(scan.misplaced(scan.at));
        }
        if depth == 0 {
            return Err(scan.not_understood(scan.at));
        }
        let at = scan.at;
        let key = key(scan, false)?;
        scan.blanks();
        // Outside of brackets a blank follows the colon.
        if !scan.take(':') || scan.peek().is_some_and(|it| !it.is_whitespace()) {
            return Err(scan.not_understood(scan.at));
        }
        scan.blanks();
        let anchor = anchor(scan)?;
        comment(scan);
        let value = if scan.at_end_of_line() {
            scan.take('\n');
            skip_lines(scan);
            let deeper = indentation(scan)?;
            if scan.peek().is_some() && deeper > indent {
                Node::Map(block(scan, deeper, depth - 1)?)
            } else {
                Node::Null
            }
        } else {
            let value = value(scan, false, depth - 1)?;
            scan.blanks();
            comment(scan);
            if !scan.at_end_of_line() {
                return Err(scan.not_understood(scan.at));
            }
            scan.take('\n');
            skip_lines(scan);
            value
        };
        name(scan, anchor, &value);
        entries.push(Entry { key, at, value });
    }
    Ok(entries)
}

fn key(scan: &mut Scan, in_brackets: bool) -> Result<Vec<TextPiece>, MachineError> {
    if scan.peek() == Some('[') {
        return list(scan);
    }
    Ok(vec![symbol(scan, in_brackets)?])
}

/// A value in a line; in brackets it may go on in the next lines.
fn value(scan: &mut Scan, in_brackets: bool, depth: usize) -> Result<Node, MachineError> {
    if depth == 0 {
        return Err(scan.not_understood(scan.at));
    }
    let anchor = anchor(scan)?;
    let made = match scan.peek() {
        Some('*') if is_name(scan.after(1)) => alias(scan)?,
        Some('[') => Node::List(list(scan)?),
        Some('{') => {
            scan.at += 1;
            let mut entries = Vec::new();
            loop {
                space(scan);
                if scan.take('}') {
                    break Node::Map(entries);
                }
                let at = scan.at;
                let key = key(scan, true)?;
                space(scan);
                let value = if scan.take(':') {
                    space(scan);
                    match scan.peek() {
                        Some(',' | '}') => Node::Null,
                        _ => value(scan, true, depth - 1)?,
                    }
                } else {
                    Node::Null
                };
                entries.push(Entry { key, at, value });
                space(scan);
                if !scan.take(',') && scan.peek() != Some('}') {
                    return Err(scan.not_understood(scan.at));
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
fn anchor(scan: &mut Scan) -> Result<Option<String>, MachineError> {
    if scan.peek() != Some('&') {
        return Ok(None);
    }
    let name = anchor_name(scan)?;
    scan.blanks();
    Ok(Some(name))
}

fn anchor_name(scan: &mut Scan) -> Result<String, MachineError> {
    scan.at += 1;
    let at = scan.at;
    scan.skip(|it| is_name(Some(it)));
    let ends = matches!(
        scan.peek(),
        None | Some(' ' | '\t' | '\n' | ',' | '}' | ']')
    );
    if at == scan.at || !ends {
        return Err(scan.not_understood(at - 1));
    }
    let name = &scan.text[at..scan.at];
    Ok(name.iter().collect())
}

/// Keeps the value of an anchor. A later one of the same name goes before.
fn name(scan: &mut Scan, anchor: Option<String>, value: &Node) {
    if let Some(name) = anchor {
        scan.anchors.insert(0, (name, value.clone()));
    }
}

/// The value of an alias.
fn alias(scan: &mut Scan) -> Result<Node, MachineError> {
    let at = scan.at;
    let name = anchor_name(scan)?;
    let known = scan.anchors.iter().find(|it| it.0 == name);
    let value = known
        .map(|it| it.1.clone())
        .ok_or_else(|| scan.not_understood(at))?;
    scan.copies = scan
        .copies
        .checked_sub(weight(&value))
        .ok_or_else(|| scan.not_understood(at))?;
    Ok(value)
}

/// How many entries and words a value has.
fn weight(value: &Node) -> usize {
    match value {
        Node::Null | Node::Scalar(_) => 1,
        Node::List(words) => 1 + words.len(),
        Node::Map(entries) => entries
            .iter()
            .map(|it| 1 + it.key.len() + weight(&it.value))
            .sum(),
    }
}

/// A list of words in brackets.
fn list(scan: &mut Scan) -> Result<Vec<TextPiece>, MachineError> {
    let mut words = Vec::new();
    scan.take('[');
    loop {
        space(scan);
        if scan.take(']') {
            return Ok(words);
        }
        words.push(symbol(scan, true)?);
        space(scan);
        if !scan.take(',') && scan.peek() != Some(']') {
            return Err(scan.not_understood(scan.at));
        }
    }
}

/// Blanks, comments and ends of lines, which mean nothing in brackets.
fn space(scan: &mut Scan) {
    loop {
        scan.skip(|it| matches!(it, ' ' | '\t' | '\n'));
        if scan.peek() != Some('#') {
            return;
        }
        comment(scan);
    }
}

/// A word that is a key or in a list, where `~` is nothing and so no symbol.
fn symbol(scan: &mut Scan, in_brackets: bool) -> Result<TextPiece, MachineError> {
    let word = word(scan, in_brackets)?;
    if word.text == "~" && !word.quoted {
        return Err(scan.not_understood(word.at));
    }
    Ok(word)
}

/// A word in quotes, or up to what ends it: a colon before a blank, a comment, the end of the line, and in brackets a
/// comma or a bracket.
fn word(scan: &mut Scan, in_brackets: bool) -> Result<TextPiece, MachineError> {
    if let Some(word) = scan.quoted()? {
        return Ok(word);
    }
    let at = scan.at;
    while let Some(sign) = scan.peek() {
        let next = scan.after(1);
        let ends = match sign {
            '\n' => true,
            ':' => next.is_none_or(|it| it.is_whitespace() || (in_brackets && ",]}".contains(it))),
            '#' => scan.at > at && matches!(scan.text.get(scan.at - 1), Some(' ' | '\t')),
            ',' | '[' | ']' | '{' | '}' => in_brackets || scan.at == at,
            _ => false,
        };
        if ends {
            break;
        }
        scan.at += 1;
    }
    let text: String = scan.text[at..scan.at].iter().collect();
    let text = text.trim_end().to_owned();
    // A dash alone begins a list in YAML, which no machine has; these signs begin what is no plain word.
    let other =
        text.starts_with(['&', '!', '|', '>', '%', '@', '`', '*']) && text.chars().nth(1).is_some();
    if text.is_empty() || text == "-" || other {
        return Err(scan.not_understood(at));
    }
    let quoted = false;
    Ok(TextPiece { text, at, quoted })
}
