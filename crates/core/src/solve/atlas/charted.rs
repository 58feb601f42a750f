//! What an atlas asks of a solved game.

use super::account::{self, AtlasOption, AtlasReason, narrow};
use super::rows::AtlasRow;
use crate::error::Error;
use crate::game::{Outcome, Player};
use crate::play::{Notation, Numbered, follow};
use crate::solve::{Listed, Value, Witness};

/// A solved game as an atlas sees it: positions are the places of the game's list. Every game that is
/// [`Listed`] and has a [`Notation`] is one. An atlas takes it as `&dyn Charted`, so that a package with
/// many games has the code of the atlas once.
///
/// A place that the list does not have answers like a position without moves, or with
/// [`Error::PositionNotSolved`].
pub trait Charted {
    /// The number of positions.
    fn places(&self) -> usize;
    /// The place of the start.
    fn first_place(&self) -> Option<u32>;
    /// Whether both players have the same moves, so that no position says whose turn it is.
    fn is_impartial(&self) -> bool;
    /// See [`Listed::each_after`].
    fn each_place_after(&self, place: u32, each: &mut dyn FnMut(u32, bool));
    /// The value of the position at a place.
    fn value_at(&self, place: u32) -> Result<Value, Error>;
    /// Whose turn it is at a place; `None` in an impartial game.
    fn turn_at(&self, place: u32) -> Option<Player>;
    /// Who wins at a place without moves, for the player who would have to move there.
    fn verdict_at(&self, place: u32) -> Outcome;
    /// The position at a place as a text.
    fn text_at(&self, place: u32) -> String;
    /// Why the position at a place has its value, and the place to which the move of the witness leads.
    fn reason_at(&self, place: u32) -> Result<(AtlasReason, Option<u32>), Error>;
    /// The moves at a place, at most [`MOST_LISTED`](super::MOST_LISTED) and the deciding one, without their
    /// depths; their number; and the place of the deciding one among them.
    fn options_at(&self, place: u32) -> Result<(Vec<AtlasOption>, u32, Option<u32>), Error>;
    /// The row of the table for a place, without its depth.
    fn row_at(&self, place: u32) -> Result<AtlasRow, Error>;
    /// The numbers of moves that lead from the start through these places, one after the other.
    fn moves_through(&self, places: &[u32]) -> Option<Vec<u32>>;
    /// The place to which moves lead from the start, by their numbers.
    fn place_after(&self, moves: &[u32]) -> Result<u32, Error>;
}

impl<S: Listed + Notation> Charted for S {
    fn places(&self) -> usize {
        self.count()
    }

    fn first_place(&self) -> Option<u32> {
        narrow(self.place_of(&self.start())?)
    }

    fn is_impartial(&self) -> bool {
        self.turn(&self.start()).is_none()
    }

    fn each_place_after(&self, place: u32, each: &mut dyn FnMut(u32, bool)) {
        self.each_after(place as usize, &mut |after, again| {
            if let Some(after) = narrow(after) {
                each(after, again);
            }
        });
    }

    fn value_at(&self, place: u32) -> Result<Value, Error> {
        self.value(&position(self, place)?)
    }

    fn turn_at(&self, place: u32) -> Option<Player> {
        self.turn(&self.position(place as usize)?)
    }

    fn verdict_at(&self, place: u32) -> Outcome {
        let position = self.position(place as usize);
        position.map_or(Outcome::D, |position| self.verdict(&position))
    }

    fn text_at(&self, place: u32) -> String {
        let position = self.position(place as usize);
        position.map_or(String::new(), |position| self.text(&position))
    }

    fn reason_at(&self, place: u32) -> Result<(AtlasReason, Option<u32>), Error> {
        let position = position(self, place)?;
        let witness = self.witness(&position)?;
        let reason = match witness {
            Witness::Over => AtlasReason::Over,
            Witness::Decided(_) => AtlasReason::Decided,
            Witness::Tie { plies, .. } => AtlasReason::Tie { plies },
            Witness::Endless(_) => AtlasReason::Endless,
        };
        let after = witness.chosen().and_then(|chosen| {
            let after = self.after(&position, chosen);
            narrow(self.place_of(&after)?)
        });
        Ok((reason, after))
    }

    fn options_at(&self, place: u32) -> Result<(Vec<AtlasOption>, u32, Option<u32>), Error> {
        account::options(self, &position(self, place)?)
    }

    fn row_at(&self, place: u32) -> Result<AtlasRow, Error> {
        let position = position(self, place)?;
        let value = self.value(&position)?;
        let best = self.witness(&position)?.chosen();
        Ok(AtlasRow {
            position: self.text(&position),
            value,
            depth: None,
            best: best.map(|chosen| self.move_text(&position, chosen)),
            chosen: best.map(|chosen| self.number(&position, chosen)),
        })
    }

    fn moves_through(&self, places: &[u32]) -> Option<Vec<u32>> {
        let mut position = self.start();
        let mut numbers = Vec::with_capacity(places.len());
        for &place in places {
            let (number, after) = self.moves(&position).find_map(|chosen| {
                let after = self.after(&position, chosen);
                let leads = self.place_of(&after) == Some(place as usize);
                leads.then(|| (self.number(&position, chosen), after))
            })?;
            numbers.push(number);
            position = after;
        }
        Some(numbers)
    }

    fn place_after(&self, moves: &[u32]) -> Result<u32, Error> {
        let start = self.start();
        let position = follow(&Numbered(self), &start, moves)?.pop();
        let place = self.place_of(position.as_ref().unwrap_or(&start));
        place.and_then(narrow).ok_or(Error::PositionNotSolved)
    }
}

/// The position at a place.
fn position<S: Listed>(game: &S, place: u32) -> Result<S::Position, Error> {
    let position = game.position(place as usize);
    position.ok_or(Error::PositionNotSolved)
}
