//! What a script says of a position: who has won, and where the moves lead.

use appleyard_core::game::{Keys, Link, Outcome};

use crate::error::{RuleError, RuleErrorKind};
use crate::game::{Inner, wrong_return};
use crate::limits::MAX_MOVES;
use crate::script::{MOVES, PLAYER, WINNER};
use crate::text;
use crate::value::Value;

/// The moves of a position.
#[derive(Default)]
pub(crate) struct Opened {
    /// What `winner` says; then there are no moves.
    pub(crate) verdict: Option<Outcome>,
    pub(crate) targets: Vec<u32>,
    /// The labels of the moves; empty if `moves` returned an array.
    pub(crate) labels: Vec<String>,
}

impl Inner {
    /// Who has won, or else the moves, with their labels if these are asked for.
    pub(crate) fn open(&self, position: u32, labelled: bool) -> Result<Opened, RuleError> {
        let mut opened = Opened {
            verdict: self.winner(position)?,
            ..Opened::default()
        };
        if opened.verdict.is_none() {
            self.follow(position, |label, target| {
                opened.targets.push(target);
                if labelled {
                    opened.labels.extend(label.map(text::cut));
                }
            })?;
        }
        Ok(opened)
    }

    /// Who has won, or else a link for each move, which `options` get.
    pub(crate) fn links(
        &self,
        position: u32,
        options: &mut Vec<Link>,
    ) -> Result<Option<Outcome>, RuleError> {
        let before = options.len();
        if let Some(verdict) = self.links_by_code(position, options)? {
            return Ok(verdict);
        }
        options.truncate(before);
        if let Some(verdict) = self.winner(position)? {
            return Ok(Some(verdict));
        }
        self.follow(position, |_, to| options.push(Link::new(to, false)))?;
        Ok(None)
    }

    /// The same by functions whose types are known. `None` if they leave it to others.
    fn links_by_code(
        &self,
        position: u32,
        options: &mut Vec<Link>,
    ) -> Result<Option<Option<Outcome>>, RuleError> {
        let Some(typed) = self.script.program.typed().filter(|it| it.has(MOVES)) else {
            return Ok(None);
        };
        if !typed.load(self.store.borrow().keys().key(position as usize)) {
            return Ok(None);
        }
        let verdict = if !self.script.has("winner") {
            None
        } else if typed.has(WINNER) {
            match typed.call(WINNER).and_then(|it| typed.value(it)) {
                Some(returned) => self.verdict_of(&returned, position)?,
                None => return Ok(None),
            }
        } else {
            self.winner(position)?
        };
        if verdict.is_some() {
            return Ok(Some(verdict));
        }
        let Some(returned) = typed.call(MOVES) else {
            return Ok(None);
        };
        let reached = typed.positions(returned).filter(|it| it.count <= MAX_MOVES);
        let Some(reached) = reached else {
            return Ok(None);
        };
        let mut buffers = self.reached.borrow_mut();
        let (bytes, ends) = &mut *buffers;
        bytes.clear();
        ends.clear();
        for number in 0..reached.count {
            if typed.pack(returned, reached, number, bytes).is_none() {
                return Ok(None);
            }
            ends.push(bytes.len());
        }
        let mut begin = 0;
        for &end in ends.iter() {
            let key = &bytes[begin..end];
            begin = end;
            let turn = || {
                let player = (typed.has(PLAYER) && typed.load(key)).then(|| typed.call(PLAYER));
                match player.flatten().and_then(|it| typed.integer(it)) {
                    Some(1) => Ok(1),
                    Some(2) => Ok(2),
                    _ => self.turn_of(&self.read(key), Some(position)),
                }
            };
            let to = self.number(key, "moves", Some(position), turn)?;
            options.push(Link::new(to, false));
        }
        Ok(Some(None))
    }

    /// Calls `each` for the label of each move, if it has one, and for the position to which the move leads.
    pub(crate) fn follow(
        &self,
        position: u32,
        mut each: impl FnMut(Option<&str>, u32),
    ) -> Result<(), RuleError> {
        let returned = self.call("moves", position)?;
        let named = |kind| {
            self.script
                .blame(RuleError::of(kind), "moves", Some(position))
        };
        if let Some(array) = returned.as_array() {
            few_enough(array.len()).map_err(named)?;
            for after in array.iter() {
                each(None, self.intern(after, "moves", Some(position))?);
            }
        } else if let Some(map) = returned.as_map() {
            few_enough(map.len()).map_err(named)?;
            for (label, after) in map.iter() {
                each(Some(label), self.intern(after, "moves", Some(position))?);
            }
        } else {
            let needs = "an array of positions, or a map from labels to positions";
            return Err(named(wrong_return("moves", needs, &returned)));
        }
        Ok(())
    }

    /// Who has won at a position, for the player to move there; `None` if the script does not say.
    pub(crate) fn winner(&self, position: u32) -> Result<Option<Outcome>, RuleError> {
        if !self.script.has("winner") {
            return Ok(None);
        }
        let returned = self.call("winner", position)?;
        self.verdict_of(&returned, position)
    }

    /// What `winner` means by what it returned.
    fn verdict_of(&self, returned: &Value, position: u32) -> Result<Option<Outcome>, RuleError> {
        if matches!(returned, Value::Unit) {
            return Ok(None);
        }
        let turn = i64::from(self.store.borrow().keys().turn(position));
        let outcome = match (returned.as_int(), returned.as_text()) {
            (_, Some("mover")) => Outcome::N,
            (_, Some("opponent")) => Outcome::P,
            (_, Some("draw")) => Outcome::D,
            (Some(player), _) if turn > 0 && player == turn => Outcome::N,
            (Some(player), _) if turn > 0 && player == 3 - turn => Outcome::P,
            _ => {
                let needs = if turn > 0 {
                    "1, 2, \"mover\", \"opponent\" or \"draw\", or nothing"
                } else {
                    "\"mover\", \"opponent\" or \"draw\", or nothing"
                };
                let wrong = wrong_return("winner", needs, returned);
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
