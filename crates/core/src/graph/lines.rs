//! Takes the lines of a list of edges apart.
//!
//! ```text
//!   a -> b c      parts [a] [b c], joint ->          a b 0.5 {'w': 1}      parts [a b 0.5], attributes 1
//!   a: b, c       parts [a] [b c], joint :           Old Town, Market      parts [Old Town | Market]
//! ```

use std::borrow::Cow;

use super::scan::{Place, Scanner, is_number};
use crate::checked::known;
use crate::error::GraphError;

/// A name, or another word of a line.
#[derive(Clone, Debug)]
pub(super) struct ListWord<'a> {
    pub text: Cow<'a, str>,
    pub place: Place,
    pub quoted: bool,
    /// A comma stands before it.
    pub comma: bool,
}

/// What parts the words of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// `:`
    Colon,
    /// `->` or `→`
    Arrow,
    /// `--`
    Both,
}

/// A line, which ends with a newline or a semicolon.
#[derive(Clone, Debug)]
pub(super) struct ListLine<'a> {
    pub place: Place,
    /// The words before, between and after the joints.
    pub parts: Vec<Vec<ListWord<'a>>>,
    pub joint: Option<Joint>,
    /// How many attributes stand in braces at its end, and whether there are braces.
    pub attributes: u32,
    pub attributed: bool,
    /// The weight among them.
    pub weight: Option<String>,
    /// Commas part its words, so that blanks belong to them.
    pub commas: bool,
}

impl ListWord<'_> {
    pub fn number(&self) -> bool {
        !self.quoted && is_number(&self.text)
    }

    pub fn whole(&self) -> Option<u64> {
        if self.quoted {
            None
        } else {
            self.text.parse().ok()
        }
    }
}

impl<'a> ListLine<'a> {
    /// The words of a line without arrow and colon; none of any other line.
    pub fn row(&self) -> &[ListWord<'a>] {
        match (self.joint, self.parts.first()) {
            (None, Some(words)) => words,
            _ => &[],
        }
    }

    /// Whether attributes in braces may stand here: after two nodes, with an arrow between them or none.
    fn takes_attributes(&self) -> bool {
        match (self.joint, self.parts.as_slice()) {
            (None, [words]) => words.len() > 1,
            (Some(Joint::Arrow | Joint::Both), [from, to]) => from.len() == 1 && to.len() == 1,
            _ => false,
        }
    }

    /// Joins the words between two commas, as `Old Town, Market Square` means them.
    pub fn join_between_commas(&mut self) {
        for part in &mut self.parts {
            let mut joined: Vec<ListWord<'a>> = Vec::new();
            for word in part.drain(..) {
                match joined.last_mut() {
                    Some(before) if !word.comma => {
                        let text = before.text.to_mut();
                        text.push(' ');
                        text.push_str(&word.text);
                    }
                    _ => joined.push(word),
                }
            }
            *part = joined;
        }
    }
}

/// The lines of a text that have words. Cost O(n) for n characters.
pub(super) fn lines(text: &str) -> Result<Vec<ListLine<'_>>, GraphError> {
    let mut scanner = Scanner::new(text);
    let mut lines = Vec::new();
    loop {
        scanner.skip_while(|it| it.is_whitespace() || it == ';');
        if comment(&mut scanner) {
            continue;
        }
        if scanner.peek().is_none() {
            return Ok(lines);
        }
        lines.push(line(&mut scanner)?);
    }
}

/// Passes a comment, which ends with its line; whether there is one.
fn comment(scanner: &mut Scanner) -> bool {
    let is = matches!(scanner.peek(), Some('#' | '%')) || scanner.starts_with("//");
    if is {
        scanner.skip_while(|it| it != '\n');
    }
    is
}

fn line<'a>(scanner: &mut Scanner<'a>) -> Result<ListLine<'a>, GraphError> {
    let mut line = ListLine {
        place: scanner.place,
        parts: vec![Vec::with_capacity(2)],
        joint: None,
        attributes: 0,
        attributed: false,
        weight: None,
        commas: false,
    };
    let mut comma = false;
    loop {
        scanner.skip_while(|it| it.is_whitespace() && it != '\n');
        let comment = comment(scanner);
        let open = line.parts.last().is_none_or(Vec::is_empty);
        match scanner.peek() {
            None | Some('\n' | ';') => {
                let colon = line.joint == Some(Joint::Colon);
                return if comma || (open && !colon) {
                    Err(scanner.node_missing())
                } else {
                    Ok(line)
                };
            }
            _ if comment => {}
            Some(',') => {
                if open || comma {
                    return Err(scanner.node_missing());
                }
                scanner.step();
                (comma, line.commas) = (true, true);
            }
            Some('{') if line.takes_attributes() && !comma => {
                let at = *scanner;
                let (count, weight) = attributes(scanner)?;
                // After an arrow they could be anything but a weight: a set of nodes in DOT, a label in Mermaid.
                if line.joint.is_some() && weight.is_none() {
                    return Err(not_a_name(&at));
                }
                line.attributes += count;
                line.weight = weight;
                line.attributed = true;
                scanner.skip_while(|it| it.is_whitespace() && it != '\n');
                if !matches!(scanner.peek(), None | Some('\n' | ';' | '#')) {
                    return Err(scanner.unexpected());
                }
            }
            Some(_) => match joint(scanner) {
                Some((kind, length)) => {
                    if open || comma {
                        return Err(scanner.node_missing());
                    }
                    if line
                        .joint
                        .is_some_and(|it| it != kind || kind == Joint::Colon)
                    {
                        let Place { line, column } = scanner.place;
                        return Err(GraphError::MixedArrows { line, column });
                    }
                    (0..length).for_each(|_| {
                        scanner.step();
                    });
                    line.joint = Some(kind);
                    line.parts.push(Vec::new());
                }
                None => {
                    let word = word(scanner, comma)?;
                    comma = false;
                    known(line.parts.last_mut(), "a line has a part").push(word);
                }
            },
        }
    }
}

/// What joins two nodes here, and its length in characters.
fn joint(scanner: &Scanner) -> Option<(Joint, usize)> {
    // Most characters begin no joint, and each of them is asked.
    if !matches!(scanner.peek(), Some('-' | '→' | ':')) {
        return None;
    }
    // An arrow of another form, such as Mermaid's, is no arrow here.
    if ["-->", "---", "->>", "--|"]
        .iter()
        .any(|it| scanner.starts_with(it))
    {
        return None;
    }
    [
        ("->", Joint::Arrow),
        ("--", Joint::Both),
        ("→", Joint::Arrow),
        (":", Joint::Colon),
    ]
    .into_iter()
    .find(|(sign, _)| scanner.starts_with(sign))
    .map(|(sign, kind)| (kind, sign.chars().count()))
}

fn word<'a>(scanner: &mut Scanner<'a>, comma: bool) -> Result<ListWord<'a>, GraphError> {
    let place = scanner.place;
    let quote = scanner.peek().filter(|it| matches!(it, '"' | '\''));
    let text = match quote {
        Some('"') => scanner.quoted()?.into(),
        Some(_) => single(scanner)?.into(),
        None => bare(scanner)?.into(),
    };
    let ends = scanner
        .peek()
        .is_none_or(|it| it.is_whitespace() || matches!(it, ',' | ';'));
    if !ends && joint(scanner).is_none() {
        return Err(not_a_name(scanner));
    }
    let quoted = quote.is_some();
    Ok(ListWord {
        text,
        place,
        quoted,
        comma,
    })
}

/// A name in single quotes, which ends on its line.
fn single(scanner: &mut Scanner) -> Result<String, GraphError> {
    scanner.step();
    let mut text = String::new();
    loop {
        match scanner.peek() {
            Some('\'') => {
                scanner.step();
                return Ok(text);
            }
            None | Some('\n') => return Err(scanner.unexpected()),
            Some(next) => text.push(next),
        }
        scanner.step();
    }
}

/// A name without quotes: letters, digits and signs that have no meaning in any form of a graph.
fn bare<'a>(scanner: &mut Scanner<'a>) -> Result<&'a str, GraphError> {
    let before = *scanner;
    let text = scanner.rest();
    let length = |scanner: &Scanner| text.len() - scanner.rest().len();
    while let Some(next) = scanner.peek() {
        if next.is_ascii_alphanumeric() {
            scanner.step();
            continue;
        }
        let negative = scanner.next_is_digit();
        let hyphen = next == '-' && (length(scanner) > 0 || negative) && joint(scanner).is_none();
        let sign = "_./+@&'!?$~^|".contains(next) && !scanner.starts_with("//");
        let foreign =
            !next.is_ascii() && !next.is_whitespace() && !"→←↔⇒⇐⟶⟵–—−“”„«»".contains(next);
        if !(next.is_alphanumeric() || hyphen || sign || foreign) || scanner.starts_with("->>") {
            break;
        }
        scanner.step();
    }
    let name = known(text.get(..length(scanner)), "the rest ends the text");
    // Signs alone are more likely a piece of something else; links of old have `.` and `+`.
    let seen = |it: char| it.is_alphanumeric() || !it.is_ascii() || "_.+".contains(it);
    if name.contains(seen) {
        Ok(name)
    } else {
        Err(not_a_name(&before))
    }
}

/// What stands here belongs to no list of edges.
fn not_a_name(scanner: &Scanner) -> GraphError {
    let Place { line, column } = scanner.place;
    let signs = scanner.signs();
    let form = match scanner.peek() {
        _ if signs.starts_with("{}") || signs.starts_with("{'") => "python",
        Some('{' | '}' | '[' | ']' | '=') => "dot",
        Some('(' | ')') => "python",
        Some('<' | '>') => "xml",
        Some('*') => "pajek",
        Some('-') if signs.len() > 2 => "mermaid",
        _ => "none",
    };
    GraphError::NotAName {
        line,
        column,
        found: signs,
        form: form.into(),
    }
}

/// Attributes as Python writes them, from their brace on: `{}` or `{'weight': 3}`; how many there are besides the weight, and
/// the weight if it is a number.
fn attributes(scanner: &mut Scanner) -> Result<(u32, Option<String>), GraphError> {
    let mut depth = 0_u32;
    let mut count = 0;
    let mut text = String::new();
    let mut weight = None;
    loop {
        let before = *scanner;
        match scanner.peek() {
            None | Some('\n') => return Err(before.unexpected()),
            Some('"') => {
                text = scanner.quoted()?;
                continue;
            }
            Some('\'') => {
                text = single(scanner)?;
                continue;
            }
            Some('{' | '[' | '(') => depth += 1,
            Some('}' | ']' | ')') => depth -= 1,
            Some(':') if depth == 1 => {
                count += 1;
                if text == "weight" {
                    let value = scanner.rest()[1..].split([',', '}']).next();
                    weight = value.map(str::trim).filter(|it| is_number(it));
                }
            }
            Some(_) => {}
        }
        scanner.step();
        if depth == 0 {
            let besides = count - u32::from(weight.is_some());
            return Ok((besides, weight.map(Into::into)));
        }
    }
}
