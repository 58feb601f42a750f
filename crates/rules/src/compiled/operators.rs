//! The operators, as the interpreter has them built in or as [`natives`](crate::natives) registers them.

use std::rc::Rc;

use rhai::Token;

use crate::value::Value;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
    Left,
    Right,
    And,
    Or,
    Xor,
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Operator {
    pub(super) fn of(token: &Token) -> Option<Operator> {
        Some(match token {
            Token::Plus => Operator::Add,
            Token::Minus => Operator::Subtract,
            Token::Multiply => Operator::Multiply,
            Token::Divide => Operator::Divide,
            Token::Modulo => Operator::Remainder,
            Token::PowerOf => Operator::Power,
            Token::LeftShift => Operator::Left,
            Token::RightShift => Operator::Right,
            Token::Ampersand => Operator::And,
            Token::Pipe => Operator::Or,
            Token::XOr => Operator::Xor,
            Token::EqualsTo => Operator::Equal,
            Token::NotEqualsTo => Operator::Unequal,
            Token::LessThan => Operator::Less,
            Token::LessThanEqualsTo => Operator::AtMost,
            Token::GreaterThan => Operator::Greater,
            Token::GreaterThanEqualsTo => Operator::AtLeast,
            _ => return None,
        })
    }

    /// What a comparison says; `None` for another operator.
    #[inline]
    pub(super) fn compare<T: PartialOrd>(self, a: &T, b: &T) -> Option<bool> {
        Some(match self {
            Operator::Equal => a == b,
            Operator::Unequal => a != b,
            Operator::Less => a < b,
            Operator::AtMost => a <= b,
            Operator::Greater => a > b,
            Operator::AtLeast => a >= b,
            _ => return None,
        })
    }

    /// What comes of two integers; `None` is an error.
    #[inline]
    pub(super) fn integers(self, a: i64, b: i64) -> Option<Value> {
        Some(Value::Int(match self {
            Operator::Add => a.checked_add(b)?,
            Operator::Subtract => a.checked_sub(b)?,
            Operator::Multiply => a.checked_mul(b)?,
            Operator::Divide => a.checked_div(b)?,
            Operator::Remainder => a.checked_rem(b)?,
            Operator::Power => a.checked_pow(u32::try_from(b).ok()?)?,
            Operator::Left => left(a, b),
            Operator::Right => right(a, b),
            Operator::And => a & b,
            Operator::Or => a | b,
            Operator::Xor => a ^ b,
            _ => return self.compare(&a, &b).map(Value::Bool),
        }))
    }

    fn truths(self, a: bool, b: bool) -> Option<Value> {
        Some(Value::Bool(match self {
            Operator::And => a & b,
            Operator::Or => a | b,
            Operator::Xor => a ^ b,
            _ => return self.compare(&a, &b).map(Value::Bool),
        }))
    }

    /// What comes of two values, and the operations that it counts itself. `None` is an error, or left to
    /// the interpreter.
    pub(super) fn binary(self, a: &Value, b: &Value) -> Option<(Value, u64)> {
        let built_in = match (a, b) {
            (Value::Int(a), Value::Int(b)) => self.integers(*a, *b)?,
            (Value::Bool(a), Value::Bool(b)) => self.truths(*a, *b)?,
            (Value::Text(a), Value::Text(b)) if self == Operator::Add => {
                Value::text([a.as_str(), b].concat())
            }
            (Value::Text(a), Value::Text(b)) => Value::Bool(self.compare(a, b)?),
            (Value::Char(a), Value::Char(b)) => Value::Bool(self.compare(a, b)?),
            (Value::Unit, Value::Unit) => Value::Bool(match self {
                Operator::Equal => true,
                other => other.compare(&0, &1).map(|_| false)?,
            }),
            (Value::Array(_), Value::Array(_)) | (Value::Map(_), Value::Map(_)) => {
                return Some((self.collections(a, b)?, 1));
            }
            (Value::Text(text), Value::Int(integer)) if self == Operator::Add => {
                return Some((Value::text(format!("{text}{integer}")), 1));
            }
            (Value::Int(integer), Value::Text(text)) if self == Operator::Add => {
                return Some((Value::text(format!("{integer}{text}")), 1));
            }
            (Value::Text(text), Value::Char(other)) => self.text_and_character(text, *other)?,
            (Value::Char(_), Value::Text(_)) | (Value::Other(_), _) | (_, Value::Other(_)) => {
                return None;
            }
            // Values of different types are different, and neither is the smaller one.
            _ => Value::Bool(match self {
                Operator::Unequal => true,
                other => other.compare(&0, &1).map(|_| false)?,
            }),
        };
        Some((built_in, 0))
    }

    fn collections(self, a: &Value, b: &Value) -> Option<Value> {
        match (self, a, b) {
            (Operator::Equal, ..) => Some(Value::Bool(a.same(b))),
            (Operator::Unequal, ..) => Some(Value::Bool(!a.same(b))),
            (Operator::Add, Value::Array(a), Value::Array(b)) => {
                Some(Value::array([a.as_slice(), b].concat()))
            }
            _ => None,
        }
    }

    fn text_and_character(self, text: &str, other: char) -> Option<Value> {
        if self == Operator::Add {
            return Some(Value::text(format!("{text}{other}")));
        }
        let mut characters = text.chars();
        let first = [characters.next(), characters.next()];
        Some(Value::Bool(self.compare(&first, &[Some(other), None])?))
    }

    /// Changes a value in its place, as `+=` does, and says which operations that counts itself. `None` is
    /// an error, or left to the interpreter.
    pub(super) fn assign(self, target: &mut Value, value: Value) -> Option<u64> {
        match (&mut *target, value) {
            (Value::Int(a), Value::Int(b)) => {
                let changed = self.integers(*a, b)?;
                *target = changed;
            }
            (Value::Bool(a), Value::Bool(b)) => match self {
                Operator::And => *a &= b,
                Operator::Or => *a |= b,
                Operator::Xor => *a ^= b,
                _ => return None,
            },
            (Value::Text(text), Value::Text(more)) if self == Operator::Add => {
                Rc::make_mut(text).push_str(&more);
            }
            (Value::Text(text), Value::Char(more)) if self == Operator::Add => {
                Rc::make_mut(text).push(more);
            }
            (Value::Array(list), Value::Array(more)) if self == Operator::Add => {
                Rc::make_mut(list).change().extend_from_slice(&more);
            }
            (Value::Array(list), more) if self == Operator::Add => Rc::make_mut(list).push(more),
            // There is no `+=` for these: the interpreter looks for it, then takes `+`.
            (Value::Text(_), value @ Value::Int(_)) | (Value::Int(_), value @ Value::Text(_)) => {
                let (changed, own) = self.binary(target, &value)?;
                *target = changed;
                return (own > 0).then_some(own + 1);
            }
            _ => return None,
        }
        Some(0)
    }
}

fn left(a: i64, b: i64) -> i64 {
    // As in Rhai, no bit is left beyond the last place, and a negative number shifts the other way.
    match u32::try_from(b) {
        Ok(places) => a.checked_shl(places).unwrap_or(0),
        Err(_) if b < 0 => right(a, b.checked_abs().unwrap_or(i64::MAX)),
        Err(_) => 0,
    }
}

fn right(a: i64, b: i64) -> i64 {
    // As in Rhai, only the sign is left beyond the last place, and a negative number shifts the other way.
    match u32::try_from(b) {
        Ok(places) => a.checked_shr(places).unwrap_or(a.wrapping_shr(u32::MAX)),
        Err(_) if b < 0 => left(a, b.checked_abs().unwrap_or(i64::MAX)),
        Err(_) => a.wrapping_shr(u32::MAX),
    }
}
