//! The game on the few heaps that differ from all sums of smaller ones. It is a guess, and quick to search.
//!
//! Every other heap is replaced by a sum of these, its word. Equal heaps are counted, and from some number on a count
//! goes in a circle. Both is true of the quotient so far. Whether it stays true with the next heap, the
//! [transitions](super::transitions) decide.

use rustc_hash::FxHashMap;

/// How many there are of each heap of the reduced game.
pub(super) type Counts = Box<[u8]>;

/// From `start` on, counts that differ by `period` are taken for the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Circle {
    pub(super) start: u8,
    pub(super) period: u8,
}

impl Circle {
    /// What is tried for a heap about which nothing is known.
    pub(super) const FIRST: Circle = Circle {
        start: 2,
        period: 2,
    };

    /// The circle that begins one round later.
    pub(super) fn later(self) -> Option<Circle> {
        // Twice the counts below must still fit into their type.
        let start = self.start.checked_add(self.period)?;
        (start <= 60).then_some(Circle { start, ..self })
    }

    fn reduced(self, count: u8) -> u8 {
        match count.checked_sub(self.start) {
            Some(beyond) => self.start + beyond % self.period,
            None => count,
        }
    }
}

/// The reduced game, and the outcomes that are known.
#[derive(Clone, Debug)]
pub(super) struct ReducedGame {
    /// For each heap what moves leave of it.
    options: Vec<Vec<Counts>>,
    circles: Vec<Circle>,
    lost: FxHashMap<Counts, bool>,
    most: usize,
}

/// More sums would have to be searched than are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooDeep;

impl ReducedGame {
    /// The game with these options and circles; it refuses to search more than `most` sums.
    pub(super) fn new(options: Vec<Vec<Counts>>, circles: Vec<Circle>, most: usize) -> ReducedGame {
        ReducedGame {
            options,
            circles,
            lost: FxHashMap::default(),
            most,
        }
    }

    pub(super) fn into_circles(self) -> Vec<Circle> {
        self.circles
    }

    /// The number of different heaps.
    pub(super) fn heaps(&self) -> usize {
        self.options.len()
    }

    /// No heap at all.
    pub(super) fn empty(&self) -> Counts {
        vec![0; self.heaps()].into()
    }

    /// What moves leave of a heap.
    pub(super) fn options(&self, heap: usize) -> &[Counts] {
        &self.options[heap]
    }

    /// The sum of two sums. Counts stay below twice the end of a circle, which is small.
    pub(super) fn sum(&self, one: &Counts, other: &Counts) -> Counts {
        let counts = one.iter().zip(other).zip(&self.circles);
        counts
            .map(|((one, other), circle)| circle.reduced(one + other))
            .collect()
    }

    /// The sum with one heap more.
    pub(super) fn with(&self, sum: &Counts, heap: usize) -> Counts {
        let mut more = self.empty();
        more[heap] = 1;
        self.sum(sum, &more)
    }

    /// The positions after all moves in a heap, of which the sum has one.
    pub(super) fn after<'a>(
        &'a self,
        sum: &Counts,
        heap: usize,
    ) -> impl Iterator<Item = Counts> + use<'a> {
        let mut rest = sum.clone();
        rest[heap] -= 1;
        self.options[heap]
            .iter()
            .map(move |left| self.sum(&rest, left))
    }

    /// Whether the player to move loses. It searches depth first, without recursion.
    pub(super) fn is_lost(&mut self, sum: &Counts) -> Result<bool, TooDeep> {
        if let Some(&lost) = self.lost.get(sum) {
            return Ok(lost);
        }
        let mut path = vec![self.searched(sum.clone())];
        while let Some((sum, options)) = path.last_mut() {
            let known = options.last().map(|option| self.lost.get(option).copied());
            let lost = match known {
                // All options are won. Without a heap no move is left, and the player to move has won.
                None => Some(sum.iter().any(|&count| count > 0)),
                Some(Some(true)) => Some(false),
                Some(Some(false)) => {
                    options.pop();
                    None
                }
                Some(None) => {
                    let next = options.last().cloned();
                    path.extend(next.map(|next| self.searched(next)));
                    None
                }
            };
            if let Some(lost) = lost
                && let Some((sum, _)) = path.pop()
            {
                self.lost.insert(sum, lost);
                if self.lost.len() > self.most {
                    return Err(TooDeep);
                }
            }
        }
        Ok(self.lost[sum])
    }

    fn searched(&self, sum: Counts) -> (Counts, Vec<Counts>) {
        let heaps = (0..self.heaps()).filter(|&heap| sum[heap] > 0);
        let options = heaps.flat_map(|heap| self.after(&sum, heap)).collect();
        (sum, options)
    }
}
