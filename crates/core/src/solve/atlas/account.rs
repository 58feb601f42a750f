//! Why a position has its value.

use crate::checked::narrow;
use crate::error::{Error, Sure};
use crate::game::Player;
use crate::solve::{Code, SolvedGame, Value, Witness};

/// The most moves that an [`AtlasPlace`] lists, besides the deciding one.
pub const MOST_LISTED: usize = 200;

/// A position with all that explains its value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct AtlasPlace {
    /// Its place.
    pub place: u32,
    /// The position as a text.
    pub position: String,
    /// Its value for the player to move.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Whose turn it is; `None` in a game in which the players alternate and have the same moves.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Player>,
    /// Plies from the start, along the shortest way.
    pub depth: u32,
    /// Why it has its value.
    pub reason: AtlasReason,
    /// Its moves in the order of the game, at most [`MOST_LISTED`] and the deciding one.
    pub options: Vec<AtlasOption>,
    /// The number of its moves.
    pub moves: u32,
    /// The place in `options` of the move that decides: the first of the quickest wins, of the longest
    /// resistance, of the ways to the nearest tie, or of those that go on without end. Absent if no move is
    /// left.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<u32>,
    /// The places that follow if every player makes the deciding move: to the end of play, or to the first
    /// place that comes again, which stands at both ends of the way round.
    pub way: Vec<u32>,
    /// The place in `way` at which the way round begins. Absent if play ends.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub round: Option<u32>,
    /// The places from which a move leads here, each once and rising. If the game has no
    /// [`Drawing`](super::Drawing), only the one before it on the shortest way from the start.
    pub before: Vec<u32>,
    /// The Grundy value, where the drawing has them.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub grundy: Option<u32>,
    /// The Grundy values of its options, each once and rising: the value is the least number that is
    /// missing.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub mex: Option<Vec<u32>>,
}

/// Why a position has its value. See [`Witness`](crate::solve::Witness).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum AtlasReason {
    /// No move is left: the game itself says who has won, or that nobody has.
    Over,
    /// A move proves that the position is won, or that no other move resists longer.
    Decided,
    /// Play can end in a tie although nobody gives anything away.
    Tie {
        /// The least number of plies after which that can happen.
        plies: u32,
    },
    /// Play that gives nothing away never ends.
    Endless,
}

impl<Move> From<Witness<Move>> for AtlasReason {
    fn from(witness: Witness<Move>) -> AtlasReason {
        match witness {
            Witness::Over => AtlasReason::Over,
            Witness::Decided(_) => AtlasReason::Decided,
            Witness::Tie { plies, .. } => AtlasReason::Tie { plies },
            Witness::Endless(_) => AtlasReason::Endless,
        }
    }
}

/// A move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct AtlasOption {
    /// The number of the move.
    pub chosen: u32,
    /// What it is called.
    pub label: String,
    /// The place to which it leads.
    pub place: u32,
    /// The plies from the start to that place, along the shortest way.
    pub depth: u32,
    /// The value of the position there, for the player to move there.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub value: Value,
    /// Whose turn it is there; `None` as for the place.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub turn: Option<Player>,
}

/// The moves of a position, their number, and which of them decides. Their depths are still to be found.
pub(super) fn options(
    game: &dyn SolvedGame,
    code: Code,
    witness: Option<u32>,
) -> Result<(Vec<AtlasOption>, u32, Option<u32>), Error> {
    let all = game.options(code)?;
    let (mut options, mut deciding) = (Vec::new(), None);
    for &(chosen, after) in &all {
        let decides = deciding.is_none() && witness == Some(chosen);
        if options.len() >= MOST_LISTED && !decides {
            continue;
        }
        if decides {
            deciding = Some(narrow(options.len()));
        }
        let label = game.move_text(code, chosen)?;
        options.push(AtlasOption {
            chosen,
            label: label.sure("a move of the game has a name")?,
            place: game.place_of(after)?,
            depth: 0,
            value: game.value(after)?,
            turn: game.turn(after)?,
        });
    }
    Ok((options, narrow(all.len()), deciding))
}
