//! The registers, constants and types that all functions of a script share.

use std::collections::HashMap;

use super::code::{Kind, Reg};
use super::compile::{Compiled, Reason};
use super::memory::{REGISTERS, text_word, word_of};
use super::types::Type;
use crate::value::Value;

/// What all functions of a script have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Shared {
    /// The first register that is free.
    pub(super) next: usize,
    /// The registers of constants, with their values.
    pub(super) constants: Vec<(Reg, i64)>,
    words: HashMap<i64, Reg>,
    /// The elements of constant arrays of any length, and the bytes of constant texts.
    pub(super) heap: Vec<i64>,
    pub(super) bytes: Vec<u8>,
    pub(super) types: Vec<Type>,
}

impl Shared {
    pub(super) fn registers(&mut self, words: usize) -> Compiled<Reg> {
        let at = self.next;
        self.next += words;
        // The last ones are left free, so that a part of a value always has a number.
        if self.next > REGISTERS - 2048 {
            return Err(Reason::TooLarge);
        }
        Reg::try_from(at).map_err(|_| Reason::TooLarge)
    }

    pub(super) fn type_number(&mut self, kind: &Type) -> Compiled<u16> {
        let known = self.types.iter().position(|it| it == kind);
        // A type that comes for the first time gets the next number.
        let at = known.unwrap_or_else(|| {
            self.types.push(kind.clone());
            self.types.len() - 1
        });
        u16::try_from(at).map_err(|_| Reason::TooLarge)
    }

    pub(super) fn word(&mut self, word: i64) -> Compiled<Reg> {
        if let Some(&known) = self.words.get(&word) {
            return Ok(known);
        }
        let at = self.registers(1)?;
        self.words.insert(word, at);
        self.constants.push((at, word));
        Ok(at)
    }

    /// The word of a text.
    pub(super) fn text(&mut self, text: &str) -> i64 {
        let bytes = text.as_bytes();
        let known =
            (!bytes.is_empty()).then(|| self.bytes.windows(bytes.len()).position(|it| it == bytes));
        // A text that is in no other one yet is appended.
        let at = known.flatten().unwrap_or_else(|| {
            self.bytes.extend_from_slice(bytes);
            self.bytes.len() - bytes.len()
        });
        text_word(at, bytes.len())
    }

    /// Appends the words of a value that is written out.
    pub(super) fn lay_out(
        &mut self,
        value: &Value,
        kind: &Type,
        words: &mut Vec<i64>,
    ) -> Option<()> {
        let word = match value {
            Value::Unit => 0,
            Value::Bool(truth) => i64::from(*truth),
            Value::Int(integer) => *integer,
            Value::Char(character) => i64::from(u32::from(*character)),
            Value::Text(text) => self.text(text),
            Value::Array(list) => {
                let (Type::Fixed(_, element) | Type::List(element)) = kind else {
                    return None;
                };
                let mut own = Vec::new();
                list.iter()
                    .try_for_each(|value| self.lay_out(value, element, &mut own))?;
                if let Type::Fixed(..) = kind {
                    words.append(&mut own);
                } else {
                    let count = word_of(list.len());
                    words.extend([word_of(self.heap.len()), count, count]);
                    self.heap.append(&mut own);
                }
                return Some(());
            }
            Value::Map(table) => {
                let Type::Record(fields) = kind else {
                    return None;
                };
                let mut pairs = table.iter().zip(fields.iter());
                return pairs
                    .try_for_each(|((_, value), (_, kind))| self.lay_out(value, kind, words));
            }
            Value::Other(_) => return None,
        };
        if *kind == Type::Mixed {
            let own = Type::of(value)?;
            words.push(Kind::of(&own)?.word());
            words.push(word);
        } else if *kind != Type::Unit {
            words.push(word);
        }
        Some(())
    }
}
