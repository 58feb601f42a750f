//! Adversaries: they answer a sort's questions as it suits them, and hand out the array afterwards
//! for which these are the true answers.

use std::cell::RefCell;
use std::cmp::Ordering;

use super::observer::{Counters, Observer};
use super::part::Part;
use super::plan::{SortPlan, Work};
use super::quicksort::sort;
use super::step::{narrow, wide};

/// No rank yet. It is larger than all ranks.
const OPEN: u32 = u32::MAX;

/// Makes the sort slow.
///
/// McIlroy's adversary. Elements are solid, with a rank, or gas, larger than all solid ones. Of two
/// that are gas one becomes solid, with the next rank: the likely pivot, which is the one that was
/// compared with another gas element before. So each pivot turns out to be among the smallest that
/// are left.
pub(super) fn time_killer(n: u32, plan: &SortPlan) -> Vec<u32> {
    let mut ids: Vec<u32> = (0..n).collect();
    let mut ranks = vec![OPEN; ids.len()];
    let mut solid = 0;
    let mut candidate = 0;
    let mut compare = |&x: &u32, &y: &u32| {
        let gas = |ranks: &[u32], id: u32| ranks.get(wide(id)) == Some(&OPEN);
        if gas(&ranks, x) && gas(&ranks, y) {
            let frozen = if x == candidate { x } else { y };
            ranks[wide(frozen)] = solid;
            solid += 1;
        }
        if gas(&ranks, x) {
            candidate = x;
        } else if gas(&ranks, y) {
            candidate = y;
        }
        ranks[wide(x)].cmp(&ranks[wide(y)])
    };
    // Counted, so that no copy of the unrolled networks is made for it: see Observer::WATCHES.
    sort(&mut ids, plan, &mut compare, &mut Counters::default());
    for rank in ranks.iter_mut().filter(|rank| **rank == OPEN) {
        *rank = solid;
        solid += 1;
    }
    ranks.iter().map(|rank| rank + 1).collect()
}

/// Makes the sort's stack deep.
///
/// The elements of a part share its places, and which has which is open until the sort asks:
///
/// ```text
///   lo              median              hi
///   |    low half    |     high half     |
///   └ the elements that have been said to be smaller than the pivot, or are the smaller one
///     of two probed; while there is room, each that is compared
/// ```
///
/// Of two open elements that are probed, the first is low and the second high; an open one is
/// between low and high ones. So the pivot, a median of probes that were open, is open itself, and
/// is now said to be the median of the part. The probes around it go to different parts, where all
/// begins anew.
pub(super) fn stack_killer(n: u32, plan: &SortPlan) -> Vec<u32> {
    let mut ids: Vec<u32> = (0..n).collect();
    let oracle = RefCell::new(Oracle {
        elements: vec![Element::default(); ids.len()],
        part: 0,
        low_room: 0,
    });
    let mut compare = |&x: &u32, &y: &u32| oracle.borrow_mut().compare(wide(x), wide(y));
    sort(&mut ids, plan, &mut compare, &mut Listener(&oracle));
    let oracle = oracle.into_inner();
    oracle
        .elements
        .iter()
        .map(|element| element.rank.map_or(n, |rank| rank + 1))
        .collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Low,
    High,
}

#[derive(Clone, Copy, Debug, Default)]
struct Element {
    /// Its place in the end, once it is settled.
    rank: Option<u32>,
    /// In which half of which part it is.
    half: Option<(u64, Half)>,
}

#[derive(Clone, Debug)]
struct Oracle {
    elements: Vec<Element>,
    /// The part that is partitioned, by number.
    part: u64,
    /// How many more elements the low half of it takes.
    low_room: usize,
}

impl Oracle {
    fn compare(&mut self, x: usize, y: usize) -> Ordering {
        let (rank_x, rank_y) = (self.elements[x].rank, self.elements[y].rank);
        match (rank_x, rank_y) {
            (Some(x), Some(y)) => x.cmp(&y),
            // The one with a rank is the pivot.
            (None, Some(_)) => side(self.half_or_put(x)),
            (Some(_), None) => side(self.half_or_put(y)).reverse(),
            (None, None) => match (self.half(x), self.half(y)) {
                (None, None) => {
                    self.put(x, Half::Low);
                    self.put(y, Half::High);
                    Ordering::Less
                }
                (Some(half), None) => side(half),
                (None, Some(half)) => side(half).reverse(),
                // No rule probes two elements of one half.
                (Some(half), Some(other)) => side(half).cmp(&side(other)),
            },
        }
    }

    fn half(&self, id: usize) -> Option<Half> {
        let (part, half) = self.elements[id].half?;
        (part == self.part).then_some(half)
    }

    fn half_or_put(&mut self, id: usize) -> Half {
        self.half(id).unwrap_or_else(|| {
            let half = if self.low_room > 0 {
                Half::Low
            } else {
                Half::High
            };
            self.put(id, half);
            half
        })
    }

    fn put(&mut self, id: usize, half: Half) {
        self.elements[id].half = Some((self.part, half));
        if half == Half::Low {
            self.low_room = self.low_room.saturating_sub(1);
        }
    }
}

/// How an element of a half compares with what is between the halves.
fn side(half: Half) -> Ordering {
    match half {
        Half::Low => Ordering::Less,
        Half::High => Ordering::Greater,
    }
}

/// Tells the oracle what the sort is at.
struct Listener<'a>(&'a RefCell<Oracle>);

/// The elements in the low half of a part of n.
fn low_half(part: &Part) -> usize {
    part.len().saturating_sub(1) / 2
}

impl Observer<u32> for Listener<'_> {
    fn begin(&mut self, array: &[u32], part: &Part, work: Work) {
        let mut oracle = self.0.borrow_mut();
        oracle.part += 1;
        oracle.low_room = low_half(part);
        if !matches!(work, Work::Partition(_)) {
            // Any order will do: the one they are in.
            for (place, &id) in array.iter().enumerate().take(part.hi).skip(part.lo) {
                oracle.elements[wide(id)].rank = Some(narrow(place));
            }
        }
    }

    fn pivot(&mut self, array: &[u32], part: &Part, at: usize) {
        let mut oracle = self.0.borrow_mut();
        let rank = narrow(part.lo + low_half(part));
        oracle.elements[wide(array[at])].rank = Some(rank);
    }
}
