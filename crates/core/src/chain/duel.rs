//! The middle and then a mirror: a strategy that wins, and not as soon as possible.

use super::first_move::FirstMove;
use super::game::ChainGame;
use super::octal::OctalCode;
use super::row::{Row, Take};
use super::solved::SolvedChain;
use super::table::ChainTable;
use crate::error::{ChainError, Error};
use crate::game::{EndRule, Game};
use crate::play::options;
use crate::solve::{Solved, Value};

/// The longest game against a first player who takes the middle and then mirrors, under normal play, next
/// to what perfect play needs.
///
/// Whoever mirrors always has a reply, the image of the move before on the other side of the middle, and
/// so makes the last move. How long that takes, the other one decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The objects at the start.
    pub objects: u32,
    /// The moves of a longest game. Of those that make it so long the second player makes the one that
    /// would last longest if from then on both played perfectly; of those the first.
    pub takes: Vec<Take>,
    /// The value of the start: the plies that perfect play needs.
    pub exact: Value,
    /// Where a better move would first have won sooner; `None` if the mirror is nowhere slower.
    pub slower: Option<Slower>,
}

/// A mirroring move that is slower than the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slower {
    /// Which ply of the game it is, counted from 1.
    pub ply: usize,
    /// The row before it.
    pub row: Row,
    /// The move that mirrors.
    pub mirrored: Take,
    /// The plies of the whole game, if from this move on both play perfectly.
    pub mirrored_plies: u32,
    /// The move that the perfect opponent would make.
    pub best: Take,
    /// The plies of the whole game with it.
    pub best_plies: u32,
}

/// The duel of a row of so many objects. `None` if the middle cannot be taken: in Chain, an even row
/// under the first-move rule. Of several numbers that leave equal sides the least is taken.
///
/// # Errors
///
/// [`ChainError::OBJECTS`] beyond the length of the table; [`Error::PositionNotSolved`] if it is not
/// finished.
///
/// # Cost
///
/// O(g) for each move of each row of the game, of g groups.
///
/// ```
/// use appleyard_core::chain::{ChainTable, FirstMove, OctalCode, duel};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 9)?;
/// table.finish()?;
///
/// let duel = duel(&table, 9, FirstMove::Fewest)?.unwrap();
/// assert_eq!((duel.takes.len(), duel.exact.remoteness), (9, Some(7)));
/// assert_eq!(duel.slower.map(|slower| slower.ply), Some(3));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn duel(table: &ChainTable, objects: u32, first: FirstMove) -> Result<Option<Duel>, Error> {
    ChainError::OBJECTS.check(objects, 1..=table.length())?;
    let start = Row::whole(objects)?;
    let rules = ChainGame {
        end_rule: EndRule::Normal,
        first,
        start,
    };
    let game = SolvedChain::new(table, rules)?;
    let mut duel = Duel {
        objects,
        takes: Vec::new(),
        exact: game.value(&start)?,
        slower: None,
    };
    let is_middle = |take: &Take| 2 * take.first + take.count == objects;
    let Some(middle) = game
        .moves(&start)
        .filter(is_middle)
        .min_by_key(|it| it.count)
    else {
        return Ok(None);
    };
    let longest = longest(table.code(), objects);
    let mut row = duel.mirror(&game, start, middle)?;
    while let Some(take) = slowest(&game, &row, &longest)? {
        duel.takes.push(take);
        row = duel.mirror(&game, row.after(take), image(take, objects))?;
    }
    Ok(Some(duel))
}

impl Duel {
    /// Makes a move of whoever mirrors, and looks whether it is the first slow one.
    fn mirror(&mut self, game: &SolvedChain, row: Row, mirrored: Take) -> Result<Row, Error> {
        let plies = self.takes.len();
        let options = options(game, &row)?;
        let length = |take: Take| {
            let (_, value) = options.iter().find(|(it, _)| *it == take)?;
            Some(u32::try_from(plies).ok()? + value.remoteness?)
        };
        if self.slower.is_none()
            && let Some(best) = game.best(&row)?
            && let (Some(mirrored_plies), Some(best_plies)) = (length(mirrored), length(best))
            && best_plies < mirrored_plies
        {
            self.slower = Some(Slower {
                ply: plies + 1,
                row,
                mirrored,
                mirrored_plies,
                best,
                best_plies,
            });
        }
        self.takes.push(mirrored);
        Ok(row.after(mirrored))
    }
}

/// Of the moves after which the game against the mirror can still be longest, the one that lasts longest
/// under perfect play.
fn slowest(game: &SolvedChain, row: &Row, longest: &[u32]) -> Result<Option<Take>, Error> {
    let plies = |row: &Row| {
        let of_groups = row.runs().map(|(_, size)| longest.get(size as usize));
        of_groups.flatten().sum::<u32>()
    };
    let mut best: Option<(Take, Value)> = None;
    for (take, value) in options(game, row)? {
        let longest = plies(&row.after(take)) + 1 == plies(row);
        if longest && best.is_none_or(|(_, most)| value.is_preferred_to(most)) {
            best = Some((take, value));
        }
    }
    Ok(best.map(|(take, _)| take))
}

/// The image of a move on the other side of the middle.
fn image(take: Take, objects: u32) -> Take {
    Take {
        first: objects - take.first - take.count,
        count: take.count,
    }
}

/// The most moves that can be made in a group, for each size.
fn longest(code: &OctalCode, objects: u32) -> Vec<u32> {
    let mut longest: Vec<u32> = Vec::new();
    for size in 0..=objects {
        let of = |size: u32| longest.get(size as usize).copied().unwrap_or(0);
        let after = code
            .leavings(size)
            .map(|left| 1 + of(left.larger) + of(left.smaller));
        let most = after.max().unwrap_or(0);
        longest.push(most);
    }
    longest
}
