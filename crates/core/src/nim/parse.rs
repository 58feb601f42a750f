//! Reads rules, and writes them in order.

use super::MAX_STONES;
use super::numbers::{Numbers, ParsedNumbers};
use super::stretches::{ALL, FIBONACCI, ODD, POWER_OF_TWO, Stretches};
use crate::checked::known;
use crate::error::NimError;
use crate::text_cursor::TextCursor;

/// The most characters of a rule: enough for a list of 100 numbers up to 10,000.
pub const MAX_RULE_CHARS: u64 = 600;

/// The most parentheses inside each other.
pub const MAX_RULE_DEPTH: u64 = 16;

const NAMES: [(&str, u8); 4] = [
    ("any", ALL),
    ("odd", ODD),
    ("pow2", POWER_OF_TWO),
    ("fib", FIBONACCI),
];

impl Numbers {
    /// Reads a rule; [`Numbers`] describes the grammar. Cost O(n²) for n characters.
    ///
    /// # Errors
    ///
    /// [`NimError::RuleEmpty`] if there is no number in the set, [`NimError::RuleZero`],
    /// [`NimError::RuleNotUnderstood`], [`NimError::RuleBackwards`],
    /// [`NimError::RuleNumberTooLarge`]. [`NimError::RuleTooLong`] and [`NimError::RuleTooDeep`]
    /// apply to the given text and to the ordered one.
    pub fn parse(text: &str) -> Result<ParsedNumbers, NimError> {
        check(text)?;
        let mut reader = Reader {
            cursor: TextCursor::new(text),
            sorted: false,
            repeats: false,
        };
        reader.skip_spaces();
        if reader.cursor.peek().is_none() {
            return Err(NimError::RuleEmpty);
        }
        let rule = reader.set()?;
        if reader.cursor.peek().is_some() {
            return Err(reader.not_understood());
        }
        if rule.set.is_empty() {
            return Err(NimError::RuleEmpty);
        }
        let text = rule.text();
        check(&text)?;
        Ok(ParsedNumbers {
            numbers: Numbers::new(rule.set, text),
            sorted: reader.sorted,
            repeats: reader.repeats,
        })
    }
}

fn check(text: &str) -> Result<(), NimError> {
    if text.chars().count() as u64 > MAX_RULE_CHARS {
        return Err(NimError::RuleTooLong {
            limit: MAX_RULE_CHARS,
        });
    }
    let mut depth = 0_u64;
    for character in text.chars() {
        match character {
            '(' | '{' => depth += 1,
            // One that closes nothing is refused where it is read.
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_RULE_DEPTH {
            return Err(NimError::RuleTooDeep {
                limit: MAX_RULE_DEPTH,
            });
        }
    }
    Ok(())
}

/// A part of a rule: a union of named pieces and ranges.
#[derive(Clone, Debug)]
struct Part {
    set: Stretches,
    pieces: Vec<Piece>,
    /// The ranges of the part, perhaps empty.
    list: Stretches,
    /// If the part is a single number or range as it was given: its first number.
    given: Option<u64>,
}

#[derive(Clone, Debug)]
struct Piece {
    set: Stretches,
    text: String,
    is_product: bool,
}

impl Part {
    fn ranges(set: Stretches) -> Part {
        Part {
            list: set.clone(),
            set,
            pieces: vec![],
            given: None,
        }
    }

    /// A part of one named piece, unless the set consists of ranges alone.
    fn piece(set: Stretches, text: String, is_product: bool) -> Part {
        if set.ranges().is_some() {
            return Part::ranges(set);
        }
        let piece = Piece {
            set: set.clone(),
            text,
            is_product,
        };
        Part {
            set,
            pieces: vec![piece],
            list: Stretches::of(0),
            given: None,
        }
    }

    fn text(&self) -> String {
        let mut texts: Vec<String> = self.pieces.iter().map(|it| it.text.clone()).collect();
        for (first, last) in known(self.list.ranges(), "a list consists of ranges") {
            texts.push(match last {
                None if first == 1 => "any".to_owned(),
                None => format!("{first}.."),
                Some(last) if last == first => first.to_string(),
                Some(last) => format!("{first}..{last}"),
            });
        }
        texts.join(",")
    }

    /// The text of the part as an operand of a product. A product may stand without parentheses
    /// only on the left.
    fn operand(&self, on_the_left: bool) -> String {
        let text = self.text();
        let is_product = self.pieces.iter().any(|piece| piece.is_product);
        if text.contains(',') && !self.is_one_piece() || is_product && !on_the_left {
            format!("({text})")
        } else {
            text
        }
    }

    fn is_one_piece(&self) -> bool {
        self.pieces.len() == 1 && self.list.is_empty()
    }

    fn product(self, operator: char, other: &Part) -> Part {
        let of: fn(u8, u8) -> u8 = match operator {
            '*' => |a, b| a & b,
            _ => |a, b| a & !b,
        };
        let set = self.set.combine(&other.set, of);
        if set.equals(&self.set) {
            self
        } else if set.equals(&other.set) {
            other.clone()
        } else {
            let text = self.operand(true) + &operator.to_string() + &other.operand(false);
            Part::piece(set, text, true)
        }
    }

    /// Puts the parts of a union together, and leaves out parts that the others contain already.
    /// Returns whether it left out any.
    fn union(parts: Vec<Part>) -> (Part, bool) {
        let nothing = || Stretches::of(0);
        let set = parts.iter().fold(nothing(), |all, it| all.or(&it.set));
        if set.ranges().is_some() {
            return (Part::ranges(set), false);
        }
        let list = parts.iter().fold(nothing(), |all, it| all.or(&it.list));
        let mut pieces: Vec<Piece> = parts.into_iter().flat_map(|it| it.pieces).collect();
        pieces.sort_by(|a, b| a.text.cmp(&b.text));
        let count = pieces.len();
        let mut at = 0;
        while at < pieces.len() {
            let others = pieces.iter().enumerate().filter(|&(place, _)| place != at);
            let others = others.fold(list.clone(), |all, (_, it)| all.or(&it.set));
            if others.equals(&set) {
                pieces.remove(at);
            } else {
                at += 1;
            }
        }
        let named = pieces.iter().fold(nothing(), |all, it| all.or(&it.set));
        let mut needed = nothing();
        let mut dropped = pieces.len() < count;
        for (first, last) in known(list.ranges(), "a list consists of ranges") {
            let range = Stretches::range(first, last);
            if named.or(&range).equals(&named) {
                dropped = true;
            } else {
                needed = needed.or(&range);
            }
        }
        let part = Part {
            set,
            pieces,
            list: needed,
            given: None,
        };
        (part, dropped)
    }
}

struct Reader<'a> {
    /// Between calls it never stands before a space.
    cursor: TextCursor<'a>,
    sorted: bool,
    repeats: bool,
}

impl Reader<'_> {
    fn set(&mut self) -> Result<Part, NimError> {
        let mut parts = vec![self.term()?];
        while self.take(",") {
            parts.push(self.term()?);
        }
        self.look_at_order(&parts);
        if parts.len() == 1 {
            return Ok(parts.remove(0));
        }
        let (part, dropped) = Part::union(parts);
        self.repeats |= dropped;
        Ok(part)
    }

    fn look_at_order(&mut self, parts: &[Part]) {
        let given = parts.iter().filter_map(|part| Some((part.given?, part)));
        let mut before = 0;
        let mut all = Stretches::of(0);
        for (first, part) in given {
            self.sorted |= first < before;
            self.repeats |= !all.combine(&part.set, |a, b| a & b).is_empty();
            before = first;
            all = all.or(&part.set);
        }
    }

    fn term(&mut self) -> Result<Part, NimError> {
        let mut part = self.atom()?;
        loop {
            let operator = if self.take("*") {
                '*'
            } else if self.take("-") {
                '-'
            } else {
                return Ok(part);
            };
            part.given = None;
            let mut other = self.atom()?;
            other.given = None;
            part = part.product(operator, &other);
        }
    }

    fn atom(&mut self) -> Result<Part, NimError> {
        for (open, close) in [("(", ")"), ("{", "}")] {
            if self.take(open) {
                if self.take(close) {
                    return Err(NimError::RuleEmpty);
                }
                let inner = self.set()?;
                if !self.take(close) {
                    return Err(self.not_understood());
                }
                return Ok(inner);
            }
        }
        for (name, kinds) in NAMES {
            if self.take(name) {
                return Ok(Part::piece(Stretches::of(kinds), name.to_owned(), false));
            }
        }
        self.range()
    }

    fn range(&mut self) -> Result<Part, NimError> {
        let begin = self.cursor;
        let first = self.number()?;
        let last = if !self.take("..") {
            Some(first)
        } else if self.cursor.peek().is_some_and(|it| it.is_ascii_digit()) {
            Some(self.number()?)
        } else {
            None
        };
        if last.is_some_and(|last| last < first) {
            let at = begin.character();
            return Err(NimError::RuleBackwards { at });
        }
        let mut part = Part::ranges(Stretches::range(first, last));
        part.given = Some(first);
        Ok(part)
    }

    fn number(&mut self) -> Result<u64, NimError> {
        let begin = self.cursor;
        let digits = self.cursor.take_while(|it| it.is_ascii_digit());
        self.skip_spaces();
        match digits.parse() {
            _ if digits.is_empty() => Err(self.not_understood()),
            Ok(0) => Err(NimError::RuleZero),
            Ok(number @ ..=MAX_STONES) => Ok(number),
            _ => {
                let (at, limit) = (begin.character(), MAX_STONES);
                Err(NimError::RuleNumberTooLarge { at, limit })
            }
        }
    }

    /// Takes a word or a sign, if it comes next.
    fn take(&mut self, word: &str) -> bool {
        let is_next = self.cursor.take(word);
        if is_next {
            self.skip_spaces();
        }
        is_next
    }

    fn skip_spaces(&mut self) {
        self.cursor.take_while(char::is_whitespace);
    }

    fn not_understood(&self) -> NimError {
        let at = self.cursor.character();
        NimError::RuleNotUnderstood { at }
    }
}
