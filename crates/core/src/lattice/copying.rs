//! The strategy of the source document: copy your opponent.

use super::picture::Picture;
use super::solved::SolvedLattice;
use crate::error::{Error, LatticeError};
use crate::game::{EndRule, Game};
use crate::lattice::{Ply, Point, VectorGame};
use crate::solve::Solved;

/// Why the copying player replies in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum CopyRule {
    /// `copied`: the player makes the same move again. The numbers of wholes and halves stay even.
    Copied,
    /// `half-of-other-whole`: the opponent ate one of the last two wholes, so the player eats half of
    /// the other. Then only halves remain, an odd number of them.
    HalfOfOtherWhole,
    /// `other-whole`: the opponent ate half of one of the last two wholes, so the player eats the
    /// other whole. Then only halves remain, an odd number of them.
    OtherWhole,
    /// `last-halves`: no wholes are left, and the players eat one half each in turn. The opponent
    /// eats the last one.
    LastHalves,
}

/// The moves of the apple game, by their indices in [`VectorGame::apples`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eaten {
    Whole = 0,
    Half = 1,
    HalfOfWhole = 2,
}

/// The reply to the opponent's ply from `before` to `after` in the apple game under misère play, and
/// the rule that the reply follows. The index is that of the move in [`VectorGame::apples`].
///
/// The opponent moved from a point where copying wins. Such a point has an even number of wholes (at least
/// two) and of halves, or no whole and an odd number of halves. The reply leads to such a point again:
///
/// ```text
///   before        the opponent eats    the reply
///   (m,n) even    a half               a half
///   m ≥ 4         anything             the same
///   m = 2         a whole              half of the other    ┐ an odd number of halves,
///   m = 2         half of a whole      the other            ┘ no wholes
///   (0,n) odd     a half               a half               if there is one
/// ```
///
/// `None` if `before` is not such a point, if no move leads from it to `after`, or if nothing is left to
/// eat. Then the opponent has just eaten the last piece and lost. Cost O(1).
///
/// ```
/// use appleyard_core::lattice::{CopyRule, Point, copying_reply};
///
/// // The opponent has eaten one of the last two; the reply is to eat half of the other.
/// let (ply, rule) = copying_reply(Point { m: 2, n: 0 }, Point { m: 1, n: 0 }).unwrap();
/// assert_eq!(ply.to, Point { m: 0, n: 1 });
/// assert_eq!(rule, CopyRule::HalfOfOtherWhole);
/// ```
pub fn copying_reply(before: Point, after: Point) -> Option<(Ply, CopyRule)> {
    let apples = VectorGame::apples();
    let is_even = before.m.is_multiple_of(2) && before.n.is_multiple_of(2);
    if !(before.m >= 2 && is_even || before.m == 0 && !before.n.is_multiple_of(2)) {
        return None;
    }
    let copied = apples.ply_to(before, after)?.index;
    let (index, rule) = if before.m == 0 {
        (Eaten::Half as usize, CopyRule::LastHalves)
    } else if before.m == 2 && copied == Eaten::Whole as usize {
        (Eaten::HalfOfWhole as usize, CopyRule::HalfOfOtherWhole)
    } else if before.m == 2 && copied == Eaten::HalfOfWhole as usize {
        (Eaten::Whole as usize, CopyRule::OtherWhole)
    } else {
        (copied, CopyRule::Copied)
    };
    let reply = apples.plies(after).find(|ply| ply.index == index)?;
    Some((reply, rule))
}

/// The copying reply to the last ply of a path, as a ply of the picture's game, whose moves may be in
/// another order; `None` if the game is over.
///
/// # Errors
///
/// The same as for [`SolvedLattice::plies_of`]. [`LatticeError::StrategyDoesNotApply`] if copying gives no
/// reply here. That is so if the game is another one or under normal play, if nobody has moved yet, or if
/// the opponent did not move from a point where copying wins.
///
/// # Cost
///
/// The same as for [`SolvedLattice::plies_of`].
pub fn reply_by_copying(picture: &dyn Picture, path: &[Point]) -> Result<Option<Ply>, Error> {
    let game = SolvedLattice::new(picture);
    let (start, plies) = game.plies_of(path)?;
    let after = plies.last().map_or(start, |ply| ply.to);
    if game.game().is_over(&after) {
        return Ok(None);
    }
    // The first move of a path begins at the start.
    let before = path.iter().rev().nth(1).copied().unwrap_or(start);
    let is_apples = is_apple_game(picture.game()) && picture.end_rule() == EndRule::Misere;
    copying_reply(before, after)
        .filter(|_| is_apples)
        .and_then(|(reply, _)| picture.game().ply_to(after, reply.to))
        .ok_or(Error::from(LatticeError::StrategyDoesNotApply {
            m: before.m,
            n: before.n,
        }))
        .map(Some)
}

/// The rule of the strategy by which the ply to `path[place]` replies to the ply before it; `None` if
/// it is not such a reply. The player need not have meant it so. Cost O(1).
pub fn copying_rule(path: &[Point], place: usize) -> Option<CopyRule> {
    let &[before, after, to] = path.get(place.checked_sub(2)?..=place)? else {
        return None;
    };
    copying_reply(before, after)
        .filter(|(ply, _)| ply.to == to)
        .map(|(_, rule)| rule)
}

/// Whether the moves are those of the apple game, in any order. No game has a move twice.
fn is_apple_game(game: &VectorGame) -> bool {
    let apples = VectorGame::apples();
    game.moves().len() == apples.moves().len()
        && game.moves().iter().all(|one| apples.moves().contains(one))
}
