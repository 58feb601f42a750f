//! The rule for the first move.

/// What the first move of a game may take. Only a game that starts from a whole row has such a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FirstMove {
    /// `fewest`: it may take only the smallest number that any move can take there; one object in
    /// Chain.
    Fewest,
    /// `any`: it may take whatever any other move may take.
    Any,
}

impl FirstMove {
    /// Its stable name, in kebab-case.
    pub fn name(self) -> &'static str {
        match self {
            FirstMove::Fewest => "fewest",
            FirstMove::Any => "any",
        }
    }
}
