//! Writes a certificate, piece by piece.

use super::{CHUNK_BYTES, END, FORMAT, Heading, MAX_CERTIFICATE_BYTES, line};
use crate::checked::narrow;
use crate::error::{CertificateError, Error};
use crate::solve::{SolvedGame, Witness};

/// A piece of a certificate. All pieces together, one after the other, are the certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct CertificateChunk {
    /// Whole lines, at most [`CHUNK_BYTES`] bytes unless the heading or a single line alone is longer.
    pub text: String,
    /// Where the next piece begins; `None` after the last one.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub next: Option<u32>,
}

/// The piece of a certificate that begins with the position at place `from`. The piece from 0 has the
/// heading, too. The game must be finished.
///
/// # Errors
///
/// [`Error::PositionNotSolved`]; [`CertificateError::GameWithoutName`];
/// [`CertificateError::CERTIFICATE_FROM`] for a place beyond the last position. From 0, before anything is
/// written, [`CertificateError::CertificateTooLarge`] if [`estimated_bytes`] exceeds
/// [`MAX_CERTIFICATE_BYTES`].
///
/// # Cost
///
/// The witnesses of as many positions as fit: some thousand.
///
/// ```
/// use appleyard_core::boards::Hexapawn;
/// use appleyard_core::certificate::{Document, chunk};
/// use appleyard_core::forms::verify_known;
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::IndexedRun;
///
/// let game = Hexapawn::new(3, 3)?;
/// let start = game.start();
/// let mut run = IndexedRun::new(game)?;
/// run.ask(&start)?;
/// run.finish()?;
/// let piece = chunk(&run, 0)?;
/// assert_eq!(piece.next, None); // it is short
/// let document = Document::read(piece.text.as_bytes()).unwrap();
/// let verified = verify_known(&document).unwrap();
/// assert_eq!(verified.lines, 135);
/// assert_eq!(verified.start.to_string(), "lost 6");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub fn chunk(game: &dyn SolvedGame, from: u32) -> Result<CertificateChunk, Error> {
    let count = narrow(game.count());
    CertificateError::CERTIFICATE_FROM.check(from, 0..=count)?;
    let mut text = String::new();
    if from == 0 {
        text = opening(game)?;
    }
    let mut place = from;
    while place < count {
        let before = text.len();
        write_line(game, place, &mut text)?;
        // One position at least, so that each piece comes nearer to the end.
        if text.len() > CHUNK_BYTES && place > from {
            text.truncate(before);
            break;
        }
        place += 1;
    }
    let next = if place < count {
        Some(place)
    } else {
        text.push_str(END);
        text.push('\n');
        None
    };
    Ok(CertificateChunk { text, next })
}

/// The lines before the positions.
fn opening(game: &dyn SolvedGame) -> Result<String, Error> {
    let heading = game.heading();
    let heading = heading.filter(Heading::fits);
    let heading = heading.ok_or(CertificateError::GameWithoutName)?;
    // A run that goes on could have few positions and a small estimate, so it is refused first.
    game.value(game.start()?)?;
    let (bytes, limit) = (estimate(game, &heading), MAX_CERTIFICATE_BYTES);
    if bytes > limit {
        return Err(CertificateError::CertificateTooLarge { bytes, limit }.into());
    }
    Ok(lines_before(game, &heading))
}

fn lines_before(game: &dyn SolvedGame, heading: &Heading) -> String {
    format!("{FORMAT}\n{heading}positions {}\n", game.count())
}

/// About how many bytes the certificate of a finished game has. It is calculated from at most 256 lines, so
/// it is close where positions have texts of about the same length; `None` if the game has no name.
pub fn estimated_bytes(game: &dyn SolvedGame) -> Option<u64> {
    Some(estimate(game, &game.heading()?))
}

/// The most lines from which a size is estimated.
const SAMPLE: usize = 256;

fn estimate(game: &dyn SolvedGame, heading: &Heading) -> u64 {
    let count = game.count();
    let mut sample = String::new();
    let mut lines = 0;
    for place in (0..count).step_by(count.div_ceil(SAMPLE).max(1)) {
        // Before the run has ended, some positions have no lines.
        if write_line(game, narrow(place), &mut sample).is_ok() {
            lines += 1;
        }
    }
    let all = sample.len() as u64 * count as u64;
    let around = lines_before(game, heading).len() + END.len() + 1;
    all.div_ceil(lines.max(1)) + around as u64
}

/// Writes the line of a place.
fn write_line(game: &dyn SolvedGame, place: u32, to: &mut String) -> Result<(), Error> {
    let code = game.code_at(place)?;
    let claim = game.claim(code)?;
    let witness = claim.has_witness().then(|| game.witness(code));
    let chosen = witness.transpose()?.and_then(Witness::chosen);
    line::write(claim, chosen, &game.text(code)?, to);
    Ok(())
}
