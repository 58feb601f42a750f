//! Pixels on their way to the screen: from the core's bytes to a bitmap that can be handed from
//! the worker to the page without a copy.

use wasm_bindgen::prelude::JsValue;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{ImageBitmap, ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d};

use crate::error::bad_config;

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
