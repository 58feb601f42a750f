//! What a run over indices answers: it is a solved game, with the rules of its own game.

use super::IndexedRun;
use crate::certificate::Heading;
use crate::error::Error;
use crate::game::{Game, Outcome, Player};
use crate::play::{Ending, Notation};
use crate::solve::{Indexed, Listed, Solved, Value, Witness};

impl<G: Indexed> Game for IndexedRun<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.game.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.game.after(position, chosen)
    }

    fn verdict(&self, position: &G::Position) -> Outcome {
        self.game.verdict(position)
    }

    fn turn(&self, position: &G::Position) -> Option<Player> {
        self.game.turn(position)
    }

    fn is_legal(&self, position: &G::Position, chosen: G::Move) -> bool {
        self.game.is_legal(position, chosen)
    }

    fn is_over(&self, position: &G::Position) -> bool {
        self.game.is_over(position)
    }

    /// A game with grades never repeats, so it has no more plies than positions.
    fn most_plies(&self) -> usize {
        let longest = if self.is_graded { self.met.len() } else { 0 };
        self.game.most_plies().max(longest)
    }

    fn illegal(&self, ply: u64, chosen: G::Move) -> Error {
        self.game.illegal(ply, chosen)
    }
}

/// Returns [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and
/// for one that the run has not decided yet.
impl<G: Indexed> Solved for IndexedRun<G> {
    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        let mark = self.solved_mark(position)?;
        Ok(mark.value().unwrap_or(Value::DRAWN))
    }

    /// The move of the [witness](Listed::witness).
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl<G: Indexed> Listed for IndexedRun<G> {
    /// The number of positions met so far; positions that share an index count as one.
    fn count(&self) -> usize {
        self.met.len()
    }

    fn position(&self, place: usize) -> Option<G::Position> {
        self.game.position_at(self.reached.member(place)?)
    }

    fn place_of(&self, position: &G::Position) -> Option<usize> {
        self.reached.rank(self.game.index(position)?)
    }

    fn each_after(&self, place: usize, each: &mut dyn FnMut(usize, bool)) {
        let Some(position) = self.position(place) else {
            return;
        };
        self.game.each_option(&position, &mut |index, again| {
            if let Some(place) = self.reached.rank(index) {
                each(place, again);
            }
        });
    }

    /// Cost O(k) for k moves.
    fn witness(&self, position: &G::Position) -> Result<Witness<G::Move>, Error> {
        let mark = self.solved_mark(position)?;
        let turn = self.turn(position);
        let deciding = self.moves(position).find(|&chosen| {
            let after = self.after(position, chosen);
            let again = turn.is_some() && turn == self.turn(&after);
            let option = self.mark_of(&after);
            option.is_some_and(|option| mark.follows_from(option, again))
        });
        Ok(Witness::of(mark, deciding))
    }
}

impl<G: Indexed + Notation> Notation for IndexedRun<G> {
    fn start(&self) -> G::Position {
        self.game.start()
    }

    fn heading(&self) -> Option<Heading> {
        self.game.heading()
    }

    fn text(&self, position: &G::Position) -> String {
        self.game.text(position)
    }

    fn move_text(&self, position: &G::Position, chosen: G::Move) -> String {
        self.game.move_text(position, chosen)
    }

    fn number(&self, position: &G::Position, chosen: G::Move) -> u32 {
        self.game.number(position, chosen)
    }

    fn step(&self, position: &G::Position, number: u32) -> Option<G::Move> {
        self.game.step(position, number)
    }

    fn ended(&self, position: &G::Position) -> Option<Ending> {
        self.game.ended(position)
    }
}
