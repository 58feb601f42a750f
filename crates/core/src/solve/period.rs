//! Periods of Grundy values.

/// The statement "from `preperiod` on, each heap has the value of the heap that is larger by
/// `period`".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    tsify(large_number_types_as_bigints),
    serde(rename_all = "camelCase")
)]
pub struct Period {
    /// The smallest heap from which the statement holds; 0 if it holds for all heaps.
    pub preperiod: u64,
    /// The least such period, at least 1.
    pub period: u64,
    /// Whether the period is proved for all heaps. If not, it is only known that no heap up to
    /// `verified_to` contradicts it.
    pub proved: bool,
    /// The largest heap whose value was calculated to find the period. If no heap had to be
    /// calculated, it is the largest heap that may be asked for.
    pub verified_to: u64,
}

/// A period that the last values of a row show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The place from which the period holds.
    pub(crate) start: usize,
    pub(crate) period: usize,
}

/// The least period p that the end of the row shows: the last `enough(p)` values, or more, equal the
/// values p places before them. The result also has the first place from which all of them do.
///
/// ```text
///   values   . . . . . . . . . . . . . . . . . .      start = how many − matched − p
///                        ├ matched ─────┤
///                            ├ matched ─────┤
///                          p
/// ```
///
/// `matched` is the Z function of the row read backwards (Gusfield, *Algorithms on Strings, Trees
/// and Sequences*, 1.4): for each place, how long the row agrees from there with its own beginning.
/// A place inside a stretch that agrees copies what is known about the beginning. `enough(p)` + p
/// must not fall as p grows: then, if there are too few values for p, there are too few for every
/// greater period. Cost: O(n) time and memory for n values, and less if the period is short.
pub(crate) fn shown<T: PartialEq>(values: &[T], enough: impl Fn(usize) -> usize) -> Option<Shown> {
    let count = values.len();
    let backwards = |place: usize| values.get(count.checked_sub(place + 1)?);
    let mut matches = vec![0];
    // Of the stretches that agree with the beginning, the one that ends farthest.
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

/// The period of the values of heaps 0, 1, 2, … that they prove, if the value of a heap follows from those of its
/// options, and a move takes at most `taken` objects of a heap and may split what is left in two.
///
/// The theorem is by Guy and Smith, *The G-values of various games*, 1956 (*Winning Ways*, chapter 4). Let n₀ be at
/// least 1. If the values of n and n + p agree for all n from n₀ to 2n₀ + p + `taken` - 1, then for all n from n₀ on.
pub(crate) fn proved_split<T: PartialEq>(values: &[T], taken: u32) -> Option<Period> {
    let count = values.len();
    // From n₀ on, count - p - n₀ values agree (that is `matched`), and at least n₀ + p + t of them are enough. If all
    // values agree, n₀ is still 1, and one more is needed.
    let least = (count + taken as usize).div_ceil(2);
    proved(values, |period| {
        least + usize::from(least + period == count)
    })
}

/// The same, if no move splits a heap: then it is enough if `taken` values in a row agree, from n₀ at least 1 on.
pub(crate) fn proved_taking<T: PartialEq>(values: &[T], taken: u32) -> Option<Period> {
    let count = values.len();
    let least = (taken as usize).max(1);
    proved(values, |period| {
        least + usize::from(least + period == count)
    })
}

fn proved<T: PartialEq>(values: &[T], enough: impl Fn(usize) -> usize) -> Option<Period> {
    let shown = shown(values, enough)?;
    Some(Period {
        preperiod: shown.start as u64,
        period: shown.period as u64,
        proved: true,
        verified_to: values.len() as u64 - 1,
    })
}
