//! All sums of heaps at once, each as its element and what its options are worth.
//!
//! A sum has an element x, and a set W: the company in which some option of it is lost, so in which a move in it wins.
//! For one heap, W is the union of the contexts of its options. Two sums (x, W) and (y, V) together have the element
//! xy, and a move wins in company z if zy is in W or zx is in V. So the pairs of all sums are those of the heaps and
//! all their products: finitely many (the transition algebra of Plambeck and Siegel, 2008, with sets of options
//! instead of W). They have to satisfy:
//!
//! ```text
//!   xz lost      no option of a heap x is lost in company z          checked heap by heap
//!   x not lost   the sum has a lost option: W has the empty sum      checked pair by pair
//! ```
//!
//! The first holds for sums if it holds for heaps, because an option of a sum is an option of a heap with the rest as
//! company. For the second, a pair whose W contains that of another pair with the same x says nothing new, and neither
//! do its products. So only the least sets are kept.

use std::collections::VecDeque;

use super::elements::Elements;
use super::monoid::{Element, Monoid};
use super::rules::HeapRules;
use crate::checked::narrow;

/// A pair, and how it was made: from another pair and a heap, or from a heap alone.
#[derive(Clone, Debug)]
struct Pair {
    element: Element,
    wins: Elements,
    before: Option<usize>,
    heap: u32,
}

/// Why a monoid is not that of the heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    /// A heap and a context in which both it and one of its options are lost.
    BothLost(u32, Element),
    /// A sum of heaps that should be won, though no option is lost.
    NoneLost(Vec<u32>),
}

/// The pairs of all sums of the heaps so far.
#[derive(Clone, Debug)]
pub(super) struct Transitions {
    pairs: Vec<Pair>,
    /// For each element the pairs with least sets.
    least: Vec<Vec<usize>>,
    /// The pairs of heaps that were not contained in others when they came.
    heaps: Vec<Pair>,
}

impl Transitions {
    /// No heap but the empty one.
    pub(super) fn new(order: usize) -> Transitions {
        Transitions {
            pairs: Vec::new(),
            least: vec![Vec::new(); order],
            heaps: Vec::new(),
        }
    }

    /// The number of pairs with least sets.
    pub(super) fn len(&self) -> usize {
        self.least.iter().map(Vec::len).sum()
    }

    /// The element of a heap in whose options a move wins in this company, if the heap fits: if the monoid stays right
    /// for one such heap in any sum. There is at most one, because any two elements differ in some company.
    pub(super) fn fitting(&self, monoid: &Monoid, wins: &Elements) -> Option<Element> {
        let fits_alone = |it: Element| monoid.is_lost(it) || wins.has(0);
        let fits_with = |it: Element, y: Element| {
            monoid.is_lost(monoid.product(it, y))
                || wins.has(y.into())
                || self.least[usize::from(y)]
                    .iter()
                    .all(|&pair| self.pairs[pair].wins.has(it.into()))
        };
        monoid.elements().find(|&it| {
            !wins.meets(monoid.context(it))
                && fits_alone(it)
                && monoid.elements().all(|other| fits_with(it, other))
        })
    }

    /// Adds a heap with its element, and the company in which a move in it wins. On a fault the transitions are of no
    /// use any more.
    pub(super) fn add(
        &mut self,
        monoid: &Monoid,
        heap: u32,
        element: Element,
        wins: Elements,
    ) -> Result<(), Contradiction> {
        if let Some(company) = wins.common(monoid.context(element)) {
            return Err(Contradiction::BothLost(heap, company.into()));
        }
        let pair = Pair {
            element,
            wins,
            before: None,
            heap,
        };
        let old = self.pairs.len();
        let mut waiting = VecDeque::new();
        let Some(place) = self.insert(monoid, pair.clone())? else {
            return Ok(());
        };
        waiting.push_back(place);
        waiting.extend(0..old);
        self.heaps.push(pair);
        while let Some(place) = waiting.pop_front() {
            let element = self.pairs[place].element;
            if !self.least[usize::from(element)].contains(&place) {
                continue;
            }
            // Old pairs have met the other heaps before.
            let from = if place < old { self.heaps.len() - 1 } else { 0 };
            for heap in from..self.heaps.len() {
                let product = self.product(monoid, place, heap);
                waiting.extend(self.insert(monoid, product)?);
            }
        }
        Ok(())
    }

    fn product(&self, monoid: &Monoid, place: usize, heap: usize) -> Pair {
        let (pair, heap) = (&self.pairs[place], &self.heaps[heap]);
        let mut wins = monoid.quotient(heap.element, &pair.wins);
        wins.extend(&monoid.quotient(pair.element, &heap.wins));
        Pair {
            element: monoid.product(pair.element, heap.element),
            wins,
            before: Some(place),
            heap: heap.heap,
        }
    }

    /// The place of the pair, or `None` if another one contains as little.
    fn insert(&mut self, monoid: &Monoid, pair: Pair) -> Result<Option<usize>, Contradiction> {
        let (pairs, least) = (&self.pairs, &mut self.least[usize::from(pair.element)]);
        if least.iter().any(|&it| pairs[it].wins.is_in(&pair.wins)) {
            return Ok(None);
        }
        least.retain(|&it| !pair.wins.is_in(&pairs[it].wins));
        let place = pairs.len();
        least.push(place);
        let is_right = monoid.is_lost(pair.element) || pair.wins.has(0);
        self.pairs.push(pair);
        if is_right {
            Ok(Some(place))
        } else {
            Err(Contradiction::NoneLost(self.sum(place)))
        }
    }

    /// The heaps of the sum from which a pair was made.
    fn sum(&self, place: usize) -> Vec<u32> {
        let pairs = std::iter::successors(Some(place), |&at| self.pairs[at].before);
        pairs.map(|at| self.pairs[at].heap).collect()
    }
}

/// The company in which a move in this heap wins; `None` if there is no move. The smaller heaps have elements.
pub(super) fn wins(
    rules: &HeapRules,
    monoid: &Monoid,
    elements: &[Element],
    heap: u32,
) -> Option<Elements> {
    let options = rules.options(heap);
    let element = |size: u64| elements[narrow::<_, usize>(size)];
    let left = options
        .iter()
        .map(|&[larger, smaller]| monoid.product(element(larger), element(smaller)));
    (!options.is_empty()).then(|| monoid.wins(left))
}
