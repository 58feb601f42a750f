//! The words, numbers and signs of a text, each with its place.

use super::reading::NetworkForm;
use crate::error::NetworkError;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextPlace {
    /// Counted from 1.
    pub(super) line: u64,
    /// Characters, counted from 1.
    pub(super) column: u64,
}

impl TextPlace {
    /// The error that the text cannot be read here, although it looks like this form.
    pub(super) fn syntax(self, form: NetworkForm) -> NetworkError {
        NetworkError::Syntax {
            line: self.line,
            column: self.column,
            form: form.code().into(),
        }
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
    pub(super) place: TextPlace,
    /// Whether a blank or the end of a line stands before it, or nothing at all.
    pub(super) apart: bool,
}

/// A place among the tokens of a text.
#[derive(Clone, Debug)]
pub(super) struct Lexemes {
    all: Vec<Lexeme>,
    next: usize,
    end: TextPlace,
}

impl Lexemes {
    /// Cuts what is kept of a text into tokens. Cost O(characters).
    pub(super) fn of(characters: &[char]) -> Lexemes {
        let mut all: Vec<Lexeme> = Vec::new();
        let mut rest = characters.iter().copied().peekable();
        let mut place = TextPlace { line: 1, column: 1 };
        let mut apart = true;
        while let Some(&first) = rest.peek() {
            let begin = place;
            let mut take = |fits: &dyn Fn(char) -> bool| {
                let mut word = String::new();
                while let Some(found) = rest.next_if(|&it| fits(it)) {
                    word.push(found);
                    place.column += 1;
                }
                word
            };
            let kind = if first == '\n' {
                rest.next();
                place = TextPlace {
                    line: place.line + 1,
                    column: 1,
                };
                None
            } else if first.is_whitespace() {
                take(&|it| it.is_whitespace() && it != '\n');
                None
            } else if first.is_ascii_digit() {
                let digits = take(&|it| it.is_ascii_digit());
                // A number that is too large is larger than any wire, and is refused as such.
                Some(LexemeKind::Number(digits.parse().unwrap_or(u64::MAX)))
            } else if first.is_alphabetic() || first == '_' {
                Some(LexemeKind::Word(take(&|it| {
                    it.is_alphanumeric() || it == '_'
                })))
            } else {
                rest.next();
                place.column += 1;
                Some(if first == '-' && rest.next_if_eq(&'>').is_some() {
                    place.column += 1;
                    LexemeKind::Arrow
                } else if first == '"' || first == '\'' {
                    let mut ahead = rest.clone();
                    let inner: String = ahead
                        .by_ref()
                        .take_while(|&it| it != first && it != '\n')
                        .collect();
                    let length = inner.chars().count();
                    if rest.clone().nth(length) == Some(first) {
                        rest.nth(length);
                        place.column += length as u64 + 1;
                        LexemeKind::Quoted(inner)
                    } else {
                        LexemeKind::Sign(first)
                    }
                } else {
                    LexemeKind::Sign(first)
                })
            };
            match kind {
                Some(kind) => all.push(Lexeme {
                    kind,
                    place: begin,
                    apart: std::mem::take(&mut apart),
                }),
                None => apart = true,
            }
        }
        Lexemes {
            all,
            next: 0,
            end: place,
        }
    }

    /// The tokens of a text of our own, which has nothing to leave aside.
    pub(super) fn of_plain(text: &str) -> Lexemes {
        Lexemes::of(&text.chars().collect::<Vec<_>>())
    }

    /// Whether a word occurs.
    pub(super) fn has_word(&self, word: &str) -> bool {
        let is = |token: &Lexeme| matches!(&token.kind, LexemeKind::Word(found) if found == word);
        self.rest().iter().any(is)
    }

    /// One after the last character of the text.
    pub(super) fn end(&self) -> TextPlace {
        self.end
    }

    /// All tokens that follow.
    pub(super) fn rest(&self) -> &[Lexeme] {
        &self.all[self.next..]
    }

    pub(super) fn token(&self) -> Option<&Lexeme> {
        self.all.get(self.next)
    }

    pub(super) fn peek(&self) -> Option<&LexemeKind> {
        self.token().map(|token| &token.kind)
    }

    /// The token after the next ones.
    pub(super) fn ahead(&self, tokens: usize) -> Option<&LexemeKind> {
        self.all.get(self.next + tokens).map(|token| &token.kind)
    }

    /// The place of the next token, or one after the end of the text.
    pub(super) fn place(&self) -> TextPlace {
        self.token().map_or(self.end, |token| token.place)
    }

    pub(super) fn step(&mut self) {
        self.skip(1);
    }

    pub(super) fn skip(&mut self, tokens: usize) {
        self.next = (self.next + tokens).min(self.all.len());
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

/// The number of a wire as the text has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wire {
    pub(super) number: u64,
    pub(super) place: TextPlace,
}

/// Two wires in the order of the text.
pub(super) type Pair = (Wire, Wire);
