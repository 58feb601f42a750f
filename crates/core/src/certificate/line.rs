//! The line of a position.

use std::str::FromStr;

use super::{Claim, MAX_PLIES};

/// A line that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadLine<'a> {
    pub(super) claim: Claim,
    /// The number of the move that proves it; `None` if the claim needs no move.
    pub(super) witness: Option<u32>,
    /// The text of the position, with its escapes.
    pub(super) text: &'a str,
}

/// The text of a position in a line: it has no line break.
pub(super) fn escaped(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            _ => line.push(character),
        }
    }
    line
}

/// The text that [`escaped`] has written so. Total: a backslash before another character stays.
pub(super) fn unescaped(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        let meant = match (character, characters.peek()) {
            ('\\', Some('\\')) => Some('\\'),
            ('\\', Some('n')) => Some('\n'),
            ('\\', Some('r')) => Some('\r'),
            _ => None,
        };
        if meant.is_some() {
            characters.next();
        }
        // Any other character stands for itself.
        text.push(meant.unwrap_or(character));
    }
    text
}

/// Writes a line with its line feed.
pub(super) fn write(claim: Claim, witness: Option<u32>, text: &str, to: &mut String) {
    to.push_str(&claim.to_string());
    if let Some(number) = witness {
        to.push(' ');
        to.push_str(&number.to_string());
    }
    to.push(' ');
    to.push_str(&escaped(text));
    to.push('\n');
}

/// Reads a line without its line feed; `None` if it is not one.
pub(super) fn read(line: &str) -> Option<ReadLine<'_>> {
    let (word, mut rest) = line.split_once(' ')?;
    let mut next = || {
        let (digits, after) = rest.split_once(' ')?;
        rest = after;
        number(digits)
    };
    let claim = match word {
        "endless" => Claim::Endless,
        "lost" => Claim::Lost(next()?),
        "won" => Claim::Won(next()?),
        "tie" => Claim::Tie(next()?),
        _ => return None,
    };
    let too_long =
        matches!(claim, Claim::Lost(it) | Claim::Won(it) | Claim::Tie(it) if it > MAX_PLIES);
    let witness = claim.has_witness().then(&mut next);
    if too_long || witness == Some(None) {
        return None;
    }
    Some(ReadLine {
        claim,
        witness: witness.flatten(),
        text: rest,
    })
}

/// A number as it is written: digits without a sign or leading zeros.
pub(super) fn number<N: FromStr>(digits: &str) -> Option<N> {
    let plain = digits.bytes().all(|it| it.is_ascii_digit());
    let canonical = digits == "0" || !digits.starts_with('0');
    (plain && canonical).then(|| digits.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_back() {
        for (claim, witness) in [
            (Claim::Lost(0), None),
            (Claim::Lost(12), None),
            (Claim::Won(0), None),
            (Claim::Won(7), Some(0)),
            (Claim::Tie(0), None),
            (Claim::Tie(MAX_PLIES), Some(u32::MAX)),
            (Claim::Endless, Some(3)),
        ] {
            for text in ["", " ", "a b", "x/.:o", "\\", "é\n\r", "3 3"] {
                let mut line = String::new();
                write(claim, witness, text, &mut line);
                assert_eq!(unescaped(&escaped(text)), text);
                let text = &escaped(text);
                assert_eq!(line.pop(), Some('\n'));
                assert!(!line.contains(['\n', '\r']));
                let read = read(&line);
                assert_eq!(
                    read,
                    Some(ReadLine {
                        claim,
                        witness,
                        text
                    })
                );
            }
        }
    }

    #[test]
    fn what_is_no_line_is_not_read() {
        for line in [
            "",
            "lost",
            "lost 3",
            "lost x a",
            "lost -1 a",
            "lost +1 a",
            "lost 01 a",
            "lost  1 a",
            "won 3 a",
            "won 3 4",
            "tie 4294967296 1 a",
            "tie 2147483649 1 a",
            "endless a",
            "drawn 3 a",
            "Won 0 a",
            " won 0 a",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
