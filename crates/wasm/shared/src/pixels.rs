//! Pixels on their way to the screen.

use js_sys::Uint8ClampedArray;
use wasm_bindgen::prelude::JsValue;
use web_sys::ImageData;

/// The pixels as an image of their own, copied out of the memory of the wasm. An `ImageBitmap`
/// would not do: when a worker has made one, a page in WebKit sometimes draws it blank.
pub fn image_data(pixels: &[u8], width: u32, height: u32) -> Result<ImageData, JsValue> {
    let pixels = Uint8ClampedArray::from(pixels);
    ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)
}
