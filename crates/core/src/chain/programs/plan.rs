//! Which program, with how many objects.

use super::super::{FirstMove, MAX_OBJECTS};
use crate::error::{ChainError, Error};
use crate::game::EndRule;

/// What a position is to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Representation {
    /// A cell for each object, 1 while it is there. The same groups in other places, or in another
    /// order, are another position.
    Array,
    /// How many groups there are of each size. Equal groups are one, and so are mirrored moves.
    Groups,
}

impl Representation {
    /// Both, the article's first one first.
    pub const ALL: [Representation; 2] = [Representation::Array, Representation::Groups];

    /// A stable name: `array` or `groups`.
    pub fn name(self) -> &'static str {
        match self {
            Representation::Array => "array",
            Representation::Groups => "groups",
        }
    }
}

/// How the program finds who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Algorithm {
    /// All lines of play, from the start down, as the article's C program.
    Exhaustive,
    /// The same, but after a move that wins no other move of that position is tried. It finds who
    /// wins, not how soon.
    CutOff,
    /// The exhaustive search with a table: a position that has a value is not searched again.
    Memoised,
    /// All positions that fit into the row, from few objects to many, each valued by its moves, in
    /// rounds until none changes. In this order the first round finds all and the second confirms it.
    BottomUp,
    /// Grundy values of rows (Sprague 1935, Grundy 1939); normal play only. It finds who wins, not
    /// how soon.
    SpragueGrundy,
}

impl Algorithm {
    /// All, in the article's order, the table of the memoised one inserted.
    pub const ALL: [Algorithm; 5] = [
        Algorithm::Exhaustive,
        Algorithm::CutOff,
        Algorithm::Memoised,
        Algorithm::BottomUp,
        Algorithm::SpragueGrundy,
    ];

    /// A stable name: `exhaustive`, `cut-off`, `memoised`, `bottom-up` or `sprague-grundy`.
    pub fn name(self) -> &'static str {
        match self {
            Algorithm::Exhaustive => "exhaustive",
            Algorithm::CutOff => "cut-off",
            Algorithm::Memoised => "memoised",
            Algorithm::BottomUp => "bottom-up",
            Algorithm::SpragueGrundy => "sprague-grundy",
        }
    }
}

/// A program, and the game it is to value: a whole row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProgramPlan {
    /// The length of the row, H in the article: 1 to [`MAX_OBJECTS`], or fewer as
    /// [`ProgramPlan::most_objects`] and [`ProgramPlan::most_counted`] say.
    pub objects: u32,
    /// The direct game is normal play, the reverse game misère play.
    pub end_rule: EndRule,
    /// What the first move may take.
    pub first: FirstMove,
    /// What a position is.
    pub representation: Representation,
    /// How the values are found.
    pub algorithm: Algorithm,
}

impl ProgramPlan {
    /// The most objects with which a [`Program`](super::Program) runs. Without a table they are as
    /// many as keep the number of moves within 64 bits and the time of counting them within a
    /// fraction of a second; with a table, as many as keep it within 64 MB.
    pub fn most_objects(representation: Representation, algorithm: Algorithm) -> u32 {
        match (algorithm, representation) {
            (Algorithm::Exhaustive, Representation::Array) => 20,
            (Algorithm::Exhaustive, Representation::Groups) => 26,
            (Algorithm::CutOff, Representation::Array) => 24,
            (Algorithm::CutOff, Representation::Groups) => 32,
            (Algorithm::Memoised | Algorithm::BottomUp, Representation::Array) => 24,
            (Algorithm::Memoised | Algorithm::BottomUp, Representation::Groups)
            | (Algorithm::SpragueGrundy, _) => MAX_OBJECTS,
        }
    }

    /// The most objects with which [`count`](super::count) and [`ProgramGrowth`](super::ProgramGrowth) count: all,
    /// except that the cut-off search of the array stops at 26. What it tries depends on the order
    /// of the groups, and about 1.6 times as many rows have to be counted for each object more.
    pub fn most_counted(representation: Representation, algorithm: Algorithm) -> u32 {
        match (algorithm, representation) {
            (Algorithm::CutOff, Representation::Array) => 26,
            _ => MAX_OBJECTS,
        }
    }

    /// Checks the number of objects and the end rule.
    ///
    /// # Errors
    ///
    /// `objects-out-of-range`, `program-too-large` beyond `most`, and `grundy-under-misere`.
    pub(super) fn check(self, most: u32) -> Result<(), Error> {
        ChainError::OBJECTS.check(self.objects, 1..=MAX_OBJECTS)?;
        if self.algorithm == Algorithm::SpragueGrundy && self.end_rule == EndRule::Misere {
            return Err(ChainError::GrundyUnderMisere.into());
        }
        if self.objects > most {
            let (objects, max) = (self.objects.into(), most.into());
            return Err(ChainError::ProgramTooLarge { objects, max }.into());
        }
        Ok(())
    }
}
