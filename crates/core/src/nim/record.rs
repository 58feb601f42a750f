//! What happened in a heap game.

use super::analysis::HeapRun;
use super::classes::NimClass;
use super::game::Take;
use crate::error::{Error, NimError};
use crate::game::Outcome;
use crate::play::{MAX_PLIES, Player};

/// A heap game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapRecord {
    /// The start, and then each move: one more than there are moves.
    pub plies: Vec<HeapPly>,
    /// Who has won; `None` while the game goes on.
    pub winner: Option<Player>,
}

/// A position of a game, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapPly {
    /// The heaps.
    pub position: Vec<u64>,
    /// The move that led here; `None` at the start.
    pub take: Option<Take>,
    /// Who wins from here, for whoever must move.
    pub outcome: Outcome,
    /// In plies, where the run knows it.
    pub remoteness: Option<u32>,
    /// The exclusive or of the heaps' Grundy values, where there are any.
    pub xor: Option<u64>,
    /// The class, in Nim under either end rule.
    pub class: Option<NimClass>,
    /// Whether the move gave a win away: the position before was won for whoever moved, and this
    /// one is won for the other.
    pub blunder: bool,
    /// What should have been played instead of a blunder: the move of the perfect opponent.
    pub better: Option<Take>,
}

/// The record of a game from the start through these moves.
///
/// # Errors
///
/// [`Error::PathTooLong`] beyond [`MAX_PLIES`]; [`NimError::IllegalTake`];
/// [`NimError::PositionNotSolved`] if the run is not finished.
///
/// # Cost
///
/// O(k) for each move and k heaps; for a blunder also a move of the perfect opponent.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::nim::{Coupling, HeapGame, HeapRun, Numbers, Take, record};
/// use appleyard_core::play::Player;
///
/// let game = HeapGame::new(&[2], &[Numbers::any()], Coupling::None, false, EndRule::Misere)?;
/// let mut run = HeapRun::new(game)?;
/// while !run.advance(10_000)?.finished {}
///
/// // Both stones at once, though one would have won.
/// let game = record(&run, &[Take { heap: 0, stones: 2, both: false }])?;
/// assert_eq!(game.winner, Some(Player::Second));
/// assert!(game.plies[1].blunder);
/// assert_eq!(game.plies[1].better, Some(Take::from_one(0, 1)));
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn record(run: &HeapRun, takes: &[Take]) -> Result<HeapRecord, Error> {
    let mut record = follow(run, takes)?;
    let mut before: Option<Vec<u64>> = None;
    for ply in &mut record.plies {
        if let (true, Some(before)) = (ply.blunder, before) {
            ply.better = run.perfect(&before)?;
        }
        before = Some(ply.position.clone());
    }
    Ok(record)
}

/// [`record`] without what would have been better.
pub(super) fn follow(run: &HeapRun, takes: &[Take]) -> Result<HeapRecord, Error> {
    if takes.len() > MAX_PLIES {
        return Err(Error::PathTooLong {
            plies: takes.len() as u64,
            limit: MAX_PLIES as u64,
        });
    }
    let mut position = run.game().start().to_vec();
    let mut before = run.outcome_at(&position)?;
    let mut plies = vec![ply_to(run, &position, None, before)];
    for (ply, &take) in (1..).zip(takes) {
        if !run.game().is_legal(&position, take) {
            return Err(Error::Nim(NimError::IllegalTake {
                ply,
                heap: take.heap as u64,
                stones: take.stones,
            }));
        }
        position = run.game().after(&position, take);
        let outcome = run.outcome_at(&position)?;
        plies.push(HeapPly {
            blunder: before == Outcome::N && outcome == Outcome::N,
            ..ply_to(run, &position, Some(take), outcome)
        });
        before = outcome;
    }
    let to_move = Player::to_move_after(takes.len());
    let winner = match run.game().end_rule().outcome_at_end() {
        Outcome::N => to_move,
        Outcome::P => to_move.other(),
    };
    Ok(HeapRecord {
        plies,
        winner: run.game().is_over(&position).then_some(winner),
    })
}

/// A position as it is by itself, before it is known whether a blunder led to it.
fn ply_to(run: &HeapRun, position: &[u64], take: Option<Take>, outcome: Outcome) -> HeapPly {
    let worths = run.worths_at(position);
    HeapPly {
        position: position.to_vec(),
        take,
        outcome,
        remoteness: run.remoteness(position),
        xor: worths.map(|worths| worths.iter().fold(0, |xor, worth| xor ^ worth)),
        class: run.game().is_nim().then(|| NimClass::of(position)),
        blunder: false,
        better: None,
    }
}
