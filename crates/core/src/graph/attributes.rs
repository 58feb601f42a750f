//! Reads what Python writes after an edge: attributes in braces, names in single quotes.

use super::scan::is_number;
use crate::checked::Exact;
use crate::error::GraphError;
use crate::text_cursor::TextCursor;

/// A name in single quotes, which ends on its line.
pub(super) fn single(scanner: &mut TextCursor) -> Result<String, GraphError> {
    scanner.step();
    let mut text = String::new();
    loop {
        match scanner.peek() {
            Some('\'') => {
                scanner.step();
                return Ok(text);
            }
            None | Some('\n') => return Err(scanner.unexpected()),
            Some(next) => text.push(next),
        }
        scanner.step();
    }
}

/// Attributes as Python writes them, from their brace on: `{}` or `{'weight': 3}`; how many there are besides the weight, and
/// the weight if it is a number.
pub(super) fn attributes<'a>(
    scanner: &mut TextCursor<'a>,
) -> Result<(u32, Option<&'a str>), GraphError> {
    let mut depth = 0_u32;
    let mut count = 0;
    let mut text = String::new();
    let mut weight = None;
    loop {
        let before = *scanner;
        match scanner.peek() {
            None | Some('\n') => return Err(before.unexpected()),
            Some('"') => {
                text = scanner.quoted()?;
                continue;
            }
            Some('\'') => {
                text = single(scanner)?;
                continue;
            }
            Some('{' | '[' | '(') => depth = depth.plus(1),
            Some('}' | ']' | ')') => depth = depth.minus(1),
            Some(':') if depth == 1 => {
                count = count.plus(1);
                if text == "weight" {
                    let value = scanner.rest()[1..].split([',', '}']).next();
                    weight = value.map(str::trim).filter(|it| is_number(it));
                }
            }
            Some(_) => {}
        }
        scanner.step();
        if depth == 0 {
            let besides = count.minus(u32::from(weight.is_some()));
            return Ok((besides, weight));
        }
    }
}
