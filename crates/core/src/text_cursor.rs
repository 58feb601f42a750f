//! Reads a text from its beginning to its end.

use crate::checked::{Exact, known};

/// A place in a text. Both are counted from 1; a column counts characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub line: u64,
    pub column: u64,
}

impl Place {
    /// The place after a text that begins here. Cost O(n) for n characters.
    pub fn after(self, passed: &str) -> Place {
        match passed.rsplit_once('\n') {
            None => Place {
                line: self.line,
                column: self.column.plus(passed.chars().count() as u64),
            },
            Some((lines, last)) => Place {
                line: self.line.plus(1).plus(lines.matches('\n').count() as u64),
                column: (last.chars().count() as u64).plus(1),
            },
        }
    }
}

/// A text, and how far it has been read. A copy keeps the place: a reader looks ahead with it, or keeps it for an error.
///
/// ```text
///   text   a -> b
///          c -> d
///             ^ here    place: line 2, column 4      rest: > d
/// ```
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextCursor<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> TextCursor<'a> {
    pub fn new(text: &'a str) -> TextCursor<'a> {
        TextCursor { text, rest: text }
    }

    /// The same text from another place, which [`at`](TextCursor::at) has given.
    pub fn moved_to(self, at: usize) -> TextCursor<'a> {
        let rest = known(self.text.get(at..), "a place of the same text");
        TextCursor { rest, ..self }
    }

    /// The number of bytes before here.
    pub fn at(&self) -> usize {
        // The rest is an end of the text.
        self.text.len().minus(self.rest.len())
    }

    /// The text before here.
    pub fn before(&self) -> &'a str {
        TextCursor::new(self.text).until(self)
    }

    /// The text from here on.
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// The text from here to a later place of the same text.
    pub fn until(&self, later: &TextCursor<'a>) -> &'a str {
        let between = self.text.get(self.at()..later.at());
        known(between, "a later place of the same text")
    }

    /// The number of the next character, counted from 1. Cost O(n) for the n characters before it.
    pub fn character(&self) -> u64 {
        (self.before().chars().count() as u64).plus(1)
    }

    /// Where the next character stands. Cost O(n) for the n characters before it, so this is for errors.
    pub fn place(&self) -> Place {
        Place { line: 1, column: 1 }.after(self.before())
    }

    #[inline]
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The character after the next one.
    pub fn second(&self) -> Option<char> {
        self.rest.chars().nth(1)
    }

    pub fn starts_with(&self, text: &str) -> bool {
        self.rest.starts_with(text)
    }

    #[inline]
    pub fn step(&mut self) -> Option<char> {
        let mut rest = self.rest.chars();
        let next = rest.next();
        self.rest = rest.as_str();
        next
    }

    /// Goes over the text if it stands here; whether it does.
    pub fn take(&mut self, text: &str) -> bool {
        let after = self.rest.strip_prefix(text);
        // Without it the cursor stays.
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    /// Goes over all characters that fit, and returns them.
    #[inline]
    pub fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let begin = *self;
        while self.peek().is_some_and(&fits) {
            self.step();
        }
        begin.until(self)
    }
}
