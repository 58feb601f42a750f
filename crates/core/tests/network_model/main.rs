//! Networks as they are drawn, in stock, made by rules, as text and as code.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failing test should stop, in its helpers too"
)]

mod best;
mod code;
mod construct;
mod corpus;
mod layers;
mod reference;
mod run;
mod stock;
mod text;
mod transform;
