//! Bose and Nelson (*A sorting problem*, Journal of the ACM 9, 1962).
//!
//! ```text
//!   merge A + B, both sorted        A = A1 A2, B = B1 B2
//!     merge A1 + B1, A2 + B2        the least are in A1, the greatest in B2
//!     merge A2 + B1                 the rest, which lies between
//! ```

use std::ops::Range;

use super::Comparator;

pub fn bose_nelson(n: u8) -> Vec<Comparator> {
    fn sort(wires: Range<u8>, made: &mut Vec<Comparator>) {
        if wires.len() > 1 {
            let middle = wires.start.midpoint(wires.end);
            sort(wires.start..middle, made);
            sort(middle..wires.end, made);
            merge(wires.start..middle, middle..wires.end, made);
        }
    }

    let mut made = Vec::new();
    sort(0..n, &mut made);
    made
}

/// Merges two sorted ranges of wires, neither of them empty, the second below the first.
fn merge(a: Range<u8>, b: Range<u8>, made: &mut Vec<Comparator>) {
    match (a.len(), b.len()) {
        (1, 1) => made.push((a.start, b.start)),
        (1, 2) => made.extend([(a.start, b.start + 1), (a.start, b.start)]),
        (2, 1) => made.extend([(a.start, b.start), (a.start + 1, b.start)]),
        (in_a, in_b) => {
            let half = |range: &Range<u8>| range.start.midpoint(range.end);
            // If A has an odd number of wires, the middle one goes to A2. If B does, it goes to B2
            // if A is odd as well, else to B1.
            let middle_a = half(&a);
            let middle_b = if in_a % 2 == 0 && in_b % 2 == 1 {
                half(&b) + 1
            } else {
                half(&b)
            };
            merge(a.start..middle_a, b.start..middle_b, made);
            merge(middle_a..a.end, middle_b..b.end, made);
            merge(middle_a..a.end, b.start..middle_b, made);
        }
    }
}
