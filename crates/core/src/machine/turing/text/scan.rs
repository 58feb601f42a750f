//! What all forms of a machine read alike: blanks, words in quotes, and errors with their places.

use super::piece::TextPiece;
use crate::error::MachineError;
use crate::text_cursor::{Place, TextCursor};

/// The text with a line feed alone at the end of each line.
pub(super) fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

impl<'a> TextCursor<'a> {
    /// Skips blanks and tabs.
    pub(super) fn blanks(&mut self) {
        self.take_while(|it| it == ' ' || it == '\t');
    }

    /// Whether nothing but the end of the line follows.
    pub(super) fn at_end_of_line(&self) -> bool {
        matches!(self.peek(), None | Some('\n'))
    }

    /// A word of all characters that fit.
    pub(super) fn word(&mut self, fits: impl Fn(char) -> bool) -> TextPiece<'a> {
        let at = *self;
        TextPiece {
            text: self.take_while(fits).into(),
            at,
            quoted: false,
        }
    }

    /// The error for a place that cannot be read.
    pub(super) fn not_understood(&self) -> MachineError {
        let (Place { line, column }, found) = (self.place(), self.peek());
        MachineError::NotUnderstood {
            line,
            column,
            found,
        }
    }

    /// The error for a rule that ends after this number of its five parts; `None` if these may stand in another order.
    pub(super) fn part_missing(&self, parts: Option<usize>) -> MachineError {
        let Place { line, column } = self.place();
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
    pub(super) fn misplaced(&self) -> MachineError {
        let Place { line, column } = self.place();
        MachineError::Misplaced { line, column }
    }

    /// Text in single or double quotes, on one line. In single quotes two of them stand for one; in double quotes a
    /// backslash takes the next character as it is.
    pub(super) fn in_quotes(&mut self) -> Result<Option<TextPiece<'a>>, MachineError> {
        let Some(quote @ ('\'' | '"')) = self.peek() else {
            return Ok(None);
        };
        let at = *self;
        self.step();
        let mut text = String::new();
        loop {
            match self.peek() {
                None | Some('\n') => return Err(self.not_understood()),
                Some(sign) if sign == quote => {
                    self.step();
                    if quote == '\'' && self.take("'") {
                        text.push(quote);
                        continue;
                    }
                    let quoted = true;
                    return Ok(Some(TextPiece { text, at, quoted }));
                }
                Some('\\') if quote == '"' => {
                    self.step();
                    match self.peek() {
                        // A letter or digit after it stands for something else, which is no symbol.
                        Some(sign) if sign != '\n' && !sign.is_ascii_alphanumeric() => {
                            text.push(sign);
                        }
                        _ => return Err(self.not_understood()),
                    }
                }
                Some(sign) => text.push(sign),
            }
            self.step();
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
