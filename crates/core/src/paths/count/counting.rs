//! What all ways to count have in common.

use std::fmt::Debug;

use num_bigint::BigUint;

/// The most states that are kept at a time: some 200 MB.
pub const MAX_STATES: usize = 2_000_000;

/// A count is refused before it begins if it is expected to look at more states than this: hours of work, and far
/// more states at a time than are kept.
pub(super) const TOO_LONG: f64 = 1e12;

/// Why a count stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountStop {
    /// A number does not fit into its type.
    TooLarge,
    TooManyStates,
}

/// The most states that are kept, and how far apart the lengths stand in a number.
#[derive(Clone, Copy, Debug)]
pub(super) struct States {
    pub most: usize,
    pub shift: u32,
}

/// A way to count.
pub(super) trait Counting: Debug {
    /// Decides about `budget` states.
    fn advance(&mut self, budget: u64) -> Result<(), CountStop>;
    /// How many states it has looked at.
    fn looked(&self) -> u64;
    /// How many steps are done, of how many.
    fn done(&self) -> [usize; 2];
    /// How many states are kept now, and how many there were at most.
    fn kept(&self) -> usize;
    fn widest(&self) -> usize;
    /// The number of paths, once all steps are done.
    fn paths(&mut self) -> BigUint;
    /// The number of paths of each length, if the lengths stand `shift` bits apart in the numbers.
    fn by_length(&mut self, shift: u32) -> Vec<BigUint> {
        digits(&self.paths(), shift)
    }
}

/// The digits of a number to the base of 2^`shift`, the lowest first.
fn digits(number: &BigUint, shift: u32) -> Vec<BigUint> {
    let mask = (BigUint::from(1_u32) << shift) - 1_u32;
    let places = number.bits().div_ceil(shift.into());
    (0..places)
        .map(|at| (number >> (at * u64::from(shift))) & &mask)
        .collect()
}
