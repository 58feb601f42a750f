//! What the page draws of a position of a script.

use appleyard_rules::{Form, RuleError, ScriptGame, Shape, Tone};
use serde::Serialize;
use tsify::Tsify;

/// A position as the script shows it. All its texts may contain any characters, so they must be shown as
/// text and never as markup.
#[derive(Tsify, Serialize)]
pub struct ShownPosition {
    /// What `label` says, or else the position's contents; at most 120 characters.
    pub label: String,
    /// What `picture` draws; absent if the script has no such function.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Vec<ShownShape>>,
    /// What each move is called, in the order of the moves.
    pub labels: Vec<String>,
}

/// A shape of a picture. The x axis points right and the y axis down, in a unit of the author's choice.
#[derive(Tsify, Serialize)]
pub struct ShownShape {
    /// What it is.
    pub form: FormName,
    /// Its place: x, y and radius of a circle; x and y of both ends of a line; x, y, width and height of a
    /// rectangle; x and y of the middle of a text. All are at most 100,000 either way, and lengths are
    /// positive.
    pub at: Vec<i64>,
    /// What a text says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// How it is filled.
    pub tone: ToneName,
    /// The place among the moves, from 0, of the move that a click on the shape makes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u32>,
}

/// The forms of shapes.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FormName {
    /// A circle.
    Circle,
    /// A line.
    Line,
    /// A rectangle.
    Rectangle,
    /// A text.
    Text,
}

/// How a shape is filled.
#[derive(Tsify, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ToneName {
    /// The ink of the page.
    Ink,
    /// Hardly to be seen: the background of a board.
    Faint,
    /// A piece of the first player.
    First,
    /// A piece of the second player.
    Second,
}

impl ShownPosition {
    pub(super) fn of(game: &ScriptGame, position: u32) -> Result<ShownPosition, RuleError> {
        let picture = game.picture(position)?;
        Ok(ShownPosition {
            label: game.label(position)?,
            picture: picture.map(|shapes| shapes.into_iter().map(ShownShape::of).collect()),
            labels: game.move_labels(position)?,
        })
    }
}

impl ShownShape {
    fn of(shape: Shape) -> ShownShape {
        let (form, at, says) = match shape.form {
            Form::Circle(at) => (FormName::Circle, at.to_vec(), None),
            Form::Line(at) => (FormName::Line, at.to_vec(), None),
            Form::Rectangle(at) => (FormName::Rectangle, at.to_vec(), None),
            Form::Text(at, says) => (FormName::Text, at.to_vec(), Some(says)),
        };
        ShownShape {
            form,
            at,
            says,
            tone: match shape.tone {
                Tone::Ink => ToneName::Ink,
                Tone::Faint => ToneName::Faint,
                Tone::First => ToneName::First,
                Tone::Second => ToneName::Second,
            },
            chosen: shape.chosen,
        }
    }
}
