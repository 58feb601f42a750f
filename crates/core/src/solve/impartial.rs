//! Outcome and remoteness for any impartial game, by exploring what can be reached.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::value::Value;
use crate::error::Error;
use crate::game::{EndRule, Impartial};
use crate::progress::Progress;

/// The most positions a [`Solver`] keeps unless told otherwise.
pub const MAX_POSITIONS: usize = 1 << 22;

/// Solves any impartial game: ask for positions, advance, read values.
///
/// A depth-first search with a memory: each position is opened once, and valued when all its
/// options are. The stack is a list, not the machine's, so play may be millions of plies long:
///
/// ```text
///   line      [ x0 | x1 | x2 ]        x0 was asked for, x1 is an option of x0, x2 of x1
///               │    │    └ next ───────────────────┐
///               │    └ next ───────────┐            │
///               └ next ┐               │            │
///   options   [ . . . x1 . | . . . . . x2 . . | . . . . ]
///               of x0        of x1               of x2
/// ```
///
/// An option that is already on the line closes a cycle: play need not end, and this solver, which
/// knows no draws, says so with an error instead of an answer.
///
/// # Cost
///
/// O(p + q) time for p positions and q moves that can be reached; memory O(p), and the options of
/// the positions on the line.
///
/// ```
/// use appleyard_core::game::{EndRule, Outcome, Point, VectorGame};
/// use appleyard_core::solve::Solver;
///
/// let mut solver = Solver::new(VectorGame::apples(), EndRule::Misere);
/// let start = Point { m: 20, n: 0 };
/// solver.ask(start);
/// while !solver.advance(100)?.finished {}
///
/// let value = solver.value(start).unwrap();
/// assert_eq!((value.outcome, value.remoteness), (Outcome::P, 39));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver<G: Impartial> {
    game: G,
    end_rule: EndRule,
    limit: usize,
    asked: VecDeque<G::Position>,
    /// `None`: opened, and still on the line.
    known: FxHashMap<G::Position, Option<Value>>,
    valued: u64,
    line: Vec<Opened<G::Position>>,
    options: Vec<G::Position>,
}

/// A position on the line whose options are being looked at.
#[derive(Clone, Debug)]
struct Opened<Position> {
    position: Position,
    /// Where its options begin; they end where those of the next position on the line begin.
    first: usize,
    /// The option to look at next.
    next: usize,
    /// The best found so far for whoever must move here.
    best: Option<Value>,
}

/// What the search met when it looked at the top of the line.
enum Met<Position> {
    EmptyLine,
    Unknown(Position),
    AllValued(Value),
}

impl<G: Impartial> Solver<G> {
    /// A solver that keeps at most [`MAX_POSITIONS`] positions.
    pub fn new(game: G, end_rule: EndRule) -> Self {
        Self::with_limit(game, end_rule, MAX_POSITIONS)
    }

    /// A solver that keeps at most `limit` positions.
    pub fn with_limit(game: G, end_rule: EndRule, limit: usize) -> Self {
        Solver {
            game,
            end_rule,
            limit,
            asked: VecDeque::new(),
            known: FxHashMap::default(),
            valued: 0,
            line: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Asks for a position, to be solved by [`advance`](Solver::advance) after those asked for
    /// before it.
    pub fn ask(&mut self, position: G::Position) {
        if !self.known.contains_key(&position) {
            self.asked.push_back(position);
        }
    }

    /// Does at most `budget` units of work: a unit opens a position or values it, so each position
    /// costs two. `total` is an estimate, from the positions met or asked for so far.
    ///
    /// # Errors
    ///
    /// [`Error::TooManyPositions`] and [`Error::Cycle`]; from then on every call repeats the
    /// error. What has been valued by then stays right.
    pub fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        for _ in 0..budget {
            match self.look()? {
                Met::Unknown(option) => self.open(option)?,
                Met::AllValued(value) => self.close(value),
                Met::EmptyLine => match self.next_asked() {
                    Some(position) => self.open(position)?,
                    None => break,
                },
            }
        }
        Ok(self.progress())
    }

    /// The value of a position, if it is known by now.
    pub fn value(&self, position: G::Position) -> Option<Value> {
        self.known.get(&position).copied().flatten()
    }

    fn progress(&mut self) -> Progress {
        let finished = self.line.is_empty() && self.next_asked().is_none();
        let opened = self.known.len() as u64;
        Progress {
            done: opened + self.valued,
            total: 2 * (opened + self.asked.len() as u64),
            finished,
        }
    }

    /// The first position asked for that has not been met since.
    fn next_asked(&mut self) -> Option<G::Position> {
        while let Some(&position) = self.asked.front() {
            if !self.known.contains_key(&position) {
                return Some(position);
            }
            self.asked.pop_front();
        }
        None
    }

    /// Goes on through the options of the position on top of the line, as far as they are valued.
    fn look(&mut self) -> Result<Met<G::Position>, Error> {
        let Some(top) = self.line.last_mut() else {
            return Ok(Met::EmptyLine);
        };
        while let Some(&option) = self.options.get(top.next) {
            match self.known.get(&option) {
                None => return Ok(Met::Unknown(option)),
                Some(None) => return Err(self.cycle_to(option)),
                Some(Some(value)) => {
                    let value = value.one_ply_earlier();
                    if top.best.is_none_or(|best| value.is_preferred_to(best)) {
                        top.best = Some(value);
                    }
                    top.next += 1;
                }
            }
        }
        let value = top.best.unwrap_or(Value::at_end(self.end_rule));
        Ok(Met::AllValued(value))
    }

    fn open(&mut self, position: G::Position) -> Result<(), Error> {
        if self.known.len() >= self.limit {
            return Err(Error::TooManyPositions {
                limit: self.limit as u64,
            });
        }
        self.known.insert(position, None);
        let first = self.options.len();
        self.options.extend(self.game.options(position));
        self.line.push(Opened {
            position,
            first,
            next: first,
            best: None,
        });
        Ok(())
    }

    fn close(&mut self, value: Value) {
        if let Some(top) = self.line.pop() {
            self.options.truncate(top.first);
            self.known.insert(top.position, Some(value));
            self.valued += 1;
        }
    }

    fn cycle_to(&self, option: G::Position) -> Error {
        let plies = self
            .line
            .iter()
            .rev()
            .take_while(|opened| opened.position != option)
            .count() as u64
            + 1;
        Error::Cycle { plies }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Outcome;

    /// Positions on a ring, one step at a time, with a spur to the end at 0.
    struct Ring(u32);

    impl Impartial for Ring {
        type Position = u32;

        fn options(&self, position: u32) -> impl Iterator<Item = u32> {
            let next = (position > 0).then(|| position % self.0 + 1);
            let end = (position == 3).then_some(0);
            end.into_iter().chain(next)
        }
    }

    /// One heap, one taken at a time.
    struct Countdown;

    impl Impartial for Countdown {
        type Position = u64;

        fn options(&self, position: u64) -> impl Iterator<Item = u64> {
            position.checked_sub(1).into_iter()
        }
    }

    #[test]
    fn a_cycle_is_an_error_and_stays_one() {
        let mut solver = Solver::new(Ring(5), EndRule::Normal);
        solver.ask(1);
        let error = solver.advance(1_000).unwrap_err();
        assert_eq!(error, Error::Cycle { plies: 5 });
        assert_eq!(error.code(), "cycle");
        assert_eq!(solver.advance(1_000), Err(error));
        assert_eq!(solver.value(1), None);
        assert_eq!(solver.value(0).unwrap().outcome, Outcome::P);
    }

    #[test]
    fn a_position_that_is_its_own_option_is_a_cycle_of_one_ply() {
        let mut solver = Solver::new(Ring(1), EndRule::Misere);
        solver.ask(1);
        assert_eq!(solver.advance(1_000), Err(Error::Cycle { plies: 1 }));
    }

    #[test]
    fn the_limit_counts_positions() {
        let solve = |limit| {
            let mut solver = Solver::with_limit(Countdown, EndRule::Normal, limit);
            solver.ask(9);
            solver.advance(1_000)
        };
        assert!(solve(10).unwrap().finished);
        assert_eq!(solve(9), Err(Error::TooManyPositions { limit: 9 }));
    }

    #[test]
    fn long_play_needs_no_recursion() {
        let mut solver = Solver::new(Countdown, EndRule::Normal);
        solver.ask(1_000_000);
        assert!(solver.advance(u64::MAX).unwrap().finished);
        assert_eq!(solver.value(1_000_000).unwrap().remoteness, 1_000_000);
    }

    #[test]
    fn the_budget_is_kept_to_the_unit() {
        let mut solver = Solver::new(Countdown, EndRule::Normal);
        solver.ask(4);
        solver.ask(2);
        solver.ask(6);
        let mut last = solver.advance(0).unwrap();
        assert_eq!((last.done, last.total, last.finished), (0, 6, false));
        while !last.finished {
            let progress = solver.advance(1).unwrap();
            assert_eq!(progress.done, last.done + 1);
            assert!(progress.done <= progress.total);
            last = progress;
        }
        // Seven positions, 0 to 6, opened and valued.
        assert_eq!((last.done, last.total), (14, 14));
    }
}
