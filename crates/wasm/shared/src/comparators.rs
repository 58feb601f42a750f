//! Comparators of networks, in the shape in which JavaScript gets them.

use appleyard_core::network::Comparator;
use js_sys::Uint32Array;
use serde::Deserialize;

/// Comparators as JavaScript gets them.
pub fn flat(comparators: &[Comparator]) -> Uint32Array {
    let ends = comparators
        .iter()
        .flat_map(|&(smaller, larger)| [smaller.into(), larger.into()]);
    Uint32Array::from(ends.collect::<Vec<u32>>().as_slice())
}

/// The number of the top wire: some people count from 0, some from 1.
#[derive(Deserialize)]
#[serde(try_from = "u8")]
pub struct FirstWire(pub u8);

impl TryFrom<u8> for FirstWire {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<FirstWire, &'static str> {
        if number > 1 {
            return Err("the top wire is number 0 or 1");
        }
        Ok(FirstWire(number))
    }
}
