//! What a run did, step by step, as flat numbers.
//!
//! The picture at a moment is a function of the first rows, one for each step before it. All rows
//! of a trace have the same width, so that row i is found without a search, and JavaScript gets the
//! whole trace as one typed array:
//!
//! ```text
//!   [ a b c d e | a b c d e | a b c d e | ...      WIDTH = 5
//!       row 0       row 1       row 2
//! ```
//!
//! The run that writes a trace says what the numbers of a row mean.

/// Rows of `WIDTH` numbers each, one row for each step.
///
/// Cost: `push` is amortised O(`WIDTH`), reading O(1); memory 4 × `WIDTH` bytes for each row.
///
/// ```
/// use appleyard_core::trace::Trace;
///
/// let mut trace = Trace::<2>::with_capacity(2);
/// trace.push([7, 8]);
/// trace.push([9, 10]);
/// assert_eq!(trace.row(1), Some(&[9, 10]));
/// assert_eq!(trace.row(2), None);
/// assert_eq!(trace.as_slice(), [7, 8, 9, 10]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace<const WIDTH: usize> {
    rows: Vec<[u32; WIDTH]>,
}

impl<const WIDTH: usize> Trace<WIDTH> {
    /// An empty trace with memory reserved for `rows` rows, so that it need not move as it grows.
    pub fn with_capacity(rows: usize) -> Self {
        Trace {
            rows: Vec::with_capacity(rows),
        }
    }

    /// Appends a row.
    pub fn push(&mut self, row: [u32; WIDTH]) {
        self.rows.push(row);
    }

    /// The row of step `index`, counted from 0; `None` if the run has not come that far.
    pub fn row(&self, index: usize) -> Option<&[u32; WIDTH]> {
        self.rows.get(index)
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is no row yet.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// All rows, one after the other, without gaps.
    pub fn as_slice(&self) -> &[u32] {
        self.rows.as_flattened()
    }
}
