//! Writes networks as text.

use super::super::{Comparator, Network};
use super::NetworkNotation;
use crate::checked::Exact;

/// The network in drawn order, a line for each layer, as the diagram of the module shows it. There
/// is no newline at the end. A network without comparators is `[]` in JSON, a record with an empty
/// list, and the empty text otherwise. The wires count from `first`, usually 0 or 1, but from 0 in a
/// record; only a record says how many there are. Cost O(size log size).
///
/// ```
/// use appleyard_core::network::Network;
/// use appleyard_core::network::text::{NetworkNotation, write};
///
/// let network = Network::new(3, vec![(1, 2), (0, 2), (0, 1)])?;
/// assert_eq!(write(&network, NetworkNotation::Colons, 1), "2:3\n1:3\n1:2");
/// # Ok::<(), appleyard_core::error::NetworkError>(())
/// ```
pub fn write(network: &Network, notation: NetworkNotation, first: u8) -> String {
    let first = match notation {
        NetworkNotation::Record => 0,
        _ => u16::from(first),
    };
    let number = |wire: u8| u16::from(wire).plus(first);
    let one = |&(smaller, larger): &Comparator| {
        let (a, b) = (number(smaller), number(larger));
        match notation {
            NetworkNotation::Json | NetworkNotation::Record => format!("[{a},{b}]"),
            NetworkNotation::Pairs => format!("({a},{b})"),
            NetworkNotation::Colons => format!("{a}:{b}"),
            NetworkNotation::Knuth => format!("[{a}:{b}]"),
        }
    };
    let all_of = |layer: Vec<Comparator>| {
        let written: Vec<String> = layer.iter().map(one).collect();
        match notation {
            NetworkNotation::Json => format!("  [{}]", written.join(",")),
            NetworkNotation::Record => format!("    {}", written.join(",")),
            NetworkNotation::Pairs | NetworkNotation::Knuth => written.concat(),
            NetworkNotation::Colons => written.join(" "),
        }
    };
    let layers: Vec<String> = network.drawn_layers().into_iter().map(all_of).collect();
    match notation {
        NetworkNotation::Json if layers.is_empty() => "[]".to_owned(),
        NetworkNotation::Json => format!("[\n{}\n]", layers.join(",\n")),
        NetworkNotation::Record => {
            let (wires, size, depth) = (network.wires(), network.size(), layers.len());
            let list = layers.join(",\n");
            format!(
                "{{\n  \"N\": {wires},\n  \"L\": {size},\n  \"D\": {depth},\n  \"nw\": [\n{list}\n  ]\n}}"
            )
        }
        NetworkNotation::Pairs | NetworkNotation::Colons | NetworkNotation::Knuth => {
            layers.join("\n")
        }
    }
}
