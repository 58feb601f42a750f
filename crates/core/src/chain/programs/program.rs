//! A program that runs, whichever it is.

use std::convert::Infallible;

use super::array_search::ArraySearch;
use super::bottom_up::BottomUp;
use super::cells::Cells;
use super::group_search::GroupSearch;
use super::groups::Groups;
use super::memoised::Memoised;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::score;
use super::search::Search;
use super::sprague_grundy::SpragueGrundy;
use super::tried::count;
use crate::error::Error;
use crate::game::Outcome;
use crate::progress::{Progress, Run};
use crate::solve::Value;

/// What a program has found out about the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProgramVerdict {
    /// Who wins, and in how many plies: the article's +k is N, its −k is P, with remoteness k.
    Exact(Value),
    /// Who wins. The cut-off search and Grundy values do not say how soon.
    Outcome(Outcome),
}

impl ProgramVerdict {
    /// Who wins.
    pub fn outcome(self) -> Outcome {
        match self {
            ProgramVerdict::Exact(value) => value.outcome,
            ProgramVerdict::Outcome(outcome) => outcome,
        }
    }

    /// Who wins, and how soon, if that is known.
    pub fn value(self) -> Option<Value> {
        match self {
            ProgramVerdict::Exact(value) => Some(value),
            ProgramVerdict::Outcome(_) => None,
        }
    }
}

/// A program of the article that runs. It tries every move, and is as slow as that: [`count`] says
/// beforehand how many there are.
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Program, Representation, ProgramVerdict};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::Value;
///
/// let mut program = Program::new(ProgramPlan {
///     objects: 9,
///     end_rule: EndRule::Normal,
///     first: FirstMove::Fewest,
///     representation: Representation::Groups,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// program.finish()?;
///
/// let seven = Value::won(7);
/// assert_eq!(program.verdict(), Some(ProgramVerdict::Exact(seven)));
/// assert_eq!(program.moves(), 24_283); // as the article prints it
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub struct Program {
    plan: ProgramPlan,
    total: u64,
    search: Box<dyn Search>,
}

impl Program {
    /// A program that has tried nothing yet.
    ///
    /// The cost is that of [`count`], at most O(1.7ⁿ) for n objects and less than a second, and, with
    /// a table, that of making it: 2ⁿ bytes for the array, about 50 for each position of the groups.
    ///
    /// # Errors
    ///
    /// `objects-out-of-range`; `grundy-under-misere` for [`Algorithm::SpragueGrundy`] in the reverse
    /// game; `program-too-large` beyond [`ProgramPlan::most_objects`].
    pub fn new(plan: ProgramPlan) -> Result<Program, Error> {
        let ProgramPlan {
            objects,
            end_rule,
            first,
            representation,
            algorithm,
        } = plan;
        plan.check(ProgramPlan::most_objects(representation, algorithm))?;
        let total = count(plan)?.exact.unwrap_or(u128::MAX);
        let search: Box<dyn Search> = match (algorithm, representation) {
            (Algorithm::Exhaustive, Representation::Array) => {
                Box::new(ArraySearch::<false>::new(objects, first, end_rule))
            }
            (Algorithm::Exhaustive, Representation::Groups) => {
                Box::new(GroupSearch::<false>::new(objects, first, end_rule))
            }
            (Algorithm::CutOff, Representation::Array) => {
                Box::new(ArraySearch::<true>::new(objects, first, end_rule))
            }
            (Algorithm::CutOff, Representation::Groups) => {
                Box::new(GroupSearch::<true>::new(objects, first, end_rule))
            }
            (Algorithm::Memoised, Representation::Array) => {
                Box::new(Memoised::new(Cells { objects }, objects, first, end_rule))
            }
            (Algorithm::Memoised, Representation::Groups) => {
                let groups = Groups::new(objects);
                Box::new(Memoised::new(groups, objects, first, end_rule))
            }
            (Algorithm::BottomUp, Representation::Array) => {
                Box::new(BottomUp::new(Cells { objects }, objects, first, end_rule))
            }
            (Algorithm::BottomUp, Representation::Groups) => {
                let groups = Groups::new(objects);
                Box::new(BottomUp::new(groups, objects, first, end_rule))
            }
            (Algorithm::SpragueGrundy, _) => {
                Box::new(SpragueGrundy::new(objects, first, representation))
            }
        };
        Ok(Program {
            plan,
            total: u64::try_from(total).unwrap_or(u64::MAX),
            search,
        })
    }

    /// What runs.
    pub fn plan(&self) -> ProgramPlan {
        self.plan
    }

    /// The moves tried so far.
    pub fn moves(&self) -> u64 {
        self.search.moves()
    }

    /// The values kept so far: of positions, the empty row not among them; of Sprague-Grundy those of
    /// rows, the empty row among them; 0 without a table.
    pub fn stored(&self) -> u64 {
        self.search.stored()
    }

    /// The rounds that bottom-up has finished, two in the end; 0 of all others.
    pub fn rounds(&self) -> u32 {
        self.search.rounds()
    }

    /// What has been found out, when nothing is left to do.
    pub fn verdict(&self) -> Option<ProgramVerdict> {
        let value = score::value(self.search.score()?);
        Some(match self.plan.algorithm {
            Algorithm::CutOff | Algorithm::SpragueGrundy => ProgramVerdict::Outcome(value.outcome),
            _ => ProgramVerdict::Exact(value),
        })
    }
}

impl Run for Program {
    type Error = Infallible;

    /// Goes on until `budget` moves are tried. The unit of progress is a move tried, and `total` the
    /// exact number of them. The exhaustive, cut-off and memoised searches stop after any move, the
    /// others pass the budget to finish a position, by fewer than 120 moves; bottom-up also makes the
    /// list of a layer at once.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        self.search.try_moves(budget);
        Ok(Progress {
            done: self.search.moves(),
            total: self.total,
            finished: self.search.score().is_some(),
        })
    }
}

impl std::fmt::Debug for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program")
            .field("plan", &self.plan)
            .field("moves", &self.moves())
            .finish_non_exhaustive()
    }
}
