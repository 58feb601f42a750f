//! How often a program meets a position, row by row.

use super::cells::Cells;
use super::groups::Groups;
use super::growth::ProgramGrowth;
use super::plan::{ProgramPlan, Representation};
use super::rules::Rules;

impl ProgramGrowth {
    /// The moves of each row counted so far by the number of its positions, the start not among them:
    /// for the exhaustive search, how often it meets one on average, as
    /// [`mean_visits`](super::mean_visits). Cost O(objects) for each row of the array, O(objects²) for
    /// one of groups.
    pub fn means(&self) -> Vec<f64> {
        let ProgramPlan { representation, .. } = self.plan();
        let positions = |objects| match representation {
            Representation::Array => Cells { objects }.positions(),
            Representation::Groups => Groups::new(objects).positions(),
        };
        let rows = self.rows().iter();
        rows.map(|row| row.count.about / (positions(row.objects) - 1) as f64)
            .collect()
    }
}
