//! Checks certificates: of scripts here, of all other games in the core.

use appleyard_core::certificate::{self, Document, Fault, FaultKind, Verified};
use appleyard_core::forms::verify_known;
use appleyard_core::game::Heading;

use crate::game::ScriptGame;

/// The family of all scripts, in the heading of a certificate.
pub(crate) const FAMILY: &str = "script";

/// Reads a [certificate](appleyard_core::certificate) of any game, and checks it by the rules that its
/// heading names. It uses no solver.
///
/// # Errors
///
/// The first [`Fault`]. If a script fails, the fault is the script's.
///
/// # Cost
///
/// As for [`certificate::verify`]; a script is called once or twice for each position, as its solver calls it.
///
/// ```
/// let certificate = "appleyard-certificate 1
/// game script
/// | fn start() { 2 }
/// | fn moves(n) { if n > 0 { [n - 1] } else { [] } }
/// positions 3
/// lost 2 2
/// won 1 0 1
/// lost 0 0
/// end
/// ";
/// let verified = appleyard_rules::verify(certificate.as_bytes()).unwrap();
/// assert_eq!((verified.lines, verified.moves), (3, 2));
/// let fault = appleyard_rules::verify(certificate.replace("lost 2", "lost 4").as_bytes()).unwrap_err();
/// assert_eq!(fault.to_string(), "line 6: the position is said to be lost 4, but its moves make it lost 2");
/// ```
pub fn verify(bytes: &[u8]) -> Result<Verified, Fault> {
    let document = Document::read(bytes)?;
    let heading = document.heading();
    let script = heading
        .text
        .as_ref()
        .filter(|script| *heading == Heading::of_text(FAMILY, script));
    let Some(script) = script else {
        return verify_known(&document);
    };
    let game = ScriptGame::new(script).map_err(|error| {
        let reason = error.to_string();
        Document::fault_of_heading(FaultKind::Game { reason })
    })?;
    certificate::verify(&document, game)
}
