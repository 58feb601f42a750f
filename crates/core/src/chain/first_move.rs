//! The rule for the first move.

/// What the first move of a game may take. Only a game that starts from a whole row has such a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FirstMove {
    /// `fewest`: only as few objects as any move can take there; one in Chain.
    Fewest,
    /// `any`: as many as any other move.
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
