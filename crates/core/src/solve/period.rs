//! Periods of Grundy values.

/// "From `preperiod` stones on, a heap is worth as much as one of `period` stones more."
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The smallest heap from which it holds; 0 if it always does.
    pub preperiod: u64,
    /// The least such number of stones, at least 1.
    pub period: u64,
    /// Whether it holds for ever. If not, all is known is that no heap up to `verified_to`
    /// contradicts it.
    pub proved: bool,
    /// The largest heap that was worked out to see it, or that may be asked for if no heap had to
    /// be.
    pub verified_to: u64,
}

/// A period of the last values of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Where it begins.
    pub(crate) start: usize,
    pub(crate) period: usize,
}

/// The least period p such that the last `enough(p)` values, or more, equal those p places before
/// them, and the first place from which all do.
///
/// ```text
///   values   . . . . . . . . . . . . . . . . . .      start = how many − matched − p
///                        ├ matched ─────┤
///                            ├ matched ─────┤
///                          p
/// ```
///
/// `matched` is the Z function of the row read backwards (Gusfield, *Algorithms on Strings, Trees
/// and Sequences*, 1.4): how far the row agrees with its own beginning from each place on. A place
/// inside a stretch that agrees copies what is known of the beginning. `enough(p)` + p must not fall
/// as p grows: so where fewer values than that are there, no greater period has enough. Cost O(n)
/// for n values at most, in time and memory, and less if the period is short.
pub(crate) fn shown<T: PartialEq>(values: &[T], enough: impl Fn(usize) -> usize) -> Option<Shown> {
    let count = values.len();
    let backwards = |place: usize| values.get(count.checked_sub(place + 1)?);
    let mut matches = vec![0];
    // The stretch that ends farthest among those found to agree with the beginning.
    let (mut start, mut end) = (0, 0);
    for place in (1..count).take_while(|&place| enough(place) + place <= count) {
        let known = if place < end {
            matches[place - start].min(end - place)
        } else {
            0
        };
        let mut matched = known;
        while place + matched < count && backwards(matched) == backwards(place + matched) {
            matched += 1;
        }
        if place + matched > end {
            (start, end) = (place, place + matched);
        }
        if matched >= enough(place) {
            return Some(Shown {
                start: count - matched - place,
                period: place,
            });
        }
        matches.push(matched);
    }
    None
}
