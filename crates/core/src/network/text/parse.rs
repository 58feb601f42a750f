//! Reads networks from text.

use super::super::{Comparator, MAX_COMPARATORS, MAX_WIRES};
use super::{MAX_TEXT_CHARS, ParsedNetwork};
use crate::error::NetworkError;

/// How many lists may enclose a pair: a list of layers.
const MAX_LISTS: usize = 2;

/// Reads a list of comparators whose wires count from `first`, usually 0 or 1. The text itself does
/// not say which, so the caller has to.
///
/// ```text
///   text   { item | separator }
///   item   wire : wire               0:1
///          ( wire , wire )           (0,1)
///          [ wire , wire ]           [0,1]
///          [ text ]                  a list of comparators or of layers, nested at most twice
/// ```
///
/// Separators are blanks, newlines, commas and semicolons, any number of them. Blanks and newlines
/// may stand everywhere except inside a number. So this reads JSON, the networks of the document,
/// `[0:1 2:3] [1:2]`, and everything that [`write`](super::write) writes. The comparators apply in
/// the order of the text; a layer may have a wire twice. An empty text has no comparators. Cost
/// O(characters).
///
/// ```
/// use appleyard_core::error::NetworkError;
/// use appleyard_core::network::text::parse;
///
/// let parsed = parse("(1,2)(3,4)\n(2,3)", 1)?;
/// assert_eq!(parsed.comparators, [(0, 1), (2, 3), (1, 2)]);
/// assert_eq!(parsed.wires, 4);
///
/// let error = parse("0:1\n0:1 1-2", 0).unwrap_err();
/// assert_eq!(error, NetworkError::Syntax { line: 2, column: 6 });
/// # Ok::<(), NetworkError>(())
/// ```
///
/// # Errors
///
/// [`NetworkError::TextTooLong`]; then the first of [`NetworkError::Syntax`],
/// [`NetworkError::WireNotAllowed`] and [`NetworkError::SameWireAt`] in the text;
/// [`NetworkError::TooManyComparators`] if nothing else is wrong. A column counts characters,
/// including `\r`.
pub fn parse(text: &str, first: u8) -> Result<ParsedNetwork, NetworkError> {
    let count = text.chars().count();
    if count > MAX_TEXT_CHARS {
        return Err(NetworkError::TextTooLong {
            count: count as u64,
            limit: MAX_TEXT_CHARS as u64,
        });
    }
    let mut reader = Reader {
        rest: text,
        line: 1,
        column: 1,
        first: first.into(),
    };
    let comparators = reader.comparators()?;
    if comparators.len() > MAX_COMPARATORS {
        return Err(NetworkError::TooManyComparators {
            count: comparators.len() as u64,
            limit: MAX_COMPARATORS as u64,
        });
    }
    let lowest = comparators.iter().map(|&(a, b)| a.max(b)).max();
    Ok(ParsedNetwork {
        wires: lowest.map_or(0, |wire| usize::from(wire) + 1),
        comparators,
    })
}

/// A place in the text.
#[derive(Clone, Copy)]
struct Reader<'a> {
    /// The text that follows.
    rest: &'a str,
    line: u64,
    column: u64,
    /// The number of the top wire.
    first: u64,
}

impl Reader<'_> {
    fn comparators(&mut self) -> Result<Vec<Comparator>, NetworkError> {
        let mut comparators = Vec::new();
        let mut lists = 0;
        while let Some(next) = self.peek() {
            match next {
                '(' => comparators.push(self.bracketed(')')?),
                '[' if self.begins_pair() => comparators.push(self.bracketed(']')?),
                '[' if lists < MAX_LISTS => {
                    lists += 1;
                    self.step();
                }
                ']' if lists > 0 => {
                    lists -= 1;
                    self.step();
                }
                '0'..='9' => comparators.push(self.pair(':')?),
                ',' | ';' => self.step(),
                _ if next.is_whitespace() => self.step(),
                _ => return Err(self.unexpected()),
            }
        }
        if lists > 0 {
            return Err(self.unexpected());
        }
        Ok(comparators)
    }

    /// Whether the next bracket opens a pair such as `[0,1]`, and not a list such as `[0:1 2:3]` or
    /// `[[0,1]]`. Anything else that begins with a number is also read as a pair, so that the error
    /// has its place.
    fn begins_pair(mut self) -> bool {
        self.step();
        self.skip_blanks();
        if !self.peek().is_some_and(|next| next.is_ascii_digit()) {
            return false;
        }
        while self.peek().is_some_and(|next| next.is_ascii_digit()) {
            self.step();
        }
        self.skip_blanks();
        self.peek() != Some(':')
    }

    /// Reads `(0,1)` or `[0,1]` from its bracket on.
    fn bracketed(&mut self, close: char) -> Result<Comparator, NetworkError> {
        self.step();
        self.skip_blanks();
        let comparator = self.pair(',')?;
        self.skip_blanks();
        self.take(close)?;
        Ok(comparator)
    }

    /// Reads two wires with a sign between them.
    fn pair(&mut self, between: char) -> Result<Comparator, NetworkError> {
        let (_, a) = self.wire()?;
        self.skip_blanks();
        self.take(between)?;
        self.skip_blanks();
        let (place, b) = self.wire()?;
        if a == b {
            return Err(NetworkError::SameWireAt {
                line: place.line,
                column: place.column,
                wire: self.first + u64::from(b),
            });
        }
        Ok((a, b))
    }

    /// Reads the number of a wire, and returns it with its place.
    fn wire(&mut self) -> Result<(Self, u8), NetworkError> {
        let place = *self;
        let mut wire = 0_u64;
        while let Some(digit) = self.peek().and_then(|next| next.to_digit(10)) {
            wire = wire.saturating_mul(10).saturating_add(digit.into());
            self.step();
        }
        if self.rest.len() == place.rest.len() {
            return Err(self.unexpected());
        }
        let from_first = wire.checked_sub(self.first);
        match from_first.and_then(|wire| u8::try_from(wire).ok()) {
            Some(wire) if usize::from(wire) < MAX_WIRES => Ok((place, wire)),
            _ => Err(NetworkError::WireNotAllowed {
                line: place.line,
                column: place.column,
                wire,
                min: self.first,
                max: self.first + MAX_WIRES as u64 - 1,
            }),
        }
    }

    fn take(&mut self, sign: char) -> Result<(), NetworkError> {
        if self.peek() != Some(sign) {
            return Err(self.unexpected());
        }
        self.step();
        Ok(())
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.step();
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn step(&mut self) {
        let mut characters = self.rest.chars();
        match characters.next() {
            Some('\n') => {
                self.line += 1;
                self.column = 1;
            }
            Some(_) => self.column += 1,
            None => {}
        }
        self.rest = characters.as_str();
    }

    fn unexpected(&self) -> NetworkError {
        NetworkError::Syntax {
            line: self.line,
            column: self.column,
        }
    }
}
