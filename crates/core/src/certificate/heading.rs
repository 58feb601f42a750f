//! Which game a certificate is about.

use std::fmt;

/// The name of a game, exact enough to build its rules again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The family, in small letters and hyphens: `in-a-row`, `script`.
    pub family: String,
    /// The numbers that choose a game of the family.
    pub sizes: Vec<u32>,
    /// Whether all images of a position by symmetry have one line.
    pub folded: bool,
    /// The text that makes the game, if the family needs one: a script. Any characters are allowed.
    pub text: Option<String>,
}

impl Heading {
    /// The heading of a game that its family and some numbers name.
    pub fn of_family(family: &str, sizes: &[u32]) -> Heading {
        Heading {
            family: family.into(),
            sizes: sizes.to_vec(),
            folded: false,
            text: None,
        }
    }

    /// The heading of a game that a text makes.
    pub fn of_text(family: &str, text: &str) -> Heading {
        Heading {
            text: Some(text.into()),
            ..Heading::of_family(family, &[])
        }
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
        for line in self.text.iter().flat_map(|text| text.split('\n')) {
            // An empty line has no blank at its end, because editors take such blanks away.
            let blank = if line.is_empty() { "" } else { " " };
            writeln!(f, "|{blank}{line}")?;
        }
        Ok(())
    }
}
