//! Which program to run, and with how many objects.

use super::super::{FirstMove, MAX_OBJECTS};
use crate::error::{ChainError, Error};
use crate::game::EndRule;

/// What the program takes as a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Representation {
    /// A cell for each object, 1 while the object is there. The same groups at other places, or in another
    /// order, are another position.
    Array,
    /// The number of groups of each size. Equal groups count as one, and so do mirrored moves.
    Groups,
}

impl Representation {
    /// Both representations; the article's first one comes first.
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
    /// It follows all lines of play, from the start down, as the article's C program does.
    Exhaustive,
    /// The same, but after a move that wins it tries no other move of that position. It finds who wins, but
    /// not how soon.
    CutOff,
    /// The exhaustive search with a table: it does not search a position again that has a value.
    Memoised,
    /// It finds the values of all positions that fit into the row, from few objects to many, in rounds until
    /// no value changes. In this order the first round finds all values and the second confirms them.
    BottomUp,
    /// It uses the Grundy values of rows (Sprague 1935, Grundy 1939), for normal play only. It finds who
    /// wins, but not how soon.
    SpragueGrundy,
}

impl Algorithm {
    /// All algorithms, in the article's order; the search with a table is inserted.
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

/// A program, and the game that it should solve: a whole row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "camelCase", deny_unknown_fields)
)]
pub struct ProgramPlan {
    /// The length of the row, H in the article: 1 to [`MAX_OBJECTS`], or fewer as
    /// [`ProgramPlan::most_objects`] and [`ProgramPlan::most_counted`] say.
    pub objects: u32,
    /// Who wins when no object is left: normal play is the article's direct game, misère play its reverse
    /// game.
    pub end_rule: EndRule,
    /// What the first move may take.
    pub first_move: FirstMove,
    /// What a position is.
    pub representation: Representation,
    /// How the program finds the values.
    pub algorithm: Algorithm,
}

impl ProgramPlan {
    /// The most objects with which a [`CountingProgram`](super::CountingProgram) runs. Without a table, the number of moves
    /// has to stay within 64 bits, and counting them must take only a fraction of a second. With a table, the
    /// table has to stay within 64 MB.
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

    /// The most objects with which [`count`](super::count) and [`ProgramGrowth`](super::ProgramGrowth) count:
    /// all up to [`MAX_OBJECTS`], except that the cut-off search of the array stops at 26. Its moves depend
    /// on the order of the groups, and each object more means about 1.6 times as many rows to count.
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
