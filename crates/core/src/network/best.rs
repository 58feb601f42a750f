//! The best networks that are known.

use super::{Comparator, Network};

/// Its format stands at its beginning, and so does where it comes from.
const LIST: &str = include_str!("best-known.txt");

/// What is known about networks that sort so many elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Comparators: that fewer than the first do not sort is proved, a network with the second is
    /// known. Where they are equal, it is optimal.
    pub size_bounds: (u32, u32),
    /// Layers: that fewer than the first do not sort is proved, a network with the second is known.
    pub depth_bounds: (u32, u32),
    /// Who found and who proved what, in the words of the list. Empty for 0 and 1 wires.
    pub comment: &'static str,
    /// Every trade-off that is known, at least one: each network has more comparators and fewer
    /// layers than the one before it. The first has the least known size, the last the least known
    /// depth.
    pub networks: Vec<Network>,
}

/// The best networks known on 0 to 32 wires, `None` beyond: B. Dobbelaere's list of best known
/// sorting networks as of February 2026. Networks of 0 and 1 wires need no comparator. Cost O(size
/// of the list), 14 kB.
///
/// ```
/// use appleyard_core::network::{self, Network};
///
/// let best = network::best(10).ok_or("on the list")?;
/// assert_eq!((best.size_bounds, best.depth_bounds), ((29, 29), (7, 7)));
/// // No network that is known has 29 comparators and 7 layers.
/// let shapes: Vec<_> = best.networks.iter().map(|it| (it.size(), it.depth())).collect();
/// assert_eq!(shapes, [(29, 8), (31, 7)]);
/// # Ok::<(), &str>(())
/// ```
pub fn best(wires: usize) -> Option<Best> {
    if wires <= 1 {
        return Some(Best {
            size_bounds: (0, 0),
            depth_bounds: (0, 0),
            comment: "",
            networks: vec![Network::new(wires, vec![]).ok()?],
        });
    }
    let entry = |line: &'static str| {
        let (number, rest) = line.split_once(' ')?;
        (number.parse() == Ok(wires)).then_some(rest)
    };
    let mut lines = LIST.lines().skip_while(|line| entry(line).is_none());
    let (size_bounds, rest) = entry(lines.next()?)?.split_once(' ')?;
    let (depth_bounds, comment) = rest.split_once(' ')?;
    let networks = lines.map_while(|line| line.strip_prefix("  "));
    Some(Best {
        size_bounds: bounds(size_bounds)?,
        depth_bounds: bounds(depth_bounds)?,
        comment,
        networks: networks
            .map(|line| Network::new(wires, comparators(line)?).ok())
            .collect::<Option<_>>()?,
    })
}

/// `44..45`, or `45` for `45..45`.
fn bounds(text: &str) -> Option<(u32, u32)> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some((least.parse().ok()?, most.parse().ok()?))
}

/// Layers such as `0213 0123 12`.
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
