//! The positions that can be reached in a game, and the moves between them.

use std::hash::Hash;
use std::ops::Range;

use super::positions::{MAX_PLACES, Positions};
use crate::error::SolveError;
use crate::game::{Game, Outcome};

/// The largest number of moves, over all positions.
pub(super) const MAX_LINKS: usize = 1 << 27;

/// How many moves are made before their positions are looked up.
const TOGETHER: usize = 16;

/// The bit of a link that says: the same player moves again.
const AGAIN: u32 = 1 << 31;

/// One end of a move, seen from the other: the place of a position in 30 bits, and whether the same
/// player moves at both ends. It is a plain number, so that the system can supply a list of them as
/// zeros.
pub(super) fn link(place: u32, again: bool) -> u32 {
    if again { place | AGAIN } else { place }
}

/// The place of the position at the other end.
pub(super) fn place_of(link: u32) -> usize {
    (link & !AGAIN) as usize
}

/// Whether the same player moves again.
pub(super) fn is_again(link: u32) -> bool {
    link & AGAIN != 0
}

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
    pub(super) targets: Vec<u32>,
    pub(super) incoming: Vec<u32>,
    /// The positions without moves, by place, and who wins there.
    pub(super) over: Vec<(u32, Outcome)>,
}

impl Graph {
    /// Where the moves of a position begin. For a position that is not opened yet, it is where the
    /// next moves will begin.
    pub(super) fn start(&self, place: usize) -> usize {
        start(&self.ends, place)
    }

    /// Where the moves of an opened position lead.
    pub(super) fn moves(&self, place: usize) -> &[u32] {
        &self.targets[part(&self.ends, place)]
    }

    /// Ends the moves of the position that is being opened. If it has none, its verdict is noted.
    fn close(&mut self, verdict: impl FnOnce() -> Outcome) {
        let place = self.ends.len();
        if self.targets.len() == self.start(place) {
            self.over.push((narrow(place), verdict()));
        }
        self.ends.push(narrow(self.targets.len()));
    }
}

/// Opens every position that can be reached from those asked for, breadth first.
#[derive(Clone)]
pub(super) struct Explorer<G: Game> {
    pub(super) game: G,
    pub(super) positions: Positions<G::Position>,
    pub(super) graph: Graph,
    /// What moves have led to and is not looked up yet. It is empty between two calls.
    options: Vec<G::Position>,
    limit: usize,
}

impl<G: Game> Explorer<G> {
    pub(super) fn new(game: G, limit: usize) -> Self {
        Explorer {
            game,
            positions: Positions::new(),
            graph: Graph::default(),
            options: Vec::new(),
            limit: limit.min(MAX_PLACES),
        }
    }

    /// Units done so far: one for each move met, and one for each position that is opened.
    pub(super) fn done(&self) -> u64 {
        self.graph.ends.len() as u64 + self.graph.targets.len() as u64
    }

    pub(super) fn is_finished(&self) -> bool {
        self.graph.ends.len() == self.positions.len()
    }

    /// The place of a position. A new position waits to be opened.
    pub(super) fn meet(&mut self, position: G::Position) -> Result<u32, SolveError> {
        let incoming = &mut self.graph.incoming;
        meet(&mut self.positions, incoming, position, self.limit)
    }

    /// Does at most `budget` units; returns how many.
    pub(super) fn explore(&mut self, budget: u64) -> Result<u64, SolveError> {
        let mut left = budget;
        while left > 0 && !self.is_finished() {
            left -= self.open_next(left)?;
        }
        Ok(budget - left)
    }

    /// Follows the moves of the next position, as many as the budget allows. Each call finds again
    /// where the last one stopped, because an iterator cannot be kept beside the game that it belongs
    /// to.
    ///
    /// Several moves are made before their places are looked up. So the processor waits for the entries
    /// of the table all at once: with a look-up after each move, heaps take a third more time.
    fn open_next(&mut self, budget: u64) -> Result<u64, SolveError> {
        let place = self.graph.ends.len();
        let position = self.positions.as_slice()[place].clone();
        let turn = self.game.turn(&position);
        let followed = self.graph.targets.len() - self.graph.start(place);
        let mut moves = self.game.moves(&position);
        if let Some(last) = followed.checked_sub(1) {
            moves.nth(last);
        }
        let mut left = budget;
        while left > 0 {
            let wanted = usize::try_from(left).map_or(TOGETHER, |left| left.min(TOGETHER));
            while self.options.len() < wanted
                && let Some(chosen) = moves.next()
            {
                self.options.push(self.game.after(&position, chosen));
            }
            let found = self.options.len();
            if self.graph.targets.len() + found > MAX_LINKS {
                let limit = MAX_LINKS as u64;
                return Err(SolveError::TooManyLinks { limit });
            }
            for after in self.options.drain(..) {
                let again = turn.is_some() && turn == self.game.turn(&after);
                let incoming = &mut self.graph.incoming;
                let target = meet(&mut self.positions, incoming, after, self.limit)?;
                incoming[target as usize] += 1;
                self.graph.targets.push(link(target, again));
            }
            left -= found as u64;
            if found < wanted {
                self.graph.close(|| self.game.verdict(&position));
                return Ok(budget - left + 1);
            }
        }
        Ok(budget)
    }
}

fn meet<Position: Eq + Hash>(
    positions: &mut Positions<Position>,
    incoming: &mut Vec<u32>,
    position: Position,
    limit: usize,
) -> Result<u32, SolveError> {
    let place = positions.meet(position, limit);
    let place = place.ok_or(SolveError::TooManyPositions {
        limit: limit as u64,
    })?;
    if incoming.len() < positions.len() {
        incoming.push(0);
    }
    Ok(place)
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
    u32::try_from(count).unwrap_or(u32::MAX)
}
