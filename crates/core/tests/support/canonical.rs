//! A game folded in another way than [`IndexedRun::folded`](appleyard_core::solve::IndexedRun::folded): by its positions, not by
//! their indices.

use appleyard_core::certificate::Heading;
use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::play::{Ending, Notation};
use appleyard_core::solve::Indexed;

/// The same game on one position for all images of a position: every move goes on to it. So any solver
/// meets each class of images once.
#[derive(Clone, Copy, Debug)]
pub struct Canonical<G>(pub G);

impl<G: Indexed> Canonical<G> {
    /// The image that stands for a position: that with the smallest index.
    fn of(&self, position: G::Position) -> G::Position {
        let images = (0..self.0.symmetries()).map(|symmetry| self.0.image(&position, symmetry));
        let least = images.min_by_key(|image| self.0.index(image));
        match least {
            Some(image) if self.0.index(&image) < self.0.index(&position) => image,
            _ => position,
        }
    }
}

impl<G: Indexed> Game for Canonical<G> {
    type Position = G::Position;
    type Move = G::Move;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = G::Move> {
        self.0.moves(position)
    }

    fn after(&self, position: &G::Position, chosen: G::Move) -> G::Position {
        self.of(self.0.after(position, chosen))
    }

    fn verdict(&self, position: &G::Position) -> Outcome {
        self.0.verdict(position)
    }

    fn turn(&self, position: &G::Position) -> Option<Player> {
        self.0.turn(position)
    }
}

impl<G: Indexed + Notation> Notation for Canonical<G> {
    fn start(&self) -> G::Position {
        self.of(self.0.start())
    }

    /// That of the game, folded.
    fn heading(&self) -> Option<Heading> {
        let heading = self.0.heading()?;
        Some(Heading {
            folded: true,
            ..heading
        })
    }

    fn text(&self, position: &G::Position) -> String {
        self.0.text(position)
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
