//! Rules as trees, which say for each number whether it belongs to the rule.

use std::fmt;

use appleyard_core::nim::Numbers;
use proptest::prelude::*;

/// The largest number in a random expression.
pub const LARGEST: u64 = 40;

/// Up to this number every kind of number has occurred at least once after [`LARGEST`]; the last
/// kind is the even Fibonacci numbers, with 144.
pub const SEEN: u64 = 200;

#[derive(Clone, Debug)]
pub enum Expression {
    Any,
    Odd,
    Powers,
    Fibonacci,
    Range(u64, u64),
    From(u64),
    Or(Vec<Expression>),
    And(Box<Expression>, Box<Expression>),
    Without(Box<Expression>, Box<Expression>),
}

use Expression::{And, Any, Fibonacci, From, Odd, Or, Powers, Range, Without};

impl Expression {
    pub fn has(&self, number: u64) -> bool {
        match self {
            Any => true,
            Odd => number % 2 == 1,
            Powers => (0..63).any(|exponent| 1 << exponent == number),
            Fibonacci => {
                let (mut a, mut b) = (1, 2);
                while a < number {
                    (a, b) = (b, a + b);
                }
                a == number
            }
            &Range(first, last) => (first..=last).contains(&number),
            &From(first) => first <= number,
            Or(parts) => parts.iter().any(|part| part.has(number)),
            And(a, b) => a.has(number) && b.has(number),
            Without(a, b) => a.has(number) && !b.has(number),
        }
    }

    /// The rule, or `None` if no number is left.
    pub fn numbers(&self) -> Option<Numbers> {
        let is_empty = !(1..=SEEN).any(|number| self.has(number));
        let parsed = Numbers::parse(&self.to_string());
        if is_empty {
            assert_eq!(parsed.unwrap_err().code(), "rule-empty", "{self}");
            None
        } else {
            Some(parsed.unwrap().numbers)
        }
    }
}

/// Writes no more parentheses than needed.
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = |part: &Expression| match part {
            Or(_) | And(..) | Without(..) => format!("({part})"),
            _ => part.to_string(),
        };
        let left = |part: &Expression| match part {
            Or(_) => format!("({part})"),
            _ => part.to_string(),
        };
        match self {
            Any => write!(f, "any"),
            Odd => write!(f, "odd"),
            Powers => write!(f, "pow2"),
            Fibonacci => write!(f, "fib"),
            Range(first, last) if first == last => write!(f, "{first}"),
            Range(first, last) => write!(f, "{first}..{last}"),
            From(first) => write!(f, "{first}.."),
            Or(parts) => {
                let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
                write!(f, "{}", parts.join(","))
            }
            And(a, b) => write!(f, "{}*{}", left(a), right(b)),
            Without(a, b) => write!(f, "{}-{}", left(a), right(b)),
        }
    }
}

pub fn expressions() -> impl Strategy<Value = Expression> {
    let atom = prop_oneof![
        1 => Just(Any),
        2 => Just(Odd),
        2 => Just(Powers),
        2 => Just(Fibonacci),
        6 => (1..=LARGEST).prop_map(|number| Range(number, number)),
        3 => (1..=LARGEST, 0..=8_u64).prop_map(|(a, more)| Range(a, LARGEST.min(a + more))),
        1 => (1..=LARGEST).prop_map(From),
    ];
    atom.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            2 => prop::collection::vec(inner.clone(), 2..5).prop_map(Or),
            1 => (inner.clone(), inner.clone()).prop_map(|(a, b)| And(a.into(), b.into())),
            1 => (inner.clone(), inner).prop_map(|(a, b)| Without(a.into(), b.into())),
        ]
    })
    .prop_filter("too long to be read", |rule| rule.to_string().len() < 120)
}

/// Finite sets, as lists that are not in order and may have repeats.
pub fn lists(largest: u64, count: usize) -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(1..=largest, 1..=count)
}

pub fn rule(text: &str) -> Numbers {
    Numbers::parse(text).unwrap().numbers
}

pub fn rule_of(list: &[u64]) -> Numbers {
    let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    rule(&texts.join(","))
}
