//! Divides a part around its pivot, which stands at its front. Each scheme has a file.

mod hoare;
mod lomuto;
mod three_way;

pub(super) use hoare::hoare;
pub(super) use lomuto::lomuto;
pub(super) use three_way::three_way;

/// Where a divided part splits. From `equal` to before `larger` all elements equal the pivot and
/// are in their final places. The elements before are smaller (Hoare: or equal), those after are
/// larger (Hoare and Lomuto: or equal).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Division {
    pub(super) equal: usize,
    pub(super) larger: usize,
}
