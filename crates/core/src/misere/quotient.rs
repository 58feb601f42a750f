//! A misère quotient, and what it decides.

use super::error::MisereError;
use super::monoid::{Element, Monoid};
use super::rules::HeapRules;
use crate::checked::{known, narrow};
use crate::error::{Error, place};
use crate::game::Outcome;
use crate::solve::Period;

/// A heap with which the quotient grew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct MisereGrowth {
    /// The number of objects of the heap.
    pub heap: u32,
    /// The number of elements of the quotient of all heaps up to this one.
    pub order: u32,
}

/// Who wins from some heaps, and what the heaps behave like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct MisereVerdict {
    /// The product of the elements of the heaps.
    pub element: Element,
    /// P if the player to move loses: if the element is a lost one.
    pub outcome: Outcome,
}

/// The misère quotient of the heaps so far: a finite commutative monoid, its lost elements, and the element of each heap
/// (Plambeck's pretending function). It is proved; see [the module](super).
///
/// ```
/// use appleyard_core::chain::OctalCode;
/// use appleyard_core::game::Outcome;
/// use appleyard_core::misere::{HeapRules, MisereRun};
/// use appleyard_core::progress::Run;
///
/// let mut run = MisereRun::new(HeapRules::Octal(OctalCode::chain()), 200, 512)?;
/// run.finish()?;
/// let kayles = run.quotient();
/// assert_eq!(kayles.order(), 40);
/// let period = kayles.period().unwrap();
/// assert_eq!((period.preperiod, period.period), (71, 12));
///
/// let heaps = [1_000_000_000_000_000, 999_999_999_999_988];
/// let verdict = kayles.verdict(&heaps)?;
/// // They behave like two groups of one and eight objects.
/// assert_eq!(kayles.simplest_sums()[usize::from(verdict.element)], [1, 8]);
/// assert_eq!(verdict.outcome, Outcome::P);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct MisereQuotient {
    pub(super) rules: HeapRules,
    pub(super) monoid: Monoid,
    pub(super) elements: Vec<Element>,
    pub(super) growth: Vec<MisereGrowth>,
    pub(super) period: Option<Period>,
}

impl MisereQuotient {
    /// The quotient of no heap at all.
    pub(super) fn trivial(rules: HeapRules) -> MisereQuotient {
        MisereQuotient {
            rules,
            monoid: Monoid::trivial(),
            elements: vec![Element(0)],
            growth: Vec::new(),
            period: None,
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &HeapRules {
        &self.rules
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// The largest heap that was looked at.
    pub fn heaps(&self) -> u32 {
        narrow(self.elements.len() - 1)
    }

    /// The heaps with which the quotient grew, from small to large.
    pub fn growth(&self) -> &[MisereGrowth] {
        &self.growth
    }

    /// The period of the elements of the heaps, which is proved, and with which the quotient is that of all heaps.
    /// `None` if the quotient is known for the heaps so far only.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The elements of the heaps from the empty one up.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// The element of a heap; `None` if it is larger than all that were looked at, and no period is proved.
    pub fn element(&self, heap: u64) -> Option<Element> {
        let place = match self.period {
            Some(period) if heap >= self.elements.len() as u64 => {
                period.preperiod + (heap - period.preperiod) % period.period
            }
            _ => heap,
        };
        self.elements.get(usize::try_from(place).ok()?).copied()
    }

    /// The element of two sums together. Both elements must be of this quotient.
    pub fn product(&self, one: Element, other: Element) -> Element {
        self.monoid.product(one, other)
    }

    /// Whether the player to move loses from sums with this element, which must be of this quotient.
    pub fn is_lost(&self, element: Element) -> bool {
        self.monoid.is_lost(element)
    }

    /// Who wins from these heaps. Cost O(1) for each heap.
    ///
    /// # Errors
    ///
    /// [`MisereError::HeapBeyondQuotient`].
    pub fn verdict(&self, heaps: &[u64]) -> Result<MisereVerdict, Error> {
        let elements = self.elements_of(heaps)?;
        let product = |one, &other| self.product(one, other);
        let element = elements.iter().fold(Element(0), product);
        Ok(MisereVerdict {
            element,
            outcome: Outcome::lost_if(self.is_lost(element)),
        })
    }

    /// The elements of these heaps, one by one.
    pub(super) fn elements_of(&self, heaps: &[u64]) -> Result<Vec<Element>, Error> {
        let element = |(index, &heap): (usize, &u64)| {
            self.element(heap).ok_or_else(|| {
                Error::from(MisereError::HeapBeyondQuotient {
                    heap: place(index),
                    max: self.heaps().into(),
                })
            })
        };
        heaps.iter().enumerate().map(element).collect()
    }

    /// For each element the simplest sum that has it: the fewest heaps, and of these the smallest, from small to large.
    /// Element 0 is no heap at all. Cost O(n q) for n elements, q of which are those of heaps.
    pub fn simplest_sums(&self) -> Vec<Vec<u32>> {
        let mut heaps: Vec<(u32, Element)> = Vec::new();
        for (heap, &element) in (0..).zip(&self.elements) {
            if element != Element(0) && heaps.iter().all(|it| it.1 != element) {
                heaps.push((heap, element));
            }
        }
        let mut sums: Vec<Option<Vec<u32>>> = vec![None; self.order()];
        let mut last = vec![(Vec::new(), Element(0))];
        sums[0] = Some(Vec::new());
        while !last.is_empty() {
            let mut found: Vec<(Vec<u32>, Element)> = Vec::new();
            for (sum, element) in &last {
                for &(heap, other) in &heaps {
                    let product = self.product(*element, other);
                    if sums[usize::from(product)].is_none() {
                        let mut more = sum.clone();
                        more.push(heap);
                        more.sort_unstable();
                        found.push((more, product));
                    }
                }
            }
            found.sort_unstable();
            found.retain(|(sum, element)| {
                let place = &mut sums[usize::from(*element)];
                let is_new = place.is_none();
                place.get_or_insert_with(|| sum.clone());
                is_new
            });
            last = found;
        }
        let sums = sums.into_iter();
        sums.map(|sum| known(sum, "every element is a product of heaps"))
            .collect()
    }
}
