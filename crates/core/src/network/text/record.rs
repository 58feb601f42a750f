//! A record with a network in it, as SorterHunter writes it in JSON and as a dictionary of Python.

use super::aside::{Claims, Stated};
use super::lists::lists;
use super::reading::NetworkForm;
use super::token::{LexemeKind, Lexemes, Pair};
use crate::checked::Exact;
use crate::error::NetworkError;

const FORM: NetworkForm = NetworkForm::Record;

/// What a record holds.
pub(super) struct Record {
    pub(super) pairs: Vec<Pair>,
    pub(super) claims: Claims,
    /// The number of its other entries.
    pub(super) entries: usize,
}

/// Whether the text is a record: a brace, and then a name in quotes or the end of the record.
pub(super) fn is_record(tokens: &Lexemes) -> bool {
    tokens.is('{') && matches!(tokens.ahead(1), Some(LexemeKind::Quoted(_)))
}

/// Reads `{"N":4, "L":5, "D":3, …, "nw":[[0,1], …]}`. `N` is the number of wires, `L` that of comparators and
/// `D` that of layers.
pub(super) fn record(tokens: &mut Lexemes) -> Result<Record, NetworkError> {
    let mut pairs = None;
    let mut claims = Claims::default();
    let mut entries = 0;
    tokens.take('{', FORM)?;
    while !tokens.is('}') {
        let at = tokens.place();
        let Some(LexemeKind::Quoted(key)) = tokens.peek().cloned() else {
            return Err(at.syntax(FORM));
        };
        tokens.step();
        tokens.take(':', FORM)?;
        let claim = match &key[..] {
            "N" => Some(&mut claims.wires),
            "L" => Some(&mut claims.comparators),
            "D" => Some(&mut claims.layers),
            _ => None,
        };
        if let Some(claim) = claim {
            let found = tokens.number(FORM)?;
            let stated = Stated {
                number: found.number,
                place: found.place,
            };
            if claim.replace(stated).is_some() {
                return Err(at.syntax(FORM));
            }
        } else if key == "nw" {
            if !tokens.is('[') {
                return Err(tokens.place().syntax(FORM));
            }
            let (_, read) = lists(tokens, true)?;
            if pairs.replace(read).is_some() {
                return Err(at.syntax(FORM));
            }
        } else {
            value(tokens)?;
            entries = entries.plus(1);
        }
        if !tokens.is('}') {
            tokens.take(',', FORM)?;
        }
    }
    let end = tokens.place();
    tokens.step();
    let pairs = pairs.ok_or_else(|| end.syntax(FORM))?;
    if is_record(tokens) || (tokens.is(',') && tokens.ahead(1) == Some(&LexemeKind::Sign('{'))) {
        let place = tokens.place();
        return Err(NetworkError::SeveralNetworks {
            line: place.line,
            column: place.column,
        });
    }
    if tokens.peek().is_some() {
        return Err(tokens.place().syntax(FORM));
    }
    Ok(Record {
        pairs,
        claims,
        entries,
    })
}

/// Steps over a value up to the comma or the bracket after it.
fn value(tokens: &mut Lexemes) -> Result<(), NetworkError> {
    let begin = tokens.place();
    let mut open = Vec::new();
    let mut any = false;
    loop {
        match tokens.peek() {
            None => return Err(tokens.place().syntax(FORM)),
            Some(LexemeKind::Sign(',' | '}')) if open.is_empty() => break,
            Some(LexemeKind::Sign('[')) => open.push(']'),
            Some(LexemeKind::Sign('{')) => open.push('}'),
            Some(&LexemeKind::Sign(close @ (']' | '}'))) if open.pop() != Some(close) => {
                return Err(tokens.place().syntax(FORM));
            }
            _ => {}
        }
        any = true;
        tokens.step();
    }
    if any { Ok(()) } else { Err(begin.syntax(FORM)) }
}
