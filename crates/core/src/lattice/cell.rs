//! What is known of a point, in one number.

use crate::game::{EndRule, Outcome};
use crate::solve::Value;

/// A point of the table. The numbers are ordered as whoever moves *to* the point would choose:
///
/// ```text
///   0 1 2 3 ...                               ... 3 2 1 0 │ waiting │ outside
///   P, remoteness r                        N, remoteness r
///   a win, the sooner the better    a loss, the later the better
/// ```
///
/// so the best of several options is simply the least of them. Remoteness is at most the weight of
/// a point, less than 2^25, so the two runs of numbers do not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell(u32);

impl Cell {
    /// Not a point of the region.
    pub(crate) const OUTSIDE: Cell = Cell(u32::MAX);

    /// A point of the region that is not coloured yet.
    pub(crate) const WAITING: Cell = Cell(u32::MAX - 1);

    /// N, remoteness 0.
    const LAST: u32 = u32::MAX - 2;

    /// A point without moves.
    pub(crate) fn at_end(end_rule: EndRule) -> Cell {
        match end_rule.outcome_at_end() {
            Outcome::P => Cell(0),
            Outcome::N => Cell(Cell::LAST),
        }
    }

    /// A point whose best option, for whoever must move there, is this one: the other outcome, one
    /// ply more.
    #[inline]
    pub(crate) fn one_ply_earlier(self) -> Cell {
        if self.is_lost() {
            Cell(Cell::LAST - (self.0 + 1))
        } else {
            Cell(Cell::LAST - self.0 + 1)
        }
    }

    /// Whether it is coloured P.
    #[inline]
    pub(crate) fn is_lost(self) -> bool {
        self.0 <= Cell::LAST / 2
    }

    /// Its value, once it is coloured.
    #[inline]
    pub(crate) fn value(self) -> Option<Value> {
        if self.0 > Cell::LAST {
            return None;
        }
        let (outcome, remoteness) = if self.is_lost() {
            (Outcome::P, self.0)
        } else {
            (Outcome::N, Cell::LAST - self.0)
        };
        Some(Value {
            outcome,
            remoteness,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first few cells of both outcomes.
    fn cells() -> Vec<Cell> {
        let mut cells = vec![Cell::at_end(EndRule::Normal), Cell::at_end(EndRule::Misere)];
        for index in 0..8 {
            cells.push(cells[index].one_ply_earlier());
        }
        cells
    }

    #[test]
    fn one_ply_earlier_means_the_same_as_for_values() {
        for cell in cells() {
            let value = cell.value().unwrap();
            assert_eq!(
                cell.one_ply_earlier().value(),
                Some(value.one_ply_earlier())
            );
        }
    }

    #[test]
    fn the_least_cell_is_the_preferred_one() {
        for one in cells() {
            for other in cells() {
                let as_choice = |cell: Cell| cell.value().unwrap().one_ply_earlier();
                assert_eq!(
                    one < other,
                    as_choice(one).is_preferred_to(as_choice(other))
                );
            }
        }
    }

    #[test]
    fn what_is_not_coloured_has_no_value() {
        assert_eq!(Cell::WAITING.value(), None);
        assert_eq!(Cell::OUTSIDE.value(), None);
    }
}
