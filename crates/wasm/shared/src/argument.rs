//! What a page gives: every argument of every public method is read here, by the type that the core
//! declares for it, and refused if it is anything else.
//!
//! JavaScript passes what it likes, and the glue of wasm-bindgen makes a number of it: 2³² becomes
//! 0, an object an empty list. So arguments cross as they are, and [`read`] makes Rust of them.
//! Nothing wraps, no field is overlooked, no getter that throws gets further than this file.

use std::fmt::{self, Display};
use std::{iter, vec};

use js_sys::{Array, ArrayBuffer, JsString, Reflect};
use serde::de::value::StringDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::bad_argument;

#[wasm_bindgen]
extern "C" {
    /// A number, not read yet.
    #[wasm_bindgen(typescript_type = "number")]
    pub type GivenNumber;
    /// A number up to 2⁶⁴ − 1, not read yet.
    #[wasm_bindgen(typescript_type = "bigint")]
    pub type GivenBigInt;
    /// A text, not read yet.
    #[wasm_bindgen(typescript_type = "string")]
    pub type GivenText;
    /// Numbers, not read yet.
    #[wasm_bindgen(typescript_type = "Uint32Array | readonly number[]")]
    pub type GivenNumbers;
    /// Numbers up to 2⁶⁴ − 1, not read yet.
    #[wasm_bindgen(typescript_type = "BigUint64Array | readonly bigint[]")]
    pub type GivenBigInts;
    /// Bytes, not read yet.
    #[wasm_bindgen(typescript_type = "Uint8Array | readonly number[]")]
    pub type GivenBytes;
}

/// The most values that an argument may hold, the entries of its lists and its fields counted.
const MAX_VALUES: u32 = 262_144;

/// The most 16-bit units of a text.
const MAX_TEXT: u32 = 1_048_576;

/// How deep lists and objects may lie in each other.
const MAX_DEPTH: u32 = 6;

/// The largest number up to which JavaScript's own numbers are exact.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// An argument, by its name in the documentation. Errors: `bad-argument`, with a message that says
/// where in it something else was found than its type allows. Cost O(n) for n values in it, of which
/// there may be 262,144.
pub fn read<T: DeserializeOwned>(name: &str, given: &JsValue) -> Result<T, JsValue> {
    let mut left = MAX_VALUES;
    let read = Given::of(given, 0, &mut left).and_then(T::deserialize);
    read.map_err(|refusal| bad_argument(&refusal.within(name)))
}

/// The same of an argument that may be left out, or be `null`.
pub fn read_optional<T: DeserializeOwned>(
    name: &str,
    given: Option<impl AsRef<JsValue>>,
) -> Result<Option<T>, JsValue> {
    given.map(|given| read(name, given.as_ref())).transpose()
}

/// A configuration, or another argument with a type of its own.
pub fn read_object<T: Tsify + DeserializeOwned>(name: &str, given: &Ts<T>) -> Result<T, JsValue>
where
    T::JsType: JsCast,
{
    read(name, &given.js_value())
}

/// A field of an argument that another of its fields calls for, and that may be left out elsewhere.
/// Errors: `bad-argument`, where it is left out.
pub fn required<T>(argument: &str, field: &'static str, given: Option<T>) -> Result<T, JsValue> {
    given.ok_or_else(|| {
        let missing: Refusal = de::Error::missing_field(field);
        bad_argument(&missing.within(argument))
    })
}

/// Why something was not read, and where in the argument: the innermost name comes first.
#[derive(Debug)]
struct Refusal {
    path: Vec<String>,
    reason: String,
}

impl Refusal {
    fn new(reason: impl Into<String>) -> Refusal {
        Refusal {
            path: Vec::new(),
            reason: reason.into(),
        }
    }

    fn within(mut self, name: impl Into<String>) -> Refusal {
        self.path.push(name.into());
        self
    }
}

impl de::Error for Refusal {
    fn custom<T: Display>(message: T) -> Refusal {
        Refusal::new(message.to_string())
    }

    /// What visitors check themselves: whether a number is within the bounds of its type.
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Refusal {
        match found {
            Unexpected::Unsigned(number) => Given::Whole(number).unlike(expected),
            Unexpected::Signed(number) => Given::Negative(number).unlike(expected),
            _ => Refusal::new(format!("{expected} is expected")),
        }
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Refusal {
        Refusal::invalid_value(found, expected)
    }
}

impl std::error::Error for Refusal {}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.path.iter().rev().enumerate() {
            let dot = if at == 0 { "" } else { "." };
            write!(f, "{dot}{name}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// What JavaScript gave, read once and for all types alike.
enum Given {
    Nothing,
    Bool(bool),
    Whole(u64),
    Negative(i64),
    /// Any other number, as JavaScript writes it.
    Number(String),
    Text(String),
    List(Vec<Given>),
    Fields(Vec<(String, Given)>),
}

impl Given {
    /// Reads a value that lies so deep, if no more values are in it than are left.
    fn of(value: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        *left = left.checked_sub(1).ok_or_else(|| {
            Refusal::new(format!("more than {MAX_VALUES} numbers, texts and objects"))
        })?;
        if value.is_undefined() || value.is_null() {
            return Ok(Given::Nothing);
        }
        if let Some(truth) = value.as_bool() {
            return Ok(Given::Bool(truth));
        }
        if let Some(number) = value.as_f64() {
            return Ok(Given::of_number(number));
        }
        if let Some(text) = value.dyn_ref::<JsString>() {
            if text.length() > MAX_TEXT {
                return Err(Refusal::new(format!(
                    "a text of more than {MAX_TEXT} characters"
                )));
            }
            return Ok(Given::Text(text.into()));
        }
        if value.is_bigint() {
            let whole = u64::try_from(value.clone());
            return whole
                .map(Given::Whole)
                .map_err(|_| Refusal::new("a bigint is a number from 0 to 2^64 - 1"));
        }
        if depth == MAX_DEPTH {
            return Err(Refusal::new("lists and objects lie too deep in each other"));
        }
        if Array::is_array(value) || ArrayBuffer::is_view(value) {
            return Given::of_list(value, depth, left);
        }
        if value.is_object() {
            return Given::of_fields(value, depth, left);
        }
        Err(Refusal::new(
            "neither a number nor a text, a list or an object",
        ))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::float_cmp,
        reason = "checked to be whole, exact and in range"
    )]
    fn of_number(number: f64) -> Given {
        if number.trunc() != number || number.abs() > MAX_SAFE {
            // Formatting of our own would be a tenth of the wasm.
            let text = js_sys::Number::from(number).to_string_with_radix(10);
            Given::Number(text.map(String::from).unwrap_or_default())
        } else if number < 0.0 {
            Given::Negative(number as i64)
        } else {
            Given::Whole(number as u64)
        }
    }

    fn of_list(list: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        let length = get(list, &JsValue::from_str("length"))?.as_f64();
        let length = length.filter(|length| (0.0..=f64::from(*left)).contains(length));
        let length = length
            .ok_or_else(|| Refusal::new(format!("not a list of at most {MAX_VALUES} entries")))?;
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

    /// A field with the value `undefined` is as if it were not there.
    fn of_fields(object: &JsValue, depth: u32, left: &mut u32) -> Result<Given, Refusal> {
        let names = Reflect::own_keys(object).map_err(|_| Refusal::new(UNREADABLE))?;
        let mut fields = Vec::new();
        for name in names.iter() {
            let Some(text) = name.as_string() else {
                return Err(Refusal::new("no field is named by a symbol"));
            };
            let field = get(object, &name)?;
            if !field.is_undefined() {
                let field = Given::of(&field, depth + 1, left);
                fields.push((text.clone(), field.map_err(|refusal| refusal.within(text))?));
            }
        }
        Ok(Given::Fields(fields))
    }

    /// Says what was found where a visitor expected something else.
    fn unlike(&self, expected: &dyn Expected) -> Refusal {
        let found = match self {
            Given::Nothing => "nothing".to_owned(),
            Given::Bool(truth) => truth.to_string(),
            Given::Whole(number) => number.to_string(),
            Given::Negative(number) => number.to_string(),
            Given::Number(number) => number.clone(),
            Given::Text(text) => format!("“{text}”"),
            Given::List(_) => "a list".to_owned(),
            Given::Fields(_) => "an object".to_owned(),
        };
        Refusal::new(format!("{found}, where {expected} is expected"))
    }
}

const UNREADABLE: &str = "cannot be read";

/// A property. A getter may throw, and a proxy do anything.
fn get(object: &JsValue, key: &JsValue) -> Result<JsValue, Refusal> {
    Reflect::get(object, key).map_err(|_| Refusal::new(UNREADABLE))
}

/// The methods that all do the same.
macro_rules! read_as {
    ($own:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
            self.$own(visitor)
        })*
    };
}

impl Given {
    fn whole<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Whole(number) => visitor.visit_u64(number),
            Given::Negative(number) => visitor.visit_i64(number),
            other => Err(other.unlike(&visitor)),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Text(text) => visitor.visit_string(text),
            other => Err(other.unlike(&visitor)),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::List(entries) => visitor.visit_seq(Entries((0..).zip(entries))),
            other => Err(other.unlike(&visitor)),
        }
    }

    fn object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Fields(fields) => visitor.visit_map(Fields {
                fields: fields.into_iter(),
                current: None,
            }),
            other => Err(other.unlike(&visitor)),
        }
    }
}

impl<'de> Deserializer<'de> for Given {
    type Error = Refusal;

    read_as!(whole: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64);
    read_as!(text: deserialize_str deserialize_string deserialize_identifier);
    read_as!(list: deserialize_seq);
    read_as!(object: deserialize_map);

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Bool(truth) => visitor.visit_bool(truth),
            other => Err(other.unlike(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Nothing => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        self.object(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        self.list(visitor)
    }

    /// A choice is a text that names it.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refusal> {
        match self {
            Given::Text(text) if variants.contains(&text.as_str()) => {
                let name: StringDeserializer<Refusal> = text.into_deserializer();
                visitor.visit_enum(name)
            }
            other => Err(other.unlike(&variants.join(", ").as_str())),
        }
    }

    /// For what decides by a field which type it is.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Refusal> {
        match self {
            Given::Nothing => visitor.visit_unit(),
            Given::Bool(truth) => visitor.visit_bool(truth),
            Given::Whole(_) | Given::Negative(_) => self.whole(visitor),
            Given::Number(_) => Err(self.unlike(&visitor)),
            Given::Text(text) => visitor.visit_string(text),
            Given::List(_) => self.list(visitor),
            Given::Fields(_) => self.object(visitor),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct ignored_any
    }
}

/// The entries of a list, in order, each with its place.
struct Entries(iter::Zip<std::ops::RangeFrom<u32>, vec::IntoIter<Given>>);

impl<'de> SeqAccess<'de> for Entries {
    type Error = Refusal;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Refusal> {
        let Some((place, entry)) = self.0.next() else {
            return Ok(None);
        };
        let entry = seed.deserialize(entry);
        entry.map(Some).map_err(|it| it.within(place.to_string()))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.size_hint().0)
    }
}

/// The fields of an object.
struct Fields {
    fields: vec::IntoIter<(String, Given)>,
    /// The one whose name was given out last.
    current: Option<(String, Given)>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Refusal;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Refusal> {
        self.current = self.fields.next();
        let key = self.current.as_ref().map(|(name, _)| name.clone());
        let key = key
            .map(|name| seed.deserialize(name.into_deserializer() as StringDeserializer<Refusal>));
        key.transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Refusal> {
        let Some((name, field)) = self.current.take() else {
            return Err(Refusal::new("a value without a name"));
        };
        seed.deserialize(field).map_err(|it| it.within(name))
    }
}
