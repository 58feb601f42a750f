//! The Grundy value of a position of any impartial game.

use rustc_hash::FxHashMap;

use crate::checked::narrow;
use crate::error::{Error, SolveError};
use crate::game::{Game, Outcome};

/// The most moves that are followed for one value: some tenths of a second.
pub const MAX_GRUNDY_MOVES: u64 = 2_000_000;

/// A Grundy value, and the set from which it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct GrundyPlace {
    /// The value of the position: the size of the Nim heap that it equals. It is the least number that is
    /// not in `set`.
    pub value: u32,
    /// The value after each move, in the order of the moves.
    pub options: Vec<u32>,
    /// The same values, each once and rising.
    pub set: Vec<u32>,
}

/// The Grundy value of a position. It belongs to a game in which both players have the same moves, the last
/// move wins, and no position comes back.
///
/// # Errors
///
/// [`SolveError::GrundyUndefined`] for any other game, as far as play from the position shows it;
/// [`SolveError::GrundyTooLarge`] beyond [`MAX_GRUNDY_MOVES`].
///
/// # Cost
///
/// Each move of each position that play reaches, once. Memory: about 100 bytes for each of these positions.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::nim::HeapGame;
/// use appleyard_core::solve::grundy;
///
/// let game = HeapGame::take_away(&[5, 6], "1..3", EndRule::Normal)?;
/// let here = grundy(&game, &vec![5, 6])?;
/// assert_eq!(here.value, 1 ^ 2); // 5 mod 4 and 6 mod 4
/// assert_eq!(here.set, [0, 1, 2]);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn grundy<G: Game + ?Sized>(game: &G, position: &G::Position) -> Result<GrundyPlace, Error> {
    let mut search = Search {
        game,
        known: FxHashMap::default(),
        moves: 0,
    };
    let options = search.options_of(position)?;
    search.settle(position)?;
    let known = |option| search.known.get(option).copied().flatten();
    let options: Vec<u32> = options.iter().filter_map(known).collect();
    let set = set_of(options.clone());
    Ok(GrundyPlace {
        value: mex(&set),
        options,
        set,
    })
}

struct Search<'a, G: Game + ?Sized> {
    game: &'a G,
    /// The value of each position that was met; `None` while play from it is followed.
    known: FxHashMap<G::Position, Option<u32>>,
    moves: u64,
}

/// A position whose options are followed one after the other.
struct Open<Position> {
    position: Position,
    options: Vec<Position>,
    next: usize,
}

impl<G: Game + ?Sized> Search<'_, G> {
    /// Finds the values of a position and of everything after it, without recursion: play can be long.
    fn settle(&mut self, position: &G::Position) -> Result<(), Error> {
        let mut stack = vec![self.open(position)?];
        while let Some(top) = stack.last_mut() {
            let Some(option) = top.options.get(top.next) else {
                let values = top.options.iter();
                let values = values.filter_map(|option| self.known.get(option).copied().flatten());
                let value = mex(&set_of(values.collect()));
                self.known.insert(top.position.clone(), Some(value));
                stack.pop();
                continue;
            };
            top.next += 1;
            match self.known.get(option) {
                Some(Some(_)) => {}
                // It is on the way to itself.
                Some(None) => return Err(SolveError::GrundyUndefined.into()),
                None => {
                    let option = option.clone();
                    stack.push(self.open(&option)?);
                }
            }
        }
        Ok(())
    }

    fn open(&mut self, position: &G::Position) -> Result<Open<G::Position>, Error> {
        let options = self.options_of(position)?;
        self.known.insert(position.clone(), None);
        Ok(Open {
            position: position.clone(),
            options,
            next: 0,
        })
    }

    fn options_of(&mut self, position: &G::Position) -> Result<Vec<G::Position>, Error> {
        let game = self.game;
        let options: Vec<_> = game
            .moves(position)
            .map(|chosen| game.after(position, chosen))
            .collect();
        let ends_otherwise = options.is_empty() && game.verdict(position) != Outcome::P;
        if game.turn(position).is_some() || ends_otherwise {
            return Err(SolveError::GrundyUndefined.into());
        }
        self.moves += options.len() as u64;
        if self.moves > MAX_GRUNDY_MOVES {
            let limit = MAX_GRUNDY_MOVES;
            return Err(SolveError::GrundyTooLarge { limit }.into());
        }
        Ok(options)
    }
}

/// The numbers, each once and rising.
fn set_of(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable();
    values.dedup();
    values
}

/// The least number that is not in a rising set.
fn mex(set: &[u32]) -> u32 {
    let missing = (0..).zip(set).find(|&(value, &there)| value != there);
    missing.map_or_else(|| narrow(set.len()), |(value, _)| value)
}
