//! The memory in which code runs: registers, the elements of arrays of any length, and the bytes of texts.

use super::types::Type;
use crate::limits::{MAX_ELEMENTS, MAX_TEXT_BYTES};

/// How many registers there are: as many as their numbers tell apart, so that no number is out of range.
pub(super) const REGISTERS: usize = 1 << 16;

/// The most words of elements, and the most bytes of texts. A call that needs more is left to the interpreter,
/// whose caps end it.
const MAX_HEAP_WORDS: usize = 1 << 21;
const MAX_BYTES: usize = 1 << 22;

pub(super) struct Memory {
    pub(super) registers: Box<[i64; REGISTERS]>,
    pub(super) heap: Vec<i64>,
    pub(super) bytes: Vec<u8>,
    /// How many words and bytes are those of the constants.
    pub(super) constants: (usize, usize),
    /// Where the text that is being written begins.
    pub(super) begun: usize,
}

impl Default for Memory {
    fn default() -> Memory {
        let registers = vec![0; REGISTERS].into_boxed_slice().try_into();
        Memory {
            // The length is the right one.
            registers: registers.unwrap_or_else(|_| Box::new([0; REGISTERS])),
            heap: Vec::new(),
            bytes: Vec::new(),
            constants: (0, 0),
            begun: 0,
        }
    }
}

/// An array of any length: where it begins, how many elements it has, and for how many there is space.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) at: usize,
    pub(super) count: usize,
    pub(super) space: usize,
}

impl Memory {
    /// Forgets what the last call has made.
    pub(super) fn clear(&mut self) {
        let (words, bytes) = self.constants;
        self.heap.truncate(words);
        self.bytes.truncate(bytes);
    }

    #[inline]
    #[expect(
        clippy::cast_sign_loss,
        clippy::cast_possible_truncation,
        reason = "as `put_span` wrote it"
    )]
    pub(super) fn span(&self, at: u16) -> Span {
        let word = |by: u16| self.registers[usize::from(at.wrapping_add(by))] as usize;
        Span {
            at: word(0),
            count: word(1),
            space: word(2),
        }
    }

    #[inline]
    pub(super) fn put_span(&mut self, at: u16, span: Span) {
        for (by, word) in (0..).zip([span.at, span.count, span.space]) {
            self.registers[usize::from(at.wrapping_add(by))] = word_of(word);
        }
    }

    /// Some registers in a row.
    #[inline]
    pub(super) fn words(&self, at: u16, n: u16) -> Option<&[i64]> {
        let at = usize::from(at);
        self.registers.get(at..at + usize::from(n))
    }

    /// New space of this many words; `None` beyond the limit.
    pub(super) fn grow(&mut self, words: usize) -> Option<usize> {
        let at = self.heap.len();
        let end = at.checked_add(words).filter(|&end| end <= MAX_HEAP_WORDS)?;
        self.heap.resize(end, 0);
        Some(at)
    }

    /// A copy of elements in a space of its own.
    pub(super) fn copy_of(&mut self, from: usize, words: usize, space: usize) -> Option<usize> {
        let at = self.grow(space)?;
        let end = from.checked_add(words).filter(|_| words <= space)?;
        if end > at {
            return None;
        }
        self.heap.copy_within(from..end, at);
        Some(at)
    }

    pub(super) fn text(&self, word: i64) -> Option<&[u8]> {
        let (at, length) = text_parts(word);
        self.bytes.get(at..at.checked_add(length)?)
    }

    pub(super) fn append(&mut self, word: i64) -> Option<()> {
        let (at, length) = text_parts(word);
        let end = at
            .checked_add(length)
            .filter(|&end| end <= self.bytes.len())?;
        self.bytes.extend_from_within(at..end);
        self.bounded()
    }

    pub(super) fn append_bytes(&mut self, bytes: &[u8]) -> Option<()> {
        self.bytes.extend_from_slice(bytes);
        self.bounded()
    }

    fn bounded(&self) -> Option<()> {
        (self.bytes.len() <= MAX_BYTES).then_some(())
    }

    /// The text that begins at a byte and ends at the last one.
    pub(super) fn text_from(&self, at: usize) -> i64 {
        text_word(at, self.bytes.len() - at)
    }

    /// What reading a value touches; `None` beyond a limit of sizes.
    pub(super) fn measure(&self, kind: &Type, words: &[i64]) -> Option<usize> {
        if let Some(fixed) = kind.measure() {
            return Some(fixed);
        }
        match kind {
            Type::Text => self.measure_text(*words.first()?),
            Type::Mixed => match words {
                [4, word] => self.measure_text(*word),
                _ => Some(0),
            },
            Type::Fixed(count, element) => {
                self.measure_all(*count, element, words, element.words())
            }
            Type::List(element) => {
                let (count, elements) = self.elements(words, element.words())?;
                self.measure_all(count, element, elements, element.words())
            }
            Type::Dict(element) => {
                let stride = element.words() + 1;
                let (count, mut entries) = self.elements(words, stride)?;
                let mut sum = 4 * count;
                while let Some((entry, after)) = entries.split_at_checked(stride) {
                    if entry.is_empty() {
                        break;
                    }
                    sum += self.measure_within(element, entry.get(1..)?)?;
                    entries = after;
                }
                (sum <= MAX_ELEMENTS).then_some(sum)
            }
            Type::Record(fields) => {
                let mut sum = 4 * fields.len();
                let mut rest = words;
                for (_, field) in fields.iter() {
                    let (own, after) = rest.split_at_checked(field.words())?;
                    sum += self.measure_within(field, own)?;
                    rest = after;
                }
                (sum <= MAX_ELEMENTS).then_some(sum)
            }
            _ => Some(0),
        }
    }

    fn measure_all(
        &self,
        count: usize,
        element: &Type,
        words: &[i64],
        stride: usize,
    ) -> Option<usize> {
        let mut sum = count;
        for at in 0..count {
            sum += self.measure_within(element, words.get(at * stride..(at + 1) * stride)?)?;
            if sum > MAX_ELEMENTS {
                return None;
            }
        }
        (sum <= MAX_ELEMENTS).then_some(sum)
    }

    fn measure_within(&self, element: &Type, words: &[i64]) -> Option<usize> {
        let collection = !element.is_scalar() && *element != Type::Never;
        Some(self.measure(element, words)? + if collection { 10 } else { 0 })
    }

    fn measure_text(&self, word: i64) -> Option<usize> {
        let (_, length) = text_parts(word);
        (length <= MAX_TEXT_BYTES).then_some(length / 8)
    }

    /// The number and the words of the elements of an array of any length.
    #[expect(
        clippy::cast_sign_loss,
        clippy::cast_possible_truncation,
        reason = "as `put_span` wrote it"
    )]
    pub(super) fn elements(&self, words: &[i64], stride: usize) -> Option<(usize, &[i64])> {
        let &[at, count, _] = words else {
            return None;
        };
        let (at, count) = (at as usize, count as usize);
        let elements = self
            .heap
            .get(at..at.checked_add(count.checked_mul(stride)?)?)?;
        Some((count, elements))
    }

    /// Whether two values of a type are the same.
    pub(super) fn same(&self, kind: &Type, a: &[i64], b: &[i64]) -> Option<bool> {
        if kind.is_plain() {
            return Some(a == b);
        }
        Some(match kind {
            Type::Text => self.text(*a.first()?)? == self.text(*b.first()?)?,
            Type::Mixed => {
                let (&[a, x], &[b, y]) = (a, b) else {
                    return None;
                };
                self.same_mixed(a, x, b, y)?
            }
            Type::Fixed(count, element) => self.same_all(*count, element, a, b)?,
            Type::List(element) => {
                let (n, a) = self.elements(a, element.words())?;
                let (m, b) = self.elements(b, element.words())?;
                n == m && self.same_all(n, element, a, b)?
            }
            Type::Record(fields) => {
                let (mut a, mut b) = (a, b);
                for (_, field) in fields.iter() {
                    let (own, after) = a.split_at_checked(field.words())?;
                    let (other, other_after) = b.split_at_checked(field.words())?;
                    if !self.same(field, own, other)? {
                        return Some(false);
                    }
                    (a, b) = (after, other_after);
                }
                true
            }
            _ => return None,
        })
    }

    fn same_all(&self, count: usize, element: &Type, a: &[i64], b: &[i64]) -> Option<bool> {
        let stride = element.words();
        for at in 0..count {
            let range = at * stride..(at + 1) * stride;
            if !self.same(element, a.get(range.clone())?, b.get(range)?)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether two values are the same, each given by its kind and its word; `None` for a character and a text.
    pub(super) fn same_mixed(&self, a: i64, x: i64, b: i64, y: i64) -> Option<bool> {
        const CHARACTER: i64 = 3;
        const TEXT: i64 = 4;
        Some(match (a, b) {
            (CHARACTER, TEXT) | (TEXT, CHARACTER) => return None,
            (TEXT, TEXT) => self.text(x)? == self.text(y)?,
            _ => a == b && (x == y || a == 0),
        })
    }
}

#[expect(clippy::cast_possible_wrap, reason = "far below 2⁶³")]
pub(super) fn word_of(number: usize) -> i64 {
    number as i64
}

/// Where a text stands, and how long it is, as a word.
pub(super) fn text_word(at: usize, length: usize) -> i64 {
    word_of(at) << 32 | word_of(length)
}

#[expect(clippy::cast_sign_loss, reason = "as `text_word` wrote it")]
pub(super) fn text_parts(word: i64) -> (usize, usize) {
    ((word >> 32) as usize, (word & 0xffff_ffff) as usize)
}
