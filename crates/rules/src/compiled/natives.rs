//! The functions of [`natives`](crate::natives) over shared values. A test holds each against its counterpart.

use std::rc::Rc;

use appleyard_core::checked::narrow;

use crate::limits::{MAX_ELEMENTS, MAX_TEXT_BYTES};
use crate::text;
use crate::value::{List, Value};

macro_rules! natives {
    ($( $native:ident = $name:literal, $arity:literal; )*) => {
        /// A native function; the same name may stand for several types.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Native { $( $native ),* }

        impl Native {
            /// The function with this name and this number of arguments, the receiver among them.
            pub(super) fn of(name: &str, arguments: usize) -> Option<Native> {
                match (name, arguments) {
                    $( ($name, $arity) => Some(Native::$native), )*
                    _ => None,
                }
            }

            pub(super) fn name(self) -> &'static str {
                match self {
                    $( Native::$native => $name, )*
                }
            }

            /// The names of all.
            #[cfg(test)]
            pub(super) const NAMES: &[&str] = &[$( $name ),*];
        }
    };
}

natives! {
    Abs = "abs", 1;
    Sign = "sign", 1;
    Min = "min", 2;
    Max = "max", 2;
    IsEven = "is_even", 1;
    IsOdd = "is_odd", 1;
    Len = "len", 1;
    IsEmpty = "is_empty", 1;
    Push = "push", 2;
    Pop = "pop", 1;
    Shift = "shift", 1;
    Swap = "swap", 3;
    Insert = "insert", 3;
    Remove = "remove", 2;
    Clear = "clear", 1;
    Reverse = "reverse", 1;
    Contains = "contains", 2;
    IndexOf = "index_of", 2;
    Count = "count", 2;
    Sum = "sum", 1;
    Sort = "sort", 1;
    Replaced = "replaced", 3;
    Without = "without", 2;
    Part = "part", 3;
    Rest = "part", 2;
    SubString = "sub_string", 3;
    RestOfText = "sub_string", 2;
    Get = "get", 2;
    Filled = "filled", 2;
    Values = "values", 1;
    Keys = "keys", 1;
    ParseInt = "parse_int", 1;
    ToString = "to_string", 1;
    Chars = "chars", 1;
    Split = "split", 2;
    StartsWith = "starts_with", 2;
    EndsWith = "ends_with", 2;
    Repeat = "repeat", 2;
    Join = "join", 2;
}

/// The most arguments besides the receiver.
pub(super) const MAX_OTHERS: usize = 2;

impl Native {
    /// Whether it changes its receiver.
    pub(super) fn changes(self) -> bool {
        use Native::{Clear, Insert, Pop, Push, Remove, Reverse, Shift, Sort, Swap};
        matches!(
            self,
            Clear | Insert | Pop | Push | Remove | Reverse | Shift | Sort | Swap
        )
    }

    /// What it returns. `keep` says whether the receiver must stay as it is unless the function is there to
    /// change it; `touched` counts elements. `None` is an error, or left to the interpreter.
    pub(super) fn call(
        self,
        receiver: &mut Value,
        keep: bool,
        [first, second]: [Value; MAX_OTHERS],
        touched: &mut u64,
    ) -> Option<Value> {
        match receiver {
            Value::Array(_) => self.of_array(receiver, keep, first, second, touched),
            Value::Int(integer) => self.of_integer(*integer, first, touched),
            Value::Text(text) if self == Native::ToString => Some(Value::Text(Rc::clone(text))),
            Value::Text(text) => self.of_text(text, &first, &second, touched),
            Value::Map(_) => self.of_map(receiver, &first, touched),
            Value::Bool(truth) if self == Native::ToString => Some(Value::text(truth.to_string())),
            Value::Char(it) if self == Native::ToString => Some(Value::text(*it)),
            _ => None,
        }
    }

    fn of_integer(self, integer: i64, other: Value, touched: &mut u64) -> Option<Value> {
        Some(match self {
            Native::Abs => Value::Int(integer.checked_abs()?),
            Native::Sign => Value::Int(integer.signum()),
            Native::Min => Value::Int(integer.min(other.as_int()?)),
            Native::Max => Value::Int(integer.max(other.as_int()?)),
            Native::IsEven => Value::Bool(integer % 2 == 0),
            Native::IsOdd => Value::Bool(integer % 2 != 0),
            Native::ToString => Value::text(integer.to_string()),
            Native::Filled => {
                // As in Rhai, a negative length counts as 0.
                let length = usize::try_from(integer).unwrap_or(0);
                if length > MAX_ELEMENTS {
                    return None;
                }
                let each = if length > 0 {
                    other.measure()?.elements
                } else {
                    0
                };
                *touched += (length + length * each) as u64;
                Value::array(vec![other; length])
            }
            _ => return None,
        })
    }

    fn of_array(
        self,
        receiver: &mut Value,
        keep: bool,
        first: Value,
        second: Value,
        touched: &mut u64,
    ) -> Option<Value> {
        let Value::Array(list) = receiver else {
            return None;
        };
        Some(match self {
            Native::Len => number(list.len()),
            Native::IsEmpty => Value::Bool(list.is_empty()),
            Native::Push => {
                Rc::make_mut(list).push(first);
                Value::Unit
            }
            // As in Rhai, nothing comes from an empty array.
            Native::Pop => Rc::make_mut(list).change().pop().unwrap_or_default(),
            Native::Shift if list.is_empty() => Value::Unit,
            Native::Shift => Rc::make_mut(list).change().remove(0),
            Native::Swap => {
                let (a, b) = (place(&first, list.len())?, place(&second, list.len())?);
                Rc::make_mut(list).reorder().swap(a, b);
                Value::Unit
            }
            Native::Insert => {
                let at = place(&first, list.len() + 1)?;
                Rc::make_mut(list).change().insert(at, second);
                Value::Unit
            }
            Native::Remove => {
                let at = place(&first, list.len())?;
                Rc::make_mut(list).change().remove(at)
            }
            Native::Clear => {
                *receiver = Value::array(Vec::new());
                Value::Unit
            }
            Native::Reverse => {
                Rc::make_mut(list).reorder().reverse();
                Value::Unit
            }
            Native::Contains => Value::Bool(list.iter().any(|element| element.same(&first))),
            Native::IndexOf => {
                let found = list.iter().position(|element| element.same(&first));
                found.map_or(Value::Int(-1), number)
            }
            Native::Count => number(count(list, &first)),
            Native::Sum => {
                let mut numbers = list.iter().map(Value::as_int);
                Value::Int(numbers.try_fold(0_i64, |sum, it| sum.checked_add(it?))?)
            }
            Native::Sort => {
                *touched += 8 * list.len() as u64;
                sort(Rc::make_mut(list))?;
                Value::Unit
            }
            Native::Replaced => {
                let at = place(&first, list.len())?;
                let mut list = own(list, keep);
                Rc::make_mut(&mut list).put(at, second);
                Value::Array(list)
            }
            Native::Without => {
                let at = place(&first, list.len())?;
                let mut list = own(list, keep);
                let _ = Rc::make_mut(&mut list).change().remove(at);
                Value::Array(list)
            }
            Native::Part => {
                let (from, to) = part(&first, &second, list.len())?;
                Value::array(list.get(from..to)?.to_vec())
            }
            Native::Rest => {
                let from = place(&first, list.len() + 1)?;
                Value::array(list.get(from..)?.to_vec())
            }
            Native::Join => join(list, first.as_text()?, touched)?,
            Native::ToString => Value::text(text::of_value(receiver)),
            _ => return None,
        })
    }

    fn of_map(self, receiver: &mut Value, name: &Value, touched: &mut u64) -> Option<Value> {
        let Value::Map(table) = receiver else {
            return None;
        };
        Some(match self {
            Native::Len => number(table.len()),
            Native::IsEmpty => Value::Bool(table.is_empty()),
            Native::Contains => Value::Bool(table.get(name.as_text()?).is_some()),
            Native::Remove => match table.place(name.as_text()?) {
                Ok(place) => Rc::make_mut(table).change().remove(place).1,
                Err(_) => Value::Unit,
            },
            Native::Get => match table.get(name.as_text()?) {
                Some(value) => value.clone(),
                None => Value::Unit,
            },
            Native::Values => {
                let values = table.iter().map(|(_, value)| value.clone());
                Value::array(values.collect())
            }
            Native::Keys => {
                *touched += 4 * table.len() as u64;
                let names = table.iter().map(|(name, _)| Value::Text(Rc::clone(name)));
                Value::array(names.collect())
            }
            _ => return None,
        })
    }

    fn of_text(
        self,
        text: &str,
        first: &Value,
        second: &Value,
        touched: &mut u64,
    ) -> Option<Value> {
        Some(match self {
            Native::Len => number(text.chars().count()),
            Native::IsEmpty => Value::Bool(text.is_empty()),
            Native::Contains => Value::Bool(index_in(text, first)? >= 0),
            Native::IndexOf => Value::Int(index_in(text, first)?),
            Native::Rest | Native::RestOfText => {
                let from = place(first, text.chars().count() + 1)?;
                Value::text(text.chars().skip(from).collect::<String>())
            }
            Native::Part | Native::SubString => {
                let (from, to) = part(first, second, text.chars().count())?;
                Value::text(text.chars().take(to).skip(from).collect::<String>())
            }
            Native::Replaced => {
                let at = place(first, text.chars().count())?;
                let mut characters = text.chars();
                let mut changed: String = characters.by_ref().take(at).collect();
                match second {
                    Value::Text(other) => changed.push_str(other),
                    Value::Char(other) => changed.push(*other),
                    _ => return None,
                }
                changed.extend(characters.skip(1));
                Value::text(changed)
            }
            Native::ParseInt => Value::Int(text.trim().parse().ok()?),
            Native::Chars => {
                bounded(text)?;
                *touched += 4 * text.len() as u64;
                Value::array(text.chars().map(Value::Char).collect())
            }
            Native::Split => {
                let by = first.as_text().filter(|by| !by.is_empty())?;
                bounded(text)?;
                *touched += 4 * text.len() as u64;
                Value::array(text.split(by).map(Value::text).collect())
            }
            Native::StartsWith => Value::Bool(text.starts_with(first.as_text()?)),
            Native::EndsWith => Value::Bool(text.ends_with(first.as_text()?)),
            Native::Repeat => {
                // As in Rhai, a negative number of times counts as 0; a product that is too large is over the limit.
                let times = usize::try_from(first.as_int()?).unwrap_or(0);
                // As said.
                if text.len().saturating_mul(times) > MAX_TEXT_BYTES {
                    return None;
                }
                *touched += (text.len() * times) as u64;
                Value::text(text.repeat(times))
            }
            _ => return None,
        })
    }
}

fn number(length: usize) -> Value {
    Value::Int(narrow(length))
}

/// The array to be changed: itself, or another that shares its elements until then.
fn own(list: &mut Rc<List>, keep: bool) -> Rc<List> {
    if keep {
        Rc::clone(list)
    } else {
        std::mem::take(list)
    }
}

fn count(list: &[Value], item: &Value) -> usize {
    match item {
        Value::Int(item) => (list.iter())
            .filter(|element| matches!(element, Value::Int(it) if it == item))
            .count(),
        item => list.iter().filter(|element| element.same(item)).count(),
    }
}

/// An index below `length`; negative ones do not count from the end.
fn place(at: &Value, length: usize) -> Option<usize> {
    usize::try_from(at.as_int()?).ok().filter(|&at| at < length)
}

fn part(from: &Value, length: &Value, all: usize) -> Option<(usize, usize)> {
    let from = place(from, all + 1)?;
    // A negative length counts as 0, and one that is too large goes to the end.
    let length = usize::try_from(length.as_int()?).unwrap_or(0);
    // As said.
    Some((from, from.saturating_add(length).min(all)))
}

fn bounded(text: &str) -> Option<()> {
    (text.len() <= MAX_TEXT_BYTES).then_some(())
}

/// Where a text or a character stands in a text; -1 if nowhere.
fn index_in(text: &str, part: &Value) -> Option<i64> {
    let found = match part {
        Value::Text(part) => text.find(part.as_str()),
        Value::Char(part) => text.find(*part),
        _ => return None,
    };
    match found {
        Some(at) => i64::try_from(text.get(..at)?.chars().count()).ok(),
        None => Some(-1),
    }
}

fn sort(list: &mut List) -> Option<()> {
    let elements = list.reorder();
    if elements.iter().all(|element| element.as_int().is_some()) {
        elements.sort_unstable_by_key(|element| element.as_int());
    } else if elements.iter().all(|element| element.as_text().is_some()) {
        elements.sort_by(|a, b| a.as_text().cmp(&b.as_text()));
    } else {
        return None;
    }
    Some(())
}

fn join(list: &[Value], between: &str, touched: &mut u64) -> Option<Value> {
    let mut joined = String::new();
    for (index, element) in list.iter().enumerate() {
        if index > 0 {
            joined.push_str(between);
        }
        joined.push_str(&text::of_value(element));
        *touched += 4;
        bounded(&joined)?;
    }
    Some(Value::text(joined))
}
