//! The general solver that this project had before the retrograde one: a depth-first search with a
//! memory and its own stack, for impartial games without repetition.

use appleyard_core::game::Game;
use appleyard_core::solve::Value;
use rustc_hash::FxHashMap;

/// What is known about each position that can be reached.
pub struct DepthFirst<G: Game> {
    game: G,
    /// `None` for a position that is opened and still on the line.
    known: FxHashMap<G::Position, Option<Value>>,
    line: Vec<Opened<G::Position>>,
    options: Vec<G::Position>,
}

/// A position on the line whose options are being looked at.
struct Opened<Position> {
    position: Position,
    /// Where its options begin. They end where the options of the next position on the line begin.
    first: usize,
    /// The option to look at next.
    next: usize,
    /// The best value so far for the player to move here.
    best: Option<Value>,
}

enum Met<Position> {
    Unknown(Position),
    AllValued(Value),
}

impl<G: Game> DepthFirst<G>
where
    G::Position: Copy,
{
    pub fn new(game: G) -> Self {
        DepthFirst {
            game,
            known: FxHashMap::default(),
            line: Vec::new(),
            options: Vec::new(),
        }
    }

    pub fn positions(&self) -> usize {
        self.known.len()
    }

    pub fn value(&mut self, position: G::Position) -> Value {
        if !self.known.contains_key(&position) {
            self.open(position);
        }
        while let Some(met) = self.look() {
            match met {
                Met::Unknown(option) => self.open(option),
                Met::AllValued(value) => self.close(value),
            }
        }
        self.known[&position].unwrap()
    }

    /// Goes on through the options of the position on top of the line, as long as their values are
    /// known.
    fn look(&mut self) -> Option<Met<G::Position>> {
        let top = self.line.last_mut()?;
        while let Some(&option) = self.options.get(top.next) {
            match self.known.get(&option) {
                None => return Some(Met::Unknown(option)),
                Some(value) => {
                    let value = value.unwrap().one_ply_earlier();
                    if top.best.is_none_or(|best| value.is_preferred_to(best)) {
                        top.best = Some(value);
                    }
                    top.next += 1;
                }
            }
        }
        let at_end = || Value::of_verdict(self.game.verdict(&top.position));
        Some(Met::AllValued(top.best.unwrap_or_else(at_end)))
    }

    fn open(&mut self, position: G::Position) {
        self.known.insert(position, None);
        let first = self.options.len();
        let options = self.game.moves(&position);
        let options = options.map(|chosen| self.game.after(&position, chosen));
        self.options.extend(options);
        self.line.push(Opened {
            position,
            first,
            next: first,
            best: None,
        });
    }

    fn close(&mut self, value: Value) {
        if let Some(top) = self.line.pop() {
            self.options.truncate(top.first);
            self.known.insert(top.position, Some(value));
        }
    }
}
