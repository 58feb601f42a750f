//! How many frames can be live at once.

/// The most frames that can be live at once while sorting n elements, if calls are made for the
/// smaller part and the other tail call is eliminated. It is floor(log2 n) + 1, and 1 for n = 0. So
/// at most floor(log2 n) calls wait.
///
/// The reason: each call has at most half the elements of the frame that makes it, and the last
/// call may have no element.
pub fn frames_bound(n: u32) -> u32 {
    n.max(1).ilog2() + 1
}

/// The most frames that are really reached with cutoff 2: floor(log2((n + 1) / 3)) + 2 for n of at
/// least 2, and 1 below. They are reached with n = 3 × 2^k - 1 if the pivot is always the median.
///
/// The reason: a part of 2 elements still makes a call, but a part of 1 element does not. A part of
/// n elements can make a call for at most (n - 1) / 2.
pub fn frames_attained(n: u32) -> u32 {
    match (u64::from(n) + 1) / 3 {
        0 => 1,
        thirds => thirds.ilog2() + 2,
    }
}
