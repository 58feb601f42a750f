//! A script as a game.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use appleyard_core::certificate::Heading;
use appleyard_core::game::{EndRule, Game, Outcome, Player};
use appleyard_core::play::{EndReason, Ending, Notation};
use rhai::{Array, Dynamic, ImmutableString, Map};

use crate::certificate::FAMILY;
use crate::encoding::{decode, encode};
use crate::error::{RuleError, RuleErrorKind};
use crate::limits::MAX_MOVES;
use crate::picture::{self, Shape};
use crate::script::Script;
use crate::store::Store;
use crate::text;

/// A game that a script describes.
///
/// A position is a number: the game keeps what the script made, each position once, and
/// [`describe`](ScriptGame::describe) tells it. A move is the place of the position that it leads to among
/// those that `moves` returned; in a map, by rising label.
///
/// The methods of [`Game`] cannot fail, and a script can. So the game keeps its first error, which
/// [`failure`](ScriptGame::failure) returns, and from then on it has no moves: whatever explores it ends
/// soon, without calling the script again. What was found is worth nothing then, and
/// [`ScriptRun`](crate::ScriptRun) returns the error instead. To make the methods of `Game` fallible would
/// burden every other game, none of which can fail.
///
/// A clone is the same game, with the same positions.
#[derive(Clone)]
pub struct ScriptGame {
    inner: Rc<Inner>,
}

struct Inner {
    /// What the author wrote.
    text: String,
    script: Script,
    start: u32,
    store: RefCell<Store>,
    opened: RefCell<Opened>,
    failure: RefCell<Option<RuleError>>,
}

/// The moves of the position that was looked at last: a solver asks for them several times.
#[derive(Clone, Default)]
struct Opened {
    position: Option<u32>,
    verdict: Option<Outcome>,
    targets: Vec<u32>,
    /// The labels of the moves; empty if `moves` returned an array.
    labels: Vec<String>,
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
            store: RefCell::new(Store::new()),
            opened: RefCell::default(),
            failure: RefCell::default(),
        };
        let start = inner.script.call("start", None);
        let start = start.map_err(|error| inner.script.blame(error, "start", None))?;
        inner.start = inner.meet(&start, "start", None, &mut Vec::new())?;
        Ok(ScriptGame {
            inner: Rc::new(inner),
        })
    }

    /// How many positions the game has met so far.
    pub fn positions_met(&self) -> usize {
        self.inner.store.borrow().len()
    }

    /// The first error of the script while somebody asked for moves or verdicts; `None` if all went well.
    pub fn failure(&self) -> Option<RuleError> {
        self.inner.failure.borrow().clone()
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
        if value.is_string() || value.is_int() || value.is_char() {
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
        let opened = self.inner.open(position)?;
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
        let moves = self.inner.open(position)?.targets.len();
        let drawn = self.inner.call("picture", position)?;
        let shapes = picture::read(&drawn, moves);
        let script = &self.inner.script;
        let named = |kind| script.blame(RuleError::of(kind), "picture", Some(position));
        shapes.map(Some).map_err(named)
    }

    /// Asks something of the position's moves; nothing if the script has failed.
    fn opened<T: Default>(&self, position: u32, ask: impl FnOnce(&Opened) -> T) -> T {
        if self.inner.failure.borrow().is_some() {
            return T::default();
        }
        if self.inner.opened.borrow().position != Some(position)
            && let Err(error) = self.inner.open_now(position)
        {
            *self.inner.failure.borrow_mut() = Some(error);
            return T::default();
        }
        ask(&self.inner.opened.borrow())
    }
}

impl Inner {
    fn value(&self, position: u32) -> Dynamic {
        decode(self.store.borrow().get(position)).unwrap_or(Dynamic::UNIT)
    }

    fn call(&self, name: &'static str, position: u32) -> Result<Dynamic, RuleError> {
        let returned = self.script.call(name, Some(self.value(position)));
        returned.map_err(|error| self.script.blame(error, name, Some(position)))
    }

    /// The number of a position that `function` returned.
    fn meet(
        &self,
        value: &Dynamic,
        function: &'static str,
        position: Option<u32>,
        key: &mut Vec<u8>,
    ) -> Result<u32, RuleError> {
        let named = |kind| self.script.blame(RuleError::of(kind), function, position);
        key.clear();
        encode(value, key).map_err(named)?;
        if let Some(known) = self.store.borrow().find(key) {
            return Ok(known);
        }
        let turn = if self.script.has("player") {
            // A copy that was read back: a character has become a text, as everywhere else.
            let argument = decode(key).unwrap_or(Dynamic::UNIT);
            let player = self.script.call("player", Some(argument));
            let player = player.map_err(|error| self.script.blame(error, "player", position))?;
            match player.as_int() {
                Ok(1) => 1,
                Ok(2) => 2,
                _ => {
                    let wrong = wrong_return("player", "1 or 2", &player);
                    return Err(self.script.blame(RuleError::of(wrong), "player", position));
                }
            }
        } else {
            0
        };
        self.store.borrow_mut().add(key, turn).map_err(named)
    }

    fn open(&self, position: u32) -> Result<Opened, RuleError> {
        if self.opened.borrow().position != Some(position) {
            self.open_now(position)?;
        }
        Ok(self.opened.borrow().clone())
    }

    fn open_now(&self, position: u32) -> Result<(), RuleError> {
        let mut opened = std::mem::take(&mut *self.opened.borrow_mut());
        opened.position = None;
        opened.targets.clear();
        opened.labels.clear();
        opened.verdict = self.winner(position)?;
        if opened.verdict.is_none() {
            self.follow(position, &mut opened)?;
        }
        opened.position = Some(position);
        *self.opened.borrow_mut() = opened;
        Ok(())
    }

    fn follow(&self, position: u32, opened: &mut Opened) -> Result<(), RuleError> {
        let returned = self.call("moves", position)?;
        let named = |kind| {
            self.script
                .blame(RuleError::of(kind), "moves", Some(position))
        };
        let mut key = Vec::with_capacity(64);
        if let Some(array) = returned.read_lock::<Array>() {
            few_enough(array.len()).map_err(named)?;
            for after in array.iter() {
                let target = self.meet(after, "moves", Some(position), &mut key)?;
                opened.targets.push(target);
            }
        } else if let Some(map) = returned.read_lock::<Map>() {
            few_enough(map.len()).map_err(named)?;
            for (label, after) in map.iter() {
                let target = self.meet(after, "moves", Some(position), &mut key)?;
                opened.targets.push(target);
                opened.labels.push(text::cut(label));
            }
        } else {
            let needs = "an array of positions, or a map from labels to positions";
            return Err(named(wrong_return("moves", needs, &returned)));
        }
        Ok(())
    }

    /// Who has won at a position, for the player to move there; `None` if the script does not say.
    fn winner(&self, position: u32) -> Result<Option<Outcome>, RuleError> {
        if !self.script.has("winner") {
            return Ok(None);
        }
        let returned = self.call("winner", position)?;
        if returned.is_unit() {
            return Ok(None);
        }
        let turn = i64::from(self.store.borrow().turn(position));
        let said = returned.read_lock::<ImmutableString>();
        let outcome = match (returned.as_int(), said.as_ref().map(|said| said.as_str())) {
            (_, Some("mover")) => Outcome::N,
            (_, Some("opponent")) => Outcome::P,
            (_, Some("draw")) => Outcome::D,
            (Ok(player), _) if turn > 0 && player == turn => Outcome::N,
            (Ok(player), _) if turn > 0 && player == 3 - turn => Outcome::P,
            _ => {
                let needs = if turn > 0 {
                    "1, 2, \"mover\", \"opponent\" or \"draw\", or nothing"
                } else {
                    "\"mover\", \"opponent\" or \"draw\", or nothing"
                };
                let wrong = wrong_return("winner", needs, &returned);
                return Err(self
                    .script
                    .blame(RuleError::of(wrong), "winner", Some(position)));
            }
        };
        Ok(Some(outcome))
    }
}

fn few_enough(count: usize) -> Result<(), RuleErrorKind> {
    let limit = MAX_MOVES;
    if count > limit {
        return Err(RuleErrorKind::TooManyMoves { count, limit });
    }
    Ok(())
}

fn wrong_return(name: &'static str, needs: &'static str, value: &Dynamic) -> RuleErrorKind {
    let found = text::written(value);
    RuleErrorKind::WrongReturn { name, needs, found }
}

impl Game for ScriptGame {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &position: &u32) -> impl Iterator<Item = u32> {
        let count = self.opened(position, |opened| opened.targets.len());
        0..u32::try_from(count).unwrap_or(0)
    }

    /// The position itself if it has no such move.
    fn after(&self, &position: &u32, chosen: u32) -> u32 {
        let target = self.opened(position, |it| it.targets.get(chosen as usize).copied());
        target.unwrap_or(position)
    }

    /// What `winner` says. If it says nothing, or is not there, the last mover has won.
    fn verdict(&self, &position: &u32) -> Outcome {
        let verdict = self.opened(position, |opened| opened.verdict);
        verdict.unwrap_or(EndRule::Normal.outcome_at_end())
    }

    fn turn(&self, &position: &u32) -> Option<Player> {
        match self.inner.store.borrow().turn(position) {
            1 => Some(Player::First),
            2 => Some(Player::Second),
            _ => None,
        }
    }
}

impl Notation for ScriptGame {
    fn start(&self) -> u32 {
        self.inner.start
    }

    fn heading(&self) -> Option<Heading> {
        Some(Heading::of_text(FAMILY, &self.inner.text))
    }

    /// The position as a script writes it, whole: labels may be equal where positions are not.
    fn text(&self, &position: &u32) -> String {
        text::exact(&self.inner.value(position))
    }

    /// Where `winner` says who has won, it does not say why.
    fn ended(&self, position: &u32) -> Option<Ending> {
        let named = self.opened(*position, |opened| opened.verdict.is_some());
        let reason = if named {
            EndReason::Rules
        } else {
            EndReason::NoMove
        };
        self.is_over(position).then(|| Ending::of(reason))
    }

    /// The label of the move. If `label` fails, the contents of the position after it.
    fn move_text(&self, position: &u32, chosen: u32) -> String {
        let own = self.opened(*position, |opened| {
            opened.labels.get(chosen as usize).cloned()
        });
        own.unwrap_or_else(|| {
            let after = self.after(position, chosen);
            let label = self.label(after);
            label.unwrap_or_else(|_| self.describe(after))
        })
    }
}

impl fmt::Debug for ScriptGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut game = f.debug_struct("ScriptGame");
        game.field("positions_met", &self.positions_met());
        game.finish_non_exhaustive()
    }
}
