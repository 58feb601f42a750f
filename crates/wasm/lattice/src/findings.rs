//! What is read off a finished lattice: a check, a pattern, the test of a conjecture.

use appleyard_core::Error;
use appleyard_core::game::EndRule;
use appleyard_core::lattice;
use appleyard_core::lattice::Point;
use appleyard_core::progress::Progress;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::config::{Move, game_of};
use super::why::At;
use appleyard_wasm::argument::{GivenNumber, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;

/// The check of a finished picture against the rules.
#[derive(Tsify, Serialize)]
pub struct Certificate {
    /// Points checked so far; the plate’s points, once it is complete.
    pub points: u64,
    /// Options looked at.
    pub options: u64,
    /// The first point that contradicts the rules; absent if there is none.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flaw: Option<At>,
}

impl From<lattice::Certificate> for Certificate {
    fn from(certificate: lattice::Certificate) -> Self {
        Certificate {
            points: certificate.points,
            options: certificate.options,
            flaw: certificate.flaw.map(|flaw| flaw.point.into()),
        }
    }
}

/// A rule by residues: from (`fromM`, `fromN`) on, which classes modulo `columns` and `rows` are
/// said to be lost.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Conjecture {
    /// The period across, 1 to 8.
    pub columns: u32,
    /// The period up, 1 to 8.
    pub rows: u32,
    /// Points before this one are not spoken of; 0 to 64.
    pub from_m: u32,
    /// See `fromM`.
    pub from_n: u32,
    /// One for each class, m first.
    pub lost: Vec<bool>,
}

impl Conjecture {
    pub fn into_core(self) -> Result<lattice::Conjecture, Error> {
        let from = Point {
            m: self.from_m,
            n: self.from_n,
        };
        lattice::Conjecture::new(self.columns, self.rows, from, self.lost)
    }
}

/// How a conjecture fares on the drawn points.
#[derive(Tsify, Serialize)]
pub struct ConjectureVerdict {
    /// Points that it speaks of.
    pub points: u64,
    /// Those where it is wrong.
    pub violations: u64,
    /// The first of them, in the order of steps; absent if there is none.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<At>,
}

impl From<lattice::ConjectureVerdict> for ConjectureVerdict {
    fn from(verdict: lattice::ConjectureVerdict) -> Self {
        ConjectureVerdict {
            points: verdict.points,
            violations: verdict.violations,
            first: verdict.first.map(At::from),
        }
    }
}

/// Which numbers belong to a class.
#[derive(Tsify, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Residues {
    /// This one alone.
    Exactly {
        /// The number.
        at: u32,
    },
    /// This one and, by steps of 1 or 2, all after it.
    From {
        /// The first.
        at: u32,
        /// 1 or 2.
        step: u32,
    },
}

impl From<lattice::Residues> for Residues {
    fn from(residues: lattice::Residues) -> Self {
        match residues {
            lattice::Residues::Exactly(at) => Residues::Exactly { at },
            lattice::Residues::From { first, step } => Residues::From { at: first, step },
        }
    }
}

/// Lost points: every pair of an m and an n.
#[derive(Tsify, Serialize)]
pub struct Class {
    /// Which m.
    pub m: Residues,
    /// Which n.
    pub n: Residues,
}

/// A corner of the lattice, row by row from n = 0.
#[derive(Tsify, Serialize)]
pub struct Block {
    /// Points across.
    pub columns: u32,
    /// Points up.
    pub rows: u32,
    /// One for each point: whether it is lost.
    pub lost: Vec<bool>,
}

/// The pattern of a game's outcomes.
#[derive(Tsify, Serialize)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Pattern {
    /// From `fromM` and `fromN` on the outcomes repeat across and up.
    Rectangular {
        /// The pre-period across.
        from_m: u32,
        /// The pre-period up.
        from_n: u32,
        /// The period across.
        period_m: u32,
        /// The period up.
        period_n: u32,
        /// The lost points in few classes, where periods and pre-periods are at most 2.
        #[tsify(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        classes: Option<Vec<Class>>,
        /// The corner that repeats.
        block: Block,
        /// Whether it is a theorem, and not merely checked.
        proved: bool,
    },
    /// From `fromM` and `fromN` on the outcomes repeat along the diagonal.
    Diagonal {
        /// The pre-period across.
        from_m: u32,
        /// The pre-period up.
        from_n: u32,
        /// The period across.
        period_m: u32,
        /// The period up.
        period_n: u32,
        /// The corner, with two periods.
        block: Block,
    },
    /// None was found.
    None {
        /// On squares of up to this side.
        #[serde(rename = "upTo")]
        up_to: u32,
    },
}

impl From<lattice::Pattern> for Pattern {
    fn from(pattern: lattice::Pattern) -> Self {
        match pattern {
            lattice::Pattern::Rectangular(found) => Pattern::Rectangular {
                from_m: found.from.m,
                from_n: found.from.n,
                period_m: found.period.0,
                period_n: found.period.1,
                classes: found.classes().map(|classes| {
                    let class = |class: lattice::Class| Class {
                        m: class.m.into(),
                        n: class.n.into(),
                    };
                    classes.into_iter().map(class).collect()
                }),
                block: block(&found.block),
                proved: found.proved,
            },
            lattice::Pattern::Diagonal(found) => Pattern::Diagonal {
                from_m: found.from.m,
                from_n: found.from.n,
                period_m: found.period.0,
                period_n: found.period.1,
                block: block(&found.corner()),
            },
            lattice::Pattern::None { up_to } => Pattern::None { up_to },
        }
    }
}

fn block(block: &lattice::Block) -> Block {
    Block {
        columns: block.columns(),
        rows: block.rows(),
        lost: block.lost().to_vec(),
    }
}

/// The game whose pattern is looked for.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LatticePatternConfig {
    /// The moves, 1 to 63.
    pub moves: Vec<Move>,
    /// Who wins when nobody can move.
    pub end_rule: EndRule,
}

/// The search for the pattern of a game's outcomes, on squares of 64, 128 and 256 points a side that
/// it solves; resumable slice by slice.
#[wasm_bindgen]
pub struct LatticePattern(lattice::PatternSearch);

#[wasm_bindgen]
impl LatticePattern {
    /// Prepares a search. Errors: `bad-argument`, or the core's codes for moves that are no game.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<LatticePatternConfig>) -> Result<LatticePattern, JsValue> {
        let config = read_object("config", &config)?;
        let game = game_of(&config.moves).map_err(into_js)?;
        let search = lattice::PatternSearch::new(game, config.end_rule);
        Ok(LatticePattern(search))
    }

    /// Solves about `budget` further points. `total` grows with each square. Errors: `bad-argument`;
    /// `region-too-large` and `too-many-lines`, of a game of which not even 32 points a side can be
    /// solved.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What was found; `none` until the search has finished.
    pub fn pattern(&self) -> Result<Ts<Pattern>, JsValue> {
        typed(&Pattern::from(self.0.pattern()))
    }
}
