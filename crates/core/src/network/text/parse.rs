//! Reads networks from text.

use super::aside::{Claims, Kept, Stated, kept};
use super::lists::lists;
use super::numbers::numbers;
use super::program::program;
use super::reading::{CountedBy, NetworkForm, NetworkReading};
use super::record::{is_record, record};
use super::token::{LexemeKind, Lexemes, Pair, Wire};
use super::{MAX_TEXT_CHARS, ParsedNetwork};
use crate::checked::Exact;
use crate::error::NetworkError;
use crate::network::{Comparator, MAX_COMPARATORS, MAX_WIRES, Network};

/// Reads a network. All of the text must fit one form; [`NetworkForm`] lists the forms. Comments (`#`, `//`,
/// `/* */`, and `%` at the beginning of a line), headings such as `Layer 1:` or `8 inputs, 19 CEs`, and what
/// is outside the only block of Markdown are left aside and counted. If the text says how many wires,
/// comparators or layers there are, it must be right.
///
/// `first`, usually 0 or 1, is the number of the top wire. If it is left out, a text with a wire 0 counts
/// from 0, and so does an array of a program or a record of SorterHunter, unless it says how many wires it
/// has and has a wire of that number. Every other text counts from 1. The reading says which it was, and
/// whether the other is possible.
///
/// The comparators apply in the order of the text; a layer may have a wire twice. The first wire of a pair
/// receives the smaller element; in a condition it is the wire that receives it. An empty text has no
/// comparators. Cost O(characters).
///
/// ```
/// use appleyard_core::error::NetworkError;
/// use appleyard_core::network::text::{CountedBy, NetworkForm, parse};
///
/// let parsed = parse("[1:2][3:4]\n[2:3]", None)?;
/// assert_eq!(parsed.comparators, [(0, 1), (2, 3), (1, 2)]);
/// assert_eq!(parsed.reading.wires, 4);
/// assert_eq!(parsed.reading.form, NetworkForm::Colons);
/// assert_eq!(parsed.reading.counted_by, CountedBy::NoWireZero);
/// assert_eq!(parsed.reading.other_first, Some(0));
///
/// let error = parse("0:1\n0:1 1-2", None).unwrap_err();
/// let form = "colons".into();
/// assert_eq!(error, NetworkError::Syntax { line: 2, column: 6, form });
/// # Ok::<(), NetworkError>(())
/// ```
///
/// # Errors
///
/// [`NetworkError::TextTooLong`]; [`NetworkError::Macro`], [`NetworkError::SeveralNetworks`],
/// [`NetworkError::UnknownCall`], [`NetworkError::Unpaired`], [`NetworkError::FirstLine`] or
/// [`NetworkError::Syntax`] if the text fits no form; then the first of [`NetworkError::WireNotAllowed`] and
/// [`NetworkError::SameWireAt`] in the text; [`NetworkError::TooManyComparators`]; then
/// [`NetworkError::TooManyWires`], [`NetworkError::StatedWires`], [`NetworkError::StatedComparators`] and
/// [`NetworkError::StatedLayers`] if the text says something else than it has. A column counts characters,
/// including `\r`.
pub fn parse(text: &str, first: Option<u8>) -> Result<ParsedNetwork, NetworkError> {
    let count = text.chars().count();
    if count > MAX_TEXT_CHARS {
        return Err(NetworkError::TextTooLong {
            count: count as u64,
            limit: MAX_TEXT_CHARS as u64,
        });
    }
    let kept = kept(text)?;
    let raw = raw(&kept)?;
    let counted = counted(&raw, first);
    let comparators: Vec<Comparator> = raw
        .pairs
        .iter()
        .map(|&pair| comparator(pair, counted.first.into()))
        .collect::<Result<_, _>>()?;
    if comparators.len() > MAX_COMPARATORS {
        return Err(NetworkError::TooManyComparators {
            count: comparators.len() as u64,
            limit: MAX_COMPARATORS as u64,
        });
    }
    let lowest = comparators
        .iter()
        .map(|&(smaller, larger)| smaller.max(larger))
        .max();
    let needed = lowest.map_or(0, |wire| usize::from(wire).plus(1));
    let wires = checked_wires(raw.claims.wires, needed)?;
    let network = Network::new(wires, comparators)?;
    let layers = network.depth();
    let differs =
        |claim: Option<Stated>, found: usize| claim.filter(|claim| claim.number != found as u64);
    if let Some(Stated { number, place }) = differs(raw.claims.comparators, network.size()) {
        return Err(NetworkError::StatedComparators {
            line: place.line,
            column: place.column,
            stated: number,
            found: network.size() as u64,
        });
    }
    if let Some(Stated { number, place }) = differs(raw.claims.layers, layers) {
        return Err(NetworkError::StatedLayers {
            line: place.line,
            column: place.column,
            stated: number,
            found: layers as u64,
        });
    }
    let comparators = network.comparators().to_vec();
    let reading = NetworkReading {
        form: raw.form,
        first: counted.first,
        counted_by: counted.by,
        other_first: counted.other,
        wires,
        comparators: comparators.len(),
        layers,
        reversed: comparators
            .iter()
            .filter(|&&(smaller, larger)| smaller > larger)
            .count(),
        comments: kept.comments,
        headings: kept.headings,
        outside: kept.outside,
        entries: raw.entries,
    };
    Ok(ParsedNetwork {
        comparators,
        reading,
    })
}

/// A network whose wires are still numbers.
struct Raw {
    form: NetworkForm,
    pairs: Vec<Pair>,
    /// Whether texts of this form count from 0.
    from_zero: bool,
    claims: Claims,
    entries: usize,
}

/// Finds the form by the sign or the word with which the text begins, and reads it.
fn raw(kept: &Kept) -> Result<Raw, NetworkError> {
    let mut tokens = Lexemes::of(&kept.characters.iter().collect::<String>());
    let begins_with_word = matches!(tokens.peek(), Some(LexemeKind::Word(_)));
    let raw = if is_record(&tokens) {
        let read = record(&mut tokens)?;
        Raw {
            form: NetworkForm::Record,
            pairs: read.pairs,
            from_zero: true,
            claims: read.claims,
            entries: read.entries,
        }
    } else if begins_with_word && !skip_declaration(&mut tokens) {
        let read = program(tokens)?;
        Raw {
            form: read.form,
            pairs: read.pairs,
            from_zero: read.indexed,
            claims: Claims {
                wires: kept.claims.wires.or(read.wires),
                ..kept.claims
            },
            entries: 0,
        }
    } else {
        let plain = |kind: &LexemeKind| match kind {
            LexemeKind::Number(_) | LexemeKind::Arrow => true,
            LexemeKind::Sign(sign) => ",;-".contains(*sign),
            _ => false,
        };
        let only_numbers = tokens.rest().iter().all(|token| plain(&token.kind));
        let some = matches!(tokens.peek(), Some(LexemeKind::Number(_)));
        let (form, pairs) = if only_numbers && some {
            numbers(&tokens)?
        } else {
            lists(&mut tokens, false)?
        };
        Raw {
            form,
            pairs,
            from_zero: false,
            claims: kept.claims,
            entries: 0,
        }
    };
    match kept.heading {
        // Words without a network are no headings.
        Some(place) if raw.pairs.is_empty() => Err(place.syntax(NetworkForm::Empty)),
        _ => Ok(raw),
    }
}

/// Steps over `network =`, `const x =` or `int network[][2] =`, if a list in brackets follows.
fn skip_declaration(tokens: &mut Lexemes) -> bool {
    let rest = tokens.rest();
    let mut parts = rest.splitn(2, |it| it.kind == LexemeKind::Sign('='));
    let (Some(before), Some(after)) = (parts.next(), parts.next()) else {
        return false;
    };
    let named = before
        .iter()
        .take_while(|it| matches!(it.kind, LexemeKind::Word(_) | LexemeKind::Sign('*')));
    let sizes: Vec<&LexemeKind> = before
        .iter()
        .skip(named.count())
        .map(|it| &it.kind)
        .collect();
    let declares = matches!(
        sizes[..],
        [] | [LexemeKind::Sign('['), LexemeKind::Sign(']')]
            | [
                LexemeKind::Sign('['),
                LexemeKind::Sign(']'),
                LexemeKind::Sign('['),
                LexemeKind::Number(2),
                LexemeKind::Sign(']')
            ]
    );
    let list = matches!(
        after.first().map(|token| &token.kind),
        Some(LexemeKind::Sign('[' | '{' | '('))
    );
    if declares && list {
        tokens.skip(rest.len().minus(after.len()));
    }
    declares && list
}

/// From which number a text counts.
struct Counted {
    first: u8,
    by: CountedBy,
    other: Option<u8>,
}

fn counted(raw: &Raw, first: Option<u8>) -> Counted {
    let numbers = || raw.pairs.iter().flat_map(|(a, b)| [a.number, b.number]);
    let (Some(least), Some(largest)) = (numbers().min(), numbers().max()) else {
        return Counted {
            // Wires count from 1 unless something says otherwise.
            first: first.unwrap_or(1),
            by: first.map_or(CountedBy::NoWireZero, |_| CountedBy::Caller),
            other: None,
        };
    };
    let stated = raw.claims.wires.map_or(u64::MAX, |wires| wires.number);
    let (first, by) = match first {
        Some(first) => (first, CountedBy::Caller),
        None if least == 0 => (0, CountedBy::WireZero),
        None if largest == stated => (1, CountedBy::LastWire),
        None if raw.from_zero => (0, CountedBy::Form),
        None => (1, CountedBy::NoWireZero),
    };
    let most = stated.min(MAX_WIRES as u64);
    let other = match first {
        0 if least > 0 && largest <= most => Some(1),
        1 if largest < most => Some(0),
        _ => None,
    };
    Counted { first, by, other }
}

/// The comparator of two numbers that count from `first`.
fn comparator((a, b): Pair, first: u64) -> Result<Comparator, NetworkError> {
    let (top, low) = (wire(a, first)?, wire(b, first)?);
    if top == low {
        return Err(NetworkError::SameWireAt {
            line: b.place.line,
            column: b.place.column,
            wire: b.number,
        });
    }
    Ok((top, low))
}

fn wire(Wire { number, place }: Wire, first: u64) -> Result<u8, NetworkError> {
    let from_first = number.checked_sub(first);
    match from_first.and_then(|wire| u8::try_from(wire).ok()) {
        Some(wire) if usize::from(wire) < MAX_WIRES => Ok(wire),
        _ => Err(NetworkError::WireNotAllowed {
            line: place.line,
            column: place.column,
            wire: number,
            min: first,
            max: first.plus(MAX_WIRES as u64).minus(1),
        }),
    }
}

/// The number of wires: those that the text says, if they are enough.
fn checked_wires(claim: Option<Stated>, needed: usize) -> Result<usize, NetworkError> {
    let Some(Stated { number, place }) = claim else {
        return Ok(needed);
    };
    if number > MAX_WIRES as u64 {
        return Err(NetworkError::TooManyWires {
            count: number,
            limit: MAX_WIRES as u64,
        });
    }
    match usize::try_from(number) {
        Ok(wires) if wires >= needed => Ok(wires),
        _ => Err(NetworkError::StatedWires {
            line: place.line,
            column: place.column,
            stated: number,
            found: needed as u64,
        }),
    }
}
