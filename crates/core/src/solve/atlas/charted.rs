//! What an atlas asks of a solved game.

use super::account::{self, AtlasOption, AtlasReason};
use super::rows::AtlasRow;
use crate::error::Error;
use crate::game::{Game, Outcome, Player};
use crate::play::{Notation, Numbered, follow};
use crate::solve::{Link, Listed, PositionOf, Value, Witness};

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
    /// See [`Listed::options_of`].
    fn links_at(&self, place: u32, links: &mut Vec<Link>) -> Result<(), Error>;
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

impl<S: Listed<Game: Notation>> Charted for S {
    fn places(&self) -> usize {
        self.count()
    }

    fn first_place(&self) -> Option<u32> {
        self.place_of(&self.game().start())
    }

    fn is_impartial(&self) -> bool {
        self.game().turn(&self.game().start()).is_none()
    }

    fn links_at(&self, place: u32, links: &mut Vec<Link>) -> Result<(), Error> {
        self.options_of(place, links)
    }

    fn value_at(&self, place: u32) -> Result<Value, Error> {
        self.value(&position(self, place)?)
    }

    fn turn_at(&self, place: u32) -> Option<Player> {
        self.game().turn(&self.position(place)?)
    }

    fn verdict_at(&self, place: u32) -> Outcome {
        let position = self.position(place);
        position.map_or(Outcome::D, |position| self.game().verdict(&position))
    }

    fn text_at(&self, place: u32) -> String {
        let position = self.position(place);
        position.map_or(String::new(), |position| self.game().text(&position))
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
            let after = self.game().after(&position, chosen);
            self.place_of(&after)
        });
        Ok((reason, after))
    }

    fn options_at(&self, place: u32) -> Result<(Vec<AtlasOption>, u32, Option<u32>), Error> {
        account::options(self, &position(self, place)?)
    }

    fn row_at(&self, place: u32) -> Result<AtlasRow, Error> {
        let game = self.game();
        let position = position(self, place)?;
        let value = self.value(&position)?;
        let best = self.witness(&position)?.chosen();
        Ok(AtlasRow {
            position: game.text(&position),
            value,
            depth: None,
            best: best.map(|chosen| game.move_text(&position, chosen)),
            chosen: best.map(|chosen| game.number(&position, chosen)),
        })
    }

    fn moves_through(&self, places: &[u32]) -> Option<Vec<u32>> {
        let game = self.game();
        let mut position = game.start();
        let mut numbers = Vec::with_capacity(places.len());
        for &place in places {
            let (number, after) = game.moves(&position).find_map(|chosen| {
                let after = game.after(&position, chosen);
                let leads = self.place_of(&after) == Some(place);
                leads.then(|| (game.number(&position, chosen), after))
            })?;
            numbers.push(number);
            position = after;
        }
        Some(numbers)
    }

    fn place_after(&self, moves: &[u32]) -> Result<u32, Error> {
        let start = self.game().start();
        // Before the run has ended, a game may not know its moves yet.
        self.value(&start)?;
        let position = follow(&Numbered(self), &start, moves)?.pop();
        let place = self.place_of(position.as_ref().unwrap_or(&start));
        place.ok_or(Error::PositionNotSolved)
    }
}

/// The position at a place.
fn position<S: Listed>(solved: &S, place: u32) -> Result<PositionOf<S>, Error> {
    let position = solved.position(place);
    position.ok_or(Error::PositionNotSolved)
}
