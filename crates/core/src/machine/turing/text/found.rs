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

use super::super::table::{Instruction, MAX_SYMBOLS, MachineState, MachineSymbol, Next, Table};
use super::piece::TextPiece;
use super::reading::FoundMachine;
use super::scan::Scan;
use super::standard;
use crate::checked::{known, narrow};
use crate::error::MachineError;

/// How many characters of a machine its name in the choice has at most.
const SHOWN: usize = 60;

/// A machine in a text: from where to where.
type Place = std::ops::Range<usize>;

/// Whether the three signs are a cell.
fn is_cell(cell: &[char]) -> bool {
    match cell {
        ['-', '-', '-'] | ['.', '.', '.'] | ['?', '?', '?'] => true,
        [write, go, next] => {
            write.is_ascii_alphanumeric() && "LRSNlrsn-".contains(*go) && next.is_ascii_alphabetic()
        }
        _ => false,
    }
}

/// Whether a word is meant as a machine: all its rows are cells, or it begins with two cells or more than one row of them.
fn is_machine(word: &[char]) -> bool {
    let mut rows = word.split(|&it| it == '_');
    // A word without rows has an empty one.
    let first = rows.next().unwrap_or_default();
    let digit = word.iter().any(char::is_ascii_digit);
    let cells = digit && first.chunks(3).all(is_cell) && first.len() >= 6;
    let begins =
        first.get(..3).is_some_and(is_cell) && first.first().is_some_and(char::is_ascii_digit);
    cells || (begins && (rows.next().is_some() || first.get(3..6).is_some_and(is_cell)))
}

/// What stands between two words of a list.
fn parts(it: char) -> bool {
    it.is_whitespace() || ",;\"'`()[]{}<>|".contains(it)
}

/// The machines that a text lists, each a word or the end of an address, and how many words stand beside them; none if a
/// line has neither a machine nor a comment.
fn list(scan: &Scan) -> Option<(Vec<Place>, u32)> {
    let (mut machines, mut aside) = (Vec::new(), 0);
    let mut begin = 0;
    for line in scan.text.split(|&it| it == '\n') {
        let (before, mut comment) = (machines.len(), line.iter().all(|it| it.is_whitespace()));
        let mut at = begin;
        for word in line.split(|&it| parts(it)) {
            // In an address the machine is a part; what else is there, such as a status, is not used.
            let address = word.starts_with(&['h', 't', 't', 'p']);
            let part = |it: char| {
                if address {
                    "/=&?#".contains(it)
                } else {
                    ":!".contains(it)
                }
            };
            let mut from = 0;
            let found = word.split(|&it| part(it)).find_map(|own| {
                let begin = from;
                from += own.len() + 1;
                // A full stop ends a sentence; three of them are a cell.
                let own = match own {
                    [rest @ .., '.'] if !rest.ends_with(&['.']) => rest,
                    _ => own,
                };
                let place = begin..begin + own.len();
                is_machine(own).then_some(place)
            });
            if let Some(place) = found {
                aside += u32::from(address || place.len() + 1 < word.len());
                machines.push(at + place.start..at + place.end);
            } else if !word.is_empty() {
                comment |= machines.len() == before && matches!(word[0], '#' | '%');
                comment |= word.starts_with(&['/', '/']);
                if comment {
                    break;
                }
                aside += 1;
            }
            at += word.len() + 1;
        }
        if machines.len() == before && !comment {
            return None;
        }
        begin += line.len() + 1;
    }
    (!machines.is_empty()).then_some((machines, aside))
}

/// Whether a text can be meant so.
pub(super) fn is_meant(scan: &Scan) -> bool {
    list(scan).is_some() || cells(scan).is_some()
}

/// The cells of a text that has nothing else, each with the blanks before it: a row ends with a line, with `_` or with two
/// blanks.
fn cells(scan: &Scan) -> Option<Vec<Vec<Place>>> {
    let mut rows: Vec<Vec<Place>> = vec![Vec::new()];
    let mut at = 0;
    while let Some(&sign) = scan.text.get(at) {
        let rest = &scan.text[at..];
        if sign == '\n' || sign == '_' || rest.starts_with(&[' ', ' ']) || sign == '\t' {
            rows.push(Vec::new());
            at += 1;
        } else if sign == ' ' {
            at += 1;
        } else if rest.get(..3).is_some_and(is_cell) {
            rows.last_mut()?.push(at..at + 3);
            at += 3;
        } else {
            return None;
        }
    }
    rows.retain(|it| !it.is_empty());
    (!rows.is_empty()).then_some(rows)
}

/// A machine of a text; `which` of several.
pub(super) fn read(scan: &Scan, which: usize) -> Result<(Table, FoundMachine), MachineError> {
    let text = |place: &Place| &scan.text[place.clone()];
    let mut found = FoundMachine::default();
    let lines = scan
        .text
        .split(|&it| it == '\n')
        .filter(|it| it.contains(&'_'))
        .count();
    let listed = list(scan).filter(|it| it.0.len() > 1 || lines > 0 || cells(scan).is_none());
    let rows = if let Some((machines, aside)) = listed {
        found.aside = aside;
        if machines.len() > 1 {
            let beginning = |it: &Place| text(it).iter().take(SHOWN).collect();
            found.machines = machines.iter().map(beginning).collect();
        }
        let place = machines.get(which).or(machines.first()).cloned();
        let place = known(place, "a list has a machine");
        let mut at = place.start;
        let rows = text(&place).split(|&it| it == '_').map(|row| {
            let begin = at;
            at += row.len() + 1;
            let ends = (0..row.len())
                .step_by(3)
                .map(|it| begin + it..begin + row.len().min(it + 3));
            ends.collect()
        });
        rows.collect()
    } else {
        let rows = cells(scan).ok_or_else(|| scan.not_understood(0))?;
        if rows.len() == 1 {
            split(scan, rows)?
        } else {
            rows
        }
    };
    let table = table(scan, &rows, &mut found)?;
    Ok((table, found))
}

/// Cells that stand in one row, as several states: as many as their letters name. The symbols must fit, too.
fn split(scan: &Scan, rows: Vec<Vec<Place>>) -> Result<Vec<Vec<Place>>, MachineError> {
    let Some(row) = rows.first() else {
        return Ok(rows);
    };
    let sign = |at: usize| scan.text.get(at).map(char::to_ascii_uppercase);
    let letters = row.iter().filter_map(|it| sign(it.end - 1));
    let states = letters.filter(|it| it.is_ascii_uppercase() && !"HZ".contains(*it));
    let states = states
        .max()
        .map_or(1, |it| u32::from(it) - u32::from('A') + 1) as usize;
    let digits = row.iter().filter_map(|it| sign(it.start)?.to_digit(36));
    let symbols = digits.max().map_or(0, |it| it as usize + 1);
    let width = row.len() / states.max(1);
    if states == 1 || row.len() % states != 0 || width < symbols.max(2) {
        if states == 1 {
            return Ok(rows);
        }
        let (line, column) = scan.place(row.first().map_or(0, |it| it.start));
        return Err(MachineError::DoubtfulRows { line, column });
    }
    Ok(row.chunks(width).map(<[Place]>::to_vec).collect())
}

/// The table of rows of cells.
fn table(
    scan: &Scan,
    rows: &[Vec<Place>],
    found: &mut FoundMachine,
) -> Result<Table, MachineError> {
    let width = rows.first().map_or(0, Vec::len);
    let limit = MAX_SYMBOLS as u64;
    if width > MAX_SYMBOLS {
        return Err(MachineError::TooManySymbols { limit });
    }
    let letters = rows.iter().flatten().flat_map(|it| &scan.text[it.clone()]);
    let small = !letters.clone().any(char::is_ascii_uppercase);
    let mut cells = Vec::new();
    let mut ends = BTreeSet::new();
    // More states than there are letters are refused next.
    let count = u8::try_from(rows.len()).unwrap_or(u8::MAX);
    if usize::from(count) > usize::from(standard::LETTERS) + 1 {
        let limit = u64::from(standard::LETTERS) + 1;
        return Err(MachineError::TooManyStates { limit });
    }
    for row in rows {
        let expected = width.clamp(2, MAX_SYMBOLS);
        if row.len() != expected {
            let (line, column) = scan.place(row.first().map_or(0, |it| it.start));
            let (cells, expected) = (row.len() as u64, expected as u64);
            return Err(MachineError::WrongCells {
                line,
                column,
                cells,
                expected,
            });
        }
        for place in row {
            let signs = &scan.text[place.clone()];
            let signs: Vec<char> = if small {
                signs.iter().map(char::to_ascii_uppercase).collect()
            } else {
                signs.to_vec()
            };
            let piece = |at: usize| TextPiece {
                // A cell that is too short is refused by its empty word.
                text: signs.get(at).map(char::to_string).unwrap_or_default(),
                at: place.start + at,
                quoted: false,
            };
            let [write, go, next] = signs[..] else {
                return Err(scan.not_understood(place.end));
            };
            if !go.is_ascii_alphabetic() && is_cell(&signs) && !next.is_ascii_alphabetic() {
                cells.push(None);
                continue;
            }
            let go = super::draft::Draft::direction(&piece(1), scan)?;
            let written = write.to_digit(36).filter(|_| !write.is_ascii_lowercase());
            let written = written.filter(|&it| (it as usize) < width);
            let written = written.ok_or_else(|| super::draft::unknown_symbol(&piece(0), scan))?;
            let letter = next
                .is_ascii_uppercase()
                .then(|| u32::from(next) - u32::from('A'));
            let next = match letter.and_then(|it| u8::try_from(it).ok()) {
                Some(state) if state < count => Next::State(MachineState(state)),
                Some(_) => {
                    ends.insert(next);
                    Next::Halt
                }
                None => {
                    let (line, column) = scan.place(place.start + 2);
                    let name = next.to_string();
                    return Err(MachineError::UnknownState { line, column, name });
                }
            };
            let write = MachineSymbol(narrow(written));
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
