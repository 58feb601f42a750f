//! Positions as bytes: two positions are equal when their bytes are.
//!
//! ```text
//!   0 false   1 true   2 integer, 8 bytes, the lowest first   3 text: length, bytes
//!   4 array: length, elements   5 map: length, then name and value by rising name
//!   16 .. 255  the integers 0 .. 239
//! ```
//!
//! A length is one byte up to 254, or 255 and two bytes. A single character is a text of one character.
//! Each value has exactly one encoding, so bytes serve as the key of a position.

use appleyard_core::checked::narrow;
use rhai::{Array, Dynamic, ImmutableString, Map};

use crate::error::RuleErrorKind;
use crate::limits::{MAX_NESTING, MAX_POSITION_BYTES};

const FALSE: u8 = 0;
const TRUE: u8 = 1;
const INTEGER: u8 = 2;
const TEXT: u8 = 3;
const ARRAY: u8 = 4;
const MAP: u8 = 5;
const FIRST_SMALL: u8 = 16;

/// Appends the encoding of a position to `bytes`, which is empty at first.
///
/// # Errors
///
/// The position is nested too deeply, takes too many bytes, or contains a value of another type.
pub(crate) fn encode(value: &Dynamic, bytes: &mut Vec<u8>) -> Result<(), RuleErrorKind> {
    encode_at(value, bytes, 0)?;
    if bytes.len() > MAX_POSITION_BYTES {
        return Err(too_large());
    }
    Ok(())
}

fn too_large() -> RuleErrorKind {
    RuleErrorKind::PositionTooLarge {
        limit: MAX_POSITION_BYTES,
    }
}

fn encode_at(value: &Dynamic, bytes: &mut Vec<u8>, depth: usize) -> Result<(), RuleErrorKind> {
    if bytes.len() > MAX_POSITION_BYTES {
        return Err(too_large());
    }
    if let Ok(integer) = value.as_int() {
        match u8::try_from(integer) {
            Ok(small) if small <= u8::MAX - FIRST_SMALL => bytes.push(FIRST_SMALL + small),
            _ => {
                bytes.push(INTEGER);
                bytes.extend_from_slice(&integer.to_le_bytes());
            }
        }
    } else if let Some(array) = value.read_lock::<Array>() {
        deeper(depth)?;
        bytes.push(ARRAY);
        length(array.len(), bytes)?;
        for element in array.iter() {
            encode_at(element, bytes, depth + 1)?;
        }
    } else if let Ok(truth) = value.as_bool() {
        bytes.push(if truth { TRUE } else { FALSE });
    } else if let Some(text) = value.read_lock::<ImmutableString>() {
        encode_text(&text, bytes)?;
    } else if let Some(map) = value.read_lock::<Map>() {
        deeper(depth)?;
        bytes.push(MAP);
        length(map.len(), bytes)?;
        for (name, element) in map.iter() {
            encode_text(name, bytes)?;
            encode_at(element, bytes, depth + 1)?;
        }
    } else if let Ok(character) = value.as_char() {
        encode_text(character.encode_utf8(&mut [0; 4]), bytes)?;
    } else {
        return Err(RuleErrorKind::NotAPosition {
            found: crate::text::written(value),
        });
    }
    Ok(())
}

fn deeper(depth: usize) -> Result<(), RuleErrorKind> {
    if depth < MAX_NESTING {
        return Ok(());
    }
    Err(RuleErrorKind::ValueTooDeep { limit: MAX_NESTING })
}

fn encode_text(text: &str, bytes: &mut Vec<u8>) -> Result<(), RuleErrorKind> {
    bytes.push(TEXT);
    length(text.len(), bytes)?;
    bytes.extend_from_slice(text.as_bytes());
    Ok(())
}

fn length(length: usize, bytes: &mut Vec<u8>) -> Result<(), RuleErrorKind> {
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

/// The position with this encoding; `None` if the bytes are no encoding.
pub(crate) fn decode(bytes: &[u8]) -> Option<Dynamic> {
    let mut rest = bytes;
    let value = decode_at(&mut rest, 0)?;
    rest.is_empty().then_some(value)
}

fn decode_at(rest: &mut &[u8], depth: usize) -> Option<Dynamic> {
    if depth > MAX_NESTING {
        return None;
    }
    Some(match byte(rest)? {
        FALSE => false.into(),
        TRUE => true.into(),
        INTEGER => {
            let (number, after) = rest.split_first_chunk::<8>()?;
            *rest = after;
            i64::from_le_bytes(*number).into()
        }
        TEXT => decode_text(rest)?.into(),
        ARRAY => {
            let count = decode_length(rest)?;
            let mut array = Array::with_capacity(count.min(rest.len()));
            for _ in 0..count {
                array.push(decode_at(rest, depth + 1)?);
            }
            Dynamic::from_array(array)
        }
        MAP => {
            let mut map = Map::new();
            for _ in 0..decode_length(rest)? {
                if byte(rest)? != TEXT {
                    return None;
                }
                let name = decode_text(rest)?;
                map.insert(name.as_str().into(), decode_at(rest, depth + 1)?);
            }
            Dynamic::from_map(map)
        }
        small if small >= FIRST_SMALL => i64::from(small - FIRST_SMALL).into(),
        _ => return None,
    })
}

fn byte(rest: &mut &[u8]) -> Option<u8> {
    let (&first, after) = rest.split_first()?;
    *rest = after;
    Some(first)
}

fn decode_length(rest: &mut &[u8]) -> Option<usize> {
    let short = byte(rest)?;
    if short < u8::MAX {
        return Some(short.into());
    }
    let (long, after) = rest.split_first_chunk::<2>()?;
    *rest = after;
    Some(u16::from_le_bytes(*long).into())
}

fn decode_text(rest: &mut &[u8]) -> Option<String> {
    let count = decode_length(rest)?;
    let (text, after) = rest.split_at_checked(count)?;
    *rest = after;
    String::from_utf8(text.to_vec()).ok()
}
