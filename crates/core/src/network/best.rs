//! The best networks known.

use super::{Comparator, Network};

/// The list. Its first lines describe its format and its source.
const LIST: &str = include_str!("best-known.txt");

/// Two bounds of a number that is not known exactly; both are the number itself if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Bounds {
    /// The lower bound: it is proved that fewer are not enough.
    pub least: u32,
    /// The upper bound: the fewest that are known to be enough.
    pub most: u32,
}

/// What is known about networks that sort this number of elements.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Best {
    /// The number of comparators. If the bounds are equal, a network with that number is optimal.
    pub size: Bounds,
    /// The number of layers.
    pub depth: Bounds,
    /// Who found and who proved what, in English, in the words of the list. Empty for 0 and 1
    /// wires.
    pub credit: &'static str,
    /// All known trade-offs between size and depth, at least one. Each network has more comparators
    /// and fewer layers than the one before it. The first has the least known size, the last the
    /// least known depth.
    #[cfg_attr(feature = "bindings", serde(skip))]
    pub networks: Vec<Network>,
}

/// The best networks known on 0 to 32 wires, `None` beyond that, from B. Dobbelaere's list of best
/// known sorting networks as of February 2026. Networks of 0 and 1 wires need no comparator. Cost
/// O(size of the list), 14 kB.
///
/// ```
/// use appleyard_core::network::{self, Bounds};
///
/// let best = network::best(10).ok_or("on the list")?;
/// assert_eq!((best.size, best.depth.most), (Bounds { least: 29, most: 29 }, 7));
/// // No known network has 29 comparators and 7 layers.
/// let shapes: Vec<_> = best.networks.iter().map(|it| (it.size(), it.depth())).collect();
/// assert_eq!(shapes, [(29, 8), (31, 7)]);
/// # Ok::<(), &str>(())
/// ```
pub fn best(wires: usize) -> Option<Best> {
    if wires <= 1 {
        let none = Bounds { least: 0, most: 0 };
        return Some(Best {
            size: none,
            depth: none,
            credit: "",
            networks: vec![Network::new(wires, vec![]).ok()?],
        });
    }
    let entry = |line: &'static str| {
        let (number, rest) = line.split_once(' ')?;
        (number.parse() == Ok(wires)).then_some(rest)
    };
    let mut lines = LIST.lines().skip_while(|line| entry(line).is_none());
    let (size, rest) = entry(lines.next()?)?.split_once(' ')?;
    let (depth, credit) = rest.split_once(' ')?;
    let networks = lines.map_while(|line| line.strip_prefix("  "));
    Some(Best {
        size: bounds(size)?,
        depth: bounds(depth)?,
        credit,
        networks: networks
            .map(|line| Network::new(wires, comparators(line)?).ok())
            .collect::<Option<_>>()?,
    })
}

/// Reads `44..45`, or `45` for `45..45`.
fn bounds(text: &str) -> Option<Bounds> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some(Bounds {
        least: least.parse().ok()?,
        most: most.parse().ok()?,
    })
}

/// Reads layers such as `0213 0123 12`.
fn comparators(line: &str) -> Option<Vec<Comparator>> {
    let mut wires = line.chars().filter(|&it| it != ' ').map(wire);
    let mut comparators = Vec::new();
    while let Some(a) = wires.next() {
        comparators.push((a?, wires.next()??));
    }
    Some(comparators)
}

fn wire(digit: char) -> Option<u8> {
    u8::try_from(digit.to_digit(32)?).ok()
}
