//! Rows of bits, 64 to a word, the lowest bit first.

use std::ops::Range;

use super::region::Overlap;

/// Adds the bits of a line to `own`, shifted so that the line's bit `overlap.to` falls on bit
/// `overlap.from`. `padded` is the line with a word of zeros before it and after it.
///
/// ```text
///   padded   0 | line ........ | 0
///   own          |.............|         own bit i is line bit i + to - from:
///                                        two neighbouring words, shifted towards each other
/// ```
///
/// Bits of the line that fall outside `own` are dropped.
#[inline]
pub(crate) fn or_shifted(own: &mut [u64], padded: &[u64], overlap: &Overlap) {
    // Word i of `own` takes bits from words i + first and i + first + 1 of `padded`, if both exist.
    // All other words would only take zeros.
    let (ahead, behind) = (64 + overlap.to, overlap.from);
    if ahead >= behind {
        let shift = ahead - behind;
        or_pairs(
            own,
            // Beyond the line there is nothing to add.
            padded.get(shift / 64..).unwrap_or_default(),
            shift % 64,
        );
    } else {
        let skipped = (behind - ahead).div_ceil(64);
        let shift = skipped * 64 + ahead - behind;
        // What falls outside is dropped.
        or_pairs(own.get_mut(skipped..).unwrap_or_default(), padded, shift);
    }
}

/// Adds pairs of neighbouring words, shifted down by less than 64 bits.
#[inline]
fn or_pairs(own: &mut [u64], source: &[u64], shift: usize) {
    let next = source.get(1..).unwrap_or_default();
    for ((word, &low), &high) in own.iter_mut().zip(source).zip(next) {
        // A shift by 64 is not defined, so this shifts by 1 and then by the rest.
        *word |= low >> shift | (high << 1) << (63 - shift);
    }
}

/// Clears the bits from `len` on.
pub(crate) fn trim(bits: &mut [u64], len: usize) {
    let end = bits.len() * 64;
    clear(bits, len..end);
}

/// Clears the bits of a range that lie within `bits`.
pub(crate) fn clear(bits: &mut [u64], range: Range<usize>) {
    let mut at = range.start;
    while at < range.end {
        let index = at / 64;
        let end = range.end.min((index + 1) * 64);
        let Some(word) = bits.get_mut(index) else {
            return;
        };
        *word &= !(u64::MAX >> (64 - (end - at)) << (at % 64));
        at = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lattice::region::Line;

    /// Bits without any regularity.
    fn noise(words: usize) -> Vec<u64> {
        let mut state = 1_u64;
        let next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        std::iter::repeat_with(next).take(words).collect()
    }

    fn bit(bits: &[u64], at: Option<usize>) -> bool {
        at.and_then(|at| Some(bits.get(at / 64)? >> (at % 64) & 1 == 1))
            .unwrap_or(false)
    }

    #[test]
    fn a_shift_of_words_equals_a_shift_bit_by_bit() {
        let line = noise(3);
        let padded = [&[0], &line[..], &[0]].concat();
        let before = noise(4);
        for (from, to) in (0..300).flat_map(|it| [(it, 0), (0, it), (it, 7), (7, it)]) {
            let overlap = Overlap {
                index: 0,
                line: Line::default(),
                from,
                to,
                len: 1,
            };
            let mut own = before.clone();
            or_shifted(&mut own, &padded, &overlap);
            for at in 0..256 {
                let moved = bit(&line, (at + to).checked_sub(from));
                let expected = bit(&before, Some(at)) || moved;
                assert_eq!(bit(&own, Some(at)), expected, "{from} {to} {at}");
            }
        }
    }

    #[test]
    fn a_range_is_cleared_bit_by_bit() {
        let before = noise(3);
        for start in 0..200 {
            for end in 0..200 {
                let mut bits = before.clone();
                clear(&mut bits, start..end);
                for at in 0..192 {
                    let expected = bit(&before, Some(at)) && !(start..end).contains(&at);
                    assert_eq!(bit(&bits, Some(at)), expected, "{start} {end} {at}");
                }
            }
        }
    }
}
