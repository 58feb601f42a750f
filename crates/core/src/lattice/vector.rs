//! Vector games: a token on the quadrant, moved by one of a fixed set of vectors, which a player adds
//! once or, along a ray, repeatedly.

use super::plane::{Point, Vector};
use super::weight::Cone;
use crate::error::{Error, VectorError, place};

/// The most moves that a game may have. With it a point has at most 63 options by steps, so that a
/// Grundy value of a game without rays fits in six bits.
pub const MAX_MOVES: usize = 63;

/// The largest component of a vector, in either direction.
pub const MAX_COMPONENT: u32 = 4096;

/// A kind of move.
///
/// ```text
///   step (-2,0)     ← . x            ray (-1,0)     ← ← ← x
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct Move {
    /// Added to m.
    pub dm: i32,
    /// Added to n.
    pub dn: i32,
    /// Whether the vector may be added any positive number of times, as a ray: a rook's move to the left
    /// is a ray (-1,0). A step adds it once.
    pub ray: bool,
}

impl Move {
    /// Adds the vector once.
    pub fn step(Vector { dm, dn }: Vector) -> Move {
        let ray = false;
        Move { dm, dn, ray }
    }

    /// Adds the vector any positive number of times.
    pub fn ray(Vector { dm, dn }: Vector) -> Move {
        let ray = true;
        Move { dm, dn, ray }
    }

    /// The vector that the move adds once or, as a ray, repeatedly.
    pub fn vector(self) -> Vector {
        let Move { dm, dn, .. } = self;
        Vector { dm, dn }
    }

    /// How many times the move adds its vector to lead from one point to another: once for a step, once
    /// or more for a ray. `None` if it does not lead there. Cost O(1).
    pub fn times(self, from: Point, to: Point) -> Option<u32> {
        let way = |from: u32, to: u32| i64::from(to) - i64::from(from);
        let (across, up) = (way(from.m, to.m), way(from.n, to.n));
        let (dm, dn) = (i64::from(self.dm), i64::from(self.dn));
        let times = across.checked_div(dm).or(up.checked_div(dn))?;
        let allowed = times == 1 || times > 1 && self.ray;
        if !allowed || (dm * times, dn * times) != (across, up) {
            return None;
        }
        u32::try_from(times).ok()
    }
}

/// A move made from a particular point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Ply {
    /// Which move: its index in [`VectorGame::moves`].
    pub index: usize,
    /// How many times its vector is added: 1 for a step, 1 or more for a ray.
    pub times: u32,
    /// The point to which it leads.
    pub to: Point,
}

/// How far play can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Reach {
    /// The width, in points, of a box that holds all that can be reached; a smaller box may be enough.
    pub columns: u64,
    /// The height of the box, in points.
    pub rows: u64,
}

/// A game on the quadrant m, n ≥ 0. Each move adds one of finitely many vectors to the point. A ray may
/// add its vector several times, as long as the point stays in the quadrant.
///
/// Every game that can be made ends, whatever the players do: there is a positive weight that each move
/// lowers, see [`weight`](VectorGame::weight).
///
/// ```text
///      ·
///      ↖
///   ·  ←  x      the apple game: eat a whole (-1,0), a half (0,-1), half of a whole (-1,+1)
///         ↓
///         ·
/// ```
///
/// ```
/// use appleyard_core::lattice::{Move, Ply, Point, Vector, VectorGame};
///
/// let apples = VectorGame::apples();
/// let from_two_wholes: Vec<_> = apples.plies(Point { m: 2, n: 0 }).collect();
/// assert_eq!(from_two_wholes, [
///     Ply { index: 0, times: 1, to: Point { m: 1, n: 0 } },
///     Ply { index: 2, times: 1, to: Point { m: 1, n: 1 } },
/// ]);
/// assert_eq!(apples.weight(), (2, 1));
///
/// // A game that goes back and forth for ever is refused.
/// let to_and_fro = [Vector { dm: -1, dn: 1 }, Vector { dm: 1, dn: -1 }].map(Move::step);
/// let refused = VectorGame::new(to_and_fro.to_vec());
/// assert_eq!(refused.unwrap_err().code(), "endless-moves");
/// ```
#[derive(Clone, Debug)]
pub struct VectorGame {
    moves: Vec<Move>,
    cone: Cone,
}

impl VectorGame {
    /// The game with these moves, in the given order.
    ///
    /// # Errors
    ///
    /// [`NoMoves`](VectorError::NoMoves); [`TooManyMoves`](VectorError::TooManyMoves) beyond
    /// [`MAX_MOVES`]. For a single vector: [`ZeroVector`](VectorError::ZeroVector);
    /// [`VectorTooLong`](VectorError::VectorTooLong) beyond [`MAX_COMPONENT`];
    /// [`RepeatedVector`](VectorError::RepeatedVector), even if one is a step and the other a ray. (A
    /// repeated vector is not simply dropped, because the indices of later moves would change.)
    /// [`EndlessMove`](VectorError::EndlessMove) or [`EndlessMoves`](VectorError::EndlessMoves) exactly
    /// if no positive weight is lowered by every move. Then some combination of moves sums to (0,0) or
    /// more, and a game that starts far enough out need not end.
    ///
    /// # Cost
    ///
    /// O(k²) for k moves.
    pub fn new(moves: Vec<Move>) -> Result<VectorGame, Error> {
        if moves.is_empty() {
            return Err(VectorError::NoMoves.into());
        }
        if moves.len() > MAX_MOVES {
            return Err(Error::from(VectorError::TooManyMoves {
                count: moves.len() as u64,
                limit: MAX_MOVES as u64,
            }));
        }
        let vectors: Vec<_> = moves.iter().map(|one| one.vector()).collect();
        for index in 0..vectors.len() {
            check_vector(&vectors, index)?;
        }
        let cone = Cone::new(&vectors)?;
        Ok(VectorGame { moves, cone })
    }

    /// The apple game of the source document: eat a whole apple (-1,0), a half apple (0,-1), or half of
    /// a whole apple, which leaves a half (-1,+1).
    pub fn apples() -> VectorGame {
        let half_of_a_whole = Vector { dm: -1, dn: 1 };
        VectorGame {
            moves: [
                Vector { dm: -1, dn: 0 },
                Vector { dm: 0, dn: -1 },
                half_of_a_whole,
            ]
            .map(Move::step)
            .to_vec(),
            cone: Cone::climbing(half_of_a_whole),
        }
    }

    /// The moves, in the given order. The index of a move in this list names it elsewhere.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Whether some move is a ray.
    pub fn has_rays(&self) -> bool {
        self.moves.iter().any(|one| one.ray)
    }

    /// A weight (a,b), a, b ≥ 1, such that every move lowers a·m + b·n. It is the reason why the game
    /// ends, after at most a·m + b·n plies. Of all such weights it is the one with the smallest a + b,
    /// and of those the one with the smallest a; (2,1) for the apples. a and b have no common divisor
    /// and are at most 2 × [`MAX_COMPONENT`].
    pub fn weight(&self) -> (u32, u32) {
        self.cone.weight()
    }

    /// How far play can reach from the points with m ≤ `corner.m` and n ≤ `corner.n`. It is the reach of
    /// the cone that the moves span, which ignores parity. Cost O(1).
    pub fn reach(&self, corner: Point) -> Reach {
        let (m, n) = (u64::from(corner.m), u64::from(corner.n));
        let ((x, y), (z, w)) = (self.cone.up(), self.cone.across());
        let part = |of: u64, rise: u32, run: u32| of * u64::from(rise) / u64::from(run.max(1));
        Reach {
            columns: m + part(n, z, w) + 1,
            rows: n + part(m, y, x) + 1,
        }
    }

    /// The plies from a point: in the order of the moves, along a ray from near to far. Cost O(k) for k
    /// steps; a ray costs its length.
    pub fn plies(&self, point: Point) -> impl Iterator<Item = Ply> {
        self.moves.iter().enumerate().flat_map(move |(index, one)| {
            let vector = one.vector();
            let most = if one.ray { u32::MAX } else { 1 };
            let mut to = point;
            (1..=most).map_while(move |times| {
                to = to.checked_add(vector)?;
                Some(Ply { index, times, to })
            })
        })
    }

    /// The first of the [plies](VectorGame::plies) from a point that leads to `to`; `None` if none does.
    /// Cost O(k) for k moves, however long the rays are.
    pub fn ply_to(&self, point: Point, to: Point) -> Option<Ply> {
        self.moves.iter().enumerate().find_map(|(index, one)| {
            let times = one.times(point, to)?;
            Some(Ply { index, times, to })
        })
    }

    /// The edges of the cone spanned by the moves.
    pub(crate) fn cone(&self) -> Cone {
        self.cone
    }
}

/// Checks the vector at `index` by itself and against those before it.
fn check_vector(vectors: &[Vector], index: usize) -> Result<(), VectorError> {
    let (vector, before) = (vectors[index], &vectors[..index]);
    let (index, Vector { dm, dn }) = (place(index), vector);
    if (dm, dn) == (0, 0) {
        return Err(VectorError::ZeroVector { index });
    }
    if dm.unsigned_abs().max(dn.unsigned_abs()) > MAX_COMPONENT {
        let limit = MAX_COMPONENT;
        return Err(VectorError::VectorTooLong {
            index,
            dm,
            dn,
            limit,
        });
    }
    if before.contains(&vector) {
        return Err(VectorError::RepeatedVector { index, dm, dn });
    }
    Ok(())
}
