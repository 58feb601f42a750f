//! Lines of words above a list or above a layer, and what they say about the network.

use crate::checked::Exact;
use crate::text_cursor::TextCursor;

/// A number, and where it begins in the line.
type Said<'a> = Option<(u64, TextCursor<'a>)>;

/// The counts that a heading says.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts<'a> {
    pub(super) wires: Said<'a>,
    pub(super) comparators: Said<'a>,
    pub(super) layers: Said<'a>,
}

/// A heading at the beginning of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct StatedHeading<'a> {
    /// How many characters it has.
    pub(super) length: usize,
    pub(super) said: Counts<'a>,
}

/// Words that number a layer: `Layer 1:`.
const LABELS: &[&str] = &[
    "layer", "level", "step", "stage", "round", "phase", "depth", "parallel", "capa", "nivel",
    "paso",
];
const WIRES: &[&str] = &[
    "input", "inputs", "wire", "wires", "channel", "channels", "element", "elements", "line",
    "lines",
];
const COMPARATORS: &[&str] = &[
    "comparator",
    "comparators",
    "ce",
    "ces",
    "exchange",
    "exchanges",
    "comparison",
    "comparisons",
];
const LAYERS: &[&str] = &[
    "layer", "layers", "level", "levels", "step", "steps", "stage", "stages",
];
/// Words of programs: a line that begins with one is no heading.
const PROGRAM: &[&str] = &[
    "pass", "else", "return", "end", "begin", "try", "if", "swap", "for", "while", "do", "def",
    "fn",
];

/// A piece of a line, with the character at which it begins.
#[derive(Clone, Debug)]
enum Piece<'a> {
    Number(u64, TextCursor<'a>),
    /// In lower case.
    Word(String),
    Sign(char),
}

/// The heading with which a line begins, which begins with no blank. The line is a heading if
///
/// ```text
///   Layer 1: …                                        it labels a layer; the rest of the line is read
///   Sorting network for 8 inputs, 19 CEs, 6 layers:   each of its numbers counts a thing that it names
///   Batcher's network                                 it has words only, and either nothing but headings
///                                                     stands above it, or it ends with a colon
/// ```
pub(super) fn heading(line: &str, first: bool) -> Option<StatedHeading<'_>> {
    let begins = line.chars().next()?;
    if !begins.is_alphabetic() && !begins.is_ascii_digit() {
        return None;
    }
    if let Some(length) = label(line) {
        let said = Counts::default();
        return Some(StatedHeading { length, said });
    }
    let pieces = pieces(line)?;
    let length = line.chars().count();
    let has_number = pieces.iter().any(|it| matches!(it, Piece::Number(..)));
    if !has_number {
        let program =
            matches!(pieces.first(), Some(Piece::Word(word)) if PROGRAM.contains(&&word[..]));
        let colon = matches!(pieces.last(), Some(Piece::Sign(':')));
        let said = Counts::default();
        return ((first || colon) && !program).then_some(StatedHeading { length, said });
    }
    let said = counts(&pieces)?;
    Some(StatedHeading { length, said })
}

/// The length of a label such as `Layer 1:`; what follows it is no part of it.
fn label(line: &str) -> Option<usize> {
    let (head, rest) = line.split_once(':')?;
    // In "Layer 1:2" the number may belong to the pair.
    if !rest.is_empty() && !rest.starts_with(|it: char| it.is_whitespace() || "[({".contains(it)) {
        return None;
    }
    let mut words = head.split_whitespace();
    let labels = words.next().map(str::to_ascii_lowercase)?;
    let number = words.next_back()?;
    let named = LABELS.contains(&&labels[..])
        && words.all(|it| LABELS.contains(&&it.to_ascii_lowercase()[..]));
    let numbered = number.chars().all(|it| it.is_ascii_digit());
    (named && numbered).then(|| head.chars().count().plus(1))
}

/// The words, numbers and signs of a line; nothing if it has a sign that no heading has.
fn pieces(line: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = TextCursor::new(line);
    while let Some(found) = rest.peek() {
        let begin = rest;
        if found.is_ascii_digit() {
            let number = rest.take_while(|it| it.is_ascii_digit()).parse().ok()?;
            pieces.push(Piece::Number(number, begin));
        } else if found.is_alphabetic() {
            let word = rest.take_while(|it| it.is_alphabetic() || "'’-".contains(it));
            pieces.push(Piece::Word(word.to_ascii_lowercase()));
        } else if found.is_whitespace() {
            rest.step();
        } else if ",;:.!?–—=".contains(found) {
            rest.step();
            pieces.push(Piece::Sign(found));
        } else {
            return None;
        }
    }
    Some(pieces)
}

/// The counts in a heading, if each of its numbers counts something: `8 inputs`, `depth 6`, `n = 8`.
fn counts<'a>(pieces: &[Piece<'a>]) -> Option<Counts<'a>> {
    let mut said = Counts::default();
    for (at, piece) in pieces.iter().enumerate() {
        let &Piece::Number(number, place) = piece else {
            continue;
        };
        let word = |at: Option<usize>| match at.and_then(|at| pieces.get(at)) {
            Some(Piece::Word(word)) => &word[..],
            _ => "",
        };
        let after = word(Some(at.plus(1)));
        let before = at.checked_sub(1).and_then(|it| pieces.get(it));
        let equals = matches!(before, Some(Piece::Sign('=')));
        let before = word(at.checked_sub(if equals { 2 } else { 1 }));
        let slot = if WIRES.contains(&after) || (equals && before == "n") {
            &mut said.wires
        } else if COMPARATORS.contains(&after) {
            &mut said.comparators
        } else if LAYERS.contains(&after) || before == "depth" {
            &mut said.layers
        } else {
            return None;
        };
        if slot.replace((number, place)).is_some() {
            return None;
        }
    }
    Some(said)
}
