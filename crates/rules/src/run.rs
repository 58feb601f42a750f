//! Solves a game that a script describes.

use appleyard_core::error::SolveError;
use appleyard_core::play::Notation;
use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::{MAX_POSITIONS, Retrograde, SPREAD_ROW_WIDTH};
use appleyard_core::trace::Trace;

use crate::error::{RuleError, RuleErrorKind};
use crate::game::ScriptGame;
use crate::limits::MAX_LINKS;

/// Units of work between two looks at whether the script has failed.
const SLICE: u64 = 64;

/// Solves a [`ScriptGame`] from its start, with the general solver, in slices.
///
/// ```
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{Solved, Value};
/// use appleyard_rules::{ScriptGame, ScriptRun};
///
/// let game = ScriptGame::new(
///     "fn start() { 21 }
///      fn moves(stones) { let after = []; for n in 1..4 { if n <= stones { after.push(stones - n); } } after }",
/// )?;
/// let mut run = ScriptRun::new(&game, 1000)?;
/// run.finish()?;
/// assert_eq!(run.solver()?.value(&game.start()), Ok(Value::won(11)));
/// # Ok::<(), appleyard_rules::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ScriptRun {
    game: ScriptGame,
    solver: Retrograde<ScriptGame, Trace<SPREAD_ROW_WIDTH>>,
}

impl ScriptRun {
    /// A run that stores at most `limit` positions, and never more than
    /// [`MAX_POSITIONS`](appleyard_core::solve::MAX_POSITIONS).
    ///
    /// # Errors
    ///
    /// [`RuleErrorKind::TooManyPositions`] if the limit is 0.
    pub fn new(game: &ScriptGame, limit: usize) -> Result<ScriptRun, RuleError> {
        let limit = limit.min(MAX_POSITIONS);
        let mut solver = Retrograde::recorded(game.clone(), limit);
        if solver.ask(game.start()).is_err() {
            return Err(of_solver(&SolveError::TooManyPositions {
                limit: limit as u64,
            }));
        }
        Ok(ScriptRun {
            game: game.clone(),
            solver,
        })
    }

    /// The solver, which is a solved game: values, witnesses, play, and the trace of the run.
    ///
    /// # Errors
    ///
    /// The error of the script, if it has failed. Nothing that the solver says would be true then.
    pub fn solver(&self) -> Result<&Retrograde<ScriptGame, Trace<SPREAD_ROW_WIDTH>>, RuleError> {
        match self.game.failure() {
            Some(error) => Err(error),
            None => Ok(&self.solver),
        }
    }

    /// The game.
    pub fn game(&self) -> &ScriptGame {
        &self.game
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
            let advanced = self.solver.advance(slice);
            if let Some(error) = self.game.failure() {
                return Err(error);
            }
            let progress = advanced.map_err(|error| of_solver(&error))?;
            if self.solver.moves_met() > MAX_LINKS {
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

fn of_solver(error: &SolveError) -> RuleError {
    RuleError::of(match *error {
        SolveError::TooManyPositions { limit } => RuleErrorKind::TooManyPositions { limit },
        SolveError::TooManyLinks { limit } => RuleErrorKind::TooManyLinks { limit },
        ref other => RuleErrorKind::Failed {
            detail: other.to_string(),
        },
    })
}
