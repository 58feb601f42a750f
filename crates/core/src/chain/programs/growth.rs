//! How the number of moves grows with the row.

use std::convert::Infallible;

use super::by_formula::by_formula;
use super::cells::Ordered;
use super::count::Count;
use super::groups::Groups;
use super::layers::Layers;
use super::plan::{Algorithm, ProgramPlan, Representation};
use crate::error::Error;
use crate::progress::{Progress, Run};

/// The moves of one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProgramGrowthRow {
    /// The number of objects.
    pub objects: u32,
    /// The moves that the program tries.
    pub count: Count,
    /// How many times as many as with one object less, as the article's program prints it; `None` for
    /// one object.
    pub factor: Option<f64>,
}

#[derive(Clone, Debug)]
enum Way {
    Formula,
    Ordered(Layers<Ordered>),
    Groups(Layers<Groups>),
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
///     first: FirstMove::Fewest,
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
    /// Of rows of 1 to `plan.objects` objects; nothing is counted yet.
    ///
    /// # Errors
    ///
    /// As those of [`count`](super::count()).
    pub fn new(plan: ProgramPlan) -> Result<ProgramGrowth, Error> {
        let ProgramPlan {
            objects,
            end_rule,
            first,
            representation,
            algorithm,
        } = plan;
        plan.check(ProgramPlan::most_counted(representation, algorithm))?;
        let cut = algorithm == Algorithm::CutOff;
        let (way, total) = match representation {
            _ if by_formula(plan).is_some() => (Way::Formula, objects.into()),
            Representation::Array => {
                let layers = Layers::new(Ordered { objects }, first, end_rule, cut);
                let total = layers.positions();
                (Way::Ordered(layers), total)
            }
            Representation::Groups => {
                let layers = Layers::new(Groups::new(objects), first, end_rule, cut);
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

    /// What is counted, for the longest of the rows.
    pub fn plan(&self) -> ProgramPlan {
        self.plan
    }

    /// The rows that are counted, from one object on.
    pub fn rows(&self) -> &[ProgramGrowthRow] {
        &self.rows
    }
}

impl Run for ProgramGrowth {
    type Error = Infallible;

    /// Goes on until `budget` units are done. The unit is a position counted, or, where there is a
    /// formula, a row; each call stops at the budget, but the list of a layer is made at once.
    fn advance(&mut self, budget: u64) -> Result<Progress, Infallible> {
        let goal = self.done.saturating_add(budget).min(self.total);
        while self.done < goal {
            let objects = u32::try_from(self.rows.len()).unwrap_or(u32::MAX) + 1;
            let count = match &mut self.way {
                Way::Formula => by_formula(ProgramPlan {
                    objects,
                    ..self.plan
                }),
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
        Ok(Progress {
            done: self.done,
            total: self.total,
            finished: self.done == self.total,
        })
    }
}
