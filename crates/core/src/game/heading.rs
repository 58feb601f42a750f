//! Which game this is, so that its rules can be built again.

/// The name of a game, exact enough to build its rules again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The family, in small letters and hyphens: `in-a-row`, `script`.
    pub family: String,
    /// The numbers that choose a game of the family.
    pub sizes: Vec<u64>,
    /// Whether all images of a position by symmetry have one line.
    pub folded: bool,
    /// Whether the player who makes the last move loses, in a family that can be played either way.
    pub misere: bool,
    /// Where play begins, if the family needs a text for it. Any characters are allowed.
    pub start: Option<String>,
    /// The text that makes the game, if the family needs one: a script, or the rules of a
    /// [form](crate::forms). Any characters are allowed.
    pub text: Option<String>,
}

impl Heading {
    /// The heading of a game that its family and some numbers name.
    pub fn of_family(family: &str, sizes: &[u32]) -> Heading {
        Heading {
            family: family.into(),
            sizes: sizes.iter().copied().map(u64::from).collect(),
            folded: false,
            misere: false,
            start: None,
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
