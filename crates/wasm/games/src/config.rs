//! Which game, and from which start.

use std::sync::OnceLock;

use appleyard_core::Error;
use appleyard_core::boards::Family;
use appleyard_core::error::SolveError;
use appleyard_core::forms::FormFamily;
use appleyard_core::game::{EndRule, Heading};
use appleyard_core::solve::{Families, Needed, SolvingGame};
use appleyard_wasm::argument::required;
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

/// Makes the run of a game of a family, or refuses it.
pub type Solving = fn(FormFamily, &Heading) -> Result<Box<dyn SolvingGame>, Error>;

/// What solves the families that are not boards. A page begins with a board, so it should not have to load
/// the others: the package `forms` brings them, and enters here what solves them when it starts.
static OTHERS: OnceLock<Solving> = OnceLock::new();

/// Enters what solves the families that are not boards. Only the first call counts.
pub fn provide(others: Solving) {
    OTHERS.get_or_init(|| others);
}

impl GameConfig {
    /// The run that solves the game from its start.
    pub fn run(&self) -> Result<Box<dyn SolvingGame>, JsValue> {
        let run = match (self.game, OTHERS.get()) {
            (GameName::Board(family), _) => family.solving(&self.heading(family)?),
            (GameName::Form(family), Some(others)) => others(family, &self.heading(family)?),
            (GameName::Form(_), None) => {
                let family = &"config.game: this family needs the package forms";
                return Err(bad_argument(family));
            }
        };
        run.map_err(refused)
    }

    /// What the family takes of the configuration.
    fn heading(&self, family: impl Families) -> Result<Heading, JsValue> {
        let needs = family.needs();
        if needs.rules {
            required("config", "rules", self.rules.as_deref())?;
        }
        if needs.start == Some(Needed::Always) {
            required("config", "start", self.start.as_deref())?;
        }
        Ok(needs.of(Heading {
            family: family.name().into(),
            sizes: self.size.clone(),
            folded: self.images == Images::Once,
            misere: self.end_rule == Some(EndRule::Misere),
            start: self.start.clone(),
            text: self.rules.clone(),
        }))
    }
}

/// The error of the core for a page. The sizes and the images are a matter of the call.
fn refused(error: Error) -> JsValue {
    match error.of() {
        Some(SolveError::WrongSizes { .. }) => {
            bad_argument(&"config.size: the wrong number of sizes for this game")
        }
        Some(SolveError::CannotFold) => {
            bad_argument(&"config.images: the board of this game has no symmetries")
        }
        _ => into_js(error),
    }
}
