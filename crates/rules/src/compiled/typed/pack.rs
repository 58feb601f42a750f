//! Positions as few bytes: what all positions of a script's type have in common is left out.
//!
//! ```text
//!   encoding    map, 2 entries, "board", array, 9 elements, 1 0 0 1 0 0 0 2 2, "turn", 1
//!   packed      6                                           1 0 0 1 0 0 0 2 2          1
//! ```
//!
//! Each part stands as in [`encoding`](crate::encoding). A position of another type keeps its encoding, which
//! never begins with the byte of a packed one. So equal positions have equal bytes.

use super::code::Kind;
use super::memory::{Memory, text_word, word_of};
use super::types::Type;
use crate::encoding::{
    PACKED, decode_length, decode_text, decode_word, encode_integer, encode_length, encode_text,
};
use crate::limits::MAX_POSITION_BYTES;
use crate::value::{Text, Value};

/// The type of the positions of a script, for which they are packed.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(super) kind: Type,
    /// The bytes of an encoding that are left out, besides those that depend on lengths.
    common: usize,
}

impl Shape {
    pub(crate) fn new(kind: Type) -> Shape {
        let common = common(&kind);
        Shape { kind, common }
    }

    /// Appends a value in packed form to no bytes; whether reading it back gives the same value. `None` if it is of
    /// another type, or beyond a limit.
    pub(crate) fn pack(&self, value: &Value, bytes: &mut Vec<u8>) -> Option<bool> {
        bytes.push(PACKED);
        let mut packing = Packing {
            bytes,
            begin: 0,
            more: 0,
            same: true,
        };
        packing.value(value, &self.kind)?;
        let same = packing.same;
        let more = packing.more;
        self.fits(bytes.len() + more).then_some(same)
    }

    /// Whether the encoding would be within the limit.
    fn fits(&self, packed: usize) -> bool {
        packed - 1 + self.common <= MAX_POSITION_BYTES
    }

    /// The value that was packed; `None` if the bytes are not of one.
    pub(crate) fn unpack(&self, bytes: &[u8]) -> Option<Value> {
        let (&PACKED, mut rest) = bytes.split_first()? else {
            return None;
        };
        let value = unpack(&self.kind, &mut rest)?;
        rest.is_empty().then_some(value)
    }

    /// The words of a packed position, from a register on.
    pub(super) fn load(&self, bytes: &[u8], memory: &mut Memory, at: u16) -> Option<()> {
        let (&PACKED, mut rest) = bytes.split_first()? else {
            return None;
        };
        let mut at = usize::from(at);
        load(&self.kind, &mut rest, memory, &mut at)?;
        rest.is_empty().then_some(())
    }

    /// Appends to `bytes` a value that code has made, packed; its type belongs to that of positions.
    pub(super) fn pack_words(
        &self,
        kind: &Type,
        words: &[i64],
        memory: &Memory,
        bytes: &mut Vec<u8>,
    ) -> Option<()> {
        let begin = bytes.len();
        bytes.push(PACKED);
        let mut packing = Packing {
            bytes,
            begin,
            more: 0,
            same: true,
        };
        packing.words(kind, &self.kind, words, memory)?;
        let more = packing.more;
        self.fits(bytes.len() - begin + more).then_some(())
    }
}

fn length_bytes(length: usize) -> usize {
    if length < 255 { 1 } else { 3 }
}

fn common(kind: &Type) -> usize {
    match kind {
        Type::Fixed(count, element) => 1 + length_bytes(*count) + count * common(element),
        Type::Record(fields) => {
            let own = 1 + length_bytes(fields.len());
            let fields = fields.iter();
            own + fields
                .map(|(name, it)| 1 + length_bytes(name.len()) + name.len() + common(it))
                .sum::<usize>()
        }
        Type::List(_) | Type::Text => 1,
        _ => 0,
    }
}

struct Packing<'b> {
    bytes: &'b mut Vec<u8>,
    /// Where the position begins.
    begin: usize,
    /// What the elements of arrays of any length leave out.
    more: usize,
    same: bool,
}

impl Packing<'_> {
    fn value(&mut self, value: &Value, kind: &Type) -> Option<()> {
        match (kind, value) {
            (Type::Int, Value::Int(integer)) => encode_integer(*integer, self.bytes),
            (Type::Bool, Value::Bool(truth)) => self.bytes.push((*truth).into()),
            (Type::Text, Value::Text(text)) => self.text(text.as_bytes())?,
            (Type::Text, Value::Char(character)) => {
                self.same = false;
                self.text(character.encode_utf8(&mut [0; 4]).as_bytes())?;
            }
            (Type::Mixed, Value::Int(integer)) => encode_integer(*integer, self.bytes),
            (Type::Mixed, Value::Bool(truth)) => self.bytes.push((*truth).into()),
            (Type::Mixed, Value::Text(text)) => encode_text(text, self.bytes).ok()?,
            (Type::Mixed, Value::Char(character)) => {
                self.same = false;
                encode_text(character.encode_utf8(&mut [0; 4]), self.bytes).ok()?;
            }
            (Type::Fixed(count, element), Value::Array(list)) if list.len() == *count => {
                list.iter().try_for_each(|it| self.value(it, element))?;
            }
            (Type::List(element), Value::Array(list)) => {
                encode_length(list.len(), self.bytes).ok()?;
                self.more += list.len() * common(element);
                list.iter().try_for_each(|it| self.value(it, element))?;
            }
            (Type::Record(fields), Value::Map(table)) if table.len() == fields.len() => {
                let mut pairs = table.iter().zip(fields.iter());
                pairs.try_for_each(|((name, it), (own, kind))| {
                    (name == own).then_some(())?;
                    self.value(it, kind)
                })?;
            }
            _ => return None,
        }
        self.bounded()
    }

    fn bounded(&self) -> Option<()> {
        (self.bytes.len() - self.begin <= MAX_POSITION_BYTES + 1).then_some(())
    }

    fn text(&mut self, text: &[u8]) -> Option<()> {
        encode_length(text.len(), self.bytes).ok()?;
        self.bytes.extend_from_slice(text);
        Some(())
    }

    fn words(&mut self, kind: &Type, into: &Type, words: &[i64], memory: &Memory) -> Option<()> {
        match (into, kind) {
            (Type::Int, Type::Int) | (Type::Mixed, Type::Int) => {
                encode_integer(*words.first()?, self.bytes);
            }
            (Type::Bool | Type::Mixed, Type::Bool) => {
                self.bytes.push(u8::from(*words.first()? != 0));
            }
            (Type::Text, Type::Text) => self.text(memory.text(*words.first()?)?)?,
            (Type::Mixed, Type::Text) => {
                let text = std::str::from_utf8(memory.text(*words.first()?)?).ok()?;
                encode_text(text, self.bytes).ok()?;
            }
            (Type::Text | Type::Mixed, Type::Char) => {
                let character = u32::try_from(*words.first()?)
                    .ok()
                    .and_then(char::from_u32)?;
                let mut own = [0; 4];
                let text = character.encode_utf8(&mut own);
                if *into == Type::Text {
                    self.text(text.as_bytes())?;
                } else {
                    encode_text(text, self.bytes).ok()?;
                }
            }
            (Type::Mixed, Type::Mixed) => {
                let &[tag, word] = words else {
                    return None;
                };
                let all = [Type::Bool, Type::Int, Type::Char, Type::Text];
                let own = all
                    .iter()
                    .find(|it| Kind::of(it).is_some_and(|kind| kind.word() == tag))?;
                self.words(own, into, &[word], memory)?;
            }
            (Type::Fixed(count, to), Type::Fixed(own, element)) if count == own => {
                self.elements(*count, element, to, words, memory)?;
            }
            (Type::List(to), Type::Fixed(count, element)) => {
                encode_length(*count, self.bytes).ok()?;
                self.more += count * common(to);
                self.elements(*count, element, to, words, memory)?;
            }
            (Type::List(to), Type::List(element)) => {
                let (count, elements) = memory.elements(words, element.words())?;
                encode_length(count, self.bytes).ok()?;
                self.more += count * common(to);
                self.elements(count, element, to, elements, memory)?;
            }
            (Type::Record(to), Type::Record(own)) if to.len() == own.len() => {
                let mut rest = words;
                for ((_, to), (_, own)) in to.iter().zip(own.iter()) {
                    let (part, after) = rest.split_at_checked(own.words())?;
                    self.words(own, to, part, memory)?;
                    rest = after;
                }
            }
            _ => return None,
        }
        self.bounded()
    }

    fn elements(
        &mut self,
        count: usize,
        element: &Type,
        to: &Type,
        words: &[i64],
        memory: &Memory,
    ) -> Option<()> {
        // Most boards are integers or booleans.
        match (element, to) {
            (Type::Int, Type::Int) => {
                for &word in words {
                    encode_integer(word, self.bytes);
                }
                return Some(());
            }
            (Type::Bool, Type::Bool) => {
                self.bytes
                    .extend(words.iter().map(|&word| u8::from(word != 0)));
                return Some(());
            }
            _ => {}
        }
        let stride = element.words();
        for at in 0..count {
            let part = words.get(at * stride..(at + 1) * stride)?;
            self.words(element, to, part, memory)?;
        }
        Some(())
    }
}

fn unpack(kind: &Type, rest: &mut &[u8]) -> Option<Value> {
    Some(match kind {
        Type::Int | Type::Bool | Type::Mixed => decode_word(rest)?,
        Type::Text => Value::text(decode_text(rest)?),
        Type::Fixed(count, element) => {
            let elements = (0..*count).map(|_| unpack(element, rest));
            Value::array(elements.collect::<Option<_>>()?)
        }
        Type::List(element) => {
            let count = decode_length(rest)?;
            let elements = (0..count).map(|_| unpack(element, rest));
            Value::array(elements.collect::<Option<_>>()?)
        }
        Type::Record(fields) => {
            let fields = fields.iter();
            let fields = fields.map(|(name, kind)| Some((Text::clone(name), unpack(kind, rest)?)));
            Value::map(fields.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}

fn load(kind: &Type, rest: &mut &[u8], memory: &mut Memory, at: &mut usize) -> Option<()> {
    match kind {
        Type::Int => {
            let word = integer(rest)?;
            put(memory, at, word)
        }
        Type::Bool => {
            let (&truth, after) = rest.split_first()?;
            *rest = after;
            put(memory, at, truth.into())
        }
        Type::Text => {
            let text = decode_text(rest)?;
            let begin = memory.bytes.len();
            memory.append_bytes(text.as_bytes())?;
            put(memory, at, text_word(begin, text.len()))
        }
        Type::Mixed => {
            let (kind, word) = match decode_word(rest)? {
                Value::Int(integer) => (Kind::Int, integer),
                Value::Bool(truth) => (Kind::Bool, truth.into()),
                Value::Text(text) => {
                    let begin = memory.bytes.len();
                    memory.append_bytes(text.as_bytes())?;
                    (Kind::Text, text_word(begin, text.len()))
                }
                _ => return None,
            };
            put(memory, at, kind.word())?;
            put(memory, at, word)
        }
        Type::Fixed(count, element) => {
            for _ in 0..*count {
                load(element, rest, memory, at)?;
            }
            Some(())
        }
        Type::List(element) => {
            let count = decode_length(rest)?;
            // The elements are loaded to registers that nothing else uses, then put where they belong.
            let stride = element.words();
            let begin = memory.grow(count * stride)?;
            for each in 0..count {
                let mut own = super::SCRATCH;
                load(element, rest, memory, &mut own)?;
                let words = memory.registers.get(super::SCRATCH..own)?;
                let to = begin + each * stride;
                memory.heap.get_mut(to..to + stride)?.copy_from_slice(words);
            }
            for word in [begin, count, count] {
                put(memory, at, word_of(word))?;
            }
            Some(())
        }
        Type::Record(fields) => fields
            .iter()
            .try_for_each(|(_, kind)| load(kind, rest, memory, at)),
        Type::Never | Type::Unit | Type::Char | Type::Dict(_) => None,
    }
}

fn put(memory: &mut Memory, at: &mut usize, word: i64) -> Option<()> {
    *memory.registers.get_mut(*at)? = word;
    *at += 1;
    Some(())
}

#[inline]
fn integer(rest: &mut &[u8]) -> Option<i64> {
    match decode_word(rest)? {
        Value::Int(integer) => Some(integer),
        _ => None,
    }
}
