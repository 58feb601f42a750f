//! Puts the positions that fit into a row in one order, and finds their places in it.
//!
//! Groups of sizes a, b, c, … fit into H cells if a + b + c + … and the gaps between them are at most H.
//! Give each group a gap at its right; that of the last group lies beyond the end. Then a group takes a + 1
//! of H + 1 cells, at least 2, and each free cell counts as a part of 1. So the positions that fit are the
//! partitions of H + 1. There are p(H + 1) of them, where p counts partitions.
//!
//! ```text
//!   H = 6      ●●●·●·        4 + 2 + 1     groups 3 and 1, and a free cell
//! ```
//!
//! They are ranked in the order of a dictionary, with the parts from large to small. A move replaces a part
//! by smaller ones, so the position after it comes earlier. Let q(r, a) be the number of partitions of r
//! into parts of at most a. It is also the number of positions that fill r cells with groups smaller than a.
//! Then the rank of groups a ≥ b ≥ c ≥ … is
//!
//! ```text
//!   q(H + 1, a) + q(H + 1 - (a + 1), b) + q(H + 1 - (a + 1) - (b + 1), c) + …
//! ```
//!
//! because the first term counts the partitions with a smaller first part, and so on. This takes 64 KB of
//! numbers, of which a row of 60 uses 15, and no hashing.

use super::octal::{Leaving, MAX_OCTAL_DIGITS};
use crate::checked::narrow;

/// More than the cells of the longest row of a table and the gap at its end. A power of two, so that a place is found
/// without a multiplication; p(127) is the last number of partitions that fits into 32 bits.
const SIDE: usize = 128;

/// More than the groups of such a row, and a power of two.
const GROUPS: usize = 64;

/// How many different numbers of cells a move can free: from none to the most that a code lets it take, plus
/// the gap.
const SHIFTS: usize = MAX_OCTAL_DIGITS + 2;

/// The numbers q(r, a).
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    q: Box<[u32; SIDE * SIDE]>,
    /// H + 1, the cells of the row and one gap.
    cells: u8,
}

impl Ranks {
    /// The ranks of the positions that fit into a row of `length` cells, at most 80.
    pub(super) fn new(length: u8) -> Ranks {
        let mut q = Box::new([0; SIDE * SIDE]);
        for r in 0..SIDE {
            for a in 0..SIDE {
                let with = r.checked_sub(a).map_or(0, |rest| q[rest * SIDE + a]);
                q[r * SIDE + a] = match (r, a) {
                    (0, _) => 1,
                    (_, 0) => 0,
                    _ => q[r * SIDE + a - 1] + with,
                };
            }
        }
        Ranks {
            q,
            cells: length + 1,
        }
    }

    /// The number of cells for groups with a gap each, and for free cells.
    pub(super) fn cells(&self) -> u8 {
        self.cells
    }

    /// q(`cells`, `largest`).
    #[inline(always)]
    pub(super) fn q(&self, cells: u8, largest: u8) -> u32 {
        let place = usize::from(cells) * SIDE + usize::from(largest);
        self.q[place % (SIDE * SIDE)]
    }

    /// The number of partitions of a number up to 81.
    pub(super) fn partitions(&self, number: u8) -> u32 {
        self.q(number, number)
    }

    /// The rank of groups, given from large to small; `None` if they do not fit.
    pub(super) fn rank(&self, groups: impl IntoIterator<Item = u32>) -> Option<u32> {
        let mut cells = self.cells;
        let mut rank = 0;
        for size in groups {
            let size = u8::try_from(size).ok()?;
            let left = cells.checked_sub(size.checked_add(1)?)?;
            rank += self.q(cells, size);
            cells = left;
        }
        Some(rank)
    }

    /// The sizes of the groups with this rank, from large to small; `None` if there is no such rank.
    pub(super) fn groups(&self, rank: u32) -> Option<Vec<u8>> {
        let mut cells = self.cells;
        let mut rest = rank;
        let mut groups = Vec::new();
        if rest >= self.partitions(cells) {
            return None;
        }
        while rest > 0 {
            // A group of this size has at least the rank q(cells, size).
            let size = (1..cells).rev().find(|&size| self.q(cells, size) <= rest)?;
            rest -= self.q(cells, size);
            cells -= size + 1;
            groups.push(size);
        }
        Some(groups)
    }
}

/// A sweep over all positions that fit into a row, in the order of rank, one at a time.
///
/// A move frees some cells, none to three of them in Chain, and shifts everything after the groups that it
/// leaves by that number. So for each such shift the terms are summed once. The rank of an option looks up
/// only the terms between the group and what is left of it.
///
/// ```text
///   groups          a   b   c   d   e   f          c becomes x and y, d ≥ x ≥ e ≥ y ≥ f
///   terms           a   b │ d   x   e   y │ f
///                  summed │   looked up   │ summed, with a shift
/// ```
#[derive(Clone, Debug)]
pub(super) struct RankSweep {
    /// The sizes of the groups, from large to small.
    sizes: [u8; GROUPS],
    groups: usize,
    /// The number of cells left for each group and for everything after it.
    cells: [u8; GROUPS],
    /// For each shift, the sum of the terms of the groups before. A term with a shift is meaningful only if
    /// at least `shift` cells are free. Sums are taken modulo 2³², so meaningless terms cancel in
    /// differences.
    sums: [[u32; GROUPS]; SHIFTS],
    /// The number of shifts that the code has.
    shifts: usize,
    /// The number of free cells.
    free: u8,
}

impl RankSweep {
    /// The sweep at its first position, the empty one, of those that fit into a row of `length` cells. The
    /// ranks are those of this row or of a longer one.
    pub(super) fn new(ranks: &Ranks, leavings: &Leavings, length: u8) -> RankSweep {
        let mut cells = [0; GROUPS];
        cells[0] = ranks.cells();
        RankSweep {
            sizes: [0; GROUPS],
            groups: 0,
            cells,
            sums: [[0; GROUPS]; SHIFTS],
            shifts: leavings.shifts,
            free: length + 1,
        }
    }

    /// The sizes of the groups, from large to small.
    pub(super) fn sizes(&self) -> &[u8] {
        &self.sizes[..self.groups]
    }

    /// The rank of the current position.
    pub(super) fn rank(&self) -> u32 {
        self.sums[0][self.groups]
    }

    /// The number of objects of the current position.
    pub(super) fn objects(&self) -> u32 {
        self.sizes().iter().map(|&size| u32::from(size)).sum()
    }

    /// Goes to the next position; returns `false` if this was the last.
    ///
    /// The rightmost part that may grow does, by one unit from the parts to its right; the other units of
    /// these become free cells.
    pub(super) fn step(&mut self, ranks: &Ranks) -> bool {
        if self.free >= 2 {
            self.free -= 2;
            self.push(ranks, 1);
            return true;
        }
        while let Some(last) = self.groups.checked_sub(1) {
            let size = self.sizes[last];
            let may_grow = last == 0 || self.sizes[last - 1] > size;
            self.groups = last;
            if may_grow && self.free > 0 {
                self.free -= 1;
                self.push(ranks, size + 1);
                return true;
            }
            self.free += size + 1;
        }
        false
    }

    fn push(&mut self, ranks: &Ranks, size: u8) {
        let at = self.groups;
        self.sizes[at] = size;
        self.cells[at + 1] = self.cells[at] - (size + 1);
        for (shift, sums) in (0..).zip(self.sums.iter_mut().take(self.shifts)) {
            let term = ranks.q(self.cells[at].wrapping_add(shift), size);
            sums[at + 1] = sums[at].wrapping_add(term);
        }
        self.groups = at + 1;
    }

    /// Calls `each` with what every move leaves of its group, and with the rank of the position after it.
    /// All these positions are different. If a move turns a group of some size into smaller groups, there is
    /// one group less of that size, and the numbers of larger groups stay the same. Returns how many there
    /// are.
    #[inline(always)]
    pub(super) fn options(
        &self,
        ranks: &Ranks,
        leavings: &Leavings,
        mut each: impl FnMut(Left, u32),
    ) -> u64 {
        let sizes = self.sizes();
        let mut count = 0;
        for (at, &size) in sizes.iter().enumerate() {
            // Of several equal groups, the last one is replaced.
            if sizes.get(at + 1) == Some(&size) {
                continue;
            }
            let of_size = leavings.of(size);
            count += of_size.len() as u64;
            for &left in of_size {
                each(left, self.rank_with(ranks, at, left));
            }
        }
        count
    }

    /// The rank of the position in which the group at a place has turned into smaller ones.
    #[inline(always)]
    fn rank_with(&self, ranks: &Ranks, at: usize, left: Left) -> u32 {
        let mut next = at + 1;
        let mut cells = self.cells[at % GROUPS];
        let mut rank = self.sums[0][at % GROUPS];
        let mut place = |size: u8| {
            rank = rank.wrapping_add(ranks.q(cells, size));
            cells = cells.wrapping_sub(size + 1);
        };
        for size in [left.larger, left.smaller] {
            if size == 0 {
                break;
            }
            while next < self.groups && self.sizes[next % GROUPS] >= size {
                place(self.sizes[next % GROUPS]);
                next += 1;
            }
            place(size);
        }
        let sums = &self.sums[usize::from(left.shift) % SHIFTS];
        let rest = sums[self.groups % GROUPS].wrapping_sub(sums[next % GROUPS]);
        rank.wrapping_add(rest)
    }
}

/// What a move leaves of one group: two sizes, 0 for a group that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) taken: u8,
    pub(super) larger: u8,
    pub(super) smaller: u8,
    /// The cells that are free afterwards; each group keeps a gap.
    shift: u8,
}

/// What moves leave of a group, for each size.
#[derive(Clone, Debug)]
pub(super) struct Leavings {
    all: Vec<Left>,
    /// Where the entries of each size begin, and where the last ones end.
    starts: Vec<usize>,
    shifts: usize,
}

impl Leavings {
    /// The entries for groups of up to `largest` objects.
    pub(super) fn new(largest: u8, of: impl Fn(u8) -> Vec<Leaving>) -> Leavings {
        let mut all = Vec::new();
        let mut starts = vec![0];
        for size in 0..=largest {
            all.extend(of(size).iter().map(narrowed));
            starts.push(all.len());
        }
        let most = all.iter().map(|left| usize::from(left.shift)).max();
        Leavings {
            all,
            starts,
            // Without a move nothing is shifted.
            shifts: most.unwrap_or(0) + 1,
        }
    }

    /// The entries for a group of this size.
    #[inline(always)]
    pub(super) fn of(&self, size: u8) -> &[Left] {
        let size = usize::from(size);
        &self.all[self.starts[size]..self.starts[size + 1]]
    }
}

/// Narrows the sizes, which are at most 80. A move takes something: the table allows no other.
fn narrowed(leaving: &Leaving) -> Left {
    let groups = u8::from(leaving.larger > 0) + u8::from(leaving.smaller > 0);
    let taken = narrow(leaving.taken);
    Left {
        taken,
        larger: narrow(leaving.larger),
        smaller: narrow(leaving.smaller),
        shift: taken + 1 - groups,
    }
}
