//! Why a position has its value.

use crate::error::{Error, Sure};
use crate::game::Claim;

/// Why a position has its value: a move that proves it for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness<Move> {
    /// No move is left: the game itself says who has won, or that nobody has.
    Over,
    /// The position is won or lost. The move is the first of the quickest wins or of the longest
    /// resistance; it leads to a position with one ply less.
    Decided(Move),
    /// The position is drawn, and play can end in a tie although neither player gives anything away.
    Tie {
        /// The least number of plies after which that can happen if both want it, at least 1. All
        /// positions on the way are drawn. It is not a remoteness: either player may be able to delay
        /// the end, even for ever.
        plies: u32,
        /// The first move that brings the tie nearer.
        chosen: Move,
    },
    /// The position is drawn, and play that gives nothing away never ends: drawn positions alone lead
    /// to no tie, and every drawn option is of this kind again. The move is the first to such an
    /// option; if you follow these moves, they go round in a circle.
    Endless(Move),
}

impl<Move: Copy> Witness<Move> {
    /// The witness of a position of which this is known: the first move that is worth as much. The moves come in
    /// their order, each with whether the same player moves again, and with what is known after it.
    pub(super) fn of(
        claim: Claim,
        options: impl IntoIterator<Item = (Move, bool, Option<Claim>)>,
    ) -> Result<Self, Error> {
        let mut options = options.into_iter().peekable();
        if options.peek().is_none() {
            return Ok(Witness::Over);
        }
        let deciding = options.find(|&(_, again, after)| {
            let worth = after.map(|after| after.of_move(again));
            worth == Some(claim)
        });
        let (chosen, ..) = deciding.sure("a claim follows from those after the moves")?;
        Ok(match claim {
            Claim::Lost(_) | Claim::Won(_) => Witness::Decided(chosen),
            Claim::Tie(plies) => Witness::Tie { plies, chosen },
            Claim::Endless => Witness::Endless(chosen),
        })
    }

    /// The same witness with its move in another form, if it has one in it.
    ///
    /// # Errors
    ///
    /// Those of `write`.
    pub fn map<Written, E>(
        self,
        write: impl FnOnce(Move) -> Result<Written, E>,
    ) -> Result<Witness<Written>, E> {
        Ok(match self {
            Witness::Over => Witness::Over,
            Witness::Decided(chosen) => Witness::Decided(write(chosen)?),
            Witness::Tie { plies, chosen } => Witness::Tie {
                plies,
                chosen: write(chosen)?,
            },
            Witness::Endless(chosen) => Witness::Endless(write(chosen)?),
        })
    }

    /// The move; `None` if the game is over.
    pub fn chosen(self) -> Option<Move> {
        match self {
            Witness::Over => None,
            Witness::Decided(chosen) | Witness::Tie { chosen, .. } | Witness::Endless(chosen) => {
                Some(chosen)
            }
        }
    }
}
