//! The document's sorting networks sort, they are what the document says, and the straight-line code
//! equals the table.

mod sizes;
mod unrolled;
mod zero_one;
