//! Which game, and from which start.

use std::sync::OnceLock;

use appleyard_core::Error;
use appleyard_core::boards::{BoardGame, Family, FamilyVisitor, FourInARow, Hexapawn, InARow};
use appleyard_core::certificate::Heading;
use appleyard_core::error::BoardError;
use appleyard_core::forms::{FormFamily, FormVisitor};
use appleyard_core::game::EndRule;
use appleyard_core::play::Notation;
use appleyard_core::solve::{AnyIndexed, Coded, Folded, IndexedRun, Symmetric};
use appleyard_wasm::error::{bad_argument, into_js};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use tsify::Tsify;
use wasm_bindgen::prelude::JsValue;

/// A game. What it needs besides its sizes is said at its family; what it does not need is ignored.
#[derive(Tsify, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameConfig {
    /// The family.
    pub game: GameName,
    /// The numbers that choose a game of the family, as many as the family says.
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

/// A family of games. Those of `FormFamily` need the package `forms`, which has the boards too.
#[derive(Clone, Copy, Tsify)]
#[serde(untagged)]
pub enum GameName {
    /// A game on a board.
    Board(Family),
    /// A game that texts and numbers describe.
    Form(FormFamily),
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameName, D::Error> {
        let name = String::deserialize(deserializer)?;
        let board = Family::of_name(&name).map(GameName::Board);
        let known = board.or_else(|| FormFamily::of_name(&name).map(GameName::Form));
        known.ok_or_else(|| D::Error::custom("no family of games has this name"))
    }
}

/// The run of any game.
pub type AnyRun = IndexedRun<AnyIndexed>;

/// Makes the run of a game of a family, or refuses it.
pub type Solving = fn(FormFamily, &GameConfig) -> Result<AnyRun, JsValue>;

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
        match (self.game, OTHERS.get()) {
            (GameName::Board(family), _) => {
                let run = family.visit(&self.sizes(), Solve { named: None });
                run.flatten().map_err(refused)
            }
            (GameName::Form(family), Some(others)) => others(family, self),
            (GameName::Form(_), None) => Err(bad_argument(
                &"config.game: this family needs the package forms",
            )),
        }
    }

    /// The run over positions that stand for all their images.
    fn run_once(&self) -> Result<AnyRun, JsValue> {
        let sizes = self.sizes();
        let GameName::Board(family) = self.game else {
            return Err(cannot_fold());
        };
        match (family, sizes.as_slice()) {
            (Family::InARow, &[columns, rows, length]) => {
                solving_once(InARow::new(columns, rows, length))
            }
            (Family::FourInARow, &[columns, rows, length]) => {
                solving_once(FourInARow::new(columns, rows, length))
            }
            (Family::Hexapawn, &[columns, rows]) => solving_once(Hexapawn::new(columns, rows)),
            _ => Err(cannot_fold()),
        }
    }

    /// The sizes as the core takes those of a board. One that does not fit is larger than any that is
    /// allowed.
    fn sizes(&self) -> Vec<u32> {
        let narrowed = |&size: &u64| u32::try_from(size).unwrap_or(u32::MAX);
        self.size.iter().map(narrowed).collect()
    }
}

fn cannot_fold() -> JsValue {
    bad_argument(&"config.images: the board of this game has no symmetries")
}

/// The error of the core for a page. The number of sizes is a matter of the call.
pub fn refused(error: Error) -> JsValue {
    match error.of() {
        Some(BoardError::WrongSizes { .. }) => {
            bad_argument(&"config.size: the wrong number of sizes for this game")
        }
        _ => into_js(error),
    }
}

/// Makes the run that solves a game. All games are behind one type, so that a package has the solver once.
pub struct Solve {
    /// Which game it is, if it cannot say so.
    pub named: Option<Heading>,
}

impl Solve {
    fn run(self, game: impl Coded + Notation + 'static) -> Result<AnyRun, Error> {
        let game = AnyIndexed::new(game);
        let game = match self.named {
            Some(heading) => game.named(heading),
            None => game,
        };
        from_start(game)
    }
}

impl FamilyVisitor for Solve {
    type Output = Result<AnyRun, Error>;

    fn visit<G: BoardGame + 'static>(self, game: G) -> Self::Output {
        self.run(game)
    }
}

impl FormVisitor for Solve {
    type Output = Result<AnyRun, Error>;

    fn visit<G: Coded + Notation + 'static>(self, game: G) -> Self::Output {
        self.run(game)
    }
}

fn from_start(game: AnyIndexed) -> Result<AnyRun, Error> {
    let start = game.start();
    let mut run = IndexedRun::new(game)?;
    run.ask(&start)?;
    Ok(run)
}

fn solving_once<G>(game: Result<G, Error>) -> Result<AnyRun, JsValue>
where
    G: BoardGame + Symmetric + 'static,
{
    let run = game.and_then(|game| from_start(AnyIndexed::new(Folded(game))));
    run.map_err(into_js)
}
