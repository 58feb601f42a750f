//! What is wrong with a certificate.

use std::fmt;

use super::{Claim, FORMAT, MAX_CERTIFICATE_BYTES, MAX_LINE_BYTES};

/// The first thing that is wrong with a certificate, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1; `None` if no line is to blame.
    pub line: Option<u64>,
    /// What is wrong there.
    pub kind: FaultKind,
}

/// What can be wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It has more than [`MAX_CERTIFICATE_BYTES`] bytes.
    TooLarge,
    /// The first line is not that of a certificate of this version.
    NotACertificate,
    /// A line has more than [`MAX_LINE_BYTES`] bytes.
    LineTooLong,
    /// A line is not text in UTF-8.
    NotText,
    /// A line of the heading is not the one that belongs there.
    Heading {
        /// What belongs there.
        expected: &'static str,
    },
    /// The heading names a family that is not known.
    UnknownFamily,
    /// The game that the heading names cannot be built.
    Game {
        /// Why, in English.
        reason: String,
    },
    /// A line is not one of a position.
    NotAPosition,
    /// A position has two lines.
    Doubled {
        /// The other line.
        first: u64,
    },
    /// The text ends in the middle of a line, or before its last line.
    Truncated,
    /// Something follows after the last line.
    AfterTheEnd,
    /// The number of lines is not the one in the heading.
    WrongCount {
        /// The number in the heading.
        said: u32,
        /// The number of lines.
        found: u64,
    },
    /// Play reaches a position that has no line.
    Missing {
        /// The position.
        position: String,
    },
    /// Play never comes to the position of a line, or there is no such position.
    Extra,
    /// Two positions have the same text, so nobody could say which one a line means.
    SameText,
    /// The claim does not follow from those of the positions after each move.
    Contradicted {
        /// What the line says.
        said: Claim,
        /// What follows.
        follows: Claim,
        /// The image, if the moves are not those of the position itself but of an image of it.
        image: Option<String>,
    },
    /// The move that a line names is not a legal move.
    IllegalMove {
        /// Its number.
        number: u32,
    },
    /// The move that a line names does not show what it has to.
    WrongMove {
        /// Its number.
        number: u32,
        /// What the move is worth.
        worth: Claim,
        /// What the line says.
        said: Claim,
    },
    /// The rules stopped, so nothing can be said.
    Rules {
        /// Why, in English.
        reason: String,
    },
}

impl Fault {
    /// A fault of this line.
    pub fn at(line: u64, kind: FaultKind) -> Fault {
        let line = Some(line);
        Fault { line, kind }
    }
}

impl From<FaultKind> for Fault {
    fn from(kind: FaultKind) -> Fault {
        Fault { line: None, kind }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::TooLarge => {
                write!(
                    f,
                    "a certificate may have at most {MAX_CERTIFICATE_BYTES} bytes"
                )
            }
            FaultKind::NotACertificate => {
                write!(f, "a certificate begins with the line {FORMAT:?}")
            }
            FaultKind::LineTooLong => write!(f, "a line may have at most {MAX_LINE_BYTES} bytes"),
            FaultKind::NotText => write!(f, "this line is not text in UTF-8"),
            FaultKind::Heading { expected } => write!(f, "{expected} belongs here"),
            FaultKind::UnknownFamily => write!(f, "no game of this family is known here"),
            FaultKind::Game { reason } => write!(f, "this game cannot be built: {}", shown(reason)),
            FaultKind::NotAPosition => write!(
                f,
                "this is not the line of a position, such as {:?}",
                "won 5 69 ooo/.x./x.x:o"
            ),
            FaultKind::Doubled { first } => write!(f, "line {first} has this position already"),
            FaultKind::Truncated => write!(f, "the certificate is cut off before its end"),
            FaultKind::AfterTheEnd => write!(f, "something follows after the end"),
            FaultKind::WrongCount { said, found } => {
                write!(f, "{said} positions are announced, and {found} have lines")
            }
            FaultKind::Missing { position } => {
                write!(
                    f,
                    "play reaches the position {}, which has no line",
                    shown(position)
                )
            }
            FaultKind::Extra => write!(f, "play never comes to this position"),
            FaultKind::SameText => write!(f, "two positions of the game have this text"),
            FaultKind::Contradicted {
                said,
                follows,
                image,
            } => {
                write!(
                    f,
                    "the position is said to be {said}, but its moves make it {follows}"
                )?;
                match image {
                    Some(image) => write!(f, " at its image {}", shown(image)),
                    None => Ok(()),
                }
            }
            FaultKind::IllegalMove { number } => write!(f, "move {number} is not legal here"),
            FaultKind::WrongMove {
                number,
                worth,
                said,
            } => {
                write!(f, "move {number} makes this {worth}, not {said}")
            }
            FaultKind::Rules { reason } => {
                write!(f, "the rules cannot be followed: {}", shown(reason))
            }
        }
    }
}

/// The most characters of somebody else's text in a message.
const MAX_SHOWN: usize = 200;

/// A text of the certificate in quotes, without characters that a terminal would obey.
fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(MAX_SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}
