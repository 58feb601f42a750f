//! Which game, and from which start.

use std::sync::OnceLock;

use appleyard_core::Error;
use appleyard_core::boards::{Dao, Dodgem, FourInARow, Hexapawn, InARow};
use appleyard_core::game::EndRule;
use appleyard_core::play::Notation;
use appleyard_core::solve::{AnyIndexed, Coded, Folded, IndexedRun};
use appleyard_wasm::error::{bad_argument, into_js};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

/// A game. What it needs besides its sizes is said at its family; what it does not need is ignored.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameConfig {
    /// The family.
    pub game: GameName,
    /// The numbers that choose a game of the family, as many as `GameName` lists for it.
    #[tsify(type = "readonly (number | bigint)[]")]
    pub size: Vec<u64>,
    /// Rules that the visitor gives, as a text.
    #[tsify(optional)]
    pub rules: Option<String>,
    /// The start, as a text.
    #[tsify(optional)]
    pub start: Option<String>,
    /// Who wins when no move is left, in a family with rules; normal play if it is left out.
    #[tsify(optional)]
    pub end_rule: Option<EndRule>,
    /// Whether images of a position, such as a board that is turned, count as one. Only games whose board has symmetries have it: the rows and Hexapawn.
    #[serde(default)]
    pub images: Images,
}

/// How positions that symmetry makes equal are counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Tsify, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Images {
    /// Each for itself.
    #[default]
    Apart,
    /// Once.
    Once,
}

/// The families of games, each with the meaning of its fields. Those after `dao` need the package `forms`,
/// which has the others too.
#[derive(Clone, Copy, Tsify, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// Stones in a row, such as tic-tac-toe. Sizes: columns, rows, and the stones in a row that win.
    InARow,
    /// The same with stones that fall, such as Connect Four. Sizes: columns, rows, and stones in a row.
    FourInARow,
    /// Sizes: columns and rows.
    Hexapawn,
    /// Sizes: the side of the board.
    Dodgem,
    /// No sizes.
    Dao,
    /// A token on the quadrant. Sizes: its point at the start. Rules: the vectors, such as `-1,0 0,-1*`.
    Vectors,
    /// Heaps of stones. Sizes: the heaps. Rules: what may be taken, such as `1..3` or `any; 2,5`.
    TakeAway,
    /// Groups of objects. Sizes: the groups. Rules: an octal code, such as `0.77`.
    Octal,
    /// A token on a graph, which may have circles. No sizes. Rules: the graph as a list of edges, in DOT or
    /// in JSON. Start: the name of a node; the first node if it is left out.
    Graph,
    /// The Calendar Game. No sizes. Start: a date, such as `2001-11-03`.
    Calendar,
    /// A Multiplication Game. Sizes: the number to reach.
    Multiplication,
    /// Digital Deletions. No sizes. Start: one to six digits.
    DigitalDeletions,
}

/// The run of any game.
pub type AnyRun = IndexedRun<AnyIndexed>;

/// Makes the run of a game, or refuses it.
pub type Solving = fn(&GameConfig) -> Result<AnyRun, JsValue>;

/// What solves the families that are not boards. A page begins with a board, so it should not have to load
/// the others: the package `forms` brings them, and enters here what solves them when it starts.
static OTHERS: OnceLock<Solving> = OnceLock::new();

/// Enters what solves the families that are not boards. Only the first call counts.
pub fn provide(others: Solving) {
    OTHERS.get_or_init(|| others);
}

impl GameConfig {
    /// The run that solves the game from its start.
    pub fn run(&self) -> Result<AnyRun, JsValue> {
        if self.images == Images::Once {
            return self.run_once();
        }
        match (self.game, self.sizes().as_slice()) {
            (GameName::InARow, &[columns, rows, length]) => {
                solving(InARow::new(columns, rows, length))
            }
            (GameName::FourInARow, &[columns, rows, length]) => {
                solving(FourInARow::new(columns, rows, length))
            }
            (GameName::Hexapawn, &[columns, rows]) => solving(Hexapawn::new(columns, rows)),
            (GameName::Dodgem, &[side]) => solving(Dodgem::new(side)),
            (GameName::Dao, &[]) => solving(Ok(Dao::new())),
            (
                GameName::InARow
                | GameName::FourInARow
                | GameName::Hexapawn
                | GameName::Dodgem
                | GameName::Dao,
                _,
            ) => Err(wrong_sizes()),
            _ => match OTHERS.get() {
                Some(others) => others(self),
                None => Err(bad_argument(
                    &"config.game: this family needs the package forms",
                )),
            },
        }
    }

    /// The run over positions that stand for all their images.
    fn run_once(&self) -> Result<AnyRun, JsValue> {
        match (self.game, self.sizes().as_slice()) {
            (GameName::InARow, &[columns, rows, length]) => {
                solving(InARow::new(columns, rows, length).map(Folded))
            }
            (GameName::FourInARow, &[columns, rows, length]) => {
                solving(FourInARow::new(columns, rows, length).map(Folded))
            }
            (GameName::Hexapawn, &[columns, rows]) => {
                solving(Hexapawn::new(columns, rows).map(Folded))
            }
            _ => Err(bad_argument(
                &"config.images: the board of this game has no symmetries",
            )),
        }
    }

    /// The sizes as the core takes those of a board. One that does not fit is larger than any that is
    /// allowed.
    pub fn sizes(&self) -> Vec<u32> {
        let narrowed = |&size: &u64| u32::try_from(size).unwrap_or(u32::MAX);
        self.size.iter().map(narrowed).collect()
    }
}

/// The error for more or fewer sizes than a family has.
pub fn wrong_sizes() -> JsValue {
    bad_argument(&"config.size: the wrong number of sizes for this game")
}

/// The run that solves a game. All games are behind one type, so that a package has the solver once.
pub fn solving<G>(game: Result<G, Error>) -> Result<AnyRun, JsValue>
where
    G: Coded + Notation + 'static,
{
    let run = game.and_then(|game| {
        let game = AnyIndexed::new(game);
        let start = game.start();
        let mut run = IndexedRun::new(game)?;
        run.ask(&start)?;
        Ok(run)
    });
    run.map_err(into_js)
}
