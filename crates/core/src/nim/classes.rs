//! Nim under either end rule, by counting the heaps of two or more.

use crate::game::{EndRule, Outcome};

/// The class of a position of Nim (any number may be taken from one heap), in the source's letters:
/// S where the exclusive or of the heaps is not 0, T where it is; the index counts the heaps of two
/// stones or more, where 2 stands for two or more.
///
/// ```text
///            heaps of two or more
///            0             1           2 or more
///   xor ≠ 0  S0 odd ones   S1          S2
///   xor = 0  T0 even ones  none        T2
/// ```
///
/// There is no T1: the one large heap has a bit above the last, and no other heap has it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NimClass {
    /// `S0`: an odd number of heaps of one stone.
    S0,
    /// `S1`: one heap of two or more, and ones.
    S1,
    /// `S2`: two heaps of two or more, or more such heaps, not balanced.
    S2,
    /// `T0`: an even number of heaps of one stone, or nothing at all.
    T0,
    /// `T2`: two heaps of two or more, or more such heaps, balanced.
    T2,
}

impl NimClass {
    /// The class of these heaps; empty ones do not matter. Cost O(k) for k heaps.
    ///
    /// ```
    /// use appleyard_core::game::{EndRule, Outcome};
    /// use appleyard_core::nim::NimClass;
    ///
    /// assert_eq!(NimClass::of(&[3, 5, 1]), NimClass::S2);
    /// // A single stone: whoever must take the last one loses misère play, and wins normal play.
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
    /// Under misère play the ones decide at the end: S0 is lost and T0 won. From S1 the large heap
    /// can be brought to 1 or 0, whichever leaves S0. T2 leads to S1 and S2 only, and from S2 one
    /// can always go to T2, as under normal play.
    pub fn outcome(self, end_rule: EndRule) -> Outcome {
        match (self, end_rule) {
            (NimClass::T2, _)
            | (NimClass::T0, EndRule::Normal)
            | (NimClass::S0, EndRule::Misere) => Outcome::P,
            _ => Outcome::N,
        }
    }

    /// A course of play from many large heaps to the end, as the source prints it: whoever can win does,
    /// and the other side holds out. Every other class is lost for whoever must move there.
    ///
    /// ```text
    ///            normal play                     misère play
    ///   won      S2    S2    S1    S0            S2    S2    S1    T0
    ///              \  /  \  /  \  /  \             \  /  \  /  \  /  \
    ///   lost        T2    T2    T0    T0            T2    T2    S0    S0
    /// ```
    ///
    /// From a won class the next one is the only lost class that moves lead to, and it can be reached
    /// from every position that has moves. From T2 it is S2 as long as there are heaps to spare, then
    /// S1; that may be at once, or after more rounds than two. The two courses part at S1: the ones
    /// that the winner leaves there are even in number or odd. The end is no heap at all (T0, normal
    /// play) or a single stone, which must be taken (S0, misère).
    pub fn course(end_rule: EndRule) -> [NimClass; 8] {
        use NimClass::{S0, S1, S2, T0, T2};
        match end_rule {
            EndRule::Normal => [S2, T2, S2, T2, S1, T0, S0, T0],
            EndRule::Misere => [S2, T2, S2, T2, S1, S0, T0, S0],
        }
    }

    /// Its name in the source: `S0`, `S1`, `S2`, `T0` or `T2`.
    pub fn name(self) -> &'static str {
        match self {
            NimClass::S0 => "S0",
            NimClass::S1 => "S1",
            NimClass::S2 => "S2",
            NimClass::T0 => "T0",
            NimClass::T2 => "T2",
        }
    }
}
