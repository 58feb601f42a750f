//! The values of a script outside the interpreter: copies share what they hold until one of them changes.
//!
//! ```text
//!   Value ── unit, boolean, integer, character: in 16 bytes
//!         ── text, array, map: counted, and copied when a shared one is changed
//! ```
//!
//! An array or map remembers its [`Measure`], so reading a variable need not count elements anew.

use std::cell::Cell;
use std::ops::Deref;
use std::rc::Rc;

use rhai::{Array, Dynamic, ImmutableString, Map};

use crate::limits::{MAX_ELEMENTS, MAX_NESTING, MAX_TEXT_BYTES};

/// A text that copies share.
pub(crate) type Text = Rc<String>;
/// The elements of an array.
pub(crate) type List = Collection<Vec<Value>>;
/// The entries of a map by rising name.
pub(crate) type Table = Collection<Vec<(Text, Value)>>;

/// Whatever a script can name.
#[derive(Clone, Debug, Default)]
pub(crate) enum Value {
    #[default]
    Unit,
    Bool(bool),
    Int(i64),
    Char(char),
    Text(Text),
    Array(Rc<List>),
    Map(Rc<Table>),
    /// What only the interpreter makes, such as a range. It is no position, so no call gets it.
    Other(Box<Dynamic>),
}

/// What reading a value touches, and how deep arrays and maps stand in it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Measure {
    /// At most [`MAX_ELEMENTS`], counted as [`Meter`](crate::meter::Meter) counts.
    pub(crate) elements: usize,
    height: usize,
}

impl Measure {
    fn of_text(text: &str) -> Option<Measure> {
        (text.len() <= MAX_TEXT_BYTES).then_some(Measure {
            elements: text.len() / 8,
            height: 0,
        })
    }

    /// Adds what stands in a collection; `None` beyond a limit. A collection within another counts ten more.
    #[inline]
    fn with(mut self, element: &Value) -> Option<Measure> {
        match element {
            Value::Unit | Value::Bool(_) | Value::Int(_) | Value::Char(_) | Value::Other(_) => {}
            Value::Text(text) => self.elements += Measure::of_text(text)?.elements,
            Value::Array(_) | Value::Map(_) => {
                let inner = element.measure()?;
                self.elements += 10 + inner.elements;
                self.height = self.height.max(inner.height + 1);
            }
        }
        let fits = self.elements <= MAX_ELEMENTS && self.height <= MAX_NESTING + 1;
        fits.then_some(self)
    }
}

/// An array or a map with the measure that was taken last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Collection<T> {
    content: T,
    measure: Cell<Option<Measure>>,
}

impl<T> Collection<T> {
    pub(crate) fn new(content: T) -> Collection<T> {
        let measure = Cell::new(None);
        Collection { content, measure }
    }

    /// The content, to be changed; its measure is taken anew.
    pub(crate) fn change(&mut self) -> &mut T {
        self.measure.set(None);
        &mut self.content
    }

    /// Remembers the measure that `take` takes.
    #[inline]
    fn measured(&self, take: impl FnOnce(&T) -> Option<Measure>) -> Option<Measure> {
        if let known @ Some(_) = self.measure.get() {
            return known;
        }
        let taken = take(&self.content);
        self.measure.set(taken);
        taken
    }
}

impl<T> Deref for Collection<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.content
    }
}

impl List {
    /// Appends an element, and keeps the measure.
    pub(crate) fn push(&mut self, element: Value) {
        let known = self.measure.get();
        let grown = known.and_then(|mut measure| {
            measure.elements += 1;
            measure.with(&element)
        });
        self.measure.set(grown);
        self.content.push(element);
    }

    /// The elements, to be put into another order, which has the same measure.
    pub(crate) fn reorder(&mut self) -> &mut [Value] {
        &mut self.content
    }

    /// Replaces an element that is there, and keeps the measure if neither holds others.
    pub(crate) fn put(&mut self, at: usize, element: Value) {
        if let Some(there) = self.content.get_mut(at) {
            if !there.is_plain() || !element.is_plain() {
                self.measure.set(None);
            }
            *there = element;
        }
    }
}

impl Table {
    /// A map of these entries, whose names differ.
    pub(crate) fn of(mut entries: Vec<(Text, Value)>) -> Table {
        entries.sort_by(|(name, _), (other, _)| name.cmp(other));
        Table::new(entries)
    }

    /// The place of a name, or where it would stand.
    pub(crate) fn place(&self, name: &str) -> Result<usize, usize> {
        self.content
            .binary_search_by(|(own, _)| own.as_str().cmp(name))
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        let place = self.place(name).ok()?;
        self.content.get(place).map(|(_, value)| value)
    }
}

impl Value {
    pub(crate) fn text(text: impl Into<String>) -> Value {
        Value::Text(Rc::new(text.into()))
    }

    pub(crate) fn array(elements: Vec<Value>) -> Value {
        Value::Array(Rc::new(List::new(elements)))
    }

    pub(crate) fn map(entries: Vec<(Text, Value)>) -> Value {
        Value::Map(Rc::new(Table::of(entries)))
    }

    pub(crate) fn as_int(&self) -> Option<i64> {
        match self {
            Value::Int(integer) => Some(*integer),
            _ => None,
        }
    }

    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn as_array(&self) -> Option<&[Value]> {
        match self {
            Value::Array(list) => Some(list),
            _ => None,
        }
    }

    pub(crate) fn as_map(&self) -> Option<&Table> {
        match self {
            Value::Map(table) => Some(table),
            _ => None,
        }
    }

    /// Whether it holds nothing that could be counted.
    #[inline]
    fn is_plain(&self) -> bool {
        matches!(
            self,
            Value::Unit | Value::Bool(_) | Value::Int(_) | Value::Char(_)
        )
    }

    /// What reading the value touches; `None` if it is beyond a limit.
    ///
    /// # Cost
    ///
    /// O(1) if nothing in it has changed since it was measured last; else O(n) in its own elements.
    #[inline]
    pub(crate) fn measure(&self) -> Option<Measure> {
        match self {
            Value::Text(text) => Measure::of_text(text),
            Value::Array(list) => list.measured(|elements| {
                let elements_alone = Measure {
                    elements: elements.len(),
                    height: 1,
                };
                elements.iter().try_fold(elements_alone, Measure::with)
            }),
            Value::Map(table) => table.measured(|entries| {
                let names = Measure {
                    elements: 4 * entries.len(),
                    height: 1,
                };
                let mut values = entries.iter().map(|(_, value)| value);
                values.try_fold(names, Measure::with)
            }),
            _ => Some(Measure::default()),
        }
    }

    /// Whether two values have the same contents. A character is the text of that one character.
    pub(crate) fn same(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Unit, Value::Unit) => true,
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Char(a), Value::Char(b)) => a == b,
            (Value::Text(a), Value::Text(b)) => a == b,
            (Value::Char(a), Value::Text(b)) | (Value::Text(b), Value::Char(a)) => {
                b.as_str() == a.encode_utf8(&mut [0; 4])
            }
            (Value::Array(a), Value::Array(b)) => {
                a.len() == b.len() && a.iter().zip(b.iter()).all(|(a, b)| a.same(b))
            }
            (Value::Map(a), Value::Map(b)) => {
                a.len() == b.len()
                    && (a.iter().zip(b.iter()))
                        .all(|((name, a), (other, b))| name == other && a.same(b))
            }
            _ => false,
        }
    }

    /// A value of the interpreter.
    pub(crate) fn of(value: &Dynamic) -> Value {
        if let Ok(integer) = value.as_int() {
            Value::Int(integer)
        } else if let Ok(truth) = value.as_bool() {
            Value::Bool(truth)
        } else if let Some(array) = value.read_lock::<Array>() {
            Value::array(array.iter().map(Value::of).collect())
        } else if let Some(text) = value.read_lock::<ImmutableString>() {
            Value::text(text.as_str())
        } else if let Some(map) = value.read_lock::<Map>() {
            let entries = map.iter();
            let entries =
                entries.map(|(name, value)| (Text::new(name.as_str().into()), Value::of(value)));
            Value::map(entries.collect())
        } else if let Ok(character) = value.as_char() {
            Value::Char(character)
        } else if value.is_unit() {
            Value::Unit
        } else {
            Value::Other(Box::new(value.clone()))
        }
    }

    /// The value as the interpreter has it.
    pub(crate) fn to_dynamic(&self) -> Dynamic {
        match self {
            Value::Unit => Dynamic::UNIT,
            Value::Bool(truth) => (*truth).into(),
            Value::Int(integer) => (*integer).into(),
            Value::Char(character) => (*character).into(),
            Value::Text(text) => text.as_str().into(),
            Value::Array(list) => Dynamic::from_array(list.iter().map(Value::to_dynamic).collect()),
            Value::Map(table) => {
                let entries = table.iter();
                let entries =
                    entries.map(|(name, value)| (name.as_str().into(), value.to_dynamic()));
                Dynamic::from_map(entries.collect())
            }
            Value::Other(own) => own.as_ref().clone(),
        }
    }
}
