//! Reads what JavaScript gave into the types that Rust asks for. It goes by what each value is, and
//! converts nothing.

use std::{iter, vec};

use serde::de::value::{StrDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::given::Given;
use super::refusal::Refusal;

/// The methods of a deserializer that all do the same.
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

    /// A choice is a text that names one of its variants.
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
            other => {
                let one = format!("one of the strings {}", variants.join(", "));
                Err(other.unlike(&one.as_str()))
            }
        }
    }

    /// Serves types that look at a field to decide what they are.
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
    /// The field whose name was read last.
    current: Option<(String, Given)>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Refusal;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Refusal> {
        self.current = self.fields.next();
        let name = self.current.as_ref().map(|(name, _)| name.as_str());
        let key = name.map(|name| seed.deserialize(StrDeserializer::new(name)));
        key.transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Refusal> {
        let Some((name, field)) = self.current.take() else {
            return Err(Refusal::new("a value without a name"));
        };
        seed.deserialize(field).map_err(|it| it.within(name))
    }
}
