//! The functions that a script can call besides its own.
//!
//! Rhai's own packages are left out: their functions work on whole arrays and texts in one operation, and
//! nothing would count that. Here each function says what it touches.

use std::rc::Rc;

use appleyard_core::checked::{known, narrow};
use rhai::packages::{BasicIteratorPackage, Package};
use rhai::{Array, Dynamic, Engine, EvalAltResult, ImmutableString, Map, Position};

use crate::error::RuleErrorKind;
use crate::limits::{MAX_ELEMENTS, MAX_TEXT_BYTES};
use crate::meter::Meter;
use crate::value::Value;

type Native<T> = Result<T, Box<EvalAltResult>>;

/// Lets a script call all functions of this file.
pub(crate) fn register(engine: &mut Engine, meter: &Rc<Meter>) {
    BasicIteratorPackage::new().register_into_engine(engine);
    engine.register_iterator::<Array>();
    numbers(engine);
    arrays(engine, meter);
    copies(engine, meter);
    maps(engine, meter);
    texts(engine, meter);
}

fn numbers(engine: &mut Engine) {
    let overflow = |number: i64| -> Box<EvalAltResult> {
        EvalAltResult::ErrorArithmetic(format!("-({number}) is too large"), Position::NONE).into()
    };
    engine
        .register_fn("-", move |x: i64| {
            x.checked_neg().ok_or_else(|| overflow(x))
        })
        .register_fn("+", |x: i64| x)
        .register_fn("!", |x: bool| !x)
        .register_fn("abs", move |x: i64| {
            x.checked_abs().ok_or_else(|| overflow(x))
        })
        .register_fn("sign", |x: i64| x.signum())
        .register_fn("min", |x: i64, y: i64| x.min(y))
        .register_fn("max", |x: i64, y: i64| x.max(y))
        .register_fn("is_even", |x: i64| x % 2 == 0)
        .register_fn("is_odd", |x: i64| x % 2 != 0);
}

fn arrays(engine: &mut Engine, meter: &Rc<Meter>) {
    engine
        .register_fn("len", |array: &mut Array| count(array.len()))
        .register_get("len", |array: &mut Array| count(array.len()))
        .register_fn("is_empty", |array: &mut Array| array.is_empty())
        .register_fn("push", |array: &mut Array, item: Dynamic| array.push(item))
        .register_fn("pop", |array: &mut Array| {
            // As in Rhai, where nothing is left there is nothing.
            array.pop().unwrap_or(Dynamic::UNIT)
        })
        .register_fn(
            "insert",
            |array: &mut Array, at: i64, item: Dynamic| -> Native<()> {
                let at = place(at, array.len() + 1)?;
                array.insert(at, item);
                Ok(())
            },
        )
        .register_fn("remove", |array: &mut Array, at: i64| -> Native<Dynamic> {
            let at = place(at, array.len())?;
            Ok(array.remove(at))
        })
        .register_fn("shift", |array: &mut Array| {
            // As in Rhai, where nothing is left there is nothing.
            if array.is_empty() {
                return Dynamic::UNIT;
            }
            array.remove(0)
        })
        .register_fn("swap", |array: &mut Array, a: i64, b: i64| -> Native<()> {
            let (a, b) = (place(a, array.len())?, place(b, array.len())?);
            array.swap(a, b);
            Ok(())
        })
        .register_fn("clear", |array: &mut Array| array.clear())
        .register_fn("reverse", |array: &mut Array| array.reverse())
        .register_fn("contains", |array: &mut Array, item: Dynamic| {
            array.iter().any(|element| same(element, &item))
        })
        .register_fn("index_of", |array: &mut Array, item: Dynamic| {
            let found = array.iter().position(|element| same(element, &item));
            found.map_or(-1, count)
        })
        .register_fn("count", |array: &mut Array, item: Dynamic| {
            count(array.iter().filter(|element| same(element, &item)).count())
        })
        .register_fn("sum", |array: &mut Array| -> Native<i64> {
            let mut sum = 0_i64;
            for element in array.iter() {
                let number = integer(element)?;
                sum = sum.checked_add(number).ok_or_else(|| {
                    EvalAltResult::ErrorArithmetic("the sum is too large".into(), Position::NONE)
                })?;
            }
            Ok(sum)
        })
        .register_fn("==", |a: &mut Array, b: Array| same_arrays(a, &b))
        .register_fn("!=", |a: &mut Array, b: Array| !same_arrays(a, &b));
    let own = Rc::clone(meter);
    engine.register_fn("sort", move |array: &mut Array| -> Native<()> {
        own.touch(8 * array.len())?;
        sort(array)
    });
}

/// What makes an array out of another, or out of nothing.
fn copies(engine: &mut Engine, meter: &Rc<Meter>) {
    engine.register_fn("+", |a: Array, mut b: Array| {
        let mut a = a;
        a.append(&mut b);
        a
    });
    engine.register_fn("+=", |a: &mut Array, mut b: Array| a.append(&mut b));
    // A copy of the array in which one element is another.
    engine.register_fn(
        "replaced",
        |array: Array, at: i64, item: Dynamic| -> Native<Array> {
            let mut array = array;
            let at = place(at, array.len())?;
            array[at] = item;
            Ok(array)
        },
    );
    // A copy of the array without one element.
    engine.register_fn("without", |array: Array, at: i64| -> Native<Array> {
        let mut array = array;
        let at = place(at, array.len())?;
        let _ = array.remove(at);
        Ok(array)
    });
    engine.register_fn("part", |array: Array, from: i64| -> Native<Array> {
        let from = place(from, array.len() + 1)?;
        Ok(array.into_iter().skip(from).collect())
    });
    engine.register_fn(
        "part",
        |array: Array, from: i64, length: i64| -> Native<Array> {
            let (from, to) = part(from, length, array.len())?;
            Ok(array.into_iter().take(to).skip(from).collect())
        },
    );
    let own = Rc::clone(meter);
    engine.register_fn(
        "filled",
        move |length: i64, item: Dynamic| -> Native<Array> {
            // As in Rhai, a negative length counts as 0.
            let length = usize::try_from(length).unwrap_or(0);
            if length > MAX_ELEMENTS {
                return Err(too_many());
            }
            own.touch(length)?;
            for _ in 0..length {
                own.touch_value(&item)?;
            }
            Ok(vec![item; length])
        },
    );
}

fn maps(engine: &mut Engine, meter: &Rc<Meter>) {
    engine
        .register_fn("len", |map: &mut Map| count(map.len()))
        .register_fn("is_empty", |map: &mut Map| map.is_empty())
        .register_fn("contains", |map: &mut Map, name: ImmutableString| {
            map.contains_key(name.as_str())
        })
        .register_fn("remove", |map: &mut Map, name: ImmutableString| {
            // As above.
            map.remove(name.as_str()).unwrap_or(Dynamic::UNIT)
        })
        .register_fn("get", |map: &mut Map, name: ImmutableString| {
            // As above.
            map.get(name.as_str()).cloned().unwrap_or(Dynamic::UNIT)
        })
        .register_fn("values", |map: &mut Map| -> Array {
            map.values().cloned().collect()
        })
        .register_fn("==", |a: &mut Map, b: Map| same_maps(a, &b))
        .register_fn("!=", |a: &mut Map, b: Map| !same_maps(a, &b));
    let own = Rc::clone(meter);
    engine.register_fn("keys", move |map: &mut Map| -> Native<Array> {
        own.touch(4 * map.len())?;
        Ok(map.keys().map(|name| name.as_str().into()).collect())
    });
}

fn texts(engine: &mut Engine, meter: &Rc<Meter>) {
    // Rhai's own name, and the name that arrays have it under.
    for name in ["sub_string", "part"] {
        engine
            .register_fn(name, |text: &str, from: i64| -> Native<String> {
                let from = place(from, text.chars().count() + 1)?;
                Ok(text.chars().skip(from).collect())
            })
            .register_fn(
                name,
                |text: &str, from: i64, length: i64| -> Native<String> {
                    let (from, to) = part(from, length, text.chars().count())?;
                    Ok(text.chars().take(to).skip(from).collect())
                },
            );
    }
    engine
        .register_fn("len", |text: &str| count(text.chars().count()))
        .register_fn("is_empty", |text: &str| text.is_empty())
        .register_fn("contains", |text: &str, part: &str| text.contains(part))
        .register_fn("contains", |text: &str, part: char| text.contains(part))
        .register_fn("index_of", |text: &str, part: &str| {
            index_in(text, text.find(part))
        })
        .register_fn("index_of", |text: &str, part: char| {
            index_in(text, text.find(part))
        })
        .register_fn("starts_with", |text: &str, part: &str| {
            text.starts_with(part)
        })
        .register_fn("ends_with", |text: &str, part: &str| text.ends_with(part))
        .register_fn("replaced", |text: &str, at: i64, other: &str| {
            changed(text, at, other)
        })
        .register_fn("replaced", |text: &str, at: i64, other: char| {
            changed(text, at, other.encode_utf8(&mut [0; 4]))
        })
        .register_fn("parse_int", |text: &str| -> Native<i64> {
            text.trim()
                .parse()
                .map_err(|_| wrong_type("a text", "an integer in digits"))
        })
        .register_fn("to_string", |text: ImmutableString| text)
        .register_fn("to_string", |it: i64| it.to_string())
        .register_fn("to_string", |it: bool| it.to_string())
        .register_fn("to_string", |it: char| it.to_string())
        .register_fn("to_string", |it: &mut Array| {
            crate::text::of_value(&Value::of(&Dynamic::from_array(it.clone())))
        })
        .register_fn("+", |text: &str, it: i64| format!("{text}{it}"))
        .register_fn("+", |it: i64, text: &str| format!("{it}{text}"));
    let own = Rc::clone(meter);
    engine.register_fn("chars", move |text: &str| -> Native<Array> {
        let text = bounded(text)?;
        own.touch(4 * text.len())?;
        Ok(text.chars().map(Dynamic::from).collect())
    });
    let own = Rc::clone(meter);
    engine.register_fn("split", move |text: &str, by: &str| -> Native<Array> {
        let text = bounded(text)?;
        if by.is_empty() {
            return Err(wrong_type("an empty text", "a text to split at"));
        }
        own.touch(4 * text.len())?;
        Ok(text.split(by).map(|part| part.to_string().into()).collect())
    });
    let own = Rc::clone(meter);
    engine.register_fn("repeat", move |text: &str, times: i64| -> Native<String> {
        // As in Rhai, a negative number of times counts as 0.
        let times = usize::try_from(times).unwrap_or(0);
        // A product that is too large is too long.
        if text.len().saturating_mul(times) > MAX_TEXT_BYTES {
            return Err(text_too_long());
        }
        own.touch(text.len() * times)?;
        Ok(text.repeat(times))
    });
    let own = Rc::clone(meter);
    engine.register_fn(
        "join",
        move |array: &mut Array, between: &str| -> Native<String> {
            let mut joined = String::new();
            for (index, element) in array.iter().enumerate() {
                if index > 0 {
                    joined.push_str(between);
                }
                joined.push_str(&crate::text::of_value(&Value::of(element)));
                own.touch(4)?;
                bounded(&joined)?;
            }
            Ok(joined)
        },
    );
}

fn count(length: usize) -> i64 {
    narrow(length)
}

fn index_in(text: &str, found: Option<usize>) -> i64 {
    found.map_or(-1, |at| count(text[..at].chars().count()))
}

fn changed(text: &str, at: i64, other: &str) -> Native<String> {
    let at = place(at, text.chars().count())?;
    let mut characters = text.chars();
    let mut changed: String = characters.by_ref().take(at).collect();
    changed.push_str(other);
    changed.extend(characters.skip(1));
    Ok(changed)
}

fn bounded(text: &str) -> Native<&str> {
    if text.len() > MAX_TEXT_BYTES {
        return Err(text_too_long());
    }
    Ok(text)
}

fn text_too_long() -> Box<EvalAltResult> {
    let limit = MAX_TEXT_BYTES;
    RuleErrorKind::TextTooLong { limit }.into()
}

fn too_many() -> Box<EvalAltResult> {
    let limit = MAX_ELEMENTS;
    RuleErrorKind::CollectionTooLarge { limit }.into()
}

fn wrong_type(found: &str, needs: &str) -> Box<EvalAltResult> {
    EvalAltResult::ErrorMismatchDataType(needs.into(), found.into(), Position::NONE).into()
}

fn integer(value: &Dynamic) -> Native<i64> {
    value
        .as_int()
        .map_err(|found| wrong_type(found, "an integer"))
}

/// An index below `length`; negative ones do not count from the end.
fn place(at: i64, length: usize) -> Native<usize> {
    let place = usize::try_from(at).ok().filter(|&at| at < length);
    place.ok_or_else(|| EvalAltResult::ErrorArrayBounds(length, at, Position::NONE).into())
}

fn part(from: i64, length: i64, all: usize) -> Native<(usize, usize)> {
    let from = place(from, all + 1)?;
    // A negative length counts as 0, and one that is too large goes to the end.
    let length = usize::try_from(length).unwrap_or(0);
    // As said.
    Ok((from, from.saturating_add(length).min(all)))
}

fn sort(array: &mut Array) -> Native<()> {
    if array.iter().all(Dynamic::is_int) {
        array.sort_by_key(|element| known(element.as_int().ok(), "all are integers"));
        return Ok(());
    }
    let mut texts = Vec::with_capacity(array.len());
    for element in array.iter() {
        let text = element.clone().into_immutable_string();
        let text = text.map_err(|found| wrong_type(found, "integers alone or texts alone"))?;
        texts.push(text);
    }
    texts.sort();
    *array = texts.into_iter().map(Dynamic::from).collect();
    Ok(())
}

/// Whether two values have the same contents. A character is the text of that one character.
fn same(a: &Dynamic, b: &Dynamic) -> bool {
    if let (Ok(a), Ok(b)) = (a.as_int(), b.as_int()) {
        return a == b;
    }
    if let (Ok(a), Ok(b)) = (a.as_bool(), b.as_bool()) {
        return a == b;
    }
    if let (Some(a), Some(b)) = (a.read_lock::<Array>(), b.read_lock::<Array>()) {
        return same_arrays(&a, &b);
    }
    if let (Some(a), Some(b)) = (a.read_lock::<Map>(), b.read_lock::<Map>()) {
        return same_maps(&a, &b);
    }
    match (as_text(a), as_text(b)) {
        (Some(a), Some(b)) => a == b,
        _ => a.is_unit() && b.is_unit(),
    }
}

fn as_text(value: &Dynamic) -> Option<ImmutableString> {
    match value.as_char() {
        Ok(character) => Some(character.to_string().into()),
        Err(_) => value
            .read_lock::<ImmutableString>()
            .map(|text| text.clone()),
    }
}

fn same_arrays(a: &Array, b: &Array) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
}

fn same_maps(a: &Map, b: &Map) -> bool {
    let alike = |((name, a), (other, b)): ((&_, _), (&_, _))| name == other && same(a, b);
    a.len() == b.len() && a.iter().zip(b).all(alike)
}
