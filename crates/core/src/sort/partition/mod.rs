//! Dividing a part around its pivot, which stands at the front of it. A scheme a file.

mod hoare;
mod lomuto;
mod three_way;

pub(super) use hoare::hoare;
pub(super) use lomuto::lomuto;
pub(super) use three_way::three_way;

/// Where a divided part comes apart. From `equal` to before `larger` all elements equal the pivot
/// and are in their final places; before are the smaller ones (Hoare: or equal), after the larger
/// ones (Hoare and Lomuto: or equal).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Division {
    pub(super) equal: usize,
    pub(super) larger: usize,
}
