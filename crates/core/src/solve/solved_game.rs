//! A solved game as everything outside sees it: by numbers.

use super::{Code, Link, Listed, PositionOf, Solved, Value, Witness};
use crate::checked::known;
use crate::error::Error;
use crate::game::{
    Claim, Ending, Game, Heading, MAX_PLIES, Notation, Outcome, Player, moves_again,
};
use crate::progress::Run;

/// A solved game of any kind: positions are [codes](Code), and moves are the numbers of [`Notation`]. Every
/// game that is [`Listed`] and has a notation is one, and a game that numbers its own positions can be one
/// without either. Certificates, graphs, play and bindings take it as `&dyn SolvedGame`, so that a package
/// with many games has their code once. [`play`](crate::play) takes it like any [`Solved`] game.
///
/// ```text
///   place    0, 1, 2 ...   of a position in the list; images share one       graphs, certificates
///     │ code_at   ▲ place_of
///   code                   of a position, exactly                            play
///     │ options, step
///   number                 of a move of the position                         links
/// ```
///
/// # Errors
///
/// [`Error::PositionNotSolved`] for a code or a place that is not one of the game's, and for what is not known
/// yet. Each method has it.
///
/// ```
/// use appleyard_core::boards::Hexapawn;
/// use appleyard_core::play::place;
/// use appleyard_core::solve::{IndexedRun, SolvedGame, Value};
///
/// let mut run = IndexedRun::from_start(Hexapawn::new(3, 3)?)?;
/// appleyard_core::progress::Run::finish(&mut run)?;
/// let game: &dyn SolvedGame = &run;
/// let here = place(game, &game.start()?, &[])?;
/// assert_eq!(here.value, Value::lost(6));
/// assert_eq!(here.options[0].chosen, 64 * 7 + 4); // the left pawn goes from square 7 to square 4
/// assert_eq!(game.step(here.position, 64 * 7 + 1)?, None); // it cannot go two squares
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[expect(clippy::missing_errors_doc, reason = "they all have the same")]
pub trait SolvedGame {
    /// Which game this is; `None` if it cannot be named.
    fn heading(&self) -> Option<Heading>;
    /// The most plies that a recorded game may have.
    fn most_plies(&self) -> usize;
    /// The position in which a game begins.
    fn start(&self) -> Result<Code, Error>;

    /// Whose turn it is; `None` in an impartial game.
    fn turn(&self, code: Code) -> Result<Option<Player>, Error>;
    /// The numbers of the moves in the order of the game, each with the position that it leads to.
    fn options(&self, code: Code) -> Result<Vec<(u32, Code)>, Error>;
    /// The position after the move with a number; `None` if the position has no such move.
    fn step(&self, code: Code, chosen: u32) -> Result<Option<Code>, Error>;
    /// Who wins at a position without moves, for the player who would have to move there.
    fn verdict(&self, code: Code) -> Result<Outcome, Error>;
    /// Why the game is over; `None` while it goes on.
    fn ended(&self, code: Code) -> Result<Option<Ending>, Error>;
    /// A position as a text.
    fn text(&self, code: Code) -> Result<String, Error>;
    /// What the move with a number is called; `None` if the position has no such move.
    fn move_text(&self, code: Code, chosen: u32) -> Result<Option<String>, Error>;

    /// The number of positions.
    fn count(&self) -> usize;
    /// The position at a place; where several share it, one of them.
    fn code_at(&self, place: u32) -> Result<Code, Error>;
    /// What is known about the position at a place: its value, and for a draw how it can end.
    fn claim_at(&self, place: u32) -> Result<Claim, Error>;
    /// What is known about a position.
    fn claim(&self, code: Code) -> Result<Claim, Error> {
        self.claim_at(self.place_of(code)?)
    }
    /// The place of a position.
    fn place_of(&self, code: Code) -> Result<u32, Error>;
    /// See [`Listed::options_of`].
    fn links_at(&self, place: u32, links: &mut Vec<Link>) -> Result<(), Error>;
}

/// What follows from the answers of a game, written once for all of them.
impl dyn SolvedGame + '_ {
    /// The value of a position for the player to move.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`].
    pub fn value(&self, code: Code) -> Result<Value, Error> {
        Ok(self.claim(code)?.into())
    }

    /// Why a position has its value: the first move that is worth as much. Cost O(k) for k moves.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`].
    pub fn witness(&self, code: Code) -> Result<Witness<u32>, Error> {
        let (claim, turn) = (self.claim(code)?, self.turn(code)?);
        let options = self.options(code)?.into_iter().map(|(chosen, after)| {
            let again = moves_again(turn, self.turn(after)?);
            // What is not known yet is not what the position is known by.
            Ok((chosen, again, self.claim(after).ok()))
        });
        Witness::of(claim, options.collect::<Result<Vec<_>, Error>>()?)
    }
}

/// A run that is a [`SolvedGame`] when it has ended.
pub trait SolvingGame: SolvedGame + Run<Error = Error> {}

impl<R: SolvedGame + Run<Error = Error>> SolvingGame for R {}

fn decoded<S: Listed>(solved: &S, code: Code) -> Result<PositionOf<S>, Error> {
    solved.decode(code).ok_or(Error::PositionNotSolved)
}

fn coded<S: Listed>(solved: &S, position: &PositionOf<S>) -> Result<Code, Error> {
    solved.code(position).ok_or(Error::PositionNotSolved)
}

impl<S: Listed<Game: Notation>> SolvedGame for S {
    fn heading(&self) -> Option<Heading> {
        let mut heading = self.named().cloned().or_else(|| self.game().heading())?;
        // The game itself may go from images to one of them.
        heading.folded |= self.is_folded();
        Some(heading)
    }

    fn most_plies(&self) -> usize {
        Solved::most_plies(self).max(MAX_PLIES)
    }

    fn start(&self) -> Result<Code, Error> {
        coded(self, &self.game().start())
    }

    fn turn(&self, code: Code) -> Result<Option<Player>, Error> {
        Ok(self.game().turn(&decoded(self, code)?))
    }

    fn options(&self, code: Code) -> Result<Vec<(u32, Code)>, Error> {
        let (game, position) = (self.game(), decoded(self, code)?);
        // Collected, the moves of each game would be compiled twice.
        let mut options = Vec::new();
        for chosen in game.moves(&position) {
            let after = coded(self, &game.after(&position, chosen))?;
            options.push((game.number(&position, chosen), after));
        }
        Ok(options)
    }

    fn step(&self, code: Code, chosen: u32) -> Result<Option<Code>, Error> {
        let (game, position) = (self.game(), decoded(self, code)?);
        let after = game.step(&position, chosen);
        let after = after.map(|chosen| coded(self, &game.after(&position, chosen)));
        after.transpose()
    }

    fn verdict(&self, code: Code) -> Result<Outcome, Error> {
        Ok(self.game().verdict(&decoded(self, code)?))
    }

    fn ended(&self, code: Code) -> Result<Option<Ending>, Error> {
        Ok(self.game().ended(&decoded(self, code)?))
    }

    fn text(&self, code: Code) -> Result<String, Error> {
        Ok(self.game().text(&decoded(self, code)?))
    }

    fn move_text(&self, code: Code, chosen: u32) -> Result<Option<String>, Error> {
        let (game, position) = (self.game(), decoded(self, code)?);
        let chosen = game.step(&position, chosen);
        Ok(chosen.map(|chosen| game.move_text(&position, chosen)))
    }

    fn count(&self) -> usize {
        Listed::count(self)
    }

    fn code_at(&self, place: u32) -> Result<Code, Error> {
        coded(self, &self.position(place).ok_or(Error::PositionNotSolved)?)
    }

    fn claim_at(&self, place: u32) -> Result<Claim, Error> {
        Listed::claim_at(self, place)
    }

    fn place_of(&self, code: Code) -> Result<u32, Error> {
        let place = Listed::place_of(self, &decoded(self, code)?);
        place.ok_or(Error::PositionNotSolved)
    }

    fn links_at(&self, place: u32, links: &mut Vec<Link>) -> Result<(), Error> {
        self.options_of(place, links)
    }
}

/// What play asks about a position that it was led to, from a start that the game has given.
fn led_to<T>(answer: Result<T, Error>) -> T {
    known(answer.ok(), "play meets only positions of its game")
}

impl Game for dyn SolvedGame + '_ {
    type Position = Code;
    /// The number of the move.
    type Move = u32;

    fn moves(&self, &code: &Code) -> impl Iterator<Item = u32> {
        let options = led_to(self.options(code)).into_iter();
        options.map(|(chosen, _)| chosen)
    }

    fn after(&self, &code: &Code, chosen: u32) -> Code {
        let after = led_to(self.step(code, chosen));
        known(after, "play makes only moves that are legal")
    }

    fn verdict(&self, &code: &Code) -> Outcome {
        led_to(self.verdict(code))
    }

    fn turn(&self, &code: &Code) -> Option<Player> {
        led_to(self.turn(code))
    }

    fn is_legal(&self, &code: &Code, chosen: u32) -> bool {
        led_to(self.step(code, chosen)).is_some()
    }

    fn most_plies(&self) -> usize {
        self.most_plies()
    }
}

impl<'a> Solved for dyn SolvedGame + 'a {
    type Game = dyn SolvedGame + 'a;

    fn game(&self) -> &Self::Game {
        self
    }

    fn value(&self, &code: &Code) -> Result<Value, Error> {
        self.value(code)
    }

    /// The move of the witness.
    fn best(&self, &code: &Code) -> Result<Option<u32>, Error> {
        Ok(self.witness(code)?.chosen())
    }
}
