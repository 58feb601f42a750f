//! Texts without characters that nobody sees.

use crate::Error;

/// The characters that have no width and change nothing that is seen, each with its name in an error. Copied texts
/// carry them along: from spreadsheets, from pages that suggest where to break a word, from files that begin with a
/// mark of their encoding.
const INVISIBLE: [(char, char, &str); 13] = [
    ('\u{ad}', '\u{ad}', "soft-hyphen"),
    ('\u{34f}', '\u{34f}', "other"),
    ('\u{61c}', '\u{61c}', "direction-mark"),
    ('\u{180e}', '\u{180e}', "other"),
    ('\u{200b}', '\u{200b}', "zero-width-space"),
    ('\u{200c}', '\u{200d}', "zero-width-joiner"),
    ('\u{200e}', '\u{200f}', "direction-mark"),
    ('\u{202a}', '\u{202e}', "direction-mark"),
    ('\u{2060}', '\u{2060}', "word-joiner"),
    ('\u{2061}', '\u{2064}', "other"),
    ('\u{2066}', '\u{2069}', "direction-mark"),
    ('\u{feff}', '\u{feff}', "byte-order-mark"),
    ('\u{fff9}', '\u{fffb}', "other"),
];

/// The name of a character that nobody sees; `None` for any other.
pub fn invisible(character: char) -> Option<&'static str> {
    let mut all = INVISIBLE.iter();
    let found = all.find(|(first, last, _)| (*first..=*last).contains(&character));
    found.map(|it| it.2)
}

/// The text without such characters at its beginning. Elsewhere they are refused: a name with one would look like
/// another name. A joiner between two characters of scripts that need it, or of an emoji, changes what is seen, so it
/// may stay. Cost O(n) for n characters.
///
/// # Errors
///
/// [`Error::InvisibleCharacter`]; a column counts characters.
///
/// ```
/// use appleyard_core::plain_text::plain;
///
/// assert_eq!(plain("\u{feff}a -> b")?, "a -> b");
/// let error = plain("a\nb\u{200b}c").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2 has an invisible character, U+200B (zero-width-space)");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn plain(text: &str) -> Result<&str, Error> {
    let text = text.trim_start_matches(|it| invisible(it).is_some());
    if text.is_ascii() {
        return Ok(text);
    }
    let (mut line, mut column) = (1, 0);
    let mut before = None;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        column += 1;
        if let Some(name) = invisible(character) {
            let beside = [before, characters.peek().copied()];
            if name != "zero-width-joiner" || !beside.iter().all(|it| it.is_some_and(joins)) {
                return Err(Error::InvisibleCharacter {
                    line,
                    column,
                    character: name.to_owned(),
                    code: code_of(character),
                });
            }
        }
        if character == '\n' {
            (line, column) = (line + 1, 0);
        }
        before = Some(character);
    }
    Ok(text)
}

/// The number of a character as Unicode writes it; all that are refused have four digits. A formatter would be larger in
/// the wasm.
fn code_of(character: char) -> String {
    let digit = |at: u32| char::from_digit(u32::from(character) >> (4 * at) & 15, 16);
    let digits = (0..4).rev().filter_map(digit);
    "U+".chars()
        .chain(digits.map(|it| it.to_ascii_uppercase()))
        .collect()
}

/// Whether a joiner beside this character may change what is seen: not beside Latin, Greek or Cyrillic letters.
fn joins(character: char) -> bool {
    character >= '\u{600}' && invisible(character).is_none()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_mark_at_the_beginning_is_taken_off_and_elsewhere_it_is_refused_with_its_name() {
        for (mark, name) in [
            ('\u{feff}', "byte-order-mark"),
            ('\u{200b}', "zero-width-space"),
            ('\u{200c}', "zero-width-joiner"),
            ('\u{200d}', "zero-width-joiner"),
            ('\u{2060}', "word-joiner"),
            ('\u{ad}', "soft-hyphen"),
            ('\u{200e}', "direction-mark"),
            ('\u{202e}', "direction-mark"),
            ('\u{2066}', "direction-mark"),
            ('\u{180e}', "other"),
        ] {
            assert_eq!(plain(&format!("{mark}{mark}a b")), Ok("a b"));
            let error = plain(&format!("\u{e4}\na{mark}")).unwrap_err();
            let said: Vec<String> = error.params().iter().map(|it| it.1.to_string()).collect();
            let code = format!("U+{:04X}", u32::from(mark));
            assert_eq!(said, ["2", "2", name, &code]);
        }
    }

    #[test]
    fn a_joiner_stays_where_a_script_or_an_emoji_needs_it() {
        for text in [
            "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}",
            "\u{1f469}\u{200d}\u{1f680}",
        ] {
            assert_eq!(plain(text), Ok(text));
        }
        plain("\u{1f469}\u{200d}").unwrap_err();
    }
}
