//! The positions that can be reached in a game, and the moves between them.

use std::ops::Range;

use crate::error::SolveError;
use crate::game::{Expand, Link, MAX_PLACES, Outcome};

/// The largest number of moves, over all positions.
pub(super) const MAX_LINKS: usize = 1 << 27;

/// The moves of the positions opened so far, as links to where they lead.
///
/// ```text
///   ends      [ 2 | 2 | 5 | ... ]                where the moves of each position end
///   targets   [ x1 x2 | x0 x3 x3 | ... ]         the places to which they lead, in order
///               of x0   of x2; x1 has none
///   incoming  [ 1 | 1 | 1 | 2 | ... ]            how many moves lead to each position met
/// ```
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) ends: Vec<u32>,
    pub(super) targets: Vec<Link>,
    pub(super) incoming: Vec<u32>,
    /// The positions without moves, by place, and who wins there.
    pub(super) over: Vec<(u32, Outcome)>,
}

impl Graph {
    /// Where the moves of an opened position lead.
    pub(super) fn moves(&self, place: usize) -> &[Link] {
        &self.targets[part(&self.ends, place)]
    }

    /// Ends the moves of the position that is being opened. If it has none, it has a verdict.
    fn close(&mut self, verdict: Option<Outcome>) {
        let place = narrow(self.ends.len());
        self.over.extend(verdict.map(|outcome| (place, outcome)));
        self.ends.push(narrow(self.targets.len()));
    }
}

/// Opens every position that can be reached from those asked for, breadth first.
#[derive(Clone, Debug)]
pub(super) struct Explorer<E> {
    pub(super) game: E,
    pub(super) graph: Graph,
    /// How many of the targets in the graph have been met.
    pub(super) followed: usize,
    /// The verdict of the position that is being opened: its moves are in the graph, and some are not followed.
    opening: Option<Option<Outcome>>,
    limit: usize,
}

impl<E: Expand> Explorer<E> {
    pub(super) fn new(game: E, limit: usize) -> Self {
        Explorer {
            game,
            graph: Graph::default(),
            followed: 0,
            opening: None,
            limit: limit.min(MAX_PLACES),
        }
    }

    /// Units done so far: one for each move followed, and one for each position that is opened.
    pub(super) fn done(&self) -> u64 {
        self.graph.ends.len() as u64 + self.followed as u64
    }

    /// How many positions are met.
    pub(super) fn met(&self) -> usize {
        self.graph.incoming.len()
    }

    pub(super) fn is_finished(&self) -> bool {
        self.graph.ends.len() == self.met()
    }

    /// Takes notice of a position. A new one waits to be opened, and so do all with smaller numbers.
    pub(super) fn meet(&mut self, place: u32) -> Result<(), SolveError> {
        let place = place as usize;
        if place >= self.limit {
            let limit = self.limit as u64;
            return Err(SolveError::TooManyPositions { limit });
        }
        if place >= self.met() {
            self.graph.incoming.resize(place + 1, 0);
        }
        Ok(())
    }

    /// Does at most `budget` units; returns how many.
    pub(super) fn explore(&mut self, budget: u64) -> Result<u64, E::Error> {
        let mut left = budget;
        while left > 0 && !self.is_finished() {
            left -= self.open_next(left)?;
        }
        Ok(budget - left)
    }

    /// Puts the moves of the next position into the graph, after those that have been followed.
    fn open(&mut self) -> Result<Option<Outcome>, E::Error> {
        let (place, targets) = (narrow(self.graph.ends.len()), &mut self.graph.targets);
        // A game that had an error before may have left some.
        targets.truncate(self.followed);
        let verdict = self.game.expand(place, targets)?;
        debug_assert_eq!(verdict.is_some(), targets.len() == self.followed);
        if targets.len() > MAX_LINKS {
            let limit = MAX_LINKS as u64;
            return Err(SolveError::TooManyLinks { limit }.into());
        }
        Ok(verdict)
    }

    /// Follows the moves of the next position, as many as the budget allows.
    fn open_next(&mut self, budget: u64) -> Result<u64, E::Error> {
        let verdict = match self.opening {
            Some(verdict) => verdict,
            None => {
                let verdict = self.open()?;
                *self.opening.insert(verdict)
            }
        };
        let from = self.followed;
        let to = advanced(from, budget, self.graph.targets.len());
        while self.followed < to {
            let known = self.graph.incoming.as_mut_slice();
            let targets = &self.graph.targets[self.followed..to];
            let new = targets.iter().position(|target| {
                let count = known.get_mut(target.to() as usize);
                count.map(|count| *count += 1).is_none()
            });
            // Without a new place all of them are followed.
            self.followed += new.unwrap_or(targets.len());
            if new.is_some() {
                self.meet(self.graph.targets[self.followed].to())?;
            }
        }
        let used = (to - from) as u64;
        if used == budget {
            return Ok(used);
        }
        self.opening = None;
        self.graph.close(verdict);
        Ok(used + 1)
    }
}

/// `from` plus `budget`, at most `end`.
pub(super) fn advanced(from: usize, budget: u64, end: usize) -> usize {
    let left = end - from;
    // A budget that does not fit is larger than any list.
    from + usize::try_from(budget).map_or(left, |budget| budget.min(left))
}

/// Where the part of a place begins, in a list of parts that follow each other and end at `ends`.
fn start(ends: &[u32], place: usize) -> usize {
    place
        .checked_sub(1)
        .map_or(0, |before| ends[before] as usize)
}

/// The part of a place in such a list.
pub(super) fn part(ends: &[u32], place: usize) -> Range<usize> {
    start(ends, place)..ends[place] as usize
}

/// A count of positions or of moves in 32 bits; both are limited far below 2³².
pub(super) fn narrow(count: usize) -> u32 {
    debug_assert!(u32::try_from(count).is_ok(), "limited far below 2^32");
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the limits of positions and moves are below 2^32"
    )]
    let narrow = count as u32;
    narrow
}
