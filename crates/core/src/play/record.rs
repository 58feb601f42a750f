//! What happened in a game.

use std::ops::Range;

use crate::error::Error;
use crate::game::{Game, Outcome, Player};
use crate::solve::{MoveOf, PositionOf, Solved, Value};

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct GameRecord<Position, Move> {
    /// The start, and then each ply: one more entry than there are plies.
    pub plies: Vec<RecordedPly<Position, Move>>,
    /// Who has won; `None` while the game goes on, and if it ended undecided.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub winner: Option<Player>,
    /// Whether no move is left.
    pub over: bool,
}

impl<Position, Move> GameRecord<Position, Move> {
    /// The same game with its positions written in another form.
    ///
    /// # Errors
    ///
    /// Those of `write`.
    pub fn map<Written, E>(
        self,
        write: impl Fn(Position) -> Result<Written, E>,
    ) -> Result<GameRecord<Written, Move>, E> {
        let plies = self.plies.into_iter().map(|ply| {
            Ok(RecordedPly {
                position: write(ply.position)?,
                chosen: ply.chosen,
                turn: ply.turn,
                value: ply.value,
                blunder: ply.blunder,
                better: ply.better,
            })
        });
        Ok(GameRecord {
            plies: plies.collect::<Result<_, E>>()?,
            winner: self.winner,
            over: self.over,
        })
    }
}

/// A position of a game, and the move that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct RecordedPly<Position, Move> {
    /// The position.
    pub position: Position,
    /// The move that led here; `None` at the start.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub chosen: Option<Move>,
    /// Whose turn it is; `None` in a game in which the players alternate and have the same moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Player>,
    /// The value of the position for the player to move.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Whether the move gave something away: it turned a win into a draw or a loss, or a draw into a
    /// loss.
    pub blunder: bool,
    /// The move to play instead of the blunder: the move of the perfect opponent.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub better: Option<Move>,
}

/// The positions of a game that went from `start` through these moves: the start, and one for each
/// ply.
///
/// # Errors
///
/// [`Error::PathTooLong`] beyond [`Game::most_plies`]; [`Game::illegal`] for the first move that its
/// position does not have.
///
/// # Cost
///
/// The cost of [`Game::is_legal`] for each ply.
pub fn follow<G: Game + ?Sized>(
    game: &G,
    start: &G::Position,
    moves: &[G::Move],
) -> Result<Vec<G::Position>, Error> {
    follow_within(game, start, moves, game.most_plies())
}

/// The same with another limit of plies.
pub(crate) fn follow_within<G: Game + ?Sized>(
    game: &G,
    start: &G::Position,
    moves: &[G::Move],
    most_plies: usize,
) -> Result<Vec<G::Position>, Error> {
    check_length(moves.len(), most_plies)?;
    let mut position = start.clone();
    let mut positions = Vec::with_capacity(moves.len() + 1);
    for (ply, &chosen) in (1..).zip(moves) {
        if !game.is_legal(&position, chosen) {
            return Err(game.illegal(ply, chosen));
        }
        let after = game.after(&position, chosen);
        positions.push(std::mem::replace(&mut position, after));
    }
    positions.push(position);
    Ok(positions)
}

/// Refuses a game that is longer than a record may be.
pub(crate) fn check_length(plies: usize, most: usize) -> Result<(), Error> {
    if plies <= most {
        return Ok(());
    }
    Err(Error::PathTooLong {
        plies: plies as u64,
        limit: most as u64,
    })
}

/// The record of a game that went from `start` through these moves.
///
/// # Errors
///
/// The same as for [`follow`] and [`Solved::value`].
///
/// # Cost
///
/// A value for each ply; for a blunder also a move of the perfect opponent.
///
/// ```
/// use appleyard_core::game::{EndRule, Player};
/// use appleyard_core::lattice::{Colouring, Point, SolvedLattice, VectorGame};
/// use appleyard_core::play::record;
/// use appleyard_core::progress::Run;
///
/// let mut apples = Colouring::new(VectorGame::apples(), EndRule::Misere, 3, 3)?;
/// apples.finish()?;
/// let apples = SolvedLattice::new(&apples);
///
/// // From two apples, as quickly as possible: who wins, and where did the opponent go wrong?
/// let path = [(2, 0), (1, 0), (0, 0)].map(|(m, n)| Point { m, n });
/// let (start, plies) = apples.plies_of(&path)?;
/// let game = record(&apples, &start, &plies)?;
/// assert_eq!(game.winner, Some(Player::First)); // the opponent ate the last piece,
/// assert!(game.plies[2].blunder); // instead of leaving half of it
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn record<S: Solved + ?Sized>(
    solved: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
) -> Result<GameRecord<PositionOf<S>, MoveOf<S>>, Error> {
    record_part(solved, start, moves, 0..moves.len() + 1)
}

/// The same record with a part of its entries, for a game whose blunders take long to look into. Entries
/// beyond the last one are left out.
///
/// # Errors
///
/// The same as for [`record`], but a value that only other entries need may be unknown.
///
/// # Cost
///
/// That of [`follow`], and that of [`record`] for these entries.
pub fn record_part<S: Solved + ?Sized>(
    solved: &S,
    start: &PositionOf<S>,
    moves: &[MoveOf<S>],
    part: Range<usize>,
) -> Result<GameRecord<PositionOf<S>, MoveOf<S>>, Error> {
    let game = solved.game();
    let positions = follow_within(game, start, moves, solved.most_plies())?;
    let entries = part.start..part.end.min(positions.len());
    let mut plies: Vec<RecordedPly<_, _>> = Vec::with_capacity(entries.len());
    for entry in entries {
        let position = &positions[entry];
        let (mut blunder, mut better, mut chosen) = (false, None, None);
        if let Some(before) = entry.checked_sub(1) {
            let (before, made) = (&positions[before], moves[before]);
            let had = plies
                .last()
                .map_or_else(|| solved.value(before), |last| Ok(last.value))?;
            let kept = solved.value_of_move(before, made)?;
            blunder = gives_away(had.outcome, kept.outcome);
            if blunder {
                better = solved.best(before)?;
            }
            chosen = Some(made);
        }
        plies.push(RecordedPly {
            turn: game.turn(position),
            value: solved.value(position)?,
            position: position.clone(),
            chosen,
            blunder,
            better,
        });
    }
    let end = positions.last().filter(|last| game.is_over(last));
    let winner = end.and_then(|last| {
        let turn = game.turn(last);
        // In an impartial game the players alternate.
        let to_move = turn.unwrap_or(Player::to_move_after(moves.len()));
        match game.verdict(last) {
            Outcome::N => Some(to_move),
            Outcome::P => Some(to_move.other()),
            Outcome::D => None,
        }
    });
    Ok(GameRecord {
        over: end.is_some(),
        winner,
        plies,
    })
}

/// Whether a move is a blunder: `kept` is its outcome for the player who chose it, `had` the outcome
/// before it.
fn gives_away(had: Outcome, kept: Outcome) -> bool {
    had != kept && kept != Outcome::N
}
