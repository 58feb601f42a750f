//! One heap for several players.

use super::Numbers;
use crate::error::{Error, ManyError};
use crate::game::EndRule;
use crate::solve::{BackwardInduction, MAX_POSITIONS, ManyGame, ManyValue, TieBreak};

/// The most stones of a heap for several players.
pub const MAX_SHARED_STONES: u32 = 1000;

/// Several players take stones from one heap in turns. Player 0 is to move at the start.
///
/// Under normal play the player wins who makes the last move. Under misère play the player wins who would
/// have to move next: with two players, that is the opponent of the player who makes the last move.
///
/// A position is the stones that are left, and whose turn it is.
#[derive(Clone, Debug)]
pub struct SharedHeap {
    players: u32,
    taken: Numbers,
    end_rule: EndRule,
}

impl SharedHeap {
    /// The game in which `taken` says what a player may take.
    pub fn new(players: u32, taken: Numbers, end_rule: EndRule) -> SharedHeap {
        SharedHeap {
            players,
            taken,
            end_rule,
        }
    }

    /// A run that solves all heaps of at most `stones`, each with player 0 to move.
    ///
    /// # Errors
    ///
    /// [`ManyError::STONES`] unless there are 1 to [`MAX_SHARED_STONES`]; [`ManyError::PLAYERS`] unless
    /// there are 2 to [`MAX_PLAYERS`](crate::solve::MAX_PLAYERS).
    pub fn solving(self, tie_break: TieBreak, stones: u32) -> Result<SharedRun, Error> {
        ManyError::STONES.check(stones, 1..=MAX_SHARED_STONES)?;
        let mut run = BackwardInduction::new(self, tie_break, MAX_POSITIONS)?;
        for stones in 0..=stones {
            run.ask((stones, 0))?;
        }
        Ok(run)
    }
}

/// The run of a [`SharedHeap`].
pub type SharedRun = BackwardInduction<SharedHeap>;

impl SharedRun {
    /// What is known about a heap of this size, for player 0 to move.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] before the run has finished, and for a larger heap than it solves.
    pub fn heap(&self, stones: u32) -> Result<ManyValue, Error> {
        self.value(&(stones, 0))
    }

    /// What the players take, one after the other, from a heap of this size, if each of them keeps to the
    /// tie-break. Player 0 begins.
    ///
    /// # Errors
    ///
    /// The same as for [`heap`](BackwardInduction::heap).
    pub fn line(&self, stones: u32) -> Result<Vec<u32>, Error> {
        let mut position = (stones, 0);
        let mut line = Vec::new();
        while let Some(taken) = self.best(&position)? {
            line.push(taken);
            position = self.game().after(&position, taken);
        }
        Ok(line)
    }
}

impl ManyGame for SharedHeap {
    type Position = (u32, u32);
    type Move = u32;

    fn players(&self) -> u32 {
        self.players
    }

    fn moves(&self, &(stones, _): &(u32, u32)) -> impl Iterator<Item = u32> {
        let numbers = self.taken.members(stones.into());
        numbers.filter_map(|taken| u32::try_from(taken).ok())
    }

    fn after(&self, &(stones, turn): &(u32, u32), taken: u32) -> (u32, u32) {
        let next = (turn + 1) % self.players.max(1);
        (stones.saturating_sub(taken), next)
    }

    fn turn(&self, &(_, turn): &(u32, u32)) -> u32 {
        turn
    }

    fn winner(&self, &(_, turn): &(u32, u32)) -> Option<u32> {
        let players = self.players.max(1);
        Some(match self.end_rule {
            EndRule::Normal => (turn + players - 1) % players,
            EndRule::Misere => turn,
        })
    }
}
