//! A Multiplication Game by its products, as the document's program solves it.

use super::multiplication::{FACTORS, Multiplication};
use crate::error::Error;
use crate::solve::Value;

/// The primes among the factors. Every product of factors is a product of these.
pub(super) const PRIMES: [u64; 4] = [2, 3, 5, 7];

/// All products below the target of a [`Multiplication`], in order, each with its value.
///
/// The idea is that of the document's program. It merges the products in order, because each product is
/// an earlier one times a prime. One pointer for each prime stands at the least product whose multiple
/// is not in the list yet:
///
/// ```text
///   1  2  3  4  5  6  7  8  9  10  12  14  ...      next: the least of
///               ▲                 2 × 7 = 14? 3 × 5 = 15? 5 × 3 = 15? 7 × 3 = 21?
/// ```
///
/// Then it goes back from the largest product, so that all options of a product are known. Here the
/// options too are found by pointers, one for each factor, which only go back.
///
/// Cost: O(p) time and memory for p products: 6,623 below 4,294,967,295, and 66,060
/// below 10¹⁸.
#[derive(Clone, Debug)]
pub struct Products {
    products: Vec<u64>,
    values: Vec<Value>,
}

impl Products {
    /// The products of a game, all with their values.
    pub fn new(game: Multiplication) -> Products {
        let products = merged(game.target());
        let values = values(&products, game.target());
        Products { products, values }
    }

    /// The products below the target, ascending. The first is 1.
    pub fn products(&self) -> &[u64] {
        &self.products
    }

    /// The value of each product, in the same order.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// The value of a product. Cost O(log p).
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] for a number that is not a product, and for one that reaches the
    /// target.
    pub fn value(&self, product: u64) -> Result<Value, Error> {
        let place = self.products.binary_search(&product);
        let value = place.ok().and_then(|place| self.values.get(place));
        value.copied().ok_or(Error::PositionNotSolved)
    }
}

/// All products below `target`, ascending.
fn merged(target: u64) -> Vec<u64> {
    let mut products = vec![1];
    let mut pointers = PRIMES.map(|prime| (prime, 0));
    loop {
        let multiples = pointers.map(|(prime, at): (u64, usize)| prime * products[at]);
        let next = multiples.into_iter().min().unwrap_or(target);
        if next >= target {
            return products;
        }
        products.push(next);
        for ((_, at), multiple) in pointers.iter_mut().zip(multiples) {
            *at += usize::from(multiple == next);
        }
    }
}

/// The value of each product, from the largest back.
fn values(products: &[u64], target: u64) -> Vec<Value> {
    let mut values = vec![Value::lost(0); products.len()];
    // For each factor, a place from which on the products are as large as its option, or larger.
    let mut pointers: Vec<(u64, usize)> = FACTORS.map(|factor| (factor, products.len())).collect();
    for (place, product) in products.iter().enumerate().rev() {
        let options = pointers.iter_mut().map(|(factor, at)| {
            let option = product * *factor;
            while *at > 0 && products[*at - 1] >= option {
                *at -= 1;
            }
            let reaches = option >= target;
            let after = if reaches { Value::lost(0) } else { values[*at] };
            after.one_ply_earlier()
        });
        let best = options.max_by(|one, other| one.preference(*other));
        values[place] = best.unwrap_or(Value::lost(0));
    }
    values
}
