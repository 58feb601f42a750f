//! Words of a text with their places, and the values of YAML that are made of them.

use crate::text_cursor::TextCursor;

/// A piece of text and the place where it begins.
#[derive(Clone, Debug)]
pub(super) struct TextPiece<'a> {
    pub text: String,
    pub at: TextCursor<'a>,
    pub quoted: bool,
}

impl TextPiece<'_> {
    /// The only character; none if there are more or none.
    pub fn sign(&self) -> Option<char> {
        let mut signs = self.text.chars();
        signs.next().filter(|_| signs.next().is_none())
    }
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Node<'a> {
    /// Nothing, `null` or `~`.
    Null,
    Scalar(TextPiece<'a>),
    List(Vec<TextPiece<'a>>),
    Map(Vec<Entry<'a>>),
}

/// An entry of a map; a key has several words if it is a list.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    pub key: Vec<TextPiece<'a>>,
    /// Where the key begins.
    pub at: TextCursor<'a>,
    pub value: Node<'a>,
}
