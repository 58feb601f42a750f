//! Values as short texts, for labels and errors.

use crate::limits::MAX_LABEL_CHARS;
use crate::value::Value;

/// A value as text: a text is itself, and anything else is written as in a script. What is longer than
/// [`MAX_LABEL_CHARS`] is cut.
pub(crate) fn of_value(value: &Value) -> String {
    let mut text = String::new();
    if let Some(own) = value.as_text() {
        text.push_str(own);
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

fn write(value: &Value, text: &mut String) {
    if text.len() > 4 * MAX_LABEL_CHARS {
        return;
    }
    if let Some(array) = value.as_array() {
        text.push('[');
        for (index, element) in array.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            write(element, text);
        }
        text.push(']');
    } else if let Some(map) = value.as_map() {
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
    } else if let Some(own) = value.as_text() {
        text.push('"');
        text.push_str(own);
        text.push('"');
    } else if matches!(value, Value::Unit) {
        text.push_str("()");
    } else {
        text.push_str(&value.to_dynamic().to_string());
    }
}

/// A value as a script writes it, for errors: a text has its quotes. It is cut like a label.
pub(crate) fn written(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    cut(&text)
}

/// A position as a script writes it, whole. Different positions have different texts.
pub(crate) fn exact(value: &Value) -> String {
    let mut text = String::new();
    write_exact(value, &mut text);
    text
}

fn write_exact(value: &Value, text: &mut String) {
    if let Some(array) = value.as_array() {
        text.push('[');
        for (index, element) in array.iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            write_exact(element, text);
        }
        text.push(']');
    } else if let Some(map) = value.as_map() {
        text.push_str("#{");
        for (index, (name, element)) in map.iter().enumerate() {
            text.push_str(if index > 0 { ", " } else { " " });
            let plain = name.starts_with(|first: char| first.is_ascii_alphabetic())
                && name
                    .chars()
                    .all(|it| it.is_ascii_alphanumeric() || it == '_');
            if plain {
                text.push_str(name);
            } else {
                quote(name, text);
            }
            text.push_str(": ");
            write_exact(element, text);
        }
        text.push_str(if map.is_empty() { "}" } else { " }" });
    } else if let Some(own) = value.as_text() {
        quote(own, text);
    } else {
        text.push_str(&value.to_dynamic().to_string());
    }
}

/// A text in quotes. Quotes, backslashes and line breaks in it are written with a backslash.
fn quote(content: &str, text: &mut String) {
    text.push('"');
    for character in content.chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            _ => text.push(character),
        }
    }
    text.push('"');
}
