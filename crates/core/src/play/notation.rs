//! How a game is written: positions as texts, moves as numbers.

use super::Ending;
use super::record::MAX_PLIES;
use crate::certificate::Heading;
use crate::error::Error;
use crate::game::{Game, Outcome, Player};
use crate::rng::Rng;
use crate::solve::{PositionOf, Solved, Value};

/// A game whose positions and moves can be written down: for a link, a table, a certificate or a page.
pub trait Notation: Game {
    /// The position in which a game begins.
    fn start(&self) -> Self::Position;

    /// Which game this is, exactly, for its [certificate](crate::certificate); `None` unless the game says it.
    fn heading(&self) -> Option<Heading> {
        None
    }

    /// A position as a text. Different positions have different texts.
    fn text(&self, position: &Self::Position) -> String;

    /// What a move is called: unless a game says otherwise, the text of the position after it.
    fn move_text(&self, position: &Self::Position, chosen: Self::Move) -> String {
        self.text(&self.after(position, chosen))
    }

    /// The number of a move in a link: unless a game says otherwise, its place among the moves of the
    /// position.
    fn number(&self, position: &Self::Position, chosen: Self::Move) -> u32 {
        let place = self.moves(position).position(|legal| legal == chosen);
        place
            .and_then(|place| u32::try_from(place).ok())
            .unwrap_or(u32::MAX)
    }

    /// The legal move with a number; `None` if the position has none with it.
    fn step(&self, position: &Self::Position, number: u32) -> Option<Self::Move> {
        self.moves(position)
            .find(|&legal| self.number(position, legal) == number)
    }

    /// Why the game is over; `None` while it goes on.
    fn ended(&self, position: &Self::Position) -> Option<Ending> {
        self.is_over(position).then(Ending::no_move)
    }
}

/// The same game with the numbers of its moves in place of the moves, so that a page can play any game by
/// numbers alone.
///
/// ```
/// use appleyard_core::boards::Hexapawn;
/// use appleyard_core::play::{Notation, Numbered, place};
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{MAX_POSITIONS, Retrograde, Value};
///
/// let game = Hexapawn::new(3, 3)?;
/// let start = game.start();
/// let mut run = Retrograde::new(game, MAX_POSITIONS);
/// run.ask(start)?;
/// run.finish()?;
/// let here = place(&Numbered(&run), &start, &[])?;
/// assert_eq!(here.value, Value::lost(6));
/// assert_eq!(here.options[0].chosen, 64 * 7 + 4); // the left pawn goes from square 7 to square 4
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Numbered<'a, S>(pub &'a S);

impl<S: Solved<Game: Notation>> Game for Numbered<'_, S> {
    type Position = PositionOf<S>;
    type Move = u32;

    fn moves(&self, position: &PositionOf<S>) -> impl Iterator<Item = u32> {
        let game = self.0.game();
        let moves = game.moves(position);
        moves.map(|chosen| game.number(position, chosen))
    }

    /// The position itself if it has no move with this number.
    fn after(&self, position: &PositionOf<S>, number: u32) -> PositionOf<S> {
        let game = self.0.game();
        let chosen = game.step(position, number);
        chosen.map_or_else(|| position.clone(), |chosen| game.after(position, chosen))
    }

    fn verdict(&self, position: &PositionOf<S>) -> Outcome {
        self.0.game().verdict(position)
    }

    fn turn(&self, position: &PositionOf<S>) -> Option<Player> {
        self.0.game().turn(position)
    }

    fn is_legal(&self, position: &PositionOf<S>, number: u32) -> bool {
        self.0.game().step(position, number).is_some()
    }

    fn is_over(&self, position: &PositionOf<S>) -> bool {
        self.0.game().is_over(position)
    }

    fn most_plies(&self) -> usize {
        self.0.most_plies().max(MAX_PLIES)
    }
}

impl<S: Solved<Game: Notation>> Solved for Numbered<'_, S> {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    fn value(&self, position: &PositionOf<S>) -> Result<Value, Error> {
        self.0.value(position)
    }

    fn best(&self, position: &PositionOf<S>) -> Result<Option<u32>, Error> {
        let best = self.0.best(position)?;
        Ok(best.map(|chosen| self.0.game().number(position, chosen)))
    }

    fn any(&self, position: &PositionOf<S>, rng: &mut Rng) -> Option<u32> {
        let any = self.0.any(position, rng)?;
        Some(self.0.game().number(position, any))
    }
}
