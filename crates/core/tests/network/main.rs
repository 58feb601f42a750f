//! The document's sorting networks: that they sort, that they are what it says, and that the straight
//! code is the table.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod sizes;
mod unrolled;
mod zero_one;
