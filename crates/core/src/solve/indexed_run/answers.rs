//! What a run over indices answers.

use super::IndexedRun;
use crate::error::Error;
use crate::game::{Claim, Heading};
use crate::solve::indexed::Calculated;
use crate::solve::reached::Rank;
use crate::solve::{Code, Expand, Indexed, Link, Listed, Solved, Value};

/// Returns [`Error::PositionNotSolved`] for a position that cannot be reached from those asked for, and
/// for one that the run has not decided yet.
impl<G: Indexed> Solved for IndexedRun<G> {
    type Game = G;

    fn game(&self) -> &G {
        &self.game
    }

    /// A game with grades never repeats, so it has no more plies than positions.
    fn most_plies(&self) -> usize {
        self.game.most_plies().max(self.solver.longest())
    }

    /// Cost O(1).
    fn value(&self, position: &G::Position) -> Result<Value, Error> {
        Ok(self.claim(position)?.into())
    }

    /// The move of the [witness](Listed::witness).
    fn best(&self, position: &G::Position) -> Result<Option<G::Move>, Error> {
        Ok(self.witness(position)?.chosen())
    }
}

impl<G: Indexed> Listed for IndexedRun<G> {
    /// The number of positions met so far; positions that share an index count as one.
    fn count(&self) -> usize {
        self.solver.count()
    }

    fn position(&self, place: u32) -> Option<G::Position> {
        self.game
            .position_at(self.solver.reached.member(Rank(place))?)
    }

    fn place_of(&self, position: &G::Position) -> Option<u32> {
        Some(self.solver.reached.rank(self.index(position)?)?.0)
    }

    fn code(&self, position: &G::Position) -> Option<Code> {
        self.game.code(position).map(Code)
    }

    fn decode(&self, Code(code): Code) -> Option<G::Position> {
        self.game.decode(code)
    }

    fn named(&self) -> Option<&Heading> {
        self.named.as_ref()
    }

    fn is_folded(&self) -> bool {
        self.folded
    }

    fn options_of(&self, place: u32, options: &mut Vec<Link>) -> Result<(), Error> {
        let reached = &self.solver.reached;
        let index = reached
            .member(Rank(place))
            .ok_or(Error::PositionNotSolved)?;
        let before = options.len();
        let (game, folded) = (&self.game, self.folded);
        Calculated { game, folded }.expand(index, options)?;
        for option in &mut options[before..] {
            let Rank(place) = reached.rank(option.to()).ok_or(Error::PositionNotSolved)?;
            *option = Link::new(place, option.is_again());
        }
        Ok(())
    }

    /// Cost O(1).
    fn claim_at(&self, place: u32) -> Result<Claim, Error> {
        let mark = self.solver.wave.marks.get(place as usize);
        let known = mark.filter(|mark| !mark.is_undecided() || self.solver.is_finished());
        Ok(known.ok_or(Error::PositionNotSolved)?.claim())
    }
}
