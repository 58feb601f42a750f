//! Games that are neither boards nor scripts: a few numbers and texts describe them. And the check of
//! certificates of all games that the core has itself.
//!
//! ```text
//!   Vectors           a token on the quadrant         sizes: its point        rules: the vectors
//!   TakeAway          heaps of stones                 sizes: the heaps        rules: what may be taken
//!   Octal             groups of objects               sizes: the groups       rules: an octal code
//!   Graph             a token on a graph              start: a node           rules: the graph
//!   Calendar          the Calendar Game               start: a date
//!   Multiplication    a Multiplication Game           sizes: the number to reach
//!   DigitalDeletions  Digital Deletions               start: the digits
//!   Chomp             bites of a bar of chocolate     sizes: its columns and rows
//! ```
//!
//! A [`Heading`](crate::game::Heading) chooses the game. A [certificate](crate::certificate) has it, so whoever checks one can build
//! the same game again. What the family does not need is ignored, and a text that it needs and that is left out
//! counts as empty.
//!
//! ```
//! use appleyard_core::forms::FormFamily;
//! use appleyard_core::game::{Claim, Heading};
//! use appleyard_core::solve::Families;
//!
//! let mut heaps = Heading::of_family("take-away", &[5, 12]);
//! heaps.text = Some("1..3".into());
//! let mut run = FormFamily::TakeAway.solving(&heaps)?;
//! run.finish()?;
//! let start = run.start()?;
//! assert_eq!(run.text(start)?, "5,12");
//! assert!(matches!(run.claim(start)?, Claim::Won(_))); // 5 mod 4 and 12 mod 4 differ
//! assert_eq!(run.heading(), Some(heaps));
//! # Ok::<(), appleyard_core::Error>(())
//! ```

mod check;

use crate::chain::OctalGame;
use crate::chomp::Chomp;
use crate::contest::{CalendarGame, DigitalDeletions, Multiplication};
use crate::lattice::StartedLattice;
use crate::nim::HeapGame;
use crate::solve::families;
use crate::token_graph::Token;

pub use check::verify_known;

families! {
    /// A family of games that texts and numbers describe.
    pub enum FormFamily {
        /// [`StartedLattice`]. Sizes: the point of the token. Rules: the vectors.
        Vectors: StartedLattice,
        /// [`HeapGame`]. Sizes: the heaps. Rules: what may be taken.
        TakeAway: HeapGame,
        /// [`OctalGame`]. Sizes: the groups. Rules: the code.
        Octal: OctalGame,
        /// [`Token`]. Rules: the graph. Start: the name of a node; the first node if it is left out.
        Graph: Token,
        /// [`CalendarGame`]. Start: a date.
        Calendar: CalendarGame,
        /// [`Multiplication`]. Sizes: the number to reach.
        Multiplication: Multiplication,
        /// [`DigitalDeletions`]. Start: the digits.
        DigitalDeletions: DigitalDeletions,
        /// [`Chomp`]. Sizes: the columns and rows of the bar.
        Chomp: Chomp,
    }
}
