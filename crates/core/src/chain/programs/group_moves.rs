//! The exhaustive search and the search with cut-off, on groups.
//!
//! A position is a [`Packing`] in 64 bits. One list has the moves of all sizes, and a position's
//! progress through its moves is a place in this list:
//!
//! ```text
//!   list    moves of the first ply, 0, 0 │ moves of 1, 0, below(1) │ moves of 2, 0, below(2) │ …
//! ```
//!
//! A move is the number that it adds, which is never 0. At a 0 the moves of that size are done. The
//! mask after the 0 leaves the smaller groups of the position, and their highest bit says where the
//! list continues. The article's program looks at the sizes one by one.

use super::super::FirstMove;
use super::packing::Packing;
use super::search::Search;
use crate::game::EndRule;
use crate::solve::Score;

/// More plies than any game here has. It is a power of two, so that an index needs no check.
const LEVELS: usize = 32;

/// More numbers than the list has for a row of 32: 2 + 16 + (1 + 2) + (2 + 2) + … + (32 + 2).
const LIST: usize = 1024;

#[derive(Clone, Copy, Debug)]
struct Frame {
    groups: u64,
    /// The next move in the list.
    next: usize,
    /// The best score of the moves that have been tried.
    best: Score<i8>,
}

/// A search that can stop between any two moves.
#[derive(Clone, Debug)]
pub(super) struct GroupSearch<const CUT: bool> {
    list: [u64; LIST],
    /// Where the moves of a size begin, indexed by the bits that count the size.
    begins: [usize; u64::BITS as usize],
    /// The position that the search is looking at.
    now: Frame,
    /// The positions above it, from the start down. There are `level` of them.
    above: [Frame; LEVELS],
    level: usize,
    last_take: Score<i8>,
    moves: u64,
    finished: bool,
}

impl<const CUT: bool> GroupSearch<CUT> {
    /// A search of a row of 1 to 32 objects that has not tried any move yet.
    pub(super) fn new(objects: u32, first: FirstMove, end_rule: EndRule) -> Self {
        let packing = Packing::<u64>::new(objects);
        let whole = objects as usize;
        let mut list = match first {
            FirstMove::Fewest => packing.single_deltas(whole).to_vec(),
            FirstMove::Any => packing.deltas(whole).to_vec(),
        };
        list.extend([0, 0]);
        let begins_by_size: Vec<usize> = (0..=whole)
            .map(|size| {
                let begin = list.len();
                list.extend(packing.deltas(size));
                list.extend([0, packing.below(size)]);
                begin
            })
            .collect();
        let mut begins = [0; u64::BITS as usize];
        for (begin, place) in begins.iter_mut().zip(0..).take(packing.bits()) {
            *begin = begins_by_size[packing.size_at(place)];
        }
        list.resize(LIST, 0);
        let now = Frame {
            groups: packing.unit(whole),
            next: 0,
            best: Score::NO_OPTION,
        };
        let mut search = GroupSearch {
            list: [0; LIST],
            begins,
            now,
            above: [now; LEVELS],
            level: 0,
            last_take: Score::at_end(end_rule),
            moves: 0,
            finished: false,
        };
        search.list.copy_from_slice(&list);
        search
    }
}

impl<const CUT: bool> Search for GroupSearch<CUT> {
    fn try_moves(&mut self, budget: u64) {
        let Frame {
            mut groups,
            mut next,
            mut best,
        } = self.now;
        let mut level = self.level;
        let mut left = budget;
        while !self.finished {
            let mut delta = self.list[next % LIST];
            if delta == 0 {
                let smaller = groups & self.list[(next + 1) % LIST];
                if smaller != 0 {
                    next = self.begins[smaller.ilog2() as usize];
                    delta = self.list[next % LIST];
                }
            }
            if delta == 0 || CUT && best.is_lost() {
                if level == 0 {
                    self.finished = true;
                    break;
                }
                level -= 1;
                let above = self.above[level % LEVELS];
                groups = above.groups;
                next = above.next;
                best = above.best.max(best.one_ply_earlier());
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            next += 1;
            let after = groups.wrapping_add(delta);
            if after == 0 {
                best = best.max(self.last_take);
            } else {
                self.above[level % LEVELS] = Frame { groups, next, best };
                level += 1;
                groups = after;
                next = self.begins[after.ilog2() as usize];
                best = Score::NO_OPTION;
            }
        }
        self.now = Frame { groups, next, best };
        self.level = level;
        self.moves += budget - left;
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn score(&self) -> Option<Score<i8>> {
        self.finished.then_some(self.now.best.one_ply_earlier())
    }
}
