//! A machine while its text is read: rules by name, before it is known what each name is.

use std::collections::BTreeSet;

use super::super::table::{
    HeadDirection, Instruction, MAX_NAME, MAX_STATES, MAX_SYMBOLS, Next, Table,
};
use super::piece::TextPiece;
use super::scan::quoted;
use crate::checked::{Exact, known};
use crate::error::MachineError;
use crate::text_cursor::Place;

/// A rule: in `state`, reading one of `read`.
pub(super) struct Rule<'a> {
    /// The number of the state among those of the draft.
    pub state: usize,
    pub read: Vec<TextPiece<'a>>,
    /// The symbol that is written; without it the one that was read.
    pub write: Option<TextPiece<'a>>,
    pub go: HeadDirection,
    /// The next state; without it the same.
    pub next: Option<TextPiece<'a>>,
}

/// What a text says about a machine.
#[derive(Default)]
pub(super) struct Draft<'a> {
    pub start: Option<TextPiece<'a>>,
    pub blank: Option<TextPiece<'a>>,
    pub input: String,
    /// All symbols, if the text lists them.
    pub symbols: Vec<TextPiece<'a>>,
    /// The states that have rules, or are listed.
    pub states: Vec<TextPiece<'a>>,
    /// The names of ends; the first list halts, the second accepts, the third rejects.
    pub ends: [Vec<TextPiece<'a>>; 3],
    pub rules: Vec<Rule<'a>>,
}

/// Which names stand for ends although the text does not say so: halt, accept, reject. The first of each is the name
/// that is written.
pub(super) const ENDS: [&[&str]; 3] = [
    &["halt", "HALT", "H", "stop", "done"],
    &["accept", "accepted", "halt-accept", "qaccept", "yes"],
    &["reject", "rejected", "halt-reject", "qreject", "no"],
];
const END: [Next; 3] = [Next::Halt, Next::Accept, Next::Reject];

impl<'a> Draft<'a> {
    /// The number of a state, which is added if it is new.
    pub fn state(&mut self, name: TextPiece<'a>) -> Result<usize, MachineError> {
        if let Some(known) = self.states.iter().position(|it| it.text == name.text) {
            return Ok(known);
        }
        if name.text.chars().nth(MAX_NAME).is_some() {
            let Place { line, column } = name.at.place();
            let limit = MAX_NAME as u64;
            return Err(MachineError::NameTooLong {
                line,
                column,
                limit,
            });
        }
        if self.states.len() == MAX_STATES {
            let limit = MAX_STATES as u64;
            return Err(MachineError::TooManyStates { limit });
        }
        self.states.push(name);
        Ok(self.states.len().minus(1))
    }

    /// Says where the machine begins.
    pub fn begin(&mut self, name: TextPiece<'a>) -> Result<(), MachineError> {
        if self.start.is_some() {
            let Place { line, column } = name.at.place();
            return Err(MachineError::TwoStarts { line, column });
        }
        self.start = Some(name);
        Ok(())
    }

    /// The direction that a word stands for. A head that stays has S in most books, N (none) in some, and a dash in others.
    pub fn way(word: &str) -> Option<HeadDirection> {
        match word {
            "L" | "l" => Some(HeadDirection::Left),
            "R" | "r" => Some(HeadDirection::Right),
            "S" | "s" | "N" | "n" | "-" => Some(HeadDirection::Stay),
            _ => None,
        }
    }

    /// Reads a direction.
    pub fn direction(name: &TextPiece) -> Result<HeadDirection, MachineError> {
        Draft::way(&name.text).ok_or_else(|| no_direction(name))
    }

    /// The table, with the symbols in ascending order after the blank, unless the text lists them.
    pub fn build(self, blank: char) -> Result<(Table, String), MachineError> {
        let symbols = self.alphabet(blank)?;
        let number = |word: &TextPiece| {
            let place = word
                .sign()
                .and_then(|sign| symbols.iter().position(|&it| it == sign));
            place.ok_or_else(|| unknown_symbol(word))
        };
        let state = |word: &TextPiece| self.states.iter().position(|it| it.text == word.text);
        let unknown = |word: &TextPiece| {
            let Place { line, column } = word.at.place();
            let name = word.text.chars().take(MAX_NAME).collect();
            MachineError::UnknownState { line, column, name }
        };
        let end = |word: &TextPiece| {
            let listed = self
                .ends
                .iter()
                .position(|it| it.iter().any(|it| it.text == word.text));
            let known = || ENDS.iter().position(|it| it.contains(&word.text.as_str()));
            listed.or_else(known)
        };
        let next = |word: &TextPiece| {
            let found = state(word).map(|it| Next::State(it.into()));
            let end = || end(word).and_then(|it| END.get(it).copied());
            found.or_else(end).ok_or_else(|| unknown(word))
        };
        let mut cells = vec![None; self.states.len().times(symbols.len())];
        for rule in &self.rules {
            let same = Next::State(rule.state.into());
            let to = rule.next.as_ref().map_or(Ok(same), next)?;
            for read in &rule.read {
                let symbol = number(read)?;
                let write = rule.write.as_ref().map_or(Ok(symbol), number)?.into();
                let place = rule.state.times(symbols.len()).plus(symbol);
                let cell = known(cells.get_mut(place), "a rule has a cell");
                if cell.is_some() {
                    let Place { line, column } = read.at.place();
                    return Err(MachineError::TwoRules { line, column });
                }
                let (go, next) = (rule.go, to);
                *cell = Some(Instruction { write, go, next });
            }
        }
        if self.states.is_empty() {
            return Err(MachineError::NoStates);
        }
        let start = self.start.as_ref().ok_or(MachineError::NoStart)?;
        let start = state(start).ok_or_else(|| unknown(start))?.into();
        let states: Vec<String> = self.states.iter().map(|it| it.text.clone()).collect();
        // The first name of each end stays.
        let mut ends = [const { String::new() }; 3];
        let named = self.rules.iter().rev().filter_map(|it| it.next.as_ref());
        for word in named.filter(|it| state(it).is_none()) {
            let Some(at) = end(word) else { continue };
            if let Some(name) = ends.get_mut(at) {
                let usual = free(at, &states) == word.text;
                *name = if usual {
                    String::new()
                } else {
                    word.text.clone()
                };
            }
        }
        let table = Table::new(symbols, states, start, cells)?.with_ends(ends);
        Ok((table, self.input))
    }

    fn alphabet(&self, blank: char) -> Result<Vec<char>, MachineError> {
        let sign = |word: &TextPiece| word.sign().ok_or_else(|| unknown_symbol(word));
        let mut symbols = vec![blank];
        if self.symbols.is_empty() {
            let used = self
                .rules
                .iter()
                .flat_map(|it| it.read.iter().chain(&it.write));
            let used = used.map(sign).collect::<Result<BTreeSet<char>, _>>()?;
            symbols.extend(used.into_iter().filter(|&it| it != blank));
        } else {
            for word in &self.symbols {
                let sign = sign(word)?;
                if !symbols.contains(&sign) {
                    symbols.push(sign);
                }
            }
        }
        if symbols.len() > MAX_SYMBOLS {
            let limit = MAX_SYMBOLS as u64;
            return Err(MachineError::TooManySymbols { limit });
        }
        Ok(symbols)
    }
}

/// The usual name of an end, or one like it that no state has.
fn free(end: usize, states: &[String]) -> String {
    let usual = *known(
        ENDS.get(end).and_then(|it| it.first()),
        "an end has a usual name",
    );
    // One name more than there are states is free.
    let more = (2..).map(|it| format!("{usual}-{it}"));
    let mut names = std::iter::once(usual.to_owned()).chain(more);
    known(names.find(|it| !states.contains(it)), "a name is free")
}

pub(super) fn no_direction(word: &TextPiece) -> MachineError {
    let Place { line, column } = word.at.place();
    let name = word.text.chars().take(MAX_NAME).collect();
    MachineError::NoSuchDirection { line, column, name }
}

pub(super) fn unknown_symbol(word: &TextPiece) -> MachineError {
    let Place { line, column } = word.at.place();
    let name = word.text.chars().take(MAX_NAME).collect();
    MachineError::UnknownSymbol { line, column, name }
}

/// What a table needs to be written by names.
pub(super) struct Names {
    /// The symbols as words.
    pub symbols: Vec<String>,
    /// The states as words.
    pub states: Vec<String>,
    /// The ends as words, in the order halt, accept, reject.
    pub ends: [String; 3],
    /// Which ends the machine has.
    pub has: [bool; 3],
    /// Which ends have to be listed, because their usual names are states.
    listed: [bool; 3],
    /// Whether the symbols have to be listed, because the rules do not tell them or their order.
    pub list_symbols: bool,
}

impl Names {
    pub fn new(table: &Table) -> Names {
        let mut ends = table.ends().clone();
        let mut listed = [false; 3];
        for (at, (name, listed)) in ends.iter_mut().zip(&mut listed).enumerate() {
            if name.is_empty() {
                *name = free(at, table.states());
            }
            *listed = !Names::is_usual(name, at);
        }
        let cells = table.cells().iter().flatten();
        let has = END.map(|end| cells.clone().any(|it| it.next == end));
        for (listed, has) in listed.iter_mut().zip(has) {
            *listed &= has;
        }
        let width = table.symbols().len();
        let places = table.cells().iter().zip((0..width).cycle());
        let read = places.filter(|it| it.0.is_some()).map(|it| it.1);
        let used: BTreeSet<usize> = read.chain(cells.map(|it| usize::from(it.write))).collect();
        let rest = known(table.symbols().get(1..), "a table has a blank");
        Names {
            symbols: table
                .symbols()
                .iter()
                .map(|it| quoted(&it.to_string()))
                .collect(),
            states: table.states().iter().map(|it| quoted(it)).collect(),
            ends: ends.map(|it| quoted(&it)),
            has,
            listed,
            list_symbols: !rest.is_sorted() || !(1..width).all(|it| used.contains(&it)),
        }
    }

    /// Whether a name usually stands for an end: 0 halt, 1 accept, 2 reject.
    pub fn is_usual(name: &str, end: usize) -> bool {
        ENDS.get(end).is_some_and(|it| it.contains(&name))
    }

    /// The ends that have to be listed: the word before the list, and the name.
    pub fn headings(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = END_WORDS.into_iter().zip(&self.ends).zip(self.listed);
        all.filter(|it| it.1)
            .map(|((word, name), _)| (word, name.as_str()))
    }

    /// The next state or end of an instruction, as a word.
    pub fn next(&self, next: Next) -> &str {
        let [halt, accept, reject] = &self.ends;
        match next {
            Next::State(state) => known(
                self.states.get(usize::from(state)).map(String::as_str),
                "a rule leads to a state of the table",
            ),
            Next::Halt => halt,
            Next::Accept => accept,
            Next::Reject => reject,
        }
    }

    /// A symbol as a word.
    pub fn symbol(&self, symbol: usize) -> &str {
        known(
            self.symbols.get(symbol).map(String::as_str),
            "a rule has symbols of the table",
        )
    }
}

/// The words before the lists of ends, in both forms.
pub(super) const END_WORDS: [&str; 3] = ["halt", "accept", "reject"];
