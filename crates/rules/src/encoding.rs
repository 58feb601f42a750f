//! Positions as bytes: two positions are equal when their bytes are.
//!
//! ```text
//!   0 false   1 true   2 integer, 8 bytes, the lowest first   3 text: length, bytes
//!   4 array: length, elements   5 map: length, then name and value by rising name
//!   16 .. 255  the integers 0 .. 239
//! ```
//!
//! No encoding begins with 6: so does a position that is [packed](crate::compiled::Shape).
//!
//! A length is one byte up to 254, or 255 and two bytes. A single character is a text of one character.
//! Each value has exactly one encoding, so bytes serve as the key of a position.

use appleyard_core::checked::narrow;

use crate::error::RuleErrorKind;
use crate::limits::{MAX_NESTING, MAX_POSITION_BYTES};
use crate::value::{Text, Value};

const FALSE: u8 = 0;
const TRUE: u8 = 1;
const INTEGER: u8 = 2;
const TEXT: u8 = 3;
const ARRAY: u8 = 4;
const MAP: u8 = 5;
const FIRST_SMALL: u8 = 16;

/// The first byte of a position that is packed, which no encoding has.
pub(crate) const PACKED: u8 = 6;

/// Appends the encoding of a position to `bytes`, which is empty at first. Says whether reading it back gives
/// the same value: a character becomes a text.
///
/// # Errors
///
/// The position is nested too deeply, takes too many bytes, or contains a value of another type.
pub(crate) fn encode(value: &Value, bytes: &mut Vec<u8>) -> Result<bool, RuleErrorKind> {
    let same = encode_at(value, bytes, 0)?;
    if bytes.len() > MAX_POSITION_BYTES {
        return Err(too_large());
    }
    Ok(same)
}

fn too_large() -> RuleErrorKind {
    RuleErrorKind::PositionTooLarge {
        limit: MAX_POSITION_BYTES,
    }
}

fn encode_at(value: &Value, bytes: &mut Vec<u8>, depth: usize) -> Result<bool, RuleErrorKind> {
    if bytes.len() > MAX_POSITION_BYTES {
        return Err(too_large());
    }
    let mut same = true;
    match value {
        Value::Int(integer) => encode_integer(*integer, bytes),
        Value::Array(list) => {
            deeper(depth)?;
            bytes.push(ARRAY);
            encode_length(list.len(), bytes)?;
            for element in list.iter() {
                same &= encode_at(element, bytes, depth + 1)?;
            }
        }
        Value::Bool(truth) => bytes.push(if *truth { TRUE } else { FALSE }),
        Value::Text(text) => encode_text(text, bytes)?,
        Value::Map(table) => {
            deeper(depth)?;
            bytes.push(MAP);
            encode_length(table.len(), bytes)?;
            for (name, element) in table.iter() {
                encode_text(name, bytes)?;
                same &= encode_at(element, bytes, depth + 1)?;
            }
        }
        Value::Char(character) => {
            encode_text(character.encode_utf8(&mut [0; 4]), bytes)?;
            same = false;
        }
        Value::Unit | Value::Other(_) => {
            return Err(RuleErrorKind::NotAPosition {
                found: crate::text::written(value),
            });
        }
    }
    Ok(same)
}

fn deeper(depth: usize) -> Result<(), RuleErrorKind> {
    if depth < MAX_NESTING {
        return Ok(());
    }
    Err(RuleErrorKind::ValueTooDeep { limit: MAX_NESTING })
}

#[inline]
pub(crate) fn encode_integer(integer: i64, bytes: &mut Vec<u8>) {
    match u8::try_from(integer) {
        Ok(small) if small <= u8::MAX - FIRST_SMALL => bytes.push(FIRST_SMALL + small),
        _ => {
            bytes.push(INTEGER);
            bytes.extend_from_slice(&integer.to_le_bytes());
        }
    }
}

pub(crate) fn encode_text(text: &str, bytes: &mut Vec<u8>) -> Result<(), RuleErrorKind> {
    bytes.push(TEXT);
    encode_length(text.len(), bytes)?;
    bytes.extend_from_slice(text.as_bytes());
    Ok(())
}

pub(crate) fn encode_length(length: usize, bytes: &mut Vec<u8>) -> Result<(), RuleErrorKind> {
    if length > MAX_POSITION_BYTES {
        return Err(too_large());
    }
    match u8::try_from(length) {
        Ok(short) if short < u8::MAX => bytes.push(short),
        _ => {
            let long: u16 = narrow(length);
            bytes.push(u8::MAX);
            bytes.extend_from_slice(&long.to_le_bytes());
        }
    }
    Ok(())
}

/// The position with this encoding; `None` if the bytes are no encoding. `names` are texts that names of maps
/// may share.
pub(crate) fn decode(bytes: &[u8], names: &[Text]) -> Option<Value> {
    let mut rest = bytes;
    let value = decode_at(&mut rest, names, 0)?;
    rest.is_empty().then_some(value)
}

fn decode_at(rest: &mut &[u8], names: &[Text], depth: usize) -> Option<Value> {
    if depth > MAX_NESTING {
        return None;
    }
    Some(match *rest.first()? {
        ARRAY => {
            byte(rest)?;
            let count = decode_length(rest)?;
            let mut elements = Vec::with_capacity(count.min(rest.len()));
            for _ in 0..count {
                elements.push(decode_at(rest, names, depth + 1)?);
            }
            Value::array(elements)
        }
        MAP => {
            byte(rest)?;
            let mut entries = Vec::new();
            for _ in 0..decode_length(rest)? {
                if byte(rest)? != TEXT {
                    return None;
                }
                let name = decode_text(rest)?;
                let known = names.iter().find(|known| known.as_str() == name);
                let name = known.map_or_else(|| Text::new(name.into()), Text::clone);
                entries.push((name, decode_at(rest, names, depth + 1)?));
            }
            Value::map(entries)
        }
        _ => decode_word(rest)?,
    })
}

/// A value that is neither an array nor a map.
#[inline]
pub(crate) fn decode_word(rest: &mut &[u8]) -> Option<Value> {
    Some(match byte(rest)? {
        small @ FIRST_SMALL.. => Value::Int((small - FIRST_SMALL).into()),
        FALSE => Value::Bool(false),
        TRUE => Value::Bool(true),
        INTEGER => {
            let (number, after) = rest.split_first_chunk::<8>()?;
            *rest = after;
            Value::Int(i64::from_le_bytes(*number))
        }
        TEXT => Value::text(decode_text(rest)?),
        _ => return None,
    })
}

fn byte(rest: &mut &[u8]) -> Option<u8> {
    let (&first, after) = rest.split_first()?;
    *rest = after;
    Some(first)
}

pub(crate) fn decode_length(rest: &mut &[u8]) -> Option<usize> {
    let short = byte(rest)?;
    if short < u8::MAX {
        return Some(short.into());
    }
    let (long, after) = rest.split_first_chunk::<2>()?;
    *rest = after;
    Some(u16::from_le_bytes(*long).into())
}

pub(crate) fn decode_text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let count = decode_length(rest)?;
    let (text, after) = rest.split_at_checked(count)?;
    *rest = after;
    std::str::from_utf8(text).ok()
}
