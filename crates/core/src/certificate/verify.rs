//! Checks a certificate by the rules of its game.

use std::fmt;
use std::ops::Range;

use super::read::{LinePlace, Statement};
use super::{Claim, Deduction, Document, Fault, FaultKind};
use crate::error::{Error, Sure};
use crate::game::{Expand, Interned, Link, Notation, Outcome};

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

/// The rules of a game as a check asks for them: positions are numbers, and each has options.
pub trait CheckedRules: Expand<Error: fmt::Display> {
    /// The number of the start.
    ///
    /// # Errors
    ///
    /// Those of the rules.
    fn start(&mut self) -> Result<u32, Self::Error>;

    /// A position as a text.
    fn text(&self, place: u32) -> String;

    /// The place, among the options of a position, of the move with a number; `None` or a place beyond the
    /// last one if the position has no such move.
    fn option_of(&self, place: u32, number: u32) -> Option<usize>;

    /// The position whose line serves for this one: the position itself, unless images share lines. Nothing
    /// about it needs to be true.
    ///
    /// # Errors
    ///
    /// Those of the rules.
    fn stand_in(&mut self, place: u32) -> Result<u32, Self::Error> {
        Ok(place)
    }
}

/// The rules of a typed game, with the stand-in of a position: the position itself, unless images share lines;
/// `None` for something that is not a position.
pub struct TypedRules<G: Notation, F> {
    places: Interned<G>,
    stand_in: F,
}

impl<G, F> TypedRules<G, F>
where
    G: Notation,
    F: Fn(&G, &G::Position) -> Option<G::Position>,
{
    /// The rules of this game.
    pub fn new(game: G, stand_in: F) -> TypedRules<G, F> {
        TypedRules {
            places: Interned::new(game),
            stand_in,
        }
    }
}

impl<G: Notation, F> Expand for TypedRules<G, F> {
    type Error = Error;

    fn expand(&mut self, place: u32, options: &mut Vec<Link>) -> Result<Option<Outcome>, Error> {
        self.places.expand(place, options)
    }
}

impl<G, F> CheckedRules for TypedRules<G, F>
where
    G: Notation,
    F: Fn(&G, &G::Position) -> Option<G::Position>,
{
    fn start(&mut self) -> Result<u32, Error> {
        let start = self.places.game().start();
        self.places.intern(start)
    }

    fn text(&self, place: u32) -> String {
        self.places.game().text(self.places.position(place))
    }

    fn option_of(&self, place: u32, number: u32) -> Option<usize> {
        let (game, position) = (self.places.game(), self.places.position(place));
        let named = game.step(position, number)?;
        game.moves(position).position(|chosen| chosen == named)
    }

    fn stand_in(&mut self, place: u32) -> Result<u32, Error> {
        let position = self.places.position(place);
        match (self.stand_in)(self.places.game(), position) {
            Some(other) if other != *position => self.places.intern(other),
            _ => Ok(place),
        }
    }
}

/// Checks a certificate by the rules of its game. First it goes from the start to every position that play
/// reaches. Then, from the last position met to the first, it compares what the certificate says about a
/// position with what it says about the positions after each move. In this order a wrong line is met before
/// the lines that contradict it because of it.
///
/// # Errors
///
/// The first [`Fault`] that it meets. If the rules fail, the fault is theirs.
///
/// # Cost
///
/// Each move of each position once. Memory: each position once, with up to 40 bytes more, and four bytes for
/// each move, besides the document.
pub fn verify(document: &Document<'_>, rules: impl CheckedRules) -> Result<Verified, Fault> {
    let mut check = Check {
        document,
        rules,
        lines: Vec::new(),
        met: Vec::new(),
        links: Vec::new(),
        is_own: vec![false; document.lines.len()],
    };
    let start = check.rules.start().map_err(broken)?;
    let start = check.meet(start, None)?;
    check.explore()?;
    if let Some(never) = check.is_own.iter().position(|own| !own) {
        return Err(check.fault(never.into(), FaultKind::Extra));
    }
    for met in check.met.iter().rev() {
        check.compare(met)?;
    }
    Ok(Verified {
        lines: document.lines.len() as u64,
        positions: check.met.len() as u64,
        moves: check.links.len() as u64,
        start: document.lines[usize::from(start)].claim,
    })
}

/// The rules have failed.
fn broken(error: impl fmt::Display) -> Fault {
    let reason = error.to_string();
    FaultKind::Rules { reason }.into()
}

struct Check<'a, R> {
    document: &'a Document<'a>,
    rules: R,
    /// The line of each position, by its number; `None` if it was not met.
    lines: Vec<Option<LinePlace>>,
    /// The positions met, in this order.
    met: Vec<Met>,
    /// The options of all positions opened, one after the other.
    links: Vec<Link>,
    /// Which lines are those of a position that was met, and not only of its images.
    is_own: Vec<bool>,
}

/// A position that was met.
struct Met {
    place: u32,
    line: LinePlace,
    /// Whether the line is its own, and not that of an image.
    is_own: bool,
    /// Its options among all, and who wins if it has none. They are empty until it is opened.
    links: Range<usize>,
    verdict: Option<Outcome>,
}

impl<R: CheckedRules> Check<'_, R> {
    /// Meets every position that play reaches.
    fn explore(&mut self) -> Result<(), Fault> {
        let mut next = 0;
        while let Some(&Met { place, line, .. }) = self.met.get(next) {
            let start = self.links.len();
            let verdict = self.rules.expand(place, &mut self.links).map_err(broken)?;
            let links = start..self.links.len();
            for at in links.clone() {
                self.meet(self.links[at].to(), Some(line))?;
            }
            let met = &mut self.met[next];
            (met.links, met.verdict) = (links, verdict);
            next += 1;
        }
        Ok(())
    }

    /// The line of a position that was met.
    fn line(&self, place: u32) -> Option<LinePlace> {
        self.lines.get(place as usize).copied().flatten()
    }

    /// The line of a position, to which a move leads from the position with line `from`. If it is new, its
    /// stand-in is met, too.
    fn meet(&mut self, place: u32, from: Option<LinePlace>) -> Result<LinePlace, Fault> {
        if let Some(line) = self.line(place) {
            return Ok(line);
        }
        let other = self.rules.stand_in(place).map_err(broken)?;
        let line = self.meet_new(place, other, from)?;
        if self.line(other).is_none() {
            let its_own = self.rules.stand_in(other).map_err(broken)?;
            self.meet_new(other, its_own, from)?;
        }
        Ok(line)
    }

    fn meet_new(
        &mut self,
        place: u32,
        other: u32,
        from: Option<LinePlace>,
    ) -> Result<LinePlace, Fault> {
        let text = self.rules.text(other);
        let Some(line) = self.document.line_of(&text) else {
            let line = from.map(|from| self.document.line_number(from));
            let kind = FaultKind::Missing { position: text };
            return Err(Fault { line, kind });
        };
        let is_own = other == place;
        if is_own && std::mem::replace(&mut self.is_own[usize::from(line)], true) {
            return Err(self.fault(line, FaultKind::SameText));
        }
        let count = self.lines.len().max(place as usize + 1);
        self.lines.resize(count, None);
        self.lines[place as usize] = Some(line);
        self.met.push(Met {
            place,
            line,
            is_own,
            links: 0..0,
            verdict: None,
        });
        Ok(line)
    }

    /// Compares the line of a position with the lines of the positions after its moves.
    fn compare(&self, met: &Met) -> Result<(), Fault> {
        let Statement {
            claim: said,
            witness,
        } = self.document.lines[usize::from(met.line)];
        let mut deduction = Deduction::default();
        let mut worths = Vec::with_capacity(met.links.len());
        for link in &self.links[met.links.clone()] {
            let line = self.line(link.to()).sure("each option was met");
            let there = self.document.lines[usize::from(line.map_err(broken)?)];
            let worth = there.claim.of_move(link.is_again());
            deduction.add(worth);
            worths.push(worth);
        }
        let at_end = met.verdict.map(Claim::at_end);
        let follows = deduction
            .claim()
            .or(at_end)
            .sure("without moves, a verdict");
        let follows = follows.map_err(broken)?;
        if follows != said {
            let image = (!met.is_own).then(|| self.rules.text(met.place));
            let kind = FaultKind::Contradicted {
                said,
                follows,
                image,
            };
            return Err(self.fault(met.line, kind));
        }
        // The line names a move of its own position. An image has another move that does the same.
        let Some(number) = witness.filter(|_| met.is_own) else {
            return Ok(());
        };
        let option = self.rules.option_of(met.place, number);
        match option.and_then(|option| worths.get(option)) {
            None => Err(self.fault(met.line, FaultKind::IllegalMove { number })),
            Some(&worth) if worth != said => {
                let kind = FaultKind::WrongMove {
                    number,
                    worth,
                    said,
                };
                Err(self.fault(met.line, kind))
            }
            Some(_) => Ok(()),
        }
    }

    /// A fault of this line.
    fn fault(&self, line: LinePlace, kind: FaultKind) -> Fault {
        Fault::at(self.document.line_number(line), kind)
    }
}
