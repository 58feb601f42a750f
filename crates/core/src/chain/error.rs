//! What can be wrong with the game of Chain and its relatives.

use crate::error::errors;

errors! {
    /// Why a row, a code or a move was refused.
    pub enum ChainError {
        /// A text cannot be read as a row.
        NotARow = "not-a-row" {
            /// The character where reading stopped, counted from 1; one after the last at the end of
            /// the text.
            at: u64,
            /// That character; `None` at the end of the text.
            found: Option<char>,
        } => "the row cannot be read at character {at}: {found}",
        /// A row has more cells than are allowed, or than the table was made for.
        RowTooLong = "row-too-long" {
            /// The number of cells it needs; the number may be too small if the text has numbers beyond
            /// 2^32.
            cells: u64,
            /// The most that is allowed.
            max: u64,
        } => "a row may have at most {max} cells, not {cells}",
        /// A row has no objects.
        EmptyRow = "empty-row" => "a row needs at least one object",
        /// A text cannot be read as the code of an octal game.
        NotOctal = "not-octal" {
            /// The character where reading stopped, counted from 1; one after the last at the end of
            /// the text.
            at: u64,
            /// That character; `None` at the end of the text.
            found: Option<char>,
        } => "the octal code cannot be read at character {at}: {found}",
        /// A code has more digits after the point than are allowed.
        OctalTooLong = "octal-too-long" {
            /// The number of digits after the point.
            digits: u64,
            /// The most that is allowed.
            max: u64,
        } => "a code may have at most {max} digits after the point, not {digits}",
        /// The digit before the point allows a move that takes nothing and leaves at most one group, so
        /// the game need not end.
        OctalEndless = "octal-endless" {
            /// The digit.
            digit: u8,
        } => "the digit before the point must be 0 or 4, because {digit} allows a game without end",
        /// The code has only zeros, so nobody can ever move.
        OctalWithoutMoves = "octal-without-moves" => "the code allows no move at all",
        /// A move may split a group without taking anything. That needs a gap that a row of cells does
        /// not have.
        OctalNotInARow = "octal-not-in-a-row" =>
            "a group in a row cannot be split without taking anything",
        /// A move of a game is against the rules.
        IllegalTake = "illegal-chain-take" {
            /// Which move, counted from 1.
            ply: u64,
            /// The first cell it takes, counted from 1.
            first: u64,
            /// How many objects it takes.
            count: u64,
        } => "ply {ply} takes {count} from cell {first}, which the rules do not allow",
        /// Grundy values were asked to decide misère play, but they cannot.
        GrundyUnderMisere = "grundy-under-misere" => "Grundy values do not decide misère play",
        /// The program would need too much memory, or too much time before it starts.
        ProgramTooLarge = "program-too-large" {
            /// The number of objects asked for.
            objects: u64,
            /// The most that is allowed.
            max: u64,
        } => "this program allows at most {max} objects, not {objects}",
    }
    ranges {
        /// The number of objects of a row or of a group.
        OBJECTS = "objects-out-of-range" => "the number of objects",
    }
}
