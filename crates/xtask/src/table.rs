//! Tables for the terminal.

/// Prints `rows` in columns. The first column is aligned left, and so are columns with words in the
/// first row; columns of figures are aligned right.
pub fn print(heads: &[&str], rows: &[Vec<String>]) {
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| width(heads, rows, column))
        .collect();
    let heads: Vec<String> = heads.iter().map(|&head| head.to_owned()).collect();
    for row in std::iter::once(&heads).chain(rows) {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, &width))| {
                if is_figure(rows, column) {
                    format!("{cell:>width$}")
                } else {
                    format!("{cell:<width$}")
                }
            })
            .collect();
        println!("{}", cells.join("  ").trim_end());
    }
}

fn width(heads: &[&str], rows: &[Vec<String>], column: usize) -> usize {
    rows.iter()
        .filter_map(|row| row.get(column))
        .map(|cell| cell.chars().count())
        .chain(heads.get(column).map(|head| head.chars().count()))
        .max()
        .unwrap_or(0)
}

fn is_figure(rows: &[Vec<String>], column: usize) -> bool {
    column > 0
        && rows
            .first()
            .and_then(|row| row.get(column))
            .is_some_and(|cell| cell.starts_with(|first: char| first.is_ascii_digit()))
}
