//! A summary of a network.

use super::{Best, Network, Stock, best, lower_bound_comparators, stock_list};

/// A summary of a network.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct NetworkSummary {
    /// The number of its wires.
    pub wires: usize,
    /// The number of its comparators.
    pub size: usize,
    /// The number of its layers.
    pub depth: usize,
    /// Whether no comparator is reversed.
    pub standard: bool,
    /// ⌈log₂ n!⌉, as [`lower_bound_comparators`] gives it: no network on this number of wires sorts
    /// with fewer comparators.
    pub lower_bound: u32,
    /// How small and how shallow a network that sorts this number of elements can be; absent beyond 32
    /// wires.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub best: Option<Best>,
    /// The networks in stock that it equals, if the order within layers does not count.
    pub known_as: Vec<Stock>,
}

impl Network {
    /// A summary of the network. It costs as much as [`stock_list`].
    pub fn summary(&self) -> NetworkSummary {
        let wires = self.wires();
        let stock = stock_list(wires).into_iter();
        NetworkSummary {
            wires,
            size: self.size(),
            depth: self.depth(),
            standard: self.is_standard(),
            lower_bound: lower_bound_comparators(wires),
            best: best(wires),
            known_as: stock
                .filter(|known| known.network.same_up_to_layers(self))
                .map(|known| known.kind)
                .collect(),
        }
    }
}
