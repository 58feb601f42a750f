//! Misère quotients.

mod bounds;
mod chain;
mod published;
mod random;
mod reference;
mod sums;
