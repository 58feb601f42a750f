//! Makes other networks from a network.
//!
//! ```text
//!   as drawn          untangled         that reflected     that without its top wire
//!   0 ──▲─────●──     0 ──●──●─────     0 ─────●──●──
//!   1 ──●──●──┼──     1 ──●──┼──●──     1 ──●──┼──●──      0 ──●──
//!   2 ─────●──●──     2 ─────●──●──     2 ──●──●─────      1 ──●──
//!
//!   ▲  a reversed comparator: the larger element leaves there
//! ```

use super::{Comparator, Network};

impl Network {
    /// Whether no comparator is reversed: each leaves the smaller element on the upper of its two
    /// wires. Cost O(size).
    pub fn is_standard(&self) -> bool {
        self.comparators()
            .iter()
            .all(|(smaller, larger)| smaller < larger)
    }

    /// The standard network of the same size and depth that equals this one up to a permutation of
    /// the outputs. At every reversed comparator the two wires trade places from there on, so that
    /// the smaller element leaves on the upper wire.
    ///
    /// It sorts whenever the original does (Knuth, *The Art of Computer Programming* 3, 5.3.4,
    /// exercise 16). It may also sort if the original puts the elements in another fixed order. A
    /// standard network stays as it is. Cost O(size + wires).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(3, vec![(1, 0), (1, 2), (0, 2)])?;
    /// assert_eq!(network.untangled().comparators(), [(0, 1), (0, 2), (1, 2)]);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn untangled(&self) -> Network {
        let mut place: Vec<u8> = (0..).take(self.wires()).collect();
        let untangle = |&(smaller, larger): &Comparator| {
            let wires = [smaller, larger].map(usize::from);
            let [one, other] = wires.map(|wire| place[wire]);
            let (low, high) = (one.min(other), one.max(other));
            (place[wires[0]], place[wires[1]]) = (low, high);
            (low, high)
        };
        Network::of_valid(self.wires(), self.comparators().iter().map(untangle))
    }

    /// The network upside down: wire i becomes wire n - 1 - i, and a comparator (a, b) becomes (n -
    /// 1 - b, n - 1 - a). It does with the order `>` what the original does with `<`. So it sorts
    /// exactly if the original does, and it is standard exactly if the original is. Reflecting it
    /// again gives the original. Cost O(size).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(4, vec![(0, 1), (1, 3)])?;
    /// assert_eq!(network.reflected().comparators(), [(2, 3), (0, 2)]);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn reflected(&self) -> Network {
        let names: Vec<u8> = (0..).take(self.wires()).collect();
        let reflect = |wire: u8| names[self.wires() - 1 - usize::from(wire)];
        let comparators = self.comparators().iter();
        let comparators = comparators.map(|&(smaller, larger)| (reflect(larger), reflect(smaller)));
        Network::of_valid(self.wires(), comparators)
    }

    /// One wire fewer. The least element enters the [untangled](Network::untangled) network on the
    /// top wire and can only stay there, so this wire and its comparators are not needed. The rest
    /// sorts if the original does. `None` if there is no wire. Cost O(size + wires).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(3, vec![(1, 2), (0, 2), (0, 1)])?;
    /// let smaller = network.without_top();
    /// assert_eq!(smaller, Some(Network::new(2, vec![(0, 1)])?));
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn without_top(&self) -> Option<Network> {
        let wires = self.wires().checked_sub(1)?;
        let untangled = self.untangled();
        let kept = untangled
            .comparators()
            .iter()
            .filter(|&&(smaller, _)| smaller > 0)
            .copied();
        let raised = kept.map(|(smaller, larger)| (smaller - 1, larger - 1));
        Some(Network::of_valid(wires, raised))
    }

    /// One wire fewer. The greatest element enters the [untangled](Network::untangled) network on
    /// the bottom wire and can only stay there. The rest sorts if the original does. `None` if
    /// there is no wire. Cost O(size + wires).
    pub fn without_bottom(&self) -> Option<Network> {
        let wires = self.wires().checked_sub(1)?;
        let untangled = self.untangled();
        let kept = untangled.comparators().iter().copied();
        let kept = kept.filter(|&(_, larger)| usize::from(larger) < wires);
        Some(Network::of_valid(wires, kept))
    }
}
