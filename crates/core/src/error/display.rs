//! Errors in English, for Rust users and logs.

use std::fmt;

use super::Error;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::ColumnsOutOfRange { value, min, max } => {
                write!(f, "{value} columns: allowed are {min} to {max}")
            }
            Error::RowsOutOfRange { value, min, max } => {
                write!(f, "{value} rows: allowed are {min} to {max}")
            }
            Error::NoMoves => write!(f, "a game needs at least one move"),
            Error::TooManyMoves { count, limit } => {
                write!(f, "{count} moves: at most {limit} are allowed")
            }
            Error::ZeroVector { index } => write!(f, "move {index} is (0,0), which is a pass"),
            Error::VectorTooLong {
                index,
                vector,
                limit,
            } => write!(
                f,
                "move {index}, {vector}: components are at most {limit} from zero"
            ),
            Error::RepeatedVector { index, vector } => {
                write!(f, "move {index}, {vector}, stands in the set already")
            }
            Error::EndlessMoves {
                first,
                first_times,
                second_times: 0,
                ..
            } => write!(f, "{first_times} × {first} can be repeated for ever"),
            Error::EndlessMoves {
                first,
                first_times,
                second,
                second_times,
            } => write!(
                f,
                "{first_times} × {first} and {second_times} × {second} together can be repeated for ever"
            ),
            Error::RegionTooLarge { positions, limit } => {
                write!(
                    f,
                    "{positions} positions to solve: at most {limit} are allowed"
                )
            }
            Error::TooManyLines { lines, limit } => {
                write!(
                    f,
                    "{lines} lines of equal weight: at most {limit} are allowed"
                )
            }
            Error::LevelOutOfRange { value, max } => {
                write!(f, "level {value}: allowed are 0 to {max}")
            }
            Error::TileOutOfRange { value, min, max } => {
                write!(f, "{value} pixels: a tile has {min} to {max} a side")
            }
            Error::PointOutside { m, n } => write!(f, "({m},{n}) is outside the solved region"),
            Error::PointNotColoured { m, n } => write!(f, "({m},{n}) is not coloured yet"),
            Error::TooManyPositions { limit } => {
                write!(f, "more than {limit} positions to solve")
            }
            Error::Cycle { plies } => write!(f, "a position returns after {plies} plies"),
            Error::ConjectureOutOfRange { value, min, max } => {
                write!(f, "{value} in a conjecture: allowed are {min} to {max}")
            }
            Error::ConjectureIncomplete { count, expected } => {
                write!(f, "{count} pairs of residues in a conjecture of {expected}")
            }
            Error::EmptyPath => write!(f, "a game has at least the point where it starts"),
            Error::PathTooLong { plies, limit } => {
                write!(f, "{plies} plies: at most {limit} are allowed")
            }
            Error::IllegalMove { ply, m, n } => {
                write!(f, "ply {ply}: no move leads to ({m},{n})")
            }
            Error::PercentOutOfRange { value, max } => {
                write!(f, "{value} percent: at most {max} are allowed")
            }
            Error::StrategyDoesNotApply { m, n } => {
                write!(f, "copying does not help from ({m},{n})")
            }
            Error::Nim(error) => error.fmt(f),
            Error::Sort(error) => error.fmt(f),
            Error::Network(error) => error.fmt(f),
            Error::Chain(error) => error.fmt(f),
        }
    }
}
