//! How the number of moves grows with the row.

use std::convert::Infallible;

use super::by_formula::by_formula;
use super::cells::Ordered;
use super::count::Count;
use super::formulas::positions;
use super::groups::PackedGroups;
use super::layers::Layers;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::sequences::Sequences;
use crate::checked::narrow;
use crate::error::{Error, Sure};
use crate::progress::{Progress, Run, goal};

/// The number of moves for one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProgramGrowthRow {
    /// The number of objects.
    pub objects: u32,
    /// The number of moves that the program tries.
    pub count: Count,
    /// The number of moves divided by that of the row with one object less, as the article's program prints
    /// it; `None` for one object.
    pub factor: Option<f64>,
}

#[derive(Clone, Debug)]
enum Way {
    Formula,
    Sequences(Sequences),
    Ordered(Layers<Ordered>),
    Groups(Layers<PackedGroups>),
}

/// Counts a program's moves for rows of 1, 2, 3, … objects, one after another, without running it.
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramGrowth, ProgramPlan, Representation};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::progress::Run;
///
/// let mut growth = ProgramGrowth::new(ProgramPlan {
///     objects: 30,
///     end_rule: EndRule::Normal,
///     first_move: FirstMove::Fewest,
///     representation: Representation::Groups,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// growth.finish()?;
/// let eleven = growth.rows()[10];
/// assert_eq!((eleven.objects, eleven.count.exact), (11, Some(699_165)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ProgramGrowth {
    plan: ProgramPlan,
    way: Way,
    done: u64,
    total: u64,
    rows: Vec<ProgramGrowthRow>,
}

impl ProgramGrowth {
    /// Counts rows of 1 to `plan.objects` objects. Nothing is counted yet.
    ///
    /// # Errors
    ///
    /// The errors of [`count`](super::count()).
    pub fn new(plan: ProgramPlan) -> Result<ProgramGrowth, Error> {
        let ProgramPlan {
            objects,
            end_rule,
            first_move: first,
            representation,
            algorithm,
        } = plan;
        plan.check(ProgramPlan::most_counted(representation, algorithm))?;
        let cut = algorithm == Algorithm::CutOff;
        let (way, total) = match representation {
            _ if by_formula(plan).is_some() => (Way::Formula, objects.into()),
            Representation::Array if !cut => {
                let sequences = Sequences::new(objects, first);
                (Way::Sequences(sequences), Sequences::steps(objects))
            }
            Representation::Array => {
                let layers = Layers::new(Ordered { objects }, first, end_rule, cut);
                let total = layers.positions();
                (Way::Ordered(layers), total)
            }
            Representation::Groups => {
                let layers = Layers::new(PackedGroups::new(objects), first, end_rule, cut);
                let total = layers.positions();
                (Way::Groups(layers), total)
            }
        };
        Ok(ProgramGrowth {
            plan,
            way,
            done: 0,
            total,
            rows: Vec::new(),
        })
    }

    /// The plan for the longest of the rows.
    pub fn plan(&self) -> ProgramPlan {
        self.plan
    }

    /// The rows counted so far, from one object on.
    pub fn rows(&self) -> &[ProgramGrowthRow] {
        &self.rows
    }

    /// How far the count has come; see [`advance`](ProgramGrowth::advance).
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.done,
            total: self.total,
            finished: self.done == self.total,
        }
    }

    /// The moves of the whole row, as soon as they are counted.
    pub fn count(&self) -> Option<Count> {
        let last = self.rows.last()?;
        (last.objects == self.plan.objects).then_some(last.count)
    }

    /// The moves of each row counted so far, divided by the number of its positions other than the start.
    /// For the exhaustive search it says how often the search meets a position on average, as
    /// [`mean_visits`](super::mean_visits) does. Cost O(objects²) for each row.
    pub fn means(&self) -> Vec<f64> {
        let representation = self.plan.representation;
        let rows = self.rows.iter();
        rows.map(|row| mean(row.count, row.objects, representation))
            .collect()
    }
}

impl Run for ProgramGrowth {
    type Error = Infallible;

    /// Goes on until exactly `budget` units are done. A unit is a row if there is a formula, a position if
    /// positions are counted, and a step of the sums for the exhaustive search of the array. Each unit
    /// costs at most O(objects²).
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = goal(self.done, budget).min(self.total);
        while self.done < goal {
            let objects = narrow::<_, u32>(self.rows.len()) + 1;
            let count = match &mut self.way {
                Way::Formula => by_formula(ProgramPlan {
                    objects,
                    ..self.plan
                }),
                Way::Sequences(sequences) => sequences.step(),
                Way::Ordered(layers) => layers.step(),
                Way::Groups(layers) => layers.step(),
            };
            if let Some(count) = count {
                let before = self.rows.last();
                self.rows.push(ProgramGrowthRow {
                    objects,
                    count,
                    factor: before.map(|row| count.about / row.count.about),
                });
            }
            self.done += 1;
        }
        Ok(self.progress())
    }
}

/// How many moves the program will have tried when it has finished, without running it. It is the last row
/// of a [`ProgramGrowth`], counted in one go.
///
/// There are formulas, of cost O(objects⁴) or less, for the exhaustive search of the array, for the
/// searches with a table and for Sprague-Grundy. The others are counted position by position, each
/// position's moves once. In the exhaustive search of the groups equal positions have equally many lines of
/// play. In the cut-off search of the array a position is the groups in their order. This count takes a
/// millisecond at 20 objects, and about a second at [`ProgramPlan::most_counted`].
///
/// ```
/// use appleyard_core::chain::FirstMove;
/// use appleyard_core::chain::programs::{Algorithm, ProgramPlan, Representation, count};
/// use appleyard_core::game::EndRule;
///
/// let moves = count(ProgramPlan {
///     objects: 16,
///     end_rule: EndRule::Normal,
///     first_move: FirstMove::Fewest,
///     representation: Representation::Array,
///     algorithm: Algorithm::Exhaustive,
/// })?;
/// assert_eq!(moves.exact, Some(122_029_746_985_462)); // the article waited only up to 11
/// # Ok::<(), appleyard_core::Error>(())
/// ```
///
/// # Errors
///
/// `objects-out-of-range`; `grundy-under-misere`; `program-too-large` beyond [`ProgramPlan::most_counted`].
pub fn count(plan: ProgramPlan) -> Result<Count, Error> {
    let mut growth = ProgramGrowth::new(plan)?;
    let Ok(_) = growth.finish();
    growth.count().sure("the count has ended")
}

/// A number of moves divided by the number of positions other than the start.
pub(super) fn mean(moves: Count, objects: u32, representation: Representation) -> f64 {
    moves.about / (positions(objects, representation) - 1) as f64
}
