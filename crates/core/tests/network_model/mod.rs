//! Networks as they are drawn, in stock, made by rules, as text and as code.

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
