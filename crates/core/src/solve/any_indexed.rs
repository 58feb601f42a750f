//! Any game that numbers its positions, behind one type.

use super::{Indexed, Link};
use crate::certificate::Heading;
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome, Player};
use crate::play::{Ending, Notation};

/// A game whose positions can be written as numbers, each position as a number of its own. Unless a game
/// says otherwise, the number is the index; a game in which an index stands for several positions says
/// otherwise.
pub trait Coded: Indexed {
    /// The number of a position.
    fn code(&self, position: &Self::Position) -> u64 {
        self.index(position).map_or(u64::MAX, u64::from)
    }

    /// The position with a number that [`code`](Coded::code) has given; `None` for another number, unless a
    /// game takes it for a position.
    fn decode(&self, code: u64) -> Option<Self::Position> {
        self.position_at(u32::try_from(code).ok()?)
    }
}

/// Any game that numbers its positions, with numbers in place of its positions and moves.
///
/// The compiler makes the solver and everything about playing for each type of game anew. A package that
/// has many games puts all of them behind this type, and has that code once. Solving takes a few calls
/// through a table more for each position, none for each move.
///
/// ```
/// use appleyard_core::boards::InARow;
/// use appleyard_core::game::EndRule;
/// use appleyard_core::nim::HeapGame;
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{AnyIndexed, IndexedRun, Listed};
///
/// let count = |game: AnyIndexed| {
///     let start = game.start();
///     let mut run = IndexedRun::new(game)?;
///     run.ask(&start)?;
///     run.finish()?;
///     Ok::<_, appleyard_core::Error>(run.count())
/// };
/// assert_eq!(count(AnyIndexed::new(InARow::new(3, 3, 3)?))?, 5478);
/// let heap = HeapGame::take_away(&[21], "1..3", EndRule::Normal)?;
/// assert_eq!(count(AnyIndexed::new(heap))?, 22);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub struct AnyIndexed {
    game: Box<dyn Numeric>,
    named: Option<Heading>,
}

impl AnyIndexed {
    /// The same game behind this type.
    pub fn new(game: impl Coded + Notation + 'static) -> AnyIndexed {
        AnyIndexed {
            game: Box::new(game),
            named: None,
        }
    }

    /// The same with a name, for a game that cannot say [which it is](Notation::heading).
    #[must_use]
    pub fn named(self, heading: Heading) -> AnyIndexed {
        let named = Some(heading);
        AnyIndexed { named, ..self }
    }
}

impl std::fmt::Debug for AnyIndexed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyIndexed").finish_non_exhaustive()
    }
}

/// A game with numbers in place of its positions and moves. What is said about a number that is not a
/// position is what is said about a position without moves.
trait Numeric {
    fn start(&self) -> u64;
    fn moves(&self, code: u64) -> Vec<u32>;
    fn after(&self, code: u64, number: u32) -> u64;
    fn verdict(&self, code: u64) -> Outcome;
    fn turn(&self, code: u64) -> Option<Player>;
    fn is_legal(&self, code: u64, number: u32) -> bool;
    fn is_over(&self, code: u64) -> bool;
    fn most_plies(&self) -> usize;
    fn indices(&self) -> u64;
    fn index(&self, code: u64) -> Option<u32>;
    fn position_at(&self, index: u32) -> Option<u64>;
    fn most_positions(&self) -> u64;
    fn most_moves(&self) -> u64;
    fn grade(&self, code: u64) -> Option<u32>;
    fn before(&self, code: u64, each: &mut dyn FnMut(u64));
    fn links(&self, code: u64, links: &mut Vec<Link>) -> Result<(), Error>;
    fn heading(&self) -> Option<Heading>;
    fn text(&self, code: u64) -> String;
    fn move_text(&self, code: u64, number: u32) -> String;
    fn ended(&self, code: u64) -> Option<Ending>;
}

impl<G: Coded + Notation> Numeric for G {
    fn start(&self) -> u64 {
        self.code(&Notation::start(self))
    }

    fn moves(&self, code: u64) -> Vec<u32> {
        let Some(position) = self.decode(code) else {
            return Vec::new();
        };
        let moves = Game::moves(self, &position);
        moves.map(|chosen| self.number(&position, chosen)).collect()
    }

    fn after(&self, code: u64, number: u32) -> u64 {
        let after = self.decode(code).and_then(|position| {
            let chosen = self.step(&position, number)?;
            Some(self.code(&Game::after(self, &position, chosen)))
        });
        after.unwrap_or(code)
    }

    fn verdict(&self, code: u64) -> Outcome {
        let position = self.decode(code);
        position.map_or(Outcome::D, |position| Game::verdict(self, &position))
    }

    fn turn(&self, code: u64) -> Option<Player> {
        Game::turn(self, &self.decode(code)?)
    }

    fn is_legal(&self, code: u64, number: u32) -> bool {
        let position = self.decode(code);
        position.is_some_and(|position| self.step(&position, number).is_some())
    }

    fn is_over(&self, code: u64) -> bool {
        let position = self.decode(code);
        position.is_none_or(|position| Game::is_over(self, &position))
    }

    fn most_plies(&self) -> usize {
        Game::most_plies(self)
    }

    fn indices(&self) -> u64 {
        Indexed::indices(self)
    }

    fn index(&self, code: u64) -> Option<u32> {
        Indexed::index(self, &self.decode(code)?)
    }

    fn position_at(&self, index: u32) -> Option<u64> {
        let position = Indexed::position_at(self, index)?;
        Some(self.code(&position))
    }

    fn most_positions(&self) -> u64 {
        Indexed::most_positions(self)
    }

    fn most_moves(&self) -> u64 {
        Indexed::most_moves(self)
    }

    fn grade(&self, code: u64) -> Option<u32> {
        Indexed::grade(self, &self.decode(code)?)
    }

    fn before(&self, code: u64, each: &mut dyn FnMut(u64)) {
        if let Some(position) = self.decode(code) {
            Indexed::before(self, &position, &mut |before| each(self.code(&before)));
        }
    }

    fn links(&self, code: u64, links: &mut Vec<Link>) -> Result<(), Error> {
        let position = self.decode(code).ok_or(SolveError::NotAPosition)?;
        Indexed::links(self, &position, links)
    }

    fn heading(&self) -> Option<Heading> {
        Notation::heading(self)
    }

    fn text(&self, code: u64) -> String {
        let position = self.decode(code);
        position.map_or(String::new(), |position| Notation::text(self, &position))
    }

    fn move_text(&self, code: u64, number: u32) -> String {
        let text = self.decode(code).and_then(|position| {
            let chosen = self.step(&position, number)?;
            Some(Notation::move_text(self, &position, chosen))
        });
        text.unwrap_or_default()
    }

    fn ended(&self, code: u64) -> Option<Ending> {
        Notation::ended(self, &self.decode(code)?)
    }
}

impl Game for AnyIndexed {
    /// The number of the position.
    type Position = u64;
    /// The number of the move.
    type Move = u32;

    fn moves(&self, &code: &u64) -> impl Iterator<Item = u32> {
        self.game.moves(code).into_iter()
    }

    fn after(&self, &code: &u64, number: u32) -> u64 {
        self.game.after(code, number)
    }

    fn verdict(&self, &code: &u64) -> Outcome {
        self.game.verdict(code)
    }

    fn turn(&self, &code: &u64) -> Option<Player> {
        self.game.turn(code)
    }

    fn is_legal(&self, &code: &u64, number: u32) -> bool {
        self.game.is_legal(code, number)
    }

    fn is_over(&self, &code: &u64) -> bool {
        self.game.is_over(code)
    }

    fn most_plies(&self) -> usize {
        self.game.most_plies()
    }
}

impl Indexed for AnyIndexed {
    fn indices(&self) -> u64 {
        self.game.indices()
    }

    fn index(&self, &code: &u64) -> Option<u32> {
        self.game.index(code)
    }

    fn position_at(&self, index: u32) -> Option<u64> {
        self.game.position_at(index)
    }

    fn most_positions(&self) -> u64 {
        self.game.most_positions()
    }

    fn most_moves(&self) -> u64 {
        self.game.most_moves()
    }

    fn grade(&self, &code: &u64) -> Option<u32> {
        self.game.grade(code)
    }

    fn before(&self, &code: &u64, each: &mut impl FnMut(u64)) {
        self.game.before(code, each);
    }

    fn links(&self, &code: &u64, links: &mut Vec<Link>) -> Result<(), Error> {
        self.game.links(code, links)
    }
}

impl Notation for AnyIndexed {
    fn start(&self) -> u64 {
        self.game.start()
    }

    fn heading(&self) -> Option<Heading> {
        self.named.clone().or_else(|| self.game.heading())
    }

    fn text(&self, &code: &u64) -> String {
        self.game.text(code)
    }

    fn move_text(&self, &code: &u64, number: u32) -> String {
        self.game.move_text(code, number)
    }

    fn number(&self, _: &u64, number: u32) -> u32 {
        number
    }

    fn step(&self, &code: &u64, number: u32) -> Option<u32> {
        self.game.is_legal(code, number).then_some(number)
    }

    fn ended(&self, &code: &u64) -> Option<Ending> {
        self.game.ended(code)
    }
}
