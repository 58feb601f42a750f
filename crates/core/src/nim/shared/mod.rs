//! One heap for several players.
//!
//! With three players a position need not be won or lost for anybody: a player who cannot win may still
//! choose who does. So a tie-break says what such a player prefers. It belongs to the answer.

mod players;
mod tie_break;

pub use players::Players;
pub use tie_break::TieBreak;

use super::Numbers;
use crate::error::{Error, NimError, Sure};
use crate::game::EndRule;
use crate::progress::{Progress, Run};

/// The most players of a game.
pub const MAX_PLAYERS: u32 = 16;

/// The most stones of a heap for several players.
pub const MAX_SHARED_STONES: u32 = 1000;

/// What is known about a heap. Players count from 0, the player to move, in the order in which they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ManyValue {
    /// Who wins if each player prefers to win, and otherwise keeps to the tie-break; `None` if nobody
    /// wins then.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub winner: Option<u32>,
    /// The plies to the end of that play.
    pub plies: u32,
    /// The player who wins whatever all others do, even if they play together against that player; `None`
    /// if nobody can force a win.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub forced: Option<u32>,
    /// Who can win if each player wins where that is certain, and otherwise does anything.
    pub possible: Players,
}

/// Several players take stones from one heap in turns.
///
/// Under normal play the player wins who makes the last move. Under misère play the player wins who would
/// have to move next: with two players, that is the opponent of the player who makes the last move.
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

    /// A run that solves all heaps of at most `stones`.
    ///
    /// # Errors
    ///
    /// [`NimError::SHARED_STONES`] unless there are 1 to [`MAX_SHARED_STONES`]; [`NimError::PLAYERS`] unless
    /// there are 2 to [`MAX_PLAYERS`].
    pub fn solving(self, tie_break: TieBreak, stones: u32) -> Result<SharedRun, Error> {
        NimError::SHARED_STONES.check(stones, 1..=MAX_SHARED_STONES)?;
        NimError::PLAYERS.check(self.players, 2..=MAX_PLAYERS)?;
        Ok(SharedRun {
            heap: self,
            tie_break,
            stones,
            known: Vec::new(),
        })
    }

    /// The value of a heap from which nothing can be taken. The player before player 0 sits last.
    fn at_end(&self) -> ManyValue {
        let winner = match self.end_rule {
            EndRule::Normal => self.players - 1,
            EndRule::Misere => 0,
        };
        ManyValue {
            winner: Some(winner),
            plies: 0,
            forced: Some(winner),
            possible: Players::only(winner),
        }
    }

    /// What a value of the next player's is to the player who moves there: everybody sits one place further.
    fn before(&self, value: ManyValue) -> ManyValue {
        let further = |player: u32| (player + 1) % self.players;
        ManyValue {
            winner: value.winner.map(further),
            plies: value.plies + 1,
            forced: value.forced.map(further),
            possible: value.possible.iter().map(further).collect(),
        }
    }
}

/// The run of a [`SharedHeap`]: a table of all heaps, each from the smaller ones.
#[derive(Clone, Debug)]
pub struct SharedRun {
    heap: SharedHeap,
    tie_break: TieBreak,
    stones: u32,
    /// For each heap so far its value, and what player 0 takes; 0 if nothing can be taken.
    known: Vec<(ManyValue, u32)>,
}

impl SharedRun {
    /// What is known about a heap of this size, for player 0 to move.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] before the run has finished, and for a larger heap than it solves.
    pub fn heap(&self, stones: u32) -> Result<ManyValue, Error> {
        Ok(self.known(stones)?.0)
    }

    /// What the players take, one after the other, from a heap of this size, if each of them keeps to the
    /// tie-break. Player 0 begins.
    ///
    /// # Errors
    ///
    /// The same as for [`heap`](SharedRun::heap).
    pub fn line(&self, stones: u32) -> Result<Vec<u32>, Error> {
        let mut left = stones;
        let mut line = Vec::new();
        loop {
            let (_, taken) = self.known(left)?;
            if taken == 0 {
                return Ok(line);
            }
            line.push(taken);
            left -= taken;
        }
    }

    fn known(&self, stones: u32) -> Result<(ManyValue, u32), Error> {
        let known = self.known.get(stones as usize).copied();
        let finished = self.progress().finished;
        known.filter(|_| finished).ok_or(Error::PositionNotSolved)
    }

    /// The value of a heap, of which all smaller ones are known, and what is taken from it.
    fn decide(&self, stones: u32) -> Result<(ManyValue, u32), Error> {
        let mut best: Option<(_, ManyValue, u32)> = None;
        let mut possible = Players::default();
        let (mut certain, mut reached) = (false, false);
        // The player who can force a win after every move, while the moves looked at have one.
        let mut after_all: Option<Option<u32>> = None;
        for taken in self.heap.taken.members(stones.into()) {
            let taken = u32::try_from(taken).sure("no more is taken than there is")?;
            let (after, _) = self.known[(stones - taken) as usize];
            let option = self.heap.before(after);
            let winner = option.winner;
            let rank = self.tie_break.rank(self.heap.players, winner, option.plies);
            if best.as_ref().is_none_or(|(most, ..)| rank > *most) {
                best = Some((rank, option, taken));
            }
            possible = possible.or(option.possible);
            certain |= option.possible == Players::only(0);
            reached |= option.forced == Some(0);
            after_all = Some(match after_all {
                None => option.forced,
                Some(forced) => forced.filter(|_| forced == option.forced),
            });
        }
        let (Some((_, best, taken)), Some(forced)) = (best, after_all) else {
            return Ok((self.heap.at_end(), 0));
        };
        let value = ManyValue {
            forced: if reached { Some(0) } else { forced },
            possible: if certain { Players::only(0) } else { possible },
            ..best
        };
        Ok((value, taken))
    }

    fn progress(&self) -> Progress {
        let (done, total) = (self.known.len() as u64, u64::from(self.stones) + 1);
        Progress {
            done,
            total,
            finished: done == total,
        }
    }
}

impl Run for SharedRun {
    type Error = Error;

    /// The unit is a heap, with all moves of it: at most as many as it has stones.
    ///
    /// # Errors
    ///
    /// None.
    fn advance(&mut self, budget: u64) -> Result<Progress, Error> {
        let known = u32::try_from(self.known.len()).sure("a heap has few stones")?;
        let next = (known..=self.stones).zip(0..budget);
        for (stones, _) in next {
            let decided = self.decide(stones)?;
            self.known.push(decided);
        }
        Ok(self.progress())
    }
}
