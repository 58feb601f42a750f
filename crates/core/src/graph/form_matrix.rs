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
    let lines: Vec<&str> = dense.trim_matches(['[', ']']).split("],[").collect();
    let rows = Rows::new(&lines, Some(','));
    dense.starts_with("[[") && (rows.square() || rows.repeats())
}

/// Whether lines are a matrix: a square of numbers, perhaps with names above them, beside them, or both.
pub(super) fn in_lines(text: &str, lines: &[&str]) -> Option<&'static str> {
    let lines: Vec<&str> = lines.iter().copied().filter(|it| !it.is_empty()).collect();
    let separator = [';', '\t', ',']
        .into_iter()
        .find(|&it| text.contains(it) && lines.iter().any(|line| line.contains(it)));
    let mut rows = Rows::new(&lines, separator);
    // Commas at the ends of lines part nothing.
    let at_end = |line| rows.cells(line).next_back().is_some_and(str::is_empty);
    rows.without_last = lines.iter().all(|line| at_end(line));
    rows.matrix().then_some("matrix")
}

/// Lines as rows of cells. No cell is kept, for the first rows say of almost every text that it is no matrix.
#[derive(Clone, Copy)]
struct Rows<'a> {
    lines: &'a [&'a str],
    /// What parts cells; `None` for blanks.
    separator: Option<char>,
    without_first: bool,
    without_last: bool,
}

impl<'a> Rows<'a> {
    fn new(lines: &'a [&'a str], separator: Option<char>) -> Rows<'a> {
        Rows {
            lines,
            separator,
            without_first: false,
            without_last: false,
        }
    }

    fn cells(&self, line: &'a str) -> impl DoubleEndedIterator<Item = &'a str> + Clone + use<'a> {
        let separator = self.separator;
        let parts =
            move |it: char| separator.map_or(it.is_whitespace(), |separator| it == separator);
        let mut cells = line
            .split(parts)
            .filter(move |it| separator.is_some() || !it.is_empty())
            .map(move |it| match separator {
                None => it,
                Some(_) => it.trim().trim_matches('"'),
            });
        if self.without_last {
            cells.next_back();
        }
        if self.without_first {
            cells.next();
        }
        cells
    }

    fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = &'a str> + Clone> {
        self.lines.iter().map(|line| self.cells(line))
    }

    /// Four rows or more, or fewer with zeros from corner to corner.
    fn square(&self) -> bool {
        let side = self.lines.len();
        let zero = |it: &str| it.chars().all(|it| matches!(it, '0' | '.'));
        let empty = || {
            let mut rows = self.rows().enumerate();
            rows.all(|(at, mut row)| row.nth(at).is_some_and(zero))
        };
        side >= 2
            && self.rows().all(|row| row.count() == side)
            && self.numbers()
            && (side >= 4 || empty())
    }

    fn numbers(&self) -> bool {
        self.rows().flatten().all(is_number)
    }

    /// Whether most rows have some number twice, as no list of neighbours has, and one has four numbers or more.
    fn repeats(&self) -> bool {
        let twice = |row| {
            let mut row = Vec::from_iter(row);
            row.sort_unstable();
            row.windows(2).any(|it| it.first() == it.last())
        };
        let side = self.lines.len();
        side >= 2
            && self.rows().any(|mut row| row.nth(3).is_some())
            && self.numbers()
            && self.rows().map(twice).filter(|it| *it).count() > side / 2
    }

    /// Whether each row has a name and then numbers.
    fn named(&self) -> bool {
        self.rows().all(|mut row| {
            let name = row.next().is_some_and(|it| !is_number(it));
            let mut rest = row.peekable();
            name && rest.peek().is_some() && rest.all(is_number)
        })
    }

    fn matrix(&self) -> bool {
        if self.square() || self.repeats() {
            return true;
        }
        let Some((head, body)) = self.lines.split_first() else {
            return false;
        };
        let head = self.cells(head);
        let names = head.clone().nth(1).is_some() && !head.clone().skip(1).any(is_number);
        if !names {
            // Names beside the numbers only.
            let without_first = true;
            let numbers = Rows {
                without_first,
                ..*self
            };
            return self.named()
                && (numbers.repeats() || (numbers.square() && self.lines.len() >= 3));
        }
        let body = Rows {
            lines: body,
            ..*self
        };
        let rows = body.lines.len();
        if rows >= 2 && body.named() {
            let head: FxHashSet<&str> = head.collect();
            let firsts = body.rows().filter_map(|mut row| row.next());
            let known = firsts.filter(|it| head.contains(it)).count();
            return known == rows || (rows >= 3 && known > rows / 2);
        }
        // Names above the numbers only.
        let as_wide = || body.rows().map(Iterator::count).max() == Some(head.clone().count());
        !head.clone().any(is_number) && (body.square() || body.repeats()) && as_wide()
    }
}
