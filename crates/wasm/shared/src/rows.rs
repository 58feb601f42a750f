//! Pieces of lists of rows.

/// `count` rows from index `from` on; fewer if they end earlier.
pub fn part<T>(rows: &[T], from: usize, count: usize) -> &[T] {
    let rows = &rows[from.min(rows.len())..];
    &rows[..count.min(rows.len())]
}
