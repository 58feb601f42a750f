//! Solves a game that a script describes.

use appleyard_core::Error;
use appleyard_core::error::{SolveError, Sure};
use appleyard_core::game::{Claim, Ending, Heading, Link, MAX_PLIES, Outcome, Player};
use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::{Code, MAX_POSITIONS, Retrograde, SolvedGame};

use crate::error::{RuleError, RuleErrorKind};
use crate::game::ScriptGame;
use crate::limits::MAX_LINKS;

/// Units of work between two looks at the number of moves.
const SLICE: u64 = 4096;

/// Solves a [`ScriptGame`] from its start, with the general solver, in slices. When it has finished, it is a
/// solved game: values, witnesses and play, for which no script is called.
///
/// ```
/// use appleyard_core::progress::Run;
/// use appleyard_core::game::Claim;
/// use appleyard_core::solve::SolvedGame;
/// use appleyard_rules::{ScriptGame, ScriptRun};
///
/// let game = ScriptGame::new(
///     "fn start() { 21 }
///      fn moves(stones) { let after = []; for n in 1..4 { if n <= stones { after.push(stones - n); } } after }",
/// )?;
/// let mut run = ScriptRun::new(&game, 1000)?;
/// run.finish()?;
/// assert_eq!(run.claim(run.start().unwrap()), Ok(Claim::Won(11)));
/// # Ok::<(), appleyard_rules::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ScriptRun {
    game: ScriptGame,
    solver: Retrograde<ScriptGame>,
}

impl ScriptRun {
    /// A run that stores at most `limit` positions, and never more than
    /// [`MAX_POSITIONS`](appleyard_core::solve::MAX_POSITIONS).
    ///
    /// # Errors
    ///
    /// [`RuleErrorKind::TooManyPositions`] if the limit is 0.
    pub fn new(game: &ScriptGame, limit: usize) -> Result<ScriptRun, RuleError> {
        let mut solver = Retrograde::over(game.clone(), limit.min(MAX_POSITIONS));
        solver.ask_place(game.start())?;
        let game = game.clone();
        Ok(ScriptRun { game, solver })
    }

    /// The script.
    pub fn script(&self) -> &ScriptGame {
        &self.game
    }

    /// The number of moves followed so far, over all positions.
    pub fn moves_met(&self) -> usize {
        self.solver.moves_met()
    }

    /// The numbers of the positions in the order in which the solver decides them: see
    /// [`Retrograde::order`].
    pub fn order(&self) -> &[u32] {
        self.solver.order()
    }
}

impl Run for ScriptRun {
    type Error = RuleError;

    /// Does at most `budget` units, those of [`Retrograde`]. Opening a position calls the script once or
    /// twice, and `player` for each new position; each call ends at its caps.
    ///
    /// # Errors
    ///
    /// The first error of the script; [`RuleErrorKind::TooManyPositions`];
    /// [`RuleErrorKind::TooManyLinks`].
    fn advance(&mut self, budget: u64) -> Result<Progress, RuleError> {
        let mut left = budget;
        loop {
            let slice = left.min(SLICE);
            let progress = self.solver.advance(slice)?;
            if self.moves_met() > MAX_LINKS {
                return Err(RuleError::of(RuleErrorKind::TooManyLinks {
                    limit: MAX_LINKS as u64,
                }));
            }
            left -= slice;
            if left == 0 || progress.finished {
                return Ok(progress);
            }
        }
    }
}

impl From<SolveError> for RuleError {
    fn from(error: SolveError) -> RuleError {
        RuleError::of(match error {
            SolveError::TooManyPositions { limit } => RuleErrorKind::TooManyPositions { limit },
            SolveError::TooManyLinks { limit } => RuleErrorKind::TooManyLinks { limit },
            other => RuleErrorKind::Failed {
                detail: other.to_string(),
            },
        })
    }
}

/// A position is its number, as its code and as its place. What the solver has followed needs no
/// script; only texts do.
impl SolvedGame for ScriptRun {
    fn heading(&self) -> Option<Heading> {
        Some(self.game.heading())
    }

    fn most_plies(&self) -> usize {
        MAX_PLIES
    }

    fn start(&self) -> Result<Code, Error> {
        Ok(Code(self.game.start()))
    }

    fn turn(&self, code: Code) -> Result<Option<Player>, Error> {
        Ok(self.game.turn(self.place_of(code)?))
    }

    fn options(&self, Code(place): Code) -> Result<Vec<(u32, Code)>, Error> {
        let links = (0..).zip(self.solver.options_at(place)?);
        Ok(links.map(|(at, link)| (at, Code(link.to()))).collect())
    }

    fn step(&self, Code(place): Code, chosen: u32) -> Result<Option<Code>, Error> {
        let link = self.solver.options_at(place)?.get(chosen as usize);
        Ok(link.map(|link| Code(link.to())))
    }

    fn verdict(&self, Code(place): Code) -> Result<Outcome, Error> {
        self.solver.options_at(place)?;
        let verdict = self.solver.verdict_at(place);
        verdict.sure("only a position without moves has a verdict")
    }

    /// If a function of the script fails now, it does not say why.
    fn ended(&self, code: Code) -> Result<Option<Ending>, Error> {
        let ending = self.game.ending(self.place_of(code)?);
        Ok(ending.ok().flatten())
    }

    fn text(&self, code: Code) -> Result<String, Error> {
        Ok(self.game.exact(self.place_of(code)?))
    }

    /// The label of the move. If a function of the script fails, the contents of the position after it.
    fn move_text(&self, code: Code, chosen: u32) -> Result<Option<String>, Error> {
        let Some(Code(after)) = self.step(code, chosen)? else {
            return Ok(None);
        };
        let labels = self.game.move_labels(code.0).ok();
        let label = labels.and_then(|labels| labels.into_iter().nth(chosen as usize));
        // As said, where there is no label.
        Ok(Some(label.unwrap_or_else(|| self.game.describe(after))))
    }

    fn count(&self) -> usize {
        self.solver.positions_met()
    }

    fn code_at(&self, place: u32) -> Result<Code, Error> {
        let is_met = (place as usize) < self.count();
        is_met
            .then_some(Code(place))
            .ok_or(Error::PositionNotSolved)
    }

    fn claim_at(&self, place: u32) -> Result<Claim, Error> {
        self.solver.claim_at(place)
    }

    fn place_of(&self, Code(place): Code) -> Result<u32, Error> {
        Ok(self.code_at(place)?.0)
    }

    fn links_at(&self, place: u32, links: &mut Vec<Link>) -> Result<(), Error> {
        links.extend_from_slice(self.solver.options_at(place)?);
        Ok(())
    }
}
