//! A finite commutative monoid with a set of lost elements.

use super::elements::Elements;
use crate::checked::narrow;
use crate::index::index_types;

index_types! {
    /// An element of a misère quotient. Element 0 is that of the empty sum, which changes nothing.
    Element(u16);
}

/// The monoid, in which any two elements differ in some company.
#[derive(Clone, Debug)]
pub(super) struct Monoid {
    order: usize,
    /// The products, row by row.
    products: Vec<Element>,
    lost: Elements,
    /// For each element, those with which its product is lost.
    contexts: Vec<Elements>,
}

impl Monoid {
    /// The monoid of a game without moves: the empty sum alone, which is won under misère play.
    pub(super) fn trivial() -> Monoid {
        Monoid {
            order: 1,
            products: vec![Element(0)],
            lost: Elements::none(1),
            contexts: vec![Elements::none(1)],
        }
    }

    /// The monoid with this table of products and these lost elements. Elements that are alike in every company are
    /// joined. The second result is the new element of each old one.
    pub(super) fn new(products: &[Vec<usize>], lost: &[bool]) -> (Monoid, Vec<Element>) {
        let order = products.len();
        let context = |row: &Vec<usize>| -> Vec<bool> { row.iter().map(|&it| lost[it]).collect() };
        let mut classes: Vec<Vec<bool>> = Vec::new();
        let mut first: Vec<usize> = Vec::new();
        let mut new: Vec<Element> = Vec::with_capacity(order);
        for (old, row) in products.iter().enumerate() {
            let row = context(row);
            let class = classes.iter().position(|it| *it == row);
            // A row that was not met before begins a class of its own.
            let class = class.unwrap_or_else(|| {
                classes.push(row);
                first.push(old);
                first.len() - 1
            });
            new.push(class.into());
        }
        let joined = first.iter().flat_map(|&one| {
            let new = &new;
            first.iter().map(move |&other| new[products[one][other]])
        });
        let count = first.len();
        let mut monoid = Monoid {
            order: count,
            products: joined.collect(),
            lost: Elements::of(count, |it| lost[first[it]]),
            contexts: Vec::new(),
        };
        monoid.contexts = (0..count)
            .map(|it| monoid.quotient(it.into(), &monoid.lost))
            .collect();
        (monoid, new)
    }

    pub(super) fn order(&self) -> usize {
        self.order
    }

    pub(super) fn product(&self, one: Element, other: Element) -> Element {
        self.products[usize::from(one) * self.order() + usize::from(other)]
    }

    pub(super) fn elements(&self) -> impl Iterator<Item = Element> + use<> {
        (0..narrow::<_, u16>(self.order())).map(Element)
    }

    pub(super) fn is_lost(&self, element: Element) -> bool {
        self.lost.has(element.into())
    }

    /// The elements whose product with this one is lost.
    pub(super) fn context(&self, element: Element) -> &Elements {
        &self.contexts[usize::from(element)]
    }

    /// The elements whose product with this one is in the set.
    pub(super) fn quotient(&self, element: Element, set: &Elements) -> Elements {
        let start = usize::from(element) * self.order;
        let row = &self.products[start..start + self.order];
        Elements::of(self.order, |it| set.has(row[it].into()))
    }

    /// The company in which one of these elements is lost: in which a move to one of them wins.
    pub(super) fn wins(&self, options: impl IntoIterator<Item = Element>) -> Elements {
        let mut set = Elements::none(self.order());
        for option in options {
            set.extend(self.context(option));
        }
        set
    }
}
