//! The words, numbers and signs of a text, each with its place.

use std::mem::take;

use super::reading::NetworkForm;
use crate::checked::{Exact, known};
use crate::error::NetworkError;
use crate::text_cursor::{Place, TextCursor};

impl Place {
    /// The error that the text cannot be read here, although it looks like this form.
    pub(super) fn syntax(self, form: NetworkForm) -> NetworkError {
        let (Place { line, column }, form) = (self, form.code().into());
        NetworkError::Syntax { line, column, form }
    }
}

/// What stands at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LexemeKind {
    /// A whole number without a sign; 2^64 - 1 for larger ones.
    Number(u64),
    /// Letters, digits and underscores that begin with no digit.
    Word(String),
    /// What stands between two quotes of a line.
    Quoted(String),
    /// `->`.
    Arrow,
    /// Any other character that is not blank.
    Sign(char),
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) kind: LexemeKind,
    pub(super) place: Place,
    /// Whether a blank or the end of a line stands before it, or nothing at all.
    pub(super) apart: bool,
}

/// A place among the tokens of a text.
#[derive(Clone, Debug)]
pub(super) struct Lexemes {
    all: Vec<Lexeme>,
    next: usize,
    end: Place,
}

impl Lexemes {
    /// Cuts what is kept of a text into tokens. Cost O(characters).
    pub(super) fn of(text: &str) -> Lexemes {
        let mut all: Vec<Lexeme> = Vec::new();
        let mut rest = TextCursor::new(text);
        let mut end = rest.place();
        let mut apart = true;
        loop {
            let begin = rest;
            let blank = !rest.take_while(char::is_whitespace).is_empty();
            end = end.after(begin.until(&rest));
            apart |= blank;
            let (begin, place) = (rest, end);
            let Some(kind) = lexeme(&mut rest) else {
                return Lexemes { all, next: 0, end };
            };
            end = end.after(begin.until(&rest));
            all.push(Lexeme {
                kind,
                place,
                apart: take(&mut apart),
            });
        }
    }

    /// Whether a word occurs.
    pub(super) fn has_word(&self, word: &str) -> bool {
        let is = |token: &Lexeme| matches!(&token.kind, LexemeKind::Word(found) if found == word);
        self.rest().iter().any(is)
    }

    /// One after the last character of the text.
    pub(super) fn end(&self) -> Place {
        self.end
    }

    /// All tokens that follow.
    pub(super) fn rest(&self) -> &[Lexeme] {
        known(self.all.get(self.next..), "tokens follow or none do")
    }

    pub(super) fn token(&self) -> Option<&Lexeme> {
        self.all.get(self.next)
    }

    pub(super) fn peek(&self) -> Option<&LexemeKind> {
        self.token().map(|token| &token.kind)
    }

    /// The token after the next ones.
    pub(super) fn ahead(&self, tokens: usize) -> Option<&LexemeKind> {
        self.all
            .get(self.next.plus(tokens))
            .map(|token| &token.kind)
    }

    /// The place of the next token, or one after the end of the text.
    pub(super) fn place(&self) -> Place {
        self.token().map_or(self.end, |token| token.place)
    }

    pub(super) fn step(&mut self) {
        self.skip(1);
    }

    pub(super) fn skip(&mut self, tokens: usize) {
        self.next = (self.next.plus(tokens)).min(self.all.len());
    }

    pub(super) fn is(&self, sign: char) -> bool {
        self.peek() == Some(&LexemeKind::Sign(sign))
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(LexemeKind::Word(found)) if found == word)
    }

    /// Steps over a sign if it is the next.
    pub(super) fn skip_sign(&mut self, sign: char) -> bool {
        let found = self.is(sign);
        if found {
            self.step();
        }
        found
    }

    /// Steps over a sign, which must be the next.
    pub(super) fn take(&mut self, sign: char, form: NetworkForm) -> Result<(), NetworkError> {
        if self.skip_sign(sign) {
            return Ok(());
        }
        Err(self.place().syntax(form))
    }

    /// Reads a number, which must be the next.
    pub(super) fn number(&mut self, form: NetworkForm) -> Result<Wire, NetworkError> {
        let place = self.place();
        let Some(&LexemeKind::Number(number)) = self.peek() else {
            return Err(place.syntax(form));
        };
        self.step();
        Ok(Wire { number, place })
    }
}

/// Reads the token that stands here; `None` at the end of the text.
fn lexeme(rest: &mut TextCursor) -> Option<LexemeKind> {
    let first = rest.peek()?;
    if first.is_ascii_digit() {
        let digits = rest.take_while(|it| it.is_ascii_digit());
        // A number that is too large is larger than any wire, and is refused as such.
        return Some(LexemeKind::Number(digits.parse().unwrap_or(u64::MAX)));
    }
    if first.is_alphabetic() || first == '_' {
        let word = rest.take_while(|it| it.is_alphanumeric() || it == '_');
        return Some(LexemeKind::Word(word.into()));
    }
    if rest.take("->") {
        return Some(LexemeKind::Arrow);
    }
    rest.step();
    if matches!(first, '"' | '\'') {
        let mut ahead = *rest;
        let inner = ahead.take_while(|it| it != first && it != '\n');
        if ahead.step() == Some(first) {
            *rest = ahead;
            return Some(LexemeKind::Quoted(inner.into()));
        }
    }
    Some(LexemeKind::Sign(first))
}

/// The number of a wire as the text has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wire {
    pub(super) number: u64,
    pub(super) place: Place,
}

/// Two wires in the order of the text.
pub(super) type Pair = (Wire, Wire);
