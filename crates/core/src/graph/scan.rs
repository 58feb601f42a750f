//! What all forms read and build alike: quotes, numbers, nodes and edges.

use super::{Digraph, GraphQuestion, MAX_NAME_CHARS};
use crate::checked::{Exact, known};
use crate::error::GraphError;
use crate::plain_text::{invisible, plain};
use crate::text_cursor::{Place, TextCursor};

/// How the forms of a graph read a text.
impl TextCursor<'_> {
    /// Whether a digit or a point follows the next character.
    pub(super) fn next_is_digit(&self) -> bool {
        let next = self.rest().chars().nth(1);
        next.is_some_and(|it| it.is_ascii_digit() || it == '.')
    }

    /// The signs that stand here, up to three: no letters, digits or blanks.
    pub(super) fn signs(&self) -> String {
        let sign = |it: &char| !it.is_alphanumeric() && !it.is_whitespace();
        let signs: String = self.rest().chars().take_while(sign).take(3).collect();
        if signs.is_empty() {
            self.peek().into_iter().collect()
        } else {
            signs
        }
    }

    pub(super) fn need(&mut self, sign: char) -> Result<(), GraphError> {
        if self.peek() != Some(sign) {
            return Err(self.unexpected());
        }
        self.step();
        Ok(())
    }

    /// Reads a text in quotes, from its first quote on, with the escapes of JSON.
    pub(super) fn quoted(&mut self) -> Result<String, GraphError> {
        self.need('"')?;
        let mut text = String::new();
        loop {
            let before = *self;
            match self.step() {
                None => return Err(before.unexpected()),
                Some('"') => return Ok(text),
                Some('\\') => text.push(self.escaped()?),
                Some('\n') => return Err(before.unexpected()),
                Some(other) => text.push(other),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, GraphError> {
        let before = *self;
        Ok(match self.step() {
            Some(same @ ('"' | '\\' | '/')) => same,
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('u') => {
                let first = self.code_unit()?;
                let mut units = vec![first];
                // Python and others write a character beyond the first 65,536 as two.
                if (0xd800..0xdc00).contains(&first) && self.take("\\u") {
                    units.push(self.code_unit()?);
                }
                match char::decode_utf16(units).collect::<Vec<_>>()[..] {
                    [Ok(one)] => one,
                    _ => return Err(before.unexpected()),
                }
            }
            _ => return Err(before.unexpected()),
        })
    }

    fn code_unit(&mut self) -> Result<u16, GraphError> {
        let begin = *self;
        for _ in 0..4 {
            let digit = self.peek().filter(char::is_ascii_hexdigit);
            digit.ok_or_else(|| self.unexpected())?;
            self.step();
        }
        let code = u16::from_str_radix(begin.until(self), 16);
        Ok(known(code.ok(), "four digits are a number"))
    }

    pub(super) fn unexpected(&self) -> GraphError {
        let Place { line, column } = self.place();
        let found = self.peek();
        GraphError::Syntax {
            line,
            column,
            found,
        }
    }

    pub(super) fn node_missing(&self) -> GraphError {
        let Place { line, column } = self.place();
        GraphError::NodeMissing { line, column }
    }
}

/// What a text says of the direction of its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    OneWay,
    BothWays,
}

/// A graph that is being read.
#[derive(Default)]
pub(super) struct Building {
    pub(super) graph: Digraph,
    pub(super) again: Vec<[u32; 2]>,
    /// Edges from a node to itself are left out.
    lines: bool,
    /// `None` as long as the text says nothing of it.
    pub(super) said: Option<Said>,
    pub(super) loops: u32,
    pub(super) attributes: u32,
    /// The places that the text gives to nodes, and how many attributes say them.
    places: Vec<Option<[f64; 2]>>,
    placing: u32,
    /// The ends of edges are places in the list of nodes.
    pub(super) indices: bool,
    pub(super) open: Vec<GraphQuestion>,
    /// Edges and what they weigh, as it is written.
    pub(super) weights: Vec<([u32; 2], String)>,
    /// How many edges the text has.
    pub(super) entered: usize,
}

impl Building {
    /// A graph without edges from a node to itself.
    pub(super) fn with_lines() -> Building {
        Building {
            lines: true,
            ..Building::default()
        }
    }

    pub(super) fn node(&mut self, name: &str, at: TextCursor) -> Result<u32, GraphError> {
        if let Some(known) = self.graph.find(name) {
            return Ok(known);
        }
        // It could be neither seen nor chosen as the start.
        if name.trim().is_empty() {
            return Err(at.node_missing());
        }
        // An escape of JSON can write a character that no text may have.
        if let Some(found) = name.chars().find(|it| invisible(*it).is_some())
            && plain(&format!("-{name}")).is_err()
        {
            let Place { line, column } = at.place();
            let found = Some(found);
            return Err(GraphError::Syntax {
                line,
                column,
                found,
            });
        }
        if name.chars().nth(MAX_NAME_CHARS).is_some() {
            let Place { line, column } = at.place();
            return Err(GraphError::NameTooLong {
                line,
                column,
                limit: MAX_NAME_CHARS as u64,
            });
        }
        self.graph.node(name)
    }

    /// A node gets a place in the drawing, which `attributes` say that are counted already.
    pub(super) fn lay(&mut self, node: u32, at: [f64; 2], attributes: u32) {
        let node = node as usize;
        if self.places.len() <= node {
            self.places.resize(node.plus(1), None);
        }
        if let Some(place) = self.places.get_mut(node) {
            *place = Some(at);
            self.placing = self.placing.plus(attributes);
        }
    }

    /// The places if each node has one. Then the attributes that say them are used.
    pub(super) fn all_places(&mut self) -> Option<Vec<[f64; 2]>> {
        let places: Option<Vec<[f64; 2]>> = self.places.drain(..).collect();
        let places =
            places.filter(|all| !all.is_empty() && all.len() == self.graph.names().len())?;
        self.attributes = self.attributes.minus(self.placing);
        Some(places)
    }

    /// Refuses an edge from a node to itself, unless such edges are left out.
    pub(super) fn no_loop(&self, from: u32, to: u32, at: TextCursor) -> Result<(), GraphError> {
        if from != to || self.lines {
            return Ok(());
        }
        let Place { line, column } = at.place();
        Err(GraphError::SelfLoop { line, column })
    }

    /// `at` is where the edge stands.
    pub(super) fn edge(&mut self, from: u32, to: u32, at: TextCursor) -> Result<(), GraphError> {
        self.no_loop(from, to, at)?;
        self.entered = self.entered.plus(1);
        if from == to {
            self.loops = self.loops.plus(1);
            return Ok(());
        }
        if !self.graph.join(from, to)? {
            self.again.push([from, to]);
        }
        Ok(())
    }

    /// Says what an edge weighs that has been entered. What is no number is no weight.
    pub(super) fn weigh(&mut self, edge: [u32; 2], weight: Option<&str>) {
        if let Some(weight) = weight.filter(|it| is_number(it)) {
            self.weights.push((edge, weight.into()));
        }
    }
}

/// A number that says where a node is drawn: up to nine digits before and after the point, such as `-31.125` or `1e-3`. The
/// parser of the standard library would make the package a tenth larger.
pub(super) fn coordinate(text: &str) -> Option<f64> {
    let (mantissa, exponent) = match text.trim().split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (text.trim(), 0),
    };
    // A sign may be left out, and so may the point.
    let digits = mantissa.strip_prefix(['-', '+']).unwrap_or(mantissa);
    // Without a point nothing comes after it.
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let digit = |it: u8| it.is_ascii_digit();
    if !digits.bytes().any(digit)
        || !whole.bytes().chain(part.bytes()).all(digit)
        || whole.len() > 9
    {
        return None;
    }
    let read = |text: &str| format!("0{text}").parse::<u32>().ok().map(f64::from);
    // Nine digits are enough for a place; most have fewer.
    let part = part.get(..9).unwrap_or(part);
    let places = i32::try_from(part.len()).ok()?;
    let size = (read(whole)? + read(part)? / 10_f64.powi(places)) * 10_f64.powi(exponent);
    let place = if mantissa.starts_with('-') {
        0.0 - size
    } else {
        size
    };
    place.is_finite().then_some(place)
}

/// Whether a word is a number, such as `-1`, `.5` or `3e-2`. Its value is not needed, and finding it would weigh more than
/// the whole reader.
pub(super) fn is_number(word: &str) -> bool {
    let (mantissa, exponent) = match word.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (word, None),
    };
    let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    // A sign may be left out.
    let mantissa = mantissa.strip_prefix(['+', '-']).unwrap_or(mantissa);
    let plain = match mantissa.split_once('.') {
        Some((whole, part)) => {
            (digits(whole) || whole.is_empty())
                && (digits(part) || part.is_empty())
                && mantissa != "."
        }
        None => digits(mantissa),
    };
    // The exponent may have one, too.
    plain && exponent.is_none_or(|it| digits(it.strip_prefix(['+', '-']).unwrap_or(it)))
}

#[cfg(test)]
mod tests {
    use super::coordinate;

    #[test]
    fn a_coordinate_is_a_decimal_number_and_nothing_else() {
        let read: Vec<Option<f64>> = ["27", "-31.125", ".5", "+3.", "1e-3", "-2.5E2", " 7 "]
            .map(coordinate)
            .to_vec();
        let all = [27.0, -31.125, 0.5, 3.0, 0.001, -250.0, 7.0].map(Some);
        assert_eq!(read, all);
        for wrong in [
            "",
            ".",
            "-",
            "a",
            "1,5",
            "nan",
            "inf",
            "1e999",
            "1e",
            "1.2.3",
            "--1",
            "1234567890",
        ] {
            assert_eq!(coordinate(wrong), None, "{wrong}");
        }
        let long = coordinate("0.123456789012345");
        assert!(long.is_some_and(|it| (it - 0.123_456_789).abs() < 1e-9));
    }
}
