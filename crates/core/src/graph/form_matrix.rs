//! Finds adjacency matrices: numbers in rows and columns, with or without names and brackets.

use rustc_hash::FxHashSet;

use super::scan::is_number;

/// Whether a text is a matrix in brackets: of numpy, MATLAB or Mathematica, or in JSON where no list of pairs has its shape.
pub(super) fn in_brackets(text: &str) -> bool {
    let calls = ["array(", "np.array(", "numpy.array(", "matrix(", "tensor("];
    if calls.iter().any(|it| text.starts_with(it)) {
        return true;
    }
    let sign = |it: char| it.is_ascii_digit() || "+-.eE,;[]{}".contains(it) || it.is_whitespace();
    if !text.starts_with(['[', '{']) || !text.contains(|it: char| it.is_ascii_digit()) {
        return false;
    }
    if !text.chars().all(sign) {
        return false;
    }
    let dense: String = text.chars().filter(|it| !it.is_whitespace()).collect();
    // A matrix has two levels of brackets.
    if dense.starts_with("[[[") || dense.starts_with("{{{") {
        return false;
    }
    if dense.contains(';') || dense.starts_with("{{") || !dense.contains(',') {
        return dense.starts_with("[[") || dense.starts_with("{{") || dense.contains(';');
    }
    let rows: Vec<Vec<&str>> = dense
        .trim_matches(['[', ']'])
        .split("],[")
        .map(|row| row.split(',').collect())
        .collect();
    dense.starts_with("[[") && (square(&rows) || repeats(&rows))
}

/// Whether lines are a matrix: a square of numbers, perhaps with names above them, beside them, or both.
pub(super) fn in_lines(lines: &[&str]) -> Option<&'static str> {
    let lines = || lines.iter().filter(|it| !it.is_empty());
    let separator = [';', '\t', ',']
        .into_iter()
        .find(|&it| lines().any(|line| line.contains(it)));
    let mut rows: Vec<Vec<&str>> = lines()
        .map(|line| match separator {
            None => line.split_whitespace().collect(),
            Some(separator) => line
                .split(separator)
                .map(|it| it.trim().trim_matches('"'))
                .collect(),
        })
        .collect();
    // Commas at the ends of lines part nothing.
    if rows
        .iter()
        .all(|row| row.last().is_some_and(|it| it.is_empty()))
    {
        for row in &mut rows {
            row.pop();
        }
    }
    matrix(&rows).then_some("matrix")
}

fn number(cell: &&str) -> bool {
    is_number(cell)
}

/// Four rows or more, or fewer with zeros from corner to corner.
fn square(rows: &[Vec<&str>]) -> bool {
    let side = rows.len();
    let fits = |row: &Vec<&str>| row.len() == side && row.iter().all(number);
    let zero = |it: &&str| it.chars().all(|it| matches!(it, '0' | '.'));
    let empty = || {
        let mut rows = rows.iter().enumerate();
        rows.all(|(at, row)| row.get(at).is_some_and(zero))
    };
    side >= 2 && rows.iter().all(fits) && (side >= 4 || empty())
}

/// Whether most rows have some number twice, as no list of neighbours has, and one has four numbers or more.
fn repeats(rows: &[Vec<&str>]) -> bool {
    let twice = |row: &&Vec<&str>| {
        let mut row: Vec<&str> = (*row).clone();
        row.sort_unstable();
        row.windows(2).any(|it| it.first() == it.last())
    };
    let wide = rows.iter().any(|row| row.len() >= 4);
    rows.len() >= 2
        && wide
        && rows.iter().all(|row| row.iter().all(number))
        && 2 * rows.iter().filter(twice).count() > rows.len()
}

/// The rows without their first cells.
fn without_names<'a>(rows: &[Vec<&'a str>]) -> Vec<Vec<&'a str>> {
    rows.iter()
        .map(|row| row.iter().skip(1).copied().collect())
        .collect()
}

fn matrix(rows: &[Vec<&str>]) -> bool {
    if square(rows) || repeats(rows) {
        return true;
    }
    let Some((head, body)) = rows.split_first() else {
        return false;
    };
    let named = |row: &Vec<&str>| {
        let row = row.split_first();
        row.is_some_and(|(name, rest)| !number(name) && !rest.is_empty() && rest.iter().all(number))
    };
    let names = head.len() >= 2 && !head.iter().skip(1).any(number);
    if !names {
        // Names beside the numbers only.
        return rows.iter().all(named) && {
            let numbers = without_names(rows);
            repeats(&numbers) || (square(&numbers) && rows.len() >= 3)
        };
    }
    if body.len() >= 2 && body.iter().all(named) {
        let head: FxHashSet<&str> = head.iter().copied().collect();
        let first = |row: &&Vec<&str>| row.first().is_some_and(|it| head.contains(it));
        let known = body.iter().filter(first).count();
        return known == body.len() || (body.len() >= 3 && 2 * known > body.len());
    }
    // Names above the numbers only.
    let as_wide = body.iter().map(Vec::len).max() == Some(head.len());
    !head.iter().any(number) && as_wide && (square(body) || repeats(body))
}
