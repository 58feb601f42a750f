//! The standard text of the search for busy beavers: `1RB1LB_1LA1RZ`.
//!
//! A symbol is a digit; after 9 come A, B, C and so on, in a machine with more than ten symbols. S is a head that stays.
//! The search itself knows neither.

use super::super::table::{
    HeadDirection, Instruction, MAX_SYMBOLS, MachineState, MachineSymbol, Next, Table,
};
use super::draft::Draft;
use super::piece::TextPiece;
use super::scan::with_line_feeds;
use crate::checked::{Exact, known, narrow};
use crate::error::MachineError;
use crate::text_cursor::{Place, TextCursor};

/// The states that have a letter: without Z, which stands for the halt.
pub(super) const LETTERS: u8 = 25;

/// The number of signs for symbols.
const RADIX: u32 = 36;

/// The sign of a symbol.
fn sign(symbol: u32) -> Option<char> {
    char::from_digit(symbol, RADIX).map(|it| it.to_ascii_uppercase())
}

/// A cell as it was read; the state is a letter still.
type Cell<'a> = Option<(MachineSymbol, HeadDirection, TextPiece<'a>)>;

pub(super) fn read(text: &str) -> Result<Table, MachineError> {
    let text = with_line_feeds(text.trim_end());
    let mut scan = TextCursor::new(&text);
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut writes: Vec<TextPiece> = Vec::new();
    scan.take_while(char::is_whitespace);
    if scan.peek().is_none() {
        return Err(MachineError::NoStates);
    }
    loop {
        let begin = scan;
        let row = row(&mut scan, &mut writes)?;
        let expected = rows
            .first()
            .map_or(row.len().clamp(2, MAX_SYMBOLS), Vec::len);
        if row.len() > MAX_SYMBOLS {
            let limit = MAX_SYMBOLS as u64;
            return Err(MachineError::TooManySymbols { limit });
        }
        if row.len() != expected {
            let Place { line, column } = begin.place();
            return Err(MachineError::WrongCells {
                line,
                column,
                cells: row.len() as u64,
                expected: expected as u64,
            });
        }
        rows.push(row);
        if rows.len() > usize::from(LETTERS).plus(1) {
            let limit = u64::from(LETTERS).plus(1);
            return Err(MachineError::TooManyStates { limit });
        }
        if scan.peek().is_none() {
            break;
        }
        if !scan.take("_") && !scan.take("\n") {
            return Err(scan.not_understood());
        }
    }
    let width = rows.first().map_or(0, Vec::len);
    let count: u8 = narrow(rows.len());
    for word in writes {
        let digit = word.sign().and_then(|it| it.to_digit(RADIX));
        if digit.is_none_or(|it| it as usize >= width) {
            let Place { line, column } = word.at.place();
            let name = word.text;
            return Err(MachineError::UnknownSymbol { line, column, name });
        }
    }
    let cell = |cell: Cell| {
        let Some((write, go, word)) = cell else {
            return Ok(None);
        };
        let letter = word.sign().filter(char::is_ascii_uppercase);
        let state = letter.and_then(|it| u8::try_from(u32::from(it).minus(u32::from('A'))).ok());
        let next = match (state, letter) {
            (Some(state), _) if state < count => Next::State(MachineState(state)),
            (_, Some('Z' | 'H')) => Next::Halt,
            _ => {
                let Place { line, column } = word.at.place();
                let name = word.text;
                return Err(MachineError::UnknownState { line, column, name });
            }
        };
        Ok(Some(Instruction { write, go, next }))
    };
    let cells = rows
        .into_iter()
        .flatten()
        .map(cell)
        .collect::<Result<Vec<_>, _>>()?;
    table(width, count, cells)
}

/// The table with the signs and letters of this form.
pub(super) fn table(
    width: usize,
    count: u8,
    cells: Vec<Option<Instruction>>,
) -> Result<Table, MachineError> {
    let digits = (0..RADIX).filter_map(sign).take(width).collect();
    let names = (0..count)
        .map(|it| char::from(b'A'.plus(it)).to_string())
        .collect();
    Table::new(digits, names, MachineState(0), cells)
}

/// The cells up to the end of the row.
fn row<'a>(
    scan: &mut TextCursor<'a>,
    writes: &mut Vec<TextPiece<'a>>,
) -> Result<Vec<Cell<'a>>, MachineError> {
    let mut cells = Vec::new();
    loop {
        scan.blanks();
        match scan.peek() {
            None | Some('_' | '\n') => return Ok(cells),
            Some('-') => {
                for _ in 0..3 {
                    if !scan.take("-") {
                        return Err(scan.not_understood());
                    }
                }
                cells.push(None);
            }
            Some(digit @ ('0'..='9' | 'A'..='Z')) => {
                writes.push(one(scan)?);
                let go = Draft::direction(&one(scan)?)?;
                let write = known(digit.to_digit(RADIX), "it is a digit");
                // A digit that is no symbol of the table is refused at the end of the rows.
                cells.push(Some((MachineSymbol(narrow(write)), go, one(scan)?)));
            }
            Some(_) => return Err(scan.not_understood()),
        }
        // More cells than any machine has are not read on.
        if cells.len() > MAX_SYMBOLS {
            return Ok(cells);
        }
    }
}

/// The next character of a cell.
fn one<'a>(scan: &mut TextCursor<'a>) -> Result<TextPiece<'a>, MachineError> {
    match scan.peek() {
        None | Some('_' | '\n' | ' ' | '\t') => Err(scan.not_understood()),
        Some(sign) => {
            let (text, at, quoted) = (sign.to_string(), *scan, false);
            scan.step();
            Ok(TextPiece { text, at, quoted })
        }
    }
}

impl Table {
    /// The standard text. It has neither names nor the symbols, and Z stands for the halt.
    ///
    /// # Errors
    ///
    /// [`MachineError::NotStandard`] if the machine accepts or rejects, begins in another state than the first, has
    /// only one symbol, or more than 25 states.
    pub fn standard(&self) -> Result<String, MachineError> {
        let limit = u64::from(LETTERS);
        let refused = Err(MachineError::NotStandard { limit });
        if self.states().len() > usize::from(LETTERS)
            || self.start() != MachineState(0)
            || self.symbols().len() < 2
        {
            return refused;
        }
        let mut text = String::new();
        for (row, cells) in self.cells().chunks(self.symbols().len()).enumerate() {
            if row > 0 {
                text.push('_');
            }
            for cell in cells {
                let Some(Instruction { write, go, next }) = cell else {
                    text.push_str("---");
                    continue;
                };
                text.extend(sign(write.0.into()));
                text.push(go.letter());
                text.push(match next {
                    Next::State(state) => char::from(b'A'.plus(state.0)),
                    Next::Halt => 'Z',
                    Next::Accept | Next::Reject => return refused,
                });
            }
        }
        Ok(text)
    }
}
