//! Nim under either end rule, decided by the number of heaps with two stones or more.

use crate::game::{EndRule, Outcome};

/// A class that play passes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct ClassOnCourse {
    /// The class.
    pub class: NimClass,
    /// Who wins in this class under the end rule of the course.
    pub outcome: Outcome,
}

/// The class of a position of Nim (a player may take any number from one heap). The letter is the
/// source's: S if the exclusive or of the heaps is not 0, T if it is 0. The index counts the heaps of
/// two stones or more; 2 stands for two heaps or more.
///
/// ```text
///            heaps of two or more
///            0             1           2 or more
///   xor ≠ 0  S0 odd ones   S1          S2
///   xor = 0  T0 even ones  none        T2
/// ```
///
/// T1 does not exist: the one large heap has a bit above the last, and no other heap has that bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub enum NimClass {
    /// `S0`: an odd number of heaps of one stone.
    S0,
    /// `S1`: one heap of two stones or more, and heaps of one stone.
    S1,
    /// `S2`: two or more heaps of two stones or more, not balanced.
    S2,
    /// `T0`: an even number of heaps of one stone, or nothing at all.
    T0,
    /// `T2`: two or more heaps of two stones or more, balanced.
    T2,
}

impl NimClass {
    /// The class of these heaps; empty heaps do not matter. Cost O(k) for k heaps.
    ///
    /// ```
    /// use appleyard_core::game::{EndRule, Outcome};
    /// use appleyard_core::nim::NimClass;
    ///
    /// assert_eq!(NimClass::of(&[3, 5, 1]), NimClass::S2);
    /// // A single stone: the player who has to take it loses misère play, and wins normal play.
    /// assert_eq!(NimClass::of(&[1]).outcome(EndRule::Misere), Outcome::P);
    /// assert_eq!(NimClass::of(&[1]).outcome(EndRule::Normal), Outcome::N);
    /// ```
    pub fn of(heaps: &[u64]) -> NimClass {
        let xor = heaps.iter().fold(0, |xor, stones| xor ^ stones);
        let large = heaps.iter().filter(|&&stones| stones >= 2).count();
        match (xor, large) {
            (0, 0) => NimClass::T0,
            (0, _) => NimClass::T2,
            (_, 0) => NimClass::S0,
            (_, 1) => NimClass::S1,
            (_, _) => NimClass::S2,
        }
    }

    /// Who wins from any position of this class (Bouton, *Nim, a game with a complete mathematical
    /// theory*, 1901, for both end rules).
    ///
    /// Under misère play the heaps of one stone decide at the end: S0 is lost and T0 won. From S1 a move
    /// can shrink the large heap to 1 or 0 stones, whichever leaves S0. T2 leads only to S1 and S2, and
    /// from S2 a move can always reach T2, as under normal play.
    pub fn outcome(self, end_rule: EndRule) -> Outcome {
        match (self, end_rule) {
            (NimClass::T2, _)
            | (NimClass::T0, EndRule::Normal)
            | (NimClass::S0, EndRule::Misere) => Outcome::P,
            _ => Outcome::N,
        }
    }

    /// A course of play from many large heaps to the end, as the source prints it: the player who can
    /// win does, and the opponent holds out. Every other class is lost for the player to move.
    ///
    /// ```text
    ///            normal play                     misère play
    ///   won      S2    S2    S1    S0            S2    S2    S1    T0
    ///              \  /  \  /  \  /  \             \  /  \  /  \  /  \
    ///   lost        T2    T2    T0    T0            T2    T2    S0    S0
    /// ```
    ///
    /// From a won class, moves lead to only one lost class, the next one, and every position with moves
    /// can reach it. From T2 the next class is S2 as long as there are heaps to spare, then S1. That may
    /// happen at once, or after more than two rounds. The two courses part at S1: there the winner
    /// leaves an even or an odd number of heaps of one stone. At the end no heap is left (T0, normal
    /// play), or a single stone that has to be taken (S0, misère).
    pub fn course(end_rule: EndRule) -> Vec<ClassOnCourse> {
        use NimClass::{S0, S1, S2, T0, T2};
        let classes = match end_rule {
            EndRule::Normal => [S2, T2, S2, T2, S1, T0, S0, T0],
            EndRule::Misere => [S2, T2, S2, T2, S1, S0, T0, S0],
        };
        let on_course = |class: NimClass| ClassOnCourse {
            class,
            outcome: class.outcome(end_rule),
        };
        classes.map(on_course).into()
    }
}
