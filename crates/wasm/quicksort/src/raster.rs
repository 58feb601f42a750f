//! The colours of a picture.

use appleyard_core::sort::picture::{AreaColours, Colours};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

use appleyard_wasm::error::bad_argument;

/// What the colours of a picture show.
#[derive(Tsify, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum PictureColour {
    /// The area that a place is in.
    Area,
    /// The value of the element there.
    Value,
}

impl PictureColour {
    /// Reads three bytes for each colour: smaller, equal, unprocessed, larger, waiting, finished;
    /// or least, greatest.
    pub fn with(self, palette: &[u8]) -> Result<Colours, JsValue> {
        match (self, palette.as_chunks::<3>()) {
            (
                PictureColour::Area,
                (&[smaller, equal, unprocessed, larger, waiting, finished], []),
            ) => Ok(Colours::Area(AreaColours {
                smaller,
                equal,
                unprocessed,
                larger,
                waiting,
                finished,
            })),
            (PictureColour::Value, (&[smallest, largest], [])) => {
                Ok(Colours::Value { smallest, largest })
            }
            _ => Err(bad_argument(
                &"a palette has three bytes for each colour: six colours for area, two for value",
            )),
        }
    }
}
