//! Which comparators can run at the same time.
//!
//! ```text
//!   comparators   0:1  2:3  1:2  0:3        wire 0 ──●─────●──
//!   layers         0    0    1    1              1 ──●──●──┼──
//!                                                2 ──●──●──┼──
//!   a comparator goes into the layer after       3 ──●─────●──
//!   the later one of its wires' last
//! ```

use super::{Comparator, MAX_WIRES, Network};

/// Where a comparator is drawn: in a track of a layer.
struct Place {
    layer: u32,
    track: usize,
    comparator: Comparator,
}

impl Place {
    fn upper(&self) -> u8 {
        self.comparator.0.min(self.comparator.1)
    }

    fn lower(&self) -> u8 {
        self.comparator.0.max(self.comparator.1)
    }
}

impl Network {
    /// The layer of each comparator, counted from 0. Each is as early as its wires allow, so the
    /// numbers are 0 to [`depth`](Network::depth) - 1 without gaps. Cost O(size).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(4, vec![(0, 1), (2, 3), (1, 2), (0, 3)])?;
    /// assert_eq!(network.layers(), [0, 0, 1, 1]);
    /// assert_eq!(network.depth(), 2);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn layers(&self) -> Vec<u32> {
        let mut free_from = [0_u32; MAX_WIRES];
        let layer_of = |&(smaller, larger): &Comparator| {
            let wires = [smaller, larger].map(usize::from);
            let layer = free_from[wires[0]].max(free_from[wires[1]]);
            for wire in wires {
                free_from[wire] = layer + 1;
            }
            layer
        };
        self.comparators().iter().map(layer_of).collect()
    }

    /// The number of layers: the most comparators that follow one another on a way through the
    /// network. Cost O(size).
    pub fn depth(&self) -> usize {
        let last = self.layers().into_iter().max();
        last.map_or(0, |layer| layer as usize + 1)
    }

    /// The same comparators in the order in which they are drawn: layer by layer, in a layer column
    /// by column, and in a column from the top. They do the same to the elements. Networks that
    /// differ only in the order of comparators with no wire in common have the same normal form,
    /// which is this one. Cost O(size log size).
    pub fn in_layers(&self) -> Network {
        let comparators = self.placed().into_iter().map(|place| place.comparator);
        Network::of_valid(self.wires(), comparators)
    }

    /// The column, in a drawing, of each comparator of [`in_layers`](Network::in_layers), counted
    /// from 0. No two comparators of a column cross the same wire, and no column has comparators of
    /// two layers. Each comparator of a layer, from the top, goes into the first column with room
    /// for it. Cost O(size log size).
    ///
    /// ```text
    ///   ──●───────     0:2 and 1:3 are one layer, but lie over each other: they are in columns
    ///   ──┼──●────     0 and 1
    ///   ──●──┼────
    ///   ─────●────
    /// ```
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let network = Network::new(6, vec![(0, 2), (1, 3), (4, 5), (2, 4)])?;
    /// assert_eq!(network.in_layers().comparators(), [(0, 2), (4, 5), (1, 3), (2, 4)]);
    /// assert_eq!(network.columns(), [0, 0, 1, 2]);
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn columns(&self) -> Vec<u32> {
        let mut column = 0;
        let mut last = None;
        self.placed()
            .iter()
            .map(|place| {
                let here = (place.layer, place.track);
                column += u32::from(last.replace(here).is_some_and(|before| before != here));
                column
            })
            .collect()
    }

    /// The comparators with their places, in the order in which they are drawn.
    fn placed(&self) -> Vec<Place> {
        let layers = self.layers().into_iter();
        let mut placed: Vec<Place> = layers
            .zip(self.comparators())
            .map(|(layer, &comparator)| Place {
                layer,
                track: 0,
                comparator,
            })
            .collect();
        // In one layer no two comparators have the same upper wire.
        placed.sort_unstable_by_key(|place| (place.layer, place.upper()));
        for layer in placed.chunk_by_mut(|one, other| one.layer == other.layer) {
            // The lowest wire of each track so far.
            let mut lowest: Vec<u8> = Vec::new();
            for place in layer {
                let free = lowest.iter().position(|&wire| wire < place.upper());
                // Without a track that is free, a new one.
                let track = free.unwrap_or(lowest.len());
                match lowest.get_mut(track) {
                    Some(wire) => *wire = place.lower(),
                    None => lowest.push(place.lower()),
                }
                place.track = track;
            }
        }
        placed.sort_by_key(|place| (place.layer, place.track));
        placed
    }

    /// Whether both networks have the same wires and the same comparators, if the order of
    /// comparators with no wire in common does not count. Cost O(size log size).
    ///
    /// ```
    /// use appleyard_core::network::Network;
    ///
    /// let one = Network::new(4, vec![(0, 1), (2, 3), (1, 2)])?;
    /// let other = Network::new(4, vec![(2, 3), (0, 1), (1, 2)])?;
    /// assert!(one != other && one.same_up_to_layers(&other));
    /// # Ok::<(), appleyard_core::error::NetworkError>(())
    /// ```
    pub fn same_up_to_layers(&self, other: &Network) -> bool {
        self.in_layers() == other.in_layers()
    }

    /// The comparators of each layer, in the order in which they are drawn.
    pub(super) fn drawn_layers(&self) -> Vec<Vec<Comparator>> {
        let drawn = self.in_layers();
        let numbered: Vec<_> = drawn
            .layers()
            .into_iter()
            .zip(drawn.comparators())
            .collect();
        let layers = numbered.chunk_by(|(one, _), (other, _)| one == other);
        layers
            .map(|layer| layer.iter().map(|&(_, &comparator)| comparator).collect())
            .collect()
    }
}
