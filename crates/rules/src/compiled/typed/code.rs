//! The code of a function whose types are known. A register is a word, and has the same place in every call.

use super::super::operators::Operator;
use super::types::Type;

/// A register.
pub(super) type Reg = u16;

/// What is counted where an instruction stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cost {
    pub(super) operations: u16,
    pub(super) touched: u16,
}

/// The place of an instruction; while code is written, the number of a label.
pub(super) type Target = u32;

/// `n` is a number of words, `count` one of elements. All places are checked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    /// The end of the call.
    End,
    /// The call is left to others.
    Leave,
    Count(Cost),
    CountMany {
        operations: u32,
        touched: u32,
    },
    Move(Reg, Reg),
    MoveMany(Reg, Reg, Reg),
    Add(Reg, Reg, Reg),
    Subtract(Reg, Reg, Reg),
    Multiply(Reg, Reg, Reg),
    Divide(Reg, Reg, Reg),
    Remainder(Reg, Reg, Reg),
    /// Any other operator on integers.
    Other(Operator, Reg, Reg, Reg),
    Negative(Reg, Reg),
    Absolute(Reg, Reg),
    Sign(Reg, Reg),
    Min(Reg, Reg, Reg),
    Max(Reg, Reg, Reg),
    Not(Reg, Reg),
    Compare(Operator, Reg, Reg, Reg),
    /// Texts.
    CompareTexts(Operator, Reg, Reg, Reg),
    /// Whether two values of a type are the same.
    Same(Reg, Reg, Reg, u16),
    SameMany(Reg, Reg, Reg, Reg),
    /// Whether a mixed value and another are the same.
    SameMixed(Reg, Reg, Reg),
    /// A mixed value that must be of this kind.
    Take(Reg, Reg, Kind),
    Jump(Target, Cost),
    /// Back to the beginning of a loop; here caps are looked at.
    Again(Target, Cost),
    JumpIf(Reg, Target, Cost),
    JumpUnless(Reg, Target, Cost),
    JumpEqual(Reg, Reg, Target, Cost),
    JumpUnequal(Reg, Reg, Target, Cost),
    JumpLess(Reg, Reg, Target, Cost),
    JumpAtMost(Reg, Reg, Target, Cost),
    /// The next round of a loop unless the counter has come to its end; here caps are looked at.
    Next(Reg, Reg, Target, Cost),
    /// The place of an element; negative ones count from the end.
    Place {
        to: Reg,
        place: Reg,
        count: Reg,
    },
    /// The same, where negative places are errors.
    PlainPlace {
        to: Reg,
        place: Reg,
        count: Reg,
    },
    /// The element of one word at a place, as `Place` finds it.
    Element {
        to: Reg,
        of: Reg,
        place: Reg,
        count: Reg,
    },
    /// Words at a distance from a register, of which there are `all`.
    Load {
        to: Reg,
        from: Reg,
        distance: Reg,
        n: Reg,
        all: Reg,
    },
    Store {
        to: Reg,
        distance: Reg,
        from: Reg,
        n: Reg,
        all: Reg,
    },
    CountIn(Reg, Reg, Reg, Reg),
    IndexIn(Reg, Reg, Reg, Reg),
    Sum(Reg, Reg, Reg),
    Sort(Reg, Reg),
    /// Counts what reading a value of a type touches.
    Touch(Reg, u16),
    /// The same for a list or map whose elements touch `each`.
    TouchList(Reg, u16),
    /// A copy that shares nothing.
    Copy(Reg, Reg, u16),
    /// An array of any length of `count` elements of `n` words.
    List {
        to: Reg,
        from: Reg,
        count: Reg,
        n: Reg,
    },
    Push {
        list: Reg,
        from: Reg,
        n: Reg,
    },
    /// Takes the last element away; there must be one.
    Pop {
        to: Reg,
        list: Reg,
        n: Reg,
    },
    Truncate(Reg),
    Get {
        to: Reg,
        list: Reg,
        place: Reg,
        n: Reg,
    },
    Set {
        list: Reg,
        place: Reg,
        from: Reg,
        n: Reg,
    },
    RemoveAt {
        list: Reg,
        place: Reg,
        n: Reg,
    },
    SortList(Reg),
    ListCount(Reg, Reg, Reg),
    ListIndex(Reg, Reg, Reg),
    ListSum(Reg, Reg),
    /// Puts an entry into a map with any names.
    Enter {
        map: Reg,
        name: Reg,
        from: Reg,
        n: Reg,
    },
    Begin,
    AppendText(Reg),
    AppendInteger(Reg),
    AppendTruth(Reg),
    AppendCharacter(Reg),
    Finish(Reg),
}

/// Which type a mixed value is of: the first of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Unit,
    Bool,
    Int,
    Char,
    Text,
}

impl Kind {
    pub(super) fn of(it: &Type) -> Option<Kind> {
        Some(match it {
            Type::Unit => Kind::Unit,
            Type::Bool => Kind::Bool,
            Type::Int => Kind::Int,
            Type::Char => Kind::Char,
            Type::Text => Kind::Text,
            _ => return None,
        })
    }

    pub(super) fn word(self) -> i64 {
        self as i64
    }
}
