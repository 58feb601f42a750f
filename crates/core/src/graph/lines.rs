//! Takes the lines of a list of edges apart.
//!
//! ```text
//!   a -> b c      parts [a] [b c], joint ->          a b 0.5 {'w': 1}      parts [a b 0.5], attributes 1
//!   a: b, c       parts [a] [b c], joint :           Old Town, Market      parts [Old Town | Market]
//! ```

use std::borrow::Cow;
use std::mem::take;
use std::ops::Range;

use super::attributes::{attributes, single};
use super::scan::is_number;
use crate::checked::{Exact, known};
use crate::error::GraphError;
use crate::text_cursor::{Place, TextCursor};

/// A name, or another word of a line.
#[derive(Clone, Debug)]
pub(super) struct ListWord<'a> {
    pub text: Cow<'a, str>,
    /// Where it begins, in bytes.
    pub at: usize,
    /// How many joints stand before it in its line.
    pub part: u32,
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
    /// Its words among those of the list: one or more.
    words: Range<usize>,
    pub joint: Option<Joint>,
    pub joints: u32,
    /// How many attributes stand in braces at its end, and whether there are braces.
    pub attributes: u32,
    pub attributed: bool,
    /// The weight among them.
    pub weight: Option<&'a str>,
    /// Commas part its words, so that blanks belong to them.
    pub commas: bool,
}

/// The lines of a list that have words.
///
/// ```text
///   words   [ a | b | c | a | c ]      of all lines, one after the other
///   lines   [ 0..3      | 3..5  ]
/// ```
#[derive(Clone, Debug)]
pub(super) struct List<'a> {
    pub text: TextCursor<'a>,
    words: Vec<ListWord<'a>>,
    lines: Vec<ListLine<'a>>,
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

/// A line with its words.
#[derive(Clone, Copy)]
pub(super) struct LineWords<'l, 'a> {
    pub text: TextCursor<'a>,
    pub line: &'l ListLine<'a>,
    pub words: &'l [ListWord<'a>],
}

impl<'l, 'a> LineWords<'l, 'a> {
    /// The words of a line without arrow and colon; none of any other line.
    pub fn row(&self) -> &'l [ListWord<'a>] {
        match self.line.joint {
            None => self.words,
            Some(_) => &[],
        }
    }

    pub fn place(&self) -> Place {
        let first = known(self.words.first(), "a line has a word");
        self.text.moved_to(first.at).place()
    }

    /// The words that follow another one without a comma or a joint between them.
    pub fn after_blanks(&self) -> impl Iterator<Item = &'l ListWord<'a>> {
        let pairs = self.words.iter().zip(self.words.iter().skip(1));
        pairs
            .filter(|(before, it)| before.part == it.part && !it.comma)
            .map(|(_, it)| it)
    }
}

impl<'a> List<'a> {
    /// Takes a text apart. Cost O(n) for n characters.
    pub fn of(text: &'a str) -> Result<List<'a>, GraphError> {
        let mut scanner = TextCursor::new(text);
        let mut list = List {
            text: scanner,
            words: Vec::new(),
            lines: Vec::new(),
        };
        loop {
            scanner.take_while(|it| it.is_whitespace() || it == ';');
            if comment(&mut scanner) {
                continue;
            }
            if scanner.peek().is_none() {
                return Ok(list);
            }
            let line = line(&mut scanner, &mut list.words)?;
            list.lines.push(line);
        }
    }

    pub fn lines(&self) -> impl Iterator<Item = LineWords<'_, 'a>> + Clone {
        self.lines.iter().map(|line| LineWords {
            text: self.text,
            line,
            words: known(self.words.get(line.words.clone()), "a line has its words"),
        })
    }

    pub fn remove_first(&mut self) {
        self.lines.remove(0);
    }

    /// Joins the words between two commas, as `Old Town, Market Square` means them, in the lines that are asked for;
    /// whether there are any.
    pub fn join_between_commas(&mut self, asked: impl Fn(&ListLine<'a>) -> bool) -> bool {
        if !self.lines.iter().any(&asked) {
            return false;
        }
        let mut any = false;
        let mut words = take(&mut self.words).into_iter();
        for line in &mut self.lines {
            let begin = self.words.len();
            for word in words.by_ref().take(line.words.len()) {
                match self.words.get_mut(begin..).and_then(<[_]>::last_mut) {
                    Some(before) if asked(line) && !word.comma && before.part == word.part => {
                        let text = before.text.to_mut();
                        text.push(' ');
                        text.push_str(&word.text);
                        any = true;
                    }
                    _ => self.words.push(word),
                }
            }
            line.words = begin..self.words.len();
        }
        any
    }
}

/// Passes a comment, which ends with its line; whether there is one.
fn comment(scanner: &mut TextCursor) -> bool {
    let is = matches!(scanner.peek(), Some('#' | '%')) || scanner.starts_with("//");
    if is {
        scanner.take_while(|it| it != '\n');
    }
    is
}

impl ListLine<'_> {
    /// Whether attributes in braces may stand after these words: two nodes, with an arrow between them or none.
    fn takes_attributes(&self, words: &[ListWord<'_>]) -> bool {
        match (self.joint, words) {
            (None, [_, _, ..]) => true,
            (Some(Joint::Arrow | Joint::Both), [_, to]) => self.joints == 1 && to.part == 1,
            _ => false,
        }
    }
}

/// Reads a line, whose words are added to those of the list.
fn line<'a>(
    scanner: &mut TextCursor<'a>,
    words: &mut Vec<ListWord<'a>>,
) -> Result<ListLine<'a>, GraphError> {
    let begin = words.len();
    let mut line = ListLine {
        words: begin..begin,
        joint: None,
        joints: 0,
        attributes: 0,
        attributed: false,
        weight: None,
        commas: false,
    };
    let mut comma = false;
    loop {
        scanner.take_while(|it| it.is_whitespace() && it != '\n');
        let comment = comment(scanner);
        let own = known(words.get(begin..), "the words of a line follow others");
        let open = own.last().is_none_or(|it| it.part != line.joints);
        match scanner.peek() {
            None | Some('\n' | ';') => {
                let colon = line.joint == Some(Joint::Colon);
                return if comma || (open && !colon) {
                    Err(scanner.node_missing())
                } else {
                    line.words.end = words.len();
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
            Some('{') if line.takes_attributes(own) && !comma => {
                let at = *scanner;
                let (count, weight) = attributes(scanner)?;
                // After an arrow they could be anything but a weight: a set of nodes in DOT, a label in Mermaid.
                if line.joint.is_some() && weight.is_none() {
                    return Err(not_a_name(&at));
                }
                line.attributes = line.attributes.plus(count);
                line.weight = weight;
                line.attributed = true;
                scanner.take_while(|it| it.is_whitespace() && it != '\n');
                if !matches!(scanner.peek(), None | Some('\n' | ';' | '#')) {
                    return Err(scanner.unexpected());
                }
            }
            Some(_) => match joint(scanner) {
                Some((sign, kind)) => {
                    if open || comma {
                        return Err(scanner.node_missing());
                    }
                    if line
                        .joint
                        .is_some_and(|it| it != kind || kind == Joint::Colon)
                    {
                        let Place { line, column } = scanner.place();
                        return Err(GraphError::MixedArrows { line, column });
                    }
                    scanner.take(sign);
                    line.joint = Some(kind);
                    line.joints = line.joints.plus(1);
                }
                None => {
                    words.push(word(scanner, line.joints, comma)?);
                    comma = false;
                }
            },
        }
    }
}

/// What joins two nodes here.
fn joint(scanner: &TextCursor) -> Option<(&'static str, Joint)> {
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
}

fn word<'a>(
    scanner: &mut TextCursor<'a>,
    part: u32,
    comma: bool,
) -> Result<ListWord<'a>, GraphError> {
    let at = scanner.at();
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
        at,
        part,
        quoted,
        comma,
    })
}

/// A name without quotes: letters, digits and signs that have no meaning in any form of a graph.
fn bare<'a>(scanner: &mut TextCursor<'a>) -> Result<&'a str, GraphError> {
    let before = *scanner;
    loop {
        scanner.take_while(|it| it.is_ascii_alphanumeric());
        let Some(next) = scanner.peek().filter(|it| !it.is_ascii_whitespace()) else {
            break;
        };
        let begun = scanner.rest().len() < before.rest().len();
        let hyphen = next == '-' && (begun || scanner.next_is_digit()) && joint(scanner).is_none();
        let sign = "_./+@&'!?$~^|".contains(next) && !scanner.starts_with("//");
        let foreign =
            !next.is_ascii() && !next.is_whitespace() && !"→←↔⇒⇐⟶⟵–—−“”„«»".contains(next);
        if !(next.is_alphanumeric() || hyphen || sign || foreign) || scanner.starts_with("->>") {
            break;
        }
        scanner.step();
    }
    let name = before.until(scanner);
    // Signs alone are more likely a piece of something else; links of old have `.` and `+`.
    let seen = |it: char| it.is_alphanumeric() || !it.is_ascii() || "_.+".contains(it);
    if name.contains(seen) {
        Ok(name)
    } else {
        Err(not_a_name(&before))
    }
}

/// What stands here belongs to no list of edges.
fn not_a_name(scanner: &TextCursor) -> GraphError {
    let Place { line, column } = scanner.place();
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
