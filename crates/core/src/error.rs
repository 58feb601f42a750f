//! What can be wrong with an input.

use std::fmt;

use crate::game::Vector;

/// Why an input was refused or a run stopped.
///
/// The page writes its own sentences, in three languages: it takes [`code`](Error::code), which
/// stays the same for good, and [`params`](Error::params), the offending values and the limits by
/// name. The [`Display`](fmt::Display) text is English, for Rust users and logs, and may change.
///
/// ```
/// use appleyard_core::game::VectorGame;
///
/// let error = VectorGame::new(vec![]).unwrap_err();
/// assert_eq!(error.code(), "no-moves");
/// assert_eq!(error.params(), vec![]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// `columns-out-of-range`: the drawn rectangle is too narrow or too wide.
    ColumnsOutOfRange {
        /// What was asked for, in points.
        value: u32,
        /// The least that is allowed.
        min: u32,
        /// The most that is allowed.
        max: u32,
    },
    /// `rows-out-of-range`: the drawn rectangle is too low or too high.
    RowsOutOfRange {
        /// What was asked for, in points.
        value: u32,
        /// The least that is allowed.
        min: u32,
        /// The most that is allowed.
        max: u32,
    },
    /// `no-moves`: a game needs at least one move.
    NoMoves,
    /// `too-many-moves`: the set of vectors is larger than any game here may have.
    TooManyMoves {
        /// The number of vectors given.
        count: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `zero-vector`: a move by (0,0) would be a pass, and there is no passing.
    ZeroVector {
        /// Its place in the set, counted from 0.
        index: u64,
    },
    /// `vector-too-long`: a component is farther from zero than is allowed.
    VectorTooLong {
        /// Its place in the set, counted from 0.
        index: u64,
        /// The vector.
        vector: Vector,
        /// The most a component may be, either way.
        limit: u32,
    },
    /// `repeated-vector`: the same move stands in the set twice.
    RepeatedVector {
        /// The place of the second one, counted from 0.
        index: u64,
        /// The vector.
        vector: Vector,
    },
    /// `endless-moves`: the moves can be combined so that nothing is lost, and so repeated for
    /// ever: `first_times` × `first` + `second_times` × `second` is (0,0) or more in both
    /// components. If one move does so alone, `first` and `second` are that move and
    /// `second_times` is 0.
    EndlessMoves {
        /// A move that does not lower n, or the only culprit.
        first: Vector,
        /// How many times it is played.
        first_times: u32,
        /// A move that does not lower m, or the only culprit again.
        second: Vector,
        /// How many times it is played.
        second_times: u32,
    },
    /// `region-too-large`: the table that the drawn rectangle needs, with all that can be reached
    /// from it, has too many positions. Known before any work starts.
    RegionTooLarge {
        /// The number of positions of the table.
        positions: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `point-outside`: the point is neither drawn nor reached from a drawn point.
    PointOutside {
        /// Wholes.
        m: u32,
        /// Halves.
        n: u32,
    },
    /// `point-not-coloured`: the run has not come to this point yet.
    PointNotColoured {
        /// Wholes.
        m: u32,
        /// Halves.
        n: u32,
    },
    /// `too-many-positions`: the solver met more positions than it may keep.
    TooManyPositions {
        /// The most that is allowed.
        limit: u64,
    },
    /// `cycle`: play can return to the same position, so that the game need not end.
    Cycle {
        /// The number of plies from the position back to itself.
        plies: u64,
    },
}

impl Error {
    /// A stable name for the kind of error, in kebab-case; the page's sentences are filed under it.
    pub fn code(&self) -> &'static str {
        match self {
            Error::ColumnsOutOfRange { .. } => "columns-out-of-range",
            Error::RowsOutOfRange { .. } => "rows-out-of-range",
            Error::NoMoves => "no-moves",
            Error::TooManyMoves { .. } => "too-many-moves",
            Error::ZeroVector { .. } => "zero-vector",
            Error::VectorTooLong { .. } => "vector-too-long",
            Error::RepeatedVector { .. } => "repeated-vector",
            Error::EndlessMoves { .. } => "endless-moves",
            Error::RegionTooLarge { .. } => "region-too-large",
            Error::PointOutside { .. } => "point-outside",
            Error::PointNotColoured { .. } => "point-not-coloured",
            Error::TooManyPositions { .. } => "too-many-positions",
            Error::Cycle { .. } => "cycle",
        }
    }

    /// The offending values and the limits, by name. Names are the fields' names; a vector gives
    /// its components as `dm` and `dn`, two vectors as `first_dm`, `first_dn`, `second_dm`,
    /// `second_dn`.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Error::ColumnsOutOfRange { value, min, max }
            | Error::RowsOutOfRange { value, min, max } => vec![
                ("value", value.into()),
                ("min", min.into()),
                ("max", max.into()),
            ],
            Error::NoMoves => vec![],
            Error::TooManyMoves { count, limit } => {
                vec![("count", signed(count)), ("limit", signed(limit))]
            }
            Error::ZeroVector { index } => vec![("index", signed(index))],
            Error::VectorTooLong {
                index,
                vector,
                limit,
            } => vec![
                ("index", signed(index)),
                ("dm", vector.dm.into()),
                ("dn", vector.dn.into()),
                ("limit", limit.into()),
            ],
            Error::RepeatedVector { index, vector } => vec![
                ("index", signed(index)),
                ("dm", vector.dm.into()),
                ("dn", vector.dn.into()),
            ],
            Error::EndlessMoves {
                first,
                first_times,
                second,
                second_times,
            } => vec![
                ("first_dm", first.dm.into()),
                ("first_dn", first.dn.into()),
                ("first_times", first_times.into()),
                ("second_dm", second.dm.into()),
                ("second_dn", second.dn.into()),
                ("second_times", second_times.into()),
            ],
            Error::RegionTooLarge { positions, limit } => {
                vec![("positions", signed(positions)), ("limit", signed(limit))]
            }
            Error::PointOutside { m, n } | Error::PointNotColoured { m, n } => {
                vec![("m", m.into()), ("n", n.into())]
            }
            Error::TooManyPositions { limit } => vec![("limit", signed(limit))],
            Error::Cycle { plies } => vec![("plies", signed(plies))],
        }
    }
}

/// Counts never come near 2^63; should one, it is shown as the largest number there is.
fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

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
            Error::PointOutside { m, n } => write!(f, "({m},{n}) is outside the solved region"),
            Error::PointNotColoured { m, n } => write!(f, "({m},{n}) is not coloured yet"),
            Error::TooManyPositions { limit } => {
                write!(f, "more than {limit} positions to solve")
            }
            Error::Cycle { plies } => write!(f, "a position returns after {plies} plies"),
        }
    }
}

impl std::error::Error for Error {}
