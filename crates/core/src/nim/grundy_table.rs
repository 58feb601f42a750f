//! The Grundy values of one heap, from the empty heap up.
//!
//! With k numbers to take the value of a heap is at most k. So for up to 63 numbers a value is stored
//! as one bit in a word. The values of the options are then one union, and its lowest gap is the
//! result: see [`SmallSet`]. Sixteen heaps are done at once: for a number of 16 or more, all sixteen
//! options are known already and lie side by side.
//!
//! ```text
//!   table   0000 | . . . . . . . . . . . . . . . . | . . . . . . . . . . . . . . . . | ? ? ? ? ...
//!           no heap                                                                    block
//!   take 20                            ├───────── 16 options ──────────┤
//!   take 3                                                                     ├ . . . ? ...
//! ```
//!
//! With a smaller number some options are in the same block. As soon as the value of a heap is known,
//! the table adds it to the options of the later heaps.

use std::convert::Infallible;
use std::ops::Range;

use super::numbers::Numbers;
use crate::checked::narrow;
use crate::error::NimError;
use crate::progress::{Progress, Run};
use crate::small_set::SmallSet;
use crate::solve::period::{self, Shown};

/// The most stones of a heap whose value a table can hold.
pub const MAX_TABLE: u64 = 1_000_000;

/// The most units of work that a table may take.
pub const MAX_WORK: u64 = 1 << 28;

/// The number of heaps that are done at once.
const BLOCK: usize = 16;

/// The Grundy values of the heaps of 0, 1, 2, … stones under a rule.
///
/// A unit of work is a heap, or a number looked at for a heap. Memory: 2, 4 or 8 bytes for each heap.
#[derive(Clone, Debug)]
pub struct GrundyTable {
    /// The numbers of the rule that some heap allows.
    members: Vec<usize>,
    /// How many of these numbers are less than the next heap: all heaps from there on allow them.
    allowed: usize,
    /// Heaps of 1 to this many stones can be emptied by a take that is larger than they are.
    overtaken: u64,
    heaps: usize,
    done: u64,
    total: u64,
    words: Words,
}

#[derive(Clone, Debug)]
enum Words {
    UpTo15(Vec<u16>),
    UpTo31(Vec<u32>),
    UpTo63(Vec<u64>),
    More(Values),
}

/// The values as numbers, for rules with many numbers.
#[derive(Clone, Debug)]
struct Values {
    values: Vec<u32>,
    /// For each value, the last heap with an option of that value, plus 1.
    met: Vec<usize>,
}

impl GrundyTable {
    /// A table for heaps of 0 to `up_to` stones. With `past_end` a take may be larger than the heap,
    /// and empties it.
    ///
    /// # Errors
    ///
    /// [`NimError::HeapTooLarge`] beyond [`MAX_TABLE`] stones, [`NimError::RuleTooHeavy`] beyond
    /// [`MAX_WORK`] units.
    pub fn new(numbers: &Numbers, up_to: u64, past_end: bool) -> Result<GrundyTable, NimError> {
        let heaps = checked_heaps(up_to)?;
        let total = work(numbers, up_to);
        if total > MAX_WORK {
            return Err(NimError::RuleTooHeavy {
                work: total,
                limit: MAX_WORK,
            });
        }
        let members: Vec<usize> = numbers.members(up_to).map(narrow).collect();
        let overtaken = match numbers.largest() {
            _ if !past_end => 0,
            Some(largest) => largest,
            None => u64::MAX,
        };
        let options = members.len() + usize::from(past_end);
        let words = match options {
            0..=15 => Words::UpTo15(vec![0; BLOCK]),
            16..=31 => Words::UpTo31(vec![0; BLOCK]),
            32..=63 => Words::UpTo63(vec![0; BLOCK]),
            _ => Words::More(Values {
                values: Vec::new(),
                met: vec![0; options + 2],
            }),
        };
        Ok(GrundyTable {
            members,
            allowed: 0,
            overtaken,
            heaps,
            done: 0,
            total,
            words,
        })
    }

    /// The value of a heap; `None` if it is not known yet, or if the heap is beyond the table.
    pub fn value(&self, stones: u64) -> Option<u64> {
        let place = usize::try_from(stones).ok().filter(|&it| it < self.len())?;
        Some(match &self.words {
            Words::UpTo15(words) => words[BLOCK + place].least().into(),
            Words::UpTo31(words) => words[BLOCK + place].least().into(),
            Words::UpTo63(words) => words[BLOCK + place].least().into(),
            Words::More(values) => values.values[place].into(),
        })
    }

    /// Appends the values of the heaps in this range to a list, up to where they are known.
    pub(super) fn append(&self, stones: Range<usize>, values: &mut Vec<u32>) {
        let end = stones.end.min(self.len());
        let start = stones.start.min(end);
        match &self.words {
            Words::UpTo15(words) => append(&words[BLOCK + start..BLOCK + end], values),
            Words::UpTo31(words) => append(&words[BLOCK + start..BLOCK + end], values),
            Words::UpTo63(words) => append(&words[BLOCK + start..BLOCK + end], values),
            Words::More(known) => values.extend_from_slice(&known.values[start..end]),
        }
    }

    /// The number of heaps with known values.
    pub fn len(&self) -> usize {
        let worked_out = match &self.words {
            Words::UpTo15(words) => words.len() - BLOCK,
            Words::UpTo31(words) => words.len() - BLOCK,
            Words::UpTo63(words) => words.len() - BLOCK,
            Words::More(values) => values.values.len(),
        };
        worked_out.min(self.heaps)
    }

    /// Whether no value is known yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Units of work done so far.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// The units of work of the whole table.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// The least period at the end of the values that goes back over `enough(period)` values.
    pub(super) fn shown(&self, enough: impl Fn(usize) -> usize) -> Option<Shown> {
        let end = self.len();
        match &self.words {
            Words::UpTo15(words) => period::shown(&words[BLOCK..BLOCK + end], enough),
            Words::UpTo31(words) => period::shown(&words[BLOCK..BLOCK + end], enough),
            Words::UpTo63(words) => period::shown(&words[BLOCK..BLOCK + end], enough),
            Words::More(values) => period::shown(&values.values, enough),
        }
    }

    fn step(&mut self) {
        let start = self.len();
        let (members, overtaken) = (&self.members, self.overtaken);
        match &mut self.words {
            Words::UpTo15(words) => block(words, members, overtaken),
            Words::UpTo31(words) => block(words, members, overtaken),
            Words::UpTo63(words) => block(words, members, overtaken),
            Words::More(values) => values.step(members, overtaken),
        }
        let end = self.len();
        let mut looked_at = self.allowed * (end - start);
        while let Some(&member) = self.members.get(self.allowed).filter(|&&it| it < end) {
            looked_at += end - member;
            self.allowed += 1;
        }
        self.done += (end - start + looked_at) as u64;
    }
}

impl Run for GrundyTable {
    type Error = Infallible;

    /// Finds the values of the next heaps, sixteen at once. A unit is a heap, or a number of the rule
    /// looked at for a heap. A call may exceed the budget by the units of sixteen heaps.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let aim = self.done.saturating_add(budget);
        while self.done < aim && self.len() < self.heaps {
            self.step();
        }
        Ok(Progress {
            done: self.done,
            total: self.total,
            finished: self.len() == self.heaps,
        })
    }
}

/// The units of work for heaps of 0 to `up_to` stones: one for each heap, and for each number one for
/// every heap that allows it.
pub(super) fn work(numbers: &Numbers, up_to: u64) -> u64 {
    let allow = numbers.members(up_to).map(|number| up_to - number + 1);
    up_to + 1 + allow.sum::<u64>()
}

/// The largest heap, at most `up_to` and [`MAX_TABLE`], up to which a table stays within [`MAX_WORK`].
pub(super) fn affordable(numbers: &Numbers, up_to: u64) -> u64 {
    let up_to = up_to.min(MAX_TABLE);
    let (mut heap, mut work, mut count) = (0, 1, 0);
    let ends = numbers.members(up_to).chain(std::iter::once(up_to + 1));
    for next in ends {
        // From this heap to before the next number of the rule, each heap costs 1 + count.
        let heaps = (next - 1 - heap).min((MAX_WORK - work) / (1 + count));
        heap += heaps;
        work += heaps * (1 + count);
        count += 1;
        if heap < next - 1 {
            break;
        }
    }
    heap
}

fn checked_heaps(up_to: u64) -> Result<usize, NimError> {
    usize::try_from(up_to)
        .ok()
        .filter(|_| up_to <= MAX_TABLE)
        .map(|up_to| up_to + 1)
        .ok_or(NimError::HeapTooLarge {
            heap: 1,
            stones: up_to,
            limit: MAX_TABLE,
        })
}

impl Values {
    fn step(&mut self, members: &[usize], overtaken: u64) {
        let heap = self.values.len();
        for member in members.iter().take_while(|&&member| member <= heap) {
            let value = self.values[heap - member] as usize;
            self.met[value] = heap + 1;
        }
        if heap > 0 && heap as u64 <= overtaken {
            self.met[0] = heap + 1;
        }
        let mex = self.met.iter().take_while(|&&it| it == heap + 1).count();
        self.values.push(narrow(mex));
    }
}

fn append<W: SmallSet>(words: &[W], values: &mut Vec<u32>) {
    values.extend(words.iter().map(|word| word.least()));
}

/// Finds the values of sixteen heaps. Each value is passed on at once to the heaps from which small
/// numbers lead to it.
fn block<W: SmallSet>(words: &mut Vec<W>, members: &[usize], overtaken: u64) {
    let end = words.len();
    words.resize(end + BLOCK, W::EMPTY);
    let mut options = options_before(words, end, members);
    if overtaken > 0 {
        for (heap, set) in ((end - BLOCK) as u64..).zip(&mut options) {
            if heap > 0 && heap <= overtaken {
                *set = set.union(W::ZERO);
            }
        }
    }
    // The take of one stone is handled by itself: otherwise each heap would wait until the value
    // before it is in memory.
    let takes_one = members.first() == Some(&1);
    let others = &members[usize::from(takes_one)..];
    let mut last = words[end - 1];
    for (at, word) in words[end..].iter_mut().enumerate() {
        let all = options[at];
        last = if takes_one { all.union(last) } else { all }.mex();
        *word = last;
        for member in others {
            let Some(later) = options.get_mut(at + member) else {
                break;
            };
            *later = later.union(last);
        }
    }
}

/// The options, among the heaps before `end`, of the sixteen heaps from `end` on. The words from `end`
/// on are still empty. This has to be a function of its own: inlined, it may lose its vector
/// instructions, and takes three times as long.
#[inline(never)]
fn options_before<W: SmallSet>(words: &[W], end: usize, members: &[usize]) -> [W; BLOCK] {
    let mut options = [W::EMPTY; BLOCK];
    for member in members.iter().take_while(|&&member| member < end) {
        if let Some(source) = words[end - member..].first_chunk::<BLOCK>() {
            for (set, &option) in options.iter_mut().zip(source) {
                *set = set.union(option);
            }
        }
    }
    options
}
