//! Comparators as two numbers with little between them: `0 1`, `0,1`, `0-1`, `0->1`.

use super::reading::NetworkForm;
use super::token::{Lexeme, LexemeKind, Lexemes, Pair, Wire};
use crate::checked::Exact;
use crate::error::NetworkError;
use crate::text_cursor::Place;

/// Reads comparators as two numbers. A sign joins them anywhere:
///
/// ```text
///   0-1 2-3          0->1, 2->3
/// ```
///
/// Without such a sign they need a line each, or something that certainly joins two numbers:
///
/// ```text
///   0 1              0, 1             0,1 2,3           0 1, 2 3
///   2 3              2, 3
/// ```
///
/// All lines of a text do it alike.
pub(super) fn numbers(tokens: &Lexemes) -> Result<(NetworkForm, Vec<Pair>), NetworkError> {
    let has = |kind: &LexemeKind| tokens.rest().iter().any(|token| token.kind == *kind);
    if has(&LexemeKind::Arrow) {
        let pairs = joined(tokens.clone(), &LexemeKind::Arrow, NetworkForm::Arrows)?;
        return Ok((NetworkForm::Arrows, pairs));
    }
    if has(&LexemeKind::Sign('-')) {
        let pairs = joined(tokens.clone(), &LexemeKind::Sign('-'), NetworkForm::Dashes)?;
        return Ok((NetworkForm::Dashes, pairs));
    }
    let lines: Vec<&[Lexeme]> = tokens
        .rest()
        .chunk_by(|a, b| a.place.line == b.place.line)
        .collect();
    let end = tokens.end();
    let mut pairs = Vec::new();
    let mut ways: Option<Way> = None;
    for line in &lines {
        let (way, found) = line_of(line, end)?;
        // The first line of a text says how the others have to be.
        if ways.is_some_and(|ways| ways != way) {
            return Err(place_of(line, end).syntax(NetworkForm::Numbers));
        }
        ways = Some(way);
        pairs.extend(found);
    }
    if let [(wires, comparators), rest @ ..] = &pairs[..]
        && lines.len() == pairs.len()
        && comparators.number == rest.len() as u64
        && !rest.is_empty()
        && fits(rest, wires.number)
    {
        return Err(NetworkError::FirstLine {
            line: wires.place.line,
            wires: wires.number,
            comparators: comparators.number,
        });
    }
    Ok((NetworkForm::Numbers, pairs))
}

/// What stands between the two numbers of a comparator, and between two comparators of a line, if the line
/// has several.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// One comparator in a line, with a comma, a semicolon or nothing between its numbers.
    Line(Option<char>),
    /// `0,1 2,3`.
    Tight,
    /// `0 1, 2 3`, with a comma or a semicolon.
    Blanks(char),
}

/// Whether comparators need no more than these wires, counted from 0 or from 1.
fn fits(pairs: &[Pair], wires: u64) -> bool {
    pairs.iter().all(|(a, b)| a.number.max(b.number) <= wires)
}

fn place_of(line: &[Lexeme], end: Place) -> Place {
    line.first().map_or(end, |token| token.place)
}

fn line_of(line: &[Lexeme], end: Place) -> Result<(Way, Vec<Pair>), NetworkError> {
    let wrong = |token: Option<&Lexeme>| {
        let place = token.map_or(after(line, end), |token| token.place);
        place.syntax(NetworkForm::Numbers)
    };
    for token in line {
        if !matches!(
            token.kind,
            LexemeKind::Number(_) | LexemeKind::Sign(',' | ';')
        ) {
            return Err(wrong(Some(token)));
        }
    }
    let trimmed = match line {
        [rest @ .., last] if matches!(last.kind, LexemeKind::Sign(_)) => rest,
        all => all,
    };
    if let [a, between @ .., b] = trimmed
        && let (Some(a), Some(b)) = (wire(a), wire(b))
    {
        match between {
            [] => return Ok((Way::Line(None), vec![(a, b)])),
            [sign] if let LexemeKind::Sign(sign) = sign.kind => {
                return Ok((Way::Line(Some(sign)), vec![(a, b)]));
            }
            _ => {}
        }
    }
    let tight = |three: &[Lexeme]| match three {
        [a, comma, b] if comma.kind == LexemeKind::Sign(',') && !comma.apart && !b.apart => {
            Some((wire(a)?, wire(b)?))
        }
        _ => None,
    };
    let words: Vec<&[Lexeme]> = trimmed.chunk_by(|_, next| !next.apart).collect();
    let pairs: Option<Vec<Pair>> = words.iter().map(|word| tight(word)).collect();
    if let Some(pairs) = pairs
        && pairs.len() > 1
    {
        return Ok((Way::Tight, pairs));
    }
    for sign in [',', ';'] {
        let two = |two: &[Lexeme]| match two {
            [a, b] => Some((wire(a)?, wire(b)?)),
            _ => None,
        };
        let groups = trimmed.split(|token| token.kind == LexemeKind::Sign(sign));
        let pairs: Option<Vec<Pair>> = groups.map(two).collect();
        if let Some(pairs) = pairs
            && pairs.len() > 1
        {
            return Ok((Way::Blanks(sign), pairs));
        }
    }
    let mut found = line.iter().filter(|token| wire(token).is_some());
    match (found.next(), found.next(), found.next()) {
        (Some(_), Some(_), Some(third)) => Err(NetworkError::Unpaired {
            line: third.place.line,
            column: third.place.column,
        }),
        (Some(first), Some(_), None) => {
            // Two numbers with too much around them.
            let signs = line.iter().filter(|token| wire(token).is_none());
            Err(wrong(signs.clone().nth(1).or(Some(first))))
        }
        (Some(_), None, _) => Err(wrong(None)),
        _ => Err(wrong(line.first())),
    }
}

/// One after the last token of a line, or the end of the text if nothing follows.
fn after(line: &[Lexeme], end: Place) -> Place {
    match line.last() {
        Some(Lexeme {
            kind: LexemeKind::Number(_),
            place,
            ..
        }) if place.line == end.line => end,
        Some(last) => Place {
            line: last.place.line,
            column: last.place.column.plus(1),
        },
        None => end,
    }
}

fn wire(token: &Lexeme) -> Option<Wire> {
    match token.kind {
        LexemeKind::Number(number) => Some(Wire {
            number,
            place: token.place,
        }),
        _ => None,
    }
}

/// Reads comparators with this sign between their numbers.
fn joined(
    mut tokens: Lexemes,
    sign: &LexemeKind,
    form: NetworkForm,
) -> Result<Vec<Pair>, NetworkError> {
    let mut pairs = Vec::new();
    while tokens.peek().is_some() {
        if tokens.skip_sign(',') || tokens.skip_sign(';') {
            continue;
        }
        let a = tokens.number(form)?;
        if tokens.peek() != Some(sign) || tokens.place().line != a.place.line {
            return Err(tokens.place().syntax(form));
        }
        tokens.step();
        let b = tokens.number(form)?;
        if b.place.line != a.place.line {
            return Err(b.place.syntax(form));
        }
        pairs.push((a, b));
    }
    Ok(pairs)
}
