//! Reads a certificate, without knowing its game.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::line::{self, ReadLine};
use super::{Claim, END, FORMAT, Fault, FaultKind, Heading, MAX_CERTIFICATE_BYTES, MAX_LINE_BYTES};
use crate::index::index_types;

/// A certificate that can be read. Whether it is true is for [`verify`](super::verify) to say.
///
/// Memory: the text itself, and up to 80 bytes for each line.
#[derive(Clone, Debug)]
pub struct Document<'a> {
    heading: Heading,
    /// The number of the line of the first position.
    first_line: u64,
    pub(super) lines: Vec<Statement>,
    /// The line of each position, by its text.
    places: HashMap<&'a str, LinePlace>,
}

index_types! {
    /// The place of a line among those of positions, from 0.
    LinePlace(u32);
}

/// What a line says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement {
    pub(super) claim: Claim,
    pub(super) witness: Option<u32>,
}

impl<'a> Document<'a> {
    /// Reads a certificate.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] of the text.
    pub fn read(bytes: &'a [u8]) -> Result<Document<'a>, Fault> {
        if bytes.len() as u64 > MAX_CERTIFICATE_BYTES {
            return Err(FaultKind::TooLarge.into());
        }
        let mut lines = Lines {
            rest: bytes,
            number: 0,
        };
        if lines.next().ok().flatten() != Some(FORMAT) {
            return Err(Fault::at(1, FaultKind::NotACertificate));
        }
        let (heading, said) = read_heading(&mut lines)?;
        let mut document = Document {
            heading,
            first_line: lines.number + 1,
            // A number in a file asks for no memory: lines do.
            lines: Vec::new(),
            places: HashMap::new(),
        };
        loop {
            match lines.needed()? {
                END => break,
                line => document.add(line, lines.number)?,
            }
        }
        if lines.next()?.is_some() {
            return Err(lines.fault(FaultKind::AfterTheEnd));
        }
        let found = document.lines.len() as u64;
        if found != u64::from(said) {
            let kind = FaultKind::WrongCount { said, found };
            return Err(Fault::at(document.first_line - 1, kind));
        }
        Ok(document)
    }

    fn add(&mut self, text: &'a str, number: u64) -> Result<(), Fault> {
        let fault = |kind| Err(Fault::at(number, kind));
        let Some(line) = line::read(text) else {
            return fault(FaultKind::NotAPosition);
        };
        let ReadLine {
            claim,
            witness,
            text,
        } = line;
        let Ok(place) = u32::try_from(self.lines.len()).map(LinePlace) else {
            return fault(FaultKind::TooLarge);
        };
        match self.places.entry(text) {
            Entry::Occupied(other) => {
                let first = self.first_line + u64::from(other.get().0);
                return fault(FaultKind::Doubled { first });
            }
            Entry::Vacant(free) => free.insert(place),
        };
        self.lines.push(Statement { claim, witness });
        Ok(())
    }

    /// Which game the certificate is about.
    pub fn heading(&self) -> &Heading {
        &self.heading
    }

    /// A fault of the line that names the game.
    pub fn fault_of_heading(kind: FaultKind) -> Fault {
        Fault::at(2, kind)
    }

    /// The line of a position.
    pub(super) fn line_of(&self, text: &str) -> Option<LinePlace> {
        self.places.get(line::escaped(text).as_str()).copied()
    }

    /// The number of a line, counted from the first of the text.
    pub(super) fn line_number(&self, LinePlace(place): LinePlace) -> u64 {
        self.first_line + u64::from(place)
    }
}

/// The game, and how many lines are announced.
fn read_heading(lines: &mut Lines) -> Result<(Heading, u32), Fault> {
    let mut line = lines.needed()?;
    let game = line.strip_prefix("game ").and_then(|name| {
        let mut words = name.split(' ');
        let family = words.next().filter(|it| is_family(it))?;
        let sizes = words.map(line::number).collect::<Option<Vec<u64>>>()?;
        let heading = Heading::of_family(family, &[]);
        Some(Heading { sizes, ..heading })
    });
    let expected = "the name of a game, such as \"game hexapawn 3 3\",";
    let mut heading = game.ok_or_else(|| lines.fault(FaultKind::Heading { expected }))?;
    line = lines.needed()?;
    if line == "folded" {
        heading.folded = true;
        line = lines.needed()?;
    }
    if line == "misere" {
        heading.misere = true;
        line = lines.needed()?;
    }
    if let Some(start) = line.strip_prefix("start ") {
        heading.start = Some(line::unescaped(start));
        line = lines.needed()?;
    }
    while let Some(more) = line.strip_prefix('|') {
        // The first blank belongs to the frame.
        let more = more.strip_prefix(' ').unwrap_or(more);
        match &mut heading.text {
            Some(text) => {
                text.push('\n');
                text.push_str(more);
            }
            none => *none = Some(more.into()),
        }
        line = lines.needed()?;
    }
    let said = line.strip_prefix("positions ").and_then(line::number);
    let expected = "the number of positions, such as \"positions 135\",";
    let said = said.ok_or_else(|| lines.fault(FaultKind::Heading { expected }))?;
    Ok((heading, said))
}

fn is_family(name: &str) -> bool {
    let letters = |it: u8| it.is_ascii_lowercase() || it == b'-';
    !name.is_empty() && name.bytes().all(letters)
}

/// The lines of a text, each with its number from 1.
struct Lines<'a> {
    rest: &'a [u8],
    number: u64,
}

impl<'a> Lines<'a> {
    /// The next line without its line feed; `None` at the end of the text.
    fn next(&mut self) -> Result<Option<&'a str>, Fault> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let within = self.rest.len().min(MAX_LINE_BYTES + 1);
        let Some(end) = self.rest[..within].iter().position(|&it| it == b'\n') else {
            let kind = if within > MAX_LINE_BYTES {
                FaultKind::LineTooLong
            } else {
                FaultKind::Truncated
            };
            return Err(self.fault(kind));
        };
        let line = std::str::from_utf8(&self.rest[..end]);
        self.rest = &self.rest[end + 1..];
        line.map(Some).map_err(|_| self.fault(FaultKind::NotText))
    }

    /// The next line, if there must be one.
    fn needed(&mut self) -> Result<&'a str, Fault> {
        let next = self.next()?;
        next.ok_or_else(|| Fault::at(self.number, FaultKind::Truncated))
    }

    /// A fault of the line that was read last.
    fn fault(&self, kind: FaultKind) -> Fault {
        Fault::at(self.number, kind)
    }
}
