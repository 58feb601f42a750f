//! Summaries of a heap game and of each of its rules.

use super::analysis::{HeapRun, Method};
use super::classes::{ClassOnCourse, NimClass};
use super::grundy_values::{Formula, GrundyValues};
use super::numbers::ParsedNumbers;
use crate::checked::known;
use crate::game::ByEndRule;
use crate::solve::Period;

/// What may be taken from a heap, and the values of heaps under that rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct HeapRule {
    /// The rule as it is written here: in order, without repeats, with neighbours joined to ranges.
    pub rule: String,
    /// Whether the numbers given were not in order.
    pub sorted: bool,
    /// Whether a number was given twice.
    pub repeats: bool,
    /// The largest number; `None` if the numbers have no end.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub most: Option<u64>,
    /// The formula for the Grundy value of a heap; `None` if no formula is known.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub formula: Option<Formula>,
    /// The period of the Grundy values, if it is proved or shows in all values calculated so far.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub period: Option<Period>,
}

impl HeapRule {
    /// A rule as it was read, and what is known so far about the values of its heaps.
    pub fn new(parsed: &ParsedNumbers, values: Option<&GrundyValues>) -> HeapRule {
        HeapRule {
            rule: parsed.numbers.to_string(),
            sorted: parsed.sorted,
            repeats: parsed.repeats,
            most: parsed.numbers.largest(),
            formula: values.and_then(GrundyValues::formula),
            period: values.and_then(GrundyValues::period),
        }
    }
}

/// A summary of a heap game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints)
)]
pub struct NimSummary {
    /// How the run finds outcomes.
    pub method: Method,
    /// The number of positions of the table, if there is one.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub positions: Option<u64>,
    /// Whether the number of plies left is known; that takes a table.
    pub remoteness: bool,
    /// The rule of each heap.
    pub heaps: Vec<HeapRule>,
    /// How play goes through the classes of Nim; `None` in other games.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub courses: Option<ByEndRule<Vec<ClassOnCourse>>>,
}

impl HeapRun {
    /// A summary of the game. `rules` says how its rules were read; the last rule holds for all heaps
    /// that follow.
    pub fn summary(&self, rules: &[ParsedNumbers]) -> NimSummary {
        let rule_of = |heap: usize| known(rules.get(heap).or(rules.last()), "a game has rules");
        let heaps = 0..self.game().start().len();
        NimSummary {
            method: self.method(),
            positions: self.positions(),
            remoteness: self.positions().is_some(),
            heaps: heaps
                .map(|heap| HeapRule::new(rule_of(heap), self.grundy_values(heap)))
                .collect(),
            courses: (self.game().is_nim()).then(|| ByEndRule::of(NimClass::course)),
        }
    }
}
