//! The document's sorting networks sort, they are what the document says, and the straight-line code
//! equals the table.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]

mod sizes;
mod unrolled;
mod zero_one;
