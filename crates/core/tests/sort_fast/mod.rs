//! The fast sort, compared with the standard library's on all kinds of input, and its bound against
//! adversaries.

mod adversary;
mod inputs;

/// Calls [`fast_by`](appleyard_core::sort::fast_by) through a trait object, so that its networks
/// are compiled only once for each type of element.
fn fast_by<T: Copy>(array: &mut [T], mut less: impl FnMut(&T, &T) -> bool) {
    let less: &mut dyn FnMut(&T, &T) -> bool = &mut less;
    appleyard_core::sort::fast_by(array, less);
}
