//! A strategy that takes the middle and then mirrors: it wins, but not always as soon as possible.

use super::first_move::FirstMove;
use super::game::ChainGame;
use super::octal::OctalCode;
use super::row::{ChainTake, Row};
use super::solved::SolvedChain;
use super::table::ChainTable;
use crate::checked::narrow;
use crate::error::{ChainError, Error, Sure};
use crate::game::{EndRule, Game};
use crate::play::options;
use crate::solve::{Solved, Value};

/// The longest game against a first player who takes the middle and then mirrors, under normal play,
/// compared with best play.
///
/// The player who mirrors always has a reply: the image of the last move on the other side of the middle.
/// So this player makes the last move. The opponent decides how long that takes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Duel {
    /// The moves of a longest game. If several moves lead to a longest game, the second player makes the
    /// one that would last longest with best play from then on; of these the first.
    pub takes: Vec<ChainTake>,
    /// The number of plies in which best play wins.
    pub exact: u32,
    /// The first ply at which a better move would have won sooner; `None` if the mirror is never slower.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub slower: Option<Slower>,
}

/// A mirroring move that is slower than the best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct Slower {
    /// Which ply of the game the move is, counted from 1.
    pub ply: usize,
    /// The mirroring move.
    pub mirrored: ChainTake,
    /// The plies of the whole game, with best play from this move on.
    pub mirrored_plies: u32,
    /// The move of the perfect opponent.
    pub best: ChainTake,
    /// The plies of the whole game with that move.
    pub best_plies: u32,
}

/// The duel of a row with this number of objects. `None` if no first move leaves equal sides: in Chain,
/// with an even row under the first-move rule. If several numbers of objects leave equal sides, the first
/// move takes the least of them.
///
/// # Errors
///
/// [`ChainError::OBJECTS`] beyond the length of the table; [`Error::PositionNotSolved`] if it is not
/// finished.
///
/// # Cost
///
/// O(g) for each move of each row of the game, where the row has g groups.
///
/// ```
/// use appleyard_core::chain::{ChainTable, FirstMove, OctalCode, duel};
/// use appleyard_core::progress::Run;
///
/// let mut table = ChainTable::new(OctalCode::chain(), 9)?;
/// table.finish()?;
///
/// let duel = duel(&table, 9, FirstMove::Fewest)?.unwrap();
/// assert_eq!((duel.takes.len(), duel.exact), (9, 7));
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
        takes: Vec::new(),
        exact: plies(game.value(&start)?)?,
        slower: None,
    };
    let is_middle = |take: &ChainTake| 2 * take.first + take.count == objects;
    let Some(middle) = game
        .game()
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
    /// Makes the mirroring move, and notes it if it is the first slow one.
    fn mirror(&mut self, game: &SolvedChain, row: Row, mirrored: ChainTake) -> Result<Row, Error> {
        let before = self.takes.len();
        let options = options(game, &row)?;
        let length = |take: ChainTake| -> Result<u32, Error> {
            let option = options.iter().find(|(it, _)| *it == take);
            let (_, value) = option.sure("the row has the move")?;
            Ok(narrow::<_, u32>(before) + plies(*value)?)
        };
        if self.slower.is_none() {
            let best = game.best(&row)?.sure("the row has a move")?;
            let (mirrored_plies, best_plies) = (length(mirrored)?, length(best)?);
            self.slower = (best_plies < mirrored_plies).then_some(Slower {
                ply: before + 1,
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

/// The plies of a value: a row is never drawn.
fn plies(value: Value) -> Result<u32, Error> {
    value.remoteness.sure("a row is won or lost in some plies")
}

/// Of the moves that allow the longest game against the mirror, the one that lasts longest with best
/// play.
fn slowest(game: &SolvedChain, row: &Row, longest: &[u32]) -> Result<Option<ChainTake>, Error> {
    let plies = |row: &Row| {
        row.runs()
            .map(|(_, size)| longest[size as usize])
            .sum::<u32>()
    };
    let mut best: Option<(ChainTake, Value)> = None;
    for (take, value) in options(game, row)? {
        let longest = plies(&row.after(take)) + 1 == plies(row);
        if longest && best.is_none_or(|(_, most)| value.is_preferred_to(most)) {
            best = Some((take, value));
        }
    }
    Ok(best.map(|(take, _)| take))
}

/// The image of a move on the other side of the middle.
fn image(take: ChainTake, objects: u32) -> ChainTake {
    ChainTake {
        first: objects - take.first - take.count,
        count: take.count,
    }
}

/// The most moves that a game in one group can have, for each size of the group.
fn longest(code: &OctalCode, objects: u32) -> Vec<u32> {
    let mut longest: Vec<u32> = Vec::new();
    for size in 0..=objects {
        let of = |size: u32| longest[size as usize];
        let after = code
            .leavings(size)
            .map(|left| 1 + of(left.larger) + of(left.smaller));
        // Without a move no ply is left.
        let most = after.max().unwrap_or(0);
        longest.push(most);
    }
    longest
}
