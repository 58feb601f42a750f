//! How paths are counted, and in which order.

/// How paths are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum CountMethod {
    /// Node by node, from both sides; a state says which edges of the cut are joined to which.
    Plugs,
    /// Edge by edge; a state says which nodes of the frontier are the ends of a piece.
    Frontier,
    /// For every set of nodes and each of them as the last, the ways that visit just the set.
    Subsets,
    /// Node by node, each after those to which its edges lead, with one number for each. Only where edges lead one way
    /// and go round in no circle; numbers have any size, and the graph may be as wide as it likes.
    Topological,
}

/// The order of the nodes, the method, and the states that it is expected to look at.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) method: CountMethod,
    /// The nodes in the order in which they are decided.
    pub(super) order: Vec<u32>,
    /// The most slots that a state needs.
    pub(super) slots: usize,
    /// How many of them the first half of the plugs decides.
    pub(super) first: usize,
    /// About how many states are looked at.
    pub(super) cost: f64,
}

impl Plan {
    /// A plan that cannot be carried out.
    pub(super) fn none() -> Plan {
        Plan {
            method: CountMethod::Plugs,
            order: Vec::new(),
            slots: 0,
            first: 0,
            cost: f64::INFINITY,
        }
    }
}

/// The place of each node in an order.
pub(super) fn places(order: &[u32]) -> Vec<usize> {
    let mut places = vec![0; order.len()];
    for (place, &node) in order.iter().enumerate() {
        places[node as usize] = place;
    }
    places
}
