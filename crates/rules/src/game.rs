//! A script as a game.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use appleyard_core::Error;
use appleyard_core::certificate::CheckedRules;
use appleyard_core::checked::known;
use appleyard_core::game::{
    EndReason, EndRule, Ending, Expand, Heading, Interner, Keys, Link, MAX_PLIES, Outcome, Player,
};

use crate::certificate::FAMILY;
use crate::encoding::{decode, encode};
use crate::error::{RuleError, RuleErrorKind};
use crate::limits::MAX_STORED_BYTES;
use crate::picture::{self, Shape};
use crate::script::Script;
use crate::store::Encodings;
use crate::text;
use crate::value::Value;

/// A game that a script describes.
///
/// A position is a number: the game keeps what the script made, each position once, and
/// [`describe`](ScriptGame::describe) tells it. A move is the place of the position that it leads to among
/// those that `moves` returned; in a map, by rising label. A script can fail, so this is a game for solvers
/// that take an error for an answer: see [`Expand`].
///
/// A clone is the same game, with the same positions.
#[derive(Clone)]
pub struct ScriptGame {
    inner: Rc<Inner>,
}

pub(crate) struct Inner {
    /// What the author wrote.
    text: String,
    pub(crate) script: Script,
    start: u32,
    pub(crate) store: RefCell<Interner<Encodings>>,
    /// The encoding that was looked up last; the memory is used again.
    key: RefCell<Vec<u8>>,
    /// The bytes of the positions that a call led to, and where each ends; the memory is used again.
    pub(crate) reached: RefCell<(Vec<u8>, Vec<usize>)>,
    /// The position that was read back last: `winner` and `moves` mostly ask for the same.
    last: RefCell<Option<(u32, Value)>>,
}

impl ScriptGame {
    /// Reads a script, and calls its `start`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, with its place; or the error of `start` or of `player`.
    pub fn new(text: &str) -> Result<ScriptGame, RuleError> {
        let script = Script::compile(text)?;
        let mut inner = Inner {
            text: text.into(),
            script,
            start: 0,
            store: RefCell::default(),
            key: RefCell::default(),
            reached: RefCell::default(),
            last: RefCell::default(),
        };
        let start = inner.script.call("start", None);
        let start = start.map_err(|error| inner.script.blame(error, "start", None))?;
        inner.script.infer(&start);
        inner.start = inner.intern(&start, "start", None)?;
        Ok(ScriptGame {
            inner: Rc::new(inner),
        })
    }

    /// How many positions the game has met so far.
    pub fn positions_met(&self) -> usize {
        self.inner.store.borrow().keys().count()
    }

    /// The number of the start.
    pub fn start(&self) -> u32 {
        self.inner.start
    }

    /// The name of the game in a certificate: the script itself.
    pub fn heading(&self) -> Heading {
        Heading::of_text(FAMILY, &self.inner.text)
    }

    /// Whose turn it is at a position; `None` if the script has no `player`.
    pub fn turn(&self, position: u32) -> Option<Player> {
        match self.inner.store.borrow().keys().turn(position) {
            1 => Some(Player::First),
            2 => Some(Player::Second),
            _ => None,
        }
    }

    /// The position as a script writes it, whole: labels may be equal where positions are not.
    pub fn exact(&self, position: u32) -> String {
        text::exact(&self.inner.value(position))
    }

    /// The positions to which the moves of a position lead, in the order of the moves.
    ///
    /// # Errors
    ///
    /// The errors of the script.
    pub fn targets(&self, position: u32) -> Result<Vec<u32>, RuleError> {
        Ok(self.inner.open(position, false)?.targets)
    }

    /// The position after these moves from the start. The inner error is that of the moves.
    ///
    /// # Errors
    ///
    /// The errors of the script.
    pub fn after_moves(&self, moves: &[u32]) -> Result<Result<u32, Error>, RuleError> {
        if moves.len() > MAX_PLIES {
            let (plies, limit) = (moves.len() as u64, MAX_PLIES as u64);
            return Ok(Err(Error::PathTooLong { plies, limit }));
        }
        let mut position = self.start();
        for (ply, &chosen) in (1..).zip(moves) {
            match self.targets(position)?.get(chosen as usize) {
                Some(&after) => position = after,
                None => return Ok(Err(Error::IllegalPly { ply })),
            }
        }
        Ok(Ok(position))
    }

    /// Why the game is over at a position; `None` while it goes on. Where `winner` says who has won, it does
    /// not say why.
    ///
    /// # Errors
    ///
    /// The errors of the script.
    pub fn ending(&self, position: u32) -> Result<Option<Ending>, RuleError> {
        let opened = self.inner.open(position, false)?;
        Ok(match opened.verdict {
            Some(_) => Some(Ending::of(EndReason::Rules)),
            None => opened.targets.is_empty().then(Ending::no_move),
        })
    }

    /// The position as the script wrote it, as a short text. It is the label of a position if the script
    /// has no function `label`.
    pub fn describe(&self, position: u32) -> String {
        text::of_value(&self.inner.value(position))
    }

    /// What `label` says of a position, or else its contents, at most 120 characters. It may contain any
    /// characters, so it must be shown as text.
    ///
    /// # Errors
    ///
    /// The error of `label`.
    pub fn label(&self, position: u32) -> Result<String, RuleError> {
        let inner = &self.inner;
        if !inner.script.has("label") {
            return Ok(self.describe(position));
        }
        let value = inner.call("label", position)?;
        if matches!(value, Value::Text(_) | Value::Int(_) | Value::Char(_)) {
            return Ok(text::of_value(&value));
        }
        let wrong = wrong_return("label", "a text or an integer", &value);
        Err(inner
            .script
            .blame(RuleError::of(wrong), "label", Some(position)))
    }

    /// The labels of the moves of a position, in the order of the moves: those of the map that `moves`
    /// returned, or else the labels of the positions that they lead to.
    ///
    /// # Errors
    ///
    /// The errors of the script.
    pub fn move_labels(&self, position: u32) -> Result<Vec<String>, RuleError> {
        let opened = self.inner.open(position, true)?;
        if opened.labels.len() == opened.targets.len() {
            return Ok(opened.labels);
        }
        opened.targets.iter().map(|&to| self.label(to)).collect()
    }

    /// What `picture` draws of a position; `None` if the script has no such function.
    ///
    /// # Errors
    ///
    /// The errors of the script; [`RuleErrorKind::NotAPicture`].
    pub fn picture(&self, position: u32) -> Result<Option<Vec<Shape>>, RuleError> {
        if !self.inner.script.has("picture") {
            return Ok(None);
        }
        let moves = self.inner.open(position, false)?.targets.len();
        let drawn = self.inner.call("picture", position)?;
        let shapes = picture::read(&drawn, moves);
        let script = &self.inner.script;
        let named = |kind| script.blame(RuleError::of(kind), "picture", Some(position));
        shapes.map(Some).map_err(named)
    }
}

impl Inner {
    /// The position with a number that the game has given.
    fn value(&self, position: u32) -> Value {
        let mut last = self.last.borrow_mut();
        if let Some((number, value)) = last.as_ref()
            && *number == position
        {
            return value.clone();
        }
        let store = self.store.borrow();
        let value = self.read(store.keys().key(position as usize));
        *last = Some((position, value.clone()));
        value
    }

    /// The position with this encoding, which the game has made.
    pub(crate) fn read(&self, key: &[u8]) -> Value {
        let packed = self.script.shape().and_then(|shape| shape.unpack(key));
        let value = packed.or_else(|| decode(key, self.script.names()));
        known(value, "a stored encoding can be read")
    }

    /// Appends the bytes of a position to `key`, which is empty at first. Says whether reading them back gives
    /// the same value.
    fn write(&self, value: &Value, key: &mut Vec<u8>) -> Result<bool, RuleErrorKind> {
        if let Some(shape) = self.script.shape() {
            if let Some(same) = shape.pack(value, key) {
                return Ok(same);
            }
            key.clear();
        }
        encode(value, key)
    }

    pub(crate) fn call(&self, name: &'static str, position: u32) -> Result<Value, RuleError> {
        let returned = self.script.call(name, Some(&self.value(position)));
        returned.map_err(|error| self.script.blame(error, name, Some(position)))
    }

    /// The number of a position that `function` returned.
    pub(crate) fn intern(
        &self,
        value: &Value,
        function: &'static str,
        position: Option<u32>,
    ) -> Result<u32, RuleError> {
        let named = |kind| self.script.blame(RuleError::of(kind), function, position);
        let mut key = self.key.borrow_mut();
        key.clear();
        let same = self.write(value, &mut key).map_err(named)?;
        self.number(&key, function, position, || {
            if same {
                self.turn_of(value, position)
            } else {
                self.turn_of(&self.read(&key), position)
            }
        })
    }

    /// The number of the position with these bytes, which `function` returned. `turn` says whose turn it is
    /// there if the script has `player`.
    pub(crate) fn number(
        &self,
        key: &[u8],
        function: &'static str,
        position: Option<u32>,
        turn: impl FnOnce() -> Result<u8, RuleError>,
    ) -> Result<u32, RuleError> {
        let named = |kind| self.script.blame(RuleError::of(kind), function, position);
        let found = self.store.borrow().find(key);
        let hash = match found {
            Ok(known) => return Ok(known),
            Err(hash) => hash,
        };
        let turn = if self.script.has("player") {
            turn()?
        } else {
            0
        };
        let mut store = self.store.borrow_mut();
        let fits = store.keys().fits(key.len());
        let number = fits.then(|| store.insert(hash, |keys| keys.push(key, turn)));
        number.flatten().ok_or_else(|| {
            named(RuleErrorKind::TooManyBytes {
                limit: MAX_STORED_BYTES,
            })
        })
    }

    /// What `player` says of a position, in which characters have become texts, as everywhere else.
    pub(crate) fn turn_of(&self, argument: &Value, position: Option<u32>) -> Result<u8, RuleError> {
        let player = self.script.call("player", Some(argument));
        let player = player.map_err(|error| self.script.blame(error, "player", position))?;
        match player {
            Value::Int(1) => Ok(1),
            Value::Int(2) => Ok(2),
            _ => {
                let wrong = wrong_return("player", "1 or 2", &player);
                Err(self.script.blame(RuleError::of(wrong), "player", position))
            }
        }
    }
}

pub(crate) fn wrong_return(
    name: &'static str,
    needs: &'static str,
    value: &Value,
) -> RuleErrorKind {
    let found = text::written(value);
    RuleErrorKind::WrongReturn { name, needs, found }
}

impl Expand for ScriptGame {
    type Error = RuleError;

    /// Calls `winner` and `moves`, and `player` for each new position.
    fn expand(
        &mut self,
        place: u32,
        options: &mut Vec<Link>,
    ) -> Result<Option<Outcome>, RuleError> {
        let before = options.len();
        if let Some(verdict) = self.inner.links(place, options)? {
            return Ok(Some(verdict));
        }
        // In a game that says whose turn it is, a player may move again.
        let store = self.inner.store.borrow();
        let turn = store.keys().turn(place);
        for option in &mut options[before..] {
            let again = turn != 0 && turn == store.keys().turn(option.to());
            *option = Link::new(option.to(), again);
        }
        // Where `winner` says nothing, or is not there, the last mover has won.
        let is_over = options.len() == before;
        Ok(is_over.then(|| EndRule::Normal.outcome_at_end()))
    }
}

/// The rules that a certificate of the script is checked by.
impl CheckedRules for ScriptGame {
    fn start(&mut self) -> Result<u32, RuleError> {
        Ok(ScriptGame::start(self))
    }

    fn text(&self, place: u32) -> String {
        self.exact(place)
    }

    fn option_of(&self, _: u32, number: u32) -> Option<usize> {
        usize::try_from(number).ok()
    }
}

impl fmt::Debug for ScriptGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = f.debug_struct("ScriptGame");
        game.field("positions_met", &self.positions_met());
        game.finish_non_exhaustive()
    }
}
