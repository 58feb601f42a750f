//! The solver itself, which knows indices only. It is compiled once, whatever the game.

use crate::error::{Error, SolveError, Sure};
use crate::game::{Claim, Outcome};
use crate::progress::Progress;
use crate::solve::Link;
use crate::solve::graph::MAX_LINKS;
use crate::solve::indexed::Indices;
use crate::solve::mark::{Gathered, Mark};
use crate::solve::reached::{Reached, bytes_of};
use crate::solve::wave::Wave;

/// The most bytes that an [`IndexedRun`](super::IndexedRun) may take.
pub const MAX_BYTES: u64 = 512 << 20;

/// The bytes for each position: its index among those met, what is noted about it, its mark, and its
/// index in the queue.
const BYTES_A_POSITION: u64 = 16;

/// The bytes for these numbers of indices and positions.
pub(super) fn most_bytes(indices: u64, positions: u64) -> u64 {
    // What does not fit into 64 bits is beyond every limit.
    let positions = positions.saturating_mul(BYTES_A_POSITION);
    // The same holds for the sum.
    positions.saturating_add(bytes_of(indices))
}

#[derive(Clone, Default)]
pub(super) struct IndexedSolver {
    pub(super) reached: Reached,
    /// The indices met, level by level, each level by rising index; then by rising grade, if there are grades.
    met: Vec<u32>,
    /// Where the last level of `met` begins that is in order.
    level: usize,
    /// For each opened index of `met`: the grade, or without grades the number of moves.
    notes: Vec<u32>,
    /// The positions without moves, in the order of `met`, and who wins there. Without grades.
    over: Vec<(u32, Outcome)>,
    most_positions: u64,
    is_graded: bool,
    /// The number of positions whose marks are noted since the exploring ended.
    noted: usize,
    /// The number of positions without moves among them.
    ended: usize,
    /// The number of positions that the wave has passed on.
    passed_on: u64,
    pub(super) wave: Wave,
    /// The links of the position that is looked at.
    links: Vec<Link>,
}

impl IndexedSolver {
    /// A solver with room for these positions, if they are few enough. It is a call and no copy for each game.
    #[inline(never)]
    pub(super) fn new(
        indices: u64,
        most_positions: u64,
        most_moves: u64,
    ) -> Result<IndexedSolver, Error> {
        let (bytes, limit) = (most_bytes(indices, most_positions), MAX_BYTES);
        if bytes > limit {
            return Err(SolveError::TooMuchMemory { bytes, limit }.into());
        }
        let limit = MAX_LINKS as u64;
        if most_moves > limit {
            return Err(SolveError::TooManyLinks { limit }.into());
        }
        Ok(IndexedSolver {
            reached: Reached::new(indices)?,
            most_positions,
            ..IndexedSolver::default()
        })
    }

    pub(super) fn count(&self) -> usize {
        self.met.len()
    }

    /// The most plies that play can have because no position comes back; 0 if positions may come back.
    pub(super) fn longest(&self) -> usize {
        if self.is_graded { self.met.len() } else { 0 }
    }

    #[inline(never)]
    pub(super) fn ask(&mut self, game: &mut dyn Indices, index: u32) -> Result<(), Error> {
        if self.met.is_empty() {
            let most = usize::try_from(self.most_positions).sure("the positions fit")?;
            self.met.reserve_exact(most);
            self.notes.reserve_exact(most);
            self.is_graded = game.grade(index)?.is_some();
        }
        if self.insert(index)? {
            self.noted = 0;
            self.ended = 0;
            self.passed_on = 0;
            self.wave = Wave::default();
        }
        Ok(())
    }

    fn insert(&mut self, index: u32) -> Result<bool, Error> {
        let is_new = self.reached.insert(index).sure("an index is in bounds")?;
        if is_new {
            self.met.push(index);
        }
        Ok(is_new)
    }

    fn rank(&self, index: u32) -> Result<usize, Error> {
        let rank = self.reached.rank(index);
        Ok(rank.sure("every option has been met")?.into())
    }

    fn is_explored(&self) -> bool {
        self.notes.len() == self.met.len()
    }

    pub(super) fn is_finished(&self) -> bool {
        let noted = self.is_explored() && self.noted == self.met.len();
        noted && (self.is_graded || self.wave.is_spent())
    }

    /// Follows the moves of the next position met.
    #[inline]
    fn open_next(&mut self, game: &mut dyn Indices) -> Result<(), Error> {
        if self.notes.len() == self.level {
            // Neighbours have options near to one another, so memory is read in order.
            self.met[self.level..].sort_unstable();
            self.level = self.met.len();
        }
        let index = self.met[self.notes.len()];
        self.links.clear();
        let verdict = game.expand(index, &mut self.links)?;
        for link in &self.links {
            if self
                .reached
                .insert(link.to())
                .sure("an index is in bounds")?
            {
                self.met.push(link.to());
            }
        }
        let note = if self.is_graded {
            game.grade(index)?.sure("all positions have grades")?
        } else {
            self.over.extend(verdict.map(|outcome| (index, outcome)));
            crate::solve::graph::narrow(self.links.len())
        };
        self.notes.push(note);
        Ok(())
    }

    /// Numbers the positions met. With grades it also sorts them.
    fn number(&mut self) {
        self.reached.number();
        self.wave.marks = vec![Mark::undecided(0); self.met.len()];
        if self.is_graded && !self.notes.is_sorted() {
            (0..u32::BITS)
                .step_by(8)
                .for_each(|shift| self.sort_by_byte(shift));
        }
    }

    /// Puts the positions in the order of a byte of their grades; those with the same byte stay in order. Another sort of
    /// the library would be a twentieth of the code of a package.
    fn sort_by_byte(&mut self, shift: u32) {
        let byte = |note: u32| (note >> shift & 0xff) as usize;
        let mut next = [0; 256];
        for &note in &self.notes {
            next[byte(note)] += 1;
        }
        let mut begin = 0;
        for place in &mut next {
            begin += std::mem::replace(place, begin);
        }
        let (mut notes, mut met) = (self.notes.clone(), self.met.clone());
        for (&note, &index) in self.notes.iter().zip(&self.met) {
            let place = &mut next[byte(note)];
            (notes[*place], met[*place]) = (note, index);
            *place += 1;
        }
        (self.notes, self.met) = (notes, met);
    }

    /// Finds the mark of the next position, from the highest grade down, by the marks of its options.
    #[inline]
    fn decide_next(&mut self, game: &mut dyn Indices) -> Result<(), Error> {
        let index = self.met[self.met.len() - 1 - self.noted];
        self.links.clear();
        let verdict = game.expand(index, &mut self.links)?;
        let mut gathered = Gathered::default();
        for link in &self.links {
            let option = self.wave.mark(self.rank(link.to())?);
            gathered.add(option.claim().of_move(link.is_again()));
        }
        let claim = verdict.map(Claim::at_end).or_else(|| gathered.claim());
        let claim = claim.sure("a position without verdict has moves")?;
        let rank = self.rank(index)?;
        self.wave.marks[rank] = Mark::decided(claim);
        self.noted += 1;
        Ok(())
    }

    /// Notes the number of moves of the next position, or its verdict.
    #[inline]
    fn count_next(&mut self) -> Result<(), Error> {
        let (index, moves) = (self.met[self.noted], self.notes[self.noted]);
        let rank = self.rank(index)?;
        self.wave.marks[rank] = match self.over.get(self.ended) {
            Some(&(over, outcome)) if over == index => {
                self.ended += 1;
                self.wave.enter(index, outcome);
                Mark::decided(Claim::at_end(outcome))
            }
            _ => Mark::undecided(moves),
        };
        self.noted += 1;
        Ok(())
    }

    /// Passes the mark of the next decided position on to the positions before it.
    #[inline]
    fn spread_next(&mut self, game: &mut dyn Indices) -> Result<(), Error> {
        let index = self.wave.front().sure("a run that goes on has work")?;
        self.links.clear();
        game.retrace(index, &mut self.links)?;
        let worth = self.wave.mark(self.rank(index)?).of_moves();
        for link in &self.links {
            // A position before this one need not be among those that play reaches.
            if let Some(rank) = self.reached.rank(link.to()) {
                let worth = worth[usize::from(link.is_again())];
                self.wave.arrive(rank.into(), link.to(), worth);
            }
        }
        self.wave.pop();
        self.passed_on += 1;
        Ok(())
    }

    pub(super) fn progress(&self) -> Progress {
        let finished = self.is_finished();
        let done = self.notes.len() as u64 + self.noted as u64 + self.passed_on;
        let rounds = if self.is_graded { 2 } else { 3 };
        Progress {
            done,
            total: if finished {
                done
            } else {
                rounds * self.met.len() as u64
            },
            finished,
        }
    }

    #[inline(never)]
    pub(super) fn advance(
        &mut self,
        game: &mut dyn Indices,
        budget: u64,
    ) -> Result<Progress, Error> {
        let mut left = budget;
        while left > 0 && !self.is_finished() {
            if !self.is_explored() {
                self.open_next(game)?;
            } else {
                if self.wave.marks.is_empty() {
                    self.number();
                }
                if self.noted == self.met.len() {
                    self.spread_next(game)?;
                } else if self.is_graded {
                    self.decide_next(game)?;
                } else {
                    self.count_next()?;
                }
            }
            left -= 1;
        }
        Ok(self.progress())
    }
}
