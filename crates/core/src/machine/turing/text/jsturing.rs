//! Machines of the simulator jsturing: a rule a line, with `*` for any and for the same.
//!
//! ```text
//!   0 1 _ r 1i      ; state, symbol read, symbol written, l r or *, next state
//!   1i * * r 1i     any other symbol; the same symbol
//!   * x * * halt !  any other state; no move; ! is a breakpoint, which is left aside
//!   ;$INITIAL_TAPE: 1001
//! ```
//!
//! The machine begins in state 0. A name that begins with `halt` ends it; where no rule fits, it stops. `_` is the blank. Of
//! the rules that fit, one for the state goes before one for any, and then one for the symbol before one for any.

use std::collections::{BTreeSet, HashMap};

use super::super::table::{
    HeadDirection, Instruction, MAX_NAME, MAX_STATES, MAX_SYMBOLS, MachineState, MachineSymbol,
    Next, Table,
};
use super::draft::{Draft, unknown_symbol};
use super::lines::plain_rows;
use super::piece::TextPiece;
use super::reading::FoundMachine;
use crate::checked::{Exact, known};
use crate::error::MachineError;
use crate::text_cursor::Place;

const BLANK: char = '_';
const ANY: &str = "*";
/// Before the tape in a comment.
const TAPE: &str = "$INITIAL_TAPE";

/// A direction; `*` is a head that stays.
fn way(word: &str) -> Option<HeadDirection> {
    if word == ANY {
        return Some(HeadDirection::Stay);
    }
    Draft::way(word)
}

fn is_end(name: &str) -> bool {
    name.get(..4)
        .is_some_and(|it| it.eq_ignore_ascii_case("halt"))
}

/// Whether a text can only be meant so: all of it fits, and something in it has a meaning only here.
pub(super) fn is_meant(text: &str) -> bool {
    let rows = plain_rows(text);
    let fits = |row: &Vec<TextPiece>| match row.as_slice() {
        [_, read, write, go, _, rest @ ..] => {
            let breakpoint = matches!(rest, [mark] if mark.text == "!");
            let signs = read.sign().is_some() && write.sign().is_some();
            (rest.is_empty() || breakpoint) && signs && way(&go.text).is_some()
        }
        _ => false,
    };
    let any = |row: &Vec<TextPiece>| row.len() == 6 || row.iter().any(|it| it.text == ANY);
    // Small letters, and a state 0 to begin in.
    let small = || {
        let is = |row: &[TextPiece], at: usize, text: &str| {
            row.get(at).is_some_and(|it| it.text == text)
        };
        rows.iter().all(|it| is(it, 3, "l") || is(it, 3, "r"))
            && rows.iter().any(|it| is(it, 0, "0"))
    };
    !rows.is_empty() && rows.iter().all(fits) && (rows.iter().any(any) || small())
}

/// What the rules say of a state and a symbol, each of which may be any.
type Rules<'a> = HashMap<(&'a str, Option<char>), [&'a TextPiece<'a>; 3]>;

pub(super) fn read(text: &str) -> Result<(Table, String, FoundMachine), MachineError> {
    let rows = plain_rows(text);
    let mut rules: Rules = HashMap::new();
    let mut states: Vec<&TextPiece> = Vec::new();
    let (mut signs, mut found) = (BTreeSet::new(), FoundMachine::default());
    for row in &rows {
        // A row that is too short is refused.
        let [state, read, write, go, next] = row.get(..5).unwrap_or_default() else {
            let mut end = known(row.last(), "a row has a word").at;
            end.take_while(|it| !it.is_whitespace() && it != ';');
            return Err(end.part_missing(Some(row.len())));
        };
        match row.get(5..) {
            Some([mark]) if mark.text == "!" => found.aside = found.aside.plus(1),
            Some([more, ..]) => return Err(more.at.not_understood()),
            _ => {}
        }
        way(&go.text).map_or_else(|| Draft::direction(go), Ok)?;
        for word in [read, write] {
            let sign = word.sign().ok_or_else(|| unknown_symbol(word))?;
            if sign != '*' && sign != BLANK {
                signs.insert(sign);
            }
        }
        let key = (state.text.as_str(), read.sign().filter(|&it| it != '*'));
        if rules.insert(key, [write, go, next]).is_some() {
            let Place { line, column } = state.at.place();
            return Err(MachineError::TwoRules { line, column });
        }
        states.push(state);
    }
    let input = tape(text);
    signs.extend(input.chars().filter(|&it| it != BLANK));
    let symbols: Vec<char> = std::iter::once(BLANK).chain(signs).collect();
    let states = named(&rows, states)?;
    let limit = MAX_SYMBOLS as u64;
    if symbols.len() > MAX_SYMBOLS {
        return Err(MachineError::TooManySymbols { limit });
    }
    let any_state = rules.keys().any(|it| it.0 == ANY);
    let ruled = |name: &str| any_state || rules.keys().any(|it| it.0 == name);
    let halts: BTreeSet<&str> = rows
        .iter()
        .filter_map(|row| Some(row.get(4)?.text.as_str()))
        .filter(|it| is_end(it))
        .collect();
    let stuck = states.iter().copied().filter(|it| !ruled(it));
    found.ends = stuck.chain(halts).map(str::to_owned).collect();
    let number = |name: &str| {
        let place = states.iter().position(|&it| it == name);
        place.map(MachineState::from)
    };
    let start = number("0")
        .filter(|_| ruled("0"))
        .ok_or(MachineError::NoStart)?;
    let end = |name: &str| match name.to_ascii_lowercase().as_str() {
        "halt-accept" => Next::Accept,
        "halt-reject" => Next::Reject,
        _ => Next::Halt,
    };
    let table_symbol = |sign: char| {
        let place = symbols.iter().position(|&it| it == sign);
        MachineSymbol::from(known(place, "each sign is a symbol"))
    };
    let mut cells = Vec::new();
    for (own, &state) in states.iter().enumerate() {
        for &sign in &symbols {
            let keys = [
                (state, Some(sign)),
                (state, None),
                (ANY, Some(sign)),
                (ANY, None),
            ];
            let rule = keys.iter().find_map(|it| rules.get(it));
            cells.push(rule.and_then(|[write, go, next]| {
                // A star leaves the symbol as it is.
                let written = write.sign().filter(|&it| it != '*').unwrap_or(sign);
                let write = table_symbol(written);
                let next = match next.text.as_str() {
                    ANY => Next::State(own.into()),
                    name if is_end(name) => end(name),
                    name => Next::State(number(name)?),
                };
                let go = way(&go.text)?;
                Some(Instruction { write, go, next })
            }));
        }
    }
    let names = states.iter().map(|&it| it.to_owned()).collect();
    let table = Table::new(symbols, names, start, cells)?;
    Ok((table, input, found))
}

/// All states: those that have rules, in their order, and those that rules lead to.
fn named<'a>(
    rows: &'a [Vec<TextPiece<'_>>],
    own: Vec<&'a TextPiece<'_>>,
) -> Result<Vec<&'a str>, MachineError> {
    let mut names: Vec<&str> = Vec::new();
    for word in own
        .into_iter()
        .chain(rows.iter().filter_map(|it| it.get(4)))
    {
        let name = word.text.as_str();
        if name == ANY || is_end(name) || names.contains(&name) {
            continue;
        }
        if name.chars().nth(MAX_NAME).is_some() {
            let Place { line, column } = word.at.place();
            let limit = MAX_NAME as u64;
            return Err(MachineError::NameTooLong {
                line,
                column,
                limit,
            });
        }
        if names.len() == MAX_STATES {
            let limit = MAX_STATES as u64;
            return Err(MachineError::TooManyStates { limit });
        }
        names.push(name);
    }
    Ok(names)
}

/// The tape that a comment gives, without blanks at its ends.
fn tape(text: &str) -> String {
    let comments = text.lines().filter_map(|it| it.split_once(';'));
    let tape = comments.filter_map(|it| it.1.split_once(TAPE)).next_back();
    let tape = tape.map_or("", |it| it.1.trim_start_matches(':')).trim();
    // A star in it is the place of the head, which here is the first cell.
    if tape.contains('*') {
        return String::new();
    }
    tape.replace(' ', "_")
}

/// Writes a machine so; none if a name or a symbol cannot be written, or would be read as something else.
pub(super) fn write(table: &Table) -> Option<String> {
    let plain = |it: char| !it.is_whitespace() && it != ';';
    let symbols: Vec<char> = table
        .symbols()
        .iter()
        .map(|&it| if it == ' ' { BLANK } else { it })
        .collect();
    let (blank, rest) = symbols.split_first()?;
    // The blank is _ here, so another symbol that is so called has no sign.
    let fits = |it: &char| plain(*it) && *it != '*' && *it != BLANK;
    if !rest.iter().all(fits) || (*blank != BLANK && symbols.contains(&BLANK)) {
        return None;
    }
    let sign = |symbol: usize| match symbol {
        0 => BLANK,
        _ => *known(symbols.get(symbol), "a rule has symbols of the table"),
    };
    // State 0 is where it begins; another state of that name, or one that would end it, gets another name.
    let start = usize::from(table.start());
    let names: Vec<String> = (0..table.states().len())
        .map(|at| match table.states().get(at) {
            _ if at == start => "0".to_owned(),
            Some(it) if it != "0" && it != ANY && !is_end(it) && it.chars().all(plain) => {
                it.clone()
            }
            _ => format!("{at}-"),
        })
        .collect();
    if names.iter().collect::<BTreeSet<_>>().len() < names.len() {
        return None;
    }
    let mut lines = Vec::new();
    let rows = table.cells().chunks(symbols.len()).zip(&names);
    let cells = rows.flat_map(|(row, state)| {
        let row = row.iter().enumerate();
        row.map(move |(symbol, cell)| (state, symbol, cell))
    });
    for (state, symbol, cell) in cells {
        let Some(Instruction { write, go, next }) = cell else {
            continue;
        };
        let go = match go {
            HeadDirection::Left => 'l',
            HeadDirection::Right => 'r',
            HeadDirection::Stay => '*',
        };
        let next = match next {
            Next::State(next) => names.get(usize::from(*next))?,
            Next::Halt => "halt",
            Next::Accept => "halt-accept",
            Next::Reject => "halt-reject",
        };
        lines.push(format!(
            "{state} {} {} {go} {next}",
            sign(symbol),
            sign((*write).into())
        ));
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}
