//! All kinds of errors, taken from the one list of them: [`Error::kinds`].

mod kinds;
mod sentences;
