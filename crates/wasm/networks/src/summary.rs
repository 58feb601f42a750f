//! What is told of a network.

use appleyard_core::network::{
    self, Best, KnownOrder, Network, best, lower_bound_comparators, stock_list,
};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::config::NetworkKind;

/// Two bounds of a number that is not known exactly, or the number twice.
#[derive(Tsify, Serialize)]
pub struct Bounds {
    /// It is proved that fewer are not enough.
    pub least: u32,
    /// The fewest that are known to be enough.
    pub most: u32,
}

impl From<(u32, u32)> for Bounds {
    fn from((least, most): (u32, u32)) -> Self {
        Bounds { least, most }
    }
}

/// Who found and who proved what, where there was anything to find.
pub fn credit(best: &Best) -> Option<&'static str> {
    Some(best.comment).filter(|comment| !comment.is_empty())
}

/// What there is of a network.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NetworkSummary {
    /// Its wires.
    pub wires: usize,
    /// Its comparators.
    pub size: usize,
    /// Its layers.
    pub depth: usize,
    /// Whether no comparator is reversed.
    pub standard: bool,
    /// ⌈log₂ n!⌉: no network of so many wires sorts with fewer comparators.
    pub lower_bound: u32,
    /// The fewest comparators of any network that sorts so many elements; absent beyond 32.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size_bounds: Option<Bounds>,
    /// The fewest layers; absent beyond 32.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth_bounds: Option<Bounds>,
    /// Who found and who proved that, in English; absent beyond 32.
    #[tsify(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credit: Option<&'static str>,
    /// The networks in stock that it equals, but for the order within layers.
    pub known_as: Vec<NetworkKind>,
}

impl NetworkSummary {
    pub fn new(network: &Network) -> NetworkSummary {
        let wires = network.wires();
        let best = best(wires);
        let stock = stock_list(wires).into_iter();
        NetworkSummary {
            wires,
            size: network.size(),
            depth: network.depth(),
            standard: network.is_standard(),
            lower_bound: lower_bound_comparators(wires),
            size_bounds: best.as_ref().map(|best| best.size_bounds.into()),
            depth_bounds: best.as_ref().map(|best| best.depth_bounds.into()),
            credit: best.as_ref().and_then(credit),
            known_as: stock
                .filter(|(_, known)| known.same_up_to_layers(network))
                .map(|(kind, _)| kind.into())
                .collect(),
        }
    }
}

/// What is known of the wires at a moment.
#[derive(Tsify, Serialize)]
pub struct NetworkOrder {
    /// Nothing is left out: of two wires that are not related either can hold the smaller element.
    #[tsify(type = "true")]
    pub exact: bool,
    /// How many states of zeros and ones are possible, in decimal.
    pub states: String,
    /// The relation without what follows from the rest, in pairs: a wire, and one that never holds
    /// a smaller element.
    pub covers: Vec<u32>,
    /// For each wire, how many relations lead to it, one after the other, from below at most.
    pub ranks: Vec<u32>,
}

impl From<KnownOrder> for NetworkOrder {
    fn from(order: KnownOrder) -> Self {
        let covers = order.covers.into_iter();
        NetworkOrder {
            exact: true,
            states: order.states.to_string(),
            covers: covers.flat_map(|(a, b)| [a.into(), b.into()]).collect(),
            ranks: order.ranks,
        }
    }
}

/// How comparators are written.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// `[[0,1],[2,3]]`
    Json,
    /// `(0,1)(2,3)`
    Pairs,
    /// `0:1 2:3`
    Colons,
}

impl From<Notation> for network::text::Notation {
    fn from(notation: Notation) -> Self {
        match notation {
            Notation::Json => Self::Json,
            Notation::Pairs => Self::Pairs,
            Notation::Colons => Self::Colons,
        }
    }
}

/// A programming language.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// C
    C,
    /// Rust
    Rust,
    /// JavaScript
    #[serde(rename = "javascript")]
    JavaScript,
    /// Python
    Python,
}

impl From<Language> for network::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::C => Self::C,
            Language::Rust => Self::Rust,
            Language::JavaScript => Self::JavaScript,
            Language::Python => Self::Python,
        }
    }
}
