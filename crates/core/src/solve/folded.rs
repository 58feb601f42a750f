//! Positions that symmetry makes equal, as one.

use super::Indexed;
use crate::error::Error;
use crate::game::{Ending, Game, Heading, Notation, Outcome, Player};

/// A game with symmetries: ways to turn or reflect a position without changing its value.
pub trait Symmetric: Indexed {
    /// How many there are besides leaving a position as it is.
    fn symmetries(&self) -> usize;

    /// The position turned or reflected; `symmetry` is less than [`symmetries`](Symmetric::symmetries).
    fn image(&self, position: &Self::Position, symmetry: usize) -> Self::Position;
}

/// The same game with one index for all images of a position: the smallest. Only a game with grades may be
/// folded: without them a solver counts moves, and images may have different numbers of moves to each
/// other's index.
#[derive(Clone, Copy, Debug)]
pub struct Folded<G>(pub G);

impl<G: Symmetric> Game for Folded<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.0.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.0.after(position, chosen)
    }

    fn verdict(&self, position: &G::Position) -> Outcome {
        self.0.verdict(position)
    }

    fn turn(&self, position: &G::Position) -> Option<Player> {
        self.0.turn(position)
    }

    fn is_legal(&self, position: &G::Position, chosen: G::Move) -> bool {
        self.0.is_legal(position, chosen)
    }

    fn is_over(&self, position: &G::Position) -> bool {
        self.0.is_over(position)
    }

    fn illegal(&self, ply: u64, chosen: G::Move) -> Error {
        self.0.illegal(ply, chosen)
    }
}

impl<G: Symmetric> Indexed for Folded<G> {
    fn indices(&self) -> u64 {
        self.0.indices()
    }

    fn index(&self, position: &G::Position) -> Option<u32> {
        let images = (0..self.0.symmetries()).map(|symmetry| self.0.image(position, symmetry));
        let indices = images.filter_map(|image| self.0.index(&image));
        indices.chain(self.0.index(position)).min()
    }

    fn position_at(&self, index: u32) -> Option<G::Position> {
        self.0.position_at(index)
    }

    fn code(&self, position: &G::Position) -> Option<u32> {
        self.0.code(position)
    }

    fn decode(&self, code: u32) -> Option<G::Position> {
        self.0.decode(code)
    }

    fn most_positions(&self) -> u64 {
        self.0.most_positions()
    }

    fn grade(&self, position: &G::Position) -> Option<u32> {
        self.0.grade(position)
    }
}

/// Written like the game itself.
impl<G: Symmetric + Notation> Notation for Folded<G> {
    fn start(&self) -> G::Position {
        self.0.start()
    }

    fn heading(&self) -> Option<Heading> {
        let heading = self.0.heading()?;
        let folded = true;
        Some(Heading { folded, ..heading })
    }

    fn text(&self, position: &G::Position) -> String {
        self.0.text(position)
    }

    fn move_text(&self, position: &G::Position, chosen: G::Move) -> String {
        self.0.move_text(position, chosen)
    }

    fn number(&self, position: &G::Position, chosen: G::Move) -> u32 {
        self.0.number(position, chosen)
    }

    fn step(&self, position: &G::Position, number: u32) -> Option<G::Move> {
        self.0.step(position, number)
    }

    fn ended(&self, position: &G::Position) -> Option<Ending> {
        self.0.ended(position)
    }
}
