//! What the solver notes about a position, in one word.

use crate::game::Claim;

/// A [`Claim`], packed. As long as none can be made, it counts the options that are not known to be losing.
///
/// ```text
///   [ options, 30 bits | 0, 2 bits ]       undecided
///   [ plies,   30 bits | kind, 2 bits ]    1 lost, 2 won, 3 tie
/// ```
///
/// The fields are wide enough: there are fewer plies than positions, of which there are at most 2³⁰,
/// and at most 2²⁷ options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u32);

impl Mark {
    /// Neither won nor lost so far, with this number of options.
    pub(super) fn undecided(options: u32) -> Mark {
        Mark(options << 2)
    }

    /// Decided, as play without end never is.
    #[inline]
    pub(super) fn decided(claim: Claim) -> Mark {
        match claim {
            Claim::Lost(plies) => Mark(plies << 2 | 1),
            Claim::Won(plies) => Mark(plies << 2 | 2),
            Claim::Tie(plies) => Mark(plies << 2 | 3),
            Claim::Endless => {
                debug_assert!(false, "play without end is never decided");
                Mark::undecided(0)
            }
        }
    }

    /// What a move to the decided position is [worth](Claim::of_move): first if the turn changes, then if the same
    /// player moves again. It is the same for all moves that lead there.
    pub(super) fn of_moves(self) -> [Mark; 2] {
        [false, true].map(|again| Mark::decided(self.claim().of_move(again)))
    }

    /// Whether the position is lost.
    #[inline]
    pub(super) fn is_lost(self) -> bool {
        self.0 & 3 == 1
    }

    /// Whether no win, loss or tie is known yet.
    pub(super) fn is_undecided(self) -> bool {
        self.0 & 3 == 0
    }

    /// The mark after one option of an undecided position has turned out to be losing.
    pub(super) fn without_an_option(self) -> Mark {
        Mark(self.0 - (u32::from(self.is_undecided()) << 2))
    }

    /// Whether all options of an undecided position are losing.
    pub(super) fn has_no_option(self) -> bool {
        self.0 == 0
    }

    /// What is known when the run has finished: what is undecided then is drawn by play without end.
    #[inline]
    pub(super) fn claim(self) -> Claim {
        let plies = self.0 >> 2;
        match self.0 & 3 {
            1 => Claim::Lost(plies),
            2 => Claim::Won(plies),
            3 => Claim::Tie(plies),
            _ => Claim::Endless,
        }
    }
}

/// What the options of a position say about it, when all of them are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gathered {
    quickest_win: u32,
    nearest_tie: u32,
    longest_loss: Option<u32>,
}

impl Default for Gathered {
    fn default() -> Self {
        Gathered {
            quickest_win: u32::MAX,
            nearest_tie: u32::MAX,
            longest_loss: None,
        }
    }
}

impl Gathered {
    /// Adds what a move is [worth](Claim::of_move).
    #[inline]
    pub(super) fn add(&mut self, worth: Claim) {
        match worth {
            Claim::Won(plies) => self.quickest_win = self.quickest_win.min(plies),
            Claim::Tie(plies) => self.nearest_tie = self.nearest_tie.min(plies),
            Claim::Lost(plies) => self.longest_loss = self.longest_loss.max(Some(plies)),
            Claim::Endless => debug_assert!(false, "options are decided first"),
        }
    }

    /// The claim of the position; `None` if it has no options.
    pub(super) fn claim(self) -> Option<Claim> {
        if self.quickest_win < u32::MAX {
            Some(Claim::Won(self.quickest_win))
        } else if self.nearest_tie < u32::MAX {
            Some(Claim::Tie(self.nearest_tie))
        } else {
            self.longest_loss.map(Claim::Lost)
        }
    }
}
