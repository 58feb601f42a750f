//! Sets of nodes and rows of neighbours, 64 nodes to a word.

use super::PathGraph;
use crate::checked::narrow;

/// The nodes of a word.
const WORD: u32 = u64::BITS;

/// A set of nodes.
#[derive(Clone, Debug)]
pub(super) struct Nodes(Vec<u64>);

impl Nodes {
    /// All nodes of a graph.
    pub(super) fn all(graph: &PathGraph) -> Nodes {
        Nodes(vec![u64::MAX; graph.names().len().div_ceil(WORD as usize)])
    }

    /// Takes a node out, or puts it in again.
    pub(super) fn flip(&mut self, node: u32) {
        self.0[(node / WORD) as usize] ^= 1 << (node % WORD);
    }

    pub(super) fn remove(&mut self, node: u32) {
        if self.has(node) {
            self.flip(node);
        }
    }

    pub(super) fn has(&self, node: u32) -> bool {
        self.word(node) >> (node % WORD) & 1 == 1
    }

    /// The word that has this node.
    fn word(&self, node: u32) -> u64 {
        self.0[(node / WORD) as usize]
    }
}

/// Neighbours of a node: those of one word that are left, and the place of the next word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Near {
    bits: u64,
    /// The node that the lowest bit stands for.
    base: u32,
    /// 0 if there is no further word.
    more: u32,
}

impl Near {
    /// A row with one node.
    pub(super) fn one(node: u32) -> Near {
        Near {
            bits: 1 << (node % WORD),
            base: node / WORD * WORD,
            more: 0,
        }
    }

    /// Takes the first node out of the word.
    pub(super) fn take(&mut self) -> Option<u32> {
        let first = self.base + self.bits.trailing_zeros();
        let any = self.bits != 0;
        self.bits &= self.bits.wrapping_sub(1);
        any.then_some(first)
    }

    /// The nodes of the word that a set has.
    #[must_use]
    pub(super) fn within(self, nodes: &Nodes) -> Near {
        let bits = self.bits & nodes.word(self.base);
        Near { bits, ..self }
    }

    /// The nodes of the word from this one on.
    #[must_use]
    fn from(self, node: u32) -> Near {
        // All of the word, if the node comes before it; nothing of it, if it comes after it.
        let kept = u64::MAX
            .checked_shl(node.saturating_sub(self.base))
            .unwrap_or(0);
        let bits = self.bits & kept;
        Near { bits, ..self }
    }
}

/// The neighbours of each node. A row has only words with neighbours, so that it is short where there are few:
///
/// ```text
///   node          0       1       2        3
///   words   ···   {1 2}   {0 3}   {0 70}   {1 2}   …   {70}
///                                  └───────────────────↑     a second word comes after the rows of all nodes
/// ```
#[derive(Clone, Debug)]
pub(super) struct NeighbourRows(Vec<Near>);

impl NeighbourRows {
    pub(super) fn of(graph: &PathGraph) -> NeighbourRows {
        let nodes = graph.names().len();
        let mut rows = NeighbourRows(vec![Near::default(); nodes + 1]);
        for node in (0..).take(nodes) {
            let row = rows.row(graph.successors(node));
            rows.0[node as usize + 1] = row;
        }
        rows
    }

    /// The first word of a row; the others are put behind all rows.
    fn row(&mut self, neighbours: &[u32]) -> Near {
        let words = neighbours.chunk_by(|one, other| one / WORD == other / WORD);
        words.rev().fold(Near::default(), |behind, word| {
            let more = narrow(self.0.len());
            if behind.bits != 0 {
                self.0.push(behind);
            }
            Near {
                bits: word.iter().fold(0, |bits, it| bits | 1 << (it % WORD)),
                base: word.first().map_or(0, |it| it / WORD * WORD),
                more: if behind.bits == 0 { 0 } else { more },
            }
        })
    }

    fn word(&self, place: u32) -> Near {
        self.0[place as usize]
    }

    /// The first neighbours of a node.
    pub(super) fn first(&self, node: u32) -> Near {
        self.word(node + 1)
    }

    /// The next word of a row.
    pub(super) fn more(&self, near: Near) -> Option<Near> {
        (near.more != 0).then(|| self.word(near.more))
    }

    /// What is left of a row from a node on.
    pub(super) fn from(&self, mut near: Near, node: u32) -> Near {
        while near.from(node).bits == 0
            && let Some(more) = self.more(near)
        {
            near = more;
        }
        near.from(node)
    }

    /// Whether a node can be reached from another one through nodes of a set.
    pub(super) fn lead(&self, from: u32, to: u32, nodes: &Nodes) -> bool {
        let mut left = nodes.clone();
        let mut met = vec![from];
        left.flip(from);
        while let Some(node) = met.pop() {
            let mut word = Some(self.first(node));
            while let Some(near) = word {
                let mut new = near.within(&left);
                while let Some(next) = new.take() {
                    if next == to {
                        return true;
                    }
                    left.flip(next);
                    met.push(next);
                }
                word = self.more(near);
            }
        }
        false
    }
}
