//! Counts what the operations of the interpreter do not: the elements that a call touches.
//!
//! Reading a variable is one operation, however large the array in it is, and it copies the array. So the
//! interpreter's own count would let a short loop run for minutes.

use std::cell::Cell;

use rhai::{Array, Dynamic, ImmutableString, Map};

use crate::error::RuleErrorKind;
use crate::limits::{MAX_ELEMENTS, MAX_NESTING, MAX_TEXT_BYTES, MAX_TOUCHED};

/// The elements touched by the call that is running.
#[derive(Debug)]
pub(crate) struct Meter {
    touched: Cell<u64>,
    cap: u64,
}

impl Meter {
    pub(crate) fn new(cap: u64) -> Meter {
        let touched = Cell::new(0);
        Meter { touched, cap }
    }

    #[cfg(test)]
    pub(crate) fn touched(&self) -> u64 {
        self.touched.get()
    }

    /// Begins a call.
    pub(crate) fn reset(&self) {
        self.touched.set(0);
    }

    /// Counts elements.
    pub(crate) fn touch(&self, elements: usize) -> Result<(), RuleErrorKind> {
        let touched = self.touched.get() + elements as u64;
        self.touched.set(touched);
        if touched > self.cap {
            return Err(RuleErrorKind::TooManyTouched { limit: MAX_TOUCHED });
        }
        Ok(())
    }

    /// Counts all elements of a value, and refuses one that has grown beyond a limit.
    #[inline]
    pub(crate) fn touch_value(&self, value: &Dynamic) -> Result<(), RuleErrorKind> {
        if value.is_int() || value.is_bool() || value.is_unit() {
            return Ok(());
        }
        let elements = size(value, 0)?;
        if elements > MAX_ELEMENTS {
            return Err(RuleErrorKind::CollectionTooLarge {
                limit: MAX_ELEMENTS,
            });
        }
        self.touch(elements)
    }
}

/// Eight bytes of a text count as an element.
pub(crate) fn size_of_text(text: &str) -> Result<usize, RuleErrorKind> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(RuleErrorKind::TextTooLong {
            limit: MAX_TEXT_BYTES,
        });
    }
    Ok(text.len() / 8)
}

/// The elements of a value. An array or map within another counts ten more, for the memory that a copy has
/// to ask for.
fn size(value: &Dynamic, depth: usize) -> Result<usize, RuleErrorKind> {
    if let Some(array) = value.read_lock::<Array>() {
        let mut elements = array.len();
        for element in array.iter() {
            if !element.is_int() {
                elements += within(element, depth)?;
            }
            if elements > MAX_ELEMENTS {
                break;
            }
        }
        return Ok(elements);
    }
    if let Some(map) = value.read_lock::<Map>() {
        let mut elements = 4 * map.len();
        for element in map.values() {
            elements += within(element, depth)?;
            if elements > MAX_ELEMENTS {
                break;
            }
        }
        return Ok(elements);
    }
    match value.read_lock::<ImmutableString>() {
        Some(text) => size_of_text(&text),
        None => Ok(0),
    }
}

fn within(element: &Dynamic, depth: usize) -> Result<usize, RuleErrorKind> {
    if !element.is_array() && !element.is_map() {
        return size(element, depth);
    }
    if depth >= MAX_NESTING {
        return Err(RuleErrorKind::ValueTooDeep { limit: MAX_NESTING });
    }
    Ok(10 + size(element, depth + 1)?)
}
