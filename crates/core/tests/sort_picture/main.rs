//! Pictures of recorded sorts, compared with a slow painter, which asks the run again for every row
//! of pixels.

#![allow(
    clippy::unwrap_used,
    reason = "a failing test should stop, in its helpers too"
)]
#![allow(
    clippy::cast_possible_truncation,
    reason = "the slow painter rounds small numbers"
)]

mod examples;
mod painter;
#[path = "../support/params.rs"]
mod params;
mod random;
