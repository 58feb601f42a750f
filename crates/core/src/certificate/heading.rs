//! Which game a certificate is about.

use std::fmt;

use super::MAX_LINE_BYTES;
use super::line::escaped;
use crate::game::Heading;

impl Heading {
    /// Whether no line of the heading is longer than a reader takes.
    pub(super) fn fits(&self) -> bool {
        // A line of a text begins with two more characters.
        let short = |line: &str| line.len() + 2 <= MAX_LINE_BYTES;
        self.to_string().lines().all(short)
    }
}

/// The lines of the heading, as in the file.
impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.family)?;
        for size in &self.sizes {
            write!(f, " {size}")?;
        }
        writeln!(f)?;
        if self.folded {
            writeln!(f, "folded")?;
        }
        if self.misere {
            writeln!(f, "misere")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "start {}", escaped(start))?;
        }
        for line in self.text.iter().flat_map(|text| text.split('\n')) {
            // An empty line has no blank at its end, because editors take such blanks away.
            let blank = if line.is_empty() { "" } else { " " };
            writeln!(f, "|{blank}{line}")?;
        }
        Ok(())
    }
}
