//! Words of a text with their places, and the values of YAML that are made of them.

/// A piece of text and the place where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextPiece {
    pub text: String,
    pub at: usize,
    pub quoted: bool,
}

impl TextPiece {
    /// The only character; none if there are more or none.
    pub fn sign(&self) -> Option<char> {
        let mut signs = self.text.chars();
        signs.next().filter(|_| signs.next().is_none())
    }
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// Nothing, `null` or `~`.
    Null,
    Scalar(TextPiece),
    List(Vec<TextPiece>),
    Map(Vec<Entry>),
}

/// An entry of a map; a key has several words if it is a list.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub key: Vec<TextPiece>,
    /// Where the key begins.
    pub at: usize,
    pub value: Node,
}
