//! What is known about a point, in one number.

use crate::game::{EndRule, Outcome};
use crate::solve::Value;

/// A point of the table. The order of the numbers is that of a player who chooses a move *to* the
/// point, the best first:
///
/// ```text
///   0 1 2 3 ...                               ... 3 2 1 0 │ no option
///   P, remoteness r                        N, remoteness r
///   a win, the sooner the better    a loss, the later the better
/// ```
///
/// So the best of several options is the least of their numbers. The remoteness is at most the
/// weight of the point, less than 2^20, so the two runs of numbers do not meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Cell(u32);

impl Cell {
    /// The number of no option at all: worse than any option.
    pub(crate) const NO_OPTION: Cell = Cell(u32::MAX);

    /// N with remoteness 0.
    const LAST: u32 = u32::MAX - 1;

    /// The cell of a point without moves.
    pub(crate) fn at_end(end_rule: EndRule) -> Cell {
        match end_rule {
            EndRule::Normal => Cell(0),
            EndRule::Misere => Cell(Cell::LAST),
        }
    }

    /// The cell of a point whose best option, for the player to move, is `self`: the opposite
    /// outcome, one ply more. A point without options gets `end`.
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

    /// Whether this option decides a won point with this cell: the option is lost, and no option is
    /// lost sooner.
    #[inline]
    pub(crate) fn is_decided_by(self, option: Cell) -> bool {
        option.is_lost() && self.0.wrapping_add(option.0) == Cell::LAST - 1
    }

    /// Whether the outcome is P.
    #[inline]
    pub(crate) fn is_lost(self) -> bool {
        self.0 <= Cell::LAST / 2
    }

    /// The remoteness, in plies.
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

    /// A cell that no test expects.
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
    fn the_best_option_decides_if_it_is_lost() {
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
    fn a_cell_without_options_is_the_end() {
        assert_eq!(Cell::NO_OPTION.of_best_option(END), END);
        assert!(cells().into_iter().all(|cell| cell < Cell::NO_OPTION));
    }
}
