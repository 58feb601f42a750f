//! Theorems that decide whether a network sorts when it has too many states to follow.

use super::super::{Network, Stock, stock};
use super::state;

/// A theorem on which a verdict rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Theorem {
    /// A network whose comparators all join neighbours, none of them reversed, sorts every input if
    /// it sorts the reversed order, n - 1 to 0 (N. G. de Bruijn, *Sorting by means of swappings*,
    /// Discrete Mathematics 9, 1974; Knuth, *The Art of Computer Programming* 3, 5.3.4, exercise
    /// 36). The proof ran the network on that input.
    Neighbours,
    /// The pairwise sorting network sorts (I. Parberry, *The pairwise sorting network*, Parallel
    /// Processing Letters 2, 1992). The proof compared the network with [`Stock::Pairwise`]: they
    /// have the same comparators, except for the order of those that can run at the same time.
    Pairwise,
}

/// Whether every comparator joins neighbours and leaves the smaller element on the upper wire.
pub(super) fn joins_neighbours(network: &Network) -> bool {
    network
        .comparators()
        .iter()
        .all(|&(smaller, larger)| smaller + 1 == larger)
}

/// For a network of neighbours, the least of the inputs that it does not sort and that have the
/// fewest ones; `None` if it sorts. Cost O(n · size).
///
/// For each number of ones it runs only the input with all ones on the top wires, which is the
/// reversed order under the question "is it k or more?". Among the inputs with this number of ones
/// it is the worst, in this sense. On each wire and above it has at least as many ones as any other.
/// A comparator of neighbours keeps this true, and a sorted output has the fewest ones there. So if
/// the worst input is sorted, all are. It is also the least as a number.
pub(super) fn first_unsorted(network: &Network) -> Option<u64> {
    let (wires, comparators) = (network.wires(), network.comparators());
    (1..wires)
        .map(state::full)
        .find(|&input| !state::is_sorted(wires, state::output(comparators, input)))
}

/// Whether it is the pairwise sorting network.
pub(super) fn is_pairwise(network: &Network) -> bool {
    let known = stock(Stock::Pairwise, network.wires());
    known.is_ok_and(|known| known.is_some_and(|known| known.same_up_to_layers(network)))
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive;
    use super::*;
    use crate::rng::Rng;

    /// Random neighbours sort after about n² comparators, so both outcomes occur.
    #[test]
    fn neighbours_fail_as_every_input_shows() {
        let mut rng = Rng::new(1974);
        let mut sorting = [0, 0];
        for _ in 0..600 {
            let wires = 2 + rng.below(9);
            let size = rng.below(wires * wires * 3);
            let pair = |_| {
                let a = u8::try_from(rng.below(wires - 1)).unwrap();
                (a, a + 1)
            };
            let network = Network::new(wires as usize, (0..size).map(pair).collect()).unwrap();
            assert!(joins_neighbours(&network));
            let failing = exhaustive(&network).unwrap().failing();
            assert_eq!(first_unsorted(&network), failing, "{network:?}");
            sorting[usize::from(failing.is_none())] += 1;
        }
        assert!(sorting.iter().all(|&count| count > 100), "{sorting:?}");
    }

    #[test]
    fn only_neighbours_in_order_are_neighbours() {
        let joins = |a, b| joins_neighbours(&Network::new(4, vec![(0, 1), (a, b)]).unwrap());
        assert!(joins(2, 3));
        assert!(!joins(3, 2) && !joins(0, 2));
    }

    #[test]
    fn only_the_pairwise_network_is_recognised_and_in_any_order() {
        for wires in [4, 7, 16, 64] {
            let network = stock(Stock::Pairwise, wires).unwrap().unwrap();
            assert!(is_pairwise(&network) && is_pairwise(&network.in_layers()));
            for missing in 0..network.size() {
                let mut fewer = network.comparators().to_vec();
                let (a, b) = fewer.remove(missing);
                assert!(!is_pairwise(&Network::of_valid(wires, fewer.clone())));
                fewer.insert(missing, (b, a));
                assert!(!is_pairwise(&Network::of_valid(wires, fewer)));
            }
        }
    }
}
