//! Types of values: which words of memory a value takes, and where in them its parts stand.
//!
//! ```text
//!   boolean, integer, character    1 word
//!   text                           1 word: where its bytes stand, and how many there are
//!   mixed                          2 words: which of these it is, and its word; or the unit
//!   array of a known length, map with known names    the words of its parts, one after the other
//!   array of any length, map with any names          3 words: where its elements stand, how many there are, and
//!                                                    for how many there is space
//! ```

use std::rc::Rc;

use crate::limits::MAX_NESTING;
use crate::value::{Text, Value};

/// The most words of a value without those of its arrays of any length.
pub(super) const MAX_WORDS: usize = 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// Of what is not there: the elements of an array that has none, or the value of a statement that is left.
    Never,
    Unit,
    Bool,
    Int,
    Char,
    Text,
    Mixed,
    Fixed(usize, Rc<Type>),
    /// By rising name.
    Record(Rc<[(Text, Type)]>),
    List(Rc<Type>),
    Dict(Rc<Type>),
}

impl Type {
    /// The type of a value; `None` if no type here fits.
    pub(crate) fn of(value: &Value) -> Option<Type> {
        Some(match value {
            Value::Other(_) => return None,
            Value::Unit => Type::Unit,
            Value::Bool(_) => Type::Bool,
            Value::Int(_) => Type::Int,
            Value::Char(_) => Type::Char,
            Value::Text(_) => Type::Text,
            Value::Array(list) => {
                let mut element = Type::Never;
                for value in list.iter() {
                    element = element.join(&Type::of(value)?)?;
                }
                Type::Fixed(list.len(), element.into())
            }
            Value::Map(table) => {
                let fields = table.iter();
                let fields = fields.map(|(name, value)| Some((Rc::clone(name), Type::of(value)?)));
                Type::Record(fields.collect::<Option<_>>()?)
            }
        })
    }

    /// The type of what is read back where such a value is stored as a position: a character becomes a text.
    /// `None` if it can be no position.
    pub(super) fn settled(&self) -> Option<Type> {
        Some(match self {
            Type::Unit | Type::Dict(_) => return None,
            Type::Char => Type::Text,
            Type::Fixed(count, it) => Type::Fixed(*count, it.settled()?.into()),
            Type::List(it) => Type::List(it.settled()?.into()),
            Type::Record(fields) => {
                let fields = fields.iter();
                let fields = fields.map(|(name, it)| Some((Rc::clone(name), it.settled()?)));
                Type::Record(fields.collect::<Option<_>>()?)
            }
            other => other.clone(),
        })
    }

    pub(super) fn is_scalar(&self) -> bool {
        use Type::{Bool, Char, Int, Mixed, Text, Unit};
        matches!(self, Unit | Bool | Int | Char | Text | Mixed)
    }

    /// The smallest type to which both belong; `None` if no type here fits.
    pub(super) fn join(&self, other: &Type) -> Option<Type> {
        use Type::{Dict, Fixed, List, Never, Record};
        Some(match (self, other) {
            (own, other) if own == other => own.clone(),
            (Never, it) | (it, Never) => it.clone(),
            (a, b) if a.is_scalar() && b.is_scalar() => Type::Mixed,
            (Fixed(n, a), Fixed(m, b)) if n == m => Fixed(*n, a.join(b)?.into()),
            (Fixed(_, a) | List(a), Fixed(_, b) | List(b)) => List(a.join(b)?.into()),
            (Record(a), Record(b)) if a.len() == b.len() => {
                let fields = a.iter().zip(b.iter()).map(|((name, a), (other, b))| {
                    let named = (name == other).then(|| Rc::clone(name))?;
                    Some((named, a.join(b)?))
                });
                Record(fields.collect::<Option<_>>()?)
            }
            (Record(none), Dict(it)) | (Dict(it), Record(none)) if none.is_empty() => {
                Dict(Rc::clone(it))
            }
            (Dict(a), Dict(b)) => Dict(a.join(b)?.into()),
            _ => return None,
        })
    }

    /// How many words a value takes.
    pub(super) fn words(&self) -> usize {
        match self {
            Type::Never | Type::Unit => 0,
            Type::Bool | Type::Int | Type::Char | Type::Text => 1,
            Type::Mixed => 2,
            Type::Fixed(count, element) => count.saturating_mul(element.words()),
            Type::Record(fields) => {
                let words = fields.iter().map(|(_, it)| it.words());
                words.fold(0, usize::saturating_add)
            }
            Type::List(_) | Type::Dict(_) => 3,
        }
    }

    /// Whether it is small and flat enough to be held in words.
    pub(super) fn fits(&self) -> bool {
        self.words() <= MAX_WORDS && self.height() <= MAX_NESTING && self.is_simple()
    }

    /// Whether no array of any length stands in another, and none of a known length is long.
    fn is_simple(&self) -> bool {
        match self {
            Type::Fixed(count, it) => *count <= MAX_WORDS && it.is_simple(),
            Type::List(it) | Type::Dict(it) => !it.shares() && it.is_simple(),
            Type::Record(fields) => fields.iter().all(|(_, it)| it.is_simple()),
            _ => true,
        }
    }

    fn height(&self) -> usize {
        match self {
            Type::Fixed(_, it) | Type::List(it) | Type::Dict(it) => 1 + it.height(),
            // A map without names has nothing in it.
            Type::Record(fields) => 1 + fields.iter().map(|(_, it)| it.height()).max().unwrap_or(0),
            _ => 0,
        }
    }

    /// Whether a part of it stands outside its words, where a copy would share it.
    pub(super) fn shares(&self) -> bool {
        match self {
            Type::List(_) | Type::Dict(_) => true,
            Type::Fixed(_, it) => it.shares(),
            Type::Record(fields) => fields.iter().any(|(_, it)| it.shares()),
            _ => false,
        }
    }

    /// Whether equal values have equal words.
    pub(super) fn is_plain(&self) -> bool {
        match self {
            Type::Never | Type::Unit | Type::Bool | Type::Int | Type::Char => true,
            Type::Text | Type::Mixed | Type::List(_) | Type::Dict(_) => false,
            Type::Fixed(_, it) => it.is_plain(),
            Type::Record(fields) => fields.iter().all(|(_, it)| it.is_plain()),
        }
    }

    /// What reading such a value touches, if that is always the same.
    pub(super) fn measure(&self) -> Option<usize> {
        Some(match self {
            Type::Never | Type::Unit | Type::Bool | Type::Int | Type::Char => 0,
            Type::Text | Type::Mixed | Type::List(_) | Type::Dict(_) => return None,
            Type::Fixed(count, it) => count + count * it.measure_within()?,
            Type::Record(fields) => {
                let within = fields.iter().map(|(_, it)| it.measure_within());
                4 * fields.len() + within.sum::<Option<usize>>()?
            }
        })
    }

    /// What it adds to the measure of the array or map in which it stands, if that is always the same.
    pub(super) fn measure_within(&self) -> Option<usize> {
        let is_collection = !self.is_scalar() && *self != Type::Never;
        Some(self.measure()? + if is_collection { 10 } else { 0 })
    }

    /// The place and the type of a field.
    pub(super) fn field(&self, name: &str) -> Option<(usize, &Type)> {
        let Type::Record(fields) = self else {
            return None;
        };
        let at = fields.iter().position(|(own, _)| own.as_str() == name)?;
        let before = fields.iter().take(at).map(|(_, it)| it.words()).sum();
        fields.get(at).map(|(_, it)| (before, it))
    }
}
