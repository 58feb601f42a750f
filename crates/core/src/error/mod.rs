//! What can be wrong with an input.

mod chain;
mod display;
mod network;
mod nim;
mod sort;

pub use chain::ChainError;
pub use network::NetworkError;
pub use nim::NimError;
pub use sort::SortError;

use crate::game::Vector;

/// Why an input was refused or a run stopped.
///
/// The page writes its own sentences, in three languages: it takes [`code`](Error::code), which
/// stays the same for good, and [`params`](Error::params), the offending values and the limits by
/// name. The [`Display`](std::fmt::Display) text is English, for Rust users and logs, and may change.
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
    /// `too-many-lines`: the weights of the game are so large that its points lie on too many lines
    /// of equal weight. Known before any work starts.
    TooManyLines {
        /// The number of lines.
        lines: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `point-outside`: the point is outside the hull of the drawn points, which no move leaves.
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
    /// `level-out-of-range`: a tile is shrunk more than is allowed.
    LevelOutOfRange {
        /// The level asked for.
        value: u32,
        /// The most that is allowed.
        max: u32,
    },
    /// `tile-out-of-range`: a side of a tile is too short or too long.
    TileOutOfRange {
        /// The side asked for, in pixels.
        value: u32,
        /// The least that is allowed.
        min: u32,
        /// The most that is allowed.
        max: u32,
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
    /// `conjecture-out-of-range`: a period or a start of a conjecture is too small or too large.
    ConjectureOutOfRange {
        /// What was given.
        value: u32,
        /// The least that is allowed.
        min: u32,
        /// The most that is allowed.
        max: u32,
    },
    /// `conjecture-incomplete`: a conjecture says too little or too much, not one thing for each
    /// pair of residues.
    ConjectureIncomplete {
        /// The number of residue pairs it speaks of.
        count: u64,
        /// The number there is.
        expected: u64,
    },
    /// `empty-path`: a game has at least the point where it starts.
    EmptyPath,
    /// `path-too-long`: a game with more plies than are kept.
    PathTooLong {
        /// The number of plies given.
        plies: u64,
        /// The most that is allowed.
        limit: u64,
    },
    /// `illegal-move`: no move leads to this point from the one before it.
    IllegalMove {
        /// Its place in the path, the start being 0: so the first ply is 1.
        ply: u64,
        /// Wholes.
        m: u32,
        /// Halves.
        n: u32,
    },
    /// `percent-out-of-range`: a share of more than all.
    PercentOutOfRange {
        /// What was given.
        value: u8,
        /// The most that is allowed.
        max: u8,
    },
    /// `strategy-does-not-apply`: the opponent was asked to reply where its strategy says nothing.
    StrategyDoesNotApply {
        /// Wholes, before the move that it should reply to.
        m: u32,
        /// Halves, before that move.
        n: u32,
    },
    /// What can be wrong with a heap game.
    Nim(NimError),
    /// What can be wrong with sorting.
    Sort(SortError),
    /// What is wrong with a sorting network.
    Network(NetworkError),
    /// What can be wrong with the game of Chain.
    Chain(ChainError),
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
            Error::TooManyLines { .. } => "too-many-lines",
            Error::PointOutside { .. } => "point-outside",
            Error::PointNotColoured { .. } => "point-not-coloured",
            Error::LevelOutOfRange { .. } => "level-out-of-range",
            Error::TileOutOfRange { .. } => "tile-out-of-range",
            Error::TooManyPositions { .. } => "too-many-positions",
            Error::Cycle { .. } => "cycle",
            Error::ConjectureOutOfRange { .. } => "conjecture-out-of-range",
            Error::ConjectureIncomplete { .. } => "conjecture-incomplete",
            Error::EmptyPath => "empty-path",
            Error::PathTooLong { .. } => "path-too-long",
            Error::IllegalMove { .. } => "illegal-move",
            Error::PercentOutOfRange { .. } => "percent-out-of-range",
            Error::StrategyDoesNotApply { .. } => "strategy-does-not-apply",
            Error::Nim(error) => error.code(),
            Error::Sort(error) => error.code(),
            Error::Network(error) => error.code(),
            Error::Chain(error) => error.code(),
        }
    }

    /// The offending values and the limits, by name. Names are the fields' names; a vector gives
    /// its components as `dm` and `dn`, two vectors as `first_dm`, `first_dn`, `second_dm`,
    /// `second_dn`.
    pub fn params(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Error::ColumnsOutOfRange { value, min, max }
            | Error::RowsOutOfRange { value, min, max }
            | Error::TileOutOfRange { value, min, max } => vec![
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
            Error::TooManyLines { lines, limit } => {
                vec![("lines", signed(lines)), ("limit", signed(limit))]
            }
            Error::LevelOutOfRange { value, max } => {
                vec![("value", value.into()), ("max", max.into())]
            }
            Error::PointOutside { m, n } | Error::PointNotColoured { m, n } => {
                vec![("m", m.into()), ("n", n.into())]
            }
            Error::TooManyPositions { limit } => vec![("limit", signed(limit))],
            Error::Cycle { plies } => vec![("plies", signed(plies))],
            Error::ConjectureOutOfRange { value, min, max } => vec![
                ("value", value.into()),
                ("min", min.into()),
                ("max", max.into()),
            ],
            Error::ConjectureIncomplete { count, expected } => {
                vec![("count", signed(count)), ("expected", signed(expected))]
            }
            Error::EmptyPath => vec![],
            Error::PathTooLong { plies, limit } => {
                vec![("plies", signed(plies)), ("limit", signed(limit))]
            }
            Error::IllegalMove { ply, m, n } => {
                vec![("ply", signed(ply)), ("m", m.into()), ("n", n.into())]
            }
            Error::PercentOutOfRange { value, max } => {
                vec![("value", value.into()), ("max", max.into())]
            }
            Error::StrategyDoesNotApply { m, n } => vec![("m", m.into()), ("n", n.into())],
            Error::Nim(ref error) => error.params(),
            Error::Sort(ref error) => error.params(),
            Error::Network(ref error) => error.params(),
            Error::Chain(ref error) => error.params(),
        }
    }
}

/// Counts never come near 2^63; should one, it is shown as the largest number there is.
fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

impl From<ChainError> for Error {
    fn from(error: ChainError) -> Error {
        Error::Chain(error)
    }
}

impl From<NimError> for Error {
    fn from(error: NimError) -> Error {
        Error::Nim(error)
    }
}

impl From<NetworkError> for Error {
    fn from(error: NetworkError) -> Error {
        Error::Network(error)
    }
}

impl From<SortError> for Error {
    fn from(error: SortError) -> Error {
        Error::Sort(error)
    }
}

impl std::error::Error for Error {}
