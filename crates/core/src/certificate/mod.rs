//! Certificates: the solution of a game as a text that anybody can check without a solver.
//!
//! A certificate says what the game is, and for each position what it is worth and why. Whoever has the
//! rules can check it, position by position:
//!
//! ```text
//!   appleyard-certificate 1              the format and its version
//!   game hexapawn 3 3                    the family, and the numbers that choose a game of it
//!   folded                               only if images by symmetry count as one position
//!   misere                               only if the player who makes the last move loses
//!   start 2001-11-03                     only if the family needs a text for the start
//!   | fn start() { 21 }                  only if the family needs a text: the script or the rules, line by line
//!   positions 135                        how many lines follow, one for each position
//!   lost 6 ooo/.../xxx:x                 all moves lose, the longest resistance takes 6 plies
//!   won 5 69 ooo/.x./x.x:o               move 69 wins, in 5 plies
//!   tie 3 5 ...                          nobody wins; move 5 comes nearer to a tied end, in 3 plies
//!   endless 7 ...                        nobody wins and no tie is near; move 7 goes on for ever
//!   lost 0 o.o/x../.o.:x                 0 plies: no move is left, and the rules say who has won
//!   end
//! ```
//!
//! The number of a move and the text of a position are those of [`Notation`](crate::play::Notation). The text
//! is the rest of its line; in it, `\\`, `\n` and `\r` stand for a backslash and for line breaks. Each line
//! ends with a line feed. The lines of positions may have any order.
//!
//! [`chunk`] writes a certificate of any solved game in pieces, and keeps nothing between two of them.
//! [`Document`] reads one. [`verify`] checks it by the rules alone: it follows each move of each position that
//! play from the start reaches. It uses no solver: only the trait by which some boards
//! [number](crate::solve::Indexed) their positions is from there, and it need not be believed.
//!
//! # Why the check is enough
//!
//! ```text
//!   won     some move loses for the opponent; the plies are one more than the fewest after such a move
//!   lost    each move wins for the opponent; the plies are one more than the most
//!   tie     no move wins, and some draw; the plies are one more than those of the nearest tie
//!   endless no move wins, some draw, and none of these leads to a tie
//! ```
//!
//! What is won or lost is right by induction on the plies. At a position that is a tie or endless, the player
//! to move can stay at such positions for ever, or until a tied end. The opponent can do the same, so neither
//! can force a win. The plies of a tie are right by induction, too.
//!
//! # Images
//!
//! A solver may keep one position for all of its images: turned, reflected, or with the colours swapped. The
//! certificate then has a line for this one only. [`verify`] still looks at each image as a position of its
//! own, by its own moves, and takes the value from the line of its stand-in. So nobody need believe that the
//! symmetry is one. Where it is not, some move contradicts a line.

mod deduction;
pub(crate) mod error;
mod fault;
mod heading;
mod line;
mod read;
mod verify;
mod write;

pub use crate::game::{Claim, Heading};
pub use deduction::Deduction;
pub use fault::{Fault, FaultKind};
pub use read::Document;
pub use verify::{CheckedRules, TypedRules, Verified, verify};
pub use write::{CertificateChunk, chunk, estimated_bytes};

/// The first line.
const FORMAT: &str = "appleyard-certificate 1";

/// The last line.
const END: &str = "end";

/// The bytes of a piece, at most, unless its heading or a line alone is longer.
pub const CHUNK_BYTES: usize = 64 << 10;

/// The most bytes of a certificate.
pub const MAX_CERTIFICATE_BYTES: u64 = 256 << 20;

/// The most bytes of a line.
pub const MAX_LINE_BYTES: usize = 32 << 10;

/// The most plies that a certificate may claim: far more than any game that fits has positions.
const MAX_PLIES: u32 = 1 << 31;
