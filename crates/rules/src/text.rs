//! Values as short texts, for labels and errors.

use rhai::{Array, Dynamic, ImmutableString, Map};

use crate::limits::MAX_LABEL_CHARS;

/// A value as text: a text is itself, and anything else is written as in a script. What is longer than
/// [`MAX_LABEL_CHARS`] is cut.
pub(crate) fn of_value(value: &Dynamic) -> String {
    let mut text = String::new();
    if let Some(own) = value.read_lock::<ImmutableString>() {
        text.push_str(&own);
    } else {
        write(value, &mut text);
    }
    cut(&text)
}

/// The text, if need be cut after [`MAX_LABEL_CHARS`] characters.
pub(crate) fn cut(text: &str) -> String {
    let mut short: String = text.chars().take(MAX_LABEL_CHARS).collect();
    if short.len() < text.len() {
        short.pop();
        short.push('…');
    }
    short
}

fn write(value: &Dynamic, text: &mut String) {
    if text.len() > 4 * MAX_LABEL_CHARS {
        return;
    }
    if let Some(array) = value.read_lock::<Array>() {
        text.push('[');
        for (index, element) in array.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            write(element, text);
        }
        text.push(']');
    } else if let Some(map) = value.read_lock::<Map>() {
        text.push('{');
        for (index, (name, element)) in map.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(name);
            text.push_str(": ");
            write(element, text);
        }
        text.push('}');
    } else if let Some(own) = value.read_lock::<ImmutableString>() {
        text.push('"');
        text.push_str(&own);
        text.push('"');
    } else {
        text.push_str(&value.to_string());
    }
}

/// The type of a value, in the words of the guide.
pub(crate) fn type_of(value: &Dynamic) -> String {
    match value.type_name() {
        "i64" => "an integer",
        "bool" => "a boolean",
        "string" | "char" => "a text",
        "array" => "an array",
        "map" => "a map",
        "()" => "nothing",
        other => other,
    }
    .into()
}
