//! Standard texts as people have them: several in a list, in small letters, with addresses, quotes or words around them.
//!
//! ```text
//!   1RB1LB_1LA1RZ                      each on its own line, or apart by commas
//!   "https://bbchallenge.org/1RB1LB_1LA1RZ&status=halt", a word beside it, which is not used
//!   1RB 1LB  1LA 1RH                   states apart by two blanks, or as many as the letters tell
//! ```
//!
//! A letter past the last state ends the machine, as bbchallenge has it.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::table::{Instruction, MAX_SYMBOLS, MachineState, MachineSymbol, Next, Table};
use super::draft::{Draft, unknown_symbol};
use super::piece::TextPiece;
use super::reading::FoundMachine;
use super::standard;
use crate::checked::{Exact, known, narrow};
use crate::error::MachineError;
use crate::text_cursor::{Place, TextCursor};

/// How many characters of a machine its name in the choice has at most.
const SHOWN: usize = 60;

/// The cells without a rule.
const EMPTY: [&str; 3] = ["---", "...", "???"];

/// A part of a text: from where to where.
type Span<'a> = Range<TextCursor<'a>>;

fn text_of<'a>(span: &Span<'a>) -> &'a str {
    span.start.until(&span.end)
}

/// Whether the three signs are a cell.
fn is_cell(cell: &[u8]) -> bool {
    EMPTY.iter().any(|it| it.as_bytes() == cell)
        || matches!(cell, [write, go, next]
            if write.is_ascii_alphanumeric() && b"LRSNlrsn-".contains(go) && next.is_ascii_alphabetic())
}

/// Whether a word is meant as a machine: all its rows are cells, or it begins with two cells or more than one row of them.
fn is_machine(word: &str) -> bool {
    let mut rows = word.as_bytes().split(|&it| it == b'_');
    // A word without rows has an empty one.
    let first = rows.next().unwrap_or_default();
    let digit = word.contains(|it: char| it.is_ascii_digit());
    let cells = digit && first.chunks(3).all(is_cell) && first.len() >= 6;
    let begins =
        first.get(..3).is_some_and(is_cell) && first.first().is_some_and(u8::is_ascii_digit);
    cells || (begins && (rows.next().is_some() || first.get(3..6).is_some_and(is_cell)))
}

/// What stands between two words of a list.
fn parts(it: char) -> bool {
    it.is_whitespace() || ",;\"'`()[]{}<>|".contains(it)
}

/// The machine in the word that begins here. In an address it is a part; what else is there, such as a status, is not used.
fn machine_in(mut scan: TextCursor<'_>, address: bool) -> Option<Span<'_>> {
    let signs = if address { "/=&?#" } else { ":!" };
    loop {
        let start = scan;
        let own = scan.take_while(|it| !parts(it) && !signs.contains(it));
        // A full stop ends a sentence; three of them are a cell.
        let own = match own.strip_suffix('.') {
            Some(rest) if !rest.ends_with('.') => rest,
            _ => own,
        };
        if is_machine(own) {
            let mut end = start;
            end.take(own);
            return Some(start..end);
        }
        scan.step().filter(|it| signs.contains(*it))?;
    }
}

/// The machines that a text lists, each a word or the end of an address, and how many words stand beside them; none if a
/// line has neither a machine nor a comment.
fn list(text: &str) -> Option<(Vec<Span<'_>>, u32)> {
    let (mut machines, mut aside) = (Vec::new(), 0);
    let mut scan = TextCursor::new(text);
    loop {
        let before = machines.len();
        scan.take_while(|it| it.is_whitespace() && it != '\n');
        let mut comment = scan.at_end_of_line();
        loop {
            scan.take_while(|it| parts(it) && it != '\n');
            if scan.at_end_of_line() {
                break;
            }
            let start = scan;
            let word = scan.take_while(|it| !parts(it));
            let address = word.starts_with("http");
            if let Some(machine) = machine_in(start, address) {
                let length = text_of(&machine).chars().count();
                aside = aside.plus(u32::from(address || length.plus(1) < word.chars().count()));
                machines.push(machine);
                continue;
            }
            comment |= machines.len() == before && word.starts_with(['#', '%']);
            comment |= word.starts_with("//");
            if comment {
                scan.take_while(|it| it != '\n');
            } else {
                aside = aside.plus(1);
            }
        }
        if machines.len() == before && !comment {
            return None;
        }
        if scan.step().is_none() {
            return (!machines.is_empty()).then_some((machines, aside));
        }
    }
}

/// Whether a text can be meant so.
pub(super) fn is_meant(text: &str) -> bool {
    list(text).is_some() || cells(text).is_some()
}

/// The cells of a text that has nothing else, each with the blanks before it: a row ends with a line, with `_` or with two
/// blanks.
fn cells(text: &str) -> Option<Vec<Vec<Span<'_>>>> {
    let mut rows: Vec<Vec<Span>> = vec![Vec::new()];
    let mut scan = TextCursor::new(text);
    while let Some(sign) = scan.peek() {
        if matches!(sign, '\n' | '_' | '\t') || scan.starts_with("  ") {
            rows.push(Vec::new());
            scan.step();
        } else if sign == ' ' {
            scan.step();
        } else {
            let cell = scan.rest().get(..3).filter(|it| is_cell(it.as_bytes()))?;
            let start = scan;
            scan.take(cell);
            rows.last_mut()?.push(start..scan);
        }
    }
    rows.retain(|it| !it.is_empty());
    (!rows.is_empty()).then_some(rows)
}

/// The rows of a machine in three characters each; the last of a row may have fewer.
fn in_threes<'a>(machine: &Span<'a>) -> Vec<Vec<Span<'a>>> {
    let mut scan = machine.start;
    let mut next = |signs: &[char]| {
        let start = scan;
        signs.iter().for_each(|_| {
            scan.step();
        });
        start..scan
    };
    let rows = text_of(machine).split('_').map(|row| {
        let signs: Vec<char> = row.chars().collect();
        let cells = signs.chunks(3).map(&mut next).collect();
        next(&['_']);
        cells
    });
    rows.collect()
}

/// A machine of a text; `which` of several.
pub(super) fn read(text: &str, which: usize) -> Result<(Table, FoundMachine), MachineError> {
    let mut found = FoundMachine::default();
    let begin = TextCursor::new(text);
    let listed =
        list(text).filter(|it| it.0.len() > 1 || text.contains('_') || cells(text).is_none());
    let rows = if let Some((machines, aside)) = listed {
        found.aside = aside;
        if machines.len() > 1 {
            let beginning = |it: &Span| text_of(it).chars().take(SHOWN).collect();
            found.machines = machines.iter().map(beginning).collect();
        }
        let machine = machines.get(which).or(machines.first());
        in_threes(known(machine, "a list has a machine"))
    } else {
        let rows = cells(text).ok_or_else(|| begin.not_understood())?;
        if rows.len() == 1 { split(rows)? } else { rows }
    };
    let table = table(begin, &rows, &mut found)?;
    Ok((table, found))
}

/// Cells that stand in one row, as several states: as many as their letters name. The symbols must fit, too.
fn split(rows: Vec<Vec<Span<'_>>>) -> Result<Vec<Vec<Span<'_>>>, MachineError> {
    let Some(row) = rows.first() else {
        return Ok(rows);
    };
    let upper = |it: char| it.to_ascii_uppercase();
    let letters = row.iter().filter_map(|it| text_of(it).chars().next_back());
    let letters = letters.map(upper);
    let states = letters.filter(|it| it.is_ascii_uppercase() && !"HZ".contains(*it));
    let states = states
        .max()
        .map_or(1, |it| u32::from(it).minus(u32::from('A')).plus(1)) as usize;
    let digits = row.iter().filter_map(|it| it.start.peek()?.to_digit(36));
    let symbols = digits.max().map_or(0, |it| (it as usize).plus(1));
    let width = known(row.len().checked_div(states), "a machine has a state");
    if states == 1 || width.times(states) != row.len() || width < symbols.max(2) {
        if states == 1 {
            return Ok(rows);
        }
        let first = known(row.first(), "a row has a cell");
        let Place { line, column } = first.start.place();
        return Err(MachineError::DoubtfulRows { line, column });
    }
    Ok(row.chunks(width).map(<[Span]>::to_vec).collect())
}

/// The table of rows of cells.
fn table(
    begin: TextCursor,
    rows: &[Vec<Span>],
    found: &mut FoundMachine,
) -> Result<Table, MachineError> {
    let width = rows.first().map_or(0, Vec::len);
    let limit = MAX_SYMBOLS as u64;
    if width > MAX_SYMBOLS {
        return Err(MachineError::TooManySymbols { limit });
    }
    let upper = |it: char| it.is_ascii_uppercase();
    let small = !rows.iter().flatten().any(|it| text_of(it).contains(upper));
    let mut cells = Vec::new();
    let mut ends = BTreeSet::new();
    // More states than there are letters are refused next.
    let count = u8::try_from(rows.len()).unwrap_or(u8::MAX);
    if usize::from(count) > usize::from(standard::LETTERS).plus(1) {
        let limit = u64::from(standard::LETTERS).plus(1);
        return Err(MachineError::TooManyStates { limit });
    }
    for row in rows {
        let expected = width.clamp(2, MAX_SYMBOLS);
        if row.len() != expected {
            // A row without a cell has no place of its own.
            let Place { line, column } = row.first().map_or(begin, |it| it.start).place();
            let (cells, expected) = (row.len() as u64, expected as u64);
            return Err(MachineError::WrongCells {
                line,
                column,
                cells,
                expected,
            });
        }
        for place in row {
            let text = text_of(place);
            let signs: Vec<char> = if small {
                text.to_ascii_uppercase().chars().collect()
            } else {
                text.chars().collect()
            };
            let [write, go, next] = signs[..] else {
                return Err(place.end.not_understood());
            };
            if EMPTY.contains(&text) {
                cells.push(None);
                continue;
            }
            let mut rest = place.start;
            let mut piece = |sign: char| {
                let (text, at, quoted) = (sign.to_string(), rest, false);
                rest.step();
                TextPiece { text, at, quoted }
            };
            let (written, to, at) = (piece(write), piece(go), piece(next).at);
            let go = Draft::direction(&to)?;
            let refused = || unknown_symbol(&written);
            let written = write.to_digit(36).filter(|_| !write.is_ascii_lowercase());
            let written = written.filter(|&it| (it as usize) < width);
            let write = MachineSymbol(narrow(written.ok_or_else(refused)?));
            let letter = next
                .is_ascii_uppercase()
                .then(|| u32::from(next).minus(u32::from('A')));
            let next = match letter.and_then(|it| u8::try_from(it).ok()) {
                Some(state) if state < count => Next::State(MachineState(state)),
                Some(_) => {
                    ends.insert(next);
                    Next::Halt
                }
                None => {
                    let Place { line, column } = at.place();
                    let name = next.to_string();
                    return Err(MachineError::UnknownState { line, column, name });
                }
            };
            cells.push(Some(Instruction { write, go, next }));
        }
    }
    // Z and H are the halt in every text, so nobody need say it.
    found.ends = ends
        .iter()
        .filter(|it| !"HZ".contains(**it))
        .map(char::to_string)
        .collect();
    standard::table(width, count, cells)
}
