//! Runs any of the programs.

use std::convert::Infallible;

use super::array_moves::ArrayMoves;
use super::bottom_up::BottomUp;
use super::cells::ArrayRows;
use super::depth_first::DepthFirst;
use super::group_moves::GroupMoves;
use super::groups::PackedGroups;
use super::growth::ProgramGrowth;
use super::memoised::Memoised;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::search::Search;
use super::sprague_grundy::SpragueGrundy;
use crate::checked::narrow;
use crate::error::Error;
use crate::game::Outcome;
use crate::progress::{Progress, Run};
use crate::solve::Value;

/// How far a program has come, and what it has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ProgramSummary {
    /// The units of progress before the first move is tried. They go into counting the moves.
    pub counting: u64,
    /// The moves tried so far.
    pub moves: u64,
    /// The values stored so far: those of positions other than the empty row; for Sprague-Grundy those of
    /// rows, including the empty row; 0 without a table.
    pub stored: u64,
    /// The rounds that bottom-up has finished, two at the end; 0 for all other programs.
    pub rounds: u32,
    /// Who wins the row, for the player who moves first; `None` until the run has ended.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub outcome: Option<Outcome>,
    /// In how many plies; `None` until the run has ended, and for programs that do not find it.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub remoteness: Option<u32>,
}

/// A program of the article at work. It tries every move, and takes the time for that. Before it starts, it
/// counts the moves.
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramPlan, CountingProgram, Representation};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::Value;
///
/// let mut program = CountingProgram::new(ProgramPlan {
///     objects: 9,
///     end_rule: EndRule::Normal,
///     first_move: FirstMove::Fewest,
///     representation: Representation::Groups,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// program.finish()?;
///
/// assert_eq!(program.verdict(), Some(Value::won(7)));
/// assert_eq!(program.moves(), 24_283); // as the article prints it
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub struct CountingProgram {
    growth: ProgramGrowth,
    search: Box<dyn Search>,
}

impl CountingProgram {
    /// A program that has not counted or tried anything yet. With a table, the cost is that of making the
    /// table: 2ⁿ bytes for the array of n objects, and about 50 bytes for each position of the groups.
    ///
    /// # Errors
    ///
    /// `objects-out-of-range`; `grundy-under-misere` for [`Algorithm::SpragueGrundy`] in misère play;
    /// `program-too-large` beyond [`ProgramPlan::most_objects`].
    pub fn new(plan: ProgramPlan) -> Result<CountingProgram, Error> {
        let ProgramPlan {
            objects,
            end_rule,
            first_move: first,
            representation,
            algorithm,
        } = plan;
        plan.check(ProgramPlan::most_objects(representation, algorithm))?;
        let growth = ProgramGrowth::new(plan)?;
        let array = || ArrayMoves::start(objects, first);
        let groups = || GroupMoves::start(objects, first);
        let search: Box<dyn Search> = match (algorithm, representation) {
            (Algorithm::Exhaustive, Representation::Array) => {
                Box::new(DepthFirst::<_, false>::new(array(), end_rule))
            }
            (Algorithm::Exhaustive, Representation::Groups) => {
                Box::new(DepthFirst::<_, false>::new(groups(), end_rule))
            }
            (Algorithm::CutOff, Representation::Array) => {
                Box::new(DepthFirst::<_, true>::new(array(), end_rule))
            }
            (Algorithm::CutOff, Representation::Groups) => {
                Box::new(DepthFirst::<_, true>::new(groups(), end_rule))
            }
            (Algorithm::Memoised, Representation::Array) => Box::new(Memoised::new(
                ArrayRows { objects },
                objects,
                first,
                end_rule,
            )),
            (Algorithm::Memoised, Representation::Groups) => {
                let groups = PackedGroups::new(objects);
                Box::new(Memoised::new(groups, objects, first, end_rule))
            }
            (Algorithm::BottomUp, Representation::Array) => Box::new(BottomUp::new(
                ArrayRows { objects },
                objects,
                first,
                end_rule,
            )),
            (Algorithm::BottomUp, Representation::Groups) => {
                let groups = PackedGroups::new(objects);
                Box::new(BottomUp::new(groups, objects, first, end_rule))
            }
            (Algorithm::SpragueGrundy, _) => {
                Box::new(SpragueGrundy::new(objects, first, representation))
            }
        };
        Ok(CountingProgram { growth, search })
    }

    /// The plan of the program.
    pub fn plan(&self) -> ProgramPlan {
        self.growth.plan()
    }

    /// The units of progress before the first move is tried. They go into counting the moves.
    pub fn counting(&self) -> u64 {
        self.growth.progress().total
    }

    /// The moves tried so far.
    pub fn moves(&self) -> u64 {
        self.search.moves()
    }

    /// What the program has found out about the start, when nothing is left to do: the article's +k is N and
    /// its −k is P, with remoteness k. The cut-off search and Grundy values give no remoteness.
    pub fn verdict(&self) -> Option<Value> {
        self.search.value()
    }

    /// How far the run has come; you may ask at any time.
    pub fn summary(&self) -> ProgramSummary {
        let verdict = self.verdict();
        ProgramSummary {
            counting: self.counting(),
            moves: self.moves(),
            stored: self.search.stored(),
            rounds: self.search.rounds(),
            outcome: verdict.map(|value| value.outcome),
            remoteness: verdict.and_then(|value| value.remoteness),
        }
    }
}

impl Run for CountingProgram {
    type Error = Infallible;

    /// First counts the moves, in the units of a [`ProgramGrowth`], and then tries them, one unit for each.
    /// `total` grows by the exact number of moves as soon as it is known. The exhaustive, cut-off and
    /// memoised searches can stop after any move. The others finish a position, and may exceed the budget by
    /// fewer than 120 moves.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let before = self.growth.progress();
        let Ok(counting) = self.growth.advance(budget);
        let left = budget - (counting.done - before.done);
        if counting.finished && left > 0 {
            self.search.try_moves(left);
        }
        let total = self.growth.count().and_then(|count| count.exact);
        Ok(counting.followed_by(Progress {
            done: self.moves(),
            total: total.map_or(0, narrow),
            finished: self.search.value().is_some(),
        }))
    }
}

impl std::fmt::Debug for CountingProgram {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CountingProgram")
            .field("plan", &self.plan())
            .field("moves", &self.moves())
            .finish_non_exhaustive()
    }
}
