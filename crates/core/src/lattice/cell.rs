//! What is known of a point, in one number.

use crate::game::{EndRule, Outcome};
use crate::solve::Value;

/// A point of the table. The numbers are ordered as whoever moves *to* the point would choose:
///
/// ```text
///   0 1 2 3 ...                               ... 3 2 1 0 │ no option
///   P, remoteness r                        N, remoteness r
///   a win, the sooner the better    a loss, the later the better
/// ```
///
/// so the best of several options is simply the least of them. Remoteness is at most the weight of
/// a point, less than 2^20, so the two runs of numbers do not meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell(u32);

impl Cell {
    /// Worse than any option.
    pub(crate) const NO_OPTION: Cell = Cell(u32::MAX);

    /// N, remoteness 0.
    const LAST: u32 = u32::MAX - 1;

    /// A point without moves.
    pub(crate) fn at_end(end_rule: EndRule) -> Cell {
        match end_rule {
            EndRule::Normal => Cell(0),
            EndRule::Misere => Cell(Cell::LAST),
        }
    }

    /// A point whose best option, for whoever must move there, is this one: the other outcome, one
    /// ply more. A point without options takes `end`.
    #[inline]
    pub(crate) fn of_best_option(self, end: Cell) -> Cell {
        let opposite = Cell::LAST.wrapping_sub(self.0);
        let earlier = if self.is_lost() {
            opposite.wrapping_sub(1)
        } else {
            opposite.wrapping_add(1)
        };
        if self == Cell::NO_OPTION {
            end
        } else {
            Cell(earlier)
        }
    }

    /// Whether a won point of this cell is decided by this option of its: a lost one, and none is
    /// lost sooner.
    #[inline]
    pub(crate) fn is_decided_by(self, option: Cell) -> bool {
        option.is_lost() && self.0.wrapping_add(option.0) == Cell::LAST - 1
    }

    /// Whether it is P.
    #[inline]
    pub(crate) fn is_lost(self) -> bool {
        self.0 <= Cell::LAST / 2
    }

    /// In plies.
    #[inline]
    pub(crate) fn remoteness(self) -> u32 {
        self.0.min(Cell::LAST.wrapping_sub(self.0))
    }

    #[inline]
    pub(crate) fn outcome(self) -> Outcome {
        Outcome::lost_if(self.is_lost())
    }

    #[inline]
    pub(crate) fn value(self) -> Value {
        Value {
            outcome: self.outcome(),
            remoteness: Some(self.remoteness()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Not what any test expects.
    const END: Cell = Cell(1_000_000);

    /// The first few cells of both outcomes.
    fn cells() -> Vec<Cell> {
        let mut cells = vec![Cell::at_end(EndRule::Normal), Cell::at_end(EndRule::Misere)];
        for index in 0..8 {
            cells.push(cells[index].of_best_option(END));
        }
        cells
    }

    #[test]
    fn one_ply_earlier_means_the_same_as_for_values() {
        for cell in cells() {
            assert_eq!(
                cell.of_best_option(END).value(),
                cell.value().one_ply_earlier()
            );
        }
    }

    #[test]
    fn what_decides_is_the_best_option_if_it_is_lost() {
        for best in cells() {
            let own = best.of_best_option(END);
            for option in cells().into_iter().filter(|&option| option >= best) {
                let expected = option == best && best.is_lost();
                assert_eq!(own.is_decided_by(option), expected, "{best:?} {option:?}");
            }
        }
    }

    #[test]
    fn the_least_cell_is_the_preferred_one() {
        for one in cells() {
            for other in cells() {
                let as_choice = |cell: Cell| cell.value().one_ply_earlier();
                assert_eq!(
                    one < other,
                    as_choice(one).is_preferred_to(as_choice(other))
                );
            }
        }
    }

    #[test]
    fn without_options_it_is_the_end() {
        assert_eq!(Cell::NO_OPTION.of_best_option(END), END);
        assert!(cells().into_iter().all(|cell| cell < Cell::NO_OPTION));
    }
}
