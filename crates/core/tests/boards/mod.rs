//! Games on boards: their rules by numbers that others have published, and their solver against the
//! general one.

mod agreement;
mod endings;
mod facts;
mod refusals;
mod rules;
mod texts;
