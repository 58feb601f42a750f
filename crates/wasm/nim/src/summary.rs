//! What there is of a heap game, and of each of its rules.

use appleyard_core::nim::{self, Formula, GrundyValues, HeapRun, ParsedNumbers};
use serde::Serialize;
use tsify::Tsify;

use super::classes::ClassCourses;

/// "From `preperiod` stones on, a heap is worth as much as one of `period` stones more."
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
#[serde(rename_all = "camelCase")]
pub struct GrundyPeriod {
    /// The smallest heap from which it holds.
    pub preperiod: u64,
    /// The least such number of stones.
    pub period: u64,
    /// Whether it holds for ever, and is not merely seen.
    pub proved: bool,
    /// The largest heap that was looked at.
    pub verified_to: u64,
}

impl From<nim::Period> for GrundyPeriod {
    fn from(period: nim::Period) -> Self {
        GrundyPeriod {
            preperiod: period.preperiod,
            period: period.period,
            proved: period.proved,
            verified_to: period.verified_to,
        }
    }
}

/// What may be taken from a heap, and what heaps are worth with that.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct HeapRule {
    /// The rule as it is written here: in order, without repeats, neighbours in ranges.
    pub rule: String,
    /// Whether the numbers given were not in order.
    pub sorted: bool,
    /// Whether a number was given twice.
    pub repeats: bool,
    /// The largest number; absent if there is no end of them.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
    /// By which formula a heap of n stones has its Grundy value: `itself` n, `remainder` n mod
    /// `modulus`; absent where none is known.
    #[tsify(optional, type = "'itself' | 'remainder'")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<&'static str>,
    /// See `formula`.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modulus: Option<u64>,
    /// The period of the Grundy values, if one is proved, or seen in all that was worked out.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<GrundyPeriod>,
}

impl HeapRule {
    pub fn new(parsed: &ParsedNumbers, values: Option<&GrundyValues>) -> HeapRule {
        let formula = values.and_then(GrundyValues::formula);
        HeapRule {
            rule: parsed.numbers.to_string(),
            sorted: parsed.sorted,
            repeats: parsed.repeats,
            most: parsed.numbers.largest(),
            formula: formula.map(Formula::name),
            modulus: match formula {
                Some(Formula::Remainder { modulus }) => Some(modulus),
                _ => None,
            },
            period: values
                .and_then(GrundyValues::period)
                .map(GrundyPeriod::from),
        }
    }
}

/// What there is of a heap game.
#[derive(Tsify, Serialize)]
#[tsify(large_number_types_as_bigints)]
pub struct NimSummary {
    /// How outcomes are found: by the exclusive or of Grundy values, by the class of a position of
    /// misère Nim, by Wythoff's cold pairs, or position by position.
    #[tsify(type = "'xor' | 'class' | 'cold' | 'search'")]
    pub method: &'static str,
    /// The positions of the table, where there is one.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// Whether it is known how many plies are left; that takes a table.
    pub remoteness: bool,
    /// One for each heap.
    pub heaps: Vec<HeapRule>,
    /// How play goes through the classes of Nim; absent in other games.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub courses: Option<ClassCourses>,
}

impl NimSummary {
    pub fn new(run: &HeapRun, rules: &[ParsedNumbers]) -> NimSummary {
        let rule_of = |heap: usize| rules.get(heap).or(rules.last());
        let heaps = 0..run.game().start().len();
        NimSummary {
            method: run.method().name(),
            positions: run.positions(),
            remoteness: run.positions().is_some(),
            heaps: heaps
                .filter_map(|heap| Some(HeapRule::new(rule_of(heap)?, run.grundy_values(heap))))
                .collect(),
            courses: run.game().is_nim().then(ClassCourses::new),
        }
    }
}
