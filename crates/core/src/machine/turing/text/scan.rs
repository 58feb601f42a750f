//! Characters of a text with their places.

use super::piece::{Node, TextPiece};
use crate::error::MachineError;

/// The most entries that aliases may stand for: more than any machine has rules.
const COPIES: usize = 10_000;

/// A text as characters, and how far it has been read.
pub(super) struct Scan {
    pub text: Vec<char>,
    pub at: usize,
    /// What the anchors of YAML stand for, and how many entries may still be copied from them.
    pub anchors: Vec<(String, Node)>,
    pub copies: usize,
}

impl Scan {
    pub fn new(text: &str) -> Scan {
        Scan {
            text: text
                .replace("\r\n", "\n")
                .replace('\r', "\n")
                .chars()
                .collect(),
            at: 0,
            anchors: Vec::new(),
            copies: COPIES,
        }
    }

    pub fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    pub fn after(&self, distance: usize) -> Option<char> {
        self.text.get(self.at + distance).copied()
    }

    pub fn take(&mut self, sign: char) -> bool {
        let there = self.peek() == Some(sign);
        self.at += usize::from(there);
        there
    }

    pub fn skip(&mut self, which: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&which) {
            self.at += 1;
        }
    }

    /// Skips blanks and tabs.
    pub fn blanks(&mut self) {
        self.skip(|it| it == ' ' || it == '\t');
    }

    /// Whether nothing but the end of the line follows.
    pub fn at_end_of_line(&self) -> bool {
        matches!(self.peek(), None | Some('\n'))
    }

    /// Line and column of a place, from 1. A column counts characters.
    pub fn place(&self, at: usize) -> (u64, u64) {
        let before = &self.text[..at.min(self.text.len())];
        let line = before.iter().filter(|&&it| it == '\n').count();
        let column = before.iter().rev().take_while(|&&it| it != '\n').count();
        (line as u64 + 1, column as u64 + 1)
    }

    /// The error for a place that cannot be read.
    pub fn not_understood(&self, at: usize) -> MachineError {
        let (line, column) = self.place(at);
        let found = self.text.get(at).copied();
        MachineError::NotUnderstood {
            line,
            column,
            found,
        }
    }

    /// The error for a rule that ends after this number of its five parts; `None` if these may stand in another order.
    pub fn part_missing(&self, at: usize, parts: Option<usize>) -> MachineError {
        let (line, column) = self.place(at);
        let part = match parts {
            None => "any",
            Some(0 | 1) => "read",
            Some(2) => "write",
            Some(3) => "move",
            Some(_) => "next",
        };
        MachineError::PartMissing {
            line,
            column,
            part: part.into(),
        }
    }

    /// The error for a line that begins in a column where none can belong to those before it.
    pub fn misplaced(&self, at: usize) -> MachineError {
        let (line, column) = self.place(at);
        MachineError::Misplaced { line, column }
    }

    /// Text in single or double quotes, on one line. In single quotes two of them stand for one; in double quotes a
    /// backslash takes the next character as it is.
    pub fn quoted(&mut self) -> Result<Option<TextPiece>, MachineError> {
        let Some(quote @ ('\'' | '"')) = self.peek() else {
            return Ok(None);
        };
        let at = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            match self.peek() {
                None | Some('\n') => return Err(self.not_understood(self.at)),
                Some(sign) if sign == quote => {
                    self.at += 1;
                    if quote == '\'' && self.take(quote) {
                        text.push(quote);
                        continue;
                    }
                    let quoted = true;
                    return Ok(Some(TextPiece { text, at, quoted }));
                }
                Some('\\') if quote == '"' => {
                    self.at += 1;
                    match self.peek() {
                        // A letter or digit after it stands for something else, which is no symbol.
                        Some(sign) if sign != '\n' && !sign.is_ascii_alphanumeric() => {
                            text.push(sign);
                        }
                        _ => return Err(self.not_understood(self.at)),
                    }
                }
                Some(sign) => text.push(sign),
            }
            self.at += 1;
        }
    }
}

/// A text as a word that every form reads as it is: in quotes, unless it has only letters, digits, `_` and `-`.
pub(super) fn quoted(text: &str) -> String {
    let plain = |it: char| it.is_ascii_alphanumeric() || it == '_' || it == '-';
    let special = text.is_empty() || text.starts_with('-') || text == "null";
    if !special && text.chars().all(plain) {
        return text.to_owned();
    }
    format!("'{}'", text.replace('\'', "''"))
}
