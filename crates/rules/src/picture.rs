//! Pictures that a script draws of a position: plain shapes, never markup.

use crate::error::RuleErrorKind;
use crate::limits::MAX_SHAPES;
use crate::value::Value;

/// The largest coordinate or length, either way.
const MAX_COORDINATE: i64 = 100_000;

/// A shape of a picture. Coordinates are in a unit of the author's choice: the page scales the picture so
/// that all shapes can be seen. The x axis points right and the y axis down.
///
/// In a script a shape is a map, which may also have `tone` and `move`:
///
/// ```text
///   #{ circle: [x, y, radius] }          #{ line: [x1, y1, x2, y2] }
///   #{ rectangle: [x, y, width, height] }   #{ text: [x, y], says: "…" }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// What it is.
    pub form: Form,
    /// How it is filled.
    pub tone: Tone,
    /// The move, counted from 0, that a click on the shape makes. It is less than the number of moves.
    pub chosen: Option<u32>,
}

/// The forms of shapes, with coordinates and lengths of at most 100,000 either way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A circle: x and y of its centre, and its radius, which is positive.
    Circle([i64; 3]),
    /// A line from one point to another.
    Line([i64; 4]),
    /// A rectangle: x and y of its upper left corner, width and height, which are positive.
    Rectangle([i64; 4]),
    /// A text: x and y of its middle, and what it says. It stays text, whatever it contains.
    Text([i64; 2], String),
}

/// How a shape is filled. The page has a colour for each that suits its theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// The ink of the page.
    #[default]
    Ink,
    /// Hardly to be seen: the background of a board.
    Faint,
    /// A piece of the first player.
    First,
    /// A piece of the second player.
    Second,
}

/// Reads what `picture` returned at a position with this number of moves.
pub(crate) fn read(returned: &Value, moves: usize) -> Result<Vec<Shape>, RuleErrorKind> {
    let list = returned.as_array();
    let list = list.ok_or_else(|| RuleErrorKind::WrongReturn {
        name: "picture",
        needs: "an array of shapes",
        found: crate::text::written(returned),
    })?;
    if list.len() > MAX_SHAPES {
        return Err(wrong(
            MAX_SHAPES + 1,
            ("too-many", format!("at most {MAX_SHAPES} shapes")),
        ));
    }
    let shapes = list.iter().enumerate();
    let shapes =
        shapes.map(|(index, shape)| read_shape(shape, moves).map_err(|it| wrong(index + 1, it)));
    shapes.collect()
}

/// What can be wrong with a shape, as the errors name it.
pub const PICTURE_PROBLEMS: [&str; 9] = [
    "too-many", "no-map", "unknown", "form", "says", "numbers", "length", "tone", "move",
];

/// One of [`PICTURE_PROBLEMS`], and the same in English.
type Problem = (&'static str, String);

fn wrong(shape: usize, (problem, detail): Problem) -> RuleErrorKind {
    RuleErrorKind::NotAPicture {
        shape,
        problem,
        detail,
    }
}

fn read_shape(shape: &Value, moves: usize) -> Result<Shape, Problem> {
    let map = shape.as_map();
    let map = map.ok_or_else(|| {
        let detail = "a shape is a map such as #{ circle: [0, 0, 5] }";
        ("no-map", detail.to_string())
    })?;
    let known = [
        "circle",
        "line",
        "rectangle",
        "text",
        "says",
        "tone",
        "move",
    ];
    if let Some((name, _)) = map.iter().find(|(name, _)| !known.contains(&name.as_str())) {
        let detail = format!("shapes have no {}", crate::text::cut(name));
        return Err(("unknown", detail));
    }
    let form = match (
        map.get("circle"),
        map.get("line"),
        map.get("rectangle"),
        map.get("text"),
    ) {
        (Some(it), None, None, None) => Form::Circle(positive(numbers(it)?, 2)?),
        (None, Some(it), None, None) => Form::Line(numbers(it)?),
        (None, None, Some(it), None) => Form::Rectangle(positive(numbers(it)?, 2)?),
        (None, None, None, Some(it)) => {
            let says = map.get("says");
            let says = says.ok_or_else(|| ("says", "a text needs says".to_string()))?;
            Form::Text(numbers(it)?, crate::text::of_value(says))
        }
        _ => {
            let detail = "a shape is one of circle, line, rectangle and text";
            return Err(("form", detail.into()));
        }
    };
    let chosen = map.get("move").map(|chosen| read_move(chosen, moves));
    Ok(Shape {
        form,
        tone: map.get("tone").map_or(Ok(Tone::Ink), read_tone)?,
        chosen: chosen.transpose()?,
    })
}

fn numbers<const N: usize>(value: &Value) -> Result<[i64; N], Problem> {
    let needs = || {
        let detail = format!("{N} integers up to {MAX_COORDINATE} are needed");
        ("numbers", detail)
    };
    let list = value.as_array().ok_or_else(needs)?;
    let mut numbers = [0; N];
    if list.len() != N {
        return Err(needs());
    }
    for (number, element) in numbers.iter_mut().zip(list.iter()) {
        let read = element.as_int();
        let within = read.filter(|it| (-MAX_COORDINATE..=MAX_COORDINATE).contains(it));
        *number = within.ok_or_else(needs)?;
    }
    Ok(numbers)
}

fn positive<const N: usize>(numbers: [i64; N], from: usize) -> Result<[i64; N], Problem> {
    if numbers.iter().skip(from).any(|&length| length <= 0) {
        return Err(("length", "a length must be positive".into()));
    }
    Ok(numbers)
}

fn read_tone(value: &Value) -> Result<Tone, Problem> {
    match value.as_text() {
        Some("ink") => Ok(Tone::Ink),
        Some("faint") => Ok(Tone::Faint),
        Some("first") => Ok(Tone::First),
        Some("second") => Ok(Tone::Second),
        _ => Err(("tone", "a tone is ink, faint, first or second".into())),
    }
}

fn read_move(value: &Value, moves: usize) -> Result<u32, Problem> {
    let index = value.as_int().and_then(|index| u32::try_from(index).ok());
    let known = index.filter(|&index| (index as usize) < moves);
    known.ok_or_else(|| {
        let detail = format!("the position has {moves} moves, counted from 0");
        ("move", detail)
    })
}
