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
    /// The options of the position that is being opened, in so far as they are not in the graph yet.
    options: Vec<Link>,
    /// Whether the position is being opened, and how many of its options are in the graph.
    opening: Option<(Option<Outcome>, usize)>,
    limit: usize,
}

impl<E: Expand> Explorer<E> {
    pub(super) fn new(game: E, limit: usize) -> Self {
        Explorer {
            game,
            graph: Graph::default(),
            options: Vec::new(),
            opening: None,
            limit: limit.min(MAX_PLACES),
        }
    }

    /// Units done so far: one for each move met, and one for each position that is opened.
    pub(super) fn done(&self) -> u64 {
        self.graph.ends.len() as u64 + self.graph.targets.len() as u64
    }

    /// How many positions are met.
    pub(super) fn met(&self) -> usize {
        self.graph.incoming.len()
    }

    pub(super) fn is_finished(&self) -> bool {
        self.graph.ends.len() == self.met()
    }

    /// Takes notice of a position. A new one waits to be opened, and so do all with smaller numbers.
    #[inline]
    pub(super) fn meet(&mut self, place: u32) -> Result<(), SolveError> {
        let place = place as usize;
        if place >= self.limit {
            let limit = self.limit as u64;
            return Err(SolveError::TooManyPositions { limit });
        }
        if place == self.met() {
            self.graph.incoming.push(0);
        } else if place > self.met() {
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

    /// Follows the moves of the next position, as many as the budget allows.
    fn open_next(&mut self, budget: u64) -> Result<u64, E::Error> {
        let place = self.graph.ends.len();
        let (verdict, from) = match self.opening {
            Some(opening) => opening,
            None => {
                self.options.clear();
                let verdict = self.game.expand(narrow(place), &mut self.options)?;
                debug_assert_eq!(verdict.is_some(), self.options.is_empty());
                if self.graph.targets.len() + self.options.len() > MAX_LINKS {
                    let limit = MAX_LINKS as u64;
                    return Err(SolveError::TooManyLinks { limit }.into());
                }
                (verdict, 0)
            }
        };
        let to = advanced(from, budget, self.options.len());
        for at in from..to {
            let option = self.options[at];
            if let Err(error) = self.meet(option.to()) {
                self.opening = Some((verdict, at));
                return Err(error.into());
            }
            self.graph.incoming[option.to() as usize] += 1;
            self.graph.targets.push(option);
        }
        let used = (to - from) as u64;
        if used == budget {
            self.opening = Some((verdict, to));
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
