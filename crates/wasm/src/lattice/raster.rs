//! Pixels on their way to the screen: from the core's bytes to a bitmap that can be handed from
//! the worker to the page without a copy.

use appleyard_core::lattice::{Palette, Shade};
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{ImageBitmap, ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

use crate::error::bad_config;

/// What the colours show, by its name in scenes.
pub fn shade(name: &str) -> Result<Shade, JsValue> {
    match name {
        "winner" => Ok(Shade::Winner),
        "plies" => Ok(Shade::Plies),
        "grundy" => Ok(Shade::Grundy),
        _ => Err(bad_config(&format!("shade {name}"))),
    }
}

/// Three bytes a colour: lost, won, then the ramp.
pub fn palette(bytes: &[u8]) -> Result<Palette, JsValue> {
    let (colours, rest) = bytes.as_chunks::<3>();
    match (colours, rest) {
        ([lost, won, ramp @ ..], []) => Ok(Palette {
            lost: *lost,
            won: *won,
            ramp: ramp.to_vec(),
        }),
        _ => Err(bad_config(
            &"a palette has three bytes a colour, and two colours",
        )),
    }
}

/// The pixels as a bitmap.
pub fn bitmap(pixels: &[u8], width: u32, height: u32) -> Result<ImageBitmap, JsValue> {
    let data = ImageData::new_with_u8_clamped_array_and_sh(Clamped(pixels), width, height)?;
    let canvas = OffscreenCanvas::new(width, height)?;
    let context = canvas
        .get_context("2d")?
        .ok_or_else(|| bad_config(&"no 2d context"))?
        .dyn_into::<OffscreenCanvasRenderingContext2d>()?;
    context.put_image_data(&data, 0.0, 0.0)?;
    canvas.transfer_to_image_bitmap()
}
