//! One operation of a sort: as a step, as a row of a trace, and done again.

use std::cmp::Ordering;

use crate::checked;

/// The numbers in a row of the trace.
pub(super) const ROW_WIDTH: usize = 4;

/// One operation, described after it is done. Places are counted from 0 in the whole array.
///
/// # As a row of a trace
///
/// ```text
///                  operation   a              b               c
///   probe          0           place          other place     0 less, 1 equal, 2 greater
///   pivot          1           it was here    to the front    0
///                                                                          three-way
///   equal          2           p===           p...            p>>>
///   larger         3           p===           p...            p>>>
///   smaller        4           p===           p...            p>>>
///                                                                          Hoare
///   scan-left      5           i              j               1 moved on, 0 stopped
///   scan-right     6           i              j               1 moved on, 0 stopped
///   swap           7           i              j               0
///                                                                          Lomuto
///   stay           8           boundary       p...            0
///   move           9           boundary       p...            0
///                                                                          Hoare and Lomuto
///   place          10          to here        from the front  0
///                                                                          insertion
///   shift          11          place          the key's place 0
///   settle         12          place          the key's place 0
///                                                                          network
///   comparator     13          upper wire     lower wire      1 swapped, 0 not
///                                                                          bubble sort
///   neighbours     14          place          the next place  1 swapped, 0 not
/// ```
///
/// # What is counted
///
/// ```text
///                 comparisons  swaps              writes                    comparators
///   probe         1
///   pivot                      1 unless a == b    2 per swap
///   equal         1
///   larger        1            1 unless b == c    2 per swap
///   smaller       1            1                  2
///   scan-*        1
///   swap                       1                  2
///   stay          1
///   move          1            1 unless a == b    2 per swap
///   place                      1 unless a == b    2 per swap
///   shift         1                               2 the first of a key, 1 the others
///   settle        1
///   comparator    1                               2                         1
///   neighbours    1            c                  2 per swap
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Two elements are compared while the pivot is chosen.
    Probe {
        /// The place of one element.
        a: usize,
        /// The place of the other element.
        b: usize,
        /// How the element at `a` compares with the one at `b`.
        ordering: Ordering,
    },
    /// The pivot is swapped to the front of the part; if it is there already, nothing moves.
    Pivot {
        /// The place where it was chosen.
        from: usize,
        /// The first place of the part.
        to: usize,
    },
    /// Three-way: the element at `p...` equals the pivot, and `p...` has moved on.
    Equal(Areas),
    /// Three-way: the element at `p...` is larger. `p>>>` has stepped down and the two elements have
    /// been swapped, unless they were one and the same.
    Larger(Areas),
    /// Three-way: the element at `p...` is smaller. It has been swapped with the one at `p===`, and
    /// both pointers have moved on: the elements are now before them.
    Smaller(Areas),
    /// Hoare: the element at `i` is compared with the pivot.
    ScanLeft {
        /// Where the unprocessed area begins now.
        i: usize,
        /// Where the elements that are not smaller begin now.
        j: usize,
        /// Whether it was smaller, so that `i` has moved on. Otherwise `i` stays. If it was the last
        /// unprocessed element, it belongs to those that are not smaller, and `j` has come down to
        /// it.
        moved: bool,
    },
    /// Hoare: the element before `j` is compared with the pivot.
    ScanRight {
        /// Where the unprocessed area begins now.
        i: usize,
        /// Where the elements that are not smaller begin now.
        j: usize,
        /// Whether it was larger, so that `j` has stepped down. If only the element at `i` is left
        /// then, it is already known not to be smaller, so `j` has stepped down past it too.
        moved: bool,
    },
    /// Hoare: the elements at which both pointers stopped have been swapped, and both pointers have
    /// passed them: they are at `i` - 1 and at `j`.
    Swap {
        /// Where the unprocessed area begins now.
        i: usize,
        /// Where the elements that are not smaller begin now.
        j: usize,
    },
    /// Lomuto: the element at `p...` is not smaller than the pivot, and `p...` has moved on.
    Stay {
        /// Where the elements that are not smaller begin now.
        boundary: usize,
        /// Where the unprocessed elements begin now.
        unprocessed: usize,
    },
    /// Lomuto: the element at `p...` is smaller. It has been swapped with the one at the boundary,
    /// and both pointers have moved on; if the two were one and the same, nothing moves.
    Move {
        /// Where the elements that are not smaller begin now.
        boundary: usize,
        /// Where the unprocessed elements begin now.
        unprocessed: usize,
    },
    /// Hoare and Lomuto: the pivot is swapped from the front to its final place.
    Place {
        /// The place of the pivot now.
        to: usize,
        /// The first place of the part.
        from: usize,
    },
    /// Insertion: the element before `place` is larger than the key, and moves up to `place`. The
    /// key counts as standing where that element was. (It is written into the array only when it has
    /// found its place.)
    Shift {
        /// The place of the larger element now.
        place: usize,
        /// The place from which the key was taken.
        key: usize,
    },
    /// Insertion: the element before `place` is not larger than the key, which stays at `place`.
    Settle {
        /// The place of the key now.
        place: usize,
        /// The place from which the key was taken.
        key: usize,
    },
    /// Network: the elements on two wires are compared and put in order. Both are written, whether
    /// they change or not.
    Comparator {
        /// The wire, as a place, that gets the smaller element.
        a: usize,
        /// The wire that gets the larger element.
        b: usize,
        /// Whether the elements have been swapped.
        swapped: bool,
    },
    /// Bubble sort: an element is compared with the one before it, and they are swapped if that one
    /// is larger.
    Neighbours {
        /// The place of the second of the two.
        place: usize,
        /// Whether the elements have been swapped.
        swapped: bool,
    },
}

/// The pointers of the three-way partition, named after the areas that they begin. The fourth,
/// `p<<<`, is the first place of the part.
///
/// ```text
///   <<<<<<<<<==========.................>>>>>>
///   |        |         |                |
///   p<<<     p===      p...             p>>>
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Areas {
    /// `p===`
    pub equal: usize,
    /// `p...`
    pub unprocessed: usize,
    /// `p>>>`
    pub larger: usize,
}

impl Step {
    /// The row of the trace, as shown above.
    #[inline]
    pub fn row(self) -> [u32; 4] {
        let row = |code: u32, a: usize, b: usize, c: u32| [code, narrow(a), narrow(b), c];
        let areas = |code,
                     Areas {
                         equal,
                         unprocessed,
                         larger,
                     }| { row(code, equal, unprocessed, narrow(larger)) };
        match self {
            Step::Probe { a, b, ordering } => row(0, a, b, ordering_code(ordering)),
            Step::Pivot { from, to } => row(1, from, to, 0),
            Step::Equal(after) => areas(2, after),
            Step::Larger(after) => areas(3, after),
            Step::Smaller(after) => areas(4, after),
            Step::ScanLeft { i, j, moved } => row(5, i, j, moved.into()),
            Step::ScanRight { i, j, moved } => row(6, i, j, moved.into()),
            Step::Swap { i, j } => row(7, i, j, 0),
            Step::Stay {
                boundary,
                unprocessed,
            } => row(8, boundary, unprocessed, 0),
            Step::Move {
                boundary,
                unprocessed,
            } => row(9, boundary, unprocessed, 0),
            Step::Place { to, from } => row(10, to, from, 0),
            Step::Shift { place, key } => row(11, place, key, 0),
            Step::Settle { place, key } => row(12, place, key, 0),
            Step::Comparator { a, b, swapped } => row(13, a, b, swapped.into()),
            Step::Neighbours { place, swapped } => row(14, before(place), place, swapped.into()),
        }
    }

    /// The step that a row describes; `None` if the row describes no step.
    #[inline]
    pub fn from_row(&[code, a, b, c]: &[u32; 4]) -> Option<Step> {
        let (a, b) = (wide(a), wide(b));
        let areas = Areas {
            equal: a,
            unprocessed: b,
            larger: wide(c),
        };
        Some(match code {
            0 => Step::Probe {
                a,
                b,
                ordering: 1.cmp(&c).reverse(),
            },
            1 => Step::Pivot { from: a, to: b },
            2 => Step::Equal(areas),
            3 => Step::Larger(areas),
            4 => Step::Smaller(areas),
            5 => Step::ScanLeft {
                i: a,
                j: b,
                moved: c != 0,
            },
            6 => Step::ScanRight {
                i: a,
                j: b,
                moved: c != 0,
            },
            7 => Step::Swap { i: a, j: b },
            8 => Step::Stay {
                boundary: a,
                unprocessed: b,
            },
            9 => Step::Move {
                boundary: a,
                unprocessed: b,
            },
            10 => Step::Place { to: a, from: b },
            11 => Step::Shift { place: a, key: b },
            12 => Step::Settle { place: a, key: b },
            13 => Step::Comparator {
                a,
                b,
                swapped: c != 0,
            },
            14 => Step::Neighbours {
                place: b,
                swapped: c != 0,
            },
            _ => return None,
        })
    }

    /// The two places whose elements this step has swapped, if it has swapped any.
    #[inline]
    pub fn swapped(self) -> Option<(usize, usize)> {
        let (a, b) = match self {
            Step::Pivot { from, to } => (from, to),
            Step::Larger(after) => (after.unprocessed, after.larger),
            Step::Smaller(after) => (before(after.equal), before(after.unprocessed)),
            Step::Swap { i, j } => (before(i), j),
            Step::Move {
                boundary,
                unprocessed,
            } => (before(boundary), before(unprocessed)),
            Step::Place { to, from } => (to, from),
            Step::Shift { place, .. } => (before(place), place),
            Step::Comparator {
                a,
                b,
                swapped: true,
            } => (a, b),
            Step::Neighbours {
                place,
                swapped: true,
            } => (before(place), place),
            _ => return None,
        };
        (a != b).then_some((a, b))
    }
}

/// The place before. Places in a row that no run has written may be 0.
#[inline]
fn before(place: usize) -> usize {
    place.saturating_sub(1)
}

/// Converts a place. Every place of a recorded array fits.
#[inline]
pub(super) fn narrow(place: usize) -> u32 {
    checked::narrow(place)
}

#[inline]
pub(super) fn wide(place: u32) -> usize {
    place as usize
}

#[inline]
fn ordering_code(ordering: Ordering) -> u32 {
    match ordering {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    }
}
