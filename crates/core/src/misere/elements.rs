//! Sets of elements of a monoid.

/// A set of elements, 64 to a word. All sets of one monoid have the same number of words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Elements(Box<[u64]>);

impl Elements {
    /// The empty set, with room for `order` elements.
    pub(super) fn none(order: usize) -> Elements {
        Elements(vec![0; order.div_ceil(64)].into())
    }

    /// The elements below `order` that have a property.
    pub(super) fn of(order: usize, has: impl Fn(usize) -> bool) -> Elements {
        let mut set = Elements::none(order);
        for element in (0..order).filter(|&element| has(element)) {
            set.insert(element);
        }
        set
    }

    pub(super) fn has(&self, element: usize) -> bool {
        self.0[element / 64] >> (element % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, element: usize) {
        self.0[element / 64] |= 1 << (element % 64);
    }

    pub(super) fn extend(&mut self, other: &Elements) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(super) fn meets(&self, other: &Elements) -> bool {
        let words = self.0.iter().zip(&other.0);
        words.into_iter().any(|(one, other)| one & other != 0)
    }

    pub(super) fn is_in(&self, other: &Elements) -> bool {
        let words = self.0.iter().zip(&other.0);
        words.into_iter().all(|(one, other)| one & !other == 0)
    }

    /// An element that is in both sets.
    pub(super) fn common(&self, other: &Elements) -> Option<usize> {
        let words = self.0.iter().zip(&other.0).map(|(one, other)| one & other);
        let (place, word) = words.enumerate().find(|&(_, word)| word != 0)?;
        Some(64 * place + word.trailing_zeros() as usize)
    }
}
