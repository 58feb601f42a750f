//! Procedures, and what V says about them.

/// A text that may decide a question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case", tag = "kind")
)]
pub enum Procedure {
    /// Two numbers that should make the sum or solve the equation.
    Pair {
        /// a, or x.
        a: u64,
        /// b, or y.
        b: u64,
    },
    /// A modulus by which there should be no solution; of a word, one by which its number of I's should be impossible.
    Modulus {
        /// The modulus, from 2.
        modulus: u64,
    },
    /// A derivation.
    Derivation {
        /// Which rules are used: 1 to 4, each at the first place where it fits; each + before it goes on to the next
        /// such place.
        moves: String,
        /// The words that follow from each other, up to the first move that is not possible.
        words: Vec<String>,
    },
    /// The false rule.
    Rule,
}

/// What V says about a procedure. V always halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct VerdictOfV {
    /// The steps that V needed: a step is a letter, a square, or a comparison.
    pub steps: u64,
    /// How the procedure decides the question; absent if V does not accept it.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub decision: Option<bool>,
}
