//! What can be wrong with the game of Chain and its relatives.

use crate::error::errors;

errors! {
    /// Why a row, a code or a move was refused.
    pub enum ChainError {
        /// A text that cannot be read as a row.
        NotARow = "not-a-row" {
            /// The character where reading stopped, counted from 1; at the end of the text one after
            /// the last.
            at: u64,
            /// That character; `None` at the end of the text.
            found: Option<char>,
        } => "the row cannot be read at character {at}: {found}",
        /// A row of more cells than are allowed, or than the table was made for.
        RowTooLong = "row-too-long" {
            /// The cells it needs; at least so many if its text has numbers beyond 2^32.
            cells: u64,
            /// The most that is allowed.
            max: u64,
        } => "a row of {cells} cells: at most {max} are allowed",
        /// A row without objects.
        EmptyRow = "empty-row" => "a row needs at least one object",
        /// A text that cannot be read as the code of an octal game.
        NotOctal = "not-octal" {
            /// The character where reading stopped, counted from 1; at the end of the text one after
            /// the last.
            at: u64,
            /// That character; `None` at the end of the text.
            found: Option<char>,
        } => "the octal code cannot be read at character {at}: {found}",
        /// A code with more digits after the point than are allowed.
        OctalTooLong = "octal-too-long" {
            /// The digits after the point.
            digits: u64,
            /// The most that is allowed.
            max: u64,
        } => "{digits} digits after the point: at most {max} are allowed",
        /// The digit before the point allows a move that takes nothing and leaves one group or none, so
        /// that the game need not end.
        OctalEndless = "octal-endless" {
            /// The digit.
            digit: u8,
        } => "the digit {digit} before the point allows a game without end: 0 and 4 do not",
        /// A code of zeros, a game in which nobody can ever move.
        OctalWithoutMoves = "octal-without-moves" => "the code allows no move at all",
        /// A move may split a group without taking anything, which needs a gap that a row of cells does
        /// not have.
        OctalNotInARow = "octal-not-in-a-row" =>
            "a group in a row cannot be split without taking anything",
        /// A move of a game that the rules do not allow there.
        IllegalTake = "illegal-chain-take" {
            /// Which move, counted from 1.
            ply: u64,
            /// The first cell it takes, counted from 1.
            first: u64,
            /// How many it takes.
            count: u64,
        } => "ply {ply}: {count} from cell {first} may not be taken",
        /// Grundy values were asked to decide misère play, which they do not.
        GrundyUnderMisere = "grundy-under-misere" => "Grundy values do not decide misère play",
        /// A program that would need too much memory or time to be set up.
        ProgramTooLarge = "program-too-large" {
            /// The objects asked for.
            objects: u64,
            /// The most that is allowed.
            max: u64,
        } => "{objects} objects: this program is made for at most {max}",
    }
    ranges {
        /// The objects of a row or of a group.
        OBJECTS = "objects-out-of-range" => "objects",
    }
}
