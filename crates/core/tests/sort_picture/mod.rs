//! Pictures of recorded sorts, compared with a slow painter, which asks the run again for every row
//! of pixels.

mod examples;
mod painter;
mod random;
