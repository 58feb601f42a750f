//! Solves a game that a script describes.

use appleyard_core::Error;
use appleyard_core::certificate::Heading;
use appleyard_core::checked::known;
use appleyard_core::error::{SolveError, Sure};
use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::{Ending, Notation};
use appleyard_core::progress::{Progress, Run};
use appleyard_core::solve::{Link, Listed, MAX_POSITIONS, Retrograde, Solved, Value, Witness};

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
/// use appleyard_core::solve::{Solved, Value};
/// use appleyard_rules::{ScriptGame, ScriptRun};
///
/// let game = ScriptGame::new(
///     "fn start() { 21 }
///      fn moves(stones) { let after = []; for n in 1..4 { if n <= stones { after.push(stones - n); } } after }",
/// )?;
/// let mut run = ScriptRun::new(&game, 1000)?;
/// run.finish()?;
/// assert_eq!(run.value(&game.start()), Ok(Value::won(11)));
/// # Ok::<(), appleyard_rules::RuleError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ScriptRun {
    rules: Followed,
}

/// The moves of a script's game, as far as they have been followed: numbers that need no script any more.
#[derive(Clone, Debug)]
pub struct Followed {
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
        Ok(ScriptRun {
            rules: Followed { game, solver },
        })
    }

    /// The script.
    pub fn script(&self) -> &ScriptGame {
        &self.rules.game
    }

    /// The number of moves followed so far, over all positions.
    pub fn moves_met(&self) -> usize {
        self.rules.solver.moves_met()
    }

    /// The numbers of the positions in the order in which the solver decides them: see
    /// [`Retrograde::order`].
    pub fn order(&self) -> &[u32] {
        self.rules.solver.order()
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
            let progress = self.rules.solver.advance(slice)?;
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

impl Solved for ScriptRun {
    type Game = Followed;

    fn game(&self) -> &Followed {
        &self.rules
    }

    fn value(&self, &position: &u32) -> Result<Value, Error> {
        self.rules.solver.value_at(position)
    }

    fn best(&self, position: &u32) -> Result<Option<u32>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl Listed for ScriptRun {
    fn count(&self) -> usize {
        self.rules.solver.positions_met()
    }

    fn position(&self, place: u32) -> Option<u32> {
        ((place as usize) < self.count()).then_some(place)
    }

    fn place_of(&self, &position: &u32) -> Option<u32> {
        self.position(position)
    }

    fn options_of(&self, place: u32, options: &mut Vec<Link>) -> Result<(), Error> {
        options.extend_from_slice(self.rules.solver.options_at(place)?);
        Ok(())
    }

    fn witness(&self, &position: &u32) -> Result<Witness<u32>, Error> {
        let witness = self.rules.solver.witness_at(position)?;
        witness.map(|at| u32::try_from(at).sure("a position has few moves"))
    }
}

impl Followed {
    /// The links of a position. Only one whose moves have been followed has any to tell, and nobody asks for
    /// another: the value of the start is known first.
    fn links(&self, position: u32) -> &[Link] {
        let options = self.solver.options_at(position).ok();
        known(
            options,
            "the moves of a position that is asked for were followed",
        )
    }
}

impl Game for Followed {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &position: &u32) -> impl Iterator<Item = u32> {
        (0..).zip(self.links(position)).map(|(number, _)| number)
    }

    fn after(&self, &position: &u32, chosen: u32) -> u32 {
        self.links(position)[chosen as usize].to()
    }

    fn verdict(&self, &position: &u32) -> Outcome {
        let verdict = self.solver.verdict_at(position);
        known(verdict, "only a position without moves has a verdict")
    }

    fn turn(&self, &position: &u32) -> Option<Player> {
        self.game.turn(position)
    }
}

impl Notation for Followed {
    fn start(&self) -> u32 {
        self.game.start()
    }

    fn heading(&self) -> Option<Heading> {
        Some(self.game.heading())
    }

    fn text(&self, &position: &u32) -> String {
        self.game.exact(position)
    }

    fn number(&self, _: &u32, chosen: u32) -> u32 {
        chosen
    }

    fn step(&self, &position: &u32, number: u32) -> Option<u32> {
        ((number as usize) < self.links(position).len()).then_some(number)
    }

    /// The label of the move. If a function of the script fails, the contents of the position after it.
    fn move_text(&self, position: &u32, chosen: u32) -> String {
        let labels = self.game.move_labels(*position).ok();
        let label = labels.and_then(|labels| labels.into_iter().nth(chosen as usize));
        // As said, where there is no label.
        label.unwrap_or_else(|| self.game.describe(self.after(position, chosen)))
    }

    /// If a function of the script fails now, it does not say why.
    fn ended(&self, &position: &u32) -> Option<Ending> {
        self.game.ending(position).ok().flatten()
    }
}
