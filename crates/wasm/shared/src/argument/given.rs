//! What JavaScript gave, read from it once.

use appleyard_core::checked::known;
use appleyard_core::plain_text::plain;
use js_sys::{Array, ArrayBuffer, JsString, Reflect};
use serde::de::Expected;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;

use super::refusal::Refusal;

/// The most values that an argument may hold, including the entries of its lists and its fields.
pub(super) const MAX_VALUES: u32 = 262_144;

/// The most characters of a text, counted in 16-bit units: more than the core takes of any text, so that its
/// own message says how many those are.
const MAX_TEXT: u32 = 8_388_608;

/// How many lists and objects may lie inside each other.
const MAX_DEPTH: u32 = 6;

/// The largest number up to which JavaScript's own numbers are exact.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

thread_local! {
    /// The name of a property, which crosses into JavaScript only once.
    static LENGTH: JsValue = JsValue::from_str("length");
}

/// What JavaScript gave, read once, in the same way for all types.
pub(super) enum Given {
    Nothing,
    Bool(bool),
    Whole(u64),
    Negative(i64),
    /// Any other number, as JavaScript writes it. If it is beyond the numbers that are exact, it says so.
    Number(String),
    Text(String),
    List(Vec<Given>),
    Fields(Vec<(String, Given)>),
}

impl Given {
    /// Reads a value at this depth, if it holds at most `left` values. Each question to JavaScript takes
    /// some nanoseconds, so what is most frequent is asked first.
    pub(super) fn of(value: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        *left = left
            .checked_sub(1)
            .ok_or_else(|| Refusal::new(format!("more than {MAX_VALUES} values")))?;
        if let Some(number) = value.as_f64() {
            return Ok(Given::of_number(number));
        }
        if value.is_object() {
            if depth == MAX_DEPTH {
                return Err(Refusal::new("arrays and objects are nested too deep"));
            }
            if Array::is_array(value) || ArrayBuffer::is_view(value) {
                return Given::of_list(value, depth, left);
            }
            return Given::of_fields(value, depth, left);
        }
        if let Some(truth) = value.as_bool() {
            return Ok(Given::Bool(truth));
        }
        if let Some(text) = value.dyn_ref::<JsString>() {
            if text.length() > MAX_TEXT {
                return Err(Refusal::new(format!(
                    "a string of more than {MAX_TEXT} characters"
                )));
            }
            let text = String::from(text);
            let plain = plain(&text).map_err(Refusal::of)?;
            return Ok(Given::Text(plain.to_owned()));
        }
        if value.is_bigint() {
            let whole = u64::try_from(value.clone());
            return whole
                .map(Given::Whole)
                .map_err(|_| Refusal::new("a bigint must be from 0 to 2^64 - 1"));
        }
        if value.is_undefined() || value.is_null() {
            return Ok(Given::Nothing);
        }
        let kind = value.js_typeof().as_string();
        let kind = known(kind, "typeof is a text");
        Err(Refusal::new(format!("a {kind}, which no argument can be")))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::float_cmp,
        reason = "checked to be whole, exact and in range"
    )]
    fn of_number(number: f64) -> Given {
        if number.trunc() != number || number.abs() > MAX_SAFE {
            // A formatter of our own would be a tenth of the wasm.
            let text = js_sys::Number::from(number).to_string_with_radix(10);
            let mut text = String::from(known(text.ok(), "ten is a radix"));
            if number.is_finite() && number.abs() > MAX_SAFE {
                text.push_str(INEXACT);
            }
            Given::Number(text)
        } else if number < 0.0 {
            Given::Negative(number as i64)
        } else {
            Given::Whole(number as u64)
        }
    }

    fn of_list(list: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        let length = LENGTH.with(|length| get(list, length))?.as_f64();
        let length = length.filter(|length| (0.0..=f64::from(*left)).contains(length));
        let length = length
            .ok_or_else(|| Refusal::new(format!("not an array of at most {MAX_VALUES} entries")))?;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 0 and the limit"
        )]
        let places = 0..length as u32;
        let entries = places.map(|place| {
            let entry = get(list, &place.into());
            let entry = entry.and_then(|entry| Given::of(&entry, depth + 1, left));
            entry.map_err(|refusal| refusal.within(place.to_string()))
        });
        entries.collect::<Result<_, _>>().map(Given::List)
    }

    /// Treats a field with the value `undefined` as if it were not there.
    fn of_fields(object: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        let names = Reflect::own_keys(object).map_err(|_| Refusal::new(UNREADABLE))?;
        let mut fields = Vec::new();
        for name in names.iter() {
            let Some(text) = name.as_string() else {
                return Err(Refusal::new("a field's name must not be a symbol"));
            };
            let field = get(object, &name)?;
            match Given::of(&field, depth + 1, left) {
                Ok(Given::Nothing) if field.is_undefined() => {}
                Ok(given) => fields.push((text, given)),
                Err(refusal) => return Err(refusal.within(text)),
            }
        }
        Ok(Given::Fields(fields))
    }

    /// The refusal that names the value found where a visitor expected something else.
    pub(super) fn unlike(&self, expected: &dyn Expected) -> Refusal {
        let found = match self {
            Given::Nothing => "undefined or null".to_owned(),
            Given::Bool(truth) => truth.to_string(),
            Given::Whole(number) => number.to_string(),
            Given::Negative(number) => number.to_string(),
            Given::Number(number) => number.clone(),
            Given::Text(text) => quoted(text),
            Given::List(_) => "an array".to_owned(),
            Given::Fields(_) => "an object".to_owned(),
        };
        Refusal::instead_of(expected, found)
    }
}

const UNREADABLE: &str = "cannot be read";

/// Why a whole number was not taken.
const INEXACT: &str = ", a number beyond 2^53 - 1 and therefore not exact (a bigint is)";

/// The most characters that a message quotes from a string.
const MAX_QUOTED: usize = 40;

fn quoted(text: &str) -> String {
    let mut start: String = text.chars().take(MAX_QUOTED).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("the string “{start}”")
}

/// Reads a property. A getter may throw, and a proxy may do anything.
fn get(object: &JsValue, key: &JsValue) -> Result<JsValue, Refusal> {
    Reflect::get(object, key).map_err(|_| Refusal::new(UNREADABLE))
}
