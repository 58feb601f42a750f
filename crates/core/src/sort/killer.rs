//! Adversaries: they choose their answers to a sort's questions, and afterwards return an array for which
//! these answers are true.

use std::cell::RefCell;
use std::cmp::Ordering;

use super::observer::{Counters, Observer};
use super::part::Part;
use super::plan::{SortPlan, Work};
use super::quicksort::Recursion;
use super::step::{Step, narrow, wide};

/// The element has no rank yet. This number is larger than all ranks.
const OPEN: u32 = u32::MAX;

/// An adversary at work: a sort between two parts, and what the adversary has answered so far.
#[derive(Clone, Debug)]
pub(super) struct Killer {
    ids: Vec<u32>,
    plan: SortPlan,
    recursion: Recursion,
    counters: Counters,
    adversary: Adversary,
}

#[derive(Clone, Debug)]
enum Adversary {
    Time(Gas),
    Stack(RefCell<Oracle>),
}

impl Killer {
    /// An adversary that makes the sort slow.
    pub(super) fn of_time(n: u32, plan: SortPlan) -> Killer {
        Killer::new(n, plan, |elements| Adversary::Time(Gas::new(elements)))
    }

    /// An adversary that makes the sort's stack deep.
    pub(super) fn of_stack(n: u32, plan: SortPlan) -> Killer {
        Killer::new(n, plan, |elements| {
            Adversary::Stack(RefCell::new(Oracle::new(elements)))
        })
    }

    fn new(n: u32, plan: SortPlan, adversary: impl Fn(usize) -> Adversary) -> Killer {
        let ids: Vec<u32> = (0..n).collect();
        Killer {
            plan,
            recursion: Recursion::new(ids.len()),
            counters: Counters::default(),
            adversary: adversary(ids.len()),
            ids,
        }
    }

    /// The number of comparisons so far.
    pub(super) fn comparisons(&self) -> u64 {
        self.counters.comparisons
    }

    /// Sorts a part; returns false if no part is left.
    pub(super) fn part(&mut self) -> bool {
        let Killer {
            ids,
            plan,
            recursion,
            counters,
            adversary,
        } = self;
        match adversary {
            // It counts, so that the compiler makes no copy of the unrolled networks for it: see
            // Observer::WATCHES.
            Adversary::Time(gas) => {
                let mut compare = |&x: &u32, &y: &u32| gas.compare(x, y);
                recursion.sort_next(ids, plan, &mut compare, counters)
            }
            Adversary::Stack(oracle) => {
                let mut compare =
                    |&x: &u32, &y: &u32| oracle.borrow_mut().compare(wide(x), wide(y));
                let mut listener = Listener { oracle, counters };
                recursion.sort_next(ids, plan, &mut compare, &mut listener)
            }
        }
    }

    /// The array for which all answers are true, once nothing is left to sort.
    pub(super) fn values(&self) -> Vec<u32> {
        match &self.adversary {
            Adversary::Time(gas) => gas.values(),
            Adversary::Stack(oracle) => oracle.borrow().values(),
        }
    }
}

/// McIlroy's adversary. An element is solid, with a rank, or it is gas, which is larger than all solid
/// elements. If two gas elements are compared, one becomes solid and gets the next rank. It is the probable
/// pivot, the one that was compared with another gas element before. So each pivot turns out to be among the
/// smallest elements left.
#[derive(Clone, Debug)]
struct Gas {
    ranks: Vec<u32>,
    solid: u32,
    candidate: u32,
}

impl Gas {
    fn new(n: usize) -> Gas {
        Gas {
            ranks: vec![OPEN; n],
            solid: 0,
            candidate: 0,
        }
    }

    fn is_gas(&self, id: u32) -> bool {
        self.ranks.get(wide(id)) == Some(&OPEN)
    }

    fn compare(&mut self, x: u32, y: u32) -> Ordering {
        if self.is_gas(x) && self.is_gas(y) {
            let frozen = if x == self.candidate { x } else { y };
            self.ranks[wide(frozen)] = self.solid;
            self.solid += 1;
        }
        if self.is_gas(x) {
            self.candidate = x;
        } else if self.is_gas(y) {
            self.candidate = y;
        }
        self.ranks[wide(x)].cmp(&self.ranks[wide(y)])
    }

    /// The ranks, from 1; elements that are still gas are the largest.
    fn values(&self) -> Vec<u32> {
        let mut next = self.solid;
        let ranks = self.ranks.iter().map(|&rank| {
            if rank == OPEN {
                next += 1;
                next
            } else {
                rank + 1
            }
        });
        ranks.collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Low,
    High,
}

/// What the sort could know about an element so far.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// Its final place, once that is settled.
    rank: Option<u32>,
    /// The half of a part that it belongs to.
    half: Option<(u64, Half)>,
}

/// The adversary of the stack. The elements of a part share its places, and which element has which place
/// stays open until the sort asks:
///
/// ```text
///   lo              median              hi
///   |    low half    |     high half     |
///   └ the elements that the answers call smaller than the pivot; the smaller one
///     of two probes; while there is room, each element that is compared
/// ```
///
/// If the sort probes two open elements, the first becomes low and the second high; an open element lies
/// between low and high ones. The pivot is a median of probes that were open, so it is open itself, and now
/// it becomes the median of the part. The probes around it go to different parts, where everything begins
/// again.
#[derive(Clone, Debug)]
struct Oracle {
    elements: Vec<Known>,
    /// The number of the part that is being partitioned.
    part: u64,
    /// How many more elements the low half of that part takes.
    low_room: usize,
}

impl Oracle {
    fn new(n: usize) -> Oracle {
        Oracle {
            elements: vec![Known::default(); n],
            part: 0,
            low_room: 0,
        }
    }

    /// The final places, from 1.
    fn values(&self) -> Vec<u32> {
        let last = narrow(self.elements.len());
        let ranks = self.elements.iter().map(|element| element.rank);
        ranks
            .map(|rank| rank.map_or(last, |rank| rank + 1))
            .collect()
    }

    fn compare(&mut self, x: usize, y: usize) -> Ordering {
        let (rank_x, rank_y) = (self.elements[x].rank, self.elements[y].rank);
        match (rank_x, rank_y) {
            (Some(x), Some(y)) => x.cmp(&y),
            // The element with a rank is the pivot.
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
        // An element that is in no half yet goes to the low one as long as there is room.
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
            // Two elements of no half are compared even if the low one is full.
            self.low_room = self.low_room.saturating_sub(1);
        }
    }
}

/// How an element of a half compares with an element between the halves.
fn side(half: Half) -> Ordering {
    match half {
        Half::Low => Ordering::Less,
        Half::High => Ordering::Greater,
    }
}

/// Tells the oracle which part the sort is working on, and counts.
struct Listener<'a> {
    oracle: &'a RefCell<Oracle>,
    counters: &'a mut Counters,
}

/// The number of elements in the low half of a part.
fn low_half(part: &Part) -> usize {
    (part.len().max(1) - 1) / 2
}

impl Observer<u32> for Listener<'_> {
    fn begin(&mut self, array: &[u32], part: &Part, work: Work) {
        let mut oracle = self.oracle.borrow_mut();
        oracle.part += 1;
        oracle.low_room = low_half(part);
        if !matches!(work, Work::Partition(_)) {
            // Any order will do, so this takes the current one.
            for (place, &id) in array.iter().enumerate().take(part.hi).skip(part.lo) {
                oracle.elements[wide(id)].rank = Some(narrow(place));
            }
        }
    }

    fn pivot(&mut self, array: &[u32], part: &Part, at: usize) {
        let mut oracle = self.oracle.borrow_mut();
        let rank = narrow(part.lo + low_half(part));
        oracle.elements[wide(array[at])].rank = Some(rank);
    }

    fn step(&mut self, step: Step) {
        self.counters.count(step);
    }
}
