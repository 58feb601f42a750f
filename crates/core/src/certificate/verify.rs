//! Checks a certificate by the rules of its game.

use rustc_hash::FxHashMap;

use super::read::Statement;
use super::{Claim, Deduction, Document, Fault, FaultKind};
use crate::play::Notation;

/// What a check has found to be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The lines of positions, all of which are right.
    pub lines: u64,
    /// The positions that were looked at, each with all its moves. They are more than the lines if images
    /// share lines.
    pub positions: u64,
    /// The moves that were followed.
    pub moves: u64,
    /// What the start is.
    pub start: Claim,
}

/// Checks a certificate by the rules of its game. First it goes from the start to every position that play
/// reaches. Then, from the last position met to the first, it compares what the certificate says about a
/// position with what it says about the positions after each move. In this order a wrong line is met before
/// the lines that contradict it because of it.
///
/// `stand_in` is the position whose line serves for this one: the position itself, unless images share lines;
/// `None` for something that is not a position. Nothing about it needs to be true.
///
/// # Errors
///
/// The first [`Fault`] that it meets.
///
/// # Cost
///
/// Each move of each position twice. Memory: each position twice, with up to 24 bytes more, besides the
/// document.
pub fn verify<G: Notation>(
    document: &Document<'_>,
    game: &G,
    stand_in: impl Fn(&G::Position) -> Option<G::Position>,
) -> Result<Verified, Fault> {
    let mut check = Check {
        document,
        game,
        stand_in,
        places: FxHashMap::default(),
        met: Vec::new(),
        is_own: vec![false; document.lines.len()],
    };
    let start = check.meet(&game.start(), None)?;
    let moves = check.explore()?;
    if let Some((never, _)) = (0..).zip(&check.is_own).find(|it| !it.1) {
        return Err(check.fault(never, FaultKind::Extra));
    }
    for position in check.met.iter().rev() {
        check.compare(position)?;
    }
    Ok(Verified {
        lines: document.lines.len() as u64,
        positions: check.met.len() as u64,
        moves,
        start: document.lines[start as usize].claim,
    })
}

struct Check<'a, G: Notation, F> {
    document: &'a Document<'a>,
    game: &'a G,
    stand_in: F,
    /// The place of the line of each position met.
    places: FxHashMap<G::Position, u32>,
    /// The positions met, in this order.
    met: Vec<G::Position>,
    /// Which lines are those of a position that was met, and not only of its images.
    is_own: Vec<bool>,
}

impl<G, F> Check<'_, G, F>
where
    G: Notation,
    F: Fn(&G::Position) -> Option<G::Position>,
{
    /// Meets every position that play reaches; returns how many moves they have.
    fn explore(&mut self) -> Result<u64, Fault> {
        let (game, mut moves, mut next) = (self.game, 0, 0);
        while let Some(position) = self.met.get(next).cloned() {
            let from = self.places.get(&position).copied();
            for chosen in game.moves(&position) {
                self.meet(&game.after(&position, chosen), from)?;
                moves += 1;
            }
            next += 1;
        }
        Ok(moves)
    }

    /// The place of the line of a position, to which a move leads from the position at place `from`. If it is
    /// new, its stand-in is met, too.
    fn meet(&mut self, position: &G::Position, from: Option<u32>) -> Result<u32, Fault> {
        if let Some(&place) = self.places.get(position) {
            return Ok(place);
        }
        let place = self.meet_new(position, from)?;
        let other = (self.stand_in)(position);
        if let Some(other) = other.filter(|other| !self.places.contains_key(other)) {
            self.meet_new(&other, from)?;
        }
        Ok(place)
    }

    fn meet_new(&mut self, position: &G::Position, from: Option<u32>) -> Result<u32, Fault> {
        let other = (self.stand_in)(position);
        let text = self.game.text(other.as_ref().unwrap_or(position));
        let Some(place) = self.document.place_of(&text) else {
            let line = from.map(|from| self.document.line_number(from));
            let kind = FaultKind::Missing { position: text };
            return Err(Fault { line, kind });
        };
        let is_own = other.is_none_or(|other| other == *position);
        if is_own && std::mem::replace(&mut self.is_own[place as usize], true) {
            return Err(self.fault(place, FaultKind::SameText));
        }
        self.places.insert(position.clone(), place);
        self.met.push(position.clone());
        Ok(place)
    }

    /// Compares the line of a position with the lines of the positions after its moves.
    fn compare(&self, position: &G::Position) -> Result<(), Fault> {
        let game = self.game;
        let place = self.place(position)?;
        let Statement {
            claim: said,
            witness,
        } = self.document.lines[place as usize];
        // The line names a move of its own position. An image has another move that does the same.
        let is_own = (self.stand_in)(position).is_none_or(|other| other == *position);
        let number = witness.filter(|_| is_own);
        let named = number.and_then(|number| game.step(position, number));
        let mut worth_of_named = None;
        let turn = game.turn(position);
        let mut deduction = Deduction::default();
        for chosen in game.moves(position) {
            let after = game.after(position, chosen);
            let again = turn.is_some() && turn == game.turn(&after);
            let there = self.document.lines[self.place(&after)? as usize];
            let worth = there.claim.of_move(again);
            deduction.add(worth);
            if named == Some(chosen) {
                worth_of_named = Some(worth);
            }
        }
        let at_end = || Claim::at_end(game.verdict(position));
        let follows = deduction.claim().unwrap_or_else(at_end);
        if follows != said {
            let image = (!is_own).then(|| game.text(position));
            let kind = FaultKind::Contradicted {
                said,
                follows,
                image,
            };
            return Err(self.fault(place, kind));
        }
        match (number, worth_of_named) {
            (Some(number), None) => Err(self.fault(place, FaultKind::IllegalMove { number })),
            (Some(number), Some(worth)) if worth != said => {
                let kind = FaultKind::WrongMove {
                    number,
                    worth,
                    said,
                };
                Err(self.fault(place, kind))
            }
            _ => Ok(()),
        }
    }

    /// The place of the line of a position that was met. Each move was followed before, so only rules that
    /// answer twice in different ways lead to another position.
    fn place(&self, position: &G::Position) -> Result<u32, Fault> {
        let reason = || "a position has other moves when it is asked again".into();
        let place = self.places.get(position).copied();
        place.ok_or_else(|| FaultKind::Rules { reason: reason() }.into())
    }

    /// A fault of the line at a place.
    fn fault(&self, place: u32, kind: FaultKind) -> Fault {
        Fault::at(self.document.line_number(place), kind)
    }
}
