//! Colours of pictures.

/// Red, green and blue, 0 to 255.
pub type Colour = [u8; 3];
